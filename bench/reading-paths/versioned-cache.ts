/** (a) As built: the database is asked for ids and versions, the bytes come from the process's cache. */
import { systemClock } from '../../src/lib/clock.ts'
import { makeRenderedItems } from '../../src/resources/items/rendered-items.ts'
import { BASE_URL, type MakePath, PAGE_SIZE } from './path.ts'

export const versionedCache: MakePath = ({ db, shopId }) => {
  const rendered = makeRenderedItems(db, systemClock, BASE_URL)
  return {
    page: offset =>
      rendered.page(shopId, {
        visible: null,
        categoryId: null,
        order: 'list_order',
        sort: 'asc',
        limit: PAGE_SIZE,
        offset,
      }),
    async item(id) {
      const found = await rendered.one(shopId, id)
      if (found === undefined) throw new Error(`No item ${id}`)
      return found.bytes
    },
  }
}
