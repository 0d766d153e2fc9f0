import { beforeAll, expect, test } from 'vitest'
import { runCli, startCli } from './support/cli.ts'
import {
  type Document,
  documentId,
  exported,
  importDocuments,
  imported,
  itemDocument,
} from './support/documents.ts'
import {
  editItem,
  listItems,
  lotteryItem,
  must,
  newCategory,
  newItem,
  newVariation,
  putStock,
  putVisibility,
  remove,
  setLink,
  showItem,
  subscriptionItem,
} from './support/makers.ts'
import type { Item, Option } from './support/shapes.ts'
import { cli, describeWithCli, newShop, type Shop } from './support/shops.ts'

const ids = new Set(['id', 'option_variation_id', 'shop_id', 'shop_url', 'href', 'document_href'])

/** Documents without what may differ between two shops: ids, links, the shop's own key and address. */
function comparable(documents: Document[]): unknown {
  const text = JSON.stringify(documents, (name, value) => (ids.has(name) && value !== null ? '#' : value))
  return JSON.parse(text)
}

/** Fills a shop with one of everything. */
async function fillShop(shop: Shop): Promise<void> {
  const top = await newCategory({ name: '飲み物' }, shop)
  const gone = await newCategory({ name: 'gone' }, shop)
  const tea = await newCategory({ name: 'お茶', parent_id: top }, shop)
  const green = await newCategory({ name: '緑茶', parent_id: tea }, shop)
  const first = await newCategory({ name: '最初' }, shop)
  await remove(`/api/item_categories/${gone}`, shop)
  await must(204, {
    method: 'PUT',
    path: `/api/item_categories/${first}/list_order`,
    json: { move_to: 'first' },
    token: shop.token,
  })
  const plain = await newItem({}, shop)
  await putStock(plain, { stock: 12 }, shop)
  await putVisibility(plain, true, shop)
  for (const category of [green, first, top]) await setLink('PUT', category, plain, shop)
  const varied = await newItem({}, shop)
  await putStock(varied, { stock: 4 }, shop)
  const variations = [
    await newVariation(varied, { identifier: 'a', barcode: '4' }, shop),
    await newVariation(varied, {}, shop),
  ]
  await putStock(varied, { variations: [{ variation_id: variations[0], stock: 8 }] }, shop)
  const json = { variation_ids: variations.toReversed() }
  await must(204, { method: 'PUT', path: `/api/items/${varied}/variations`, json, token: shop.token })
  await newItem(subscriptionItem(), shop)
  await newItem(subscriptionItem({}, { repeat_price: 700 }), shop)
  await newItem(lotteryItem({ type: 'lottery', detail: '"\\\n\t\u2028</script>', quantity_limit: 1 }), shop)
  const options: Option[] = [
    {
      id: documentId(),
      name: '包装',
      required: true,
      option_type: 'select',
      choices: [{ id: documentId(), name: '箱', extra_price: 5 }],
    },
    {
      ...{
        id: documentId(),
        name: '文字',
        required: false,
        option_type: 'form',
        option_variation_id: documentId(),
      },
      ...{ extra_price: 1, max_length: 9, free_text_description: null },
    },
  ]
  const digital = { file_name: 'a b', file_size: 9, file_ext: 'pdf' }
  await imported(shop, [
    itemDocument({ options, price: 800, proper_price: 1000, stock: 2, visible: false }),
    itemDocument({ type: 'digital', digital }),
    itemDocument(
      { sales_status: 'item_waiting_for_sale' },
      { sales_start_at: '2090-01-01T00:00:00Z', sales_end_at: null },
    ),
    itemDocument({ sales_status: 'item_end_of_sale', price: null }),
  ])
  await must(204, {
    method: 'PUT',
    path: `/api/items/${varied}/list_order`,
    json: { move_to: 'first' },
    token: shop.token,
  })
}

