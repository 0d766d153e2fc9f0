/** What the console's own operations make of tags: made from their document, so that a new one takes part by itself. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PLAIN_ITEM } from '../../support/api.ts'
import { placeOrder } from '../../support/orders/place.ts'
import { COUPON_BODY, METHOD_BODY } from '../../support/selling.ts'
import { consoleOperations, type PlacedOperation } from '../console/support/check-answers.ts'
import { createTestConsole, type TestConsole } from '../console/support/sign-in.ts'

let page: TestConsole
/** By the path in the document at which it is read. */
const resources = new Map<string, string>()
beforeAll(async () => {
  page = await createTestConsole()
  const made = async (path: string, body: object) =>
    (await page.call('POST', path, body)).json<{ id: number }>().id
  const { path: order } = await placeOrder(page.context, page.shopId, { method: 'bt', payment: 'unpaid' })
  const item = (await page.call('POST', '/api/items', PLAIN_ITEM)).json<{ item_id: number }>().item_id
  resources.set('/api/orders/{unique_key}', order)
  resources.set('/api/items/{id}', `/api/items/${item}`)
  resources.set('/console/api/items/{id}/shipping_methods', `/console/api/items/${item}/shipping_methods`)
  resources.set('/console/api/settings', '/console/api/settings')
  for (const [name, body] of [
    ['shipping_methods', METHOD_BODY],
    ['coupons', COUPON_BODY],
  ] as const) {
    const path = `/console/api/${name}`
    resources.set(`${path}/{id}`, `${path}/${await made(path, body)}`)
  }
})
afterAll(() => page[Symbol.asyncDispose]())

/** The path of what is read, in the document, of an operation's: the longest that is one of a resource. */
function resourceOf(path: string): string | undefined {
  const ofApi = path.replace(/^\/console(?=\/api\/(orders|items)\/)/, '')
  return [...resources.keys()]
    .filter(read => [path, ofApi].some(one => one === read || one.startsWith(`${read}/`)))
    .toSorted((a, b) => b.length - a.length)[0]
}

const headersOf = (operation: PlacedOperation) =>
  ((operation as unknown as { parameters?: { in: string; name: string }[] }).parameters ?? []).flatMap(
    ({ in: where, name }) => (where === 'header' ? [name] : []),
  )

const tagged = () =>
  consoleOperations(page.app).filter(operation => headersOf(operation).includes('If-Match'))

/** What leaves the item as it is, or changes its stock by some, whatever it is by then. */
const UNCONDITIONAL = new Set(['copyItem', 'makePreviewLink', 'changeItemStock'])

// R-MATCH-1
test('every change of what is read with a tag goes by it', () => {
  const changes = consoleOperations(page.app).filter(
    ({ method, path }) => method !== 'GET' && resourceOf(path),
  )
  expect(changes.length).toBeGreaterThan(8)
  const without = changes.filter(
    operation => !UNCONDITIONAL.has(operation.operationId) && !headersOf(operation).includes('If-Match'),
  )
  // Say of what it is a change: `tagged` in its declaration.
  expect(without.map(({ operationId }) => operationId)).toEqual([])
  const reads = consoleOperations(page.app).filter(operation =>
    headersOf(operation).includes('If-None-Match'),
  )
  for (const { path } of reads) expect(resources.has(path), path).toBe(true)
})

// R-MATCH-2, R-HTTP-12
test('what is read tells a strong tag, and 304 to who has it', async () => {
  for (const path of resources.values()) {
    const { etag } = (await page.call('GET', path)).headers
    expect([path, etag]).toEqual([path, expect.stringMatching(/^"[\x21\x23-\x7e]+"$/)])
    const same = await page.call('GET', path, undefined, { 'if-none-match': String(etag) })
    expect([path, same.statusCode, same.headers.etag, same.body]).toEqual([path, 304, etag, ''])
  }
})

