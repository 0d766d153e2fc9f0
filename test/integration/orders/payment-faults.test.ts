import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import pg from '#pg'
import type { Context } from '../../../src/context.ts'
import type { PaymentGateway, Payments } from '../../../src/payments/gateway.ts'
import { FAULTS } from '../../../src/payments/simulator/faults.ts'
import { listHistory } from '../../../src/resources/orders/history-store.ts'
import { resolvePayments } from '../../../src/resources/orders/jobs/resolve-payments.ts'
import { buildTestApi, createTestApi, type TestApi } from '../../support/api.ts'
import { createTestContext, createTestShop, type TestContext } from '../../support/context.ts'
import { disagreements, piecesOf } from '../../support/orders/balance.ts'
import { unchangedAmounts } from '../../support/orders/build.ts'
import { addStockedItem, type PlacedOrder, placeOrder, shownOrder } from '../../support/orders/place.ts'

/** How long the tests' gateway is waited for. */
const TIMEOUT_MS = 400

let context: TestContext
let payments: Payments
let outside: pg.Client
let api: TestApi
let shopId: number
let item: number

beforeAll(async () => {
  const made = await createTestContext()
  payments = { ...made.payments, timeoutMs: TIMEOUT_MS }
  context = { ...made, payments }
  outside = new pg.Client(context.address)
  await outside.connect()
  shopId = await createTestShop(context)
  api = await createTestApi(context, shopId)
  item = await addStockedItem(api, 1000)
})

afterAll(async () => {
  await outside.end()
  await api[Symbol.asyncDispose]()
  await context[Symbol.asyncDispose]()
})

let now = Date.parse('2026-11-20T01:02:03Z')
beforeEach(() => later(1))

/** Lets the clock go on by so many minutes. */
function later(minutes: number): void {
  now += minutes * 60_000
  context.setTime(new Date(now).toISOString())
}

/** The changes that move money, the payment's state before them, and the operation that they need. */
const CHANGES = {
  'cancel, authorised': { kind: 'void', captured: false, change: cancel },
  'cancel, captured': { kind: 'refund', captured: true, change: cancel },
  dispatch: { kind: 'capture', captured: false, change: dispatch },
  'amounts, authorised': { kind: 'change_amount', captured: false, change: lower },
  'amounts, captured': { kind: 'refund', captured: true, change: lower },
} as const
type ChangeName = keyof typeof CHANGES
const NAMES = Object.keys(CHANGES) as ChangeName[]

type Call = readonly [method: 'POST' | 'PUT', url: string, body: unknown]

function cancel({ path }: PlacedOrder): Call {
  return ['POST', `${path}/cancel`, {}]
}

function dispatch({ path, lineIds }: PlacedOrder): Call {
  return ['POST', `${path}/dispatch`, { order_line_ids: lineIds }]
}

/** One piece more, for less money. */
function lower({ path, order }: PlacedOrder): Call {
  const body = unchangedAmounts(order.detail)
  return ['PUT', path, { ...body, lines: body.lines.map(line => ({ ...line, amount: 3, price: 500 })) }]
}

/** An order of two pieces whose payment is as the change wants it, and fails as the fault says. */
async function orderFor(name: ChangeName, fault?: string): Promise<PlacedOrder> {
  const { kind, captured } = CHANGES[name]
  const source = fault === undefined ? 'sim' : `sim:${kind}=${fault}`
  const payment = captured ? 'captured' : 'authorized'
  const order = await placeOrder(context, shopId, { payment, lines: [{ stock_item_id: item }] }, source)
  await outside.query('update items set own_stock = own_stock - 2 where id = $1', [item])
  if (captured) {
    await outside.query('update simulated_transactions set captured = authorised where order_key = $1', [
      order.key,
    ])
  }
  return order
}

const shown = (order: PlacedOrder) => shownOrder(context, shopId, order)

