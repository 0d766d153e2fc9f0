import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmTransfer } from '../../../src/resources/orders/operations/confirm-transfer.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { type PlacedOrder, placeOrder, shownOrder } from '../../support/orders/place.ts'
import { type ConsoleShop, createTestConsole, type TestConsole } from './support/sign-in.ts'

let page: TestConsole
let other: ConsoleShop
let api: TestApi
beforeAll(async () => {
  page = await createTestConsole()
  other = await page.makeShop('other')
  api = await createTestApi(page.context, page.shopId)
})
afterAll(async () => {
  await api[Symbol.asyncDispose]()
  await page[Symbol.asyncDispose]()
})

const historyOf = (key: string, shop: Pick<ConsoleShop, 'call'> = page) =>
  shop.call('GET', `/console/api/orders/${key}/history`)
const confirm = (key: string, shop: Pick<ConsoleShop, 'call'> = page) =>
  shop.call('POST', `/console/api/orders/${key}/transfer_confirmation`)

/** An order that waits for its money, or what else is asked for. */
function order(method = 'bt', more: Parameters<typeof placeOrder>[2] = {}): Promise<PlacedOrder> {
  return placeOrder(page.context, page.shopId, { method, payment: 'unpaid', ...more })
}

async function eventsOf(key: string): Promise<Record<string, unknown>[]> {
  const answer = await historyOf(key)
  expect(answer.statusCode).toBe(200)
  return answer.json<{ events: Record<string, unknown>[] }>().events
}

describe('the history', () => {
  // R-HISTORY-1
  test('names who did what: a token, a person in the console, the system', async () => {
    const { context, shopId } = page
    const placed = await order()
    expect(await eventsOf(placed.key)).toEqual([])
    const memo = '<img src=x onerror=alert(1)> \u{1f363}'
    expect((await api.call('PUT', `${placed.path}/shop_memo`, { text: memo })).statusCode).toBe(200)
    expect((await page.call('PUT', `${placed.path}/shop_memo`, { text: '' })).statusCode).toBe(200)
    await confirmTransfer(context, { shopId, tokenId: null }, placed.key)
    const [by, inConsole, bySystem, ...more] = await eventsOf(placed.key)
    expect(more).toEqual([])
    expect(by).toEqual({
      id: expect.any(Number),
      at: '2026-11-20T01:02:03Z',
      event: 'update_order_shop_memo',
      changes: { 'shop_memo.text': { before: '', after: memo } },
      token: { id: expect.any(Number), name: 'Test' },
      by_session: false,
    })
    expect(inConsole).toMatchObject({
      changes: { 'shop_memo.text': { before: memo, after: '' } },
      token: { name: page.mailAddress },
      by_session: true,
    })
    expect(bySystem).toMatchObject({ event: 'confirm_transfer', token: null, by_session: false })
  })

  test('still says so after the session has ended', async () => {
    const placed = await order()
    const browser = await page.signIn()
    await browser.call('PUT', `${placed.path}/shop_memo`, { text: 'x' })
    const before = await eventsOf(placed.key)
    expect((await browser.call('DELETE', '/console/api/session')).statusCode).toBe(204)
    expect(await eventsOf(placed.key)).toEqual(before)
    expect(before).toMatchObject([{ token: { name: page.mailAddress }, by_session: true }])
  })

  // R-PAY-11
  test('tells of a payment that was refused', async () => {
    const placed = await placeOrder(page.context, page.shopId, {}, 'sim:capture=decline')
    const lines = { order_line_ids: placed.lineIds }
    expect((await page.call('POST', `${placed.path}/dispatch`, lines)).statusCode).toBe(422)
    expect(await eventsOf(placed.key)).toMatchObject([
      {
        event: 'refuse_payment',
        changes: {
          kind: { before: null, after: 'capture' },
          amount: { before: null, after: placed.order.detail.amounts.total },
          reason: { before: null, after: expect.any(String) },
        },
        by_session: true,
      },
    ])
  })

  test('of a key in lower case', async () => {
    const placed = await order()
    await confirm(placed.key.toLowerCase())
    expect((await historyOf(placed.key.toLowerCase())).json()).toEqual((await historyOf(placed.key)).json())
    expect(await eventsOf(placed.key)).toHaveLength(1)
  })
})

// R-CONSOLE-6
describe('confirming a transfer', () => {
  test.each(['bt', 'service_bt', 'cvs'])('of %s makes the order one to be sent, once', async method => {
    const placed = await order(method)
    const shown = () => shownOrder(page.context, page.shopId, placed)
    expect((await shown()).status).toBe('unpaid')
    const answers = await Promise.all([confirm(placed.key), confirm(placed.key), confirm(placed.key)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 422, 422])
    expect(answers.find(({ statusCode }) => statusCode === 204)?.body).toBe('')
    expect(await shown()).toMatchObject({
      status: 'ordered',
      payment: { transactions: [{ status: 'paid' }] },
    })
    expect(await eventsOf(placed.key)).toMatchObject([
      { event: 'confirm_transfer', token: { name: page.mailAddress }, by_session: true },
    ])
    const lines = { order_line_ids: placed.lineIds }
    expect((await page.call('POST', `${placed.path}/dispatch`, lines)).statusCode).toBe(200)
  })

  test.each([
    ['paid by card', 'creditcard', {}],
    ['paid at the door', 'cod', {}],
    ['paid already', 'bt', { payment: 'paid' }],
    ['cancelled', 'bt', { lines: [{ status: 'cancelled' }] }],
  ] as const)('is refused for an order that is %s', async (_what, method, more) => {
    const placed = await order(method, more)
    const before = await shownOrder(page.context, page.shopId, placed)
    expect((await confirm(placed.key)).json()).toMatchObject({
      ...{ status: 422, type: '/errors/orders/update-rejected' },
    })
    expect(await shownOrder(page.context, page.shopId, placed)).toEqual(before)
    expect(await eventsOf(placed.key)).toEqual([])
  })
})

