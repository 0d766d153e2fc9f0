/** From the cart to the order on a shop's pages, by each way to pay, without any script. */
import type pg from 'pg'
import { describe, expect } from 'vitest'
import { listMails } from '../../../src/mail/store.ts'
import type { TestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { disagreements, moneyWithoutOrder } from '../../support/orders/balance.ts'
import { stockOf } from '../../support/orders/place.ts'
import { errorAt, fieldsOf } from '../../support/storefront/form-filler.ts'
import { textOf } from '../../support/storefront/visitor.ts'
import { onSale } from '../checkout/support/buyer.ts'
import { ME, makePageBuyer, must, type PageBuyer, secretOf, THANKS } from './support/buyer.ts'

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

/** The order of a page, as the buyer's API tells it. */
async function seen(buyer: PageBuyer, page: { readonly path: string }) {
  const answer = await buyer.visitor.get(`/api/orders/${secretOf(page)}`)
  return answer.json<{
    unique_key: string
    status: string
    via: string
    customer: object
    amounts: { total: number }
  }>()
}

// R-STORE-50, R-STORE-53, R-STORE-57
describe('an order', () => {
  test('by card: by way of the page of the payment service, and back', async () => {
    const item = await onSale(api, 3)
    const buyer = makePageBuyer(api)
    const page = await buyer.confirm(item, { payment: 'creditcard', card: 'sim:authorise=redirect' }, 2)
    expect(page.html).toContain('注文を確定してお支払いへ進む')
    expect(page.answer.headers['content-security-policy']).toContain("form-action 'self' http://shop.example")
    const service = await buyer.order(page)
    expect(service.path).toMatch(/^\/payments\/simulator\//)
    expect(await stockOf(api, item)).toBe(1)
    const thanks = must(await buyer.send(service, `${service.path}/approve`), THANKS)
    expect(thanks.answer.headers).toMatchObject({
      ...{ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' },
    })
    // R-MAIL-14: there is no mail server here.
    expect(textOf(thanks.html)).toContain('確認メールはお送りしておりません。')
    const order = await seen(buyer, thanks)
    expect(order).toMatchObject({
      ...{ status: 'ordered', via: 'default', amounts: { total: 3100 } },
      customer: {
        name: { last: '山田', first: '花子', last_kana: 'ヤマダ', first_kana: 'ハナコ' },
        address: { zip_code: '604-8571', tel: '0751234567', country_code: 'JP' },
      },
    })
    // What was bought is in the cart no more, and the link of the mail leads to the order.
    expect(textOf((await buyer.open('/cart')).html)).toContain('カートに商品はありません')
    const mails = await listMails(context.db, shopId, { state: null, reference: order.unique_key, limit: 9 })
    expect(mails.map(({ kind, recipient }) => `${kind} ${recipient}`).sort()).toEqual([
      ...['place_order buyer', 'place_order shop'],
    ])
    const { rows } = await outside.query<{ text: string }>(
      `select content::text as text from mails where reference = $1 and recipient = 'buyer'`,
      [order.unique_key],
    )
    const link = /http:\/\/shop\.example\/shops\/test(\/orders\/\w+)/.exec(rows[0]?.text ?? '')?.[1] ?? ''
    expect(textOf((await buyer.open(link)).html)).toContain(order.unique_key)
  })

  test('at a convenience store: the number, its payment, and then the receipt', async () => {
    const buyer = makePageBuyer(api)
    const page = await buyer.confirm(await onSale(api, 1), { payment: 'cvs' })
    expect(textOf(page.html)).toContain('3日以内に、コンビニエンスストアで')
    const thanks = must(await buyer.order(page), THANKS)
    expect(textOf(thanks.html)).toContain('2026年11月23日(月) 10:02')
    const number = /\/payments\/simulator\/(\d+)/.exec(thanks.html)?.[1]
    expect((await buyer.open(`/orders/${secretOf(thanks)}/receipt`)).status).toBe(404)
    const till = await buyer.open(`/payments/simulator/${number}`)
    await buyer.send(till, `/payments/simulator/${number}/approve`)
    const order = must(await buyer.open(`/orders/${secretOf(thanks)}`), /orders/)
    expect(textOf(order.html)).toContain('お支払い済み')
    expect(textOf(order.html)).not.toContain('お支払い番号')
    const path = `/orders/${secretOf(thanks)}/receipt`
    const receipt = must(await buyer.send(await buyer.open(path), path), /receipt\?/)
    expect(textOf(receipt.html)).toContain('1,900円')
  })

  test('by transfer: the account, and until when', async () => {
    const buyer = makePageBuyer(api)
    await outside.query(`update shops set bank_account = E'京都銀行 本店\\n普通 1234567' where id = $1`, [
      shopId,
    ])
    const thanks = must(
      await buyer.order(await buyer.confirm(await onSale(api, 1), { payment: 'bt' })),
      THANKS,
    )
    expect(thanks.html).toContain('京都銀行 本店<br>普通 1234567')
    expect(textOf(thanks.html)).toContain('2026年11月27日(金) 10:02')
    expect(await seen(buyer, thanks)).toMatchObject({ status: 'unpaid' })
  })

  test('at the door, on a day and at a time, to another address', async () => {
    const buyer = makePageBuyer(api)
    const second = await buyer.introduce(await buyer.begin(await onSale(api, 1)), {
      ...{ other: '1', to_last: '佐藤', to_first: '次郎', to_zip: '9071801', to_prefecture: '沖縄県' },
      ...{ to_address: '八重山郡与那国町与那国1', to_tel: '0980000000' },
    })
    const { method } = fieldsOf(second.html, '/checkout/delivery')
    const page = await buyer.send(second, '/checkout/delivery', {
      ...{ payment: 'cod', [`date-${method}`]: '2026-11-25', [`time-${method}`]: '0812' },
      ...{ remark: '不在のときは\n宅配ボックスへ', magazine: '1' },
    })
    for (const words of [
      ...['2026年11月25日(水)、午前中', 'ご指定のお届け日に合わせて発送します', '佐藤 次郎', '代引手数料'],
      '宅配ボックスへ',
    ])
      expect(textOf(must(page, '/checkout/confirm').html)).toContain(words)
    const thanks = must(await buyer.order(page), THANKS)
    expect(await seen(buyer, thanks)).toMatchObject({
      ...{ status: 'ordered', remark: '不在のときは\n宅配ボックスへ', mail_magazine_opt_in: true },
      ...{ delivery: { delivery_date: '2026-11-25', delivery_time_zone: '0812' } },
      shipping: { name: { last: '佐藤' }, address: { prefecture: '沖縄県' } },
    })
  })

  test('that is fetched, at a place and a time', async () => {
    const hours = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map(weekday => ({
      ...{ weekday, opens: '10:00', closes: '12:00' },
    }))
    await outside.query('update shops set takeout_places = $2 where id = $1', [
      shopId,
      JSON.stringify(['本店', '駅前店'].map(name => ({ name, address: `京都市 ${name}`, hours }))),
    ])
    const buyer = makePageBuyer(api)
    const second = await buyer.introduce(await buyer.begin(await onSale(api, 5, { type: 'takeout' })))
    const none = await buyer.send(second, '/checkout/delivery', { payment: 'creditcard', card: 'sim' })
    expect([none.status, errorAt(none.html, 'takeout-at')]).toEqual([422, '選択または入力してください。'])
    const other = await buyer.send(second, '/checkout/delivery', { 'takeout-place': '駅前店' }, [
      'place',
      '1',
    ])
    expect([other.status, fieldsOf(other.html, '/checkout/delivery')['takeout-place']]).toEqual([
      200,
      '駅前店',
    ])
    // A code that is tried before there is a time leaves the place as well.
    const tried = await buyer.send(
      second,
      '/checkout/delivery',
      { 'takeout-place': '駅前店', 'takeout-at': '', coupon: 'NONE' },
      ['apply', '1'],
    )
    expect(fieldsOf(tried.html, '/checkout/delivery')['takeout-place']).toBe('駅前店')
    const page = await buyer.send(other, '/checkout/delivery', {
      ...{ payment: 'creditcard', card: 'sim', 'takeout-at': '2026-11-22T01:00:00Z' },
    })
    expect(textOf(must(page, '/checkout/confirm').html)).toContain('駅前店 2026年11月22日(日) 10:00')
    const thanks = must(await buyer.order(page), THANKS)
    expect(textOf(thanks.html)).toContain('店頭でお受け取りください')
    const order = await buyer.open(`/orders/${secretOf(thanks)}`)
    expect(textOf(order.html)).toContain('店頭受取（駅前店 2026/11/22 10:00）')
  })
})

// R-STORE-52
describe('who buys', () => {
  test('is asked field by field, and keeps what was right', async () => {
    const buyer = makePageBuyer(api)
    const first = await buyer.begin(await onSale(api, 1))
    const wrong = {
      ...ME,
      first: '',
      last_kana: '山田',
      mail: 'hanako＠example',
      tel: '12',
      zip: '604',
      other: '1',
    }
    const page = await buyer.send(first, '/checkout/customer', { ...wrong, to_prefecture: '東京' })
    expect(page.status).toBe(422)
    expect(
      ['last', 'first', 'last_kana', 'mail', 'tel', 'zip', 'to_last', 'to_prefecture', 'address2'].map(id =>
        errorAt(page.html, id),
      ),
    ).toEqual([
      undefined,
      '入力してください。',
      'カタカナで入力してください。',
      'メールアドレスを、hanako@example.jp のような形で入力してください。',
      undefined,
      '郵便番号を、7桁の数字で入力してください。',
      '入力してください。',
      '選択してください。',
      undefined,
    ])
    expect(fieldsOf(page.html, '/checkout/customer')).toMatchObject({ last: '山田', mail: 'hanako@example' })
    // What only the shop knows to be wrong is told at the fields as well.
    const unknown = await buyer.send(first, '/checkout/customer', { ...ME, tel: '12', prefecture: '大阪府' })
    expect([errorAt(unknown.html, 'tel'), errorAt(unknown.html, 'prefecture')]).toEqual([
      '電話番号を、市外局番から正しく入力してください。',
      '都道府県が郵便番号と合っていません。どちらかをお確かめください。',
    ])
  })

  // R-STORE-54
  test('need not write what the postal code tells', async () => {
    const buyer = makePageBuyer(api)
    const first = await buyer.begin(await onSale(api, 1))
    const typed = { ...ME, prefecture: '', address: '', to_zip: '907-1801' }
    const filled = await buyer.send(first, '/checkout/customer', typed, ['fill', 'customer'])
    expect(filled.status).toBe(200)
    expect(fieldsOf(filled.html, '/checkout/customer')).toMatchObject({
      ...{ last: '山田', prefecture: '京都府', address: '京都市中京区寺町通御池上る', to_address: '' },
    })
    const other = await buyer.send(filled, '/checkout/customer', { other: '1' }, ['fill', 'shipping'])
    expect(fieldsOf(other.html, '/checkout/customer')).toMatchObject({
      ...{ address: '京都市中京区寺町通御池上る', to_address: '八重山郡与那国町与那国', other: '1' },
    })
    const unknown = await buyer.send(first, '/checkout/customer', { zip: '9999999' }, ['fill', 'customer'])
    expect(errorAt(unknown.html, 'zip')).toContain('見つかりませんでした')
    const { visitor } = buyer
    const found = await visitor.get('/postal-codes/6048571')
    expect(found.json()).toEqual({ prefecture: '京都府', address: '京都市中京区寺町通御池上る' })
    for (const code of ['9999999', '604-8571', '604857', '%00', "1'%20or"])
      expect((await visitor.get(`/postal-codes/${code}`)).statusCode).toBe(404)
  })
})
