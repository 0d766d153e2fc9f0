/** Items as lists of a storefront show them, rendered once for each version as all items are (`rendered-items.ts`). */

import { type CatalogueRequest, makeFindCataloguePage } from '../../checkout/catalogue/rendered-catalogue.ts'
import { purchasable, type Reason } from '../../checkout/rules/purchasable.ts'
import type { Reader } from '../../db/database.ts'
import { etagOf } from '../../http/conditional.ts'
import type { Clock } from '../../lib/clock.ts'
import { isLargeAnswer } from '../../lib/large-answer.ts'
import { findItems, type ItemRow } from '../../resources/items/detail-store.ts'
import type { ShownItem } from '../../resources/items/kept-items.ts'
import { presentImage } from '../../resources/items/present.ts'
import { renderItems } from '../../resources/items/rendered-items.ts'
import type { ItemType } from '../../resources/items/schemas.ts'

/** Bytes of cards kept: some 6,000. */
const CACHE_BYTES = 4 * 1024 * 1024

/** An image with its addresses, as items show it. */
export interface ShownImage {
  readonly id: number
  readonly url: string | null
  readonly scaled_url: string | null
  readonly square_url: string | null
}

/** What a list shows of an item. */
export interface Card {
  readonly id: number
  readonly type: ItemType
  readonly name: string
  readonly price: number | null
  readonly proper_price: number | null
  readonly reason: Reason | null
  readonly image: ShownImage | null
}

/** Reads pages of cards: their JSON, a tag that tells one state of the page from another, and until when, in milliseconds since 1970, time alone does not change it. */
export type CardReader = (
  shopId: number,
  request: CatalogueRequest,
) => Promise<{ readonly bytes: Buffer; readonly tag: string; readonly until: number | undefined }>

/** Makes the reader; `baseUrl` starts the addresses of images. */
export function makeCardReader(db: Reader, clock: Clock, baseUrl: string): CardReader {
  const rendered = renderItems<CatalogueRequest, ItemRow>(
    db,
    clock,
    {
      read: findItems,
      show: (row, now) => showCard(row, now, baseUrl),
      findPage: makeFindCataloguePage(),
      isFiltered: () => true,
    },
    CACHE_BYTES,
  )
  return async (shopId, request) => {
    const page = await rendered.page(shopId, request)
    if (!isLargeAnswer(page)) return { bytes: page.bytes, tag: page.etag(), until: page.validUntil }
    // Only where imported pictures have addresses of many kilobytes.
    const bytes = Buffer.concat((await page.toArray()) as Buffer[])
    return { bytes, tag: etagOf(bytes), until: undefined }
  }
}

function showCard(row: ItemRow, now: Date, baseUrl: string): ShownItem | undefined {
  if (!row.visible) return undefined
  const { reason, until } = purchasable(row, now)
  const [image] = row.images
  const shown = {
    ...{ id: row.id, type: row.type, name: row.name, price: row.price, proper_price: row.proper_price },
    ...{ reason, image: image === undefined ? null : presentImage(image, baseUrl) },
  }
  return { json: JSON.stringify(shown), state: reason ?? 'on_sale', until }
}

/** The cards of a page. */
export function cardsOf(bytes: Buffer): Card[] {
  return JSON.parse(bytes.toString()) as Card[]
}
