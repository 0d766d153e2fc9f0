import { describe, expect } from 'vitest'
import { createTestShop } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { makeVisitor, textOf, type Visitor } from '../../support/storefront/visitor.ts'
import { formOf, itemOf, selectOf, variationOf } from '../transfer/support/documents.ts'
import { imported, type Loose } from '../transfer/support/shops.ts'

const NOW = '2026-11-20T01:02:03Z'
const STATE = (own_stock: number) => ({ sales_start_at: null, sales_end_at: null, own_stock })

const DOCUMENTS = [
  itemOf({ id: 1, name: '皿', stock: 5, quantity_limit: 3 }, STATE(5)),
  itemOf(
    {
      ...{ id: 2, name: '椀', stock: 4 },
      variations: [variationOf(1, { name: '大', stock: 4 }), variationOf(2, { name: '小', stock: 0 })],
      options: [
        { ...formOf(1, 2), max_length: 4 },
        { ...selectOf(2, [3, 4]), required: true },
      ],
    },
    STATE(0),
  ),
  itemOf({ id: 3, name: '隠した皿', visible: false, stock: 5 }, STATE(5)),
]

let items: Record<string, Loose> = {}

test.beforeAll(async ({ context, shopId, api }) => {
  context.setTime(NOW)
  expect((await imported(context, shopId, DOCUMENTS)).refused).toBe(0)
  const found = (await api.call('GET', '/api/items?limit=100')).json<Loose[]>()
  items = Object.fromEntries(found.map(item => [item.name, item]))
})

const idOf = (name: string) => String(items[name]?.id)

/** The form of an item with variations and options, filled in. */
function bowl(over: Record<string, string> = {}): Record<string, string> {
  const { id, variations, options } = items.椀 ?? {}
  return {
    ...{ item: String(id), variation: String(variations[0].id), amount: '1' },
    [`option-${options[0].id}`]: '灯台',
    [`option-${options[1].id}`]: String(options[1].choices[0].id),
    ...over,
  }
}

/** The names of the lines in the cart's forms. */
async function linesOf(visitor: Visitor): Promise<string[]> {
  const { body } = await visitor.get('/cart')
  return [...body.matchAll(/name="line" value="([^"]+)"/g)].map(([, name = '']) => name)
}

