/**
 * Items as buyers see them, as bytes of JSON: made once for each version, and anew when they begin or cease to be on sale
 * (R-BUY-2, R-BUY-3). Never stale, as `rendered-items.ts` explains.
 */
import type { Reader } from '../../db/database.ts'
import type { Clock } from '../../lib/clock.ts'
import { omit } from '../../lib/members.ts'
import { findItems, type ItemRow } from '../../resources/items/detail-store.ts'
import type { FindPage } from '../../resources/items/found-pages.ts'
import type { ShownItem } from '../../resources/items/kept-items.ts'
import { makePagePlaces } from '../../resources/items/page-places.ts'
import { presentItem } from '../../resources/items/present.ts'
import { type RenderedItems, renderItems } from '../../resources/items/rendered-items.ts'
import { ONLY_FOR_PROGRAMS } from '../../resources/items/schemas.ts'
import { askedWords } from '../../resources/items/words.ts'
import { searchPage } from '../../resources/items/words-store.ts'
import { purchasable } from '../rules/purchasable.ts'

/** Bytes of items kept: some 2,800. What a page of the storefront shows of an item is kept with the page besides. */
const CACHE_BYTES = 4 * 1024 * 1024

/** What buyers ask a page for, defaults filled in. */
export interface CatalogueRequest {
  /** What the names must have; null for any. */
  readonly query: string | null
  readonly categoryId: number | null
  readonly limit: number
  readonly offset: number
}

/** The items that a shop shows. */
export type RenderedCatalogue = RenderedItems<CatalogueRequest>

/** Makes the reader over a database; `baseUrl` starts the addresses of images. */
export function makeRenderedCatalogue(db: Reader, clock: Clock, baseUrl: string): RenderedCatalogue {
  return renderItems(
    db,
    clock,
    {
      read: findItems,
      show: (row, now) => showItem(row, now, baseUrl),
      findPage: makeFindCataloguePage(),
      isFiltered: () => true,
    },
    CACHE_BYTES,
  )
}

/** Makes what finds the items that a page for buyers shows, in the shop's order. */
export function makeFindCataloguePage(): FindPage<CatalogueRequest> {
  const findPage = makePagePlaces()
  return (db, shopId, { query, categoryId, limit, offset }) =>
    query === null
      ? findPage(db, shopId, {
          ...{ visible: true, categoryId, limit, offset },
          ...{ order: 'list_order', sort: 'asc' },
        })
      : searchPage(db, shopId, { ...askedWords(query), categoryId, limit, offset })
}

/** An item as buyers see it; undefined when it is hidden. The reason tells the sales status as well. */
function showItem(row: ItemRow, now: Date, baseUrl: string): ShownItem | undefined {
  return row.visible ? asBuyersSee(row, now, baseUrl) : undefined
}

/** An item as buyers would see it if it were shown. */
export function asBuyersSee(row: ItemRow, now: Date, baseUrl: string): ShownItem {
  const shown = omit(presentItem(row, now, baseUrl), ONLY_FOR_PROGRAMS)
  const { until, ...state } = purchasable(row, now)
  return { json: JSON.stringify({ ...shown, ...state }), state: state.reason ?? 'on_sale', until }
}
