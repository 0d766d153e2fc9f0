import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import pg from '#pg'
import { markFailed } from '../../../src/mail/store.ts'
import { listShippingMethods } from '../../../src/selling/method-store.ts'
import { createTestApi } from '../../support/api.ts'
import { placeOrder } from '../../support/orders/place.ts'
import { COUPON_BODY, METHOD_BODY } from '../../support/selling.ts'
import { mailTo } from '../mail/support/orders.ts'
import { afterPurchaseCases } from './support/after-purchase-cases.ts'
import { consoleOperations, type PlacedOperation } from './support/check-answers.ts'
import { factorCases } from './support/factor-cases.ts'
import { PLACE } from './support/factors.ts'
import { itemCases } from './support/item-cases.ts'
import { orderCases } from './support/order-cases.ts'
import { peopleCases } from './support/people-cases.ts'
import { consoleRoutesOf } from './support/routes.ts'
import { sellingCases } from './support/selling-cases.ts'
import {
  type ConsoleShop,
  createTestConsole,
  OUR_PAGE,
  PASSWORD,
  type TestConsole,
} from './support/sign-in.ts'
import { UNREACHED } from './support/unreached.ts'

let page: TestConsole
let client: pg.Client
beforeAll(async () => {
  // Passkeys want https.
  page = await createTestConsole(context => ({ ...context, baseUrl: PLACE.origin }))
  client = new pg.Client(page.context.address)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await page[Symbol.asyncDispose]()
})

const operations = () => consoleOperations(page.app)

/** Ids that nothing has, in the form that the path wants. */
const urlOf = ({ path }: PlacedOperation) =>
  path.replaceAll('{id}', '2147483647').replaceAll('{unique_key}', 'ZZZZZZZZZZZZZZZZ')

describe('the document of the console', () => {
  test('has every route of the console, and no other', () => {
    const routes = consoleRoutesOf(page.app).map(({ method, path }) => `${method} ${path}`)
    const described = operations().map(
      ({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    )
    expect(described.length).toBeGreaterThan(20)
    expect(described.toSorted()).toEqual(routes.toSorted())
  })

  test('is told to nobody, and the API’s knows nothing of it', async () => {
    const answer = await page.app.inject('/openapi.json')
    expect(answer.body).not.toContain('/console/')
    const { components } = answer.json<{ components: { schemas: object } }>()
    expect(Object.keys(components.schemas)).not.toContain('Session')
    const own = page.app.consoleDocument() as { components: { schemas: object } }
    expect(Object.keys(own.components.schemas)).not.toContain('Item')
  })

  test('names each operation once, in words of its own, and as none of the API is named', () => {
    const ofApi = Object.values(page.app.swagger().paths ?? {}).flatMap(path => Object.values(path ?? {}))
    const names = [...ofApi, ...operations()].map(operation => (operation as PlacedOperation).operationId)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z]+$/)
    const summaries = operations().map(({ summary }) => summary)
    expect(new Set(summaries).size).toBe(summaries.length)
    for (const summary of summaries) expect(summary).toMatch(/^[A-Z].*[^.]$/)
  })

  test('asks for a session everywhere but where one begins', () => {
    const without = operations().filter(({ security }) => security.every(one => one.session === undefined))
    expect(without.map(({ operationId, security }) => [operationId, security])).toEqual([
      ...[
        'signIn',
        'finishByCode',
        'askForSecondStep',
        'finishByPasskey',
        'beginPasskeySignIn',
        'signInByPasskey',
      ].map(name => [name, [{ page: [] }]]),
    ])
  })

  test('describes every answer', () => {
    for (const { operationId, responses } of operations()) {
      const good = Object.entries(responses).filter(([status]) => status < '300')
      expect(good, operationId).toHaveLength(1)
      for (const [status, { content }] of Object.entries(responses)) {
        const [type, ...more] = Object.keys(content ?? {})
        expect(more).toEqual([])
        const expected = ['204', '304'].includes(status)
          ? undefined
          : status < '300'
            ? (FILES[operationId] ?? 'application/json')
            : 'application/problem+json'
        expect([operationId, status, type]).toEqual([operationId, status, expected])
      }
    }
  })
})

