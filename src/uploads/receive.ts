/** Takes one file out of the form that a client sends, under the terms of its policy, and keeps it. */
import type { IncomingMessage } from 'node:http'
import { readMediaType } from '../http/body.ts'
import { Problem } from '../http/problems.ts'
import type { Clock } from '../lib/clock.ts'
import type { DiskStore } from '../objects/disk/disk-store.ts'
import type { UploadTerms } from '../objects/object-store.ts'
import { type FormPart, readParts } from './form-parts.ts'

/** Bytes of a form besides its file: the fields, every part's headers, the boundaries. */
const FORM_OVERHEAD = 16 * 1024

/** Bytes of a field; a policy has some 300. */
const MAX_FIELD_LENGTH = 2048

/** Where the upload goes, and what is allowed of it whatever its policy says. */
export interface Receiver {
  readonly store: DiskStore
  readonly clock: Clock
  /** Bytes of a file at most. */
  readonly mostBytes: number
  /** Milliseconds that a client may send nothing, and in which it has to show a policy of ours. */
  readonly silenceMs: number
  /** Puts so many bytes aside for the file of a key. Throws the problem that there is no room for them. */
  putAside(key: string, bytes: number): Promise<void>
  /** Notes how many bytes of it there are in the end. */
  note(key: string, bytes: number): Promise<void>
}

/**
 * What the headers tell before anything of the body is read: answers the boundary of the form's parts. Throws 415 when
 * it is no form, 413 when it is too long.
 */
export function checkHeaders(
  { headers }: IncomingMessage,
  mediaType: string | undefined,
  mostBytes: number,
): string {
  const encoding = headers['content-encoding']?.trim().toLowerCase()
  if (encoding !== undefined && encoding !== 'identity') {
    throw new Problem('request/unsupported-media-type', 'Content-Encoding must be identity or left out.')
  }
  const boundary = boundaryOf(mediaType)
  if (Number(headers['content-length']) > mostBytes + FORM_OVERHEAD) throw tooLarge(mostBytes)
  return boundary
}

function boundaryOf(text: string | undefined): string {
  const type = readMediaType(text)
  if (type?.essence !== 'multipart/form-data') {
    throw new Problem('request/unsupported-media-type', 'Content-Type must be multipart/form-data.')
  }
  const boundary = type.params.get('boundary') ?? ''
  // RFC 2046, 5.1.1.
  if (boundary === '' || boundary.length > 70) throw invalid('Content-Type lacks the boundary of the parts.')
  return boundary
}

/** Keeps the file of a form with these boundaries. What is wrong is thrown as a problem, and then nothing is kept. */
export async function receiveUpload(request: IncomingMessage, boundary: string, to: Receiver): Promise<void> {
  const limits = {
    mostBytes: to.mostBytes + FORM_OVERHEAD,
    tooLarge: tooLarge(to.mostBytes),
    silenceMs: to.silenceMs,
    startMs: to.silenceMs,
  }
  const fields = new Map<string, string>()
  const parts = readParts(request, boundary, limits)
  for await (const part of parts) {
    if (part.name === 'file') {
      const announced = Number(request.headers['content-length'] ?? Number.NaN)
      const terms = await findTerms(fields, to)
      part.admit()
      return await keepFile(part, parts, terms, announced, to)
    }
    await readField(part, fields)
  }
  throw invalid('The form has no member `file`.')
}

/** A member that the policy does not know is refused, as S3 does. */
async function readField({ name, bytes }: FormPart, fields: Map<string, string>): Promise<void> {
  if (name !== 'policy' && name.toLowerCase() !== 'content-type') {
    throw invalid('The form may have no other members than those of upload_fields and, after them, `file`.')
  }
  const key = name.toLowerCase()
  if (fields.has(key)) throw invalid(`\`${name}\` stands in the form twice.`)
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of bytes) {
    length += chunk.length
    if (length > MAX_FIELD_LENGTH) throw invalid(`\`${name}\` is longer than the one that was issued.`)
    chunks.push(chunk)
  }
  fields.set(key, Buffer.concat(chunks).toString())
}

/** What the fields allow. Throws `files/upload-refused` when it is nothing. */
async function findTerms(
  fields: ReadonlyMap<string, string>,
  { store, clock }: Receiver,
): Promise<UploadTerms> {
  const policy = fields.get('policy')
  if (policy === undefined) {
    throw invalid('`policy` is missing, or stands after `file`: all of upload_fields come before it.')
  }
  const terms = await store.readPolicy(policy)
  if (terms === undefined) throw refused('`policy` is not one that this server issued.')
  if (terms.expiresAt <= clock.now()) throw refused('The policy has expired; ask for a new one.')
  const contentType = fields.get('content-type')
  if (contentType === undefined) {
    throw invalid('`Content-Type` is missing, or stands after `file`: all of upload_fields come before it.')
  }
  if (contentType !== terms.contentType) {
    throw refused(`\`Content-Type\` must be ${terms.contentType}, as it was issued.`)
  }
  return terms
}

async function keepFile(
  part: FormPart,
  rest: AsyncIterator<FormPart>,
  terms: UploadTerms,
  announced: number,
  to: Receiver,
): Promise<void> {
  const { store, mostBytes } = to
  const { contentType = UNKNOWN_TYPE } = part
  if (contentType !== UNKNOWN_TYPE && contentType !== terms.contentType) {
    throw refused(`The file's own Content-Type must be ${terms.contentType}, ${UNKNOWN_TYPE} or left out.`)
  }
  if ((await store.size(terms.key)) !== undefined) throw uploadedAlready()
  const limit = Math.min(terms.maxBytes, mostBytes)
  // A form is a little longer than its file; one in chunks does not say how long it is.
  await to.putAside(terms.key, Number.isFinite(announced) ? Math.min(announced, limit) : limit)
  try {
    if (!(await store.putNew(terms.key, fileBytes(part, rest, limit)))) throw uploadedAlready()
  } finally {
    await to.note(terms.key, (await store.size(terms.key)) ?? 0)
  }
}

/** What programs say of a file that they know nothing of. */
const UNKNOWN_TYPE = 'application/octet-stream'

/** The file's bytes; ends only when the form does, so that a file is kept together with a whole form or not at all. */
async function* fileBytes(
  part: FormPart,
  rest: AsyncIterator<FormPart>,
  mostBytes: number,
): AsyncGenerator<Buffer> {
  let length = 0
  for await (const chunk of part.bytes) {
    length += chunk.length
    if (length > mostBytes) throw tooLarge(mostBytes)
    yield chunk
  }
  if (length === 0) throw invalid('`file` is empty.')
  const next = await rest.next()
  if (!next.done) throw invalid('`file` must be the last member of the form, and stand in it once.')
}

function invalid(detail: string): Problem {
  return new Problem('files/invalid-upload', detail)
}

function refused(detail: string): Problem {
  return new Problem('files/upload-refused', detail)
}

function uploadedAlready(): Problem {
  return new Problem(
    'files/already-uploaded',
    'This file was uploaded before. Ask for a new file_id to send another.',
  )
}

function tooLarge(mostBytes: number): Problem {
  return new Problem('files/file-too-large', `The file may have at most ${mostBytes} bytes.`)
}
