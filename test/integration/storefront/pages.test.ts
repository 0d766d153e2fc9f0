import { describe, expect } from 'vitest'
import { createTestShop } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { makeVisitor, textOf } from '../../support/storefront/visitor.ts'
import {
  categoryOf,
  formOf,
  itemOf,
  LOTTERY,
  SUBSCRIPTION,
  selectOf,
  summaryOf,
  variationOf,
} from '../transfer/support/documents.ts'
import { imported, type Loose } from '../transfer/support/shops.ts'

const NOW = '2026-11-20T01:02:03Z'

const SHELF = categoryOf(1, '台所')
const BELOW = categoryOf(2, '器', SHELF)

/** Items of all kinds, by the names that they have on pages. */
const DOCUMENTS = [
  ...[SHELF, BELOW],
  itemOf(
    {
      ...{
        id: 1,
        name: '飯碗',
        detail: '一行目\n二行目\n\n次の段落',
        stock: 3,
        price: 2000,
        proper_price: 2500,
      },
      ...{ variations: [variationOf(1, { name: '白', stock: 3 }), variationOf(2, { name: '藍', stock: 0 })] },
      ...{ categories: [summaryOf(BELOW)], options: [formOf(1, 2), selectOf(2, [3])], quantity_limit: 5 },
      item_tax_type: 'reduced',
    },
    { sales_start_at: null, sales_end_at: null, own_stock: 0 },
  ),
  itemOf({ id: 2, name: '売り切れの皿', price: 100 }),
  itemOf(
    { id: 3, name: '隠した皿', visible: false, stock: 3 },
    { sales_start_at: null, sales_end_at: null, own_stock: 3 },
  ),
  itemOf(
    { id: 4, name: '定期便の豆', type: 'subscription', stock: 9, subscription: SUBSCRIPTION },
    { sales_start_at: null, sales_end_at: null, own_stock: 9 },
  ),
  itemOf(
    { id: 5, name: '抽選の壺', type: 'lottery', stock: 9, lottery: LOTTERY },
    { sales_start_at: null, sales_end_at: null, own_stock: 9 },
  ),
  itemOf(
    { id: 6, name: '来月の鉢', stock: 1, sales_status: 'item_waiting_for_sale' },
    { sales_start_at: '2026-12-05T03:00:00Z', sales_end_at: null, own_stock: 1 },
  ),
]

const ids = new Map<string, number>()

test.beforeAll(async ({ context, shopId, api }) => {
  context.setTime(NOW)
  const report = await imported(context, shopId, DOCUMENTS)
  expect(report.refused).toBe(0)
  await createTestShop(context, 'other')
  const items = (await api.call('GET', '/api/items?limit=100')).json<{ id: number; name: string }[]>()
  for (const { id, name } of items) ids.set(name, id)
})

const pathOf = (name: string) => `/items/${ids.get(name)}`

