/** The words of items in the database: written with the item, and searched. */
import type { Connection, Transaction } from '../../db/database.ts'
import { reads, type Statement, writes } from '../../db/statement.ts'
import { findSubtree, type ItemVersion } from './page-store.ts'
import type { AskedWords } from './words.ts'

const PUT = writes(
  'item_words.put',
  `insert into item_words (shop_id, item_id, words)
   select $1, r.item_id, r.words from json_to_recordset($2::json) as r (item_id int, words text)
   on conflict (shop_id, item_id) do update set words = excluded.words, outdated = false
   where (item_words.words, item_words.outdated) is distinct from (excluded.words, false)`,
)

/** The words of an item. */
export interface ItemWords {
  readonly item_id: number
  readonly words: string
}

/** Writes the words of items that the transaction holds or has made. */
export async function putItemWords(
  tx: Transaction,
  shopId: number,
  items: readonly ItemWords[],
): Promise<void> {
  await tx.query(PUT, [shopId, JSON.stringify(items)])
}

/** An item whose words were never folded. */
export interface UnfoldedItem {
  readonly shop_id: number
  readonly item_id: number
  readonly name: string
}

const HOLD_OUTDATED = writes<UnfoldedItem>(
  'item_words.hold_outdated',
  `select w.shop_id, w.item_id, i.name from item_words w
   join items i on i.shop_id = w.shop_id and i.id = w.item_id
   where w.outdated order by w.shop_id, w.item_id limit $1 for update of w skip locked`,
)

/** Holds the words of so many of them at most, but for those that others hold. */
export function holdUnfoldedItems(tx: Transaction, limit: number): Promise<UnfoldedItem[]> {
  return tx.query(HOLD_OUTDATED, [limit])
}

/** What a search asks for. */
export interface WordSearch extends AskedWords {
  readonly categoryId: number | null
  readonly limit: number
  readonly offset: number
}

/**
 * So many finds are brought into the order of the list by sorting them, some 3 ms. Where there are more, the list is
 * walked in its order and each item looked at: the page is full soon.
 */
const SORTED = 1000

export const HAS_TOKENS = `item_tokens(w.shop_id, w.words)
       @> array(select concat($1::int, '/', token) from unnest($2::text[]) as token)`

const COUNT = reads<{ found: number }>(
  'item_words.count',
  `select count(*)::int as found from (select from item_words w where ${HAS_TOKENS} limit $3) w`,
)

/** $3 are the words that are looked for in the text. */
export const HAS_WORDS = `not exists (select from unnest($3::text[]) as word where strpos(w.words, word) = 0)`

const IN_CATEGORIES = `and i.id in (
         select l.item_id from item_category_links l where l.shop_id = $1 and l.category_id = any($6::int[]))`

/**
 * `offset 0` keeps the parts apart: else the join may begin at the items, each of which has its words taken apart, or read
 * all visible ones, 10,000 for one find.
 */
const AMONG_FOUND = `(select w.item_id from item_words w where ${HAS_TOKENS} and ${HAS_WORDS} offset 0) found
       cross join lateral (
         select id, list_position from items
         where shop_id = $1 and id = found.item_id and visible offset 0) i
       where true`

/** The first items of the list: a word that is common fills the page from them, and they cost 1 ms where it is not. */
const FIRST = 500

/** A subquery per item, which no planner turns into a join: the walk ends when the page is full. */
const ALONG_LIST = `items i where i.shop_id = $1 and i.visible and cardinality($2::text[]) > 0
         and (select ${HAS_WORDS} from item_words w where w.shop_id = $1 and w.item_id = i.id)`

const AMONG_FIRST = `(select id, list_position from items where shop_id = $1 and visible
         order by list_position, id limit ${FIRST}) i
       where cardinality($2::text[]) > 0
         and (select ${HAS_WORDS} from item_words w where w.shop_id = $1 and w.item_id = i.id)`

function searchStatement(among: string, name: string, category: boolean): Statement<ItemVersion> {
  return reads<ItemVersion>(
    `items.${name}${category ? '.category' : ''}`,
    `select page.id, (select version from items v where v.shop_id = $1 and v.id = page.id) as version,
       (select category_tree_version from shops where id = $1) as tree_version
     from (
       select i.id from ${among} ${category ? IN_CATEGORIES : ''}
       order by i.list_position, i.id limit $4 offset $5
     ) page`,
  )
}

const SEARCHES = {
  first: [
    searchStatement(AMONG_FIRST, 'search_first', false),
    searchStatement(AMONG_FIRST, 'search_first', true),
  ],
  sorted: [
    searchStatement(AMONG_FOUND, 'search_sorted', false),
    searchStatement(AMONG_FOUND, 'search_sorted', true),
  ],
  walked: [
    searchStatement(ALONG_LIST, 'search_walked', false),
    searchStatement(ALONG_LIST, 'search_walked', true),
  ],
} as const

/** The visible items that have all of the words, in the order of the list: one page of them. */
export async function searchPage(
  db: Connection,
  shopId: number,
  { words, tokens, unsettled, categoryId, limit, offset }: WordSearch,
): Promise<ItemVersion[]> {
  if (words.length === 0) return []
  const subtree = categoryId === null ? [] : await findSubtree(db, shopId, categoryId)
  if (categoryId !== null && subtree.length === 0) return []
  const search = (way: keyof typeof SEARCHES) => {
    const [all, ofCategory] = SEARCHES[way]
    const values = [shopId, tokens, way === 'sorted' ? unsettled : words, limit, offset]
    return categoryId === null ? db.query(all, values) : db.query(ofCategory, [...values, subtree])
  }
  if (offset + limit <= FIRST) {
    const page = await search('first')
    if (page.length === limit) return page
  }
  const [counted] = await db.query(COUNT, [shopId, tokens, SORTED + 1])
  return search((counted?.found ?? 0) <= SORTED ? 'sorted' : 'walked')
}
