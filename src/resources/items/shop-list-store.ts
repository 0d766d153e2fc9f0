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

/** How items are found by what is typed. `walked`: each item of the list is looked at until the page is full. */
const WAYS = ['any', 'found', 'walked'] as const
type Way = (typeof WAYS)[number]
const STOCKS = ['any', 'few', 'sold_out'] as const

interface Shape {
  readonly way: Way
  readonly stock: (typeof STOCKS)[number]
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

const ITEMS_OF_CODE = (code: string) => `(select c.id from items c
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

function listingOf({ way, stock, visible, category, order }: Shape): Listing {
  const values: ValueName[] = []
  const value = (name: ValueName): string => {
    if (!values.includes(name)) values.push(name)
    return `$${values.indexOf(name) + 4}`
  }
  const conditions = [
    ...(way === 'found'
      ? [
          `i.id in ((select w.item_id from item_words w
         where cardinality(${value('tokens')}::text[]) > 0 and ${HAS_TOKENS(value('tokens'))}
           and ${HAS_WORDS(value('words'))} offset 0)
       union all ${ITEMS_OF_CODE(value('code'))})`,
        ]
      : []),
    ...(way === 'walked'
      ? [`(select ${HAS_WORDS(value('words'))} from item_words w where w.shop_id = $1 and w.item_id = i.id)`]
      : []),
    ...(stock === 'few' ? [`i.id in (${FEW(value('few'))})`] : []),
    ...(stock === 'sold_out' ? [`i.id in (${SOLD_OUT})`] : []),
    ...(visible ? [`i.visible = ${value('visible')}::boolean`] : []),
    ...(category
      ? [
          `i.id in (select l.item_id from item_category_links l
         where l.shop_id = $1 and l.category_id = any(${value('subtree')}::int[]))`,
        ]
      : []),
  ]
  const name = [
    'items.shop_list',
    way,
    stock,
    order,
    visible ? 'visible' : 'all',
    category ? 'category' : 'shop',
  ]
  const statement = reads<ListedItem>(
    name.join('.'),
    `select i.id, i.type, i.name, i.identifier, i.price, i.proper_price, i.visible, i.variation_count,
       case when i.variation_count = 0 then i.own_stock else
         (select coalesce(sum(v.stock), 0)::float8 from item_variations v
          where v.shop_id = $1 and v.item_id = i.id) end as stock,
       i.sales_start_at, i.sales_end_at, i.application_start_at, i.application_end_at,
       (select json_build_object('id', m.id, 'image_name', m.image_name, 'url', m.url, 'scaled_url', m.scaled_url,
           'square_url', m.square_url)
        from item_images m where m.shop_id = $1 and m.item_id = i.id order by m.position, m.id limit 1) as image
     from (select i.id from items i where i.shop_id = $1${conditions.map(one => `\n         and ${one}`).join('')}
       order by ${ORDERS[order]} limit $2 offset $3) page
     cross join lateral (select * from items where shop_id = $1 and id = page.id offset 0) i
     order by ${ORDERS[order]}`,
  )
  return { statement, values }
}

const LISTINGS = new Map<string, Listing>()
for (const way of WAYS)
  for (const stock of STOCKS)
    for (const visible of [true, false])
      for (const category of [true, false])
        for (const order of ['list_order', 'created', 'modified'] as const)
          LISTINGS.set(
            [way, stock, visible, category, order].join(),
            listingOf({ way, stock, visible, category, order }),
          )

const COUNT = reads<{ found: number }>(
  'items.shop_list_count',
  `select count(*)::int as found from (select from item_words w where ${HAS_TOKENS('$2')} limit $3) w`,
)

async function wayOf(
  db: Connection,
  shopId: number,
  query: string | null,
  { tokens }: AskedWords,
): Promise<Way> {
  if (query === null) return 'any'
  if (tokens.length === 0) return 'found'
  const [counted] = await db.query(COUNT, [shopId, tokens, SORTED + 1])
  return (counted?.found ?? 0) > SORTED ? 'walked' : 'found'
}

/** A page of the list, in its order. */
export async function listForShop(
  db: Connection,
  shopId: number,
  request: ShopListRequest,
): Promise<readonly ListedItem[]> {
  const { query, visible, categoryId, stock, order, limit, offset } = request
  const asked = askedWords(query ?? '')
  const [way, subtree] = await Promise.all([
    wayOf(db, shopId, query, asked),
    categoryId === null ? [] : findSubtree(db, shopId, categoryId),
  ])
  if (categoryId !== null && subtree.length === 0) return []
  const kind = stock === null ? 'any' : stock === 'sold_out' ? 'sold_out' : 'few'
  const listing = LISTINGS.get([way, kind, visible !== null, categoryId !== null, order].join())
  if (listing === undefined) throw new Error('No statement for this list')
  const values: Readonly<Record<ValueName, unknown>> = {
    ...{ tokens: asked.tokens, visible, subtree, few: stock },
    words: way === 'found' ? asked.unsettled : asked.words,
    code: (query ?? '').normalize('NFKC').trim().toLowerCase(),
  }
  return db.query(listing.statement, [shopId, limit, offset, ...listing.values.map(name => values[name])])
}
