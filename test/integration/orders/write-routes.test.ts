import { describe, expect } from 'vitest'
import type { Scope } from '../../../src/auth/scopes.ts'
import { createToken } from '../../../src/auth/store.ts'
import type { Context } from '../../../src/context.ts'
import { toDatabaseError } from '../../../src/db/sqlstate.ts'
import { listHistory } from '../../../src/resources/orders/history-store.ts'
import { findShop, updateShop } from '../../../src/shops/store.ts'
import { buildTestApi, type TestApi } from '../../support/api.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { type OrderRecipe, unchangedAmounts } from '../../support/orders/build.ts'
import { type PlacedOrder, placeOrder, shownOrder } from '../../support/orders/place.ts'

let context: TestContext
let api: TestApi
let shopId: number

test.beforeAll(({ context: madeContext, shopId: madeShopId, api: madeApi }) => {
  context = madeContext
  shopId = madeShopId
  api = madeApi
})

const place = (recipe?: OrderRecipe, source?: string) => placeOrder(context, shopId, recipe, source)

interface Call {
  readonly method: 'POST' | 'PUT'
  readonly url: string
  readonly body: unknown
}

/** A good call of each operation on an order, with the scopes that it needs. */
const OPERATIONS: Record<string, { call: (order: PlacedOrder) => Call; scopes: readonly Scope[] }> = {
  updateOrder: {
    call: ({ path, order }) => ({ method: 'PUT', url: path, body: unchangedAmounts(order.detail) }),
    scopes: ['orders.read', 'orders.update'],
  },
  updateOrderCustomer: {
    call: ({ path }) => ({
      method: 'PUT',
      url: `${path}/customer`,
      body: { mail_address: 'new@example.jp' },
    }),
    scopes: ['orders.read', 'orders.update'],
  },
  updateOrderShipping: {
    call: ({ path }) => ({
      method: 'PUT',
      url: `${path}/shipping`,
      body: {
        name: { first: '太郎', last: '鈴木' },
        address: {
          zip_code: '6048571',
          prefecture: '京都府',
          address: '京都市',
          address2: '1',
          tel: '0751234567',
        },
      },
    }),
    scopes: ['orders.read', 'orders.update'],
  },
  updateOrderDelivery: {
    call: ({ path }) => ({
      method: 'PUT',
      url: `${path}/delivery`,
      body: { delivery_date: '2026-11-30', delivery_time_zone: null },
    }),
    scopes: ['orders.read', 'orders.update'],
  },
  updateOrderShopMemo: {
    call: ({ path }) => ({ method: 'PUT', url: `${path}/shop_memo`, body: { text: 'x' } }),
    scopes: ['orders.read', 'orders.update'],
  },
  dispatchOrder: {
    call: ({ path, lineIds }) => ({
      method: 'POST',
      url: `${path}/dispatch`,
      body: { order_line_ids: lineIds },
    }),
    scopes: ['orders.dispatch', 'orders.read'],
  },
  cancelOrder: {
    call: ({ path }) => ({ method: 'POST', url: `${path}/cancel`, body: {} }),
    scopes: ['orders.cancel', 'orders.read'],
  },
}
const NAMES = Object.keys(OPERATIONS)

function callOf(name: string, order: PlacedOrder): Call {
  const operation = OPERATIONS[name]
  if (operation === undefined) throw new Error(`No operation ${name}`)
  return operation.call(order)
}

async function send({ method, url, body }: Call, on: TestApi = api) {
  return on.call(method, url, body)
}

async function tokenWith(scopes: readonly Scope[]): Promise<string> {
  const { token } = await createToken(context.db, shopId, {
    name: 'Some scopes',
    scopes,
    expiresAt: null,
    now: context.clock.now(),
  })
  return `Bearer ${token}`
}

