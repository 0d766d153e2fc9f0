/**
 * Reads JSON bodies, in the order of checks of R-HTTP-2: media type, size, form (R-BODY-3).
 * Done here and not by Fastify's own parser, which would look at the size before it knows the route's needs,
 * would read bodies of DELETE, and does not tell invalid UTF-8 from text. What is left of a body that is refused:
 * `unread-body.ts` and `lingering-close.ts`.
 */
import type { IncomingMessage } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { MIMEType } from 'node:util'
import type { FastifyRequest } from 'fastify'
import secureJson from 'secure-json-parse'
import { MAX_OWED_MS } from '../lib/pace.ts'
import type { BodyBounds } from './body-bounds.ts'
import { cutJson, type Extent } from './json-extent.ts'
import { Problem } from './problems.ts'
import type { RateLimiter } from './rate-limit.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The Content-Type that was sent. */
    sentMediaType: string | undefined
    /** The bytes of the body, once all of them were read, whatever they are. */
    sentBody: Buffer | undefined
  }
}

/** Bodies below this have no pace of their own: the limits of rate bound what they cost. */
const SMALL_BODY = 16 * 1024

/** A JSON body arrives in this time; the server's own limit leaves time for uploads. */
const BODY_TIMEOUT_MS = 30_000

/** A body with more in it than any body of its operation may have: only its beginning was looked into. */
export class CutBody {
  readonly start: unknown

  constructor(start: unknown) {
    this.start = start
  }
}

/** Reads the body of a request that must have one, a `CutBody` where it has too much. Throws 415, 413 or 400 malformed-body. */
export async function readJsonBody(
  request: FastifyRequest,
  bounds: BodyBounds,
  rates?: Pick<RateLimiter, 'waitToParse'>,
): Promise<unknown> {
  requireJson(request)
  const told = Number(request.headers['content-length'] ?? 0)
  if (told > bounds.bytes) throw tooLarge(bounds.bytes)
  if (rates !== undefined && told >= SMALL_BODY) await waitItsTurn(rates, request, told)
  const bytes = await readBytes(request, bounds.bytes)
  if (rates !== undefined && told === 0 && bytes.length >= SMALL_BODY)
    await waitItsTurn(rates, request, bytes.length)
  request.sentBody = bytes
  return parseBody(bytes, bounds)
}

/** What the bytes of a body say, a `CutBody` where they say too much. Throws 400 malformed-body. */
export function parseBody(bytes: Buffer, bounds: Extent): unknown {
  const start = cutJson(bytes, bounds)
  return start === undefined ? parseJson(bytes) : new CutBody(parseJson(start))
}

/**
 * Takes the media type out of Fastify's sight, which would refuse one that it cannot read even where no body is wanted,
 * and keeps it for `readJsonBody`.
 */
export function setMediaTypeAside(request: FastifyRequest): void {
  request.sentMediaType = request.raw.headers['content-type']
  request.raw.headers['content-type'] = undefined
}

function requireJson({ headers, sentMediaType }: FastifyRequest): void {
  const encoding = headers['content-encoding']?.trim().toLowerCase()
  if (encoding !== undefined && encoding !== 'identity') {
    throw unsupported('Content-Encoding must be identity or left out.')
  }
  if (sentMediaType === 'application/json') return
  const type = readMediaType(sentMediaType)
  if (type?.essence !== 'application/json') throw unsupported('Content-Type must be application/json.')
  const charset = type.params.get('charset')
  if (charset !== null && charset.toLowerCase() !== 'utf-8') throw unsupported('The charset must be utf-8.')
}

/** The media type in a Content-Type header; undefined when there is none that can be read. */
export function readMediaType(text: string | undefined): MIMEType | undefined {
  try {
    return text === undefined ? undefined : new MIMEType(text)
  } catch {
    return undefined
  }
}

function unsupported(detail: string): Problem {
  return new Problem('request/unsupported-media-type', detail)
}

