/** The pages of an order, whatever has become of it. */
import type pg from 'pg'
import { expect } from 'vitest'
import { confirmTransfer } from '../../../src/resources/orders/operations/confirm-transfer.ts'
import type { TestApi } from '../../support/api.ts'
import { addDigitalItem } from '../../support/checkout/after-purchase.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { textOf } from '../../support/storefront/visitor.ts'
import { onSale } from '../checkout/support/buyer.ts'
import { makePageBuyer, must, secretOf, THANKS } from './support/buyer.ts'

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
  context.setTime(NOW)
})

/** An order of these prices, by transfer, with the rate of each. */
async function ordered(prices: readonly (readonly [price: number, type: 'standard' | 'reduced'])[]) {
  const buyer = makePageBuyer(api)
  const [first, ...others] = await Promise.all(
    prices.map(([price, item_tax_type], at) => onSale(api, 9, { price, item_tax_type, name: `皿 ${at}` })),
  )
  for (const item of others) await buyer.visitor.post('/cart/lines', { item: String(item), amount: '1' })
  const thanks = must(await buyer.order(await buyer.confirm(first ?? 0, { payment: 'bt' })), THANKS)
  const path = `/orders/${secretOf(thanks)}`
  const key = /ご注文番号 ([0-9A-Z]{16})/.exec(textOf(thanks.html))?.[1] ?? ''
  return { buyer, path, key }
}

/** Sends the whole order. */
async function dispatch(key: string, parcel: object): Promise<void> {
  const { lines } = (await api.call('GET', `/api/orders/${key}`)).json<{ lines: { id: number }[] }>()
  const order_line_ids = lines.map(({ id }) => id)
  const sent = await api.call('POST', `/api/orders/${key}/dispatch`, { order_line_ids, ...parcel })
  expect(sent.statusCode).toBe(200)
}

