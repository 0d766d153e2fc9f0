/**
 * Items as the shop's people list them: found by name, code or barcode, by what is left, by category, shown or not. At a million items a
 * page takes some ms: what is rare is found by an index and sorted, what is common fills the page from the list's order, and that of which
 * little is left has indexes in the order of each list.
 */
import type { Connection } from '../../db/database.ts'
import { reads, type Statement } from '../../db/statement.ts'
import type { ImagePart } from './detail-store.ts'
import { makePagePlaces } from './page-places.ts'
import { findSubtree } from './page-store.ts'
import type { ItemType } from './schemas.ts'
import {
  HAS_TOKENS,
  ITEMS_OF_CODE,
  inOrder,
  itemsFrom,
  NEAR,
  SORTED,
  SOURCES,
  type ValueName,
  WAYS,
} from './shop-list-source-store.ts'
import { type AskedWords, askedWords } from './words.ts'

/** What the list is asked for; null asks for nothing of its kind. */
export interface ShopListRequest {
  /** What is typed: words of the name, or the beginning of a code or barcode. */
  readonly query: string | null
  readonly visible: boolean | null
  readonly categoryId: number | null
  /** `sold_out`: nothing is left; a number: it, or one of its variations, has so many pieces at most. */
  readonly stock: 'sold_out' | number | null
  readonly order: 'list_order' | 'created' | 'modified'
  readonly limit: number
  readonly offset: number
}

/** An item as the list shows it. */
export interface ListedItem {
  readonly id: number
  readonly type: ItemType
  readonly name: string
  readonly identifier: string | null
  readonly price: number | null
  readonly proper_price: number | null
  readonly visible: boolean
  readonly variation_count: number
  /** In all. */
  readonly stock: number
  readonly sales_start_at: Date | null
  readonly sales_end_at: Date | null
  readonly application_start_at: Date | null
  readonly application_end_at: Date | null
  readonly image: ImagePart | null
}

/** Items of the list that have to be looked for: which of them, and where they come from. */
interface Shape {
  readonly source: (typeof SOURCES)[number]
  /** Only the first items of it are looked at. */
  readonly near: boolean
  /** Whether each item is looked at for the words, and for what is left of it. */
  readonly words: boolean
  readonly scarce: boolean
  readonly visible: boolean
  readonly category: boolean
  readonly order: ShopListRequest['order']
}

interface Listing {
  readonly statement: Statement<ListedItem>
  readonly values: readonly ValueName[]
}

const SHOWN = `i.id, i.type, i.name, i.identifier, i.price, i.proper_price, i.visible, i.variation_count,
       case when i.variation_count = 0 then i.own_stock else
         (select coalesce(sum(v.stock), 0)::float8 from item_variations v
          where v.shop_id = $1 and v.item_id = i.id) end as stock,
       i.sales_start_at, i.sales_end_at, i.application_start_at, i.application_end_at,
       (select json_build_object('id', m.id, 'image_name', m.image_name, 'url', m.url, 'scaled_url', m.scaled_url,
           'square_url', m.square_url)
        from item_images m where m.shop_id = $1 and m.item_id = i.id order by m.position, m.id limit 1) as image`

const OF_PAGE = 'cross join lateral (select * from items where shop_id = $1 and id = page.id offset 0) i'

function listingOf(shape: Shape): Listing {
  const { source, near, order } = shape
  const values: ValueName[] = []
  const value = (name: ValueName): string => {
    if (!values.includes(name)) values.push(name)
    return `$${values.indexOf(name) + 4}`
  }
  const asked = (['words', 'scarce', 'visible', 'category'] as const).filter(name => shape[name])
  const statement = reads<ListedItem>(
    nameOf(shape),
    `select ${SHOWN}
     from (select i.id from ${itemsFrom({ source, near, order, asked }, value)}
       ${inOrder(order, 'i')} limit $2 offset $3) page
     ${OF_PAGE}
     ${inOrder(order, 'i')}`,
  )
  return { statement, values }
}

function nameOf({ source, near, words, scarce, visible, category, order }: Shape): string {
  return [
    ...[
      `items.shop_list${near ? '.near' : ''}`,
      source,
      words ? 'words' : 'any',
      scarce ? 'scarce' : 'any',
      order,
    ],
    ...[visible ? 'visible' : 'all', category ? 'category' : 'shop'],
  ].join('.')
}

/** What the source has seen to is not looked at once more; lists without words and stock have places (`page-places.ts`). */
function isShape({ source, near, words, scarce, visible, category }: Shape): boolean {
  if (near && !(words || category)) return false
  if (near && source !== 'all' && source !== 'scarce') return false
  if (source === 'all') return words && !scarce
  if (source === 'words') return !words
  if (source === 'category') return !category && (words || scarce)
  return !scarce && !visible
}

const LISTINGS = new Map<string, Listing>()
for (const source of SOURCES)
  for (const words of [false, true])
    for (const scarce of [false, true])
      for (const visible of [true, false])
        for (const category of [true, false])
          for (const near of [true, false])
            for (const order of ['list_order', 'created', 'modified'] as const) {
              const shape = { source, near, words, scarce, visible, category, order }
              if (isShape(shape)) LISTINGS.set(nameOf(shape), listingOf(shape))
            }

const OF_IDS = reads<ListedItem>(
  'items.shop_list_of_ids',
  `select ${SHOWN} from unnest($2::int[]) with ordinality as page (id, place) ${OF_PAGE} order by page.place`,
)

