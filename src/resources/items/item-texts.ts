/** Items as programs see them, put together from texts of JSON: the same that `JSON.stringify` makes of `presentItem`. */
import type { Connection } from '../../db/database.ts'
import { imageAddresses } from '../../images/image-types.ts'
import { toUri } from '../../lib/web-address.ts'
import { makeCategoryTexts } from './category-texts.ts'
import { findItems, type ItemRow } from './detail-store.ts'
import { findItemTexts, type ItemTextRow } from './item-text-store.ts'
import { membersOfType, presentItem } from './present.ts'
import type { SalesStatus } from './schemas.ts'

/** An item with its members as texts, and its categories as a list. */
export interface ItemText extends ItemTextRow {
  readonly categories: string
}

/** Reads those of these items that the shop has, in no particular order. */
export type ReadItemTexts = (
  db: Connection,
  shopId: number,
  itemIds: readonly number[],
) => Promise<(ItemText | ItemRow)[]>

/** So few are read as rows with their parts, by a statement that looks for each item's own. */
const FEW = 10

/** Makes what reads them; `baseUrl` starts the addresses of images. Where the tree of categories changes meanwhile it answers rows. */
export function makeReadItemTexts(baseUrl: string): ReadItemTexts {
  const beginnings = imageAddresses(baseUrl, '')
  const categoryTexts = makeCategoryTexts()
  return async (db, shopId, itemIds) => {
    if (itemIds.length <= FEW) return findItems(db, shopId, itemIds)
    const rows = await findItemTexts(db, shopId, itemIds, beginnings)
    const ids = rows.map(({ category_ids }) => category_ids)
    const categoriesOf = await categoryTexts(db, shopId, rows[0]?.tree_version ?? 0, ids)
    if (categoriesOf === undefined) return findItems(db, shopId, itemIds)
    return rows.map(row => ({ ...row, categories: categoriesOf(row.category_ids) }))
  }
}

/** The item as JSON, but for its links, in a status that it has at this time. */
export function itemJson(item: ItemText | ItemRow, status: SalesStatus, now: Date, baseUrl: string): string {
  if (!('head' in item)) return JSON.stringify(presentItem(item, now, baseUrl))
  const { head, times, images, variations, options, categories, type } = item
  const ofType =
    type === 'normal' || type === 'takeout' ? '}' : `,${JSON.stringify(membersOfType(item)).slice(1)}`
  return (
    `${head.slice(0, -1)},"sales_status":"${status}",${times},"images":[${images === null ? '' : asUris(images)}],` +
    `"variations":[${variations ?? ''}],"categories":${categories},"options":${options === null ? '[]' : compact(options)}${ofType}`
  )
}

/** Texts of images all of whose addresses are, without a closer look, URIs. */
const PLAIN_IMAGES =
  /^(?:,?\{"id":\d+(?:,"[a-z_]+":(?:"https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~/-]*)?(?:\?[\w.~/&=-]*)?"|null))*\})*$/

/** Images with addresses that are URIs: what was imported before addresses became URIs (R-IMPORT-8) is made one. Those of ours are. */
function asUris(images: string): string {
  if (PLAIN_IMAGES.test(images)) return images
  const list = JSON.parse(`[${images}]`, (name, value) =>
    name !== 'id' && typeof value === 'string' ? toUri(value) : value,
  )
  return JSON.stringify(list).slice(1, -1)
}

/** Without the white space that PostgreSQL writes between parts. */
function compact(json: string): string {
  return JSON.stringify(JSON.parse(json))
}
