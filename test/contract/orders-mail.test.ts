import { beforeAll, expect, test } from 'vitest'
import { cliJson, runCli } from './support/cli.ts'
import { jstDay } from './support/jst.ts'
import { OrderBook } from './support/order-documents.ts'
import { amountsBody, attempt, change, orderCall, rejectedOrder, showOrder } from './support/orders.ts'
import { refused } from './support/refused.ts'
import { cli, describeWithCli, newShop, type Shop } from './support/shops.ts'

const buyer = 'hanako@example.jp'
const delivery = { delivery_date: null, delivery_time_zone: '1214' }
const tokyo = {
  name: { first: '太郎', last: '鈴木' },
  address: {
    zip_code: '1000001',
    prefecture: '東京都',
    address: '千代田区1-1',
    address2: '1F',
    tel: '0312345678',
  },
}

describeWithCli('the mails of an order', () => {
  let shop: Shop
  let mails: Record<string, unknown>[]
  const book = new OrderBook()
  const names = [
    'amounts',
    'customer',
    'shipping',
    'delivery',
    'memo',
    'dispatch',
    'cancel',
    'refused',
    'same',
  ]
  const keys = new Map(names.map(name => [name, book.add()]))
  const silent = book.add({ customer: { mail_address: '' } })
  const key = (name: string) => keys.get(name) ?? ''

  beforeAll(async () => {
    shop = await newShop()
    await book.place(shop)
    const lines = async (name: string) => (await showOrder(key(name), shop)).lines.map(each => each.id)
    // The amounts are told of even when they stay.
    await change('PUT', key('amounts'), amountsBody(await showOrder(key('amounts'), shop)), shop)
    await change('PUT customer', key('customer'), { mail_address: 'new@example.jp' }, shop)
    await change('PUT shipping', key('shipping'), tokyo, shop)
    await change('PUT delivery', key('delivery'), delivery, shop)
    await change('PUT shop_memo', key('memo'), { text: 'memo' }, shop)
    const sending = { order_line_ids: await lines('dispatch'), comment: '心をこめて' }
    await change('POST dispatch', key('dispatch'), sending, shop)
    await change('POST cancel', key('cancel'), { comment: '品切れのため' }, shop)
    await change('POST cancel', silent, {}, shop)
    await attempt('POST dispatch', key('refused'), { order_line_ids: [1_999_999_999] }, shop)
    await attempt('PUT delivery', key('refused'), { ...delivery, delivery_date: jstDay(-5) }, shop)
    await change('PUT delivery', key('same'), { delivery_date: null, delivery_time_zone: null }, shop)
    await change('PUT customer', key('same'), { mail_address: buyer }, shop)
    const args = ['mail', 'list', '--shop', shop.key, '--limit', '1000']
    const listed = await cliJson<Record<string, unknown>[] | Record<string, Record<string, unknown>[]>>(
      cli(),
      args,
    )
    mails = Array.isArray(listed) ? listed : (Object.values(listed).find(Array.isArray) ?? [])
  })

  const own = () => `${shop.key}@example.com`
  /** Who was written to about an order, whatever the members of the list are called. */
  const told = (unique_key: string) =>
    mails
      .filter(mail => Object.values(mail).includes(unique_key))
      .map(mail => Object.values(mail).find(each => typeof each === 'string' && each.includes('@')))
      .sort()

  const rows: [string, () => string[]][] = [
    ['amounts', () => [buyer, own()]],
    ['customer', () => [buyer, 'new@example.jp', own()]],
    ['shipping', () => [buyer, own()]],
    ['delivery', () => [buyer, own()]],
    ['memo', () => []],
    ['dispatch', () => [buyer]],
    ['cancel', () => [buyer, own()]],
    ['refused', () => []],
    ['same', () => []],
  ]
  // R-MAIL-1
  test.for(rows)('on %s go to those whom it concerns', ([name, wanted]) => {
    expect(told(key(name))).toEqual(wanted().sort())
  })

  // R-MAIL-4
  test('go to the shop alone where the buyer has no address', () => {
    expect(told(silent)).toEqual([own()])
  })

  // R-MAIL-3
  test.for([
    ['dispatch', '心をこめて'],
    ['cancel', '品切れのため'],
  ])('on %s carry the comment', async ([name = '', comment]) => {
    const about = mails.filter(mail => Object.values(mail).includes(key(name)))
    expect(about.length).toBeGreaterThan(0)
    for (const mail of about) {
      const args = ['mail', 'show', '--shop', shop.key, String(mail.id)]
      const { code, stdout } = await runCli(cli(), args)
      expect([code, stdout]).toEqual([0, expect.stringContaining(comment ?? '-')])
    }
  })
})

describeWithCli('the settings of a shop', () => {
  let shop: Shop
  const book = new OrderBook()
  const [amounts = '', mail = '', slot = ''] = book.many(3)

  beforeAll(async () => {
    shop = await newShop()
    const set = ['most_amount_updates=2', 'most_mail_updates=1', 'delivery_slots=0507']
    const { code, stderr } = await runCli(cli(), ['shop', 'settings', '--shop', shop.key, ...set])
    expect(code, stderr).toBe(0)
    await book.place(shop)
  })

  // R-AMOUNT-8, R-LIMIT-10
  test('say how often amounts and addresses change', async () => {
    const body = amountsBody(await showOrder(amounts, shop))
    for (let turn = 0; turn < 2; turn += 1) await change('PUT', amounts, body, shop)
    await refused(orderCall('PUT', amounts, body, shop), rejectedOrder(), [`/api/orders/${amounts}`])
    await change('PUT customer', mail, { mail_address: 'a@example.jp' }, shop)
    await refused(orderCall('PUT customer', mail, { mail_address: 'b@example.jp' }, shop), rejectedOrder())
  })

  test('add slots to the usual ones', async () => {
    for (const delivery_time_zone of ['0507', '0812'])
      await change('PUT delivery', slot, { delivery_date: null, delivery_time_zone }, shop)
    const other = { delivery_date: null, delivery_time_zone: '0508' }
    await refused(orderCall('PUT delivery', slot, other, shop), rejectedOrder('/delivery_time_zone'))
  })
})
