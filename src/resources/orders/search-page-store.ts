/** What the statements of all searches of orders have: the orders of the time, those of the kinds, and the page of what is found. */

/** $1 shop, $2 from, $3 to, $4 limit, $5 offset, $6 the state of a page that is known; then what the way needs. */
export const IN_TIME = 'o.shop_id = $1 and o.ordered_at >= $2 and o.ordered_at < $3'

/** Any of the types $7, of the properties $8, of the statuses $9 and of the ways to pay $10. */
export const OF_KINDS =
  'and kinds & $7::bigint <> 0 and kinds & $8::bigint <> 0 and kinds & $9::bigint <> 0 and kinds & $10::bigint <> 0'

/**
 * The rest of a statement: the page of what `source` selects, behind `offset` of it. Its orders are opened for their versions, unless the page has
 * them: 2 µs each.
 */
export function foundOf(
  keys: readonly string[],
  source: string,
  total: string,
  { offset = '$5', versions = 'opened' }: { offset?: string; versions?: 'opened' | 'page' } = {},
): string {
  const order = keys.map(key => `page.${key}`).join(', ')
  const opened = (what: string) =>
    `(select ${what} from orders s where s.shop_id = $1 and s.unique_key = page.unique_key)`
  return `, page as materialized (${source} order by ${keys.join(', ')} limit $4 offset ${offset}),
     shown as materialized (
       select string_agg(${versions === 'page' ? "page.id || '-' || page.version" : opened("s.id || '-' || s.version")}, ',' order by ${order}) as state
       from page)
     select ${total} as total, shown.state, case when shown.state is distinct from $6::text then (
       select string_agg(${opened('s.summary::text')}, ',' order by ${order}) from page) end as orders
     from shown`
}
