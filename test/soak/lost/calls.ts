/** Calls of many kinds, each with an effect that can be counted from outside. */
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Context } from '../../../src/context.ts'
import { PLAIN_ITEM, type TestApi } from '../../support/api.ts'
import { disagreements } from '../../support/orders/balance.ts'
import { unchangedAmounts } from '../../support/orders/build.ts'
import { type PlacedOrder, placeOrder } from '../../support/orders/place.ts'
import { BUYER_COUNTS, BUYER_KINDS, makeBuyerCalls } from './buyer-calls.ts'
import { requestBytes } from './wire.ts'

/** A call. */
export interface Made {
  readonly name: string
  readonly request: Buffer
  /** The status of its answer. */
  readonly expected: number
}

interface Parts {
  readonly context: Context
  readonly shopId: number
  readonly api: TestApi
  readonly outside: pg.Client | pg.Pool
  readonly calls: number
}

/** Makes the calls, and tells in the end what was not done exactly once. */
export interface World {
  make(at: number): Made
  check(): Promise<string[]>
}

/** Kinds of calls, in turn. */
const KINDS = [
  'create',
  'stock',
  'cancel',
  'edit',
  'variation',
  'upload',
  'dispatch',
  'visibility',
  'memo',
  'missing',
  'amounts',
  'category',
  ...BUYER_KINDS,
] as const
const ITEMS = 40
const VARIED = 5
/** A shop has 1,000. */
const MAX_CATEGORIES = 900

/** What is asked, and what comes of it. */
export interface Asked {
  readonly method: 'POST' | 'PUT'
  readonly path: string
  readonly body?: unknown
  readonly expected: number
  /** What has to be there once more after it, as `check` counts. */
  readonly effect: string | undefined
  /** Needs no token. */
  readonly open?: boolean
}

