import { expect, test } from 'vitest'
import type { ListedItem } from '../../api/types.ts'
import { outlookOf } from './bulk-change.ts'

const item: ListedItem = {
  ...{
    id: 1,
    type: 'normal',
    name: '手ぬぐい',
    identifier: null,
    price: 1200,
    proper_price: null,
    visible: true,
  },
  ...{ sales_status: 'item_now_on_sale', variation_count: 0, stock: 5, square_url: null },
}

test('prices are set, raised and lowered, in whole yen', () => {
  expect(outlookOf({ kind: 'price', how: 'to', value: 900 }, item)).toEqual({ to: 900 })
  expect(outlookOf({ kind: 'price', how: 'by', value: -200 }, item)).toEqual({ to: 1000 })
  expect(outlookOf({ kind: 'price', how: 'percent', value: 8 }, { ...item, price: 1005 })).toEqual({
    to: 1085,
  })
  expect(outlookOf({ kind: 'price', how: 'percent', value: 10 }, { ...item, price: null })).toEqual({
    left: 'noPrice',
  })
  // A sale that is on is left out of the account, and ended.
  expect(
    outlookOf({ kind: 'price', how: 'by', value: 100 }, { ...item, price: 800, proper_price: 1200 }),
  ).toEqual({ to: 1300 })
})

test('stocks are set and moved, never below nothing, and not those of variations', () => {
  expect(outlookOf({ kind: 'stock', how: 'by', value: -9 }, item)).toEqual({ to: 0 })
  expect(outlookOf({ kind: 'stock', how: 'to', value: 5 }, item)).toEqual({ left: 'same' })
  expect(outlookOf({ kind: 'stock', how: 'by', value: 1 }, { ...item, variation_count: 2 })).toEqual({
    left: 'skipped',
  })
})

test('what is as wanted already is left alone', () => {
  expect(outlookOf({ kind: 'publish' }, item)).toEqual({ left: 'same' })
  expect(outlookOf({ kind: 'hide' }, item)).toEqual({ to: null })
  expect(outlookOf({ kind: 'price', how: 'to', value: 1200 }, item)).toEqual({ left: 'same' })
})
