import { createHash } from 'node:crypto'
import { describe, expect } from 'vitest'
import { sweepCarts } from '../../../src/checkout/carts/sweep.ts'
import { MAX_CARTS_OF_NETWORK, MAX_CARTS_OF_SITE } from '../../../src/checkout/limits.ts'
import { maskPath } from '../../../src/request-log/mask-path.ts'
import { addItem, type TestApi } from '../../support/api.ts'
import { createTestShop } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'

const START = '2026-11-20T01:02:03Z'

interface Cart {
  readonly cart_id: string
  readonly total: number
  readonly problems: readonly { readonly code: string; readonly pointer: string }[]
}

const DAY_MS = 24 * 60 * 60 * 1000
const later = (days: number, ms = 0) => new Date(Date.parse(START) + days * DAY_MS + ms).toISOString()

async function newCart(api: TestApi, lines: readonly object[] = [], from = '198.51.100.1'): Promise<string> {
  const answer = await api.app.inject({
    ...{ method: 'POST', url: '/shops/test/api/carts', payload: { lines }, remoteAddress: from },
  })
  expect(answer.statusCode).toBe(201)
  return answer.json<Cart>().cart_id
}

const show = (api: TestApi, id: string) => api.app.inject(`/shops/test/api/carts/${id}`)
const statusOf = async (api: TestApi, id: string) => (await show(api, id)).statusCode

test.beforeEach(({ context }) => context.setTime(START))

// R-CART-6
describe('a cart that is not used', () => {
  test('is gone after 30 days and an hour, swept or not', async ({ api, context }) => {
    const id = await newCart(api)
    // Nearly an hour later it is used, which is not noted.
    context.setTime(later(0, 3_599_999))
    expect(await statusOf(api, id)).toBe(200)
    context.setTime(later(30, 3_600_000))
    expect(await sweepCarts(context)).toBe(0)
    context.setTime(later(30, 3_600_001))
    expect(await statusOf(api, id)).toBe(404)
    const put = { method: 'PUT', url: `/shops/test/api/carts/${id}`, payload: { lines: [] } } as const
    expect((await api.app.inject(put)).statusCode).toBe(404)
    expect(await sweepCarts(context)).toBe(1)
    expect(await sweepCarts(context)).toBe(0)
  })

  test('stays as long as it is looked into or changed', async ({ api, context }) => {
    const [looked, changed] = [await newCart(api), await newCart(api)]
    for (const days of [29, 58, 87]) {
      context.setTime(later(days))
      expect(await statusOf(api, looked)).toBe(200)
      const put = { method: 'PUT', url: `/shops/test/api/carts/${changed}`, payload: { lines: [] } } as const
      expect((await api.app.inject(put)).statusCode).toBe(200)
      expect(await sweepCarts(context)).toBe(0)
    }
    context.setTime(later(118))
    expect(await sweepCarts(context)).toBe(2)
  })

  test('goes in batches with all others, and none that is used', async ({
    api,
    context,
    outside,
    shopId,
  }) => {
    await outside.query(
      `insert into carts (shop_id, digest, lines, maker, created_at, used_at)
       select $1, sha256(n::text::bytea), '[]', '', $2, $2 from generate_series(1, 4100) n`,
      [shopId, later(-40)],
    )
    const id = await newCart(api)
    expect(await sweepCarts(context)).toBe(4100)
    expect(await statusOf(api, id)).toBe(200)
  })
})

// R-CART-8
test('of a network that has as many carts as it may, the one that is longest not used goes', async ({
  api,
  context,
  outside,
  shopId,
}) => {
  const oldest = await newCart(api)
  context.setTime(later(0, 1000))
  const second = await newCart(api)
  const elsewhere = await newCart(api, [], '203.0.113.9')
  const { rows } = await outside.query<{ maker: Buffer }>('select maker from carts where digest = $1', [
    digestOf(oldest),
  ])
  await outside.query(
    `insert into carts (shop_id, digest, lines, maker, created_at, used_at)
     select $1, sha256(concat('many', n)::bytea), '[]', $2, $3, $3 from generate_series(1, $4::int) n`,
    [shopId, rows[0]?.maker, later(0, 2000), MAX_CARTS_OF_NETWORK - 2],
  )
  context.setTime(later(0, 3000))
  expect(await statusOf(api, oldest)).toBe(200)
  const newest = await newCart(api)
  expect(await Promise.all([oldest, second, elsewhere, newest].map(id => statusOf(api, id)))).toEqual([
    ...[404, 200, 200, 200],
  ])
  await outside.query('delete from carts')
})