// R-STORE-58
test('an order is seen on its way, by whoever has its link and by nobody else', async () => {
  const { buyer, path, key } = await ordered([[1200, 'standard']])
  const page = await buyer.open(path)
  expect(textOf(page.html)).toContain('ご入金をお待ちしています')
  expect(page.answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(page.html).toContain('<meta name="robots" content="noindex">')
  await confirmTransfer(context, { shopId, tokenId: null }, key)
  await dispatch(key, { delivery_company_id: 1, tracking_number: '1234-5678-9012' })
  const sent = await buyer.open(path)
  expect(textOf(sent.html)).toContain('発送しました')
  expect(textOf(sent.html)).toContain('1234-5678-9012')
  expect(sent.html).toContain('href="https://member.kms.kuronekoyamato.co.jp/parcel/detail?pno=123456789012"')
  const secret = path.slice('/orders/'.length)
  const changed = secret.replace(/.$/, last => (last === 'A' ? 'B' : 'A'))
  await createTestShop(context, 'other')
  const bodies = await Promise.all(
    [changed, secret.slice(1), `${secret}a`, '%00', "' or 1=1"].flatMap(wrong =>
      ['', '/thanks', '/receipt'].map(async part => {
        const { status, html } = await buyer.open(`/orders/${encodeURIComponent(wrong)}${part}`)
        expect([wrong, part, status]).toEqual([wrong, part, 404])
        return html
      }),
    ),
  )
  expect(new Set(bodies).size).toBe(1)
  expect((await api.app.inject(`/shops/other${path}`)).statusCode).toBe(404)
})

// R-STORE-59
test('a receipt is given once it is paid, with the tax of each rate rounded once', async () => {
  await outside.query(
    `update shops set invoice_number = 'T1234567890123', legal_seller = '合同会社 灯台', legal_address = '静岡県', selling_version = selling_version + 1 where id = $1`,
    [shopId],
  )
  // Tax of the standard rate: 9 yen of each line and 63 of the shipping, which are 90, and 92 of all of it together.
  const { buyer, path, key } = await ordered([
    [105, 'standard'],
    [105, 'standard'],
    [105, 'standard'],
    [150, 'reduced'],
    [150, 'reduced'],
  ])
  expect((await buyer.open(`${path}/receipt`)).status).toBe(404)
  expect(textOf((await buyer.open(path)).html)).toContain('お支払いが済むと')
  await confirmTransfer(context, { shopId, tokenId: null }, key)
  const receipt = await buyer.send(await buyer.open(`${path}/receipt`), `${path}/receipt`)
  for (const words of [
    '山田 花子 様',
    '1,315円 （税込）',
    '10%対象 1,015円 消費税（10%） 92円',
    '8%対象 300円 消費税（8%） 22円',
    '登録番号 T1234567890123',
    '合同会社 灯台',
    '2026年11月20日(金)',
    '※ は軽減税率（8%）の対象です',
  ])
    expect(textOf(receipt.html)).toContain(words)
  const to = '株式会社 <b>波</b>'
  const other = await buyer.send(receipt, `${path}/receipt`, { to })
  expect(other.html).toContain('株式会社 &lt;b&gt;波&lt;/b&gt; <span>様</span>')
  await api.call('POST', `/api/orders/${key}/cancel`, {})
  expect((await buyer.open(`${path}/receipt`)).status).toBe(404)
  expect((await buyer.send(receipt, `${path}/receipt`)).status).toBe(404)
  expect(textOf((await buyer.open(path)).html)).toContain('キャンセルされました')
})

// R-PAPER-5, R-STORE-59
test('a receipt says that it is not the first, with the day of that; the first stays what it is', async () => {
  const { buyer, path, key } = await ordered([[1200, 'standard']])
  await confirmTransfer(context, { shopId, tokenId: null }, key)
  const page = await buyer.open(`${path}/receipt`)
  // Nothing is given out by looking.
  expect(textOf((await buyer.open(`${path}/receipt?at=1`)).html)).toContain('領収書を発行する')
  const first = await buyer.send(page, `${path}/receipt`, { to: '波株式会社' })
  expect(textOf(first.html)).toContain('波株式会社 様')
  expect(first.html).not.toContain('class="reissued"')
  context.setTime('2026-11-23T01:02:03Z')
  try {
    const asked = await buyer.open(`${path}/receipt`)
    expect(textOf(asked.html)).toContain('2026年11月20日(金)に発行済みです')
    const second = await buyer.send(asked, `${path}/receipt`)
    expect(textOf(second.html)).toContain('再発行 初回発行日 2026年11月20日(金)')
    expect(textOf(second.html)).toContain('発行日 2026年11月23日(月) お支払い日 2026年11月20日(金)')
    // Whatever the address says, none was given out before the first, or is dated by a time to come.
    for (const [at, day] of [
      [0, '20日(金)'],
      [Date.parse('2027-01-01T00:00:00Z'), '23日(月)'],
    ])
      expect(textOf((await buyer.open(`${path}/receipt?at=${at}`)).html)).toContain(
        `発行日 2026年11月${day} お支払い日`,
      )
    expect((await buyer.open(first.path)).html).not.toContain('class="reissued"')
  } finally {
    context.setTime(NOW)
  }
})

// R-STORE-55
test('the confirmation tells the six points in the words of the shop, and by law where it has none', async () => {
  const item = await onSale(api, 9)
  await outside.query(
    'update shops set legal_returns = null, selling_version = selling_version + 1 where id = $1',
    [shopId],
  )
  const buyer = makePageBuyer(api)
  const page = await buyer.confirm(item, { payment: 'bt' }, 2)
  for (const words of [
    ...[
      '商品と数量 変更 手ぬぐい 1,200円 × 2 2,400円',
      '合計（税込） 3,100円 うち10%対象 3,100円（内消費税 281円）',
    ],
    ...[
      '銀行振込 ご注文から7日以内に',
      '宅配便',
      'ご入金の確認から',
      '営業日以内に発送',
      '8日以内であれば',
      '2026年11月21日(土) 10:02まで',
    ],
    ...['注文を確定する', '特定商取引法に基づく表記'],
  ])
    expect(textOf(page.html)).toContain(words)
  expect(textOf(page.html)).not.toMatch(/ご注文から\d+営業日/)
  await outside.query(
    'update shops set preparation_days = 0, selling_version = selling_version + 1 where id = $1',
    [shopId],
  )
  const [byCard, atOnce] = [{ payment: 'creditcard', card: 'sim' }, await buyer.again({ payment: 'cod' })]
  expect(textOf(atOnce.html)).toContain('ご注文の当日（休業日の場合は次の営業日）に発送します')
  expect(textOf((await buyer.again(byCard)).html)).toContain('商品の発送時に代金をいただきます')
  await buyer.visitor.post('/cart/lines', {
    item: String(await addDigitalItem(context, shopId)),
    amount: '1',
  })
  expect(textOf((await buyer.again(byCard)).html)).toContain(
    'ダウンロードのご用意ができたときに、全額をいただきます',
  )
  await outside.query(
    `update shops set legal_returns = '到着から 14 日以内', legal_offer_period = '在庫がある限り',
       legal_payment = 'お振り込みは前払いです', legal_delivery = '日曜は休みです', selling_version = selling_version + 1
     where id = $1`,
    [shopId],
  )
  const own = textOf((await buyer.open('/checkout/confirm')).html)
  for (const words of [
    '到着から 14 日以内',
    '在庫がある限り',
    'ショップの案内 お振り込みは前払いです',
    '日曜は休みです',
  ])
    expect(own).toContain(words)
  expect(own).not.toContain('8日以内であれば')
})