/** Puts in what they are about. */
export async function makeWorld(parts: Parts): Promise<World> {
  const { context, shopId, api, outside, calls } = parts
  const items: number[] = []
  for (let at = 0; at < ITEMS + VARIED; at++) {
    items.push((await api.call('POST', '/api/items', PLAIN_ITEM)).json<{ item_id: number }>().item_id)
  }
  // Variations move the version of their item, by which the other calls are counted.
  const varied = items.splice(0, VARIED)
  const orders: PlacedOrder[] = []
  const wanted = Math.ceil(calls / KINDS.length) * 3 + 1
  while (orders.length < wanted) orders.push(await placeOrder(context, shopId, {}, 'sim'))
  const buyerCall = await makeBuyerCalls(api, Math.ceil(calls / KINDS.length) * 4 + 1)
  const expected = new Map<string, number>()
  const before = await counts(outside)
  const unusedOrder = () => orders.pop() as PlacedOrder
  const memoOrder = unusedOrder()
  let categories = 0

  function ask(at: number): Asked {
    const kind = KINDS[at % KINDS.length] ?? 'create'
    if (isBuyers(kind)) return buyerCall(kind)
    const item = items[at % ITEMS] as number
    switch (kind) {
      case 'stock':
        return {
          method: 'PUT',
          path: `/api/items/${item}/stock`,
          body: { stock: 1000 + at },
          expected: 204,
          effect: `version of ${item}`,
        }
      case 'edit':
        return {
          method: 'POST',
          path: `/api/items/${item}`,
          body: { name: `edited ${at}` },
          expected: 200,
          effect: `version of ${item}`,
        }
      case 'variation':
        return {
          method: 'POST',
          path: `/api/items/${varied[at % VARIED]}/variations`,
          body: { name: `v${at}` },
          expected: 201,
          effect: `variation v${at}`,
        }
      case 'visibility':
        return {
          method: 'PUT',
          path: `/api/items/${item}/visibility`,
          body: { visible: false },
          expected: 204,
          effect: undefined,
        }
      case 'upload':
        return {
          method: 'POST',
          path: '/api/files',
          body: { purpose: 'item_image', content_type: 'image/png' },
          expected: 201,
          effect: 'files',
        }
      case 'missing':
        return {
          method: 'PUT',
          path: '/api/items/2000000000/stock',
          body: { stock: at },
          expected: 404,
          effect: undefined,
        }
      case 'cancel': {
        const { key, path } = unusedOrder()
        return {
          method: 'POST',
          path: `${path}/cancel`,
          body: {},
          expected: 200,
          effect: `cancel_order of ${key}`,
        }
      }
      case 'dispatch': {
        const { key, path, lineIds } = unusedOrder()
        return {
          method: 'POST',
          path: `${path}/dispatch`,
          body: { order_line_ids: lineIds },
          expected: 200,
          effect: `dispatch_order of ${key}`,
        }
      }
      case 'amounts': {
        const { key, path, order } = unusedOrder()
        const body = unchangedAmounts(order.detail)
        const lines = body.lines.map(line => ({ ...line, price: 500 }))
        return {
          method: 'PUT',
          path,
          body: { ...body, lines },
          expected: 200,
          effect: `update_order of ${key}`,
        }
      }
      case 'memo':
        if (expected.get(`update_order_shop_memo of ${memoOrder.key}`) !== 900) {
          const { key, path } = memoOrder
          return {
            method: 'PUT',
            path: `${path}/shop_memo`,
            body: { text: `memo ${at}` },
            expected: 200,
            effect: `update_order_shop_memo of ${key}`,
          }
        }
        break
      case 'category':
        if (categories < MAX_CATEGORIES) {
          categories += 1
          return {
            method: 'POST',
            path: '/api/item_categories',
            body: { name: `c${at}` },
            expected: 200,
            effect: `category c${at}`,
          }
        }
        break
    }
    return {
      method: 'POST',
      path: '/api/items',
      body: { ...PLAIN_ITEM, name: `item ${at}` },
      expected: 200,
      effect: `item item ${at}`,
    }
  }

  return {
    make: at => {
      const asked = ask(at)
      if (asked.effect !== undefined) expected.set(asked.effect, (expected.get(asked.effect) ?? 0) + 1)
      const request = requestBytes({ ...asked, key: randomUUID() }, asked.open ? undefined : api.token)
      return { name: `${asked.method} ${asked.path}`, request, expected: asked.expected }
    },
    check: async () => {
      const after = await counts(outside)
      const faults: string[] = []
      const happened = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
      for (const [name, times] of expected) {
        if (happened(name) !== times) faults.push(`${name}: ${happened(name)} instead of ${times}`)
      }
      for (const name of after.keys()) {
        if (happened(name) > (expected.get(name) ?? 0) && !name.startsWith('version'))
          faults.push(`${name} was not asked for`)
      }
      const wrong = await disagreements(outside)
      if (wrong.length > 0)
        faults.push(`orders and the ledger disagree: ${JSON.stringify(wrong).slice(0, 500)}`)
      return faults
    },
  }
}

const isBuyers = (kind: (typeof KINDS)[number]): kind is (typeof BUYER_KINDS)[number] =>
  (BUYER_KINDS as readonly string[]).includes(kind)

/** How often each thing is there. */
async function counts(outside: pg.Client | pg.Pool): Promise<Map<string, number>> {
  const { rows } = await outside.query<{ name: string; count: number }>(
    `select 'version of ' || id as name, version::int as count from items
     union all select 'item ' || name, count(*)::int from items where name like 'item %' group by name
     union all select 'variation ' || name, count(*)::int from item_variations group by name
     union all select 'category ' || name, count(*)::int from item_categories group by name
     union all select 'files', count(*)::int from files
     union all select e.event || ' of ' || o.unique_key, count(*)::int from order_events e
       join orders o on o.shop_id = e.shop_id and o.id = e.order_id
       where e.event <> 'place_order' group by 1
     union all ${BUYER_COUNTS}`,
  )
  return new Map(rows.map(({ name, count }) => [name, count]))
}
