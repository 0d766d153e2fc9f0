import { describe, expect, inject, test } from 'vitest'
import { call } from './support/call.ts'
import { runCli } from './support/cli.ts'
import { must } from './support/makers.ts'
import { cli, describeWithCli, describeWithTwoShops, newShop, shopA, shopB } from './support/shops.ts'

const services = ['twitter', 'facebook', 'ameba', 'instagram', 'line', 'youtube', 'note', 'tiktok'].map(
  each => `${each}_id`,
)
const read = async (token: string) =>
  (await must(200, { method: 'GET', path: '/api/user', token })).body as Record<string, unknown>

// R-USER-1
describe('GET /api/user', () => {
  test('has exactly its fields', async () => {
    const user = await read(shopA.token)
    const strings = ['shop_id', 'shop_name', 'shop_url', 'mail_address', 'default_item_tax_type']
    const nullable = ['shop_introduction', 'nickname', 'shop_category']
    const booleans = ['able_to_business', 'using_only_cart']
    const all = [...strings, ...nullable, ...booleans, 'external_service_account']
    expect(Object.keys(user).sort()).toEqual(all.sort())
    for (const name of strings) expect([name, typeof user[name]]).toEqual([name, 'string'])
    for (const name of booleans) expect([name, typeof user[name]]).toEqual([name, 'boolean'])
    for (const name of nullable)
      expect([name, user[name] === null || typeof user[name] === 'string']).toEqual([name, true])
    expect(['standard', 'reduced']).toContain(user.default_item_tax_type)
    expect(new URL(String(user.shop_url)).protocol).toMatch(/^https?:$/)
    const accounts = user.external_service_account as Record<string, unknown>
    expect(Object.keys(accounts).sort()).toEqual([...services].sort())
    for (const value of Object.values(accounts))
      expect(value === null || typeof value === 'string').toBe(true)
  })
})

describeWithTwoShops('GET /api/user of two shops', () => {
  test('shows each its own', async () => {
    const [a, b] = [await read(shopA.token), await read(shopB().token)]
    expect(a.shop_id).not.toBe(b.shop_id)
    expect(a.shop_url).not.toBe(b.shop_url)
  })
})

describeWithCli('a new shop', () => {
  test('is what its maker said, with nothing else set', async () => {
    const shop = await newShop()
    const user = await read(shop.token)
    expect(user).toMatchObject({
      shop_id: shop.key,
      shop_name: `Shop ${shop.key}`,
      mail_address: `${shop.key}@example.com`,
    })
    expect(user).toMatchObject({ shop_introduction: null, nickname: null, shop_category: null })
    expect(user.external_service_account).toEqual(Object.fromEntries(services.map(name => [name, null])))
    expect(user.shop_url).toContain(`/shops/${shop.key}`)
    // Its key cannot be taken by another.
    const result = await runCli(cli(), [
      'shop',
      'create',
      '--shop-id',
      shop.key,
      '--name',
      'other',
      '--mail',
      'other@example.com',
      '--json',
    ])
    expect(result.code).toBe(1)
    expect(await read(shop.token)).toEqual(user)
  })
})

// R-CARRIER-1
describe('GET /api/delivery_companies', () => {
  test('lists the seven built in, in display order', async () => {
    const answer = await must(200, { method: 'GET', path: '/api/delivery_companies' })
    const names = ['クロネコヤマト', '佐川急便', '日本通運', '日本郵便', '西濃運輸', '福山通運', 'その他']
    expect(answer.body).toEqual(names.map((name, index) => ({ id: index + 1, name })))
  })
})

// R-HTTP-18
describe('pages that are open without a token', () => {
  const pages: [string, RegExp][] = [
    ['/healthz', /json|text/],
    ['/readyz', /json|text/],
    ['/openapi.json', /^application\/json/],
    ['/docs', /^text\/html/],
    ['/metrics', /^text\/plain|openmetrics/],
  ]
  test.for(pages)('%s', async ([path, type]) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(inject('baseUrl') + path, { method })
      expect([method, answer.status]).toEqual([method, 200])
      expect(answer.headers.get('content-type')).toMatch(type)
      expect((await answer.arrayBuffer()).byteLength > 0).toBe(method === 'GET')
    }
  })

  test('/openapi.json goes out again only when it is another', async () => {
    const url = `${inject('baseUrl')}/openapi.json`
    const etag = (await fetch(url)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"/)
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await fetch(url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  test('and take no other method', async () => {
    for (const [path] of pages) {
      expect((await call({ method: 'POST', path, token: null, json: {} })).status).toBe(405)
    }
  })
})