// R-STORE-2
describe('lists', () => {
  test('show what the shop shows, with prices, kinds and why it cannot be bought', async ({ api }) => {
    const answer = await makeVisitor(api.app).get('')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const text = textOf(answer.body)
    for (const words of ['飯碗', '2,500円', '2,000円', '売り切れ', '定期便', '抽選', '販売前'])
      expect(text).toContain(words)
    expect(text).not.toContain('隠した皿')
  })

  test('of a category have what is below it as well, and the way there', async ({ api }) => {
    const home = await makeVisitor(api.app).get('')
    const shelf = /\/categories\/(\d+)">台所/.exec(home.body)?.[1]
    const page = await makeVisitor(api.app).get(`/categories/${shelf}`)
    expect(textOf(page.body)).toContain('飯碗')
    expect(textOf(page.body)).not.toContain('売り切れの皿')
    expect(page.body).toMatch(/\/categories\/\d+">器</)
  })

  test('show 24 items a page and one more on the first, and lead to the next', async ({
    api,
    outside,
    context,
  }) => {
    const shop = await createTestShop(context, 'many')
    await outside.query(
      `insert into items (shop_id, type, name, price, item_tax_type, visible, own_stock, created_at, modified_at)
       select $1, 'normal', 'Item ' || n, 1200, 'standard', true, 1, $2, $2 from generate_series(1, 50) n order by n`,
      [shop, NOW],
    )
    const visitor = makeVisitor(api.app, 'many')
    const seen: string[] = []
    for (const [path, count, next] of [
      ['', 25, true],
      ['?page=2', 24, true],
      ['?page=3', 1, false],
    ] as const) {
      const { body } = await visitor.get(path)
      const found = [...body.matchAll(/<span class="name">(Item \d+)</g)].map(([, name]) => name ?? '')
      expect([path, found.length, body.includes('rel="next"')]).toEqual([path, count, next])
      seen.push(...found)
    }
    expect(new Set(seen).size).toBe(50)
    for (const path of ['?page=4', '?page=0', '?page=x', '?page=99999999999'])
      expect([path, (await visitor.get(path)).statusCode]).toEqual([path, 404])
  })

  test('find by words, and say so where nothing is found or nothing can be', async ({ api }) => {
    const visitor = makeVisitor(api.app)
    const found = await visitor.get(`/search?${new URLSearchParams({ q: '売り切れ' })}`)
    expect(textOf(found.body)).toContain('売り切れの皿')
    expect(found.headers['x-robots-tag']).toBe('noindex')
    const none = await visitor.get(`/search?${new URLSearchParams({ q: '"><script>alert(1)</script>' })}`)
    expect(textOf(none.body)).toContain('見つかりませんでした')
    expect(none.body).not.toContain('<script>alert')
    for (const q of ['', 'a', ' ', 'x'.repeat(101), '\u0000\u0000', '%', 'a\nb']) {
      const answer = await visitor.get(`/search?${new URLSearchParams({ q })}`)
      expect([q, answer.statusCode]).toEqual([q, 200])
    }
    expect((await visitor.get('/search?q=ab&q=cd')).statusCode).toBe(200)
  })
})

// R-STORE-3
describe('the page of an item', () => {
  test('has all that one must know to buy it', async ({ api }) => {
    const { body, statusCode } = await makeVisitor(api.app).get(pathOf('飯碗'))
    expect(statusCode).toBe(200)
    const text = textOf(body)
    for (const words of [
      '2,500円',
      '2,000円',
      '軽減税率',
      '白',
      '藍',
      '残り3点',
      '+50円',
      '一度のご注文で5点まで',
    ])
      expect(text).toContain(words)
    expect(body).toContain('<p>一行目<br>二行目</p>')
    expect(body).toMatch(/value="\d+" required disabled><span>藍<small>売り切れ/)
    expect(body).toContain('<button class="button wide">カートに入れる</button>')
  })

  test.for([
    ['売り切れの皿', '売り切れました'],
    ['来月の鉢', '2026年12月5日(土) 12:00から販売します'],
  ] as const)('of %s says why it cannot be bought, and has no form', async ([name, words], { api }) => {
    const { body } = await makeVisitor(api.app).get(pathOf(name))
    expect(textOf(body)).toContain(words)
    expect(body).not.toContain('/cart/lines')
  })

  test('of a subscription and of a lottery says how it goes on', async ({ api }) => {
    const series = textOf((await makeVisitor(api.app).get(pathOf('定期便の豆'))).body)
    for (const words of ['初回', '1,000円', '2回目以降', '900円']) expect(series).toContain(words)
    const drawn = textOf((await makeVisitor(api.app).get(pathOf('抽選の壺'))).body)
    for (const words of ['応募期間', '抽選結果の発表']) expect(drawn).toContain(words)
  })
})

// R-STORE-1
test('what is hidden, gone, another shop’s or no page at all is the same page that says so', async ({
  api,
}) => {
  const visitor = makeVisitor(api.app)
  for (const path of [
    pathOf('隠した皿'),
    '/items/2147483647',
    '/items/99999999999',
    '/items/x',
    '/categories/999',
    '/nothing',
    '/items/',
  ])
    expect([path, (await visitor.get(path)).statusCode]).toEqual([path, 404])
  const hidden = (await visitor.get(pathOf('隠した皿'))).body
  expect(hidden).toBe((await visitor.get('/items/2147483647')).body)
  expect((await makeVisitor(api.app, 'other').get(pathOf('飯碗'))).statusCode).toBe(404)
  for (const key of ['nobody', 'A%00', '..%2F', 'x'.repeat(70)]) {
    const answer = await makeVisitor(api.app, key).get('')
    expect([key, answer.statusCode, answer.headers['content-type']]).toEqual([
      key,
      404,
      'text/html; charset=utf-8',
    ])
  }
})

test('programs below a shop’s API are told by documents', async ({ api }) => {
  const answer = await makeVisitor(api.app).get('/api/nothing')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/problem+json'])
})

// R-STORE-17
test('a shop that is closed shows itself and has no form to buy', async ({ api, context, outside }) => {
  const shop = await createTestShop(context, 'closed')
  await outside.query(
    'update shops set able_to_business = false, selling_version = selling_version + 1 where id = $1',
    [shop],
  )
  await outside.query(
    `insert into items (shop_id, type, name, price, item_tax_type, visible, own_stock, created_at, modified_at)
     values ($1, 'normal', '皿', 1200, 'standard', true, 1, $2, $2)`,
    [shop, NOW],
  )
  const visitor = makeVisitor(api.app, 'closed')
  const home = await visitor.get('')
  expect(textOf(home.body)).toContain('ただいま販売を休止しています')
  const item = await visitor.get(/\/items\/\d+/.exec(home.body)?.[0] ?? '')
  expect(item.statusCode).toBe(200)
  expect(item.body).not.toContain('/cart/lines')
})

// R-STORE-10
test('the pages of the law say what the shop has set', async ({ api, context, outside }) => {
  const shop = await createTestShop(context, 'lawful')
  const visitor = makeVisitor(api.app, 'lawful')
  expect(textOf((await visitor.get('/legal')).body)).toContain('ご請求があれば遅滞なく開示いたします')
  expect((await visitor.get('/privacy')).statusCode).toBe(404)
  await outside.query(
    `update shops set legal_seller = '灯台下商店', legal_address = '一丁目 <1>', privacy_policy = E'一\\n\\n二',
       terms_of_use = '約束', invoice_number = 'T1234567890123', selling_version = selling_version + 1 where id = $1`,
    [shop],
  )
  const legal = await visitor.get('/legal')
  for (const words of ['灯台下商店', '一丁目 &lt;1&gt;', 'T1234567890123'])
    expect(legal.body).toContain(words)
  expect((await visitor.get('/privacy')).body).toContain('<p>一</p>\n<p>二</p>')
  expect(textOf((await visitor.get('/terms')).body)).toContain('約束')
  for (const path of ['/legal', '/privacy', '/terms'])
    expect((await visitor.get('')).body).toContain(`/lawful${path}"`)
})

// R-STORE-12
describe('for those who search', () => {
  test('an item says what it is', async ({ api, context }) => {
    const { body } = await makeVisitor(api.app).get(pathOf('飯碗'))
    const own = `${context.baseUrl}/shops/test${pathOf('飯碗')}`
    expect(body).toContain(`<link rel="canonical" href="${own}">`)
    expect(body).toContain('<title>飯碗|Test</title>')
    expect(body).toContain('<meta name="description" content="一行目 二行目 次の段落">')
    expect(body).toContain('<meta property="og:type" content="product">')
    const described = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? '') as Loose,
    )
    expect(described).toMatchObject([
      {
        '@type': 'Product',
        name: '飯碗',
        offers: { price: 2000, priceCurrency: 'JPY', url: own, availability: 'https://schema.org/InStock' },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: 'トップ' }, { name: '台所' }, { name: '器' }, { name: '飯碗', item: own }],
      },
    ])
  })

  test('the sitemap has every page, and robots.txt the sitemap', async ({ api, context }) => {
    const { body, headers } = await makeVisitor(api.app).get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(body).toContain(`<loc>${context.baseUrl}/shops/test${pathOf('飯碗')}</loc>`)
    expect(body).not.toContain(`${pathOf('隠した皿')}<`)
    expect((await makeVisitor(api.app).get('/sitemap.xml?part=2')).statusCode).toBe(404)
    const robots = await api.app.inject('/robots.txt')
    expect(robots.body).toContain(`Sitemap: ${context.baseUrl}/shops/test/sitemap.xml\n`)
  })

  test('a sitemap of many items is in parts', async ({ api, context, outside }) => {
    const shop = await createTestShop(context, 'vast')
    await outside.query(
      `insert into items (shop_id, type, name, price, item_tax_type, visible, created_at, modified_at)
       select $1, 'normal', 'Item ' || n, 1200, 'standard', true, $2, $2 from generate_series(1, 5001) n`,
      [shop, NOW],
    )
    const visitor = makeVisitor(api.app, 'vast')
    expect((await visitor.get('/sitemap.xml')).body.match(/sitemap\.xml\?part=/g)).toHaveLength(2)
    const parts = await Promise.all([1, 2].map(part => visitor.get(`/sitemap.xml?part=${part}`)))
    expect(parts.map(({ body }) => body.match(/\/items\//g)?.length)).toEqual([5000, 1])
  })
})

// R-STORE-14
describe('what a page may load', () => {
  test('is of this server, by names that have a digest, and kept for ever', async ({ api }) => {
    const { body, headers } = await makeVisitor(api.app).get('')
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    )
    expect(body).not.toMatch(/<style|style=|<script>|\son\w+=/)
    const files = [...body.matchAll(/<(?:link rel="(?:stylesheet|icon)"[^>]*href|script src)="([^"]+)"/g)]
    expect(files).toHaveLength(3)
    for (const [, url = ''] of files) {
      const file = await api.app.inject({ url, headers: { 'accept-encoding': 'br' } })
      expect([url, file.statusCode, file.headers['cache-control']]).toEqual([
        url,
        200,
        'public, max-age=31536000, immutable',
      ])
      expect(file.headers['content-encoding']).toBe('br')
    }
  })

  test('and pictures from where imported ones lie, and from nowhere else', async ({
    api,
    context,
    shopId,
  }) => {
    const image = (url: string) => ({ id: 1, url, scaled_url: url, square_url: url })
    const item = { id: 900, name: '遠い絵', stock: 1, images: [image('https://images.example:8443/a.jpg')] }
    const report = await imported(context, shopId, [
      itemOf(item, { sales_start_at: null, sales_end_at: null, own_stock: 1 }),
    ])
    expect(report.refused).toBe(0)
    const found = await makeVisitor(api.app).get(`/search?${new URLSearchParams({ q: '遠い絵' })}`)
    const id = /\/items\/(\d+)/.exec(found.body)?.[1]
    const { body, headers } = await makeVisitor(api.app).get(`/items/${id}`)
    expect(headers['content-security-policy']).toContain(
      "; img-src 'self' https://images.example:8443; connect-src",
    )
    expect(body).toContain('<img src="https://images.example:8443/a.jpg" width="640" height="640"')
    await api.call('DELETE', `/api/items/${id}`)
  })

  test('a style sheet of before is answered by that of now, which is not kept', async ({ api }) => {
    const answer = await makeVisitor(api.app).get('/look/0123456789abcdef.css')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect((await makeVisitor(api.app).get('/look/0123456789abcdef.png')).statusCode).toBe(404)
  })
})