describeWithCli('export', () => {
  let shop: Shop
  let documents: Document[]
  beforeAll(async () => {
    shop = await newShop()
    await fillShop(shop)
    documents = await exported(shop)
  })

  // R-EXPORT-1
  test('has the shop, its categories in tree order and its items in list order', async () => {
    const kinds = documents.map(each => each.kind)
    expect(kinds.filter(kind => kind === 'shop').length).toBe(1)
    const user = (await must(200, { method: 'GET', path: '/api/user', token: shop.token })).body
    expect(documents.find(each => each.kind === 'shop')?.data).toEqual(user)
    const categories = (await must(200, { method: 'GET', path: '/api/item_categories', token: shop.token }))
      .body
    expect(documents.filter(each => each.kind === 'category').map(each => each.data)).toEqual(categories)
    const items = await listItems('limit=100', shop)
    expect(documents.filter(each => each.kind === 'item').map(each => each.data)).toEqual(items)
    expect(kinds.length).toBe(1 + 4 + items.length)
  })

  test('gives to stdout what it gives to a file', async () => {
    const { code, stdout } = await startCli(cli(), ['export', '--shop', shop.key])
    expect(code).toBe(0)
    expect(
      stdout
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line)),
    ).toEqual(documents)
  })

  // R-DOCUMENT-2
  test('keeps what the API does not show', () => {
    const states = documents.filter(each => each.kind === 'item').map(each => each.state ?? {})
    for (const state of states)
      expect(Object.keys(state)).toEqual(
        expect.arrayContaining(['sales_start_at', 'sales_end_at', 'own_stock']),
      )
    expect(states[0]).toMatchObject({ own_stock: 4 })
    expect(states.some(each => each.sales_start_at === '2090-01-01T00:00:00Z')).toBe(true)
  })

  // R-EXPORT-2
  test('imported into an empty shop and exported again is the same but for ids and links', async () => {
    const other = await newShop()
    await imported(other, documents)
    const again = await exported(other)
    expect(comparable(again)).toEqual(comparable(documents))
    const third = await newShop()
    await imported(third, again)
    expect(comparable(await exported(third))).toEqual(comparable(documents))
    // New ids, and not one of the first shop's.
    const own = new Set((await listItems('limit=100', shop)).map(each => each.id))
    for (const item of await listItems('limit=100', other)) expect(own.has(item.id)).toBe(false)
  })

  test('what was moved goes on as it did before', async () => {
    const other = await newShop()
    await imported(other, documents)
    const items = await listItems('limit=100', other)
    const varied = items[0] as Item
    for (const variation of varied.variations)
      await remove(`/api/items/${varied.id}/variations/${variation.id}`, other)
    expect((await showItem(varied.id, other)).stock).toBe(4)
    const [free, bound] = items.filter(each => each.type === 'subscription')
    for (const item of [free, bound]) await editItem(item?.id ?? 0, { price: 5000 }, other)
    expect((await showItem(free?.id ?? 0, other)).subscription?.repeat_price).toBe(5000)
    expect((await showItem(bound?.id ?? 0, other)).subscription?.repeat_price).toBe(700)
    const category = await newCategory({ name: 'next' }, other)
    const record = await must(200, {
      method: 'GET',
      path: `/api/item_categories/${category}`,
      token: other.token,
    })
    expect(record.body).toMatchObject({ number: 6 })
    const request = {
      method: 'DELETE',
      path: `/api/items/${items.find(each => each.type === 'digital')?.id}`,
      token: other.token,
    }
    await must(422, request)
  })

  // R-EXPORT-2
  test('imported back into its own shop doubles nothing', async () => {
    const { code } = await importDocuments(shop, documents)
    expect(code).toBe(0)
    expect(await exported(shop)).toEqual(documents)
  })

  test('of a shop that is not there fails', async () => {
    expect((await runCli(cli(), ['export', '--shop', 'no-such-shop'])).code).toBe(1)
    expect((await runCli(cli(), ['export'])).code).toBe(2)
  })
})
