import { beforeAll, describe, expect, test } from 'vitest'
import { imported, itemDocument, variationOf } from './support/documents.ts'
import {
  listItems,
  listVariations,
  must,
  newItem,
  newVariation,
  putStock,
  remove,
  showItem,
} from './support/makers.ts'
import { invalidItem, noItem, noVariation, refused, rejectedItem } from './support/refused.ts'
import { describeWithCli, newShop } from './support/shops.ts'
import { newSubject, type Subject } from './support/subject.ts'
import { badIdentifiers, badNames } from './support/values.ts'

const add = (item: number, json: unknown) => ({ method: 'POST', path: `/api/items/${item}/variations`, json })
const edit = (item: number, variation: number, json: unknown) => ({
  ...{ method: 'POST', path: `/api/items/${item}/variations/${variation}` },
  json,
})

describe('adding', () => {
  // R-VARIATION-1, R-VARIATION-2, R-VARIATION-3
  test('puts it last, with stock 0 and what was sent', async () => {
    const item = await newItem()
    const answer = await must(201, add(item, { name: 'S', identifier: 'shirt-S', barcode: '4901234567894' }))
    const { variation_id } = answer.body as { variation_id: number }
    expect(answer.body).toEqual({ variation_id })
    const second = await newVariation(item, { name: 'M' })
    const wanted = [
      { id: variation_id, name: 'S', stock: 0, identifier: 'shirt-S', barcode: '4901234567894' },
      { id: second, name: 'M', stock: 0, identifier: null, barcode: null },
    ]
    expect(await listVariations(item)).toEqual(wanted)
    expect((await showItem(item)).variations).toEqual(wanted)
  })

  const accepted: [string, Record<string, unknown>][] = [
    ['null codes', { name: 'x', identifier: null, barcode: null }],
    ['codes of 50', { name: 'x', identifier: 'i'.repeat(50), barcode: '0'.repeat(50) }],
    ['a barcode with a wrong check digit', { name: 'x', barcode: '4901234567890' }],
    ['a barcode of letters', { name: 'x', barcode: 'ABC_def-1' }],
    ['a name of 255', { name: '色'.repeat(255) }],
    ['spaces around the name', { name: ' L ' }],
  ]
  test.for(accepted)('%s', async ([, body]) => {
    const item = await newItem()
    await must(201, add(item, body))
    expect((await listVariations(item))[0]).toMatchObject(body)
  })

  // R-VARIATION-3
  test('two of the same name and codes', async () => {
    const item = await newItem()
    const body = { name: 'same', identifier: 'same', barcode: 'same' }
    const ids = [await newVariation(item, body), await newVariation(item, body)]
    expect(new Set(ids).size).toBe(2)
  })
})

describe('refused', () => {
  let subject: Subject
  beforeAll(async () => {
    subject = await newSubject()
  })
  const both = async (json: Record<string, unknown>, wanted: Parameters<typeof refused>[1]) => {
    await refused(add(subject.ids.item, { name: 'x', ...json }), wanted, subject.watch)
    await refused(edit(subject.ids.item, subject.ids.variation, json), wanted, subject.watch)
  }

  // R-VARIATION-3
  test('a missing name, on adding only', async () => {
    await refused(add(subject.ids.item, {}), invalidItem('/name'), subject.watch)
    await refused(add(subject.ids.item, { identifier: 'x' }), invalidItem('/name'), subject.watch)
  })
  // R-TEXT-5
  test.for(badNames)('a name that is %s', async ([, name]) => both({ name }, invalidItem('/name')))
  test.for(badIdentifiers)('an identifier that is %s', async ([, identifier]) =>
    both({ identifier }, invalidItem('/identifier')),
  )
  // R-ITEM-17
  test.for(badIdentifiers)('a barcode that is %s', async ([, barcode]) =>
    both({ barcode }, invalidItem('/barcode')),
  )
  test.each(['stock', 'id', 'variation_id', 'price', 'item_id', 'visible'])(
    '%s is not accepted',
    async name => both({ [name]: 0 }, invalidItem(`/${name}`)),
  )
  test('all violations at once', async () => {
    const json = { name: '', identifier: '', barcode: 'ä', stock: 1 }
    await both(json, invalidItem('/name', '/identifier', '/barcode', '/stock'))
  })
  // R-VARIATION-7
  test('an item or a variation that is not there', async () => {
    await refused(add(2_000_000_000, { name: 'x' }), noItem)
    await refused(edit(subject.ids.item, 2_000_000_000, {}), noVariation, subject.watch)
    await refused({ method: 'GET', path: '/api/items/2000000000/variations' }, noItem)
  })
})

