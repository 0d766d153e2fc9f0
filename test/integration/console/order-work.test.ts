import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrderDetail } from '../../../src/resources/orders/schemas.ts'
import type { OrderRecipe } from '../../support/orders/build.ts'
import { type PlacedOrder, placeOrder, shownOrder } from '../../support/orders/place.ts'
import { createTestConsole, type TestConsole } from './support/sign-in.ts'

let page: TestConsole
beforeAll(async () => {
  page = await createTestConsole()
})
afterAll(() => page[Symbol.asyncDispose]())

const place = (recipe: OrderRecipe = {}) =>
  placeOrder(page.context, page.shopId, { method: 'cod', ...recipe })
const shown = (placed: PlacedOrder): Promise<OrderDetail> => shownOrder(page.context, page.shopId, placed)
const dispatchRest = (placed: PlacedOrder, body: object = {}) =>
  page.call('POST', `/console/api/orders/${placed.key}/rest_dispatch`, body)

// R-WORK-4
describe('all that waits in an order', () => {
  test('is dispatched with the carrier, but for what is fetched or downloaded', async () => {
    const placed = await place({ lines: [{}, { item_type: 'takeout' }, { item_type: 'digital' }, {}] })
    const body = { delivery_company_id: 1, tracking_number: '1234', comment: 'どうぞ' }
    expect((await dispatchRest(placed, body)).statusCode).toBe(204)
    const order = await shown(placed)
    expect(order.lines.map(({ status }) => status)).toEqual([
      'dispatched',
      'ordered',
      'ordered',
      'dispatched',
    ])
    expect(order.delivery.dispatches).toMatchObject([body])
    // Only what is fetched is left: it takes no carrier.
    expect((await dispatchRest(placed, body)).statusCode).toBe(204)
    expect((await shown(placed)).delivery.dispatches[1]).toMatchObject({
      ...{ delivery_company_id: null, tracking_number: null, order_line_ids: [placed.lineIds[1]] },
    })
    const refused = await dispatchRest(placed, body)
    expect([refused.statusCode, refused.json<{ type: string }>().type]).toEqual([
      ...[422, '/errors/orders/not-dispatchable'],
    ])
  })

  test('is what may go by now', async () => {
    const placed = await place({ lines: [{}, { shipping_start_on: '2027-01-01' }] })
    await dispatchRest(placed)
    expect((await shown(placed)).lines.map(({ status }) => status)).toEqual(['dispatched', 'ordered'])
  })

  test.for<[string, OrderRecipe, string]>([
    ['unpaid', { method: 'bt', payment: 'unpaid' }, 'orders/not-dispatchable'],
    ['held back', { state: { under_investigation: true } }, 'orders/dispatch-suspended'],
  ])('stays where the order is %s', async ([_name, recipe, type]) => {
    const placed = await place(recipe)
    const answer = await dispatchRest(placed)
    expect([answer.statusCode, answer.json<{ type: string }>().type]).toEqual([422, `/errors/${type}`])
    expect((await shown(placed)).lines.every(({ status }) => status === 'ordered')).toBe(true)
  })
})

// R-DISPATCH-10, R-HISTORY-1
test('a number that is mended is in the history, with who mended it, and is mailed where that is wished', async () => {
  const placed = await place()
  await dispatchRest(placed)
  const { delivery } = await shown(placed)
  const path = `/console/api/orders/${placed.key}/dispatches/${delivery.dispatches[0]?.id}`
  const mails = async () =>
    (await page.call('GET', `/console/api/mails?order=${placed.key}`)).json<{ mails: unknown[] }>().mails
  const before = (await mails()).length
  const body = { delivery_company_id: 1, tracking_number: '1234-5678' }
  expect((await page.call('PUT', path, body)).statusCode).toBe(204)
  expect((await mails()).length).toBe(before)
  expect((await page.call('PUT', path, { ...body, tracking_number: '9', notify: true })).statusCode).toBe(204)
  expect((await mails()).length).toBe(before + 1)
  expect((await shown(placed)).delivery).toMatchObject({ delivery_company_id: 1, tracking_number: '9' })
  const answer = await page.call('GET', `/console/api/orders/${placed.key}/history`)
  expect(answer.json<{ events: unknown[] }>().events.at(-1)).toMatchObject({
    event: 'update_dispatch',
    changes: { 'delivery.tracking_number': { before: '1234-5678', after: '9' } },
    token: { name: page.mailAddress },
  })
})

