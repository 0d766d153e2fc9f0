import { beforeAll, expect, test } from 'vitest'
import { lotteryItem, must, newItem, showItem, subscriptionItem } from './support/makers.ts'
import { invalidItem, noItem, refused } from './support/refused.ts'

const put = (item: number, json: unknown) => ({ method: 'PUT', path: `/api/items/${item}/visibility`, json })

let item: number
beforeAll(async () => {
  item = await newItem()
})

// R-ITEM-19
test('moves as asked, and may be asked again', async () => {
  for (const body of [{}, subscriptionItem(), lotteryItem()]) {
    const id = await newItem(body)
    for (const visible of [true, true, false, false, true]) {
      const answer = await must(204, put(id, { visible }))
      expect(answer.bytes.length).toBe(0)
      expect((await showItem(id)).visible).toBe(visible)
    }
  }
})

test.each(['true', 'false', '', 1, 0, null, [], {}, [true]])('visible %j is refused', async visible => {
  await refused(put(item, { visible }), invalidItem('/visible'), [`/api/items/${item}`])
})

// R-ITEM-19
test('the member is required and the only one', async () => {
  await refused(put(item, {}), invalidItem('/visible'), [`/api/items/${item}`])
  await refused(put(item, { visible: true, stock: 1 }), invalidItem('/stock'), [`/api/items/${item}`])
  await refused(put(item, { Visible: true }), invalidItem('/Visible', '/visible'), [`/api/items/${item}`])
})

test('an item that is not there', async () => {
  await refused(put(2_000_000_000, { visible: true }), noItem)
})
