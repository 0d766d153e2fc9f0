import { beforeAll, describe, expect, test } from 'vitest'
import { editItem, must, newItem, putStock, putVisibility } from './support/makers.ts'
import { refused } from './support/refused.ts'
import type { Item } from './support/shapes.ts'
import { describeWithCli, newShop, type Shop, shopA } from './support/shops.ts'
import {
  asBuyer,
  CHOICE,
  importItems,
  newCart,
  problemsIn,
  SIZES,
  showCart,
  TEXT,
} from './support/storefront.ts'

const line = (item_id: number, over: object = {}) => ({ item_id, amount: 1, ...over })

async function saleable(stock = 5, body: Record<string, unknown> = {}): Promise<number> {
  const id = await newItem(body)
  await putStock(id, { stock })
  await putVisibility(id, true)
  return id
}

// R-CART-1, R-CART-3, R-CART-5
test('a cart is made, shown and given other lines', async () => {
  const id = await saleable(5, { price: 1200, name: 'ふきん', item_tax_type: 'reduced' })
  const made = await newCart(shopA, [line(id, { amount: 2 })])
  expect(made.cart_id).toMatch(/^[0-9A-Za-z]{22}$/)
  expect(made).toEqual({
    cart_id: made.cart_id,
    lines: [
      {
        ...{ item_id: id, variation_id: null, amount: 2, options: [], type: 'normal', title: 'ふきん' },
        ...{ variation: null, price: 1200, proper_price: null, unit_price: 1200, total: 2400 },
        item_tax_type: 'reduced',
      },
    ],
    total: 2400,
    problems: [],
  })
  expect(await showCart(shopA, made.cart_id)).toEqual(made)
  const lines = [line(id, { variation_id: null, options: [] }), line(id, { amount: 3 })]
  const changed = (await must(200, asBuyer(shopA, 'PUT', `/carts/${made.cart_id}`, { lines }))).body
  expect(changed).toMatchObject({ cart_id: made.cart_id, total: 4800, problems: [] })
  expect(await showCart(shopA, made.cart_id)).toEqual(changed)
  await must(200, asBuyer(shopA, 'PUT', `/carts/${made.cart_id}`, { lines: [] }))
  expect(await showCart(shopA, made.cart_id)).toEqual({
    ...{ cart_id: made.cart_id, lines: [], total: 0, problems: [] },
  })
})

// R-CART-1, R-CART-5
test('nobody has the cart of another id', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, async () => (await newCart(shopA, [])).cart_id))
  expect(new Set(ids).size).toBe(20)
  const [id = ''] = ids
  const other = `${id.slice(0, -1)}${id.endsWith('a') ? 'b' : 'a'}`
  const noCart = { status: 404, type: 'carts/not-found' }
  for (const missing of [
    other,
    id.toUpperCase() === id ? 'Z'.repeat(22) : id.toUpperCase(),
    '0'.repeat(22),
  ]) {
    await refused(asBuyer(shopA, 'GET', `/carts/${missing}`), noCart)
    await refused(asBuyer(shopA, 'PUT', `/carts/${missing}`, { lines: [] }), noCart)
  }
  for (const bad of ['x', '1', `${id}0`, `${id.slice(1)}-`, `${id.slice(1)}%00`, `${id.slice(1)}%27`]) {
    const wanted = { status: 400, type: 'request/invalid-params' }
    await refused(asBuyer(shopA, 'GET', `/carts/${bad}`), wanted)
    await refused(asBuyer(shopA, 'PUT', `/carts/${bad}`, { lines: [] }), wanted)
  }
})

// R-CART-4
test('what changes while people shop is told at each look', async () => {
  const id = await saleable(2, { price: 1000 })
  const { cart_id } = await newCart(shopA, [line(id, { amount: 2 })])
  const look = async () => {
    const cart = await showCart(shopA, cart_id)
    return [cart.total, cart.lines[0]?.price, ...problemsIn(cart)]
  }
  expect(await look()).toEqual([2000, 1000])
  await editItem(id, { price: 1100 })
  expect(await look()).toEqual([2200, 1100])
  await putStock(id, { stock: 1 })
  expect(await look()).toEqual([0, 1100, 'fewer_left /lines/0/amount'])
  await putStock(id, { stock: 0 })
  expect(await look()).toEqual([0, 1100, 'sold_out /lines/0/item_id'])
  await putStock(id, { stock: 9 })
  await editItem(id, { quantity_limit: 1 })
  expect(await look()).toEqual([0, 1100, 'over_quantity_limit /lines/0/amount'])
  await putVisibility(id, false)
  expect(await look()).toEqual([0, null, 'unknown_item /lines/0/item_id'])
  await putVisibility(id, true)
  await editItem(id, { quantity_limit: null })
  expect(await look()).toEqual([2200, 1100])
})

