/** The object store in a bucket of Amazon S3, or of a server that speaks its protocol. */
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { S3Client } from '#s3'
import type { Clock } from '../../lib/clock.ts'
import { lazy } from '../../lib/lazy.ts'
import { partsOfKey } from '../object-key.ts'
import {
  type ByteRange,
  type ObjectStore,
  ObjectStoreError,
  type StoredObject,
  type UploadForm,
  type UploadTerms,
} from '../object-store.ts'

/** Where the bucket is. Without credentials the SDK looks where it always does: environment, profile, role of the machine. */
export interface S3StoreOptions {
  readonly bucket: string
  /** Address of a server that is not Amazon's; its buckets are addressed by path. */
  readonly endpoint?: string | undefined
  readonly region?: string | undefined
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string }
  readonly clock: Clock
  /** Milliseconds for a call, if not the usual. */
  readonly callMs?: number
}

/** Most names that one listing answers, and one call removes. */
const PAGE = 1000

/** Milliseconds for a call with all its attempts: less than a request may take (R-FAULT-2). */
const CALL_MS = 9000

/** Bytes that a bucket takes a millisecond at least: the file of an item has up to 200 MiB, and nobody waits for it in a request. */
const LEAST_BYTES_PER_MS = 250

/**
 * Milliseconds in which whoever reads an object need not go on: a slow buyer's connection is given 30 s (R-CONN-1). Its whole
 * reading may take any time.
 */
const IDLE_MS = 60_000

/** Makes the store. The SDK is read and the bucket looked for when the first call needs them. */
export function makeS3Store(options: S3StoreOptions): ObjectStore {
  const open = lazy(() => openBucket(options))
  const run = async <T>(key: string, work: (bucket: Bucket, key: string) => Promise<T>): Promise<T> => {
    const checked = partsOfKey(key).join('/')
    return s3(open().then(bucket => work(bucket, checked)))
  }
  return {
    put: (key, bytes, contentType) => run(key, (bucket, name) => putObject(bucket, name, bytes, contentType)),
    open: (key, range) => run(key, (bucket, name) => openObject(bucket, name, range)),
    read: key => run(key, readObject),
    size: key => run(key, sizeOf),
    remove: key => run(key, removeObject),
    removeAll: folder => run(folder, removeFolder),
    count: (folder, most) => run(folder, (bucket, name) => countObjects(bucket, name, most)),
    list: folder => listFolder(open, folder),
    issueUpload: terms => run(terms.key, bucket => presign(bucket, terms, options.clock)),
    // Only of Amazon's the region has to be found out.
    uploadOrigin: async () => {
      const { clock, endpoint } = options
      if (endpoint !== undefined) return new URL(endpoint).origin
      const terms = { key: 'none', contentType: 'text/plain', maxBytes: 1, expiresAt: clock.now() }
      return new URL((await s3(open().then(bucket => presign(bucket, terms, clock)))).url).origin
    },
  }
}

/** The SDK, loaded, with a client of the bucket. */
interface Bucket {
  readonly sdk: typeof import('#s3')
  readonly client: S3Client
  readonly Bucket: string
  /** Milliseconds for a call. */
  readonly ms: number
}

async function openBucket({ bucket, callMs: ms = CALL_MS, ...options }: S3StoreOptions): Promise<Bucket> {
  const { endpoint, region, credentials } = options
  const sdk = await import('#s3')
  const client = new sdk.S3Client({
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true, region: 'us-east-1' }),
    ...(region === undefined ? {} : { region }),
    ...(credentials === undefined ? {} : { credentials }),
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 2000, socketTimeout: 5000 },
    // Servers that are not Amazon's know checksums only where the protocol always wanted them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  // Without this a bucket that is not there would look like one with nothing in it.
  await client.send(new sdk.HeadBucketCommand({ Bucket: bucket }), within(ms))
  return { sdk, client, Bucket: bucket, ms }
}

/** Answers what the store answers; its failures become `ObjectStoreError`s. */
async function s3<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    if (cause instanceof ObjectStoreError) throw cause
    throw new ObjectStoreError('The bucket of the object store cannot be used', { cause })
  }
}

function within(ms: number): { abortSignal: AbortSignal } {
  return { abortSignal: AbortSignal.timeout(ms) }
}

async function putObject(
  { sdk, client, Bucket, ms }: Bucket,
  Key: string,
  bytes: Uint8Array,
  ContentType: string,
): Promise<void> {
  const input = { Bucket, Key, Body: bytes, ContentLength: bytes.length, ContentType }
  const { ETag } = await client.send(
    new sdk.PutObjectCommand(input),
    within(ms + Math.ceil(bytes.length / LEAST_BYTES_PER_MS)),
  )
  requireSign(ETag)
}

/**
 * What S3 always tells in an answer, and something else on the way that answers 200 to everything does not, such as a proxy with a
 * page of its own: what it was given would count as stored, its page as a picture, and its silence as an empty folder.
 */
function requireSign(sign: unknown): void {
  if (!sign) throw new ObjectStoreError('Something that is no object store answers in its place')
}

