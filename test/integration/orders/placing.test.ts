/** Orders come into being: by whoever pays later, and by whoever pays with a card (docs/rules/placing.md). */
import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import type { Context } from '../../../src/context.ts'
import { listMails } from '../../../src/mail/store.ts'
import { listHistory } from '../../../src/resources/orders/history-store.ts'
import { resolvePlacements } from '../../../src/resources/orders/jobs/resolve-placements.ts'
import {
  callOffPlacement,
  findPlacement,
  placeOrder,
} from '../../../src/resources/orders/operations/place-order.ts'
import { test } from '../../support/fixture.ts'
import { disagreements, moneyWithoutOrder, piecesOf } from '../../support/orders/balance.ts'
import type { OrderRecipe } from '../../support/orders/build.ts'
import { addStockedItem, shownOrder, stockOf } from '../../support/orders/place.ts'
import { expectIs, wantedOrder } from '../../support/orders/wanted.ts'

const NOW = '2026-11-20T01:02:03Z'

test.beforeEach(({ context }) => context.setTime(NOW))

/** Minutes after the time at which tests begin. */
const later = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000).toISOString()

const oneLine = (item: number, more: OrderRecipe = {}): OrderRecipe => ({
  ...more,
  lines: [{ stock_item_id: item, amount: 1 }],
})

async function mailsOf({ db }: Context, shopId: number, reference: string): Promise<string[]> {
  const mails = await listMails(db, shopId, { state: null, reference, limit: 100 })
  return mails.map(({ kind, recipient }) => `${kind} ${recipient}`).sort()
}

