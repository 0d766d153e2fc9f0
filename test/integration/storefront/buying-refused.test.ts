/** What comes into the way of an order on a shop's pages: prices, stock, payments, other tabs, other people. */
import type pg from 'pg'
import { describe, expect } from 'vitest'
import { listCoupons } from '../../../src/selling/coupon-store.ts'
import type { TestApi } from '../../support/api.ts'
import { addDigitalItem } from '../../support/checkout/after-purchase.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { disagreements, moneyWithoutOrder } from '../../support/orders/balance.ts'
import { stockOf } from '../../support/orders/place.ts'
import { errorAt, fieldsOf } from '../../support/storefront/form-filler.ts'
import { textOf } from '../../support/storefront/visitor.ts'
import { onSale } from '../checkout/support/buyer.ts'
import { ME, makePageBuyer, must, THANKS } from './support/buyer.ts'

const NOW = '2026-11-20T01:02:03Z'

let context: TestContext
let api: TestApi
let shopId: number
let outside: pg.Client

test.beforeAll(({ context: one, api: app, shopId: shop, outside: client }) => {
  context = one
  api = app
  shopId = shop
  outside = client
})

test.beforeEach(() => context.setTime(NOW))

test.afterEach(async () => {
  expect(await moneyWithoutOrder(outside)).toEqual([])
  expect(await disagreements(outside)).toEqual([])
})

const orders = async () => Number((await outside.query('select count(*) from orders')).rows[0].count)

const setStock = (item: number, stock: number) => api.call('PUT', `/api/items/${item}/stock`, { stock })

const CARD = { payment: 'creditcard', card: 'sim' }
const REDIRECT = { payment: 'creditcard', card: 'sim:authorise=redirect' }

// R-STORE-56
describe('what was agreed to', () => {
  test('is ordered once, however often it is sent, and whatever of it is sent again later', async () => {
    const item = await onSale(api, 5)
    const buyer = makePageBuyer(api)
    const page = await buyer.confirm(item, CARD, 2)
    const before = await orders()
    const all = await Promise.all([buyer.order(page), buyer.order(page), buyer.order(page)])
    expect(new Set(all.map(({ path }) => path)).size).toBe(1)
    must(all[0], THANKS)
    context.setTime('2026-11-20T02:02:03Z')
    expect((await buyer.order(page)).path).toBe(all[0]?.path)
    expect((await buyer.open('/checkout/payment')).path).toBe(all[0]?.path)
    for (const step of ['', '/delivery', '/confirm'])
      expect(`${(await buyer.open(`/checkout${step}`)).path}/thanks`).toBe(all[0]?.path)
    expect([await orders(), await stockOf(api, item)]).toEqual([before + 1, 3])
  })

  test('is asked for once more when a price has changed, with what was and what is', async () => {
    const item = await onSale(api, 5)
    const buyer = makePageBuyer(api)
    const page = await buyer.confirm(item, { payment: 'cod' }, 2)
    const before = await orders()
    await outside.query('update items set price = 1500, version = version + 1 where id = $1', [item])
    const asked = await buyer.order(page)
    expect([asked.status, await orders()]).toEqual([409, before])
    for (const words of [
      '手ぬぐい: 2,400円から3,000円に変わりました',
      '合計（税込）: 3,430円から4,030円に変わりました',
    ])
      expect(textOf(asked.html)).toContain(words)
    expect((await buyer.order(page)).status).toBe(409)
    must(await buyer.order(asked), THANKS)
    expect([await orders(), await stockOf(api, item)]).toEqual([before + 1, 3])
  })

  test('tells of a change as soon as the page is looked at', async () => {
    const item = await onSale(api, 5)
    const buyer = makePageBuyer(api)
    await buyer.confirm(item)
    await outside.query('update items set price = 900, version = version + 1 where id = $1', [item])
    const page = await buyer.open('/checkout/confirm')
    expect(textOf(page.html)).toContain('手ぬぐい: 1,200円から900円に変わりました')
    must(await buyer.order(page), THANKS)
  })

  test('is not what another tab has made of it, even where it comes to the same', async () => {
    const buyer = makePageBuyer(api)
    const item = await onSale(api, 5)
    const page = await buyer.confirm(item)
    await buyer.introduce(await buyer.open('/checkout'), { last: '佐藤' })
    const asked = await buyer.order(page)
    expect([asked.status, textOf(asked.html).includes('別の画面で変更')]).toEqual([409, true])
    // Nor is another checkout ordered by the form of the one before.
    const other = await onSale(api, 5)
    await buyer.introduce(await buyer.begin(other))
    await buyer.send(await buyer.open('/checkout/delivery'), '/checkout/delivery', { payment: 'cod' })
    expect((await buyer.order(page)).status).toBe(409)
    expect([await stockOf(api, item), await stockOf(api, other)]).toEqual([5, 5])
  })
})

