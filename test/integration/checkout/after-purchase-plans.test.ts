/** Plans of what the jobs of subscriptions, lotteries and downloads ask every minute, in shops that have sold for long. */
import { describe, expect } from 'vitest'
import '../../../src/checkout/digital/download-store.ts'
import '../../../src/checkout/lottery/checkout-store.ts'
import '../../../src/checkout/lottery/draw-store.ts'
import '../../../src/checkout/lottery/store.ts'
import '../../../src/checkout/subscriptions/card-store.ts'
import '../../../src/checkout/subscriptions/store.ts'
import { SERVER_LIMITS } from '../../../src/db/limits.ts'
import { settle } from '../../../src/db/pools.ts'
import { createTestShop } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { PLAN_MODES, planOf, rowsRead, wholeReads } from '../../support/plans.ts'

const TABLES = [
  ...[
    'subscriptions',
    'subscription_cards',
    'lottery_applications',
    'lottery_draws',
    'items',
    'item_variations',
    'audit_events',
  ],
  ...['order_download_checks', 'order_downloads', 'orders', 'listed_orders', 'checkouts'],
]

const AT = '2026-11-01T00:00:00Z'
/** When a hundred subscriptions and downloads of a shop are due. */
const DUE = '2026-11-01T01:40:00Z'

/** Lotteries of a shop that wait for their draw, each with so many applications; and how many have won, or do not know yet. */
const LOTTERIES = 4
const WAITING = 1500
const WON = 100
const UNTOLD = 20

let shopId = 0
let lottery = 0

/** $1 is the shop, $2 how many. */
const FILLING = [
  `insert into items (shop_id, type, visible, name, price, item_tax_type, own_stock, created_at, modified_at,
     application_start_at, application_end_at, scheduled_announce_at)
   select $1::int, 'lottery', true, 'L' || n, 1000, 'standard', 100, '${AT}', '${AT}', '2026-10-01', '2026-10-02',
     case when n = 1 then timestamptz '${AT}' else '2027-01-01' end
   from generate_series(1, $2::int / 100) n`,
  `insert into subscriptions (shop_id, unique_key, secret, state, cause, first_order_key, last_order_key, line, wishes, via, title,
     cycle_plan, first_day, next_at, created_at, changed_at)
   select $1::int, 'S' || n, concat('s', $1::int, '-', n), state, case when state = 'paused' then 'buyer' end, 'O' || n, 'O' || n,
     '{}', '{}', 'api', 'x', 'weekly', '2026-01-01', case when state = 'active' then at end, at, at
   from generate_series(1, $2::int) n, timestamptz_pl_interval('${AT}', n * interval '1 min') at,
     concat(case when n % 100 = 0 then 'starting' when n % 3 = 0 then 'paused' else 'active' end) state`,
  `insert into lottery_draws (shop_id, item_id, title, drawn_at, method, seed, pieces, entries, winners)
   values ($1, $2, 'x', '${AT}', 'x', 'x', '[]', '[]', '[]')`,
  // Most have lost long ago.
  `insert into lottery_applications (shop_id, unique_key, secret, item_id, amount, title, mailbox, line, wishes, via, state,
     created_at, decided_at, draw_id, rank, told_at, pay_until)
   select $1::int, 'A' || n, concat('a', $1::int, '-', n), 0, 1, 'x', n, '{}', '{}', 'api',
     case when n <= ${WON} then 'won' else 'lost' end, at, at, (select max(id) from lottery_draws where shop_id = $1::int), n,
     case when n % (${WON} / 10) <> 0 or n > ${UNTOLD} * ${WON} / 10 then at end, at
   from generate_series(1, $2::int) n, timestamptz_pl_interval('${AT}', n * interval '1 s') at`,
  `insert into lottery_applications (shop_id, unique_key, secret, item_id, amount, title, mailbox, line, wishes, via, state, created_at)
   select $1::int, concat('W', i.id, '-', n), concat('w', i.id, '-', n), i.id, 1, 'x', n, '{}', '{}', 'api', 'applied', '${AT}'
   from (select id from items where shop_id = $1::int order by id limit ${LOTTERIES}) i, generate_series(1, $2::int - $2::int + ${WAITING}) n`,
  `insert into orders (shop_id, ordered_at, modified_at, total, unique_key, status, order_types, properties, search_text, summary,
     detail, line_states)
   select $1::int, '${AT}', '${AT}', 1, lpad(n::text, 16, '0'), 'dispatched', '{digital}', '{}', '',
     json_build_object('customer', json_build_object('mail_address', n || '@example.jp')), '{}', '[]'
   from generate_series(1, $2::int) n`,
  `insert into order_download_checks (shop_id, order_id, due_at)
   select shop_id, id, timestamptz '${AT}' + row_number() over (order by id) * interval '1 min' from orders
   where shop_id = $1::int and $2::int > 0`,
  `insert into order_downloads (shop_id, order_id, line_id, item_id, made_at, ends_at)
   select shop_id, id, id, 0, '${AT}', '${AT}' from orders where shop_id = $1::int and $2::int > 0`,
]