async function operationsOf({
  key,
}: PlacedOrder): Promise<{ state: string; reason: string | null; attempts: number }[]> {
  const { rows } = await outside.query<{ state: string; reason: string | null; attempts: number }>(
    `select state, reason, attempts from payment_operations p
     join orders o on o.shop_id = p.shop_id and o.id = p.order_id where o.unique_key = $1 order by p.id`,
    [key],
  )
  return rows
}

async function mailsOf({ key }: PlacedOrder): Promise<number> {
  const { rows } = await outside.query('select from mails where reference = $1', [key])
  return rows.length
}

/** Nothing was changed, or everything exactly once; and the history says which, or what was tried in vain. */
async function expectWhole(
  order: PlacedOrder,
  changed: boolean,
  inVain?: { event: string; kind: string; reason: string },
): Promise<void> {
  const history = await listHistory(context.db, shopId, order.key)
  expect(history).toHaveLength(changed || inVain ? 1 : 0)
  for (const { token } of history) expect(token?.name).toBe('Test')
  if (inVain) {
    const { event, kind, reason } = inVain
    const { amount } = history[0]?.changes ?? {}
    expect(history).toMatchObject([{ event, changes: { kind: { after: kind }, reason: { after: reason } } }])
    expect(amount).toEqual(kind === 'void' ? undefined : { before: null, after: expect.any(Number) })
  }
  expect((await mailsOf(order)) > 0).toBe(changed)
  if (changed) expect(await shown(order)).not.toEqual(order.order.detail)
  else expect(await shown(order)).toEqual(order.order.detail)
  expect(await disagreements(outside)).toEqual([])
  expect(await piecesOf(outside, item)).toBe(1000)
}

/** What each fault answers, and whether the change is made in the end. */
const ENDS: Record<(typeof FAULTS)[number], { status: number; made: boolean }> = {
  decline: { status: 422, made: false },
  maintenance: { status: 422, made: false },
  timeout_before: { status: 504, made: true },
  timeout_after: { status: 504, made: true },
  garbage: { status: 502, made: true },
  fail_once: { status: 502, made: true },
  dead: { status: 504, made: false },
}

// R-PAY-11
describe.each(NAMES)('%s', name => {
  test('without a fault is done at once', async () => {
    const order = await orderFor(name)
    expect((await api.call(...CHANGES[name].change(order))).statusCode).toBe(200)
    expect(await operationsOf(order)).toEqual([{ state: 'done', reason: null, attempts: 1 }])
    await expectWhole(order, true)
    expect(await resolvePayments(context)).toEqual({ settled: 0, open: 0 })
  })

  // R-PAY-12
  test.each(FAULTS)('%s', async fault => {
    const order = await orderFor(name, fault)
    const { status, made } = ENDS[fault]
    const { kind } = CHANGES[name]
    const response = await api.call(...CHANGES[name].change(order))
    expect(response.statusCode).toBe(status)
    if (status === 422) {
      const ofMaintenance = fault === 'maintenance'
      const rejected = name === 'dispatch' ? 'orders/dispatch-rejected' : 'orders/update-rejected'
      expect(response.json()).toMatchObject({
        type: `/errors/${ofMaintenance ? 'orders/payment-maintenance' : rejected}`,
      })
      const [{ state, reason } = { state: '', reason: null }] = await operationsOf(order)
      expect([state, reason !== null && response.body.includes(reason)]).toEqual(['refused', true])
      await expectWhole(order, false, { event: 'refuse_payment', kind, reason: String(reason) })
      return
    }
    expect(await shown(order)).toEqual(order.order.detail)
    expect(await piecesOf(outside, item)).toBe(1000)
    if (fault === 'dead') {
      expect(await resolvePayments(context)).toEqual({ settled: 0, open: 1 })
      later(60 * 24 + 1)
    }
    expect(await resolvePayments(context)).toEqual({ settled: 1, open: 0 })
    expect((await operationsOf(order)).map(({ state }) => state)).toEqual([made ? 'done' : 'abandoned'])
    const unheard = { event: 'abandon_payment', kind, reason: 'the payment service could not be reached' }
    await expectWhole(order, made, made ? undefined : unheard)
    expect(await resolvePayments(context)).toEqual({ settled: 0, open: 0 })
  })
})