// R-CART-8
test('networks of one site of IPv6 have twice as many together; another site loses nothing', async ({
  api,
  context,
  outside,
  shopId,
}) => {
  const from = (network: number) => `2001:db8:7:${network.toString(16)}::1`
  const oldest = await newCart(api, [], from(1))
  context.setTime(later(0, 1000))
  const [second, elsewhere] = [await newCart(api, [], from(2)), await newCart(api, [], '2001:db8:8:1::1')]
  // Each of a network of its own, and the two from here.
  await outside.query(
    `insert into carts (shop_id, digest, lines, maker, site, created_at, used_at)
     select $1, sha256(concat('many', n)::bytea), '[]', sha256(concat('network', n)::bytea),
       (select site from carts where digest = $2), $3, $3 from generate_series(1, $4::int) n`,
    [shopId, digestOf(oldest), later(0, 2000), MAX_CARTS_OF_SITE - 2],
  )
  context.setTime(later(0, 3000))
  expect(await statusOf(api, oldest)).toBe(200)
  const newest = await newCart(api, [], from(3))
  expect(await Promise.all([oldest, second, elsewhere, newest].map(id => statusOf(api, id)))).toEqual([
    ...[404, 200, 200, 200],
  ])
  await outside.query('delete from carts')
})

function digestOf(id: string): Buffer {
  return createHash('sha256').update(id).digest()
}

// R-CART-1
test('neither the database nor the log has the id of a cart, or the address of whoever made it', async ({
  api,
  outside,
}) => {
  const id = await newCart(api, [], '198.51.100.77')
  const { rows } = await outside.query<{ text: string }>('select row_to_json(c)::text as text from carts c')
  const [row] = rows
  expect(row?.text).toContain(digestOf(id).toString('hex'))
  for (const hidden of [id, Buffer.from(id).toString('hex'), '198.51.100.77']) {
    expect(row?.text).not.toContain(hidden)
  }
  for (const path of [`/shops/test/api/carts/${id}`, `/shops/test/api/carts/${'a'.repeat(22)}?x=1`]) {
    expect(maskPath(path, () => true)).toMatch(/^\/shops\/test\/api\/carts\/•+/)
  }
  expect(maskPath(`/shops/${'a'.repeat(40)}/api/items/123`, () => true)).toBe(
    `/shops/${'a'.repeat(40)}/api/items/123`,
  )
})

// R-CART-4, R-BUY-10
test('what is sold out in between is told at the next look', async ({ api, context }) => {
  const item = await addItem(api)
  await api.call('PUT', `/api/items/${item}/visibility`, { visible: true })
  await api.call('PUT', `/api/items/${item}/stock`, { stock: 3 })
  const id = await newCart(api, [
    { item_id: item, amount: 2 },
    { item_id: item, amount: 1 },
  ])
  expect((await show(api, id)).json()).toMatchObject({ total: 3600, problems: [] })
  const cart = async (stock: number) => {
    await api.call('PUT', `/api/items/${item}/stock`, { stock })
    const { total, problems } = (await show(api, id)).json<Cart>()
    return [total, ...problems.map(({ code, pointer }) => `${code} ${pointer}`)]
  }
  expect(await cart(2)).toEqual([0, 'fewer_left /lines/0/amount', 'fewer_left /lines/1/amount'])
  expect(await cart(0)).toEqual([0, 'sold_out /lines/0/item_id', 'sold_out /lines/1/item_id'])
  expect(await cart(3)).toEqual([3600])
  await createTestShop(context, 'second')
  expect((await api.app.inject(`/shops/second/api/carts/${id}`)).statusCode).toBe(404)
})

// R-CART-7
test('a form that another site’s page sends fills no cart', async ({ api, outside }) => {
  const before = await outside.query('select count(*) from carts')
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']) {
    const answer = await api.app.inject({
      ...{ method: 'POST', url: '/shops/test/api/carts', payload: '{"lines":[]}' },
      headers: { 'content-type': type, origin: 'https://elsewhere.example' },
    })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([415, undefined])
  }
  expect((await outside.query('select count(*) from carts')).rows).toEqual(before.rows)
})