describe('paid later', () => {
  // R-PLACE-1 R-PLACE-3
  test('the order is there at once, with its stock, history, mails and link', async ({
    context,
    shopId,
    api,
    outside,
  }) => {
    const item = await addStockedItem(api, 5)
    const wanted = wantedOrder({ method: 'cod', lines: [{ stock_item_id: item, amount: 2 }] })
    const placed = expectIs(await placeOrder(context, shopId, wanted), 'placed')
    expect(placed).toMatchObject({ status: 'ordered', action: null, saved_source: null })
    expect(placed.unique_key).toMatch(/^[0-9A-Z]{16}$/)
    expect(placed.secret).toMatch(/^[0-9A-Za-z]{22}$/)
    expect(await stockOf(api, item)).toBe(3)
    expect(await piecesOf(outside, item)).toBe(5)
    const shown = await shownOrder(context, shopId, { key: placed.unique_key })
    expect(shown).toMatchObject({
      ...{ ordered_at: NOW, modified_at: NOW, cancelled_at: null, via: 'default' },
      payment: { method: 'cod', transactions: [{ status: 'unpaid', amount: 2400 }] },
      lines: [{ amount: 2, status: 'ordered' }],
    })
    expect((await listHistory(context.db, shopId, placed.unique_key)).map(({ event }) => event)).toEqual([
      'place_order',
    ])
    expect(await mailsOf(context, shopId, placed.unique_key)).toEqual([
      'place_order buyer',
      'place_order shop',
    ])
    const { rows } = await outside.query(
      `select content::text as text from mails where reference = $1 and recipient = 'buyer'`,
      [placed.unique_key],
    )
    expect(rows[0]?.text).toContain(`http://shop.example/shops/test/orders/${placed.secret}`)
  })

  test('a transfer tells the account and until when', async ({ context, shopId, api }) => {
    const item = await addStockedItem(api, 1)
    const until = new Date('2026-11-27T01:02:03Z')
    const account = 'あきない銀行 本店\n普通 1234567'
    const wanted = wantedOrder(oneLine(item, { method: 'bt', payment: 'unpaid' }), { until, account })
    expect(await placeOrder(context, shopId, wanted)).toMatchObject({
      ...{ is: 'placed', status: 'unpaid' },
      action: { type: 'transfer', account, until: '2026-11-27T01:02:03Z' },
    })
  })

  // R-PLACE-4
  test('too little of a line: nothing has happened, and each such line is told', async ({
    context,
    shopId,
    api,
  }) => {
    const [plenty, little] = [await addStockedItem(api, 9), await addStockedItem(api, 3)]
    const lines = [plenty, little, little].map(stock_item_id => ({ stock_item_id, amount: 2 }))
    const wanted = wantedOrder({ method: 'cod', lines })
    expect(await placeOrder(context, shopId, wanted)).toEqual({
      is: 'out_of_stock',
      lines: [
        { line: 1, wanted: 2, stock: 3 },
        { line: 2, wanted: 2, stock: 3 },
      ],
    })
    expect([await stockOf(api, plenty), await stockOf(api, little)]).toEqual([9, 3])
    expect(await findPlacement(context, shopId, wanted.reference)).toBeUndefined()
  })

  // R-PLACE-4
  test('a variation has a stock of its own, and its item is seen to have changed', async ({
    context,
    shopId,
    api,
  }) => {
    const item = await addStockedItem(api, 7)
    const added = await api.call('POST', `/api/items/${item}/variations`, { name: '藍' })
    const { variation_id } = added.json<{ variation_id: number }>()
    await api.call('PUT', `/api/items/${item}/stock`, { variations: [{ variation_id, stock: 2 }] })
    context.setTime(later(1))
    const lines = [{ stock_item_id: item, stock_variation_id: variation_id, amount: 2 }]
    expectIs(await placeOrder(context, shopId, wantedOrder({ method: 'cod', lines })), 'placed')
    const shown = (await api.call('GET', `/api/items/${item}`)).json<{ stock: number; modified_at: string }>()
    expect(shown).toMatchObject({ stock: 0, modified_at: later(1).replace('.000Z', 'Z') })
    expect(await placeOrder(context, shopId, wantedOrder({ method: 'cod', lines }))).toEqual({
      is: 'out_of_stock',
      lines: [{ line: 0, wanted: 2, stock: 0 }],
    })
  })

  // R-PLACE-2
  test.for(['cod', 'creditcard'])(
    'the same reference 12 times at once is one order, by %s',
    async (method, { context, shopId, api, outside }) => {
      const item = await addStockedItem(api, 20)
      const wanted = wantedOrder(oneLine(item, { method }), { source: 'sim' })
      const answers = await Promise.all(Array.from({ length: 12 }, () => placeOrder(context, shopId, wanted)))
      expect(new Set(answers.map(answer => JSON.stringify(answer)))).toHaveProperty('size', 1)
      expect(answers[0]).toMatchObject({ is: 'placed', status: 'ordered' })
      expect([await stockOf(api, item), await piecesOf(outside, item)]).toEqual([19, 20])
      expect(await placeOrder(context, shopId, wanted)).toEqual(answers[0])
      expect(await findPlacement(context, shopId, wanted.reference)).toEqual(answers[0])
    },
  )

  test('costs nothing: nobody is asked for money', async ({ context, shopId, api }) => {
    const item = await addStockedItem(api, 1)
    const wanted = wantedOrder({
      method: 'creditcard',
      lines: [{ stock_item_id: item, price: 0, amount: 1 }],
    })
    expect(await placeOrder(context, shopId, wanted)).toMatchObject({ is: 'placed', status: 'ordered' })
  })

  test.for(['//evil.example/', 'https://evil.example/', '/\\evil.example', 'x', '/a b'])(
    'nobody comes back to %j',
    async (return_to, { context, shopId }) => {
      await expect(placeOrder(context, shopId, wantedOrder({}, { return_to }))).rejects.toThrow(/comes back/)
    },
  )
})

// R-MAIL-10
test.for(['cod', 'creditcard'])(
  'no place for its mails: nothing is changed, by %s',
  async (method, { context, shopId, api, outside }) => {
    const mailLimits = { ...context.config.mailLimits, shop: 0 }
    const full = { ...context, config: { ...context.config, mailLimits } }
    const item = await addStockedItem(api, 1)
    const wanted = wantedOrder(oneLine(item, { method }), { source: 'sim' })
    await expect(placeOrder(full, shopId, wanted)).rejects.toMatchObject({ type: 'mails/limit-reached' })
    expect(await stockOf(api, item)).toBe(1)
    expect(await findPlacement(context, shopId, wanted.reference)).toBeUndefined()
    expect(await moneyWithoutOrder(outside)).toEqual([])
  },
)

// R-PLACE-4
test.for([
  ['cod', 6],
  ['creditcard', 3],
] as const)(
  '50 buyers for the last piece by %s: one has it, and nobody else has paid',
  async ([method, rounds], { context, shopId, api, outside }) => {
    for (let round = 0; round < rounds; round++) {
      const item = await addStockedItem(api, 1)
      const buyers = Array.from({ length: 50 }, () =>
        placeOrder(context, shopId, wantedOrder(oneLine(item, { method }), { source: 'sim' })),
      )
      const answers = await Promise.all(buyers)
      const counts = Object.groupBy(answers, ({ is }) => is)
      expect([counts.placed?.length, counts.out_of_stock?.length]).toEqual([1, 49])
      expect([await stockOf(api, item), await piecesOf(outside, item)]).toEqual([0, 1])
    }
    expect(await moneyWithoutOrder(outside)).toEqual([])
    expect(await disagreements(outside)).toEqual([])
  },
)

