/** No database at all: the first answer of another way, kept as a string or as bytes. */
import { oneQuery } from './one-query.ts'
import type { MakePath } from './path.ts'

function makeStatic(keep: (bytes: Buffer | string) => Buffer | string): MakePath {
  return source => {
    const from = oneQuery(source)
    let page: Promise<Buffer | string> | undefined
    let item: Promise<Buffer | string> | undefined
    return {
      page(offset) {
        page ??= from.page(offset).then(keep)
        return page
      },
      item(id) {
        item ??= from.item(id).then(keep)
        return item
      },
    }
  }
}

/** What the budgets call `static`: the string is encoded for each answer. */
export const staticString = makeStatic(bytes => bytes.toString())

/** Nothing is left to do but to send. */
export const staticBytes = makeStatic(bytes => bytes)