/** The simulator, and something that happens before or after it is asked for something. */
function gatewayWith(
  point: 'before perform' | 'after perform' | 'before look-up' | 'after look-up',
  act: () => Promise<void>,
): PaymentGateway {
  const { gateway } = payments
  const at = (here: typeof point) => (here === point ? act() : Promise.resolve())
  return {
    ...gateway,
    name: 'faulty',
    perform: async (...asked) => {
      await at('before perform')
      const answer = await gateway.perform(...asked)
      await at('after perform')
      return answer
    },
    lookUp: async (...asked) => {
      await at('before look-up')
      const answer = await gateway.lookUp(...asked)
      await at('after look-up')
      return answer
    },
    readMessage: message => gateway.readMessage(message),
  }
}

/** The application over a context with something broken. */
async function withBroken<T>(broken: Partial<Context>, work: (api: TestApi) => Promise<T>): Promise<T> {
  await using other = await buildTestApi({ ...context, ...broken }, api.token)
  return await work(other)
}

// R-PAY-10
describe('a server that dies', () => {
  /** Its transactions of orders are counted; this one fails, before it is committed or after. */
  function dyingAt(turn: number, when: 'before' | 'after'): Partial<Context> {
    let turns = 0
    return {
      db: {
        ...context.db,
        transaction: async work => {
          turns += 1
          if (turns < turn) return context.db.transaction(work)
          if (turns > turn) throw new Error('it is dead already')
          if (when === 'after') await context.db.transaction(work)
          throw new Error('it dies')
        },
        query: (asked, values) => {
          if (turns >= turn) throw new Error('it is dead already')
          return context.db.query(asked, values)
        },
      },
    }
  }

  describe.each(NAMES)('%s', name => {
    test('before anything was meant: nothing happens', async () => {
      const order = await orderFor(name)
      await withBroken(dyingAt(1, 'before'), async other => {
        expect((await other.call(...CHANGES[name].change(order))).statusCode).toBe(500)
      })
      later(10)
      expect(await resolvePayments(context)).toEqual({ settled: 0, open: 0 })
      await expectWhole(order, false)
    })

    test.each([
      ['before the service is asked', 1, 'after'],
      ['after the money has moved', 2, 'before'],
    ] as const)('%s: the job does the rest', async (_point, turn, when) => {
      const order = await orderFor(name)
      await withBroken(dyingAt(turn, when), async other => {
        expect((await other.call(...CHANGES[name].change(order))).statusCode).toBe(500)
      })
      expect((await operationsOf(order)).map(({ state }) => state)).toEqual(['pending'])
      expect(await piecesOf(outside, item)).toBe(1000)
      expect(await resolvePayments(context)).toEqual({ settled: 0, open: 0 })
      later(10)
      expect(await resolvePayments(context)).toEqual({ settled: 1, open: 0 })
      await expectWhole(order, true)
    })

    test('after all is written: nothing is left to do', async () => {
      const order = await orderFor(name)
      await withBroken(dyingAt(2, 'after'), async other => {
        expect((await other.call(...CHANGES[name].change(order))).statusCode).toBe(500)
      })
      later(10)
      expect(await resolvePayments(context)).toEqual({ settled: 0, open: 0 })
      await expectWhole(order, true)
    })
  })

  test.each(['before perform', 'after perform', 'before look-up', 'after look-up'] as const)(
    'in the job, %s: the next run does the rest',
    async point => {
      const order = await orderFor('cancel, authorised', 'fail_once')
      expect((await api.call(...cancel(order))).statusCode).toBe(502)
      let broken = true
      const gateway = gatewayWith(point, async () => {
        if (broken) throw new Error('the line is down')
      })
      const dying = { ...context, payments: { ...payments, gateway } }
      expect(await resolvePayments(dying)).toEqual({ settled: 0, open: 1 })
      broken = false
      expect(await resolvePayments(dying)).toEqual({ settled: 0, open: 0 })
      later(1)
      expect(await resolvePayments(dying)).toEqual({ settled: 1, open: 0 })
      await expectWhole(order, true)
    },
  )
})