describeWithCli('items with everything', () => {
  let shop: Shop
  let sized: Item
  let optional: Item
  let digital: Item
  let series: Item
  beforeAll(async () => {
    shop = await newShop()
    const found = await importItems(shop, [
      { over: { variations: SIZES(), stock: 3 } },
      { over: { stock: 9, options: [CHOICE(), TEXT()] } },
      {
        over: { type: 'digital', stock: 9, digital: { file_name: 'a.pdf', file_size: 1, file_ext: 'pdf' } },
      },
      {
        over: {
          ...{ type: 'subscription', stock: 9, quantity_limit: 2 },
          subscription: {
            ...{ initial_price: 1000, repeat_price: 800, repeat_times: 'unlimited', cycle_plan: 'monthly' },
          },
        },
      },
    ])
    ;[sized, optional, digital, series] = found as [Item, Item, Item, Item]
  })

  const told = async (...lines: object[]) => {
    const cart = await newCart(shop, lines)
    return [cart.total, ...problemsIn(cart)]
  }
  const choice = (at: number) => {
    const [select] = optional.options
    if (select?.option_type !== 'select') throw new Error('no choice was imported')
    return { option_id: select.id, option_variation_id: select.choices[at]?.id ?? 0 }
  }
  const text = (value: string | null) => ({ option_id: optional.options[1]?.id ?? 0, value })

  /** Of another option of the same item. */
  const numberOfText = () => {
    const [, form] = optional.options
    return form?.option_type === 'form' ? form.option_variation_id : null
  }

  // R-BUY-7, R-BUY-8, R-CART-3
  test('cost what their options cost besides', async () => {
    const asked = line(optional.id, { amount: 2, options: [text('寿'), choice(1)] })
    const cart = await newCart(shop, [asked])
    expect(cart).toMatchObject({ total: 2900, problems: [], lines: [{ price: 1000, unit_price: 1450 }] })
    expect(cart.lines[0]?.options).toEqual([
      { ...text('寿'), option_variation_id: null, name: '名入れ', price: 300 },
      { ...choice(1), value: '紅白', name: 'のし', price: 150 },
    ])
    // What was answered can be sent again.
    const [first] = cart.lines
    const options = first?.options.map(({ name: _name, price: _price, ...option }) => option)
    expect(await told(line(optional.id, { amount: 2, options }))).toEqual([2900])
  })

  // R-BUY-9, R-BUY-10
  test('are refused for what is in the way', async () => {
    const [m, l] = sized.variations as [Item['variations'][0], Item['variations'][0]]
    const of = (variation_id: number | null, amount = 1) => line(sized.id, { variation_id, amount })
    expect(await told(of(m.id, 3))).toEqual([3000])
    expect(await told(of(m.id, 2), of(m.id, 2))).toEqual([
      ...[0, 'fewer_left /lines/0/amount', 'fewer_left /lines/1/amount'],
    ])
    expect(await told(of(l.id))).toEqual([0, 'sold_out /lines/0/variation_id'])
    expect(await told(of(null))).toEqual([0, 'variation_required /lines/0/variation_id'])
    expect(await told(line(optional.id, { variation_id: m.id, options: [choice(0)] }))).toEqual([
      ...[0, 'unknown_variation /lines/0/variation_id'],
    ])
    expect(await told(line(optional.id))).toEqual([0, 'option_required /lines/0/options'])
    expect(await told(line(digital.id, { options: [choice(0)] }))).toEqual([
      ...[0, 'unknown_option /lines/0/options/0/option_id'],
    ])
    expect(await told(line(optional.id, { options: [choice(0), text('長すぎる名入れ')] }))).toEqual([
      ...[0, 'value_too_long /lines/0/options/1/value'],
    ])
    expect(
      await told(line(optional.id, { options: [{ ...choice(0), option_variation_id: numberOfText() }] })),
    ).toEqual([...[0, 'unknown_choice /lines/0/options/0/option_variation_id']])
    expect(await told(line(digital.id, { amount: 2 }))).toEqual([0, 'over_quantity_limit /lines/0/amount'])
    expect(await told(line(series.id, { amount: 2 }))).toEqual([2000])
    expect(await told(line(series.id, { amount: 2 }), line(series.id), line(digital.id))).toEqual([
      ...[1000, 'over_quantity_limit /lines/0/amount', 'over_quantity_limit /lines/1/amount'],
    ])
  })

  // R-BUY-9, R-TENANT-1
  test('of another shop are unknown', async () => {
    expect(problemsIn(await newCart(shopA, [line(sized.id)]))).toEqual(['unknown_item /lines/0/item_id'])
    const { cart_id } = await newCart(shop, [])
    await refused(asBuyer(shopA, 'GET', `/carts/${cart_id}`), { status: 404, type: 'carts/not-found' })
    const put = asBuyer(shopA, 'PUT', `/carts/${cart_id}`, { lines: [] })
    await refused(put, { status: 404, type: 'carts/not-found' })
  })
})

describe('whatever ids are sent', () => {
  // R-BUY-9, R-HTTP-9
  test.each([0, -1, 2_147_483_648, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER])(
    '%d is of nothing',
    async id => {
      const item = await saleable()
      const cart = await newCart(shopA, [
        line(id),
        line(item, { variation_id: id }),
        line(item, { options: [{ option_id: id, option_variation_id: id }] }),
      ])
      expect(problemsIn(cart)).toEqual([
        'unknown_item /lines/0/item_id',
        'unknown_variation /lines/1/variation_id',
        'unknown_option /lines/2/options/0/option_id',
      ])
      expect(await showCart(shopA, cart.cart_id)).toEqual(cart)
    },
  )
})