// R-MATCH-4, R-MATCH-6
test('a change is refused where it is not as the caller has seen it, or the header is none', async () => {
  for (const { operationId, method, path } of tagged()) {
    const resource = resourceOf(path) ?? ''
    const read = resources.get(resource) ?? ''
    const target =
      path.startsWith('/console/api/items/') && !resource.startsWith('/console')
        ? `/console${read}${path.slice('/console/api/items/{id}'.length)}`
        : resource.startsWith('/api/orders')
          ? `/console${read}${path.slice('/console/api/orders/{unique_key}'.length).replace('{id}', '1')}`
          : read
    const before = await page.call('GET', read)
    const body = BODIES[operationId]
    for (const [header, status] of [
      ['"other"', 412],
      [`W/${before.headers.etag}`, 412],
      ['other', 400],
    ] as const) {
      const answer = await page.call(method, target, body, { 'if-match': header })
      expect([operationId, header, answer.statusCode, answer.payload]).toEqual([
        ...[operationId, header, status, answer.payload],
      ])
      if (status === 412)
        expect([operationId, answer.headers.etag]).toEqual([operationId, before.headers.etag])
    }
    expect((await page.call('GET', read)).body).toBe(before.body)
  }
})

/** Bodies that are accepted, of those that have one. */
const BODIES: Readonly<Record<string, object>> = {
  dispatchRest: {},
  setItemOptions: { options: [] },
  setItemSale: { price: 60, starts_at: null, ends_at: null },
  setItemSalesPeriod: { sales_start_at: null, sales_end_at: null },
  updateDispatch: {},
  updateSettings: { name: 'Other' },
  updateShippingMethod: METHOD_BODY,
  updateCoupon: COUPON_BODY,
  setShippingMethodsOfItem: { shipping_methods: [] },
  attachItemFile: { file_id: 'A'.repeat(32), name: 'x.pdf' },
}

describe('what makes another tag', () => {
  const tagOf = async (path: string) => (await page.call('GET', path)).headers.etag
  const category = async (body: object) =>
    (await page.call('POST', '/api/item_categories', body)).json<{ id: number }>().id

  // R-MATCH-2
  test('of an item: the name of a category that it stands in, and not of another', async () => {
    const item = resources.get('/api/items/{id}') ?? ''
    const parent = await category({ name: '器' })
    const child = await category({ name: '湯呑み', parent_id: parent })
    const link = await page.call('PUT', `/api/item_categories/${child}${item.slice('/api'.length)}`)
    expect(link.statusCode).toBe(204)
    const before = await tagOf(item)
    const other = await category({ name: '別' })
    await page.call('POST', `/api/item_categories/${other}`, { name: '別の' })
    expect(await tagOf(item)).toBe(before)
    expect(await tagOf(`${item}/variations`)).toBe(before)
    await page.call('POST', `/api/item_categories/${parent}`, { name: '食器' })
    expect(await tagOf(item)).not.toBe(before)
    expect(await tagOf(`${item}/variations`)).toBe(await tagOf(item))
  })

  // R-MATCH-2
  test('of a shipping method: an item that is bound to it, from either side, or deleted', async () => {
    const method = resources.get('/console/api/shipping_methods/{id}') ?? ''
    const id = Number(method.split('/').at(-1))
    const item = (await page.call('POST', '/api/items', PLAIN_ITEM)).json<{ item_id: number }>().item_id
    const before = await tagOf(method)
    const bindings = { shipping_methods: [{ shipping_method_id: id, size: 2 }] }
    await page.call('PUT', `/console/api/items/${item}/shipping_methods`, bindings)
    const bound = await tagOf(method)
    expect(bound).not.toBe(before)
    await page.call('DELETE', `/api/items/${item}`)
    expect(await tagOf(method)).toBe(before)
  })
})

// R-MATCH-8
test('people are not refused where programs are', async () => {
  await page.call('PUT', '/console/api/settings', { require_if_match: true })
  page.pass(2)
  const item = resources.get('/api/items/{id}') ?? ''
  expect((await page.call('POST', item, { name: 'x' })).statusCode).toBe(200)
  expect((await page.call('PUT', '/console/api/settings', { require_if_match: false })).statusCode).toBe(200)
})
