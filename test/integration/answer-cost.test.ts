import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from '#pg'
import { buildApp } from '../../src/app.ts'
import { SCOPES } from '../../src/auth/scopes.ts'
import { createToken } from '../../src/auth/store.ts'
import { reads, writes } from '../../src/db/statement.ts'
import { type FullShop, fillShop } from '../support/full-shop.ts'
import { threadTime } from '../support/thread-time.ts'
import { costOfReference, costOfTurns, MAX_REFERENCES, MEASURED_AGAIN } from '../support/turns.ts'
import { createTestConsole, OUR_PAGE, type TestConsole } from './console/support/sign-in.ts'

const TRIES = 3
const MORE_TRIES = 12

/** Operations that read, and take what they look for as a body. */
const READ_BY_POST: Readonly<Record<string, object>> = {
  searchOrders: { limit: 200 },
  previewSelling: { settings: {}, total: 1000 },
}

/** What was rendered of items before is of no use then. */
const CHANGE_ITEMS = writes('test.change_items', 'update items set version = version + 1 where shop_id = $1')

const LOGGED = reads<{ body: string | null }>(
  'test.logged_pages',
  `select response_body as body from api_requests where shop_id = $1 and operation = 'listItems' order by id desc limit 1`,
)

interface Described {
  readonly operationId: string
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly schema: { readonly maximum?: number }
  }[]
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
}

interface Target {
  readonly operationId: string
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly body: object | undefined
}

/** The operations of a document that answer JSON to whoever reads, asked for as much as they give. */
function targetsOf({ paths }: Document, shop: FullShop): Target[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, described]): Target[] => {
      const { operationId, parameters = [], responses } = described
      const body = READ_BY_POST[operationId]
      if (method !== 'get' && body === undefined) return []
      if (responses['200']?.content?.['application/json'] === undefined) return []
      const limit = parameters.find(({ name }) => name === 'limit')?.schema.maximum
      const asked = limit === undefined ? QUERIES[operationId] : `limit=${limit}`
      const url = `${pathOf(path, shop)}${asked === undefined ? '' : `?${asked}`}`
      return [{ operationId, method: method.toUpperCase() as Target['method'], url, body }]
    }),
  )
}

/** Of operations that want one. */
const QUERIES: Readonly<Record<string, string>> = { searchItemNames: 'q=%E3%81%82%E3%81%82' }

/** By what stands before `{id}`; a new resource with ids is told here, and in what fills the shop. */
function pathOf(path: string, shop: FullShop): string {
  const ids: Readonly<Record<string, number>> = {
    items: shop.item,
    item_categories: shop.category,
    mails: shop.mail,
    shipping_methods: shop.method,
    coupons: shop.coupon,
    requests: shop.request,
    draws: shop.draw,
  }
  const named: Readonly<Record<string, string>> = {
    ...{ unique_key: shop.order, shop_id: shop.key, secret: shop.secret, cart_id: shop.cart },
    checkout_id: shop.checkout,
  }
  const known = path.replaceAll(/\{(\w+)\}/g, (place, name) => named[name] ?? place)
  return known.replace(/(\w+)\/\{id\}/, (_, kind) => {
    if (ids[kind] === undefined) throw new Error(`Nothing is known that ${path} could show`)
    return `${kind}/${ids[kind]}`
  })
}

let page: TestConsole
let app: FastifyInstance
let token: string
let shop: FullShop
beforeAll(async () => {
  page = await createTestConsole()
  const { db, clock, address } = page.context
  const wanted = { name: 'Test', scopes: SCOPES, expiresAt: null, now: clock.now() }
  token = (await createToken(db, page.shopId, wanted)).token
  const outside = new pg.Client(address)
  await outside.connect()
  shop = await fillShop(page.context, outside, page.shopId)
  await outside.end()
  // The one of the console's tests reads every answer, to hold it against the document.
  app = await buildApp(page.context)
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await page[Symbol.asyncDispose]()
})

