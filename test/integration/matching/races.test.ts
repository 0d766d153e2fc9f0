/** Many who saw the same change it at the same moment, at two servers: one of them alone does (R-MATCH-3). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { PLAIN_ITEM } from '../../support/api.ts'
import { placeOrder } from '../../support/orders/place.ts'
import { COUPON_BODY, METHOD_BODY } from '../../support/selling.ts'
import { createTestConsole, OUR_PAGE, type TestConsole } from '../console/support/sign-in.ts'

const AT_ONCE = 16

type Change = readonly [method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object]

/** A resource, where its tag is read, and a change by each of many. */
interface Raced {
  readonly name: string
  readonly begin: () => Promise<{ readonly read: string; readonly change: (at: number) => Change }>
}

let page: TestConsole
let other: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  page = await createTestConsole()
  other = await buildApp(page.context)
  await other.ready()
})
afterAll(async () => {
  await other.close()
  await page[Symbol.asyncDispose]()
})

const made = async (path: string, body: object) => {
  const answer = (await page.call('POST', path, body)).json<Record<string, number>>()
  return answer.item_id ?? answer.variation_id ?? answer.id
}

/** A row on items: what follows the item's path. */
function onItem(
  name: string,
  change: (at: number, item: string, variation: number) => Change,
  withVariations = false,
): Raced {
  return {
    name,
    begin: async () => {
      const path = `/api/items/${await made('/api/items', PLAIN_ITEM)}`
      const variation = withVariations ? ((await made(`${path}/variations`, { name: 'M' })) ?? 0) : 0
      return { read: path, change: at => change(at, path, variation) }
    },
  }
}

const RACES: readonly Raced[] = [
  onItem('an edit', (at, path) => ['POST', path, { name: `edited ${at}` }]),
  // Written in groups where nothing is asked.
  onItem('a stock', (at, path) => ['PUT', `${path}/stock`, { stock: at + 1 }]),
  onItem(
    'stocks of variations',
    (at, path, id) => ['PUT', `${path}/stock`, { variations: [{ variation_id: id, stock: at + 1 }] }],
    true,
  ),
  onItem('a visibility', (_, path) => ['PUT', `${path}/visibility`, { visible: true }]),
  onItem('a new variation', (at, path) => ['POST', `${path}/variations`, { name: `V${at}` }], true),
  onItem('a variation', (at, path, id) => ['POST', `${path}/variations/${id}`, { name: `V${at}` }], true),
  onItem('a deletion', (_, path) => ['DELETE', path]),
  {
    name: 'a link to a category',
    begin: async () => {
      const item = await made('/api/items', PLAIN_ITEM)
      const ids: (number | undefined)[] = []
      for (let at = 0; at < AT_ONCE; at++) {
        ids.push(await made('/api/item_categories', { name: `c${item} ${at}` }))
      }
      const change = (at: number): Change => ['PUT', `/api/item_categories/${ids[at]}/items/${item}`]
      return { read: `/api/items/${item}`, change }
    },
  },
  {
    name: 'a category',
    begin: async () => {
      const path = `/api/item_categories/${await made('/api/item_categories', { name: `raced ${Math.random().toString(36).slice(2, 8)}` })}`
      return { read: path, change: at => ['POST', path, { name: `${path.slice(-6)} ${at}` }] }
    },
  },
  {
    name: 'an order',
    begin: async () => {
      const { path } = await placeOrder(page.context, page.shopId)
      return { read: path, change: at => ['PUT', `${path}/shop_memo`, { text: `memo ${at}` }] }
    },
  },
  {
    name: 'an order whose money moves',
    begin: async () => {
      const { path } = await placeOrder(page.context, page.shopId, {}, 'sim')
      return { read: path, change: () => ['POST', `${path}/cancel`, {}] }
    },
  },
  {
    name: 'the settings',
    begin: async () => {
      const read = '/console/api/settings'
      const round = Math.random()
      return { read, change: at => ['PUT', read, { nickname: `${round} ${at}` }] }
    },
  },
  {
    name: 'a shipping method',
    begin: async () => {
      const name = `m${Math.random()}`
      const read = `/console/api/shipping_methods/${await made('/console/api/shipping_methods', { ...METHOD_BODY, name })}`
      return { read, change: at => ['PUT', read, { ...METHOD_BODY, name, fee: 1000 + at }] }
    },
  },
  {
    name: 'what an item is bound to',
    begin: async () => {
      const { shipping_methods } = (await page.call('GET', '/console/api/shipping_methods')).json()
      const [{ id }] = shipping_methods as [{ id: number }]
      const read = `/console/api/items/${await made('/api/items', PLAIN_ITEM)}/shipping_methods`
      const body = (size: number) => ({ shipping_methods: [{ shipping_method_id: id, size }] })
      return { read, change: at => ['PUT', read, body(at + 1)] }
    },
  },
  {
    name: 'a coupon',
    begin: async () => {
      const code = `C${Math.random().toString(36).slice(2, 8).toUpperCase()}`
      const read = `/console/api/coupons/${await made('/console/api/coupons', { ...COUPON_BODY, code })}`
      return { read, change: at => ['PUT', read, { ...COUPON_BODY, code, minimum: at }] }
    },
  },
]

const KEYS = ['without keys', 'each with a key of its own'] as const

// R-MATCH-3
test.for(RACES.flatMap(({ name, begin }) => KEYS.map(keys => [name, keys, begin] as const)))(
  '%s, 16 at once, %s',
  async ([, keys, begin]) => {
    const { read, change } = await begin()
    const { etag } = (await page.call('GET', read)).headers
    expect(etag).toMatch(/^"[\x21\x23-\x7e]+"$/)
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) => {
        const [method, url, body] = change(at)
        const keyed = keys === KEYS[1] && method !== 'DELETE'
        const headers = {
          ...{ 'if-match': String(etag), ...OUR_PAGE, cookie: page.cookie },
          ...(keyed ? { 'idempotency-key': crypto.randomUUID() } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        }
        const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
        return (at % 2 === 0 ? page.app : other).inject({ method, url, headers, ...payload })
      }),
    )
    const done = answers.filter(({ statusCode }) => statusCode < 300)
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(done, statuses.join()).toHaveLength(1)
    const now = await page.call('GET', read)
    const isGone = now.statusCode === 404
    for (const answer of answers.filter(one => !done.includes(one))) {
      expect(answer.statusCode, answer.payload).toBe(isGone ? 404 : 412)
      if (!isGone) expect(answer.json()).toMatchObject({ type: '/errors/request/precondition-failed' })
    }
    // Whoever did it knows what there is now, and so do the others.
    if (!isGone)
      expect(new Set(answers.map(({ headers }) => headers.etag))).toEqual(new Set([now.headers.etag]))
  },
)
