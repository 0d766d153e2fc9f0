/** The statements on placements read what they need, among many that are over. */
import { describe, expect } from 'vitest'
import { SERVER_LIMITS } from '../../../src/db/limits.ts'
import { settle } from '../../../src/db/pools.ts'
import '../../../src/payments/simulator/action-store.ts'
import '../../../src/payments/simulator/message-store.ts'
import '../../../src/resources/orders/placement-store.ts'
import { test } from '../../support/fixture.ts'
import { indexesUsed, PLAN_MODES, planOf, rowsRead, wholeReads } from '../../support/plans.ts'

const COUNT = 5000
const TABLES = ['order_placements', 'simulated_actions', 'simulated_transactions', 'simulated_notifications']
const NOW = '2026-11-20T01:02:03Z'

test.beforeAll(async ({ shopId, outside }) => {
  // Of a hundred that were asked for one was refused, and one of a thousand is open.
  await outside.query(
    `insert into order_placements (shop_id, reference, unique_key, secret, state, key, decision, reserved, return_id,
       created_at, deadline_at, held_until, settled_at)
     select $1, 'checkout-' || n, lpad(n::text, 16, '0'), lpad(n::text, 22, '0'),
       case when n % 1000 = 0 then 'awaiting_buyer' when n % 100 = 0 then 'declined' else 'placed' end,
       'key-' || n, '{}', '[]', 'return-' || n, $3::timestamptz, $3, $3,
       case when n % 1000 <> 0 then $3::timestamptz - n * interval '1 hour' end
     from generate_series(1, $2::int) n`,
    [shopId, COUNT, NOW],
  )
  await outside.query(
    `insert into simulated_transactions (shop_id, id, order_key, method, source, authorised)
     select $1, 'tx-' || n, 'x', 'creditcard', 'sim', 0 from generate_series(1, $2::int) n`,
    [shopId, COUNT],
  )
  await outside.query(
    `insert into simulated_actions (shop_id, transaction_id, name, kind, key, amount, saves_source, until)
     select $1, 'tx-' || n, 'name' || n, 'redirect', 'key-' || n, 100, false, $3
     from generate_series(1, $2::int) n`,
    [shopId, COUNT, NOW],
  )
  await outside.query('vacuum analyze')
  await settle(outside, SERVER_LIMITS)
})

describe.each(PLAN_MODES)('%s plans', mode => {
  test.for([
    ['order_placements.find', 'checkout-77', 1],
    ['order_placements.find_live', 'checkout-77', 1],
    ['order_placements.find_live', 'checkout-100', 0],
    ['order_placements.find_by_key', 'key-77', 1],
    ['order_placements.find_by_order', '0000000000000077', 1],
    ['simulated_actions.find_of_key', 'tx-77', 1],
  ] as const)('%s of %s', async ([name, value, rows], { shopId, outside }) => {
    const nodes = await planOf(outside, name, mode, [shopId, value])
    expect([wholeReads(nodes, TABLES), rowsRead(nodes, TABLES)]).toEqual([[], rows])
  })

  test('what is looked for by a name alone', async ({ outside }) => {
    for (const [name, value] of [
      ['order_placements.find_by_return', 'return-77'],
      ['simulated_actions.find', 'name77'],
    ] as const) {
      const nodes = await planOf(outside, name, mode, [value])
      expect([wholeReads(nodes, TABLES), rowsRead(nodes, TABLES)]).toEqual([[], 1])
    }
  })

  test('the job reads one that is open, the sweep those that are refused', async ({ shopId, outside }) => {
    const aside = await planOf(outside, 'order_placements.claim_aside', mode, [NOW])
    expect(indexesUsed(aside)).toContain('order_placements_aside')
    expect(rowsRead(aside, TABLES)).toBeLessThanOrEqual(6)
    const claimed = await planOf(outside, 'order_placements.claim', mode, [NOW])
    expect(indexesUsed(claimed)).toContain('order_placements_open')
    expect(rowsRead(claimed, TABLES)).toBeLessThanOrEqual(6)
    const swept = await planOf(outside, 'order_placements.sweep', mode, [NOW, 10])
    expect(indexesUsed(swept)).toContain('order_placements_refused')
    expect(rowsRead(swept, TABLES)).toBeLessThanOrEqual(40)
    const counted = await planOf(outside, 'order_placements.count', mode, [shopId, 'checkout-77', ['x'], 10])
    expect(rowsRead(counted, TABLES)).toBe(1)
  })
})