/** Operations that answer a file. */
const FILES: Readonly<Record<string, string>> = { makePapersPdf: 'application/pdf' }

/** What each operation answers that it has to itself, beside the refusals that are common to all. */
const CASES: Readonly<Record<string, () => Promise<void>>> = {
  async signIn() {
    const mail = 'nobody@test.example'
    expect((await page.trySignIn(page.mailAddress, PASSWORD)).statusCode).toBe(200)
    for (let n = 0; n < 5; n++) expect((await page.trySignIn(mail, 'wrong')).statusCode).toBe(401)
    expect((await page.trySignIn(mail, 'wrong')).statusCode).toBe(429)
  },
  async getSession() {
    await expectStatus(page, 200, 'GET', '/session')
  },
  async signOut() {
    await expectStatus(await page.signIn(), 204, 'DELETE', '/session')
  },
  async signOutEverywhere() {
    await expectStatus(await page.makeShop('everywhere'), 204, 'DELETE', '/sessions')
  },
  async changePassword() {
    const shop = await page.makeShop('password')
    const change = (current_password: string, new_password = 'another password') => ({
      current_password,
      new_password,
    })
    await expectStatus(shop, 422, 'PUT', '/password', change(PASSWORD, 'short'))
    await expectStatus(shop, 204, 'PUT', '/password', change(PASSWORD))
    for (let n = 0; n < 10; n++) await expectStatus(shop, 401, 'PUT', '/password', change('wrong', PASSWORD))
    await expectStatus(shop, 429, 'PUT', '/password', change('wrong', PASSWORD))
  },
  async confirmByPassword() {
    const who = await page.makeShop('confirms')
    await expectStatus(who, 204, 'POST', '/confirmation', { password: PASSWORD })
    for (let n = 0; n < 10; n++) await expectStatus(who, 401, 'POST', '/confirmation', { password: 'wrong' })
    await expectStatus(who, 429, 'POST', '/confirmation', { password: 'wrong' })
  },
  ...factorCases(() => page, expectStatus),
  ...peopleCases(() => page, expectStatus),
  ...afterPurchaseCases(() => page, expectStatus),
  ...itemCases(() => page, expectStatus),
  async listAuditEvents() {
    await expectStatus(page, 200, 'GET', '/audit')
  },
  async listTokens() {
    await expectStatus(page, 200, 'GET', '/tokens')
  },
  async createToken() {
    const body = { name: 'x', scopes: ['items.read'], expires_at: null }
    await expectStatus(page, 201, 'POST', '/tokens', body)
    await expectStatus(page, 422, 'POST', '/tokens', { ...body, expires_at: '2020-01-01T00:00:00Z' })
  },
  async revokeToken() {
    const body = { name: 'x', scopes: ['items.read'], expires_at: null }
    const made = await page.call('POST', '/console/api/tokens', body)
    const { id } = made.json<{ token: { id: number } }>().token
    await expectStatus(page, 204, 'POST', `/tokens/${id}/revocation`)
    await expectStatus(page, 404, 'POST', '/tokens/2147483647/revocation')
  },
  async listScopes() {
    await expectStatus(page, 200, 'GET', '/scopes')
  },
  async listRequests() {
    await expectStatus(page, 200, 'GET', '/requests')
  },
  async getRequest() {
    await using api = await createTestApi(page.context, page.shopId)
    await api.call('GET', '/api/items')
    const listed = async () => {
      const answer = await page.call('GET', '/console/api/requests')
      return answer.json<{ requests: { id: number }[] }>().requests[0]?.id
    }
    await expect.poll(listed, { timeout: 5000 }).toEqual(expect.any(Number))
    await expectStatus(page, 200, 'GET', `/requests/${await listed()}`)
    await expectStatus(page, 404, 'GET', '/requests/2147483647')
  },
  async getStatistics() {
    await expectStatus(page, 200, 'GET', '/statistics')
  },
  async getFirstDay() {
    await expectStatus(page, 200, 'GET', '/first_day')
  },
  async getSales() {
    await expectStatus(page, 200, 'GET', '/sales?unit=week')
  },
  async getBestSellers() {
    await expectStatus(page, 200, 'GET', '/best-sellers')
  },
  async searchItemNames() {
    await expectStatus(page, 200, 'GET', '/search?q=x')
  },
  async listMails() {
    await mailTo(page.context, page.shopId, 'listed@example.jp')
    await expectStatus(page, 200, 'GET', '/mails')
  },
  async getMail() {
    const mail = await mailTo(page.context, page.shopId, 'shown@example.jp')
    await expectStatus(page, 200, 'GET', `/mails/${mail.id}`)
    await expectStatus(page, 404, 'GET', '/mails/2147483647')
  },
  async sendMailAgain() {
    const mail = await mailTo(page.context, page.shopId, 'again@example.jp')
    await expectStatus(page, 422, 'POST', `/mails/${mail.id}/sending`)
    await markFailed(page.context.db, mail, 'dead', '550')
    await expectStatus(page, 204, 'POST', `/mails/${mail.id}/sending`)
    await expectStatus(page, 404, 'POST', '/mails/2147483647/sending')
  },
  async getSettings() {
    await expectStatus(page, 200, 'GET', '/settings')
    await expectStatus(await shopThatWent(), 404, 'GET', '/settings')
  },
  async updateSettings() {
    await expectStatus(page, 200, 'PUT', '/settings', { name: 'Test' })
    await expectStatus(await shopThatWent(), 404, 'PUT', '/settings', { name: 'Test' })
  },
  async getBlockList() {
    await expectStatus(page, 200, 'GET', '/block_list')
    await expectStatus(await shopThatWent(), 404, 'GET', '/block_list')
  },
  async addToBlockList() {
    await expectStatus(page, 204, 'POST', '/block_list', { entry: '@example.com' })
    await expectStatus(page, 422, 'POST', '/block_list', { entry: 'neither' })
  },
  async removeFromBlockList() {
    await expectStatus(page, 204, 'DELETE', '/block_list?entry=@example.com')
  },
  async listShippingMethods() {
    await expectStatus(page, 200, 'GET', '/shipping_methods')
  },
  async getShippingMethod() {
    const [first] = await listShippingMethods(page.context.db, page.shopId)
    await expectStatus(page, 200, 'GET', `/shipping_methods/${first?.id}`)
    await expectStatus(page, 404, 'GET', '/shipping_methods/2147483647')
  },
  async addShippingMethod() {
    await expectStatus(page, 201, 'POST', '/shipping_methods', METHOD_BODY)
    await expectStatus(page, 422, 'POST', '/shipping_methods', METHOD_BODY)
    // One shop that went for all of these: each is signed in to, which takes a while.
    const gone = await shopThatWent()
    await expectStatus(gone, 404, 'POST', '/shipping_methods', METHOD_BODY)
    await expectStatus(gone, 404, 'PUT', '/shipping_methods', { ids: [] })
    await expectStatus(gone, 404, 'POST', '/coupons', COUPON_BODY)
  },
  async updateShippingMethod() {
    const [first] = await listShippingMethods(page.context.db, page.shopId)
    const path = `/shipping_methods/${first?.id}`
    await expectStatus(page, 204, 'PUT', path, { ...METHOD_BODY, name: 'ネコ便' })
    await expectStatus(page, 422, 'PUT', path, { ...METHOD_BODY, name: '宅配便' })
    await expectStatus(page, 404, 'PUT', '/shipping_methods/2147483647', METHOD_BODY)
  },
  async orderShippingMethods() {
    const ids = (await listShippingMethods(page.context.db, page.shopId)).map(({ id }) => id)
    await expectStatus(page, 204, 'PUT', '/shipping_methods', { ids: ids.toReversed() })
    await expectStatus(page, 422, 'PUT', '/shipping_methods', { ids: [] })
  },
  async removeShippingMethod() {
    const [first] = await listShippingMethods(page.context.db, page.shopId)
    await expectStatus(page, 204, 'DELETE', `/shipping_methods/${first?.id}`)
    await expectStatus(page, 404, 'DELETE', `/shipping_methods/${first?.id}`)
  },
  ...sellingCases(() => page, expectStatus, shopThatWent),
  async listCoupons() {
    await expectStatus(page, 200, 'GET', '/coupons')
  },
  async addCoupon() {
    await expectStatus(page, 201, 'POST', '/coupons', COUPON_BODY)
    await expectStatus(page, 422, 'POST', '/coupons', COUPON_BODY)
  },
  async getCoupon() {
    const made = await page.call('POST', '/console/api/coupons', { ...COUPON_BODY, code: 'NATSU' })
    await expectStatus(page, 200, 'GET', `/coupons/${made.json<{ id: number }>().id}`)
    await expectStatus(page, 404, 'GET', '/coupons/2147483647')
  },
  async updateCoupon() {
    const body = { ...COUPON_BODY, code: 'AKI' }
    const made = await page.call('POST', '/console/api/coupons', body)
    const path = `/coupons/${made.json<{ id: number }>().id}`
    await expectStatus(page, 204, 'PUT', path, { ...body, percent: null, amount: 300 })
    await expectStatus(page, 422, 'PUT', path, COUPON_BODY)
    await expectStatus(page, 404, 'PUT', '/coupons/2147483647', body)
  },
  async removeCoupon() {
    const made = await page.call('POST', '/console/api/coupons', { ...COUPON_BODY, code: 'FUYU' })
    const path = `/coupons/${made.json<{ id: number }>().id}`
    await expectStatus(page, 204, 'DELETE', path)
    await expectStatus(page, 404, 'DELETE', path)
  },
  ...orderCases(() => page, expectStatus, shopThatWent),
  async getOrderHistory() {
    const { key } = await placeOrder(page.context, page.shopId, { method: 'bt', payment: 'unpaid' })
    await expectStatus(page, 204, 'POST', `/orders/${key}/transfer_confirmation`)
    await expectStatus(page, 200, 'GET', `/orders/${key}/history`)
    await expectStatus(page, 404, 'GET', '/orders/ZZZZZZZZZZZZZZZZ/history')
  },
  async getOrderFulfilment() {
    const { key } = await placeOrder(page.context, page.shopId, { lines: [{ item_type: 'digital' }] })
    await expectStatus(page, 200, 'GET', `/orders/${key}/fulfilment`)
    await expectStatus(page, 404, 'GET', '/orders/ZZZZZZZZZZZZZZZZ/fulfilment')
  },
  async confirmCash() {
    const { key } = await placeOrder(page.context, page.shopId, { method: 'cod' })
    await expectStatus(page, 204, 'POST', `/orders/${key}/cash_confirmation`)
    await expectStatus(page, 422, 'POST', `/orders/${key}/cash_confirmation`)
    await expectStatus(page, 404, 'POST', '/orders/ZZZZZZZZZZZZZZZZ/cash_confirmation')
  },
  async provideDownloads() {
    const digital = { method: 'bt', payment: 'unpaid', lines: [{ item_type: 'digital' }] } as const
    const { key } = await placeOrder(page.context, page.shopId, digital)
    await expectStatus(page, 204, 'POST', `/orders/${key}/downloads`)
    const held = { ...digital, state: { under_investigation: true } }
    const investigated = await placeOrder(page.context, page.shopId, held)
    await expectStatus(page, 422, 'POST', `/orders/${investigated.key}/downloads`)
    await expectStatus(page, 404, 'POST', '/orders/ZZZZZZZZZZZZZZZZ/downloads')
  },
  async confirmTransfer() {
    const { key } = await placeOrder(page.context, page.shopId, { method: 'bt', payment: 'unpaid' })
    await expectStatus(page, 204, 'POST', `/orders/${key}/transfer_confirmation`)
    await expectStatus(page, 422, 'POST', `/orders/${key}/transfer_confirmation`)
    await expectStatus(page, 404, 'POST', '/orders/ZZZZZZZZZZZZZZZZ/transfer_confirmation')
  },
}

