/**
 * Items as the shop's people list them: found by name, code or barcode, by what is left, by category, shown or not. At
 * 100,000 items a page takes some ms: what is rare is found by an index and sorted, what is common fills the page from the
 * list's order.
 */
import type { Connection } from '../../db/database.ts'
import { reads, type Statement } from '../../db/statement.ts'
import type { ImagePart } from './detail-store.ts'
import { findSubtree } from './page-store.ts'
import type { ItemType } from './schemas.ts'
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

/** Finds by words, and items by a code, up to so many: they are brought into order by sorting them. */
const SORTED = 1000

const ORDERS = {
  list_order: 'i.list_position, i.id',
  created: 'i.created_at desc, i.id desc',
  modified: 'i.modified_at desc, i.id desc',
} as const

/** Items of which little is left, up to so many: they are looked up one by one. Where there are more, the list is walked. */
const LOOKED_UP = 5000

/** From where items come: from the whole list, or looked up one by one among those that were found. */
const SOURCES = ['all', 'words', 'few', 'sold_out'] as const
const CHECKS = ['any', 'few', 'sold_out'] as const

interface Shape {
  readonly source: (typeof SOURCES)[number]
  /** Whether each item is looked at for the words. */
  readonly words: boolean
  /** For what stock each item is looked at. */
  readonly stock: (typeof CHECKS)[number]
  readonly visible: boolean
  readonly category: boolean
  readonly order: ShopListRequest['order']
}

/** Names of the values of a statement, in the order of their placeholders. */
type ValueName = 'tokens' | 'words' | 'code' | 'few' | 'visible' | 'subtree'

interface Listing {
  readonly statement: Statement<ListedItem>
  readonly values: readonly ValueName[]
}

/** That a code begins with what is typed: in the order of bytes no sign of a code comes after '~'. */
const BEGINS = (column: string, code: string) =>
  `lower(${column}) ~>=~ ${code}::text and lower(${column}) ~<~ (${code}::text || '~')`

const ITEMS_OF_CODE = (code: string) => `(select c.id as id from items c
         where c.shop_id = $1 and c.identifier is not null and ${BEGINS('c.identifier', code)} limit ${SORTED})
       union all (select c.item_id from item_variations c
         where c.shop_id = $1 and c.identifier is not null and ${BEGINS('c.identifier', code)} limit ${SORTED})
       union all (select c.item_id from item_variations c
         where c.shop_id = $1 and c.barcode is not null and ${BEGINS('c.barcode', code)} limit ${SORTED})`

const HAS_TOKENS = (tokens: string) => `item_tokens(w.shop_id, w.words)
         @> array(select concat($1::int, '/', token) from unnest(${tokens}::text[]) as token)`

const HAS_WORDS = (words: string) =>
  `not exists (select from unnest(${words}::text[]) as word where strpos(w.words, word) = 0)`

const FEW = (few: string) => `(select f.id from items f
         where f.shop_id = $1 and f.variation_count = 0 and f.own_stock <= ${few}::int)
       union all (select f.item_id from item_variations f where f.shop_id = $1 and f.stock <= ${few}::int)`

const SOLD_OUT = `(select f.id from items f where f.shop_id = $1 and f.variation_count = 0 and f.own_stock = 0)
       union all (select f.item_id from item_variations f where f.shop_id = $1 and f.stock = 0
         and not exists (select from item_variations l
           where l.shop_id = $1 and l.item_id = f.item_id and l.stock > 0))`

/** The same of one item. */
const CHECK: Readonly<Record<Shape['stock'], (few: () => string) => readonly string[]>> = {
  any: () => [],
  few: few => [
    `case when i.variation_count = 0 then i.own_stock <= ${few()}::int else
         exists (select from item_variations v where v.shop_id = $1 and v.item_id = i.id and v.stock <= ${few()}::int) end`,
  ],
  sold_out: () => [
    `case when i.variation_count = 0 then i.own_stock = 0 else
         not exists (select from item_variations v where v.shop_id = $1 and v.item_id = i.id and v.stock > 0) end`,
  ],
}

type Value = (name: ValueName) => string

const FOUND: Readonly<Record<Exclude<Shape['source'], 'all'>, (value: Value) => string>> = {
  words: value => `(select w.item_id as id from item_words w
         where cardinality(${value('tokens')}::text[]) > 0 and ${HAS_TOKENS(value('tokens'))}
           and ${HAS_WORDS(value('words'))} offset 0)
       union all ${ITEMS_OF_CODE(value('code'))}`,
  few: value => FEW(value('few')),
  sold_out: () => SOLD_OUT,
}

/** `offset 0` keeps the parts apart: else the planner may begin at the items, and read all of them. */
function sourceOf(source: Shape['source'], value: Value): string {
  if (source === 'all') return 'items i where i.shop_id = $1'
  return `(select distinct id from (${FOUND[source](value)}) every offset 0) found
       cross join lateral (select * from items where shop_id = $1 and id = found.id offset 0) i where true`
}