/** The longest turn in references, and what was answered. */
async function measure({ method, url, body }: Target, tries: number) {
  const who = url.startsWith('/console/')
    ? { ...OUR_PAGE, cookie: page.cookie }
    : { authorization: `Bearer ${token}` }
  const headers = { ...who, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
  const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
  let status = 0
  let bytes = 0
  const ask = async () => {
    const answer = await app.inject({ method, url, headers, ...payload, payloadAsStream: true })
    status = answer.statusCode
    bytes = 0
    for await (const piece of answer.stream()) bytes += (piece as Buffer).length
  }
  const change = () => page.context.db.query(CHANGE_ITEMS, [page.shopId])
  return { cost: await costOfTurns(ask, tries, change), status, bytes }
}

// R-LIMIT-17
test('no answer keeps the event loop from others for more than 20 ms', {
  retry: MEASURED_AGAIN,
}, async () => {
  const documents = [app.swagger(), app.consoleDocument()] as Document[]
  const targets = documents.flatMap(document => targetsOf(document, shop))
  expect(targets.map(({ operationId }) => operationId)).toEqual(
    expect.arrayContaining(['listItems', 'getOrder', 'searchOrders', 'getBlockList', 'listTokens']),
  )
  for (let tried = 0; tried < TRIES; tried += 1) costOfReference()
  const tooDear: string[] = []
  const statuses: Record<string, number> = {}
  const sizes: Record<string, number> = {}
  for (const target of targets) {
    const first = await measure(target, TRIES)
    const { cost, status, bytes } = first.cost <= MAX_REFERENCES ? first : await measure(target, MORE_TRIES)
    statuses[target.operationId] = status
    sizes[target.operationId] = bytes
    if (cost > MAX_REFERENCES) tooDear.push(`${target.operationId}: ${cost.toFixed(1)} references`)
  }
  expect(tooDear).toEqual([])
  // Of a shop that is not full, no answer costs anything.
  const large = Object.keys(sizes).filter(operationId => (sizes[operationId] ?? 0) > 4_000_000)
  expect(large.toSorted()).toEqual([
    ...[
      'getBlockList',
      'getOrder',
      'getOrderHistory',
      'listItems',
      'listShippingMethods',
      'listStorefrontItems',
      'listTokens',
    ],
  ])
  expect(statuses).toEqual(Object.fromEntries(targets.map(({ operationId }) => [operationId, 200])))
})

/** Of a reference: 2 ms, since the next such request comes as soon as this one is answered. */
const MAX_OF_OPEN_PAGE = 0.25

/** One would be lost between two ticks of the clock. */
const AT_A_TIME = 10

// R-LIMIT-17
test.each(['/healthz', '/readyz', '/openapi.json', '/docs/', '/console/', '/api/items', '/nope'])(
  'what everybody can ask for costs little once it was asked for: %s',
  { retry: MEASURED_AGAIN },
  async url => {
    let least = Number.POSITIVE_INFINITY
    let reference = Number.POSITIVE_INFINITY
    for (let tried = 0; tried < MORE_TRIES; tried += 1) {
      reference = Math.min(reference, costOfReference())
      const begun = threadTime()
      for (let asked = 0; asked < AT_A_TIME; asked += 1) {
        const { rawPayload } = await app.inject({ method: 'GET', url })
        expect(rawPayload.length).toBeGreaterThan(0)
      }
      least = Math.min(least, (threadTime() - begun) / AT_A_TIME)
    }
    expect(least / reference).toBeLessThan(MAX_OF_OPEN_PAGE)
  },
)

// R-LOG-1
test('of a large answer the log of calls keeps the beginning, and its length is told', async () => {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.inject({ method: 'GET', url: '/api/items?limit=100', headers })
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
  expect(answer.json()).toHaveLength(100)
  const logged = async () => (await page.context.db.query(LOGGED, [page.shopId]))[0]?.body
  await expect.poll(logged, { timeout: 5000 }).toMatch(/^\[\{"type":"normal"/)
  const head = await app.inject({ method: 'HEAD', url: '/api/items?limit=100', headers })
  expect([head.statusCode, head.payload]).toEqual([200, ''])
})