// R-PAY-13
describe('while a payment is open', () => {
  test('what moves lines or money is kept out, the rest is not, and both end up in the order', async () => {
    const order = await orderFor('cancel, authorised', 'timeout_before')
    expect((await api.call(...cancel(order))).statusCode).toBe(504)
    for (const [call, type] of [
      [cancel(order), 'orders/update-rejected'],
      [lower(order), 'orders/update-rejected'],
      [dispatch(order), 'orders/dispatch-rejected'],
    ] as const) {
      expect((await api.call(...call)).json()).toMatchObject({ status: 422, type: `/errors/${type}` })
    }
    const memo = await api.call('PUT', `${order.path}/shop_memo`, { text: '電話済み' })
    const customer = await api.call('PUT', `${order.path}/customer`, { mail_address: 'new@example.jp' })
    expect([memo.statusCode, customer.statusCode]).toEqual([200, 200])
    expect(await resolvePayments(context)).toEqual({ settled: 1, open: 0 })
    expect(await shown(order)).toMatchObject({
      status: 'cancelled',
      shop_memo: { text: '電話済み' },
      customer: { mail_address: 'new@example.jp' },
    })
    expect((await listHistory(context.db, shopId, order.key)).map(({ event }) => event)).toEqual([
      'update_order_shop_memo',
      'update_order_customer',
      'cancel_order',
    ])
    expect(await disagreements(outside)).toEqual([])
  })

  test('a change waits for one that is at work, and sees its result', async () => {
    const order = await orderFor('dispatch')
    const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>()
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const gateway = gatewayWith('before perform', () => {
      isAsked()
      return answered
    })
    await withBroken({ payments: { gateway, timeoutMs: 20_000 } }, async slow => {
      const first = slow.call(...dispatch(order))
      await asked
      const second = api.call(...dispatch(order))
      const third = api.call(...cancel(order))
      answer()
      expect((await first).statusCode).toBe(200)
      expect((await second).json()).toMatchObject({ type: '/errors/orders/not-dispatchable' })
      expect((await third).json()).toMatchObject({ type: '/errors/orders/update-rejected' })
    })
    await expectWhole(order, true)
  })

  test('the job and the request that settle it at once do so once', async () => {
    const order = await orderFor('cancel, captured')
    const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>()
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const gateway = gatewayWith('after perform', () => {
      isAsked()
      return answered
    })
    await withBroken({ payments: { gateway, timeoutMs: 20_000 } }, async slow => {
      const request = slow.call(...cancel(order))
      await asked
      later(10)
      const jobs = Promise.all([resolvePayments(context), resolvePayments(context)])
      expect((await jobs).map(({ settled }) => settled).toSorted()).toEqual([0, 1])
      answer()
      expect((await request).statusCode).toBe(200)
    })
    await expectWhole(order, true)
  })

  test('a service that refuses late closes it for the job too', async () => {
    const order = await orderFor('cancel, authorised', 'decline')
    const gateway = gatewayWith('after perform', () => Promise.reject(new Error('the line is down')))
    await withBroken({ payments: { ...payments, gateway } }, async other => {
      expect((await other.call(...cancel(order))).statusCode).toBe(502)
    })
    expect(await resolvePayments(context)).toEqual({ settled: 1, open: 0 })
    const [{ state, reason } = { state: '', reason: '' }] = await operationsOf(order)
    expect(state).toBe('refused')
    await expectWhole(order, false, { event: 'refuse_payment', kind: 'void', reason: String(reason) })
    expect((await api.call('PUT', `${order.path}/shop_memo`, { text: 'x' })).statusCode).toBe(200)
  })
})
