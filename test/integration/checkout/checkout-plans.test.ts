import { describe, expect } from 'vitest'
import '../../../src/checkout/checkouts/room-store.ts'
import '../../../src/checkout/checkouts/store.ts'
import { SERVER_LIMITS } from '../../../src/db/limits.ts'
import { settle } from '../../../src/db/pools.ts'
import '../../../src/claims/claim-store.ts'
import { createTestShop } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { indexesUsed, PLAN_MODES, planOf, rowsRead, wholeReads } from '../../support/plans.ts'

const TABLES = ['checkouts', 'takeout_slots', 'takeout_claims', 'coupon_uses', 'coupons']
const AT = '2026-11-01T00:00:00Z'

let shopId = 0

/** By which indexes one checkout is found while there is none yet, by the name of the statement and the kind of plan. */
const whileEmpty: Record<string, readonly string[]> = {}

test.beforeAll(async ({ context, outside }) => {
  const none = Buffer.alloc(32)
  for (const [name, values] of [
    ['checkouts.find', [1, none, AT]],
    ['checkouts.update', [1, none, 1, '{}', '{}', AT, AT]],
    ['checkouts.cancel', [1, none, 1, AT, AT]],
    ['checkouts.begin_order', [1, none, 1, 'completed', 'k', '{}', '{}', AT, AT]],
    ['checkouts.settle', [1, none, 'k', 'open', null, null, AT, AT]],
  ] as const) {
    for (const mode of PLAN_MODES) {
      whileEmpty[`${name} ${mode}`] = indexesUsed(await planOf(outside, name, mode, values))
    }
  }
  for (const [key, count] of [
    ['small', 500],
    ['large', 3600],
  ] as const) {
    shopId = await createTestShop(context, key)
    await outside.query(
      `insert into checkouts (shop_id, digest, maker, via, state, lines, wishes, told, order_key, answer, created_at,
         changed_at, kept_until)
       select $1::int, sha256(concat($1::int, '-', n)::bytea), sha256((n % 40)::text::bytea), 'api', state, '[]', '{}', '{}',
         n, case when state = 'completed' then '{}'::json end, at, at, at + interval '8 days'
       from generate_series(1, $2::int) n, timestamptz_pl_interval('${AT}', n * interval '1 s') at,
         concat(case when n % 100 = 0 then 'awaiting_buyer' when n % 2 = 0 then 'completed' else 'open' end) state`,
      [shopId, count],
    )
    await outside.query(
      `insert into takeout_slots (shop_id, place, begins_at, pieces)
       select $1, 'p' || n % 20, timestamptz '${AT}' + n * interval '1 min', 1 from generate_series(1, $2::int) n`,
      [shopId, count],
    )
    await outside.query(
      `insert into takeout_claims (shop_id, order_key, place, begins_at, pieces)
       select $1, n, 'p' || n % 20, timestamptz '${AT}' + n * interval '1 min', 1 from generate_series(1, $2::int) n`,
      [shopId, count],
    )
  }
  await outside.query('vacuum analyze checkouts, takeout_slots, takeout_claims')
  await settle(outside, SERVER_LIMITS)
})

// A plan is kept as long as a connection, and the statistics may know nothing of the table for minutes.
test('one checkout is found by its key, also by a plan from before there was any', () => {
  const plans = Object.keys(whileEmpty)
  expect(plans).toHaveLength(10)
  expect(whileEmpty).toEqual(Object.fromEntries(plans.map(plan => [plan, ['checkouts_pkey']])))
})

// R-CHECKOUT-10, R-CHECKOUT-11
describe.each(PLAN_MODES)('%s plans', mode => {
  test('read no more than they answer', async ({ outside }) => {
    const none = Buffer.alloc(32)
    const { rows } = await outside.query<{ maker: Buffer }>('select maker from checkouts limit 1')
    const empty = ['[]', '{}', '{}']
    for (const [name, values, most] of [
      ['checkouts.find', [shopId, none, AT], 0],
      ['checkouts.update', [shopId, none, 1, '{}', '{}', AT, AT], 0],
      ['checkouts.begin_order', [shopId, none, 1, 'completed', 'k', '{}', '{}', AT, AT], 0],
      ['checkouts.settle', [shopId, none, 'k', 'open', null, null, AT, AT], 0],
      ['checkouts.under_way', [AT, none, 20], 20],
      ['checkouts.count', [shopId, 50], 50],
      ['checkouts.delete_old', [AT, 100], 0],
      // Those of its network that are no order, by their last change.
      ['checkouts.insert', [shopId, none, rows[0]?.maker, 'api', ...empty, AT, AT, null, null, null], 100],
      ['checkouts.make_way', [shopId, none, 100], 0],
      ['takeout_slots.taken', [shopId, 'p1', AT], 500],
      ['takeout_slots.take', [shopId, 'new', 'p1', AT, 1, 9], 2],
      ['claims.release', [shopId, '1'], 4],
      ['takeout_slots.adjust', [shopId, '1', 1], 4],
      ['takeout_slots.sweep', [AT, 100], 0],
    ] as const) {
      const nodes = await planOf(outside, name, mode, values)
      expect(wholeReads(nodes, TABLES), name).toEqual([])
      expect(rowsRead(nodes, TABLES), name).toBeLessThanOrEqual(most)
    }
  })
})
