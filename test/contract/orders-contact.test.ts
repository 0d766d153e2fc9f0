import { beforeAll, expect, test } from 'vitest'
import { runCli } from './support/cli.ts'
import { jstDay } from './support/jst.ts'
import { destination, noDestination, OrderBook, type OrderWish } from './support/order-documents.ts'
import type { Order } from './support/order-shapes.ts'
import { change, orderCall, rejectedOrder, showOrder } from './support/orders.ts'
import { refused } from './support/refused.ts'
import { cli, describeWithCli, newShop, type Shop } from './support/shops.ts'

const abroad = (country: string, country_code: string): OrderWish => ({
  over: { shipping: { ...destination, address: { ...destination.address, country, country_code } } },
})
const ended: OrderWish[] = [
  { lines: [{ status: 'cancelled' }], paid: 'cancelled' },
  { lines: [{ status: 'dispatched' }] },
  { lines: [{ status: 'dispatched' }], over: { status: 'shipping' } },
]
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

describeWithCli('contact data', () => {
  let shop: Shop
  const book = new OrderBook()
  const plain = book.many(30)
  const take = () => plain.pop() ?? ''
  const [cancelled = '', dispatched = '', shipping = ''] = ended.map(wish => book.add(wish))
  const nowhere = book.add({ over: { shipping: noDestination } })
  const partly = book.add({ lines: [{ status: 'dispatched' }, {}] })
  const unpaid = book.add({ method: 'bt' })
  const reserved = book.add({
    lines: [{ shipping_start_on: jstDay(10), shipping_end_on: jstDay(20) }],
    over: { status: 'unshippable' },
  })
  const states = book.add(abroad('United States', 'US'))
  const kingdom = book.add(abroad('United Kingdom', 'GB'))
  const slots = book.add()
  const bare = book.add({
    over: { shipping: { ...destination, address: { ...destination.address, address2: '' } } },
  })

  const refuse = (name: string, key: string, body: unknown, ...pointers: string[]) =>
    refused(orderCall(name, key, body, shop), rejectedOrder(...pointers), [`/api/orders/${key}`])
  /** Does a change and answers the order before and after, and what the call answered. */
  const done = async (name: string, key: string, body: unknown) => {
    const before = await showOrder(key, shop)
    const answer = await change<unknown>(name, key, body, shop)
    return { before, answer, after: await showOrder(key, shop) }
  }
  const moved = ({ before, after }: { before: Order; after: Order }) =>
    Date.parse(after.modified_at) > Date.parse(before.modified_at)

  beforeAll(async () => {
    shop = await newShop()
    const add = ['block-list', 'add', '--shop', shop.key, 'Bad@Example.com', '@spam.example.org']
    const { code, stderr } = await runCli(cli(), add)
    expect(code, stderr).toBe(0)
    await book.place(shop)
  })

  // R-CONTACT-1
  test('a mail address is all that changes of a customer', async () => {
    const mail_address = `${'a'.repeat(60)}@example.co.jp`
    const seen = await done('PUT customer', take(), { mail_address })
    const { before, answer, after } = seen
    expect(answer).toEqual({ ...before.customer, mail_address })
    expect(after).toEqual({ ...before, customer: answer, modified_at: after.modified_at })
    expect(moved(seen)).toBe(true)
    const again = await done('PUT customer', after.unique_key, { mail_address })
    expect(again.after).toEqual(after)
  })

  // R-CHANGE-5
  test('what GET shows of a destination can be told again, an empty second line too, and nobody hears', async () => {
    const { name, address } = (await showOrder(bare, shop)).shipping
    const { zip_code, prefecture, address: line, tel } = address
    const again = { name, address: { zip_code, prefecture, address: line, address2: '', tel } }
    const seen = await done('PUT shipping', bare, again)
    expect(seen.after).toEqual(seen.before)
    expect(seen.answer).toEqual({ name, address })
    const { stdout } = await runCli(cli(), ['mail', 'list', '--shop', shop.key, '--order', bare])
    expect(stdout).not.toContain(bare)
    const other = take()
    const wanted = { status: 400, type: 'orders/invalid-body', pointers: ['/address/address2'] }
    await refused(orderCall('PUT shipping', other, again, shop), wanted, [`/api/orders/${other}`])
  })

  // R-CHANGE-7
  test('a mail address can change after dispatch, but not of a cancelled order', async () => {
    for (const key of [dispatched, shipping, partly, unpaid, reserved, nowhere])
      await change('PUT customer', key, { mail_address: 'new@example.jp' }, shop)
    await refuse('PUT customer', cancelled, { mail_address: 'new@example.jp' })
  })

  const blocked = ['bad@example.com', 'BAD@EXAMPLE.COM', 'x@spam.example.org', 'X@Spam.Example.Org']
  // R-CONTACT-3
  test.each(blocked)('%s is on the block list', async mail_address => {
    await refuse('PUT customer', plain[0] ?? '', { mail_address }, '/mail_address')
  })

  // R-CONTACT-3
  test('the block list means no more than it says', async () => {
    for (const mail_address of ['bad2@example.com', 'x@a.spam.example.org', 'x@notspam.example.org'])
      await change('PUT customer', plain[0] ?? '', { mail_address }, shop)
  })

  // R-CONTACT-4, R-LIMIT-10
  test('a mail address changes 10 times; refused changes do not count', async () => {
    const key = take()
    await refuse('PUT customer', key, { mail_address: 'bad@example.com' })
    for (let turn = 0; turn < 10; turn += 1)
      await change('PUT customer', key, { mail_address: `t${turn}@example.jp` }, shop)
    await refuse('PUT customer', key, { mail_address: 't10@example.jp' })
    await change('PUT shipping', key, tokyo, shop)
  })

  // R-CONTACT-5
  test('a destination is set but for its country', async () => {
    const seen = await done('PUT shipping', take(), tokyo)
    const { before, answer, after } = seen
    const { country, country_code } = before.shipping.address
    expect(answer).toEqual({ ...tokyo, address: { country, country_code, ...tokyo.address } })
    expect(after).toEqual({ ...before, shipping: answer, modified_at: after.modified_at })
    expect(moved(seen)).toBe(true)
    expect((await done('PUT shipping', after.unique_key, tokyo)).after).toEqual(after)
  })

  const postal: [string, string, boolean][] = [
    ['1000001', '東京都', true],
    ['100-0001', '東京都', true],
    ['100-0001', '大阪府', false],
    ['0600000', '北海道', true],
    ['904-0001', '沖縄県', true],
    ['498-0000', '愛知県', true],
    ['498-0000', '三重県', true],
    ['498-0000', '岐阜県', false],
    ['604-8571', '京都府', true],
    ['604-8571', '京都', false],
    ['604-8571', 'Kyoto', false],
    ['6048571', ' 京都府', false],
    ['100001', '東京都', false],
    ['10000011', '東京都', false],
    ['100-00-1', '東京都', false],
    ['10-00001', '東京都', false],
    ['１０００００１', '東京都', false],
    ['0000000', '東京都', false],
    ['9999999', '山形県', true],
    ['9999999', '東京都', false],
    ['ABC', '東京都', false],
  ]
  // R-CONTACT-6
  test.for(postal)('postal code %s in %s: %s', async ([zip_code, prefecture, fine]) => {
    const key = plain[0] ?? ''
    const body = { ...tokyo, address: { ...tokyo.address, zip_code, prefecture } }
    if (fine) {
      const answer = await change<Order['shipping']>('PUT shipping', key, body, shop)
      expect(answer.address).toMatchObject({ zip_code, prefecture })
    } else await refuse('PUT shipping', key, body)
  })

  const phones: [string, boolean][] = [
    ...['0312345678', '09012345678', '08012345678', '0120123456', '05012345678', '+81312345678'].map(
      each => [each, true] as [string, boolean],
    ),
    ...['1', '110', '000000000000000', '99999999999', '+15005550006', '031234567', '+'.padEnd(10, '0')].map(
      each => [each, false] as [string, boolean],
    ),
  ]
  // R-CONTACT-7
  test.for(phones)('telephone %s to Japan: %s', async ([tel, fine]) => {
    const key = plain[0] ?? ''
    const body = { ...tokyo, address: { ...tokyo.address, tel } }
    if (fine) await change('PUT shipping', key, body, shop)
    else await refuse('PUT shipping', key, body, '/address/tel')
  })

  // R-CONTACT-7
  test('a destination abroad goes by the rules of its country', async () => {
    const us = {
      zip_code: '90210',
      prefecture: 'California',
      address: '1 Main St',
      address2: '-',
      tel: '+13105551234',
    }
    const gb = {
      zip_code: 'SW1A 1AA',
      prefecture: 'London',
      address: '10 Downing St',
      address2: '-',
      tel: '02079250918',
    }
    await change('PUT shipping', states, { ...tokyo, address: us }, shop)
    await change('PUT shipping', kingdom, { ...tokyo, address: gb }, shop)
    await refuse('PUT shipping', states, { ...tokyo, address: gb }, '/address/zip_code', '/address/tel')
    await refuse(
      'PUT shipping',
      kingdom,
      { ...tokyo, address: { ...gb, zip_code: '100-0001' } },
      '/address/zip_code',
    )
  })

  // R-CHANGE-7, R-CONTACT-5
  test('destination and delivery change while a line waits and there is a destination', async () => {
    const delivery = { delivery_date: jstDay(15), delivery_time_zone: '1820' }
    for (const key of [unpaid, reserved, partly]) {
      await change('PUT shipping', key, tokyo, shop)
      await change('PUT delivery', key, delivery, shop)
    }
    for (const key of [cancelled, dispatched, shipping, nowhere]) {
      await refuse('PUT shipping', key, tokyo)
      await refuse('PUT delivery', key, delivery)
    }
  })

  // R-DELIVERY-1
  test('a delivery date and time are set and released', async () => {
    const body = { delivery_date: jstDay(2), delivery_time_zone: '1214' }
    const seen = await done('PUT delivery', take(), body)
    const { before, answer, after } = seen
    expect(answer).toEqual({ ...before.delivery, ...body })
    expect(after).toEqual({ ...before, delivery: answer, modified_at: after.modified_at })
    expect(moved(seen)).toBe(true)
    const { unique_key } = after
    expect((await done('PUT delivery', unique_key, body)).after).toEqual(after)
    const nothing = { delivery_date: null, delivery_time_zone: null }
    expect((await done('PUT delivery', unique_key, nothing)).answer).toEqual(before.delivery)
  })

  // R-DELIVERY-2
  test('delivery is from tomorrow to 60 days ahead, in Japan', async () => {
    const key = take()
    const zone = { delivery_time_zone: null }
    for (const days of [1, 60])
      await change('PUT delivery', key, { delivery_date: jstDay(days), ...zone }, shop)
    for (const days of [-1, 0, 61, 400])
      await refuse('PUT delivery', key, { delivery_date: jstDay(days), ...zone }, '/delivery_date')
    await change('PUT delivery', reserved, { delivery_date: jstDay(10), ...zone }, shop)
    await refuse('PUT delivery', reserved, { delivery_date: jstDay(9), ...zone }, '/delivery_date')
  })

  // R-DELIVERY-3
  test('only the slots of the shop can be chosen', async () => {
    const date = { delivery_date: null }
    const known = ['0812', '1214', '1416', '1618', '1820', '1921', '2021']
    for (const zone of known) await change('PUT delivery', slots, { ...date, delivery_time_zone: zone }, shop)
    for (const zone of ['0000', '2300', '0911', '1412', '1213', '2122'])
      await refuse('PUT delivery', slots, { ...date, delivery_time_zone: zone }, '/delivery_time_zone')
    const both = { delivery_date: jstDay(0), delivery_time_zone: '0001' }
    await refuse('PUT delivery', slots, both, '/delivery_date', '/delivery_time_zone')
  })

  // R-DELIVERY-4
  test('a memo is set and deleted, whatever the status', async () => {
    const untouched = take()
    for (const key of [untouched, cancelled, dispatched, shipping, unpaid, reserved, nowhere]) {
      const text = `${'界'.repeat(990)}\r\n\t😀`
      const seen = await done('PUT shop_memo', key, { text })
      const { before, answer, after } = seen
      expect(answer).toEqual({ text })
      expect(after).toEqual({ ...before, shop_memo: answer, modified_at: after.modified_at })
      // Tests before have changed the others, perhaps within this very second.
      if (key === untouched) expect(moved(seen)).toBe(true)
      expect((await done('PUT shop_memo', key, { text })).after).toEqual(after)
      expect((await done('PUT shop_memo', key, { text: '' })).after.shop_memo).toEqual({ text: '' })
    }
  })
})
