/** What years of work leave beside items and orders: mails, the audit log, calls, planned sales, coupons. */
import type { BenchShop } from '../support/bench-shop.ts'

/** How much of each: of mails two an order of half a year, of the others the most that is kept. */
const MAILS = 300_000
const EVENTS = 100_000
const CALLS = 200_000
const SALES = 2_000
const COUPONS = 1_000

const NOW = '$2::timestamptz'

/** $1 is the shop, $2 now; each is one statement. */
const WORK: readonly string[] = [
  `insert into mails (shop_id, kind, recipient, to_name, to_address, from_name, reply_to, subject, text, html, state,
     attempts, last_error, created_at, sent_at, reference, due_at)
   select $1, 'order_received', case when n % 2 = 0 then 'shop' else 'customer' end, '佐藤 陽菜', 'haruna' || n % 60000 || '@example.com',
     'Bench', 'bench@example.jp', 'ご注文を承りました', repeat('ご注文の内容 ', 100), repeat('<p>ご注文の内容</p>', 200),
     case when n % 500 = 0 then 'dead' else 'sent' end, 1, case when n % 500 = 0 then '550 no such user' end,
     ${NOW} - n * interval '180 days' / ${MAILS}, ${NOW} - n * interval '180 days' / ${MAILS}, 'BENCHORD' || lpad((n / 2)::text, 8, '0'), null
   from generate_series(${MAILS}, 1, -1) n`,
  `insert into audit_events (shop_id, at, kind, actor, actor_name, subject, detail, network_address)
   select $1, ${NOW} - n * interval '400 days' / ${EVENTS},
     case n % 10 when 0 then 'signed_in' when 1 then 'settings_changed' else 'called' end, 'person',
     case when n % 5000 = 0 then 'seldom@bench.example' else 'staff' || n % 5 || '@bench.example' end, null,
     json_build_object('operation', 'updateItem', 'path', '/api/items/' || n), '192.0.2.' || n % 250
   from generate_series(${EVENTS}, 1, -1) n`,
  `insert into api_requests (shop_id, request_id, at, token_id, method, path, operation, status, problem, duration_ms,
     request_body, response_body)
   select $1, 'req-bench' || n, ${NOW} - n * interval '7 days' / ${CALLS}, n % 3 + 1, 'GET', '/api/items/' || n, 'getItem',
     case when n % 1000 = 0 then 404 else 200 end, case when n % 1000 = 0 then 'items/not-found' end, 3, null, repeat('{"a":1}', 50)
   from generate_series(${CALLS}, 1, -1) n`,
  `insert into api_call_counts (shop_id, hour, calls, client_errors, server_errors)
   select $1, date_trunc('hour', ${NOW}) - n * interval '1 hour', 1200, 3, 0 from generate_series(0, 700) n`,
  `insert into item_sales (shop_id, item_id, price, starts_at, ends_at)
   select $1, n * 7, 400, ${NOW} + n * interval '1 hour', ${NOW} + (n + 48) * interval '1 hour' from generate_series(1, ${SALES}) n`,
  `insert into coupons (shop_id, code, name, amount, minimum, active, created_at)
   select $1, 'BENCH' || n, 'クーポン' || n, 300, 0, true, ${NOW} from generate_series(1, ${COUPONS}) n`,
]

/** Adds them to a shop of at least 14,000 items. */
export async function seedWork({ shopId, query }: BenchShop, now: Date): Promise<void> {
  for (const text of WORK) await query(text, [shopId, now])
  await query('vacuum (analyze)')
}