describe('paid by a service', () => {
  test('is authorised, and can be sent', async ({ context, shopId, api, outside }) => {
    const item = await addStockedItem(api, 1)
    const wanted = wantedOrder(oneLine(item), { source: 'sim', saves_source: true })
    const placed = expectIs(await placeOrder(context, shopId, wanted), 'placed')
    expect(placed).toMatchObject({ status: 'ordered', saved_source: expect.stringMatching(/^sim_saved_/) })
    const shown = await shownOrder(context, shopId, { key: placed.unique_key })
    expect(shown.payment.transactions).toMatchObject([{ status: 'authorized', amount: 1200 }])
    expect(await disagreements(outside)).toEqual([])
    // What was kept pays again, without the buyer; who buys and has learned its name pays nothing with it (R-PAY-19).
    const again = (source_is_kept: boolean) =>
      wantedOrder({ lines: [{ stock_item_id: null }] }, { source: placed.saved_source, source_is_kept })
    expect(await placeOrder(context, shopId, again(true))).toMatchObject({ is: 'placed', status: 'ordered' })
    expect(await placeOrder(context, shopId, again(false))).toMatchObject({ is: 'declined' })
  })

  // R-PLACE-5
  test('declined: the pieces are back, and another card makes the order', async ({
    context,
    shopId,
    api,
    outside,
  }) => {
    const item = await addStockedItem(api, 1)
    const wanted = wantedOrder(oneLine(item), { source: 'sim:authorise=decline' })
    expect(await placeOrder(context, shopId, wanted)).toEqual({
      ...{ is: 'declined', put_off: false, is_open: false },
      reason: 'declined, as the simulator was told to',
    })
    expect([await stockOf(api, item), await piecesOf(outside, item)]).toEqual([1, 1])
    const other = { ...wanted, payment: { ...wanted.payment, source: 'sim' } }
    expect(await placeOrder(context, shopId, other)).toMatchObject({ is: 'placed' })
    expect(await moneyWithoutOrder(outside)).toEqual([])
  })

  // R-LIMIT-15
  test('is not tried without end', async ({ context, shopId }) => {
    const wanted = wantedOrder({ lines: [{ stock_item_id: null }] }, { source: 'sim:authorise=decline' })
    for (let tries = 0; tries < 10; tries++) await placeOrder(context, shopId, wanted)
    const other = { ...wanted, payment: { ...wanted.payment, source: 'sim' } }
    expect(await placeOrder(context, shopId, other)).toMatchObject({
      is: 'declined',
      reason: 'it was tried too often',
    })
  })

  // R-LIMIT-15
  test('can be put off more often, as that says nothing of a card', async ({ context, shopId, outside }) => {
    const wanted = wantedOrder({ lines: [{ stock_item_id: null }] }, { source: 'sim:authorise=maintenance' })
    const other = { ...wanted, payment: { ...wanted.payment, source: 'sim:authorise=decline' } }
    const card = { ...wanted, payment: { ...wanted.payment, source: 'sim' } }
    for (let tries = 0; tries < 9; tries++) await placeOrder(context, shopId, other)
    for (let tries = 0; tries < 11; tries++) {
      expect(await placeOrder(context, shopId, wanted)).toMatchObject({ is: 'declined', put_off: true })
    }
    // There is an end of that, too.
    await outside.query(
      `insert into order_placements (shop_id, reference, unique_key, secret, state, reason, reserved, created_at, deadline_at,
         held_until, settled_at)
       select shop_id, reference, 'P' || n, 'P' || n, state, reason, '[]', created_at, deadline_at, held_until, settled_at
       from generate_series(1, 5000 - 11) n,
         (select * from order_placements where shop_id = $1 and reference = $2 order by id desc limit 1) latest`,
      [shopId, wanted.reference],
    )
    const reason = 'it was tried too often'
    expect(await placeOrder(context, shopId, card)).toMatchObject({ is: 'declined', reason })
    await outside.query(`delete from order_placements where shop_id = $1 and unique_key = 'P1'`, [shopId])
    expect(await placeOrder(context, shopId, card)).toMatchObject({ is: 'placed' })
  })

  test.for([
    ['sim:authorise=maintenance', {}],
    ['sim', { payment_maintenance: true }],
  ] as const)('maintenance, by %s', async ([source, settings], { context, shopId, api, outside }) => {
    const item = await addStockedItem(api, 1)
    await outside.query('update shops set payment_maintenance = $1', ['payment_maintenance' in settings])
    const answer = await placeOrder(context, shopId, wantedOrder(oneLine(item), { source }))
    await outside.query('update shops set payment_maintenance = false')
    expect(answer).toMatchObject({ is: 'declined', put_off: true })
    expect(await stockOf(api, item)).toBe(1)
  })

  // R-PLACE-6
  test.for(['timeout_before', 'timeout_after', 'garbage', 'fail_once'])(
    '%s: it is open, and the job makes the order',
    async (fault, { context, shopId, api, outside }) => {
      const quick = { ...context, payments: { ...context.payments, timeoutMs: 700 } }
      const item = await addStockedItem(api, 1)
      const wanted = wantedOrder(oneLine(item), { source: `sim:authorise=${fault}` })
      expectIs(await placeOrder(quick, shopId, wanted), 'undetermined')
      expect([await stockOf(api, item), await piecesOf(outside, item)]).toEqual([0, 1])
      expect(await resolvePlacements(quick)).toEqual({ settled: 1, open: 0 })
      expectIs(await findPlacement(context, shopId, wanted.reference), 'placed')
      expect(await disagreements(outside)).toEqual([])
      expect(await moneyWithoutOrder(outside)).toEqual([])
    },
  )

  // R-PLACE-6
  test('dead for half an hour: the pieces go back, and it is let go a day later', async ({
    context,
    shopId,
    api,
    outside,
  }) => {
    const quick = { ...context, payments: { ...context.payments, timeoutMs: 50 } }
    const item = await addStockedItem(api, 1)
    const wanted = wantedOrder(oneLine(item), { source: 'sim:authorise=dead' })
    expectIs(await placeOrder(quick, shopId, wanted), 'undetermined')
    for (const [minutes, state] of [
      [10, 'authorising'],
      [31, 'letting_go'],
      [60 * 25, 'let_go'],
    ] as const) {
      context.setTime(later(minutes))
      await resolvePlacements(quick)
      const { rows } = await outside.query('select state from order_placements where reference = $1', [
        wanted.reference,
      ])
      expect(rows).toEqual([{ state }])
      expect(await piecesOf(outside, item)).toBe(1)
    }
    expect(await stockOf(api, item)).toBe(1)
  })

  test('called off while it is open: the pieces are back at once, and no money stays', async ({
    context,
    shopId,
    api,
    outside,
  }) => {
    const item = await addStockedItem(api, 1)
    const wanted = wantedOrder(oneLine(item), { source: 'sim:authorise=redirect' })
    expectIs(await placeOrder(context, shopId, wanted), 'awaiting_buyer')
    expect(await stockOf(api, item)).toBe(0)
    expectIs(await callOffPlacement(context, shopId, wanted.reference), 'declined')
    expect(await stockOf(api, item)).toBe(1)
    expect(await moneyWithoutOrder(outside)).toEqual([])
    expect(await callOffPlacement(context, shopId, randomUUID())).toBeUndefined()
  })
})