describe('stock', () => {
  test('that others have bought meanwhile is told at its line, with the way to the cart', async () => {
    const [item, other] = [await onSale(api, 1), await onSale(api, 9, { name: '湯呑み' })]
    const buyer = makePageBuyer(api)
    await buyer.visitor.post('/cart/lines', { item: String(other), amount: '1' })
    const page = await buyer.confirm(item, CARD)
    await setStock(item, 0)
    const refused = await buyer.order(page)
    expect([refused.status, textOf(refused.html).includes('売り切れました')]).toEqual([200, true])
    expect(refused.html).toContain('href="/shops/test/cart"')
    expect(await stockOf(api, other)).toBe(9)
    const cart = await buyer.open('/cart')
    const line = [...cart.html.matchAll(/name="line" value="([^"]+)"/g)][1]?.[1] ?? ''
    await buyer.visitor.post('/cart', { line, amount: '0' })
    // Whoever goes on with what is left need not write the address again.
    const again = await buyer.send(await buyer.open('/cart'), '/checkout')
    expect(fieldsOf(again.html, '/checkout/customer')).toMatchObject({ last: '山田', zip: '604-8571' })
    must(await buyer.order(await buyer.open('/checkout/confirm')), THANKS)
  })

  test('is sold once to two who press at the same moment', async () => {
    const item = await onSale(api, 1)
    const [one, two] = [makePageBuyer(api), makePageBuyer(api)]
    const pages = [await one.confirm(item, CARD), await two.confirm(item, CARD)] as const
    const results = await Promise.all([one.order(pages[0]), two.order(pages[1])])
    expect(results.filter(({ path }) => THANKS.test(path))).toHaveLength(1)
    const [refused] = results.filter(({ path }) => !THANKS.test(path))
    expect(textOf(refused?.html ?? '')).toContain('在庫が足りなくなりました')
    expect(await stockOf(api, item)).toBe(0)
  })
})

// R-STORE-57
describe('a payment', () => {
  test('that is refused is told where another can be chosen', async () => {
    const item = await onSale(api, 1)
    const buyer = makePageBuyer(api)
    const page = await buyer.confirm(item, { payment: 'creditcard', card: 'sim:authorise=decline' })
    const refused = await buyer.order(page)
    expect(refused.path).toBe('/checkout/delivery#payment')
    expect(errorAt(refused.html, 'payment')).toContain('承認されませんでした')
    expect(await stockOf(api, item)).toBe(1)
    must(await buyer.order(await buyer.send(refused, '/checkout/delivery', { payment: 'cod' })), THANKS)
  })

  test('can be refused, left, gone on with, or changed, on the way', async () => {
    const item = await onSale(api, 1)
    const buyer = makePageBuyer(api)
    const service = await buyer.order(await buyer.confirm(item, REDIRECT))
    const left = await buyer.send(service, `${service.path}/walk-away`)
    expect([left.path, textOf(left.html).includes('お支払いの手続きが終わっていません')]).toEqual([
      ...['/checkout/payment', true],
    ])
    for (const step of ['', '/delivery', '/confirm'])
      expect((await buyer.open(`/checkout${step}`)).path).toBe('/checkout/payment')
    expect(left.html).toContain(`href="http://shop.example${service.path}"`)
    const again = must(await buyer.send(left, '/checkout/reopen'), '/checkout/delivery#payment')
    expect(await stockOf(api, item)).toBe(1)
    const second = await buyer.order(await buyer.send(again, '/checkout/delivery', REDIRECT))
    const refused = await buyer.send(second, `${second.path}/decline`)
    expect(errorAt(refused.html, 'payment')).toContain('承認されませんでした')
    must(await buyer.order(await buyer.send(refused, '/checkout/delivery', { payment: 'cod' })), THANKS)
  })

  test('ends when the checkout is given up, or begun anew', async () => {
    const item = await onSale(api, 1)
    const buyer = makePageBuyer(api)
    await buyer.order(await buyer.confirm(item, REDIRECT))
    expect(await stockOf(api, item)).toBe(0)
    const cart = await buyer.send(await buyer.open('/checkout/payment'), '/checkout/cancel')
    expect([cart.path, await stockOf(api, item)]).toEqual(['/cart', 1])
    expect((await buyer.open('/checkout')).path).toBe('/cart')
    await buyer.order(await buyer.again(REDIRECT))
    // What is put aside for its own payment is not simply gone to the buyer.
    expect((await buyer.open('/cart')).html).toContain('/shops/test/checkout/payment"')
    await setStock(item, 1)
    const first = await buyer.send(await buyer.open('/cart'), '/checkout')
    expect([first.path, await stockOf(api, item)]).toEqual(['/checkout', 2])
  })

  test('that comes back to another browser says what can be known there', async () => {
    const page = await makePageBuyer(api).open('/checkout/payment')
    expect(textOf(page.html)).toContain('お支払いが完了しているかどうかは、ショップへお問い合わせください。')
  })
})

