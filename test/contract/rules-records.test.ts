import { beforeAll, expect, test } from 'vitest'
import { documentId, exported, importDocuments, imported, itemDocument } from './support/documents.ts'
import { listItems, newCategory, newItem, newVariation, remove } from './support/makers.ts'
import { orderDocument, orderLine } from './support/order-documents.ts'
import { searchOrders, showOrder } from './support/orders.ts'
import { describeWithCli, describeWithTwoShops, newShop, type Shop, shopA, shopB } from './support/shops.ts'

// R-TENANT-3
describeWithTwoShops('ids', () => {
  const kinds = {
    items: [(shop: Shop) => newItem({}, shop), (id: number) => `/api/items/${id}`],
    categories: [(shop: Shop) => newCategory({}, shop), (id: number) => `/api/item_categories/${id}`],
  } as const

  // R-TENANT-3
  test.for(Object.entries(kinds))('no id is given twice, in whatever shop: %s', async ([, [make, path]]) => {
    const given: number[] = []
    for (const shop of [shopA, shopB(), shopA, shopB()]) {
      const id = await make(shop)
      given.push(id)
      await remove(path(id), shop)
      given.push(await make(shop))
    }
    expect(new Set(given).size).toBe(given.length)
  })

  test('no id is given twice, in whatever shop: variations', async () => {
    const given: number[] = []
    for (const shop of [shopA, shopB(), shopA]) {
      const item = await newItem({}, shop)
      const variation = await newVariation(item, {}, shop)
      given.push(variation)
      await remove(`/api/items/${item}/variations/${variation}`, shop)
      given.push(await newVariation(item, {}, shop))
    }
    expect(new Set(given).size).toBe(given.length)
  })
})

describeWithCli('what came by import', () => {
  let shop: Shop
  const image = (host: string) => ({
    url: `https://${host}/a%20b.jpg?v=1#x`,
    scaled_url: `http://${host}/640/%E7%9A%BF.jpg`,
    square_url: `https://${host}/sq`,
  })
  const pictured = itemDocument({
    images: [
      { id: documentId(), ...image('one.example') },
      { id: documentId(), ...image('two.example') },
    ],
  })
  const option = { option_id: 8, option_variation_id: 9, name: '誕生日', type: 'birthday', value: '1月' }
  const unknown = orderDocument({
    method: 'shell_money',
    paid: 'paid',
    lines: [
      orderLine({ options: [{ ...option, price: 0, tax_mode: 'standard', consumption_tax_rate: 10 }] }),
    ],
    over: { via: 'by_pigeon' },
  })
  beforeAll(async () => {
    shop = await newShop()
    await imported(shop, [pictured, unknown])
  })

  // R-IMAGE-8, R-IMPORT-8
  test('shows images that came by import at the addresses of their document', async () => {
    const [item] = await listItems('limit=1', shop)
    expect(item?.images.map(({ id: _id, ...addresses }) => addresses)).toEqual([
      image('one.example'),
      image('two.example'),
    ])
  })

  // R-IMPORT-8, R-EXPORT-2
  test('addresses that are no URIs are shown as such, go out and come in again', async () => {
    const own = await newShop()
    const strange = {
      url: 'http://x.example/皿|1.jpg',
      scaled_url: 'https://茶.example/100%[1]',
      square_url: `http://x.example/${'🍵'.repeat(2030)}`,
    }
    const document = itemDocument({ images: [{ id: documentId(), ...strange }] })
    await imported(own, [document])
    const [item] = await listItems('limit=1', own)
    expect(item?.images[0]).toMatchObject({
      url: 'http://x.example/%E7%9A%BF%7C1.jpg',
      scaled_url: 'https://xn--cl1a.example/100%25%5B1%5D',
      square_url: `http://x.example/${'%F0%9F%8D%B5'.repeat(2030)}`,
    })
    const written = await exported(own)
    for (const shop of [own, await newShop()])
      await imported(shop, [...written, ...(shop === own ? [document] : [])])
    expect(await listItems('', own)).toHaveLength(1)
  })

  // R-IMPORT-8
  test('one that is too long as it would be shown is refused', async () => {
    const url = `http://x.example/${'🍵'.repeat(2050)}`
    const image = { id: documentId(), url, scaled_url: 'http://x.example', square_url: 'http://x.example' }
    const { refused } = await importDocuments(shop, [itemDocument({ images: [image] })])
    expect(refused).toMatchObject([
      {
        pointer: '/data/images/0/url',
        reason: 'must be an address of at most 24576 characters, percent-encoded',
      },
    ])
  })

  // R-ORDER-11
  test('words that the server does not know are shown as they came', async () => {
    const key = unknown.data.unique_key
    const order = await showOrder(key, shop)
    expect([order.payment.method, order.via]).toEqual(['shell_money', 'by_pigeon'])
    expect(order.lines[0]?.options[0]).toMatchObject({ type: 'birthday', value: '1月' })
    const range = { ordered_from_date: '2026-01-01', ordered_to_date: '2026-01-31' }
    const { orders } = await searchOrders({ ...range, keyword: key }, shop)
    expect(orders.map(({ payment }) => payment.method)).toEqual(['shell_money'])
  })
})
