/** (c) The database makes the JSON anew for each request, and the bytes are sent as they come. */
import { itemLinks } from '../../src/resources/items/links.ts'
import { makeTextPool } from './binary-pool.ts'
import { BASE_URL, type MakePath, PAGE_SIZE } from './path.ts'

const DATE_TIME = `'YYYY-MM-DD"T"HH24:MI:SS"Z"'`

/**
 * The document of row `i` of items as text. Only the type
 * `normal` is made, the only one that is seeded; the real statement would be longer and slower. `links` is a parameter
 * with the links of an item as text, `{id}` for its id.
 */
export function documentOf(links: string): string {
  return `left((select row_to_json(d) from (select i.type, i.id, i.name, i.detail, i.identifier, i.price, i.proper_price,
    case when i.variation_count = 0 then i.own_stock else (select sum(v.stock)::int from item_variations v
      where v.shop_id = i.shop_id and v.item_id = i.id) end as stock,
    i.visible,
    case when i.sales_start_at > now() then 'item_waiting_for_sale' when i.sales_end_at <= now() then 'item_end_of_sale'
      else 'item_now_on_sale' end as sales_status,
    i.item_tax_type,
    to_char(i.created_at at time zone 'UTC', ${DATE_TIME}) as created_at,
    to_char(i.modified_at at time zone 'UTC', ${DATE_TIME}) as modified_at,
    (select coalesce(json_agg(json_build_object('id', m.id, 'url', m.url, 'scaled_url', m.scaled_url,
        'square_url', m.square_url) order by m.position, m.id), '[]')
      from item_images m where m.shop_id = i.shop_id and m.item_id = i.id) as images,
    (select coalesce(json_agg(json_build_object('id', v.id, 'name', v.name, 'stock', v.stock,
        'identifier', v.identifier, 'barcode', v.barcode) order by v.position, v.id), '[]')
      from item_variations v where v.shop_id = i.shop_id and v.item_id = i.id) as variations,
    (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'parent', t.parent) order by t.path), '[]')
      from item_category_links l join item_category_tree t on t.shop_id = l.shop_id and t.id = l.category_id
      where l.shop_id = i.shop_id and l.item_id = i.id) as categories,
    (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'required', o.required,
        'option_type', o.option_type, 'choices', (
          select coalesce(json_agg(json_build_object('id', h.id, 'name', h.name, 'extra_price', h.extra_price)
              order by h.position, h.id), '[]')
          from item_option_choices h
          where h.shop_id = o.shop_id and h.item_id = o.item_id and h.option_id = o.id)) order by o.position, o.id), '[]')
      from item_options o where o.shop_id = i.shop_id and o.item_id = i.id) as options,
    i.quantity_limit
  ) d)::text, -1) || ',"_links":' || replace(${links}, '{id}', i.id::text) || '}'`
}

const PAGE = {
  name: 'bench.sql.page',
  text: `select '[' || string_agg(${documentOf('$4')}, ',' order by i.list_position, i.id) || ']'
    from (select * from items where shop_id = $1 order by list_position, id limit $2 offset $3) i`,
}

const ITEM = {
  name: 'bench.sql.item',
  text: `select ${documentOf('$3')} from items i where i.shop_id = $1 and i.id = $2`,
}

/** The links of an item as JSON, `{id}` for its id. */
export function linksTemplate(): string {
  const impossible = 987_654_321
  return JSON.stringify(itemLinks(BASE_URL)(impossible)).replaceAll(String(impossible), '{id}')
}

export const jsonInSql: MakePath = ({ address, shopId }) => {
  const ask = makeTextPool(address)
  const links = linksTemplate()
  return {
    page: offset => ask(PAGE, [shopId, PAGE_SIZE, offset, links]),
    item: id => ask(ITEM, [shopId, id, links]),
  }
}