async function expectStatus(
  who: Pick<ConsoleShop, 'call'>,
  status: number,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<void> {
  const answer = await who.call(method, `/console/api${path}`, body)
  expect([method, path, answer.statusCode, answer.body]).toEqual([method, path, status, answer.body])
}

/** A person whose shop was deleted within the second for which the check of the session is remembered. */
async function shopThatWent(): Promise<ConsoleShop> {
  const shop = await page.makeShop(`went-${randomUUID()}`)
  await expectStatus(shop, 200, 'GET', '/session')
  await client.query('delete from shops where id = $1', [shop.shopId])
  return shop
}

describe('every operation', () => {
  test('answers as documented', async () => {
    for (const { operationId } of operations()) {
      expect([operationId, CASES[operationId] !== undefined]).toEqual([operationId, true])
      await CASES[operationId]?.()
    }
    expect(page.answers.faults).toEqual([])
  })

  test('refuses what it must, in the same order, and lets nothing be kept by caches', async () => {
    for (const operation of operations()) {
      const { operationId, method, requestBody, security } = operation
      const answer = (more: { headers?: Record<string, string>; query?: string; payload?: string } = {}) =>
        page.app.inject({
          method,
          url: `${urlOf(operation)}${more.query ?? ''}`,
          headers: { ...OUR_PAGE, cookie: page.cookie, 'content-type': 'application/json', ...more.headers },
          ...(requestBody ? { payload: more.payload ?? '{}' } : {}),
        })
      const text = { 'content-type': 'text/plain' }
      // Told before it is known who asks, and so of nothing that is anybody's.
      const wish = { expect: '200-ok', 'sec-fetch-site': 'cross-site', cookie: '', ...text }
      expect([operationId, (await answer({ headers: wish })).statusCode]).toEqual([operationId, 417])
      const refusals = [
        [403, { headers: { 'sec-fetch-site': 'cross-site', cookie: '', ...text } }],
        ...(security.some(one => one.session) ? [[401, { headers: { cookie: '', ...text } }] as const] : []),
        ...(requestBody ? [[415, { headers: text, query: '?unknown=1' }] as const] : []),
        ...(requestBody
          ? [[413, { payload: 'x'.repeat(1024 * 1024 + 1), query: '?unknown=1' }] as const]
          : []),
        ...(requestBody ? [[400, { payload: '{' }] as const] : []),
        [400, { query: '?unknown=1' }],
      ] as const
      for (const [status, more] of refusals) {
        const { statusCode, headers } = await answer(more)
        expect([operationId, statusCode, headers['cache-control']]).toEqual([operationId, status, 'no-store'])
      }
    }
  })

  test('met each of its documented answers', () => {
    const documented = operations().flatMap(({ operationId, responses }) =>
      Object.keys(responses).map(status => `${operationId} ${status}`),
    )
    const missing = documented.filter(pair => !page.answers.met.has(pair))
    expect(missing.filter(pair => !UNREACHED.some(([pattern]) => pattern.test(pair)))).toEqual([])
    for (const [pattern] of UNREACHED) expect(missing.some(pair => pattern.test(pair))).toBe(true)
  })
})