// R-PLACE-10
test('its buyer sees it by its link, and nobody else', async ({ context, shopId, api }) => {
  const item = await addStockedItem(api, 1)
  const placed = expectIs(
    await placeOrder(context, shopId, wantedOrder(oneLine(item), { source: 'sim' })),
    'placed',
  )
  const see = (shop: string, secret: string) =>
    api.app.inject({ method: 'GET', url: `/shops/${shop}/api/orders/${secret}` })
  const answer = await see('test', placed.secret)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  const { shop_memo, balance_logs, order_group, amounts, payment, ...rest } = await shownOrder(
    context,
    shopId,
    {
      key: placed.unique_key,
    },
  )
  const { service_charge, ...shownAmounts } = amounts
  const transactions = payment.transactions.map(({ transaction_id, collected_fee, ...told }) => told)
  expect(answer.json()).toEqual({
    ...{ ...rest, amounts: shownAmounts, payment: { ...payment, transactions } },
    ...{ downloads: [], subscription_secret: null },
  })
  for (const [shop, secret] of [
    ['other', placed.secret],
    ['test', placed.secret.toLowerCase()],
    ['test', placed.secret.slice(1)],
    ['test', '%00'],
    ['test', placed.unique_key],
  ] as const) {
    const refused = await see(shop, secret)
    expect([shop, secret, refused.statusCode]).toEqual([shop, secret, secret === '%00' ? 400 : 404])
  }
})