async function openObject(bucket: Bucket, key: string, range?: ByteRange): Promise<StoredObject | undefined> {
  const begun = new AbortController()
  const tooLate = setTimeout(() => begun.abort(new Error('The bucket did not answer in time')), bucket.ms)
  try {
    const opened = await getObject(bucket, key, range, begun.signal)
    if (opened !== undefined && 'socket' in opened.stream)
      (opened.stream.socket as Socket).setTimeout(IDLE_MS)
    return opened
  } finally {
    clearTimeout(tooLate)
  }
}

/** Its whole reading ends with the signal. */
async function getObject(
  bucket: Bucket,
  Key: string,
  range: ByteRange | undefined,
  abortSignal: AbortSignal,
): Promise<StoredObject | undefined> {
  const { sdk, client, Bucket } = bucket
  if (range !== undefined && range.first > range.last) return emptyPart(bucket, Key)
  try {
    const Range = range === undefined ? undefined : `bytes=${range.first}-${range.last}`
    const answer = await client.send(new sdk.GetObjectCommand({ Bucket, Key, Range }), { abortSignal })
    requireSign(answer.ETag)
    const whole = answer.ContentRange?.split('/')[1] ?? answer.ContentLength
    return { size: Number(whole), stream: answer.Body as Readable }
  } catch (error) {
    if (isNamed(error, 'NoSuchKey')) return undefined
    if (isNamed(error, 'InvalidRange')) return emptyPart(bucket, Key)
    throw error
  }
}

/** A range that begins behind the end. */
async function emptyPart(bucket: Bucket, key: string): Promise<StoredObject | undefined> {
  const size = await sizeOf(bucket, key)
  return size === undefined ? undefined : { size, stream: Readable.from([]) }
}

async function readObject(bucket: Bucket, key: string): Promise<Buffer | undefined> {
  const found = await getObject(bucket, key, undefined, within(bucket.ms).abortSignal)
  return found && Buffer.concat(await found.stream.toArray())
}

async function sizeOf({ sdk, client, Bucket, ms }: Bucket, Key: string): Promise<number | undefined> {
  try {
    const answer = await client.send(new sdk.HeadObjectCommand({ Bucket, Key }), within(ms))
    requireSign(answer.ETag)
    return answer.ContentLength
  } catch (error) {
    if (isNamed(error, 'NotFound')) return undefined
    throw error
  }
}

async function removeObject({ sdk, client, Bucket, ms }: Bucket, Key: string): Promise<void> {
  const { $metadata } = await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), within(ms))
  requireSign($metadata.httpStatusCode === 204)
}

async function removeFolder(bucket: Bucket, folder: string): Promise<void> {
  const { sdk, client, Bucket, ms } = bucket
  for await (const keys of listKeys(bucket, folder, PAGE)) {
    const Delete = { Objects: keys.map(Key => ({ Key })), Quiet: true }
    const { Errors = [] } = await client.send(new sdk.DeleteObjectsCommand({ Bucket, Delete }), within(ms))
    if (Errors.length > 0) throw new ObjectStoreError(`Not removed: ${Errors[0]?.Code}`)
  }
}

async function countObjects(bucket: Bucket, folder: string, most: number): Promise<number> {
  let count = 0
  for await (const keys of listKeys(bucket, folder, Math.min(most + 1, PAGE))) {
    count += keys.length
    if (count >= most) return most
  }
  return count
}

async function* listFolder(open: () => Promise<Bucket>, folder: string): AsyncGenerator<readonly string[]> {
  const prefix = partsOfKey(folder).join('/')
  const pages = listKeys(await s3(open()), prefix, PAGE)
  for (let page = await s3(pages.next()); !page.done; page = await s3(pages.next())) yield page.value
}

/** The keys of a folder, page by page. What is removed meanwhile disturbs nothing: a page goes on behind the last key. */
async function* listKeys(
  { sdk, client, Bucket, ms }: Bucket,
  folder: string,
  MaxKeys: number,
): AsyncGenerator<string[]> {
  let StartAfter: string | undefined
  for (;;) {
    const input = { Bucket, Prefix: `${folder}/`, MaxKeys, StartAfter }
    const page = await client.send(new sdk.ListObjectsV2Command(input), within(ms))
    requireSign(page.Name)
    const keys = page.Contents?.flatMap(({ Key }) => Key ?? []) ?? []
    if (keys.length > 0) yield keys
    StartAfter = keys.at(-1)
    if (!page.IsTruncated || StartAfter === undefined) return
  }
}

/** The form of S3's browser uploads: a policy that the bucket's own server checks, signed with the credentials. */
async function presign(
  { sdk, client, Bucket }: Bucket,
  terms: UploadTerms,
  clock: Clock,
): Promise<UploadForm> {
  const { url, fields } = await sdk.createPresignedPost(client, {
    Bucket,
    Key: terms.key,
    Fields: { 'Content-Type': terms.contentType },
    Conditions: [
      ['content-length-range', 1, terms.maxBytes],
      ['eq', '$Content-Type', terms.contentType],
    ],
    Expires: Math.floor((terms.expiresAt.getTime() - clock.now().getTime()) / 1000),
  })
  return { url, fields }
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name
}
