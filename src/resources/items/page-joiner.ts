/** Joins rendered items into a page, a JSON array, and keeps what everybody reads: the first pages of a list. */
import { LRUCache } from 'lru-cache'
import { etagOf } from '../../http/conditional.ts'

/** Bytes of joined pages kept. */
const CACHE_BYTES = 2 * 1024 * 1024

/** What an entry costs besides its bytes. */
const ENTRY_OVERHEAD = 1000

/** A page as it is answered. */
export interface JoinedPage {
  readonly bytes: Buffer
  /** Made of the bytes when it is first asked for. */
  readonly etag: () => string
}

interface Page extends JoinedPage {
  readonly items: readonly { readonly bytes: Buffer }[]
}

/** Makes a function that joins a page; `key` says what was asked for. With the very same items as last time it answers the same bytes. */
export function makePageJoiner(): (key: string, items: Page['items']) => JoinedPage {
  const pages = new LRUCache<string, Page>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + ENTRY_OVERHEAD,
  })
  return (key, items) => {
    const last = pages.get(key)
    const same =
      last?.items.length === items.length && items.every((item, index) => item === last.items[index])
    if (last && same) return last
    const bytes = joinAsArray(items)
    const page = { items, bytes, etag: once(() => etagOf(bytes)) }
    pages.set(key, page)
    return page
  }
}

function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | undefined
  return () => {
    done ??= { value: work() }
    return done.value
  }
}

const OPEN = Buffer.from('[')
const COMMA = Buffer.from(',')
const CLOSE = Buffer.from(']')

function joinAsArray(items: Page['items']): Buffer {
  const parts = items.flatMap(({ bytes }, index) => (index === 0 ? [bytes] : [COMMA, bytes]))
  return Buffer.concat([OPEN, ...parts, CLOSE])
}
