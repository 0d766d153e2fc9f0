/** Where files are kept, as a port: on the local disk (`disk/`), or in an S3-compatible bucket (`s3/`). */
import type { Readable } from 'node:stream'

/** A stored object that is about to be read. */
export interface StoredObject {
  /** Bytes of the whole object, also when only a part of it is read. */
  readonly size: number
  /** The object's bytes, or those of the range. Destroy it when it is not read to its end. */
  readonly stream: Readable
}

/** Bytes `first` to `last`, both included, as in an HTTP Range. `last` may lie beyond the end. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/** What an upload has to be. */
export interface UploadTerms {
  /** Where the bytes are kept once they have come. */
  readonly key: string
  /** The only media type that is taken. */
  readonly contentType: string
  /** Bytes at most. */
  readonly maxBytes: number
  readonly expiresAt: Date
}

/** Where a client sends a file, and the form's members that go before it. */
export interface UploadForm {
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
}

/**
 * Objects by key. A key is one or more parts of `[A-Za-z0-9._-]`, none of them starting with a dot, split by `/`.
 * What a promise answered for is there after a crash, whole; nothing is ever seen half-written.
 * Failures of the store itself are thrown as `ObjectStoreError`.
 */
export interface ObjectStore {
  /** Keeps these bytes, over whatever was there. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Opens an object, or a range of it; undefined when there is none. */
  open(key: string, range?: ByteRange): Promise<StoredObject | undefined>
  /** The whole object; undefined when there is none. */
  read(key: string): Promise<Buffer | undefined>
  /** Bytes of the object; undefined when there is none. */
  size(key: string): Promise<number | undefined>
  /** Removes an object; nothing happens when there is none. */
  remove(key: string): Promise<void>
  /** Removes every object whose key starts with these whole parts and a `/`. */
  removeAll(folder: string): Promise<void>
  /** How many objects `removeAll` would remove, counted up to `most`. */
  count(folder: string, most: number): Promise<number>
  /** Keys of every object that `removeAll` would remove, page by page, in no order. What comes or goes meanwhile may be among them. */
  list(folder: string): AsyncIterable<readonly string[]>
  /** Lets a client send one object on these terms, straight to the store and without a token. */
  issueUpload(terms: UploadTerms): Promise<UploadForm>
  /** The origin that uploads go to; undefined where they come to this server. */
  uploadOrigin(): Promise<string | undefined>
}

/** The store cannot be reached, is full, or answered what cannot be understood. */
export class ObjectStoreError extends Error {
  override readonly name = 'ObjectStoreError'
}
