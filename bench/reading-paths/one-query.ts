/** (e) What (a) does for an item that it has not: one query for all parts, presented in JavaScript, here for each request. */
import { systemClock } from '../../src/lib/clock.ts'
import { findItems, type ItemRow } from '../../src/resources/items/detail-store.ts'
import { itemLinks } from '../../src/resources/items/links.ts'
import { findPage } from '../../src/resources/items/page-store.ts'
import { presentItem } from '../../src/resources/items/present.ts'
import { BASE_URL, joinDocuments, type MakePath, PAGE_SIZE } from './path.ts'

export const oneQuery: MakePath = ({ db, shopId }) => {
  const linksOf = itemLinks(BASE_URL)
  const render = (row: ItemRow) =>
    Buffer.from(JSON.stringify({ ...presentItem(row, systemClock.now(), BASE_URL), _links: linksOf(row.id) }))
  const documents = async (ids: readonly number[]) => {
    const byId = new Map((await findItems(db, shopId, ids)).map(row => [row.id, row]))
    return ids
      .map(id => byId.get(id))
      .filter(row => row !== undefined)
      .map(render)
  }
  return {
    async page(offset) {
      const request = {
        visible: null,
        categoryId: null,
        order: 'list_order',
        sort: 'asc',
        limit: PAGE_SIZE,
      } as const
      const versions = await findPage(db, shopId, { ...request, offset })
      return joinDocuments(await documents(versions.map(({ id }) => id)))
    },
    async item(id) {
      const [bytes] = await documents([id])
      if (bytes === undefined) throw new Error(`No item ${id}`)
      return bytes
    },
  }
}
