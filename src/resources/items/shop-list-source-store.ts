/** Where the items of a list of the shop's people come from, as SQL: the shop is $1, limit and offset are $2 and $3. */
import type { PageRequest } from './page-store.ts'

/** From where items come. */
export const SOURCES = ['all', 'words', 'category', 'scarce'] as const

/** Names of the values of a statement. */
export type ValueName = 'tokens' | 'words' | 'code' | 'most' | 'visible' | 'shown' | 'subtree'

/** The placeholder of a value. */
export type Value = (name: ValueName) => string

/** Finds by words, items by a code and those of a category, up to so many: they are brought into order by sorting them. */
export const SORTED = 1000

/**
 * So many items from the beginning of a list are looked at before anything else is tried, 1 to 2 ms: what many have fills the page from them,
 * and of what few have the rest is found by other means.
 */
export const NEAR = 500

/** What sorts a list, and which way. */
export const WAYS = {
  list_order: { column: 'list_position', sort: 'asc' },
  created: { column: 'created_at', sort: 'desc' },
  modified: { column: 'modified_at', sort: 'desc' },
} as const

/** In the order of a list. */
export function inOrder(order: PageRequest['order'], of: string): string {
  const { column, sort } = WAYS[order]
  return `order by ${of}.${column} ${sort}, ${of}.id ${sort}`
}

/** That a code begins with what is typed: in the order of bytes no sign of a code comes after '~'. */
const BEGINS = (column: string, code: string) =>
  `lower(${column}) ~>=~ ${code}::text and lower(${column}) ~<~ (${code}::text || '~')`

/** The items of a code or barcode that begins like that. */
export const ITEMS_OF_CODE = (code: string) => `(select c.id as id from items c
         where c.shop_id = $1 and c.identifier is not null and ${BEGINS('c.identifier', code)} limit ${SORTED})
       union all (select c.item_id from item_variations c
         where c.shop_id = $1 and c.identifier is not null and ${BEGINS('c.identifier', code)} limit ${SORTED})
       union all (select c.item_id from item_variations c
         where c.shop_id = $1 and c.barcode is not null and ${BEGINS('c.barcode', code)} limit ${SORTED})`

/** That an item's words have all of these tokens. */
export const HAS_TOKENS = (tokens: string) => `item_tokens(w.shop_id, w.words)
         @> array(select concat($1::int, '/', token) from unnest(${tokens}::text[]) as token)`

const HAS_WORDS = (words: string) =>
  `not exists (select from unnest(${words}::text[]) as word where strpos(w.words, word) = 0)`

const FILED = (value: Value) =>
  `select l.item_id from item_category_links l where l.shop_id = $1 and l.category_id = any(${value('subtree')}::int[])`

/**
 * What each item `i` is looked at for. No planner turns these into joins: who walks ends when the page is full. The items of a category are
 * read into a table of hashes, 0.2 µs each, so that it costs little however many are looked at in vain.
 */
const CONDITIONS = {
  words: value =>
    `(select ${HAS_WORDS(value('words'))} from item_words w where w.shop_id = $1 and w.item_id = i.id)`,
  scarce: value => `i.scarcity <= ${value('most')}::int`,
  visible: value => `i.visible = ${value('visible')}::boolean`,
  category: value => `(i.id in (${FILED(value)})) is true`,
  /** The same where few are looked at. */
  filed: value => `(select true from (${FILED(value)} and l.item_id = i.id limit 1) l)`,
} as const satisfies Readonly<Record<string, (value: Value) => string>>

/** What is asked of the items of a list. */
type Asked = Exclude<keyof typeof CONDITIONS, 'filed'>

const FOUND = {
  words: (value: Value) => `(select w.item_id as id from item_words w
         where cardinality(${value('tokens')}::text[]) > 0 and ${HAS_TOKENS(value('tokens'))}
           and ${HAS_WORDS(value('words'))} offset 0)
       union all ${ITEMS_OF_CODE(value('code'))}`,
  category: (value: Value) => `select item_id as id from (${FILED(value)}) l`,
} as const

/**
 * Items of which little is left lie in their index by how much it is, shown and hidden ones apart, each part in the order of the list. Only
 * the parts whose first items come first can have items of the page, and of none of them more than the page and what is before it. Of a
 * category all parts are read so far, since to look for its first items would take a second table of hashes.
 */
function scarceItems(
  order: PageRequest['order'],
  { conditions = '', most = '$2::bigint + $3::bigint', category = false },
  value: Value,
): string {
  const { column } = WAYS[order]
  const part = (of: string, limit: string) => `(
         select i.id, i.${column} from items i
         where i.shop_id = $1 and i.visible = ${of}.shown and i.scarcity = ${of}.scarcity${conditions}
         ${inOrder(order, 'i')} limit ${limit})`
  const parts = `(select shown, scarcity from unnest(${value('shown')}::boolean[]) as shown,
           generate_series(0, ${value('most')}::int) as scarcity)`
  const begun = `(
         select parts.shown, parts.scarcity from ${parts} parts cross join lateral ${part('parts', '1')} first
         ${inOrder(order, 'first')} limit ${most})`
  return `(select items_of.* from ${category ? parts : begun} begun
       cross join lateral ${part('begun', most)} items_of) i`
}

/** The first items of a list, whatever else is asked of them. Where shown ones have an index in its order, they are the first of these. */
function nearItems(
  source: (typeof SOURCES)[number],
  order: PageRequest['order'],
  asked: readonly Asked[],
  value: Value,
): string {
  const { column } = WAYS[order]
  const shown = order === 'list_order' && asked.includes('visible') ? ` and ${CONDITIONS.visible(value)}` : ''
  const all = `items i where i.shop_id = $1${shown}`
  const from = source === 'scarce' ? scarceItems(order, { most: `${NEAR}` }, value) : all
  return `(select i.id, i.${column}${source === 'scarce' ? '' : ', i.visible'} from ${from}
       ${inOrder(order, 'i')} limit ${NEAR}) i`
}

/** What is asked of the items that a list takes from somewhere. */
export interface Taken {
  readonly source: (typeof SOURCES)[number]
  /** Only the first of it. */
  readonly near: boolean
  readonly order: PageRequest['order']
  readonly asked: readonly Asked[]
}

/** The items of a list that meet these conditions, as `i`. `offset 0` keeps the parts apart: else the planner may begin at the items, and read all of them. */
export function itemsFrom({ source, near, order, asked }: Taken, value: Value): string {
  const few = near || source === 'words'
  const looked = asked.map(name => (name === 'category' && few ? 'filed' : name))
  const also = looked.map(name => `\n         and ${CONDITIONS[name](value)}`).join('')
  if (near) return `${nearItems(source, order, asked, value)} where true${also}`
  if (source === 'scarce')
    return scarceItems(order, { conditions: also, category: asked.includes('category') }, value)
  if (source === 'all') return `items i where i.shop_id = $1${also}`
  return `(select distinct id from (${FOUND[source](value)}) every offset 0) found
       cross join lateral (select * from items where shop_id = $1 and id = found.id offset 0) i where true${also}`
}