describe('editing', () => {
  const rows: [string, Record<string, unknown>][] = [
    ['name', { name: 'other' }],
    ['identifier', { identifier: 'other' }],
    ['barcode', { barcode: '1' }],
    ['identifier null', { identifier: null }],
    ['barcode null', { barcode: null }],
    ['all', { name: 'n', identifier: 'i', barcode: 'b' }],
    ['nothing', {}],
  ]
  // R-VARIATION-5
  test.for(rows)('%s alone', async ([, change]) => {
    const item = await newItem()
    const id = await newVariation(item, { name: 'first', identifier: 'a', barcode: 'c' })
    const beside = await newVariation(item)
    await putStock(item, { variations: [{ variation_id: id, stock: 9 }] })
    const before = await listVariations(item)
    const answer = await must(200, edit(item, id, change))
    expect(answer.body).toEqual({ variation_id: id })
    expect(await listVariations(item)).toEqual(
      before.map(each => (each.id === id ? { ...each, ...change } : each)),
    )
    expect(before[1]?.id).toBe(beside)
  })
})

describe('deleting', () => {
  // R-VARIATION-7
  test('leaves the others in their order', async () => {
    const item = await newItem()
    const ids = [await newVariation(item), await newVariation(item), await newVariation(item)]
    await remove(`/api/items/${item}/variations/${ids[1]}`)
    expect((await listVariations(item)).map(each => each.id)).toEqual([ids[0], ids[2]])
    await refused({ method: 'DELETE', path: `/api/items/${item}/variations/${ids[1]}` }, noVariation, [
      `/api/items/${item}`,
    ])
    await refused(edit(item, ids[1] ?? 0, { name: 'x' }), noVariation, [`/api/items/${item}`])
  })

  // R-VARIATION-2
  test('an item without any has an empty array', async () => {
    const item = await newItem()
    expect(await listVariations(item)).toEqual([])
    await remove(`/api/items/${item}/variations/${await newVariation(item)}`)
    expect(await listVariations(item)).toEqual([])
  })
})

describeWithCli('a thousand', () => {
  // R-VARIATION-4, R-LIMIT-3
  test('are shown, the next is refused, and one deleted makes room', async () => {
    const shop = await newShop()
    await imported(shop, [
      itemDocument({ variations: Array.from({ length: 999 }, () => variationOf({ stock: 1 })), stock: 999 }),
    ])
    const item = (await listItems('', shop))[0]?.id ?? 0
    const last = await newVariation(item, {}, shop)
    expect((await listVariations(item, shop)).length).toBe(1000)
    expect((await showItem(item, shop)).stock).toBe(999)
    const request = { ...add(item, { name: 'x' }), token: shop.token }
    await refused(request, rejectedItem, [`/api/items/${item}`])
    await refused({ ...request, json: { name: '' } }, invalidItem('/name'), [`/api/items/${item}`])
    await remove(`/api/items/${item}/variations/${last}`, shop)
    await newVariation(item, {}, shop)
    const ids = (await listVariations(item, shop)).map(each => each.id).toReversed()
    await must(204, {
      method: 'PUT',
      path: `/api/items/${item}/variations`,
      json: { variation_ids: ids },
      token: shop.token,
    })
    expect((await listVariations(item, shop)).map(each => each.id)).toEqual(ids)
    const stock = ids.map(variation_id => ({ variation_id, stock: 2 }))
    await putStock(item, { variations: stock }, shop)
    expect((await showItem(item, shop)).stock).toBe(2000)
    const many = { variations: [...stock, { variation_id: 2_000_000_000, stock: 1 }] }
    const put = { method: 'PUT', path: `/api/items/${item}/stock`, json: many, token: shop.token }
    await refused(put, invalidItem('/variations'), [`/api/items/${item}`])
  })
})