function listingOf({ source, words, stock, visible, category, order }: Shape): Listing {
  const values: ValueName[] = []
  const value = (name: ValueName): string => {
    if (!values.includes(name)) values.push(name)
    return `$${values.indexOf(name) + 4}`
  }
  const from = sourceOf(source, value)
  const conditions = [
    ...(words
      ? [`(select ${HAS_WORDS(value('words'))} from item_words w where w.shop_id = $1 and w.item_id = i.id)`]
      : []),
    ...CHECK[stock](() => value('few')),
    ...(visible ? [`i.visible = ${value('visible')}::boolean`] : []),
    ...(category
      ? [
          `i.id in (select l.item_id from item_category_links l
         where l.shop_id = $1 and l.category_id = any(${value('subtree')}::int[]))`,
        ]
      : []),
  ]
  const statement = reads<ListedItem>(
    nameOf({ source, words, stock, visible, category, order }),
    `select i.id, i.type, i.name, i.identifier, i.price, i.proper_price, i.visible, i.variation_count,
       case when i.variation_count = 0 then i.own_stock else
         (select coalesce(sum(v.stock), 0)::float8 from item_variations v
          where v.shop_id = $1 and v.item_id = i.id) end as stock,
       i.sales_start_at, i.sales_end_at, i.application_start_at, i.application_end_at,
       (select json_build_object('id', m.id, 'image_name', m.image_name, 'url', m.url, 'scaled_url', m.scaled_url,
           'square_url', m.square_url)
        from item_images m where m.shop_id = $1 and m.item_id = i.id order by m.position, m.id limit 1) as image
     from (select i.id from ${from}${conditions.map(one => `\n         and ${one}`).join('')}
       order by ${ORDERS[order]} limit $2 offset $3) page
     cross join lateral (select * from items where shop_id = $1 and id = page.id offset 0) i
     order by ${ORDERS[order]}`,
  )
  return { statement, values }
}

function nameOf({ source, words, stock, visible, category, order }: Shape): string {
  return [
    ...['items.shop_list', source, words ? 'words' : 'any', stock, order],
    ...[visible ? 'visible' : 'all', category ? 'category' : 'shop'],
  ].join('.')
}

/** What was found is not looked at once more for it. */
function isShape({ source, words, stock }: Pick<Shape, 'source' | 'words' | 'stock'>): boolean {
  return source === 'all' || (source === 'words' ? !words : stock === 'any')
}

const LISTINGS = new Map<string, Listing>()
for (const source of SOURCES)
  for (const words of [false, true])
    for (const stock of CHECKS)
      for (const visible of [true, false])
        for (const category of [true, false])
          for (const order of ['list_order', 'created', 'modified'] as const) {
            const shape = { source, words, stock, visible, category, order }
            if (isShape(shape)) LISTINGS.set(nameOf(shape), listingOf(shape))
          }

const COUNT_WORDS = reads<{ found: number }>(
  'items.shop_list_count',
  `select count(*)::int as found from (select from item_words w where ${HAS_TOKENS('$2')} limit $3) w`,
)

const COUNT_FEW = reads<{ found: number }>(
  'items.shop_list_count_few',
  `select count(*)::int as found from (select from (${FEW('$2')}) every limit $3) f`,
)

/** How a request is best answered. */
async function shapeOf(
  db: Connection,
  shopId: number,
  { query, stock }: ShopListRequest,
  { tokens }: AskedWords,
): Promise<Pick<Shape, 'source' | 'words' | 'stock'>> {
  const kind = stock === null ? 'any' : stock === 'sold_out' ? 'sold_out' : 'few'
  const isCommon =
    tokens.length > 0 && ((await db.query(COUNT_WORDS, [shopId, tokens, SORTED + 1]))[0]?.found ?? 0) > SORTED
  if (query !== null && !isCommon) return { source: 'words', words: false, stock: kind }
  const words = query !== null
  if (kind === 'any') return { source: 'all', words, stock: 'any' }
  // Of a variation that is sold out the item need not be: there are these at most.
  const few = stock === 'sold_out' ? 0 : stock
  const [counted] = await db.query(COUNT_FEW, [shopId, few, LOOKED_UP + 1])
  return (counted?.found ?? 0) > LOOKED_UP
    ? { source: 'all', words, stock: kind }
    : { source: kind, words, stock: 'any' }
}

/** A page of the list, in its order. */
export async function listForShop(
  db: Connection,
  shopId: number,
  request: ShopListRequest,
): Promise<readonly ListedItem[]> {
  const { query, visible, categoryId, stock, order, limit, offset } = request
  const asked = askedWords(query ?? '')
  const [shape, subtree] = await Promise.all([
    shapeOf(db, shopId, request, asked),
    categoryId === null ? [] : findSubtree(db, shopId, categoryId),
  ])
  if (categoryId !== null && subtree.length === 0) return []
  const name = nameOf({ ...shape, visible: visible !== null, category: categoryId !== null, order })
  const listing = LISTINGS.get(name)
  if (listing === undefined) throw new Error(`No statement is called ${name}`)
  const values: Readonly<Record<ValueName, unknown>> = {
    ...{ tokens: asked.tokens, visible, subtree, few: stock },
    words: shape.source === 'words' ? asked.unsettled : asked.words,
    code: (query ?? '').normalize('NFKC').trim().toLowerCase(),
  }
  return db.query(listing.statement, [shopId, limit, offset, ...listing.values.map(one => values[one])])
}
