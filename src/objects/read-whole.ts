/** Objects as a whole, for work that no request waits for. */
import { addAbortSignal } from 'node:stream'
import type { ObjectStore } from './object-store.ts'

/**
 * The bytes of an object, however long they take as long as they come: a file of 200 MiB takes 17 s at 100 Mbit/s, and `read` is bounded by
 * what a request may take. Undefined when there is none. Throws when the signal ends it, also where no more bytes come.
 */
export async function readWhole(
  store: Pick<ObjectStore, 'open'>,
  key: string,
  signal?: AbortSignal,
): Promise<Buffer | undefined> {
  const opened = await store.open(key)
  if (opened === undefined) return undefined
  if (signal !== undefined) addAbortSignal(signal, opened.stream)
  return Buffer.concat(await opened.stream.toArray())
}
