import type pg from 'pg'
import { describe, expect } from 'vitest'
import { SERVER_LIMITS } from '../../../src/db/limits.ts'
import { settle } from '../../../src/db/pools.ts'
import { test } from '../../support/fixture.ts'
import '../../../src/console/statistics-store.ts'
import '../../../src/request-log/line-store.ts'
import '../../../src/request-log/store.ts'
import { createTestShop } from '../../support/context.ts'
import { indexesUsed, PLAN_MODES, type PlanNode, planOf, rowsRead, wholeReads } from '../../support/plans.ts'

/** Calls of the large shop, one in fifty failed. Another shop has as many. */
const CALLS = 30_000

let shop: number
let last: number

test.beforeAll(async ({ context, outside }) => {
  for (const key of ['other', 'large']) {
    shop = await createTestShop(context, key)
    await outside.query(
      `insert into api_requests (shop_id, request_id, at, token_id, method, path, operation, status, problem, duration_ms,
         response_body)
       select $1, 'r' || n, timestamptz '2026-11-20T00:00:00Z' - (30000 - n) * interval '10 seconds', 1, 'GET',
         '/api/items/' || n, 'getItem', case when n % 50 = 0 then 404 else 200 end,
         case when n % 50 = 0 then 'items/not-found' end, 2.5, repeat('x', 500)
       from generate_series(1, $2::int) n`,
      [shop, CALLS],
    )
    await outside.query(
      `insert into api_call_counts select $1, timestamptz '2026-11-20T00:00:00Z' - n * interval '1 hour', 10, 1, 0
       from generate_series(0, 9000) n`,
      [shop],
    )
  }
  await outside.query('vacuum analyze')
  const { rows } = await outside.query<{ last: string }>(
    'select max(id) as last from api_requests where shop_id = $1',
    [shop],
  )
  last = Number(rows[0]?.last)
  await settle(outside, SERVER_LIMITS)
})

type Mode = (typeof PLAN_MODES)[number]

const NOTHING = [null, null, null, null]

/** Plans a statement, which reads no table whole. */
async function planned(
  outside: pg.Client,
  mode: Mode,
  name: string,
  values: readonly unknown[],
): Promise<PlanNode[]> {
  const nodes = await planOf(outside, name, mode, values)
  expect(wholeReads(nodes, ['api_requests', 'api_call_counts'])).toEqual([])
  return nodes
}

describe.each(PLAN_MODES)('%s plans', mode => {
  const read = async (outside: pg.Client, name: string, values: readonly unknown[]): Promise<PlanNode[]> => {
    const nodes = await planned(outside, mode, name, values)
    expect(nodes.filter(node => node['Node Type'] === 'Sort' && (node['Actual Rows'] ?? 0) > 60)).toEqual([])
    return nodes
  }
  /** Rows that were opened, beside what was found in an index alone. */
  const opened = (nodes: readonly PlanNode[]) =>
    rowsRead(
      nodes.filter(node => node['Node Type'] !== 'Index Only Scan'),
      ['api_requests'],
    )
  const everything = () => [shop, 0, Number.MAX_SAFE_INTEGER, 51, 0, 999]

  test('a page without filters reads the page', async ({ outside }) => {
    for (const before of [last + 1, last - CALLS / 2]) {
      const nodes = await read(outside, 'api_requests.list.all', [shop, 0, before, 51, 0, 999, ...NOTHING])
      expect(rowsRead(nodes, ['api_requests'])).toBeLessThanOrEqual(2 * 51)
    }
  })

  test.for([
    ['a status', [201, 201], NOTHING],
    ['a token', [0, 999], [null, 99, null, null]],
    ['a method', [0, 999], [null, null, 'PUT', null]],
    ['a path', [0, 999], [null, null, null, 'nowhere']],
  ] as const)('%s that no call has opens no row', async ([_what, statuses, rest], { outside }) => {
    const nodes = await read(outside, 'api_requests.list.all', [shop, 0, last + 1, 51, ...statuses, ...rest])
    expect(opened(nodes)).toBe(0)
    expect(nodes.map(node => node['Heap Fetches'] ?? 0).reduce((sum, one) => sum + one, 0)).toBe(0)
    expect(rowsRead(nodes, ['api_requests'])).toBeLessThanOrEqual(CALLS)
  })

  test('failed calls are looked for among the failed ones', async ({ outside }) => {
    for (const problem of [null, 'items/not-found', 'orders/not-found']) {
      const values = [shop, 0, last + 1, 51, 400, 599, problem, null, null, null]
      const nodes = await read(outside, 'api_requests.list.failed', values)
      expect(indexesUsed(nodes)).toContain('api_requests_failed')
      expect(rowsRead(nodes, ['api_requests'])).toBeLessThanOrEqual(CALLS / 50 + 51)
    }
  })

  test('a request id is looked up', async ({ outside }) => {
    const nodes = await read(outside, 'api_requests.list.id', [...everything(), ...NOTHING, 'r4242'])
    expect(indexesUsed(nodes)).toContain('api_requests_by_request_id')
    expect(rowsRead(nodes, ['api_requests'])).toBeLessThanOrEqual(2)
  })

  test('the hours are those that are shown', async ({ outside }) => {
    const nodes = await read(outside, 'console.calls_by_hour', [shop, '2026-11-18T01:00:00Z'])
    expect(rowsRead(nodes, ['api_call_counts'])).toBeLessThanOrEqual(48)
    const totals = await read(outside, 'console.totals', [shop, '2026-11-19T15:00:00Z'])
    expect(rowsRead(totals, ['api_call_counts'])).toBeLessThanOrEqual(24)
  })
})

// Last, as what was deleted and given back again is looked for in the table.
test.for(PLAN_MODES)('%s plans: the sweep reads what it deletes', async (mode, { outside }) => {
  const nodes = await planned(outside, mode, 'api_requests.sweep', ['2026-11-16T14:00:00Z', 100])
  expect(indexesUsed(nodes)).toContain('api_requests_by_at')
  expect(rowsRead(nodes, ['api_requests'])).toBeLessThanOrEqual(300)
})
