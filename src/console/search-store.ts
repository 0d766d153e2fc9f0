/** Items as the search of everything finds them: hidden ones too. */
import type { Connection } from '../db/database.ts'
import { reads } from '../db/statement.ts'
import type { AskedWords } from '../resources/items/words.ts'
import { HAS_TOKENS, HAS_WORDS } from '../resources/items/words-store.ts'

/** An item that was found. */
export interface FoundItem {
  readonly id: number
  readonly name: string
  readonly visible: boolean
}

/** Of the words' index so many finds at most are opened, in any order: who looks for one writes more until it is there. */
const BY_WORDS = reads<FoundItem>(
  'console.search_items',
  `select i.id, i.name, i.visible from (
     select w.item_id from item_words w where ${HAS_TOKENS} and ${HAS_WORDS} limit $4 offset 0) found
   cross join lateral (select id, name, visible from items where shop_id = $1 and id = found.item_id offset 0) i
   order by i.id`,
)

const BY_ID = reads<FoundItem>(
  'console.find_item',
  'select id, name, visible from items where shop_id = $1 and id = $2',
)

/** Items whose name has all of the words. */
export function searchItems(
  db: Connection,
  shopId: number,
  { tokens, unsettled }: AskedWords,
  limit: number,
): Promise<FoundItem[]> {
  return tokens.length === 0 ? Promise.resolve([]) : db.query(BY_WORDS, [shopId, tokens, unsettled, limit])
}

/** The item with an id, if there is one. */
export function findItem(db: Connection, shopId: number, id: number): Promise<FoundItem[]> {
  return db.query(BY_ID, [shopId, id])
}
