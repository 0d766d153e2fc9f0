/** Whole items, with everything that is shown of them, in one statement and so in one snapshot. */
import { columnList } from '../../db/columns.ts'
import type { Connection } from '../../db/database.ts'
import { reads } from '../../db/statement.ts'
import { ITEM_COLUMNS, type ItemColumns, VARIATION_COLUMNS, type VariationColumns } from './columns.ts'
import type { CategorySummary, ItemOptionDetail } from './schemas.ts'

/** An item with all its parts, as the database answers it. */
export interface ItemRow extends ItemColumns {
  readonly id: number
  readonly version: number
  readonly tree_version: number
  readonly variations: readonly VariationPart[]
  readonly images: readonly ImagePart[]
  readonly options: readonly ItemOptionDetail[]
  readonly categories: readonly CategorySummary[]
}

/** An image within an item row: one of ours by its name, or an imported one by its addresses. */
export interface ImagePart {
  readonly id: number
  readonly image_name: string | null
  readonly url: string | null
  readonly scaled_url: string | null
  readonly square_url: string | null
}

/** A variation within an item row. */
export interface VariationPart extends VariationColumns {
  readonly id: number
  readonly stock: number
}

const VARIATION_MEMBERS = Object.keys(VARIATION_COLUMNS).map(name => `'${name}', v.${name}`)

/** The variations of an item `i`, as one column. */
export const VARIATIONS_OF_ITEM = `(select coalesce(json_agg(json_build_object('id', v.id, 'stock', v.stock,
         ${VARIATION_MEMBERS.join(', ')}) order by v.position, v.id), '[]')
       from item_variations v where v.shop_id = i.shop_id and v.item_id = i.id) as variations`

/** The options of an item `i` with their choices, as one column. */
export const OPTIONS_OF_ITEM = `(select coalesce(json_agg(case o.option_type
         when 'select' then json_build_object('id', o.id, 'name', o.name, 'required', o.required,
           'option_type', o.option_type, 'choices', (
             select coalesce(json_agg(json_build_object('id', h.id, 'name', h.name, 'extra_price', h.extra_price)
                 order by h.position, h.id), '[]')
             from item_option_choices h
             where h.shop_id = o.shop_id and h.item_id = o.item_id and h.option_id = o.id))
         else json_build_object('id', o.id, 'name', o.name, 'required', o.required, 'option_type', o.option_type,
           'option_variation_id', o.option_variation_id, 'extra_price', o.extra_price, 'max_length', o.max_length,
           'free_text_description', o.free_text_description) end order by o.position, o.id), '[]')
       from item_options o where o.shop_id = i.shop_id and o.item_id = i.id) as options`

/** The categories of an item `i`, in the order of the tree, as one column. */
export const CATEGORIES_OF_ITEM = `(select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'parent', t.parent) order by t.path), '[]')
       from item_category_links l join item_category_tree t on t.shop_id = l.shop_id and t.id = l.category_id
       where l.shop_id = i.shop_id and l.item_id = i.id) as categories`

const FIND_ITEMS = reads<ItemRow>(
  'items.find_details',
  `select i.id, i.version, s.category_tree_version as tree_version, ${columnList(ITEM_COLUMNS, 'i')},
     ${VARIATIONS_OF_ITEM},
     (select coalesce(json_agg(json_build_object('id', m.id, 'image_name', m.image_name, 'url', m.url,
         'scaled_url', m.scaled_url, 'square_url', m.square_url) order by m.position, m.id), '[]')
       from item_images m where m.shop_id = i.shop_id and m.item_id = i.id) as images,
     ${OPTIONS_OF_ITEM},
     ${CATEGORIES_OF_ITEM}
   from items i join shops s on s.id = i.shop_id
   where i.shop_id = $1 and i.id = any($2::int[])`,
)

/** Those of these items that the shop has, in no particular order. */
export function findItems(db: Connection, shopId: number, itemIds: readonly number[]): Promise<ItemRow[]> {
  return db.query(FIND_ITEMS, [shopId, itemIds])
}