// R-STORE-53
test('a coupon is used, refused in words, and taken back', async () => {
  await outside.query(
    `insert into coupons (shop_id, code, name, amount, minimum, max_uses, active, created_at)
     values ($1, 'HARU', '春の割引', 300, 1000, 1, true, $2)`,
    [shopId, NOW],
  )
  const item = await onSale(api, 5)
  const buyer = makePageBuyer(api)
  const second = await buyer.introduce(await buyer.begin(item))
  const unknown = await buyer.send(second, '/checkout/delivery', { coupon: 'NATSU' }, ['apply', '1'])
  expect([unknown.status, errorAt(unknown.html, 'coupon')]).toEqual([
    ...[422, 'このクーポンコードは見つかりません。'],
  ])
  const used = await buyer.send(unknown, '/checkout/delivery', { coupon: ' haru ' }, ['apply', '1'])
  expect(textOf(must(used, '/checkout/delivery#coupon').html)).toContain('クーポン割引（春の割引） −300円')
  const page = await buyer.send(used, '/checkout/delivery', { payment: 'cod' })
  expect(textOf(page.html)).toContain('1,930円')
  must(await buyer.order(page), THANKS)
  expect((await listCoupons(context.db, shopId)).find(({ code }) => code === 'HARU')).toMatchObject({
    used: 1,
  })
  const other = makePageBuyer(api)
  const late = await other.introduce(await other.begin(item), { mail: 'jiro@example.jp' })
  const refused = await other.send(late, '/checkout/delivery', { coupon: 'HARU', payment: 'cod' })
  expect([refused.status, errorAt(refused.html, 'coupon')]).toEqual([
    ...[422, 'このクーポンは、配布数の上限に達しました。'],
  ])
})

