/** A shop that has of everything as much as it may, so that answers about it are the largest that there are. */
import type pg from 'pg'
import { SCOPES } from '../../src/auth/scopes.ts'
import { createCart } from '../../src/checkout/carts/create-cart.ts'
import { createCheckout } from '../../src/checkout/checkouts/create-checkout.ts'
import { MAX_LINES } from '../../src/checkout/limits.ts'
import { MAX_APPLICATIONS } from '../../src/checkout/lottery/limits.ts'
import type { Context } from '../../src/context.ts'
import { findShop } from '../../src/shops/store.ts'
import { addDraw } from './checkout/after-purchase.ts'
import { placeOrder } from './orders/place.ts'

/** Items of the first page that have as much as an item may, a megabyte each; the others of the page are small. */
const FULL_ITEMS = 12

const LONG_LINE = `repeat('あ', 255)`
const LONG_TEXT = `repeat('あ', 65535)`

/** $1 is the shop, $2 the scopes that there are. Each is one statement. */
const FILLING = {
  settings: `update shops set introduction = ${LONG_TEXT}, block_list = array(
      select repeat('a', 235) || n || '@shop.example' from generate_series(100001, 200000) n)
    where id = $1`,
  categories: `insert into item_categories (shop_id, parent_id, position, number, name, name_key)
    select $1, null, n, n, name, name from generate_series(1, 1000) n, rpad(n::text, 30, 'あ') name`,
  items: `insert into items (shop_id, type, visible, name, detail, price, item_tax_type, variation_count, created_at, modified_at)
    select $1, 'normal', true, ${LONG_LINE}, case when n <= ${FULL_ITEMS} then ${LONG_TEXT} else '' end, 1200, 'standard',
      case when n <= ${FULL_ITEMS} then 1000 else 0 end, now(), now()
    from generate_series(1, 100) n`,
  variations: `insert into item_variations (shop_id, item_id, position, name, identifier, barcode)
    select $1, i.id, n, rpad(n::text, 255, 'あ'), rpad(n::text, 50, 'あ'), rpad(n::text, 50, '0')
    from items i, generate_series(1, 1000) n where i.shop_id = $1 and i.variation_count > 0`,
  images: `insert into item_images (shop_id, item_id, position, url, scaled_url, square_url)
    select $1, i.id, n, address, address, address
    from items i, generate_series(1, 20) n, rpad('https://pictures.example/', 2048, 'a') address
    where i.shop_id = $1 and i.variation_count > 0`,
  links: `insert into item_category_links (shop_id, item_id, category_id)
    select $1, i.id, c.id from items i join item_categories c on c.shop_id = i.shop_id and c.position <= 100
    where i.shop_id = $1 and i.variation_count > 0`,
  moreItems: `insert into items (shop_id, type, visible, name, detail, price, item_tax_type, created_at, modified_at)
    select $1, 'normal', false, ${LONG_LINE}, '', 1200, 'standard', now(), now() from generate_series(101, 1000) n`,
  methods: `insert into shipping_methods (shop_id, name, fee, prefecture_fees, classes, position)
    select $1, rpad(n::text, 100, 'あ'), 700, fees, classes, n from generate_series(2, 50) n,
      (select jsonb_agg(jsonb_build_object('prefecture', '神奈川県', 'fee', 1000000)) as fees
        from generate_series(1, 47)) a,
      (select jsonb_agg(jsonb_build_object('name', repeat('あ', 50), 'up_to', m, 'fee', 1000000, 'prefecture_fees', (
          select jsonb_agg(jsonb_build_object('prefecture', '神奈川県', 'fee', 1000000)) from generate_series(1, 47))) order by m)
        as classes from generate_series(1, 20) m) b`,
  bindings: `insert into shipping_method_items (shop_id, method_id, item_id, size)
    select $1, m.id, i.id, 1000000 from shipping_methods m join items i on i.shop_id = m.shop_id where m.shop_id = $1`,
  coupons: `insert into coupons (shop_id, code, name, amount, starts_at, ends_at, minimum, max_uses, max_uses_per_buyer,
      active, created_at)
    select $1, rpad(n::text, 32, 'A'), repeat('あ', 100), 1000000, now(), now() + interval '1 day', 0, 1000000, 1000000,
      true, now()
    from generate_series(1001, 2000) n`,
  takeout: `update shops set takeout_slot_minutes = 15, takeout_days = 31, takeout_places = (
      select jsonb_agg(jsonb_build_object('name', rpad(n::text, 255, 'あ'), 'address', ${LONG_LINE}, 'hours', (
        select jsonb_agg(jsonb_build_object('weekday', day, 'opens', hours[1], 'closes', hours[2]))
        from unnest(array['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']) day,
          (values (array['00:00', '12:00']), (array['12:00', '23:59'])) halves (hours))))
      from generate_series(1, 20) n)
    where id = $1`,
  people: `insert into users (shop_id, mail_address, password_hash, created_at, role, scopes, password_is_temporary)
    select $1, repeat('a', 230) || n || '@shop.example', 'none', now(), 'staff', $2, false
    from generate_series(1001, 1199) n`,
  tokens: `insert into access_tokens (shop_id, name, digest, last_four, scopes, created_at, last_used_at, made_by)
    select $1, rpad(n::text, 255, 'あ'), sha256(n::text::bytea), '1234', $2, now(), now(),
      (select max(id) from users where shop_id = $1)
    from generate_series(1, 10000) n`,
  orders: `insert into orders (shop_id, ordered_at, modified_at, total, unique_key, status, payment_method, order_types,
      properties, search_text, summary, detail, line_states)
    select shop_id, ordered_at, modified_at, total, 'FULLSHOP' || n, status, payment_method, order_types, properties,
      search_text, summary, '{}', '[]'
    from orders, generate_series(10000001, 10000200) n where shop_id = $1`,
  history: `insert into order_events (shop_id, order_id, at, event, changes)
    select $1, id, now(), 'update_order', changes
    from orders, generate_series(1, 20),
      (select json_object_agg('lines.' || n || '.consumption_total_tax', '{"before":100000,"after":200000}'::json) as changes
        from generate_series(1, 20000) n) made
    where shop_id = $1 and unique_key not like 'FULLSHOP%'`,
  mails: `insert into mails (shop_id, kind, recipient, to_name, to_address, from_name, reply_to, subject, text, html,
      last_error, created_at, due_at, reference)
    select $1, 'update_order', 'buyer', ${LONG_LINE}, repeat('a', 255), ${LONG_LINE}, repeat('a', 255), ${LONG_LINE},
      body, body, ${LONG_LINE}, now(), now(), 'FULLSHOP10000001'
    from generate_series(1, 201) n, repeat('あ', 300000) body`,
  audit: `insert into audit_events (shop_id, at, kind, actor, actor_name, subject, detail, network_address)
    select $1, now(), 'settings_changed', 'person', ${LONG_LINE}, ${LONG_LINE},
      json_build_object('introduction', json_build_object('before', repeat('あ', 200), 'after', repeat('あ', 200))),
      '::1'
    from generate_series(1, 201) n`,
  requests: `insert into api_requests (shop_id, request_id, at, token_id, method, path, operation, status, duration_ms,
      request_body, response_body)
    select $1, 'request-' || n, now(), 1, 'POST', repeat('a', 1500), 'updateItem', 200, 1, body, body
    from generate_series(1, 201) n, to_json(repeat('a', 8000)) body`,
  digital: `insert into items (shop_id, type, name, price, item_tax_type, visible, created_at, modified_at,
      digital_file_name, digital_file_size, digital_file_ext)
    select $1, 'digital', repeat('あ', 255), 500, 'standard', true, '2026-01-01', '2026-01-01', 'a', 1, 'b'
    from generate_series(1, 501)`,
  subscriptions: `insert into subscriptions (shop_id, unique_key, secret, state, first_order_key, last_order_key, line, wishes,
      via, title, cycle_plan, first_day, next_at, created_at, changed_at)
    select $1, lpad(n::text, 16, 'S'), lpad(n::text, 22, 'A'), 'active', lpad(n::text, 16, 'O'), lpad(n::text, 16, 'O'),
      '{"item_id":1,"variation_id":null,"amount":1,"options":[]}', '{"customer":null}', 'api', repeat('あ', 255), 'monthly',
      '2026-01-01', '2099-01-01', '2026-01-01', '2026-01-01'
    from (select '' as n union all select generate_series(1, 101)::text) numbers`,
  applications: `insert into lottery_applications (shop_id, unique_key, secret, item_id, amount, title, mailbox, line, wishes,
      via, state, created_at)
    values ($1, repeat('A', 16), repeat('A', 22), 1, 1, repeat('あ', 255), 'x', '{}', '{}', 'api', 'applied', '2026-01-01')`,
} as const