// R-STORE-7, R-STORE-11
describe('the cart', () => {
  test('is filled, changed and emptied by forms alone', async ({ api }) => {
    const buyer = makeVisitor(api.app)
    expect(textOf((await buyer.get('/cart')).body)).toContain('カートに商品はありません')
    const added = await buyer.post('/cart/lines', { item: idOf('皿'), amount: '1' })
    expect([added.statusCode, added.headers.location]).toEqual([303, '/shops/test/cart'])
    await buyer.post('/cart/lines', { item: idOf('皿'), amount: '１' })
    await buyer.post('/cart/lines', bowl())
    const cart = await buyer.get('/cart')
    expect(cart.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    const text = textOf(cart.body)
    // Two plates, and a bowl with its engraving.
    for (const words of ['皿', '2,000円', '大', 'O', '灯台', '1,050円', '3,050円', 'レジへ進む'])
      expect(text).toContain(words)
    const [plates = '', bowls = ''] = await linesOf(buyer)
    await buyer.post('/cart', { line: plates, amount: '3' })
    await buyer.post('/cart', { line: bowls, amount: '1', remove: '1' })
    expect(textOf((await buyer.get('/cart')).body)).toContain('商品の合計 3,000円')
    await buyer.post('/cart', { line: bowls, amount: '9' })
    await buyer.post('/cart', { line: plates, amount: 'x' })
    expect(await linesOf(buyer)).toEqual([plates])
    await buyer.post('/cart', { line: plates, amount: '0' })
    expect(textOf((await buyer.get('/cart')).body)).toContain('カートに商品はありません')
  })

  test('takes every line of forms that are sent at the same time', async ({ api }) => {
    const buyer = makeVisitor(api.app)
    await buyer.post('/cart/lines', { item: idOf('皿'), amount: '1' })
    await Promise.all([
      buyer.post('/cart/lines', bowl()),
      buyer.post('/cart/lines', bowl({ [`option-${items.椀?.options[0].id}`]: '坂' })),
      buyer.post('/cart/lines', { item: idOf('皿'), amount: '1' }),
    ])
    expect(await linesOf(buyer)).toHaveLength(3)
    expect(textOf((await buyer.get('/cart')).body)).toContain('4,100円')
  })

  test('says line by line what has come into the way, and leads no further', async ({ api, outside }) => {
    const buyer = makeVisitor(api.app)
    await buyer.post('/cart/lines', { item: idOf('皿'), amount: '2' })
    await outside.query('update items set own_stock = 1, version = version + 1 where id = $1', [idOf('皿')])
    const cart = await buyer.get('/cart')
    expect(textOf(cart.body)).toContain('在庫が足りません')
    expect(cart.body).not.toContain('/checkout"')
    await outside.query('update items set visible = false, version = version + 1 where id = $1', [idOf('皿')])
    const gone = textOf((await buyer.get('/cart')).body)
    expect(gone).toContain('取り扱いを終了した商品')
    expect(gone).not.toContain('皿')
    await outside.query(
      'update items set own_stock = 5, visible = true, version = version + 1 where id = $1',
      [idOf('皿')],
    )
  })

  test('is begun anew where it is gone', async ({ api, context, outside }) => {
    const buyer = makeVisitor(api.app)
    await buyer.post('/cart/lines', { item: idOf('皿'), amount: '1' })
    const [before] = buyer.cookies.values()
    await outside.query('delete from carts')
    const added = await buyer.post('/cart/lines', { item: idOf('皿'), amount: '1' })
    expect(added.statusCode).toBe(303)
    expect([...buyer.cookies.values()]).not.toEqual([before])
    await outside.query('delete from carts')
    expect((await buyer.get('/cart')).statusCode).toBe(200)
    expect(buyer.cookies.size).toBe(0)
    expect(context.baseUrl).toBe('http://shop.example')
  })
})

describe('what could not be bought', () => {
  test.for<[string, () => Record<string, string>, RegExp]>([
    ['no variation', () => bowl({ variation: '' }), /種類を選んでください/],
    ['another item’s variation', () => bowl({ variation: '2147483647' }), /種類は取り扱いを終了/],
    ['one that is sold out', () => bowl({ variation: String(items.椀?.variations[1].id) }), /売り切れました/],
    ['no required choice', () => bowl({ [`option-${items.椀?.options[1].id}`]: '' }), /選択肢から選んで/],
    [
      'a choice that is none',
      () => bowl({ [`option-${items.椀?.options[1].id}`]: '999' }),
      /選択肢は取り扱いを終了/,
    ],
    ['nothing written', () => bowl({ [`option-${items.椀?.options[0].id}`]: ' ' }), /入力してください/],
    [
      'too much written',
      () => bowl({ [`option-${items.椀?.options[0].id}`]: '長すぎる名前' }),
      /文字数が多すぎ/,
    ],
    [
      'characters that no text may have',
      () => bowl({ [`option-${items.椀?.options[0].id}`]: 'a\u0001b' }),
      /使えない文字/,
    ],
    ['more than there is', () => bowl({ amount: '5' }), /在庫が足りません/],
    ['more than one may have', () => ({ item: idOf('皿'), amount: '4' }), /一度に購入できる数/],
    ['none', () => bowl({ amount: '0' }), /入力してください/],
    ['less than none', () => bowl({ amount: '-1' }), /入力してください/],
    ['far too many', () => bowl({ amount: '1001' }), /一度に購入できる数/],
    ['a huge number', () => bowl({ amount: '9'.repeat(400) }), /入力してください/],
  ])('%s is refused at its field, and nothing is kept', async ([, form, words], { api, outside }) => {
    const before = await outside.query('select count(*)::int as n from carts')
    const buyer = makeVisitor(api.app)
    const sent = form()
    const answer = await buyer.post('/cart/lines', sent)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([422, 'no-store'])
    expect(textOf(answer.body)).toMatch(words)
    const [, field = ''] = /aria-invalid="true" aria-describedby="([\w-]+)/.exec(answer.body) ?? []
    const [, group = ''] = /<fieldset [^>]*aria-describedby="([\w-]+)/.exec(answer.body) ?? []
    expect(answer.body).toContain(`id="${field || group}"`)
    // What was written is still there.
    if (sent.variation === String(items.椀?.variations[0].id))
      expect(answer.body).toMatch(/value="\d+" required checked/)
    expect((await outside.query('select count(*)::int as n from carts')).rows).toEqual(before.rows)
    expect(buyer.cookies.size).toBe(0)
  })

  test('a hidden item, another shop’s and none at all are not found', async ({ api, context }) => {
    await createTestShop(context, 'second')
    const buyer = makeVisitor(api.app)
    for (const item of [idOf('隠した皿'), '2147483647', 'x', ''])
      expect([item, (await buyer.post('/cart/lines', { item, amount: '1' })).statusCode]).toEqual([item, 404])
    const second = makeVisitor(api.app, 'second')
    expect((await second.post('/cart/lines', { item: idOf('皿'), amount: '1' })).statusCode).toBe(404)
  })
})

// R-STORE-8
test('a cart of one shop is nothing to another', async ({ api, context }) => {
  await createTestShop(context, 'third')
  const buyer = makeVisitor(api.app)
  await buyer.post('/cart/lines', { item: idOf('皿'), amount: '1' })
  const [[name, value] = ['', '']] = buyer.cookies
  const { body } = await makeVisitor(api.app, 'third').get('/cart', { cookie: `${name}=${value}` })
  expect(textOf(body)).toContain('カートに商品はありません')
})

// R-STORE-9
describe('forms', () => {
  test.for<[string, Record<string, string>, number]>([
    ['of another site', { origin: 'https://evil.example' }, 403],
    ['that says so without naming it', { origin: '', 'sec-fetch-site': 'cross-site' }, 403],
    ['of a page without an origin', { origin: 'null' }, 403],
    ['of another form', { 'content-type': 'text/plain' }, 415],
    ['with files', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ])('%s are refused by a page, and nothing is done', async ([, headers, status], { api, outside }) => {
    const before = await outside.query('select count(*)::int as n from carts')
    const answer = await makeVisitor(api.app).post('/cart/lines', { item: idOf('皿'), amount: '1' }, headers)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect((await outside.query('select count(*)::int as n from carts')).rows).toEqual(before.rows)
  })

  test('that are too long, or hold what cannot be stored, are refused', async ({ api }) => {
    const buyer = makeVisitor(api.app)
    expect((await buyer.post('/cart/lines', { item: 'x'.repeat(70_000) })).statusCode).toBe(413)
    expect(
      (await buyer.post('/cart/lines', bowl({ [`option-${items.椀?.options[0].id}`]: 'a\0b' }))).statusCode,
    ).toBe(400)
    // The line breaks of word processors are as good as any.
    expect(
      (await buyer.post('/cart/lines', bowl({ [`option-${items.椀?.options[0].id}`]: 'a\u000Bb' })))
        .statusCode,
    ).toBe(303)
    // A lone surrogate cannot be written in a form; what cannot be decoded is replaced.
    expect(
      (await buyer.post('/cart/lines', bowl({ [`option-${items.椀?.options[0].id}`]: '\ud800' }))).statusCode,
    ).toBe(303)
  })
})