// R-STORE-51
describe('a checkout', () => {
  test('is nobody else’s, and no other shop’s', async () => {
    const buyer = makePageBuyer(api)
    const page = await buyer.confirm(await onSale(api, 1))
    const other = makePageBuyer(api)
    for (const step of ['', '/delivery', '/confirm']) {
      const seen = await other.open(`/checkout${step}`)
      expect([seen.path, seen.html.includes('山田')]).toEqual(['/cart', false])
    }
    expect((await other.order(page)).path).toBe('/cart')
    await createTestShop(context, 'other')
    const cookie = [...buyer.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const elsewhere = await api.app.inject({ url: '/shops/other/checkout/confirm', headers: { cookie } })
    expect([elsewhere.statusCode, elsewhere.headers.location]).toEqual([303, '/shops/other/cart'])
    const cookies = (await buyer.visitor.post('/checkout', {})).cookies
    expect(
      cookies.every(({ httpOnly, sameSite, path }) => httpOnly && sameSite && path === '/shops/test'),
    ).toBe(true)
  })

  test('goes on with downloads alone after a delivery was chosen', async () => {
    const buyer = makePageBuyer(api)
    const second = await buyer.introduce(await buyer.begin(await onSale(api, 1)))
    const { method } = fieldsOf(second.html, '/checkout/delivery')
    await buyer.send(second, '/checkout/delivery', { payment: 'bt', [`time-${method}`]: '0812' })
    const cart = await buyer.open('/cart')
    await buyer.send(cart, '/cart', {}, ['remove', '1'])
    const download = await addDigitalItem(context, shopId)
    await buyer.introduce(await buyer.begin(download))
    const page = must(await buyer.open('/checkout/confirm'), '/checkout/confirm')
    must(await buyer.order(page), THANKS)
    const { rows } = await outside.query<{ delivery: object }>(
      `select detail->'delivery' as delivery from orders order by id desc limit 1`,
    )
    expect(rows[0]?.delivery).toMatchObject({
      ...{ shipping_method: null, delivery_date: null, delivery_time_zone: null },
    })
  })

  test('takes no form of another site', async () => {
    const buyer = makePageBuyer(api)
    const item = await onSale(api, 1)
    const page = await buyer.confirm(item)
    const form = fieldsOf(page.html, '/checkout/complete') as Record<string, string>
    for (const headers of [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ]) {
      for (const path of ['', '/customer', '/delivery', '/complete', '/cancel', '/reopen']) {
        const answer = await buyer.visitor.post(`/checkout${path}`, form, headers)
        expect([path, answer.statusCode]).toEqual([path, 403])
      }
    }
    expect(await stockOf(api, item)).toBe(1)
  })

  test('ends after a day, and while the shop is closed', async () => {
    const item = await onSale(api, 1)
    const buyer = makePageBuyer(api)
    const page = await buyer.confirm(item)
    await outside.query('update shops set able_to_business = false where id = $1', [shopId])
    const closed = await buyer.order(page)
    expect(textOf(closed.html)).toContain('ただいま販売を休止しているため、ご注文いただけません')
    await outside.query('update shops set able_to_business = true where id = $1', [shopId])
    context.setTime('2026-11-21T01:02:04Z')
    const over = await buyer.order(page)
    expect([over.path, textOf(over.html).includes('このご注文手続きは終了しました')]).toEqual([
      ...['/checkout/payment', true],
    ])
    expect(await stockOf(api, item)).toBe(1)
    const anew = await buyer.send(await buyer.open('/cart'), '/checkout')
    expect([anew.path, anew.status]).toEqual(['/checkout', 200])
  })
})

const NAUGHTY = [
  `"><script>alert(1)</script>`,
  `' onfocus=alert(1) x='`,
  `</textarea></select><img src=x onerror=alert(1)>`,
  '{{7*7}}<%= 7*7 %>',
  "Robert'); DROP TABLE orders;--",
  '\u202Egnirts\u202C \u200B\uFEFF',
  '👩‍👩‍👧‍👦𠮷野家🍣',
  'a\u0008b\u0007',
  '%00%0a\r\nSet-Cookie: x=1',
  'ﷺ'.repeat(300),
]

// R-STORE-52, R-STORE-53
test.each(NAUGHTY)('%j in every field breaks nothing', async text => {
  const buyer = makePageBuyer(api)
  const first = await buyer.begin(await onSale(api, 1))
  const names = Object.keys(fieldsOf(first.html, '/checkout/customer'))
  const all = Object.fromEntries([...names, 'other', 'fill'].map(name => [name, text]))
  for (const form of [{ ...all, fill: undefined }, all]) {
    const page = await buyer.send(first, '/checkout/customer', form)
    expect([page.status, page.html.includes(text) && /[<>"']/.test(text)]).toEqual([422, false])
  }
  // Where any line of text is taken, it comes back as it was written.
  const named = { last: text, first: text, address: text, address2: text }
  const taken = await buyer.send(first, '/checkout/customer', { ...ME, ...named })
  const second = taken.status === 200 ? taken : await buyer.introduce(first)
  const fields = Object.keys(fieldsOf(second.html, '/checkout/delivery'))
  const wild = Object.fromEntries(
    [...fields, 'takeout-at', 'takeout-place', 'card'].map(name => [name, text]),
  )
  const told = await buyer.send(second, '/checkout/delivery', { ...wild, payment: 'creditcard' })
  expect([told.status, told.html.includes(text) && /[<>"']/.test(text)]).toEqual([422, false])
  const said = { payment: 'cod', coupon: '', remark: text }
  const page = await buyer.send(second, '/checkout/delivery', said)
  if (page.status !== 200) return
  const thanks = must(await buyer.order(page), THANKS)
  for (const part of ['', '/receipt']) {
    const shown = await buyer.open(thanks.path.replace('/thanks', `${part}?to=${encodeURIComponent(text)}`))
    expect(shown.html.includes(text) && /[<>"']/.test(text)).toBe(false)
  }
})