/** What there is in a full shop to ask for by its id or key. */
export interface FullShop {
  readonly item: number
  readonly category: number
  readonly mail: number
  readonly method: number
  readonly coupon: number
  readonly request: number
  readonly order: string
  /** The shop's key, a buyer's right to an order, a cart and a checkout. */
  readonly key: string
  readonly secret: string
  readonly cart: string
  readonly checkout: string
  /** A draw. */
  readonly draw: number
}

/** Fills a shop; `outside` is a connection to the context's database. */
export async function fillShop(context: Context, outside: pg.Client, shopId: number): Promise<FullShop> {
  const text = 'あ'.repeat(255)
  const options = Array.from({ length: 2 }, (_, at) => ({ option_id: at + 1, price: 10, value: text }))
  const line = { title: text, variation: text, item_identifier: text, options }
  const placed = await placeOrder(context, shopId, { lines: Array.from({ length: 1000 }, () => line) })
  for (const statement of Object.values(FILLING)) {
    await outside.query(statement, statement.includes('$2') ? [shopId, SCOPES] : [shopId])
  }
  const first = async (table: string) => {
    const { rows } = await outside.query<{ id: number }>(
      `select min(id)::int as id from ${table} where shop_id = $1`,
      [shopId],
    )
    return rows[0]?.id ?? 0
  }
  // Buyers' orders are placed, not imported, and have no more lines than a cart.
  const bought = await placeOrder(context, shopId, { lines: Array.from({ length: MAX_LINES }, () => line) })
  const secret = 'A'.repeat(22)
  await outside.query('update orders set secret = $3 where shop_id = $1 and unique_key = $2', [
    shopId,
    bought.key,
    secret,
  ])
  const item = await first('items')
  const lines = Array.from({ length: MAX_LINES }, (_, at) => ({
    ...{ item_id: item + at, variation_id: null, amount: 1, options: [] },
  }))
  return {
    key: (await findShop(context.db, shopId))?.key ?? '',
    secret,
    cart: await createCart(context, shopId, lines, '127.0.0.1'),
    checkout: await fullCheckout(context, shopId, lines),
    item,
    draw: await addDraw(context, shopId, MAX_APPLICATIONS),
    category: await first('item_categories'),
    mail: await first('mails'),
    method: await first('shipping_methods'),
    coupon: await first('coupons'),
    request: await first('api_requests'),
    order: placed.key,
  }
}

/** A checkout of as many lines as one may have. */
async function fullCheckout(
  context: Context,
  shopId: number,
  lines: Parameters<typeof createCart>[2],
): Promise<string> {
  const wish = { lines, via: 'api', address: '127.0.0.1' }
  return (await createCheckout(context, shopId, wish)).checkout_id
}
