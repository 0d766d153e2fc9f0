import { expect, test } from 'vitest'
import { EMPTY_DRAFT, linesBody, wishesBody } from './checkout-draft.ts'

test('lines are sent with their pieces, and what is no number as it is', () => {
  const line = (amount: string) => ({ item_id: 1, variation_id: null, name: 'x', amount })
  expect(linesBody({ ...EMPTY_DRAFT, lines: [line('２'), line('two')] }).lines).toEqual([
    { item_id: 1, variation_id: null, amount: 2 },
    { item_id: 1, variation_id: null, amount: 'two' },
  ])
})

test('what was left open is none, and a telephone number loses its hyphens', () => {
  const said = wishesBody({ ...EMPTY_DRAFT, tel: '０３-1234-5678' })
  expect(said).not.toHaveProperty('payment')
  expect(said).toMatchObject({
    customer: { address: { tel: '0312345678' } },
    delivery: { shipping_method_id: null, delivery_date: null, delivery_time_zone: null },
    ...{ takeout: null, remark: null },
  })
  expect(
    wishesBody({ ...EMPTY_DRAFT, method: '3', payment: 'cod', takeout: '2026-11-23T01:00:00Z' }),
  ).toMatchObject({
    delivery: { shipping_method_id: 3 },
    takeout: { at: '2026-11-23T01:00:00Z' },
    payment: { method: 'cod' },
  })
})
