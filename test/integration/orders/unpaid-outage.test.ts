/** Orders that nobody pays, while the payment service cannot say whether somebody has (docs/rules/placing.md). */
import type pg from 'pg'
import { expect } from 'vitest'
import type { Context } from '../../../src/context.ts'
import { bringBack } from '../../../src/jobs/clock-store.ts'
import { openOrders } from '../../../src/resources/orders/jobs/open-orders.ts'
import type { TestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { type Buyers, later, makeBuyers, NOW } from './support/buyers.ts'

const END = 3 * 24 * 60

let context: TestContext
let shopId: number
let api: TestApi
let outside: pg.Client
let buyers: Buyers

test.beforeAll(({ context: one, shopId: shop, api: app, outside: client }) => {
  context = one
  shopId = shop
  api = app
  outside = client
  buyers = makeBuyers(context, shopId, api)
})

test.beforeEach(async () => {
  context.setTime(NOW)
  await outside.query('delete from orders')
})

/** A service that says nothing about these orders; what it was asked about is noted, and a run is over after so many. */
function silentAbout(keys: readonly string[], most = Number.POSITIVE_INFINITY) {
  const asked: string[] = []
  const lookUp: Context['payments']['gateway']['lookUp'] = async (key, shop, signal) => {
    const { rows } = await outside.query<{ unique_key: string }>(
      'select unique_key from order_placements where key = $1',
      [key],
    )
    const order = rows[0]?.unique_key ?? ''
    asked.push(order)
    if (keys.includes(order)) throw new Error('nobody answers')
    return context.payments.gateway.lookUp(key, shop, signal)
  }
  const { payments } = context
  return {
    asked,
    broken: { ...context, payments: { ...payments, gateway: { ...payments.gateway, lookUp } } },
    run: { isOver: () => asked.length >= most },
  }
}

// R-PLACE-9
test('those that the service is not asked about end in any case, however much it holds up', async () => {
  const { unique_key } = await buyers.toPay('bt')
  context.setTime(later(END))
  expect(await openOrders(context, { isOver: () => true })).toBe(1)
  expect(await buyers.statusOf(unique_key)).toBe('cancelled')
})

// R-PLACE-9
test('where a run ends, the next one goes on with those that were not asked about', async () => {
  const stuck = [await buyers.toPay(), await buyers.toPay(), await buyers.toPay()]
  context.setTime(later(1))
  const other = await buyers.toPay()
  await outside.query(
    `update orders set payment_reminded = true, due_at = (awaited_payment->>'until')::timestamptz`,
  )
  const keys = stuck.map(({ unique_key }) => unique_key)
  context.setTime(later(END + 1))
  const first = silentAbout(keys, 2)
  expect(await openOrders(first.broken, first.run)).toBe(0)
  expect(first.asked).toHaveLength(2)
  const second = silentAbout(keys, 2)
  expect(await openOrders(second.broken, second.run)).toBe(1)
  expect(new Set([...first.asked, ...second.asked])).toEqual(new Set([...keys, other.unique_key]))
  expect(await buyers.statusOf(other.unique_key)).toBe('cancelled')
  // Once it answers again they end within the time for which they were put off.
  context.setTime(later(END + 11))
  expect(await openOrders(context)).toBe(3)
})

// R-PLACE-9 R-MAIL-10
test('a reminder for which there is no room among the mails is put off too', async () => {
  const { unique_key } = await buyers.toPay()
  context.setTime(later(END - 24 * 60))
  const { asked, broken } = silentAbout([])
  const full = {
    ...broken,
    config: { ...broken.config, mailLimits: { ...broken.config.mailLimits, shop: 0 } },
  }
  expect([await openOrders(full), await openOrders(full), asked]).toEqual([0, 0, [unique_key]])
  context.setTime(later(END - 24 * 60 + 1))
  expect(await openOrders(broken)).toBe(1)
  expect(await buyers.eventsOf(unique_key)).toEqual(['place_order', 'remind_payment'])
})

// R-PLACE-9
test('while payments are under maintenance nobody is asked about what would end', async () => {
  const { unique_key } = await buyers.toPay()
  await outside.query('update shops set payment_maintenance = true')
  context.setTime(later(END + 1))
  const { asked, broken } = silentAbout([])
  expect([await openOrders(broken), asked]).toEqual([0, []])
  await outside.query('update shops set payment_maintenance = false')
  expect(await openOrders(broken)).toBe(1)
  expect(await buyers.statusOf(unique_key)).toBe('cancelled')
})

// R-PLACE-9
test('the end is the end, however long a reminder was put off before', async () => {
  const { unique_key } = await buyers.toPay()
  context.setTime(later(END - 3))
  await openOrders(silentAbout([unique_key]).broken)
  context.setTime(later(END))
  expect(await openOrders(context)).toBe(1)
  expect(await buyers.statusOf(unique_key)).toBe('cancelled')
})

// R-CLOCK-2
test('what was put off by a clock that was ahead is due at its own time', async () => {
  const { unique_key } = await buyers.toPay()
  context.setTime('2099-01-01T00:00:00Z')
  await openOrders(silentAbout([unique_key]).broken)
  context.setTime(later(END))
  expect(await openOrders(context)).toBe(0)
  await bringBack(context.db, context.clock.now(), new Date())
  expect(await openOrders(context)).toBe(1)
  expect(await buyers.statusOf(unique_key)).toBe('cancelled')
})
