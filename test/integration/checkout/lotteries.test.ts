/** Lotteries: who applies, how is drawn, and how winners order (docs/rules/lottery.md). */
import type pg from 'pg'
import { describe, expect } from 'vitest'
import type { CheckoutDocument } from '../../../src/checkout/checkouts/schemas.ts'
import { draw, lotOf, winnersOf } from '../../../src/checkout/lottery/draw.ts'
import {
  drawLotteries,
  settleWins,
  sweepApplications,
  tellApplicants,
} from '../../../src/checkout/lottery/draw-lotteries.ts'
import { findDraw } from '../../../src/checkout/lottery/draw-store.ts'
import type { ApplicationDocument } from '../../../src/checkout/lottery/schemas.ts'
import { verifyDraw } from '../../../src/checkout/lottery/verify-draw.ts'
import { openOrders } from '../../../src/resources/orders/jobs/open-orders.ts'
import type { TestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { disagreements, moneyWithoutOrder } from '../../support/orders/balance.ts'
import { shownOrder, stockOf } from '../../support/orders/place.ts'
import { threadTime } from '../../support/thread-time.ts'
import { type Buyer, CUSTOMER, makeBuyer, onSale, refusal } from './support/buyer.ts'
import { ANNOUNCE, NOW, PERIOD } from './support/lottery.ts'

let context: TestContext
let shopId: number
let api: TestApi
let outside: pg.Client
let buyer: Buyer

test.beforeAll(({ context: one, shopId: shop, api: app, outside: client }) => {
  context = one
  shopId = shop
  api = app
  outside = client
  buyer = makeBuyer(api)
})

test.beforeEach(async () => {
  context.setTime(NOW)
  await outside.query('delete from lottery_applications')
})

const lottery = (stock: number, over: object = {}) =>
  onSale(api, stock, { type: 'lottery', price: 5000, lottery: PERIOD, ...over })

const customer = (name: string) => ({ customer: { ...CUSTOMER, mail_address: `${name}@example.jp` } })

/** Applies; answers the secret of the link. */
async function apply(item: number, name: string, amount = 1): Promise<string> {
  const { application } = await buyer.complete(await buyer.ready(item, customer(name), amount))
  return application?.secret ?? ''
}

const look = async (secret: string) =>
  (await buyer.ask('GET', `/applications/${secret}`)).json<ApplicationDocument>()

const withdraw = (secret: string) => buyer.ask('POST', `/applications/${secret}/withdraw`)
const toCheckout = (secret: string) => buyer.ask('POST', `/applications/${secret}/checkout`)

/** Draws at the time of the announcement, and tells. */
async function drawAndTell(): Promise<[number, number]> {
  context.setTime(ANNOUNCE)
  return [await drawLotteries(context), await tellApplicants(context)]
}

async function mailsTo(name: string): Promise<string[]> {
  const { rows } = await outside.query<{ kind: string }>(
    'select kind from mails where to_address = $1 order by id',
    [`${name}@example.jp`],
  )
  return rows.map(({ kind }) => kind)
}

let applicants = 0
function someone(): string {
  applicants += 1
  return `applicant-${applicants}`
}

/** An item of one piece whose only applicant has won. */
async function won(): Promise<{ item: number; secret: string; name: string }> {
  context.setTime(NOW)
  const item = await lottery(1)
  const name = someone()
  const secret = await apply(item, name)
  await drawAndTell()
  return { item, secret, name }
}

// R-LOTTERY-1
describe('an application', () => {
  test('is no order: nothing is taken, nobody pays, and a mail says so', async () => {
    const item = await lottery(2)
    const name = someone()
    const checkout = await buyer.ready(item, customer(name))
    const completed = await buyer.complete(checkout)
    expect(completed).toMatchObject({ order: null, application: { draw_at: ANNOUNCE }, action: null })
    expect(await look(completed.application?.secret ?? '')).toMatchObject({
      ...{ status: 'applied', item_id: item, amount: 1, draw_at: ANNOUNCE, draw: null, order_secret: null },
    })
    expect(await stockOf(api, item)).toBe(2)
    expect((await outside.query('select from order_placements')).rowCount).toBe(0)
    expect(await mailsTo(name)).toEqual(['lottery_applied'])
    expect(await buyer.look(checkout.checkout_id)).toMatchObject({ status: 'completed' })
  })

  test('asked for again it is the same one', async () => {
    const checkout = await buyer.ready(await lottery(1), customer(someone()))
    const completed = await buyer.complete(checkout)
    expect(await buyer.complete(checkout)).toEqual(completed)
    expect((await outside.query('select from lottery_applications')).rowCount).toBe(1)
  })

  test('is taken whatever the stock is, in its time alone', async () => {
    const item = await lottery(0)
    await apply(item, someone())
    context.setTime('2026-11-24T00:00:00Z')
    const { checkout_id } = await buyer.begin([{ item_id: item, amount: 1 }])
    expect((await buyer.look(checkout_id)).problems).toMatchObject([{ code: 'ended' }, { code: 'required' }])
  })

  // R-LOTTERY-2
  test.for([
    ['the same address', 'same@example.jp', 'same@example.jp'],
    ['other capitals', 'capitals@example.jp', 'Capitals@Example.JP'],
    ['something behind a plus', 'plus@example.jp', 'plus+2@example.jp'],
  ])('is one for each mailbox: %s is refused', async ([, first, second]) => {
    const item = await lottery(1)
    const of = (mail_address = '') => buyer.ready(item, { customer: { ...CUSTOMER, mail_address } })
    await buyer.complete(await of(first))
    const again = await of(second)
    expect(await refusal(buyer.order(again))).toEqual([
      ...[422, 'applications/already-applied', '/customer/mail_address'],
    ])
    expect((await buyer.look(again.checkout_id)).status).toBe('ready')
    await apply(await lottery(1), first?.split('@')[0] ?? '')
  })

  test('of two at once with one address one is taken', async () => {
    const item = await lottery(1)
    const name = someone()
    const checkouts = [await buyer.ready(item, customer(name)), await buyer.ready(item, customer(name))]
    const answers = await Promise.all(checkouts.map(checkout => buyer.order(checkout)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  })

  test('can be withdrawn before the draw, and made again', async () => {
    const item = await lottery(1)
    const name = someone()
    const secret = await apply(item, name)
    expect((await withdraw(secret)).json()).toMatchObject({ status: 'withdrawn' })
    expect((await withdraw(secret)).statusCode).toBe(200)
    const again = await apply(item, name)
    await drawAndTell()
    expect([(await look(secret)).status, (await look(again)).status]).toEqual(['withdrawn', 'won'])
    expect(await refusal(toCheckout(secret))).toEqual([422, 'applications/closed'])
  })

  test('another secret is no application', async () => {
    for (const path of [`/applications/${'A'.repeat(22)}`, '/applications/x']) {
      expect(await refusal(buyer.ask('GET', path))).toEqual([404, 'applications/not-found'])
      expect(await refusal(buyer.ask('POST', `${path}/withdraw`))).toEqual([404, 'applications/not-found'])
      expect(await refusal(buyer.ask('POST', `${path}/checkout`))).toEqual([404, 'applications/not-found'])
    }
  })
})

// R-LOTTERY-3 R-LOTTERY-4 R-LOTTERY-5
describe('the draw', () => {
  test('picks as many as there are pieces, once, tells everybody, and can be repeated from its record', async () => {
    const item = await lottery(3)
    const names = Array.from({ length: 8 }, someone)
    const secrets: string[] = []
    for (const name of names) secrets.push(await apply(item, name))
    context.setTime('2026-11-25T02:59:59Z')
    expect(await drawLotteries(context)).toBe(0)
    context.setTime(ANNOUNCE)
    const runs = await Promise.all([drawLotteries(context), drawLotteries(context)])
    expect(runs.reduce((sum, drawn) => sum + drawn, 0)).toBe(1)
    await Promise.all([tellApplicants(context), tellApplicants(context)])
    const shown = await Promise.all(secrets.map(look))
    const winners = shown.filter(({ status }) => status === 'won')
    expect([winners.length, shown.filter(({ status }) => status === 'lost').length]).toEqual([3, 5])
    for (const [index, name] of names.entries()) {
      expect(await mailsTo(name)).toEqual(['lottery_applied', `lottery_${shown[index]?.status}`])
    }
    const { rows } = await outside.query<{ id: number }>('select id from lottery_draws where item_id = $1', [
      item,
    ])
    const record = await findDraw(context.db, shopId, rows[0]?.id ?? 0)
    if (record === undefined) throw new Error('There is no record')
    expect(record).toMatchObject({ pieces: [{ variation_id: null, pieces: 3 }], entries: { length: 8 } })
    expect(await verifyDraw(record)).toBe(true)
    expect(await verifyDraw({ ...record, winners: record.winners.toReversed() })).toBe(false)
    // Each applicant can see the lot, and that winners have the smallest.
    const draws = shown.flatMap(({ draw: one }) => one ?? [])
    for (const one of draws) expect(one.lot).toBe(lotOf(record.seed, one.number))
    const byLot = draws.toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
    expect(byLot.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(byLot.slice(0, 3).map(({ number }) => number)).toEqual(record.winners)
  })

  test('counts each variation by itself, and gives nobody a part of what was asked for', async () => {
    const item = await lottery(0, { quantity_limit: 5 })
    const add = async (name: string, stock: number) => {
      const { variation_id } = (await api.call('POST', `/api/items/${item}/variations`, { name })).json<{
        variation_id: number
      }>()
      await api.call('PUT', `/api/items/${item}/stock`, { variations: [{ variation_id, stock }] })
      return variation_id
    }
    const [red, blue] = [await add('赤', 1), await add('青', 3)]
    const of = async (variation_id: number, amount: number) => {
      const { checkout_id } = await buyer.begin([{ item_id: item, variation_id, amount }])
      const checkout = await buyer.say(checkout_id, customer(someone()))
      return (await buyer.complete(checkout)).application?.secret ?? ''
    }
    const secrets = [
      await of(red, 1),
      await of(red, 1),
      await of(blue, 2),
      await of(blue, 2),
      await of(blue, 4),
    ]
    await drawAndTell()
    const states = (await Promise.all(secrets.map(look))).map(({ status }) => status)
    expect(states.slice(0, 2).sort()).toEqual(['lost', 'won'])
    expect(states.slice(2, 4).sort()).toEqual(['lost', 'won'])
    expect(states[4]).toBe('lost')
  })

  test('is put off with the announcement, and of an item that is gone all have lost', async () => {
    const item = await lottery(1)
    const secret = await apply(item, someone())
    const later = { ...PERIOD, scheduled_announce_at: '2026-11-26T00:00:00Z' }
    await api.call('POST', `/api/items/${item}`, { lottery: later })
    expect((await drawAndTell())[0]).toBe(0)
    expect((await look(secret)).draw_at).toBe('2026-11-26T00:00:00Z')
    await api.call('DELETE', `/api/items/${item}`)
    expect(await drawLotteries(context)).toBe(1)
    expect(await look(secret)).toMatchObject({ status: 'lost', draw_at: null })
  })

  test('that is cut short before it is committed is made anew, and mails that cannot be sent today go tomorrow', async () => {
    const item = await lottery(1)
    const name = someone()
    await apply(item, name)
    const full = {
      ...context,
      config: { ...context.config, mailLimits: { order: 0, recipient: 0, shop: 0 } },
    }
    context.setTime(ANNOUNCE)
    expect([await drawLotteries(full), await tellApplicants(full)]).toEqual([1, 0])
    expect(await mailsTo(name)).toEqual(['lottery_applied'])
    context.setTime('2026-11-26T00:00:00Z')
    expect([await drawLotteries(context), await tellApplicants(context)]).toEqual([0, 1])
    const { rows } = await outside.query<{ pay_until: Date }>('select pay_until from lottery_applications')
    // Three days from when the winner was told.
    expect(rows[0]?.pay_until.toJSON()).toBe('2026-11-29T00:00:00.000Z')
  })

  test('of twenty thousand keeps nobody waiting', async () => {
    const entries = Array.from({ length: 20_000 }, (_, index) => ({
      number: index + 1,
      variation_id: null,
      amount: 1,
    }))
    let longest = 0
    let last = threadTime()
    const timer = setInterval(() => {
      longest = Math.max(longest, threadTime() - last)
      last = threadTime()
    }, 1)
    const drawn = await draw({ seed: 'x', entries, pieces: [{ variation_id: null, pieces: 100 }] })
    clearInterval(timer)
    expect(winnersOf(drawn).length).toBe(100)
    expect(longest).toBeLessThan(200)
  })
})

// R-LOTTERY-6 R-LOTTERY-7
describe('a winner', () => {
  const pay = async (secret: string, payment: object): Promise<CheckoutDocument> => {
    const answer = await toCheckout(secret)
    if (answer.statusCode !== 201) throw new Error(answer.body)
    const { checkout_id } = answer.json<CheckoutDocument>()
    return buyer.say(checkout_id, { payment })
  }

  test('orders with a card, and the piece is taken then', async () => {
    const { item, secret } = await won()
    expect(await look(secret)).toMatchObject({ status: 'won', pay_until: '2026-11-28T03:00:00Z' })
    expect(await stockOf(api, item)).toBe(1)
    const checkout = await pay(secret, { method: 'creditcard', source: 'sim' })
    expect(checkout).toMatchObject({ status: 'ready', amounts: { subtotal: 5000 } })
    const { order } = await buyer.complete(checkout)
    expect(await look(secret)).toMatchObject({ status: 'ordered', order_secret: order?.secret })
    expect(await stockOf(api, item)).toBe(0)
    expect(await shownOrder(context, shopId, { key: order?.unique_key ?? '' })).toMatchObject({
      ...{ status: 'ordered', lines: [{ item_id: item, amount: 1, total: 5000 }] },
    })
    expect(await refusal(toCheckout(secret))).toEqual([422, 'applications/closed'])
    expect(await refusal(withdraw(secret))).toEqual([422, 'applications/closed'])
    expect([await disagreements(outside), await moneyWithoutOrder(outside)]).toEqual([[], []])
  })

  test('can try another card after one was refused, and has one open checkout at most', async () => {
    const { secret } = await won()
    const first = await pay(secret, { method: 'creditcard', source: 'sim:authorise=decline' })
    expect(await refusal(buyer.order(first))).toEqual([422, 'checkouts/payment-declined', '/payment'])
    expect((await look(secret)).status).toBe('won')
    const second = await pay(secret, { method: 'cod' })
    expect(await refusal(buyer.order(first))).toEqual([422, 'checkouts/closed'])
    expect((await buyer.complete(second)).order).not.toBeNull()
    expect((await look(secret)).status).toBe('ordered')
  })

  test('who pays by transfer has the three days for that, and then the order ends and the piece is back', async () => {
    const { item, secret } = await won()
    const { order, action } = await buyer.complete(await pay(secret, { method: 'bt' }))
    expect(action).toMatchObject({ type: 'transfer', until: '2026-11-28T03:00:00Z' })
    expect(await stockOf(api, item)).toBe(0)
    context.setTime('2026-11-28T03:00:01Z')
    await openOrders(context)
    expect((await shownOrder(context, shopId, { key: order?.unique_key ?? '' })).status).toBe('cancelled')
    expect(await stockOf(api, item)).toBe(1)
  })

  test('whose time is over cannot order any more', async () => {
    const { secret } = await won()
    context.setTime('2026-11-28T02:00:00Z')
    const checkout = await pay(secret, { method: 'cod' })
    context.setTime('2026-11-28T03:00:00Z')
    expect((await look(secret)).status).toBe('lapsed')
    expect(await refusal(buyer.order(checkout))).toEqual([422, 'checkouts/closed'])
    expect((await buyer.ask('GET', `/checkouts/${checkout.checkout_id}`)).json()).toMatchObject({
      ...{ status: 'expired', expires_at: '2026-11-28T03:00:00Z' },
    })
    expect(await settleWins(context)).toBe(1)
    expect(await look(secret)).toMatchObject({ status: 'lapsed', order_secret: null })
    expect(await refusal(toCheckout(secret))).toEqual([422, 'applications/closed'])
    context.setTime('2028-01-05T00:00:00Z')
    expect(await sweepApplications(context)).toBe(1)
  })

  test('pieces of winners are put aside from the next draw, until they lapse', async () => {
    const { item, secret } = await won()
    const again = {
      application_start_at: '2026-11-25T03:00:00Z',
      application_end_at: '2026-11-26T00:00:00Z',
      scheduled_announce_at: '2026-11-26T00:00:00Z',
    }
    await api.call('POST', `/api/items/${item}`, { lottery: again })
    const second = await apply(item, someone())
    context.setTime('2026-11-26T00:00:00Z')
    await drawLotteries(context)
    expect([(await look(secret)).status, (await look(second)).status]).toEqual(['won', 'lost'])
  })

  test('orders also what is hidden by now, at its price of then', async () => {
    const { item, secret } = await won()
    await api.call('PUT', `/api/items/${item}/visibility`, { visible: false })
    await api.call('POST', `/api/items/${item}`, { price: 4500 })
    const checkout = await pay(secret, { method: 'cod' })
    expect(checkout).toMatchObject({ status: 'ready', amounts: { subtotal: 4500 } })
  })

  test('of two who complete at once one order is made, and of one who begins anew meanwhile at most', async () => {
    const { secret } = await won()
    const checkout = await pay(secret, { method: 'creditcard', source: 'sim' })
    const answers = await Promise.all([buyer.order(checkout), buyer.order(checkout)])
    const orders = answers.map(answer => answer.json<{ order: { secret: string } }>().order.secret)
    expect(new Set(orders).size).toBe(1)
    const other = await won()
    const mine = await pay(other.secret, { method: 'creditcard', source: 'sim' })
    await Promise.all([buyer.order(mine), toCheckout(other.secret)])
    const { rowCount } = await outside.query(
      `select from orders where detail->'customer'->>'mail_address' = $1 and status <> 'cancelled'`,
      [`${other.name}@example.jp`],
    )
    expect((rowCount ?? 0) <= 1).toBe(true)
    expect(await look(other.secret)).toMatchObject({ status: rowCount === 1 ? 'ordered' : 'won' })
  })
})
