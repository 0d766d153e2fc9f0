/** Reads a body of multipart/form-data (RFC 7578) part by part, as it comes and no faster than it is taken. */
import { finished, PassThrough, type Readable } from 'node:stream'
import { Dicer } from '#busboy'
import { timedOut } from '../http/body.ts'
import { Problem } from '../http/problems.ts'

/** One member of the form. */
export interface FormPart {
  readonly name: string
  /** The part's own media type in lower case without parameters; undefined when it has none. */
  readonly contentType: string | undefined
  /** To be read to its end before the next part. */
  readonly bytes: AsyncIterable<Buffer>
  /** Lets the rest of the body come as slowly as the server lets any request. */
  admit(): void
}

/** What is allowed of a body, whatever is in it. */
export interface FormLimits {
  /** Bytes of the whole body. */
  readonly mostBytes: number
  /** What is thrown when there are more. */
  readonly tooLarge: Problem
  /** A client that sends nothing for so many milliseconds has gone without a word. */
  readonly silenceMs: number
  /** So many milliseconds the body may take while none of its parts is admitted. */
  readonly startMs: number
}

type Headers = Readonly<Record<string, readonly string[]>>

/** Answers the parts in their order. Throws `files/invalid-upload` for what is no whole form, `request/timeout`, or `tooLarge`. */
export async function* readParts(
  body: Readable,
  boundary: string,
  limits: FormLimits,
): AsyncGenerator<FormPart, void> {
  const parts = new PassThrough({ objectMode: true })
  let last: Readable | undefined
  const fail = (problem: Problem) => {
    parts.destroy(problem)
    last?.destroy(problem)
  }
  const dicer = new Dicer({ boundary })
  dicer.on('part', part => {
    last = part
    // Dicer tells of it too.
    part.on('error', () => {})
    part.on('header', headers => parts.write({ headers, bytes: part }))
  })
  dicer.on('error', cause => fail(incomplete(cause)))
  dicer.on('finish', () => parts.end())
  const ignoreBody = watch(body, limits, fail)
  const start = setTimeout(() => fail(timedOut()), limits.startMs)
  const admit = () => clearTimeout(start)
  body.pipe(dicer)
  try {
    for await (const { headers, bytes } of parts as AsyncIterable<{ headers: Headers; bytes: Readable }>) {
      yield { name: nameOf(headers), contentType: contentTypeOf(headers), bytes: bytesOf(bytes), admit }
    }
  } finally {
    admit()
    ignoreBody()
    body.unpipe(dicer)
  }
}

/** Dicer gives a part that breaks off an error of its own, which may come before ours. */
async function* bytesOf(part: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* part
  } catch (cause) {
    throw cause instanceof Problem ? cause : incomplete(cause)
  }
}

/** Tells when the body becomes too long, stops, or breaks off. Answers how to stop watching. */
function watch(body: Readable, limits: FormLimits, fail: (problem: Problem) => void): () => void {
  let bytes = 0
  const silence = setTimeout(() => fail(timedOut()), limits.silenceMs)
  const count = (chunk: Buffer) => {
    silence.refresh()
    bytes += chunk.length
    if (bytes > limits.mostBytes) fail(limits.tooLarge)
  }
  body.on('data', count)
  const ignoreEnd = finished(body, error => error && fail(incomplete(error)))
  return () => {
    clearTimeout(silence)
    body.off('data', count)
    ignoreEnd()
  }
}

function incomplete(cause: unknown): Problem {
  return new Problem(
    'files/invalid-upload',
    'The body is no complete form of the type multipart/form-data.',
    {
      cause,
    },
  )
}

const PARAMETER = /;\s*([\w*-]+)\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^\s;"]*))\s*/gy

/** The `name` of `Content-Disposition: form-data; name="policy"`. */
function nameOf(headers: Headers): string {
  const [disposition = ''] = headers['content-disposition'] ?? []
  const start = disposition.indexOf(';')
  if (disposition.slice(0, start).trim().toLowerCase() === 'form-data') {
    for (const [, name = '', quoted, plain] of disposition.slice(start).matchAll(PARAMETER)) {
      if (name.toLowerCase() === 'name') return quoted ?? plain ?? ''
    }
  }
  throw new Problem('files/invalid-upload', 'A part of the form has no name.')
}

function contentTypeOf(headers: Headers): string | undefined {
  const [text = ''] = headers['content-type'] ?? []
  return text.split(';', 1)[0]?.trim().toLowerCase() || undefined
}