interface Papers {
  readonly papers: readonly {
    readonly unique_key: string
    readonly total: number
    readonly subtotal: number
    readonly rows: readonly { readonly later: boolean; readonly price: number }[]
    readonly charges: readonly { readonly amount: number }[]
    readonly taxes: readonly { readonly rate: number; readonly total: number; readonly tax: number }[]
    readonly issuer: object
    readonly to: object
  }[]
  readonly refused: readonly object[]
}

const papersOf = async (kind: string, ...placed: readonly PlacedOrder[]) =>
  (
    await page.call('POST', '/console/api/papers', { kind, unique_keys: placed.map(({ key }) => key) })
  ).json<Papers>()

describe('papers', () => {
  // R-PAPER-2
  test('tell the tax of each rate, rounded once, and name the seller by law with its number', async () => {
    await page.call('PUT', '/console/api/settings', {
      ...{ invoice_number: 'T7000012050002', legal_seller: '株式会社ためし', legal_address: '東京都' },
    })
    const placed = await place({
      lines: [
        { price: 333, amount: 1 },
        { price: 333, amount: 1, options: [{ option_id: 8, price: 100, value: 'のし' }] },
        { price: 555, amount: 3, tax_mode: 'reduced' },
      ],
      amounts: {
        ...{ shipping_fee: 500, cod_fee: 330 },
        coupon_discount: { amount: 101, note: '春', allocates_balance_log: false },
      },
    })
    const [invoice] = (await papersOf('invoice', placed)).papers
    expect(invoice).toMatchObject({
      total: (await shown(placed)).amounts.total,
      issuer: { name: '株式会社ためし', address: '東京都', invoice_number: 'T7000012050002' },
      rows: [{ price: 333 }, { price: 433, notes: ['ラッピング: のし'] }, { price: 555 }],
      charges: [
        { kind: 'shipping_fee', amount: 500 },
        { kind: 'cod_fee', amount: 330 },
        { kind: 'coupon', name: '春', amount: -101 },
      ],
    })
    const { taxes = [], total, subtotal, charges } = invoice ?? { charges: [], subtotal: 0, total: 0 }
    expect(taxes.map(({ rate }) => rate)).toEqual([10, 8])
    expect(taxes.reduce((sum, one) => sum + one.total, 0)).toBe(total)
    expect(charges.reduce((sum, { amount }) => sum + amount, subtotal)).toBe(total)
    for (const one of taxes) expect(one.tax).toBe(Math.floor((one.total * one.rate) / (100 + one.rate)))
  })

  // R-PAPER-1
  test('are refused where there are none, of each order by itself, and come in the order of the keys', async () => {
    const [unpaid, cancelled, paid] = [
      await place({ method: 'bt', payment: 'unpaid' }),
      await place({ lines: [{ status: 'cancelled' }] }),
      await place({ method: 'bt', payment: 'paid' }),
    ]
    const gone: PlacedOrder = { ...paid, key: 'ZZZZZZZZZZZZZZZZ' }
    const { papers, refused } = await papersOf('receipt', paid, gone, unpaid, cancelled)
    expect(papers.map(({ unique_key }) => unique_key)).toEqual([paid.key])
    expect(refused).toEqual([
      { unique_key: gone.key, reason: 'not_found' },
      { unique_key: unpaid.key, reason: 'unpaid' },
      { unique_key: cancelled.key, reason: 'cancelled' },
    ])
    const slips = await papersOf('slip', unpaid, paid, unpaid)
    expect(slips.papers.map(({ unique_key }) => unique_key)).toEqual([unpaid.key, paid.key])
  })

  // R-PAPER-1
  test('leave out what is cancelled, and a slip says what follows later', async () => {
    const placed = await place({ lines: [{ status: 'dispatched' }, { status: 'cancelled' }, {}] })
    const { papers } = await papersOf('slip', placed)
    expect(papers[0]?.rows.map(({ later }) => later)).toEqual([false, true])
    expect(papers[0]?.to).toMatchObject({
      name: expect.any(String),
      address: [expect.any(String), expect.any(String)],
    })
  })
})
