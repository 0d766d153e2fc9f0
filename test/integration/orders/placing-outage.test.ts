/** Orders whose payment service cannot be asked for longer than their pieces are put aside (docs/rules/placing.md). */
import type pg from 'pg'
import { describe, expect } from 'vitest'
import { settleCheckouts } from '../../../src/checkout/checkouts/settle-checkout.ts'
import type { Context } from '../../../src/context.ts'
import { act } from '../../../src/payments/simulator/actions.ts'
import { resolvePlacements } from '../../../src/resources/orders/jobs/resolve-placements.ts'
import { findPlacement, placeOrder } from '../../../src/resources/orders/operations/place-order.ts'
import type { TestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { freePort } from '../../support/free-port.ts'
import { disagreements, moneyWithoutOrder, piecesOf } from '../../support/orders/balance.ts'
import { addStockedItem, stockOf } from '../../support/orders/place.ts'
import { expectIs, wantedOrder } from '../../support/orders/wanted.ts'
import { test } from '../../support/stripe/fixture.ts'
import { stripePayments } from '../../support/stripe/payments.ts'
import { makeBuyer, onSale } from '../checkout/support/buyer.ts'
import { later, makeBuyers, NOW } from './support/buyers.ts'

let context: TestContext
let shopId: number
let api: TestApi
let outside: pg.Client

test.beforeAll(({ context: one, shopId: shop, api: app, outside: client }) => {
  context = one
  shopId = shop
  api = app
  outside = client
})

test.beforeEach(() => context.setTime(NOW))

test.afterEach(async () => {
  expect(await moneyWithoutOrder(outside)).toEqual([])
  expect(await disagreements(outside)).toEqual([])
})

/** The service is heard by nobody: what it does, it may do; what it is asked, it does not answer. */
function silent(one: Context): Context {
  const { payments } = one
  const lookUp = () => Promise.reject(new Error('nobody answers'))
  return { ...one, payments: { ...payments, gateway: { ...payments.gateway, lookUp } } }
}

const AWAY = 'sim:authorise=redirect'

const stateOf = async (reference: string) =>
  (
    await outside.query<{ state: string }>('select state from order_placements where reference = $1', [
      reference,
    ])
  ).rows[0]?.state

describe('the pieces are back when the time is over', () => {
  // R-PLACE-5 R-PLACE-6
  test.for([
    // Its money is authorised, which nobody heard.
    ['creditcard', 'sim:authorise=timeout_after'],
    // Of it the service never heard.
    ['creditcard', 'sim:authorise=timeout_before'],
    // It has given a number, which nobody was told.
    ['cvs', 'sim:authorise=timeout_after'],
  ])('of what was asked for by %s, %s; what is authorised is let go', async ([method = '', source = '']) => {
    const quick = { ...context, payments: { ...context.payments, timeoutMs: 700 } }
    const item = await addStockedItem(api, 1)
    const until = method === 'cvs' ? new Date(later(3 * 24 * 60)) : null
    const wanted = wantedOrder({ method, lines: [{ stock_item_id: item, amount: 1 }] }, { source, until })
    expectIs(await placeOrder(quick, shopId, wanted), 'undetermined')
    context.setTime(later(29))
    expect(await resolvePlacements(silent(quick))).toEqual({ settled: 0, open: 1 })
    expect([await stateOf(wanted.reference), await stockOf(api, item)]).toEqual(['authorising', 0])
    context.setTime(later(30))
    expect(await resolvePlacements(silent(quick))).toEqual({ settled: 0, open: 1 })
    expect([await stateOf(wanted.reference), await stockOf(api, item)]).toEqual(['letting_go', 1])
    expectIs(await findPlacement(context, shopId, wanted.reference), 'declined')
    for (const minutes of [60, 60 * 25]) {
      context.setTime(later(minutes))
      await resolvePlacements(context)
    }
    expect([await stateOf(wanted.reference), await piecesOf(outside, item)]).toEqual(['let_go', 1])
  })

  // R-PLACE-5
  test.for([['approve'], ['decline'], ['nothing']] as const)(
    'of a buyer who does this on its page meanwhile: %s',
    async ([choice]) => {
      const { item, reference, page } = await makeBuyers(context, shopId, api).sendAway()
      context.setTime(later(20))
      const name = page.split('/').at(-1) ?? ''
      if (choice !== 'nothing') await context.db.transaction(tx => act(tx, name, choice, context.clock.now()))
      context.setTime(later(31))
      await resolvePlacements(silent(context))
      expect([await stateOf(reference), await stockOf(api, item)]).toEqual(['letting_go', 1])
      context.setTime(later(60))
      expect(await resolvePlacements(context)).toEqual({ settled: 1, open: 0 })
      expect([await stateOf(reference), await piecesOf(outside, item)]).toEqual(['let_go', 1])
    },
  )

  // R-PLACE-5 R-PAY-18
  test.for(['pays', 'walks away'] as const)(
    'of a buyer at Stripe who %s',
    async (does, { stripe, stripeContext }) => {
      const item = await addStockedItem(api, 1)
      const recipe = { lines: [{ stock_item_id: item, amount: 1 }] }
      const wanted = wantedOrder(recipe, { source: 'pm_card_threeDSecureRequired' })
      expectIs(await placeOrder(stripeContext, shopId, wanted), 'awaiting_buyer')
      const id = [...stripe.payments.keys()].at(-1) ?? ''
      if (does === 'pays') stripe.act(id, 'pays')
      context.setTime(later(31))
      const nobody = { address: new URL(`http://127.0.0.1:${await freePort()}`) }
      await resolvePlacements({ ...context, payments: stripePayments(context, nobody) })
      expect([await stateOf(wanted.reference), await stockOf(api, item)]).toEqual(['letting_go', 1])
      context.setTime(later(60))
      expect(await resolvePlacements(stripeContext)).toEqual({ settled: 1, open: 0 })
      expect([await stateOf(wanted.reference), stripe.payments.get(id)?.status]).toEqual([
        'let_go',
        'canceled',
      ])
    },
  )

  // R-CHECKOUT-8
  test('and the checkout can be completed in another way', async () => {
    const buyer = makeBuyer(api)
    const checkout = await buyer.ready(await onSale(api, 1), {
      payment: { method: 'creditcard', source: AWAY },
    })
    await buyer.complete(checkout)
    context.setTime(later(31))
    await resolvePlacements(silent(context))
    await settleCheckouts(context)
    expect((await buyer.look(checkout.checkout_id)).status).toBe('ready')
    const other = await buyer.say(checkout.checkout_id, { payment: { method: 'cod' } })
    expect((await buyer.complete(other)).order).not.toBeNull()
    context.setTime(later(60))
    await resolvePlacements(context)
  })
})

// R-PLACE-5
test('one is looked at when its time is over, however long it was left alone before', async () => {
  const { item, reference } = await makeBuyers(context, shopId, api).sendAway()
  for (const minutes of [2, 4, 8, 16, 28]) {
    context.setTime(later(minutes))
    await resolvePlacements(silent(context))
  }
  expect([await stateOf(reference), await stockOf(api, item)]).toEqual(['awaiting_buyer', 0])
  context.setTime(later(30))
  await resolvePlacements(silent(context))
  expect([await stateOf(reference), await stockOf(api, item)]).toEqual(['letting_go', 1])
  context.setTime(later(60))
  await resolvePlacements(context)
})

/** What the service is asked about, by the keys; it answers all, or nothing until it is waited for no more. */
function watched(answers: boolean) {
  const asked: string[] = []
  const { payments } = context
  const lookUp: typeof payments.gateway.lookUp = (key, shop, signal) => {
    asked.push(key)
    return answers ? payments.gateway.lookUp(key, shop, signal) : new Promise(() => {})
  }
  return {
    asked,
    one: { ...context, payments: { timeoutMs: 400, gateway: { ...payments.gateway, lookUp } } },
  }
}

const keyOf = async (reference: string) =>
  (await outside.query<{ key: string }>('select key from order_placements where reference = $1', [reference]))
    .rows[0]?.key

// R-PLACE-5
test('a service that hangs is waited for once, and the pieces of all whose time is over are back', async () => {
  const buyers = makeBuyers(context, shopId, api)
  const away = [
    await buyers.sendAway(),
    await buyers.sendAway(),
    await buyers.sendAway(),
    await buyers.sendAway(),
  ]
  context.setTime(later(30))
  const late = await buyers.sendAway()
  const { one, asked } = watched(false)
  expect(await resolvePlacements(one)).toEqual({ settled: 0, open: 4 })
  expect(asked).toHaveLength(1)
  for (const { reference, item } of away) {
    expect([await stateOf(reference), await stockOf(api, item)]).toEqual(['letting_go', 1])
  }
  expect([await stateOf(late.reference), await stockOf(api, late.item)]).toEqual(['awaiting_buyer', 0])
  context.setTime(later(90))
  expect(await resolvePlacements(context)).toEqual({ settled: 5, open: 0 })
})

// R-PLACE-5 R-PLACE-6
test('whose pieces are put aside comes before who has them back, the oldest first', async () => {
  const buyers = makeBuyers(context, shopId, api)
  const gone = await buyers.sendAway()
  context.setTime(later(31))
  await resolvePlacements(silent(context))
  const away = [await buyers.sendAway(), await buyers.sendAway()]
  context.setTime(later(62))
  const { one, asked } = watched(true)
  await resolvePlacements({ ...one, payments: { ...one.payments, timeoutMs: context.payments.timeoutMs } })
  expect(asked).toEqual(await Promise.all([...away, gone].map(({ reference }) => keyOf(reference))))
})
