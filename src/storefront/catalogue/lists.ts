/** The pages that list items: the first one, those of categories, and what is found (R-STORE-2). */
import { MAX_QUERY_LENGTH, MIN_QUERY_LENGTH } from '../../checkout/limits.ts'
import { notFound } from '../../http/problems.ts'
import { pathId } from '../../http/schemas.ts'
import { LINE, PATH_ID } from '../../lib/text.ts'
import { MAX_OFFSET } from '../../resources/items/limits.ts'
import { notFoundPage } from '../not-found-page.ts'
import type { Page } from '../page.ts'
import type { ShopFrame } from '../shop-frame.ts'
import { addSharedPage, type Storefront, type Visit } from '../storefront.ts'
import { type ShopVersion, shopVersionText } from '../version-store.ts'
import { type CardReader, cardsOf } from './card-reader.ts'
import { PAGE_ITEMS } from './grid.ts'
import { categoryPage, homePage, type Listed, searchPage } from './list-pages.ts'

const NUMBER = new RegExp(PATH_ID.pattern)

/** What a list asks for. */
interface Asked {
  readonly categoryId: number | null
  readonly query: string | null
  /** From 1. */
  readonly page: number
}

interface ListState extends ShopVersion {
  readonly bytes: Buffer
}

/** Registers them. */
export function listPages(storefront: Storefront, cards: CardReader): void {
  addList(storefront, cards, '', {
    ahead: 1,
    asked: visit => ({ categoryId: null, query: null, page: pageOf(visit) }),
    pageOf: (frame, _asked, listed) => homePage(frame, listed),
  })
  addList(storefront, cards, '/categories/:id', {
    asked: visit => ({ categoryId: categoryOf(visit), query: null, page: pageOf(visit) }),
    pageOf: (frame, { categoryId }, listed) => {
      const category = frame.categories.find(({ id }) => id === categoryId)
      if (category === undefined) throw notFound('item_categories')
      return categoryPage(frame, category, listed)
    },
  })
  addList(storefront, cards, '/search', {
    asked: visit => ({ categoryId: null, query: queryOf(visit), page: pageOf(visit) }),
    pageOf: (frame, { query }, listed) => searchPage(frame, query ?? '', listed),
  })
}

interface List {
  /** Items that its first page shows besides a grid full of them. */
  readonly ahead?: number
  readonly asked: (visit: Pick<Visit, 'params' | 'query'>) => Asked
  readonly pageOf: (frame: ShopFrame, asked: Asked, listed: Listed) => Page
}

function addList(storefront: Storefront, cards: CardReader, path: string, list: List): void {
  const { frames, context } = storefront
  const { asked, pageOf, ahead = 0 } = list
  addSharedPage<ListState>(storefront, path, {
    asked: visit => JSON.stringify(asked(visit)),
    look: async (shopId, text) => {
      const { categoryId, query, page } = JSON.parse(text) as Asked
      const [version, found] = await Promise.all([
        frames.version(shopId),
        cards(shopId, {
          ...{ categoryId, query: query === '' ? null : query },
          // One more than is shown tells whether there is a next page. Of no words nothing is found.
          limit: query === '' ? 0 : sizeOf(page) + 1,
          offset: page === 1 ? 0 : (page - 1) * PAGE_ITEMS + ahead,
        }),
      ])
      return {
        state: { ...version, bytes: found.bytes },
        version: `${shopVersionText(version)} ${found.tag}`,
        until: found.until,
      }
    },
    make: (frame, _shopId, text, { bytes }) => {
      const wanted = JSON.parse(text) as Asked
      const found = cardsOf(bytes)
      if (found.length === 0 && wanted.page > 1) throw notFoundPage()
      return pageOf(frame, wanted, {
        ...{ baseUrl: context.baseUrl, cards: found.slice(0, sizeOf(wanted.page)), page: wanted.page },
        hasNext: found.length > sizeOf(wanted.page),
      })
    },
  })

  function sizeOf(page: number): number {
    return page === 1 ? PAGE_ITEMS + ahead : PAGE_ITEMS
  }
}

/** The number of the page. Throws 404 where it is none. */
function pageOf({ query }: Pick<Visit, 'query'>): number {
  const text = query.page ?? '1'
  const page = NUMBER.test(text) ? Number(text) : 0
  if (page === 0 || page * PAGE_ITEMS > MAX_OFFSET) throw notFoundPage()
  return page
}

function categoryOf({ params }: Pick<Visit, 'params'>): number {
  const { id = '' } = params
  if (!NUMBER.test(id)) throw notFound('item_categories')
  return pathId(id)
}

/** The words that are looked for; empty where there are none that can be. */
function queryOf({ query }: Pick<Visit, 'query'>): string {
  const words = (query.q ?? '').trim()
  const { length } = [...words]
  const fits = length >= MIN_QUERY_LENGTH && length <= MAX_QUERY_LENGTH
  return fits && new RegExp(LINE.pattern, 'u').test(words) ? words : ''
}