describe('an order that is not there', () => {
  test("another shop's, whatever is asked of it", async () => {
    const theirs = await placeOrder(page.context, other.shopId, { method: 'bt', payment: 'unpaid' })
    for (const answer of [await historyOf(theirs.key), await confirm(theirs.key)]) {
      expect(answer.json()).toMatchObject({ status: 404, type: '/errors/orders/not-found' })
    }
    expect((await historyOf(theirs.key, other)).json()).toEqual({ events: [] })
    expect((await shownOrder(page.context, other.shopId, theirs)).status).toBe('unpaid')
  })

  test('one that never was', async () => {
    for (const answer of [await historyOf('NOSUCHORDER00000'), await confirm('NOSUCHORDER00000')]) {
      expect(answer.json()).toMatchObject({ status: 404, type: '/errors/orders/not-found' })
    }
  })

  test.each(['x', 'NOSUCHORDER000000', 'NOSUCHORDER000%00', "NOSUCHORDER'--00", '%EF%BC%A1', '%ff', '%20'])(
    '%s, which is no key',
    async key => {
      for (const answer of [await historyOf(key), await confirm(key)]) {
        expect(answer.json()).toMatchObject({ status: 400, type: '/errors/request/invalid-params' })
      }
    },
  )
})

describe('what is not sent', () => {
  const say = (
    key: string,
    what: 'cash_confirmation' | 'downloads',
    shop: Pick<ConsoleShop, 'call'> = page,
  ) => shop.call('POST', `/console/api/orders/${key}/${what}`)
  const fulfilment = (key: string, shop: Pick<ConsoleShop, 'call'> = page) =>
    shop.call('GET', `/console/api/orders/${key}/fulfilment`)

  // R-STATUS-6
  test('downloads are made available by a person, and delivered by the system once they are paid', async () => {
    const { key } = await order('bt', { payment: 'paid', lines: [{ item_type: 'digital' }] })
    expect((await fulfilment(key)).json()).toMatchObject({
      ...{ lines: [{ item_type: 'digital', downloadable: false }], owed: 0 },
    })
    expect((await say(key, 'downloads')).statusCode).toBe(204)
    expect((await fulfilment(key.toLowerCase())).json()).toMatchObject({ lines: [{ downloadable: true }] })
    const told = (await eventsOf(key)).map(({ event, by_session }) => [event, by_session])
    expect(told).toEqual([
      ['provide_downloads', true],
      ['deliver_downloads', false],
    ])
  })

  // R-PAY-9
  test('cash on delivery comes once', async () => {
    const { key } = await order('cod', { lines: [{ status: 'dispatched' }] })
    expect((await say(key, 'cash_confirmation')).statusCode).toBe(204)
    expect((await say(key, 'cash_confirmation')).json()).toMatchObject({
      type: '/errors/orders/update-rejected',
    })
  })

  // R-CANCEL-4
  test('what is owed is told where the rest of a paid order was dropped', async () => {
    const { key } = await order('cvs', {
      payment: 'paid',
      lines: [{ status: 'dispatched' }, { price: 500, amount: 1 }],
    })
    expect((await api.call('POST', `/api/orders/${key}/cancel`, {})).statusCode).toBe(200)
    expect((await fulfilment(key)).json()).toMatchObject({ owed: 500 })
  })

  test("another shop's order is none", async () => {
    const { key } = await order('cod')
    const answers = [await fulfilment(key, other), await say(key, 'cash_confirmation', other)]
    for (const answer of answers) expect(answer.statusCode).toBe(404)
  })
})

test('nobody gets in without a session, and no page of others', async () => {
  const { key } = await order()
  for (const [method, path] of [
    ['GET', `/console/api/orders/${key}/history`],
    ['GET', `/console/api/orders/${key}/fulfilment`],
    ['POST', `/console/api/orders/${key}/transfer_confirmation`],
    ['POST', `/console/api/orders/${key}/cash_confirmation`],
    ['POST', `/console/api/orders/${key}/downloads`],
    ['POST', '/console/api/mails/1/sending'],
    ['PUT', '/console/api/settings'],
    ['DELETE', '/console/api/block_list?entry=x'],
  ] as const) {
    const headers = { 'x-akinai-console': '1', 'sec-fetch-site': 'same-origin' }
    expect((await page.app.inject({ method, url: path, headers })).statusCode).toBe(401)
    const crossing = { cookie: page.cookie, 'sec-fetch-site': 'cross-site' }
    expect((await page.app.inject({ method, url: path, headers: crossing })).statusCode).toBe(403)
    const token = { ...headers, authorization: `Bearer ${api.token}` }
    expect((await page.app.inject({ method, url: path, headers: token })).statusCode).toBe(401)
  }
  expect(await eventsOf(key)).toEqual([])
})
