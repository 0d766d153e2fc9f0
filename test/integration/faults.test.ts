import type { LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import pg from '#pg'
import { pino } from '#pino'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { SERVER_LIMITS } from '../../src/db/limits.ts'
import { uploadKey } from '../../src/images/image-types.ts'
import { createFileUpload } from '../../src/resources/files/create-file-upload.ts'
import { waitingForLocks } from '../support/another-writer.ts'
import { addItem, buildTestApi, createTestApi, PLAIN_ITEM, type TestApi } from '../support/api.ts'
import { buyerRequests, type Request } from '../support/buyer-requests.ts'
import { createTestContext, createTestShop, type TestContext } from '../support/context.ts'
import { unchangedAmounts } from '../support/orders/build.ts'
import { type PlacedOrder, placeOrder } from '../support/orders/place.ts'
import { startProxy, type TcpProxy } from '../support/proxy.ts'

/** Long enough for a statement on a busy machine, short enough to wait for. */
const HASTE_MS = 1000

let context: TestContext
let outside: pg.Client
let proxy: TcpProxy
let db: Database
let api: TestApi
let lines: Record<string, unknown>[]
/** One good request for each operation. */
let requests: Record<string, Request>

/** Those of buyers, who need no token. */
let ofBuyers: Readonly<Record<string, Request>>
/** What `requests` speaks of. */
let item: number
let variations: [number, number]
let order: PlacedOrder

beforeAll(async () => {
  context = await createTestContext()
  outside = new pg.Client(context.address)
  await outside.connect()
  proxy = await startProxy(context.address)
  db = openDatabase(
    { ...context.address, host: '127.0.0.1', port: proxy.port },
    {
      readingConnections: 16,
      writingConnections: 32,
      groupConnections: 2,
      mostWaiting: 1000,
      timeoutMs: HASTE_MS,
    },
  )
  lines = []
  const log = pino({ level: 'trace' }, { write: line => void lines.push(JSON.parse(line)) })
  const shopId = await createTestShop(context)
  api = await createTestApi({ ...context, db, log }, shopId)
  order = await placeOrder(context, shopId, { method: 'cod' })
  item = await addItem(api)
  const plain = await addItem(api)
  const category = await added('/api/item_categories', { name: '器' }, 'id')
  await api.call('PUT', `/api/item_categories/${category}/items/${plain}`)
  variations = [
    await added(`/api/items/${item}/variations`, { name: 'S' }, 'variation_id'),
    await added(`/api/items/${item}/variations`, { name: 'M' }, 'variation_id'),
  ]
  requests = {
    listItems: ['GET', '/api/items'],
    getItem: ['GET', `/api/items/${item}`],
    createItem: ['POST', '/api/items', PLAIN_ITEM],
    updateItem: ['POST', `/api/items/${item}`, { name: '風呂敷' }],
    deleteItem: ['DELETE', `/api/items/${item}`],
    setItemStock: [
      'PUT',
      `/api/items/${item}/stock`,
      { variations: [{ variation_id: variations[0], stock: 3 }] },
    ],
    setItemVisibility: ['PUT', `/api/items/${item}/visibility`, { visible: true }],
    moveItem: ['PUT', `/api/items/${item}/list_order`, { move_to: 'last' }],
    listItemVariations: ['GET', `/api/items/${item}/variations`],
    addItemVariation: ['POST', `/api/items/${item}/variations`, { name: 'L' }],
    reorderItemVariations: [
      'PUT',
      `/api/items/${item}/variations`,
      { variation_ids: variations.toReversed() },
    ],
    updateItemVariation: ['POST', `/api/items/${item}/variations/${variations[0]}`, { name: 'XS' }],
    deleteItemVariation: ['DELETE', `/api/items/${item}/variations/${variations[0]}`],
    listItemCategories: ['GET', '/api/item_categories'],
    getItemCategory: ['GET', `/api/item_categories/${category}`],
    createItemCategory: ['POST', '/api/item_categories', { name: '皿' }],
    updateItemCategory: ['POST', `/api/item_categories/${category}`, { name: '鉢' }],
    deleteItemCategory: ['DELETE', `/api/item_categories/${category}`],
    moveItemCategory: ['PUT', `/api/item_categories/${category}/list_order`, { move_to: 'first' }],
    linkItemToCategory: ['PUT', `/api/item_categories/${category}/items/${item}`],
    unlinkItemFromCategory: ['DELETE', `/api/item_categories/${category}/items/${plain}`],
    getUser: ['GET', '/api/user'],
    ...orderRequests(order),
    ...(await imageRequests(shopId)),
  }
  ofBuyers = buyerRequests(item)
})

afterAll(async () => {
  await outside.end()
  await api[Symbol.asyncDispose]()
  await db.close()
  await proxy.cut()
  await context[Symbol.asyncDispose]()
})

function orderRequests({ path, lineIds, order: { detail } }: PlacedOrder): Record<string, Request> {
  const { name, address } = detail.shipping
  const { country: _country, country_code: _code, ...destination } = address
  return {
    getOrder: ['GET', path],
    searchOrders: ['POST', '/api/orders/search', {}],
    updateOrder: ['PUT', path, unchangedAmounts(detail)],
    updateOrderCustomer: ['PUT', `${path}/customer`, { mail_address: 'new@example.jp' }],
    updateOrderShipping: ['PUT', `${path}/shipping`, { name, address: destination }],
    updateOrderDelivery: ['PUT', `${path}/delivery`, { delivery_date: null, delivery_time_zone: '1416' }],
    updateOrderShopMemo: ['PUT', `${path}/shop_memo`, { text: '電話済み' }],
    dispatchOrder: ['POST', `${path}/dispatch`, { order_line_ids: lineIds }],
    cancelOrder: ['POST', `${path}/cancel`, {}],
  }
}

/** The item has two images, and a file waits to become another. */
async function imageRequests(shopId: number): Promise<Record<string, Request>> {
  const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const upload = async () => {
    const file = await createFileUpload(context, shopId, { purpose: 'item_image', contentType: 'image/png' })
    await context.objects.put(uploadKey(file.id), picture, 'image/png')
    return file.id
  }
  const url = `/api/items/${item}/images`
  const ids = [
    await added(url, { file_id: await upload() }, 'id'),
    await added(url, { file_id: await upload() }, 'id'),
  ]
  return {
    createFileUpload: ['POST', '/api/files', { purpose: 'item_image', content_type: 'image/png' }],
    listItemImages: ['GET', url],
    addItemImage: ['POST', url, { file_id: await upload() }],
    reorderItemImages: ['PUT', url, { image_ids: ids.toReversed() }],
    deleteItemImage: ['DELETE', `${url}/${ids[0]}`],
  }
}

/** Those that need no database, or not always: a picture that was just shown is known for a second. */
const WITHOUT_DATABASE = [
  'listDeliveryCompanies',
  'uploadFile',
  'showImage',
  'showScaledImage',
  'showSquareImage',
]

/** Whether a request changes something. */
function isWrite(name: string): boolean {
  return requests[name]?.[0] !== 'GET' && name !== 'searchOrders'
}

async function added(url: string, body: unknown, member: string): Promise<number> {
  return Number((await api.call('POST', url, body)).json<Record<string, unknown>>()[member])
}

/** Everything that a caller can see. */
async function shown(): Promise<unknown[]> {
  const urls = [
    ...['/api/items', '/api/item_categories', `/api/items/${item}/variations`, '/api/user'],
    order.path,
  ]
  return Promise.all(urls.map(async url => (await api.call('GET', url)).json()))
}

function expectProblem(response: LightMyRequestResponse, status: number, type: string): void {
  expect(response.statusCode).toBe(status)
  expect(response.headers['content-type']).toBe('application/problem+json')
  const id = response.headers['x-request-id']
  expect(id).toMatch(/^[\w.-]+$/)
  expect(response.json()).toEqual({
    type: `/errors/${type}`,
    title: expect.any(String),
    status,
    detail: expect.any(String),
    instance: `/requests/${id}`,
  })
  expect(response.body).not.toMatch(
    /select|insert|update |postgres|ECONN|pg_|\.ts\b|node_modules|127\.0\.0\.1/i,
  )
  const told = lines.filter(line => line.reqId === id)
  expect(told.map(({ msg }) => msg)).toContain('answered')
  expect(told.some(({ level, err }) => level === 50 && err !== undefined)).toBe(true)
}

test('there is a request here for each operation that needs the database', () => {
  const paths = Object.values(api.app.swagger().paths ?? {}).flatMap(path => Object.values(path ?? {}))
  const ids = paths.map(operation => (operation as { operationId: string }).operationId)
  expect(Object.keys({ ...requests, ...ofBuyers }).toSorted()).toEqual(
    ids.filter(id => !WITHOUT_DATABASE.includes(id)).toSorted(),
  )
})

describe('without the database', () => {
  let before: unknown[]
  beforeEach(async () => {
    before = await shown()
    await proxy.cut()
  })
  afterEach(async () => {
    await proxy.mend()
    await expect.poll(async () => (await api.call('GET', '/api/items')).statusCode).toBe(200)
    expect(await shown()).toEqual(before)
  })

  // R-FAULT-1
  test('every call is answered 502, and all goes well again afterwards', async () => {
    for (const request of Object.values({ ...requests, ...ofBuyers })) {
      expectProblem(await api.call(...request), 502, 'internal/bad-gateway')
    }
    expect((await api.call('GET', '/api/delivery_companies')).statusCode).toBe(200)
  })

  // R-FAULT-1
  test('a token that is not known yet is answered 502, not 401', async () => {
    const other = await buildTestApi({ ...context, db, log: pino({ level: 'silent' }) }, api.token)
    expect((await other.call('GET', '/api/items')).statusCode).toBe(502)
    await other[Symbol.asyncDispose]()
  })

  // R-HTTP-18
  test('the process is well but not ready', async () => {
    expect((await api.app.inject('/healthz')).statusCode).toBe(200)
    expect((await api.app.inject('/readyz')).statusCode).toBe(503)
  })
})

// R-FAULT-2
test('a database that says nothing more is given up in time, by whatever has asked it', async () => {
  const asked = Object.entries(requests).filter(([name]) => /^(list|update|set|search)/.test(name))
  proxy.silence()
  try {
    const answers = await Promise.all(asked.map(([, request]) => api.call(...request)))
    for (const answer of answers) expectProblem(answer, 504, 'internal/gateway-timeout')
  } finally {
    await proxy.mend()
  }
  await expect.poll(async () => (await api.call('GET', '/api/items')).statusCode).toBe(200)
})

test('connections that break under calls are answered 502, and the server goes on', async () => {
  const patient = openDatabase(
    { ...context.address, host: '127.0.0.1', port: proxy.port },
    { ...SERVER_LIMITS, writingConnections: 32 },
  )
  const log = pino({ level: 'trace' }, { write: line => void lines.push(JSON.parse(line)) })
  const other = await buildTestApi({ ...context, db: patient, log }, api.token)
  await outside.query('begin')
  await outside.query('select from items for update')
  await outside.query('select from shops for update')
  await outside.query('select from orders for update')
  const writes = Object.entries(requests).filter(([name]) => isWrite(name))
  const answers = writes.map(([, [method, url, body]]) => other.call(method, url, body))
  await expect.poll(waiting, { timeout: 5000 }).toBe(writes.length)
  await proxy.cut()
  for (const answer of await Promise.all(answers)) expectProblem(answer, 502, 'internal/bad-gateway')
  // PostgreSQL does not know yet that nobody waits for an answer any more, and would go on.
  await outside.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  await outside.query('rollback')
  await proxy.mend()
  await expect.poll(async () => (await other.call('GET', '/api/items')).statusCode).toBe(200)
  await other[Symbol.asyncDispose]()
  await patient.close()
})

const waiting = () => waitingForLocks(outside)

// R-FAULT-2
describe('rows that someone else holds', () => {
  /** Those that only add: nobody can hold what is not there yet. */
  const HELD_BY_SHOP = /Category|createItem|createFile|moveItem/
  const HELD_BY_ORDER = /^(update|dispatch|cancel)Order/
  let before: unknown[]
  beforeEach(async () => {
    before = await shown()
    await outside.query('begin')
  })
  afterEach(async () => {
    await outside.query('rollback')
    expect(await shown()).toEqual(before)
  })

  test.each([
    [
      'the items',
      'select from items for update',
      (name: string) => !HELD_BY_SHOP.test(name) && !HELD_BY_ORDER.test(name),
    ],
    ['the orders', 'select from orders for update', (name: string) => HELD_BY_ORDER.test(name)],
    ['the shop', 'select from shops for update', (name: string) => HELD_BY_SHOP.test(name)],
  ])(
    '%s: every write is answered 504 and changes nothing, reading goes on',
    async (_name, lock, concerned) => {
      await outside.query(lock)
      const chosen = Object.entries(requests).filter(([name]) => isWrite(name) && concerned(name))
      expect(chosen.length).toBeGreaterThan(6)
      const answers = chosen.map(([, [method, url, body]]) => api.call(method, url, body))
      expect(await shown()).toEqual(before)
      for (const answer of await Promise.all(answers)) expectProblem(answer, 504, 'internal/gateway-timeout')
    },
  )
})

describe('faults of our own', () => {
  const SECRET = 'the safe stands at /srv/behind-the-picture'

  // R-PROBLEM-2
  test('a bug is answered 500 without its words, which the log has', async () => {
    const broken: Database = {
      ...db,
      query: (asked, values) => {
        if (asked.name === 'items.find_few_details') throw new TypeError(SECRET)
        return db.query(asked, values)
      },
    }
    const told: string[] = []
    const log = pino({ level: 'info' }, { write: line => void told.push(line) })
    await using other = await buildTestApi({ ...context, db: broken, log }, api.token)
    const response = await other.call('GET', `/api/items/${item}`, undefined, { 'x-request-id': 'quoted-1' })
    expect(response.statusCode).toBe(500)
    expect(response.json()).toMatchObject({
      type: '/errors/internal/unexpected',
      instance: '/requests/quoted-1',
    })
    expect(response.body).not.toContain(SECRET)
    expect(told.find(line => line.includes(SECRET))).toContain('quoted-1')
  })

  // R-FAULT-3
  test('what PostgreSQL refuses and no rule of ours foresaw is answered 500 without its words', async () => {
    await outside.query('alter table item_variations rename to hidden')
    try {
      const response = await api.call('GET', `/api/items/${item}/variations`)
      expectProblem(response, 500, 'internal/unexpected')
      expect(response.body).not.toContain('item_variations')
    } finally {
      await outside.query('alter table hidden rename to item_variations')
    }
  })
})

// R-HTTP-11
test('every line of a request has the id that its answer carries', async () => {
  const response = await api.call('GET', '/api/items/999999999', undefined, { 'x-request-id': 'mine-42' })
  expect(response.headers['x-request-id']).toBe('mine-42')
  expect(lines.find(line => line.reqId === 'mine-42')).toMatchObject({
    msg: 'answered',
    status: 404,
    operation: 'getItem',
  })
})

// R-PROBLEM-2
test('a token never stands in the log, wherever it was sent', async () => {
  const { token } = api
  await api.call('GET', `/api/items?access_token=${token}`)
  await api.call('GET', `/api/items?${token}`)
  await api.call('GET', `/api/items/${token}`)
  await api.call('GET', `/api/${token}`)
  await api.call('GET', '/api/items', undefined, { authorization: token })
  await api.call('GET', '/api/items', undefined, { authorization: `Basic ${token}` })
  await api.call('POST', '/api/items', { ...PLAIN_ITEM, [token]: token })
  await proxy.cut()
  await api.call('GET', '/api/items')
  await proxy.mend()
  await expect.poll(async () => (await api.call('GET', '/api/items')).statusCode).toBe(200)
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.filter(line => JSON.stringify(line).includes(token.slice(8)))).toEqual([])
})
