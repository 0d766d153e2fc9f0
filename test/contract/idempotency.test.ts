/**
 * Every POST and PUT of the OpenAPI document sent again with its Idempotency-Key: made from the document, so that a new
 * operation takes part by itself.
 */
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { type Documented, documentedOperations } from './support/access/documented.ts'
import { furnish } from './support/access/furnish.ts'
import { askFor, type Target } from './support/access/requests.ts'
import { apply, newLottery, newSeries, subscribe } from './support/after-purchase.ts'
import { describeCall } from './support/answer-faults.ts'
import { type Answer, type Call, call } from './support/call.ts'
import { exported } from './support/documents.ts'
import { must } from './support/makers.ts'
import { openapi } from './support/openapi.ts'
import { newShop, type Shop, shopA } from './support/shops.ts'
import { asBuyer, newCart, onSale, readyCheckout } from './support/storefront.ts'

const withCli = inject('cli') !== null

/** What only reads, and what has the permission of its policy, which is good for one file. */
const WITHOUT_KEYS = ['searchOrders', 'uploadFile']

/** Of a winner, whom nobody is before the draw, which is a job's: it is tried with the lotteries in the integration ring. */
const AFTER_THE_DRAW = ['createWinnersCheckout']

const all = documentedOperations(openapi).filter(({ method }) => method === 'POST' || method === 'PUT')
// Orders come in through the command line only.
const keyed = all
  .filter(({ operationId }) => ![...WITHOUT_KEYS, ...AFTER_THE_DRAW].includes(operationId))
  .filter(({ path }) => withCli || !path.includes('{unique_key}'))

const COMPLETE = 'POST /shops/{shop_id}/api/checkouts/{checkout_id}/complete'

const KEY_PROBLEMS = [
  'request/invalid-idempotency-key',
  'request/idempotency-key-in-use',
  'request/idempotency-key-reused',
]

interface Once {
  readonly request: Call
  readonly first: Answer
}

let shop: Shop
const done = new Map<Documented, Once>()
const KEY = crypto.randomUUID()

beforeAll(async () => {
  shop = withCli ? await newShop() : shopA
  const targets = await furnish(shop, keyed)
  const item = await onSale(shop, 9)
  for (const [at, operation] of keyed.entries()) {
    const { ids, ...target } = targets[at] as Target
    const { cart_id: cart } = await newCart(shop, [])
    const { checkout_id: checkout, amounts } = await readyCheckout(shop, item)
    const more = { shop: shop.key, cart, checkout, option: 1, choice: 1, shippingMethod: 1 }
    const since = await sincePurchase(operation)
    const bodies = { ...target.bodies, [COMPLETE]: { expected_total: amounts.total } }
    const request = {
      ...askFor(operation, { ...target, bodies, ids: { ...ids, ...more, ...since } }),
      // Buyers have none.
      token: operation.asks.length === 0 ? null : shop.token,
      headers: { 'idempotency-key': KEY },
    }
    done.set(operation, { request, first: await call(request) })
  }
})

/** What an operation is about that only a purchase makes. */
async function sincePurchase({ path, operationId }: Documented): Promise<Readonly<Record<string, string>>> {
  if (path.includes('/applications/')) return { application: await apply(shop, await newLottery(shop)) }
  if (!path.includes('/subscriptions/')) return {}
  const subscription = await subscribe(shop, await newSeries(shop))
  const pause = asBuyer(shop, 'POST', `/subscriptions/${subscription}/pause`)
  if (operationId === 'resumeSubscription') await must(200, pause)
  return { subscription }
}

function onceOf(operation: Documented): Once {
  const once = done.get(operation)
  if (once === undefined) throw new Error(`${operation.name} was not called`)
  return once
}

// R-KEY-1
test('every POST and PUT documents the header and its problems, but for those that ignore it', () => {
  expect(keyed.length).toBeGreaterThan(15)
  for (const { operationId, method, path, refusals } of all) {
    const parameters = openapi.paths[path]?.[method.toLowerCase()]?.parameters ?? []
    const header = (parameters as { readonly in: string; readonly name: string }[]).find(
      ({ name }) => name === 'Idempotency-Key',
    )
    const ignored = WITHOUT_KEYS.includes(operationId)
    expect(header?.in, operationId).toBe(ignored ? undefined : 'header')
    for (const type of KEY_PROBLEMS) expect(refusals.includes(type), operationId).toBe(!ignored)
  }
})

// R-KEY-1, R-KEY-3, R-KEY-5
describe('sent again', () => {
  let before: unknown
  beforeAll(async () => {
    before = withCli ? await exported(shop) : undefined
  })

  test.each(keyed)('$name is answered as it was', async operation => {
    const { request, first } = onceOf(operation)
    expect(first.status, describeCall(request, first)).toBeLessThan(300)
    expect(first.headers['idempotent-replayed']).toBeUndefined()
    const again = await call(request)
    expect(again.status).toBe(first.status)
    expect(again.bytes).toEqual(first.bytes)
    expect(again.headers['x-request-id']).toBe(first.headers['x-request-id'])
    expect(again.headers['idempotent-replayed']).toBe('true')
  })

  test.each(keyed.filter(({ body }) => body !== undefined))(
    '$name with another body is refused',
    async operation => {
      const { json, ...request } = onceOf(operation).request
      const answer = await call({ ...request, raw: `${JSON.stringify(json)} ` })
      expect([answer.status, (answer.body as { type: string }).type]).toEqual([
        422,
        '/errors/request/idempotency-key-reused',
      ])
    },
  )

  test.each(keyed)('$name with a key that is none is refused', async operation => {
    const { request } = onceOf(operation)
    for (const key of ['', 'two words', ['one', 'two'], 'x'.repeat(256)]) {
      const answer = await call({ ...request, headers: { 'idempotency-key': key } })
      expect([answer.status, (answer.body as { type: string }).type]).toEqual([
        400,
        '/errors/request/invalid-idempotency-key',
      ])
    }
  })

  test.skipIf(!withCli)('nothing was changed', async () => {
    expect(await exported(shop)).toEqual(before)
  })
})