/** Waits until it is a body's turn (R-RATE-5), or throws 429 when that is too long. It waits unread where its length is known: it then takes no memory. */
async function waitItsTurn(
  rates: Pick<RateLimiter, 'waitToParse'>,
  request: FastifyRequest,
  bytes: number,
): Promise<void> {
  const wait = rates.waitToParse(request, bytes)
  if (wait >= MAX_OWED_MS) throw tooMuch()
  if (wait > 0) await delay(wait)
}

function tooMuch(): Problem {
  const seconds = MAX_OWED_MS / 1000
  return new Problem('request/rate-limited', `Large bodies come too fast. Send the next in ${seconds} s.`, {
    headers: { 'retry-after': String(seconds) },
  })
}

function endedEarly(): Problem {
  return new Problem('request/malformed-body', 'The body ended before it was complete.')
}

/** The bytes of a body, whatever they are. Throws 413 beyond the limit, 408 and 400. */
export async function readBytes({ raw, headers }: FastifyRequest, limit: number): Promise<Buffer> {
  const told = Number(headers['content-length'] ?? 0)
  if (told > 0 && told <= Math.min(limit, SMALL_BODY)) {
    // What came together with its headers is there as soon as these have been looked at: it takes no events and no timer.
    await undefined
    if (raw.readableLength === told) {
      const bytes = raw.read() as Buffer
      // Its end comes behind it.
      raw.resume()
      return bytes
    }
  }
  return readChunks(raw, limit)
}

/**
 * By events rather than by an iterator, which costs three times as much for a body of one chunk. Chunks are put together as they come: a
 * million of a byte each would be 300 MB by themselves, and more than a second of the thread.
 */
function readChunks(raw: IncomingMessage, limit: number): Promise<Buffer> {
  // Who went away while it was to wait says nothing more.
  if (raw.destroyed) throw endedEarly()
  return new Promise((resolve, reject) => {
    let memory: Buffer = Buffer.alloc(0)
    let length = 0
    let chunks = 0
    const take = (chunk: Buffer) => {
      const end = length + chunk.length
      chunks += 1
      if (end > limit) return refuse(tooLarge(limit))
      if (chunks > FREE_CHUNKS + end / LEAST_CHUNK) return refuse(tooManyChunks())
      if (chunks === 1) memory = chunk
      else {
        if (end > memory.length)
          memory = Buffer.concat([memory.subarray(0, length)], Math.max(end, 2 * memory.length))
        chunk.copy(memory, length)
      }
      length = end
    }
    const end = () => {
      ignore()
      resolve(memory.subarray(0, length))
    }
    const fail = () => refuse(endedEarly())
    const timer = setTimeout(() => refuse(timedOut()), BODY_TIMEOUT_MS)
    const refuse = (problem: Problem) => {
      ignore()
      reject(problem)
    }
    const ignore = () => {
      clearTimeout(timer)
      raw.off('data', take).off('end', end).off('error', fail).off('close', fail)
    }
    raw.on('data', take).on('end', end).on('error', fail).on('close', fail)
  })
}

/** Chunks that a body may come in besides one for each so many of its bytes. */
const FREE_CHUNKS = 1024
const LEAST_CHUNK = 16

function tooManyChunks(): Problem {
  return malformed('The body comes in too many small chunks.')
}

/** What answers a caller that takes too long to send its request. Its connection is closed. */
export function timedOut(): Problem {
  return new Problem('request/timeout', 'The request did not arrive completely in time.', {
    headers: { connection: 'close' },
  })
}

function tooLarge(limit: number): Problem {
  return new Problem('request/body-too-large', `The body may have at most ${limit} bytes.`)
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) throw malformed('The body is empty; send a JSON object.')
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch (cause) {
    throw malformed('The body is not valid UTF-8.', cause)
  }
  try {
    return secureJson.parse(text)
  } catch (cause) {
    const forbidden = cause instanceof Error && cause.message.includes('forbidden prototype property')
    throw malformed(
      forbidden ? 'The body has a __proto__ or constructor.prototype member.' : 'The body is not valid JSON.',
      cause,
    )
  }
}

function malformed(detail: string, cause?: unknown): Problem {
  return new Problem('request/malformed-body', detail, { cause })
}