test.beforeAll(async ({ context, outside }) => {
  for (const [key, count] of [
    ['small', 1000],
    ['large', 6000],
  ] as const) {
    shopId = await createTestShop(context, key)
    for (const statement of FILLING) await outside.query(statement, [shopId, count])
  }
  const { rows } = await outside.query<{ id: number }>('select min(id) as id from items where shop_id = $1', [
    shopId,
  ])
  lottery = rows[0]?.id ?? 0
  await outside.query(`vacuum analyze ${TABLES.join(', ')}`)
  await settle(outside, SERVER_LIMITS)
})

describe.each(PLAN_MODES)('%s plans read no more than is to be done', mode => {
  // R-SUBSCRIPTION-2
  test('of subscriptions', async ({ outside }) => {
    const { rows } = await outside.query<{ id: number }>('select max(id) as id from subscriptions')
    const id = rows[0]?.id
    for (const [name, values, most] of [
      // The one that is found, and the same that is written; some that began in the same minute.
      ['subscriptions.claim', [DUE, DUE], 3],
      ['subscriptions.claim', ['2026-01-01T00:00:00Z', DUE], 0],
      ['subscriptions.starting', [AT, 0, 20], 25],
      ['subscriptions.starting', [DUE, id, 20], 25],
      ['subscriptions.to_look_at', [DUE, 20], 20],
      ['subscription_cards.list', [AT, '', 20], 0],
      ['subscription_cards.find', [shopId, id], 0],
      ['subscriptions.by_order', [shopId, 'O7'], 1],
      ['subscriptions.by_secret', [shopId, 's-1'], 1],
      ['subscriptions.lock', [shopId, id], 1],
      [
        'subscriptions.save',
        [shopId, id, 'paused', 'shop', 'O1', 2, 2, null, null, 0, DUE, '{}', 1, 1, 0, 'O1'],
        1,
      ],
      ['subscriptions.delete_starting', [shopId, id], 1],
      // The last order, and what the buyer has ordered since it.
      ['subscriptions.next_order', [shopId, '7@example.jp', '7'.padStart(16, '0'), 'S7', 2], 3],
    ] as const) {
      const nodes = await planOf(outside, name, mode, values)
      expect(wholeReads(nodes, TABLES), name).toEqual([])
      expect(rowsRead(nodes, TABLES), name).toBeLessThanOrEqual(most)
    }
  })

  // R-LOTTERY-3 R-LOTTERY-5
  test('of lotteries', async ({ outside }) => {
    const { rows } = await outside.query<{ id: number; draw: number }>(
      'select max(id) as id, max(draw_id) as draw from lottery_applications',
    )
    const { id, draw } = rows[0] ?? {}
    const drawn = JSON.stringify([{ number: id, rank: 1, won: true }])
    for (const [name, values, most] of [
      // Of each that waits one application, in both shops, and no more items than there are.
      ['lottery_draws.due', [AT, 50, AT], 100],
      ['lottery_draws.hold_item', [shopId, lottery, AT], 1],
      ['lottery_draws.entries', [shopId, lottery], WAITING],
      ['lottery_draws.pieces', [shopId, lottery], 1],
      ['lottery_applications.decide', [shopId, draw, drawn, AT, AT], 3],
      ['lottery_applications.count', [shopId, lottery], WAITING],
      ['lottery_applications.to_tell', ['{}', 'won', 0, 0, 5], 5],
      ['lottery_applications.to_tell', ['{}', 'won', 0, 0, 200], 2 * UNTOLD],
      ['lottery_applications.open_wins', [AT, 0, 0, 20], 2 * WON],
      ['lottery_applications.lock', [shopId, id], 1],
      ['lottery_applications.save', [shopId, id, 'withdrawn', null, null, null, AT], 1],
      ['lottery_applications.delete_old', ['2026-10-01T00:00:00Z', 2000], 0],
      // Those that are found, those that are held, and those that go.
      ['lottery_applications.delete_old', [DUE, 10], 30],
      ['lottery_checkouts.under_way', [shopId, 1], 0],
    ] as const) {
      const nodes = await planOf(outside, name, mode, values)
      expect(wholeReads(nodes, TABLES), name).toEqual([])
      expect(rowsRead(nodes, TABLES), name).toBeLessThanOrEqual(most)
    }
  })

  // R-DOWNLOAD-2
  test('of downloads', async ({ outside }) => {
    const { rows } = await outside.query<{ id: number }>(
      'select max(id) as id from orders where shop_id = $1',
      [shopId],
    )
    const id = rows[0]?.id
    for (const [name, values, most] of [
      // The check that is found, the same that is written, and its order.
      ['order_download_checks.claim', [DUE], 4],
      ['order_download_checks.done', [shopId, id, 9], 1],
      ['order_downloads.of_order', [shopId, id], 1],
      ['order_downloads.find', [shopId, 0], 0],
      ['order_downloads.use', [shopId, 0, 1, 10], 0],
    ] as const) {
      const nodes = await planOf(outside, name, mode, values)
      expect(wholeReads(nodes, TABLES), name).toEqual([])
      expect(rowsRead(nodes, TABLES), name).toBeLessThanOrEqual(most)
    }
  })
})