describe.each(NAMES)('%s', name => {
  test('is declared with its 204', () => {
    const paths = Object.values(api.app.swagger().paths ?? {}).flatMap(path => Object.values(path ?? {}))
    const declared = paths.find(operation => (operation as { operationId: string }).operationId === name)
    expect(Object.keys((declared as { responses: object }).responses)).toEqual(
      expect.arrayContaining([
        '200',
        '204',
        '400',
        '401',
        '403',
        '404',
        '413',
        '415',
        // The memo can always be written (R-DELIVERY-4).
        ...(name === 'updateOrderShopMemo' ? [] : ['422']),
        '500',
        '502',
        '504',
      ]),
    )
  })

  // R-CHANGE-3
  test('is answered 204 when only the read afterwards fails', async () => {
    const order = await place({}, 'sim')
    const db: Context['db'] = {
      ...context.db,
      query: async (asked, values) => {
        if (asked.name === 'orders.find')
          throw toDatabaseError(new Error('Connection terminated'), asked.name)
        return context.db.query(asked, values)
      },
    }
    await using other = await buildTestApi({ ...context, db }, api.token)
    const response = await send(callOf(name, order), other)
    expect([response.statusCode, response.body]).toEqual([204, ''])
    expect(response.headers['content-type']).toBeUndefined()
    expect(await listHistory(context.db, shopId, order.key)).toHaveLength(1)
  })

  test('needs exactly its scopes', async () => {
    const order = await place({}, 'sim')
    const { method, url, body } = callOf(name, order)
    const scopes = OPERATIONS[name]?.scopes ?? []
    for (const left of scopes) {
      const rest = scopes.filter(scope => scope !== left)
      const refused = await api.call(method, url, body, { authorization: await tokenWith(rest) })
      expect(refused.json()).toMatchObject({ status: 403, type: '/errors/auth/forbidden' })
    }
    const response = await api.call(method, url, body, { authorization: await tokenWith(scopes) })
    expect(response.statusCode).toBe(200)
  })

  test('tells what is wrong in the order of checks', async () => {
    const order = await place()
    const { method, url, body } = callOf(name, order)
    const missing = url.replace(order.key, 'A'.repeat(16))
    const badKey = url.replace(order.key, 'A'.repeat(15))
    const strange = { ...(body as object), strange: 1 }
    const typeOf = async (...request: Parameters<TestApi['call']>) =>
      (await api.call(...request)).json<{ type: string }>().type
    const readOnly = { authorization: await tokenWith(['orders.read']) }
    expect(await typeOf(method, badKey, undefined, { authorization: '' })).toBe(
      '/errors/auth/unauthenticated',
    )
    expect(await typeOf(method, badKey, undefined, readOnly)).toBe('/errors/auth/forbidden')
    expect(await typeOf(method, badKey, undefined)).toBe('/errors/request/unsupported-media-type')
    expect(await typeOf(method, badKey, undefined, { 'content-type': 'application/json' })).toBe(
      '/errors/request/malformed-body',
    )
    expect(await typeOf(method, badKey, strange)).toBe('/errors/request/invalid-params')
    expect(await typeOf(method, missing, strange)).toBe('/errors/orders/invalid-body')
    expect(await typeOf(method, missing, body)).toBe('/errors/orders/not-found')
    expect(await shownOrder(context, shopId, order)).toEqual(order.order.detail)
  })

  test('does not see another shop’s order', async () => {
    const other = await createTestShop(context, `other-${name.toLowerCase()}`)
    const order = await placeOrder(context, other)
    expect((await send(callOf(name, order))).json()).toMatchObject({
      status: 404,
      type: '/errors/orders/not-found',
      detail: 'This shop has no such order.',
    })
    expect(await shownOrder(context, other, order)).toEqual(order.order.detail)
  })
})

/** Everything that can stand against a dispatch, in the order in which it is told (R-DISPATCH-2). */
const OBSTACLES: readonly [type: string, recipe: OrderRecipe, body: object][] = [
  ['payment-maintenance', {}, {}],
  ['dispatch-suspended', { state: { under_investigation: true } }, {}],
  ['easy-delivery-not-dispatchable', { state: { easy_delivery: true } }, {}],
  ['not-dispatchable', { method: 'bt', payment: 'unpaid' }, {}],
  ['invalid-order-lines', {}, { order_line_ids: [1] }],
  ['invalid-delivery', {}, { delivery_company_id: 99 }],
  ['dispatch-rejected', {}, {}],
]

// R-DISPATCH-2
describe('a dispatch is refused', () => {
  test.each(OBSTACLES.map(([type], at) => [type, at] as const))(
    '%s before what comes after it',
    async (type, at) => {
      const rest = OBSTACLES.slice(at)
      const recipe = Object.assign({}, ...rest.map(([, each]) => each), {
        state: Object.assign({}, ...rest.map(([, each]) => each.state ?? {})),
      }) as OrderRecipe
      // Only a service can refuse last, so what is paid otherwise ends before it.
      const order = await place(recipe, recipe.method ? undefined : 'sim:capture=decline')
      const body = Object.assign({ order_line_ids: order.lineIds }, ...rest.map(([, , each]) => each))
      await setMaintenance(at === 0)
      const response = await api.call('POST', `${order.path}/dispatch`, body)
      await setMaintenance(false)
      expect(response.json()).toMatchObject({ status: 422, type: `/errors/orders/${type}` })
      expect(await shownOrder(context, shopId, order)).toEqual(order.order.detail)
      const history = await listHistory(context.db, shopId, order.key)
      expect(history.map(({ event }) => event)).toEqual(
        type === 'dispatch-rejected' ? ['refuse_payment'] : [],
      )
    },
  )
})

async function setMaintenance(payment_maintenance: boolean): Promise<void> {
  const shop = await findShop(context.db, shopId)
  if (shop === undefined) throw new Error('The shop is gone')
  await updateShop(context.db, shopId, { ...shop, payment_maintenance })
}

// R-CHANGE-4
describe('an update is refused', () => {
  test.each(NAMES.filter(name => /^update|^cancel/.test(name)))('%s of a cancelled order', async name => {
    const order = await place({ lines: [{ status: 'cancelled' }] })
    const response = await send(callOf(name, order))
    // A memo can always be set (R-DELIVERY-4).
    expect(response.statusCode).toBe(name === 'updateOrderShopMemo' ? 200 : 422)
    if (name !== 'updateOrderShopMemo')
      expect(response.json()).toMatchObject({ type: '/errors/orders/update-rejected' })
  })

  test.each(NAMES.filter(name => /^cancel|Shipping|Delivery|updateOrder$/.test(name)))(
    '%s of a dispatched order',
    async name => {
      const order = await place({ lines: [{ status: 'dispatched' }] })
      expect((await send(callOf(name, order))).json()).toMatchObject({
        status: 422,
        type: '/errors/orders/update-rejected',
      })
    },
  )

  // R-CANCEL-3
  test('the maintenance of payments first, then the state of the order, in a cancellation', async () => {
    const order = await place({ lines: [{ status: 'dispatched' }] })
    await setMaintenance(true)
    const under = await api.call('POST', `${order.path}/cancel`, {})
    await setMaintenance(false)
    expect(under.json()).toMatchObject({ type: '/errors/orders/payment-maintenance' })
  })
})