const COUNT_WORDS = reads<{ found: number }>(
  'items.shop_list_count',
  `select count(*)::int as found from (select from item_words w where ${HAS_TOKENS('$2')} limit $3) w`,
)

const COUNT_FILED = reads<{ found: number }>(
  'items.shop_list_count_filed',
  `select count(*)::int as found from (
     select from item_category_links where shop_id = $1 and category_id = any($2::int[]) limit $3) l`,
)

/** Whether a code or barcode begins like that: its items are found beside those that have the words, which the first ones of the list say nothing about. */
const BEGINS_A_CODE = reads<{ begins: boolean }>(
  'items.shop_list_begins_a_code',
  `select exists (${ITEMS_OF_CODE('$2')}) as begins`,
)

/** Whether there are so many that each of them is not looked up. */
async function areMany(
  db: Connection,
  count: typeof COUNT_WORDS,
  shopId: number,
  of: readonly (string | number)[],
): Promise<boolean> {
  return of.length > 0 && ((await db.query(count, [shopId, of, SORTED + 1]))[0]?.found ?? 0) > SORTED
}

/** A request for words or by what is left, as the statements know it. */
interface Search extends ShopListRequest {
  readonly asked: AskedWords
  /** The category and those below it; empty where none is asked for. */
  readonly subtree: readonly number[]
}

/** How a page is looked for among the first items of its list; undefined where that is no help. */
function nearShapeOf(search: Search): Shape | undefined {
  const { query, visible, stock, order, limit, offset, subtree } = search
  const words = query !== null
  const category = subtree.length > 0
  if (offset + limit > NEAR || !(words || category)) return undefined
  // Of a text of accents alone, which only a code can begin with.
  if (words && search.asked.words.length === 0) return undefined
  const shape = { near: true, words, category, order, scarce: false }
  return stock === null
    ? { ...shape, source: 'all', visible: visible !== null }
    : { ...shape, source: 'scarce', visible: false }
}

/** How it is best answered whatever there is. */
async function shapeOf(
  db: Connection,
  shopId: number,
  { query, visible, stock, order, asked: { tokens }, subtree }: Search,
): Promise<Shape> {
  const [common, large] = await Promise.all([
    areMany(db, COUNT_WORDS, shopId, tokens),
    areMany(db, COUNT_FILED, shopId, subtree),
  ])
  const asked = { near: false, visible: visible !== null, category: subtree.length > 0, order }
  const words = query !== null
  const scarce = stock !== null
  if (words && !common) return { ...asked, source: 'words', words: false, scarce }
  if (asked.category && !large) return { ...asked, source: 'category', words, scarce, category: false }
  if (scarce) return { ...asked, source: 'scarce', words, scarce: false, visible: false }
  return { ...asked, source: 'all', words, scarce }
}

/** Answers pages of lists, in their order. */
export type ListForShop = (
  db: Connection,
  shopId: number,
  request: ShopListRequest,
) => Promise<readonly ListedItem[]>

/** Makes one that remembers where things stand in lists that ask for neither words nor what is left. */
export function makeListForShop(): ListForShop {
  const findPage = makePagePlaces()
  return async (db, shopId, request) => {
    if (request.query !== null || request.stock !== null) return searchForShop(db, shopId, request)
    const { sort } = WAYS[request.order]
    const page = await findPage(db, shopId, { ...request, sort })
    return page.length === 0 ? [] : db.query(OF_IDS, [shopId, page.map(({ id }) => id)])
  }
}

async function searchForShop(
  db: Connection,
  shopId: number,
  request: ShopListRequest,
): Promise<readonly ListedItem[]> {
  const { query, categoryId, limit } = request
  const subtree = categoryId === null ? [] : await findSubtree(db, shopId, categoryId)
  if (categoryId !== null && subtree.length === 0) return []
  const search = { ...request, asked: askedWords(query ?? ''), subtree }
  const near = nearShapeOf(search)
  if (near !== undefined && !(await isFoundByCode(db, shopId, search))) {
    const page = await listShape(db, shopId, near, search)
    if (page.length === limit) return page
  }
  return listShape(db, shopId, await shapeOf(db, shopId, search), search)
}

async function isFoundByCode(db: Connection, shopId: number, { query }: Search): Promise<boolean> {
  if (query === null) return false
  return (await db.query(BEGINS_A_CODE, [shopId, codeOf(query)]))[0]?.begins ?? false
}

function codeOf(query: string): string {
  return query.normalize('NFKC').trim().toLowerCase()
}

async function listShape(
  db: Connection,
  shopId: number,
  shape: Shape,
  { query, visible, stock, limit, offset, asked, subtree }: Search,
): Promise<readonly ListedItem[]> {
  const listing = LISTINGS.get(nameOf(shape))
  if (listing === undefined) throw new Error(`No statement is called ${nameOf(shape)}`)
  const values: Readonly<Record<ValueName, unknown>> = {
    ...{ tokens: asked.tokens, visible, subtree },
    // Of those of which nothing is left the scarcity is 0, of those with so many pieces one more than these.
    most: stock === 'sold_out' ? 0 : (stock ?? 0) + 1,
    shown: visible === null ? [true, false] : [visible],
    words: shape.source === 'words' ? asked.unsettled : asked.words,
    code: codeOf(query ?? ''),
  }
  return db.query(listing.statement, [shopId, limit, offset, ...listing.values.map(one => values[one])])
}
