import { describe, expect, test } from 'vitest'
import {
  editItem,
  listItems,
  lotteryItem,
  must,
  newCategory,
  newItem,
  newVariation,
  normalItem,
  putStock,
  setLink,
  showItem,
  subscriptionItem,
  unique,
} from './support/makers.ts'
import type { Item } from './support/shapes.ts'

/** An item without the time of its last change. */
function still(item: Item): Omit<Item, 'modified_at'> {
  const { modified_at, ...rest } = item
  return rest
}

// R-ITEM-13
describe('only what was sent changes', () => {
  const full = { detail: 'd', identifier: 'i', quantity_limit: 5 }
  const rows: [string, Record<string, unknown>][] = [
    ['name', { name: '新しい名前' }],
    ['detail', { detail: 'new\n' }],
    ['identifier', { identifier: 'new-1' }],
    ['price', { price: 50 }],
    ['item_tax_type', { item_tax_type: 'reduced' }],
    ['quantity_limit', { quantity_limit: 100 }],
    ['two at once', { name: 'two', price: 100_000_000 }],
    ['identifier null', { identifier: null }],
    ['quantity_limit null', { quantity_limit: null }],
    ['detail empty', { detail: '' }],
    ['a name of 255 characters', { name: '名'.repeat(255) }],
    ['detail of 65535 characters', { detail: '\r\n'.repeat(32_767) }],
    ['identifier of 50 characters', { identifier: '9'.repeat(50) }],
  ]
  test.for(rows)('%s', async ([, change]) => {
    const id = await newItem(normalItem(full))
    const before = await showItem(id)
    const answer = await must(200, { method: 'POST', path: `/api/items/${id}`, json: change })
    expect(answer.body).toEqual({ item_id: id })
    expect(still(await showItem(id))).toEqual({ ...still(before), ...change })
  })

  // R-ITEM-13
  test('detail null clears to the empty string', async () => {
    const id = await newItem(normalItem(full))
    await editItem(id, { detail: null })
    expect((await showItem(id)).detail).toBe('')
  })

  test('variations, links, stock and visibility stay', async () => {
    const id = await newItem()
    const variation = await newVariation(id)
    await putStock(id, { variations: [{ variation_id: variation, stock: 4 }] })
    await setLink('PUT', await newCategory(), id)
    const before = await showItem(id)
    await editItem(id, { name: 'changed' })
    expect(still(await showItem(id))).toEqual({ ...still(before), name: 'changed' })
  })

  // R-ITEM-13
  test('an empty edit is 200 and changes nothing', async () => {
    const id = await newItem(normalItem(full))
    const before = await showItem(id)
    const answer = await must(200, { method: 'POST', path: `/api/items/${id}`, json: {} })
    expect(answer.body).toEqual({ item_id: id })
    expect(await showItem(id)).toEqual(before)
  })

  // R-ITEM-8
  test('a change is seen at once, by itself and in lists', async () => {
    const id = await newItem()
    for (let round = 0; round < 20; round += 1) {
      const name = unique()
      await editItem(id, { name })
      expect((await showItem(id)).name).toBe(name)
      const listed = await listItems('order=created&sort=desc&limit=100')
      expect(listed.find(each => each.id === id)?.name).toBe(name)
    }
  })
})

describe('type', () => {
  const bodies = { normal: normalItem, subscription: subscriptionItem, lottery: lotteryItem }
  // R-ITEM-14
  test.for(Object.entries(bodies))('%s sent again is accepted and without effect', async ([type, body]) => {
    const id = await newItem(body())
    const before = await showItem(id)
    await editItem(id, { type })
    expect(await showItem(id)).toEqual(before)
    await editItem(id, { type, name: 'with it' })
    expect((await showItem(id)).name).toBe('with it')
  })
})

describe('subscription', () => {
  // R-ITEM-3
  test('a first price that never had a repeat price takes it along', async () => {
    const id = await newItem(subscriptionItem({ price: 1000 }))
    await editItem(id, { price: 1500 })
    expect((await showItem(id)).subscription).toMatchObject({ initial_price: 1500, repeat_price: 1500 })
  })

  test('a repeat price once given stays', async () => {
    const id = await newItem(subscriptionItem({ price: 1000 }, { repeat_price: 900 }))
    await editItem(id, { price: 1500 })
    expect((await showItem(id)).subscription).toMatchObject({ initial_price: 1500, repeat_price: 900 })
  })

  test('a repeat price given later stays from then on, even when it was equal', async () => {
    const id = await newItem(subscriptionItem({ price: 1000 }))
    await editItem(id, { subscription: { repeat_price: 1000 } })
    await editItem(id, { price: 1500 })
    expect((await showItem(id)).subscription).toMatchObject({ initial_price: 1500, repeat_price: 1000 })
  })

  const parts = [
    { repeat_price: 50 },
    { repeat_times: 'repeat_3_times' },
    { cycle_plan: 'every_45_days' },
    {},
  ]
  test.each(parts)('each part alone: %j', async part => {
    const id = await newItem(subscriptionItem({}, { repeat_price: 800 }))
    const before = await showItem(id)
    await editItem(id, { subscription: part })
    expect((await showItem(id)).subscription).toEqual({ ...before.subscription, ...part })
  })

  test('the object and common fields in one call', async () => {
    const id = await newItem(subscriptionItem())
    await editItem(id, { price: 70, subscription: { repeat_price: 60, cycle_plan: 'weekly' } })
    expect(await showItem(id)).toMatchObject({
      price: 70,
      subscription: { initial_price: 70, repeat_price: 60, cycle_plan: 'weekly' },
    })
  })
})

describe('lottery', () => {
  const rows: [string, Record<string, string>][] = [
    ['the start alone', { application_start_at: '2039-01-01T00:00:00Z' }],
    ['the end alone', { application_end_at: '2040-01-15T00:00:00Z' }],
    ['the announcement alone', { scheduled_announce_at: '2041-01-01T00:00:00Z' }],
    ['end and announcement on one moment', { application_end_at: '2040-02-01T00:00:00Z' }],
    [
      'all moved past the old ones',
      {
        ...{ application_start_at: '2050-01-01T00:00:00Z', application_end_at: '2050-01-02T00:00:00Z' },
        scheduled_announce_at: '2050-01-03T00:00:00Z',
      },
    ],
    ['nothing', {}],
  ]
  test.for(rows)('%s', async ([, part]) => {
    const id = await newItem(lotteryItem())
    const before = await showItem(id)
    await editItem(id, { lottery: part })
    expect((await showItem(id)).lottery).toEqual({ ...before.lottery, ...part })
  })
})
