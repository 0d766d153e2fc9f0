/**
 * Whole items for programs, their members as texts of JSON: what is written as PostgreSQL has it is neither read nor written by the process
 * again. Of a hundred items that takes three quarters of the database's time of rows with parts (`detail-store.ts`), and to read a third of the process's.
 * What is put together of them is the same text: `item-texts.ts`.
 */
import type { Connection } from '../../db/database.ts'
import { reads } from '../../db/statement.ts'
import { OPTION_JSON } from './detail-store.ts'
import type { PeriodColumns, TypeColumns } from './present.ts'
import { PLAIN_MEMBERS } from './schemas.ts'

/** An item with its members as texts. */
export interface ItemTextRow extends PeriodColumns, TypeColumns {
  readonly id: number
  readonly version: number
  readonly tree_version: number
  /** An object of the members up to `visible`. */
  readonly head: string
  /** The members from `created_at` to `modified_at`. */
  readonly times: string
  /** Images as they are shown, but for addresses that are no URIs; null where there are none. */
  readonly images: string | null
  /** Variations as they are shown, with commas between; null where there are none. */
  readonly variations: string | null
  /** A list of options; null where there are none. */
  readonly options: string | null
  /** The ids of its categories in no particular order, with commas between; null where there are none. */
  readonly category_ids: string | null
}

/** A time that is stored to its second, as it is written: `"2026-11-20T01:02:03Z"`. Sessions are in UTC. */
const written = (column: string) => `left(to_json(${column})::text, 20) || 'Z"'`

/** What each item $2 has of something, sorted once, which is then joined with the items `i`. */
const ofItems = (name: string, of: string, answers: string, from: string, order: string) => `left join (
       select item_id, ${answers} from (
         select ${of}.item_id, ${from}
         where ${of}.shop_id = $1 and ${of}.item_id = any($2::int[]) order by ${of}.item_id, ${order}) sorted
       group by item_id) ${name}
     on ${name}.item_id = i.id`

const FIND = reads<ItemTextRow>(
  'items.find_texts',
  `select i.id, i.version, s.category_tree_version as tree_version, i.type,
     i.application_start_at, i.application_end_at, i.scheduled_announce_at, i.sales_start_at, i.sales_end_at,
     case when i.type = 'subscription' then i.price end as price, i.repeat_price, i.repeat_times, i.cycle_plan,
     i.digital_file_name, i.digital_file_size, i.digital_file_ext,
     row_to_json(head)::text as head,
     '"created_at":' || ${written('i.created_at')} || ',"modified_at":' || ${written('i.modified_at')} as times,
     images.texts as images, variations.texts as variations, options.texts as options, links.ids as category_ids
   from items i join shops s on s.id = i.shop_id
   ${ofItems(
     ...(['images', 'm', `string_agg(part::text, ',') as texts`] as const),
     `row_to_json(part) as part from item_images m cross join lateral (
         select m.id, coalesce(m.url, $3::text || m.image_name) as url,
           coalesce(m.scaled_url, $4::text || m.image_name) as scaled_url,
           coalesce(m.square_url, $5::text || m.image_name) as square_url) part`,
     'm.position, m.id',
   )}
   ${ofItems(
     ...(['variations', 'v', `string_agg(part::text, ',') as texts, sum(stock) as stock`] as const),
     `v.stock, case when v.name is null then row_to_json(unnamed) else row_to_json(part) end as part
         from item_variations v
         cross join lateral (select v.id, v.name, v.stock, v.identifier, v.barcode) part
         cross join lateral (select v.id, v.stock, v.identifier, v.barcode) unnamed`,
     'v.position, v.id',
   )}
   ${ofItems(
     ...(['options', 'o', 'json_agg(part)::text as texts'] as const),
     `${OPTION_JSON} as part from item_options o`,
     'o.position, o.id',
   )}
   left join (
       select item_id, string_agg(category_id::text, ',') as ids from item_category_links
       where shop_id = $1 and item_id = any($2::int[]) group by item_id) links
     on links.item_id = i.id
   cross join lateral (
     select i.type, i.id, ${PLAIN_MEMBERS.map(name => `i.${name}`).join(', ')}, i.detail, i.proper_price,
       coalesce(variations.stock, i.own_stock) as stock, i.visible) head
   where i.shop_id = $1 and i.id = any($2::int[])`,
)

/** How the addresses of images begin that are the shop's own; their names are the ends. */
export interface ImageBeginnings {
  readonly url: string
  readonly scaled_url: string
  readonly square_url: string
}

/** Those of these items that the shop has, in no particular order. */
export function findItemTexts(
  db: Connection,
  shopId: number,
  itemIds: readonly number[],
  { url, scaled_url, square_url }: ImageBeginnings,
): Promise<ItemTextRow[]> {
  return db.query(FIND, [shopId, itemIds, url, scaled_url, square_url])
}

/** A category as items show it, and its place in the tree: the positions of those above it and its own. */
export interface CategoryRow {
  readonly id: number
  readonly path: readonly number[]
  readonly category: object
  /** The version of the tree in which it is that. */
  readonly tree_version: number
}

const FIND_CATEGORIES = reads<CategoryRow>(
  'items.find_categories',
  `select t.id, t.path, row_to_json(part) as category, s.category_tree_version as tree_version
   from item_category_tree t join shops s on s.id = t.shop_id
   cross join lateral (select t.id, t.name, t.parent) part
   where t.shop_id = $1 and t.id = any($2::int[])`,
)

/** Those of these categories that the shop has. */
export function findCategories(
  db: Connection,
  shopId: number,
  categoryIds: readonly number[],
): Promise<CategoryRow[]> {
  return db.query(FIND_CATEGORIES, [shopId, categoryIds])
}
