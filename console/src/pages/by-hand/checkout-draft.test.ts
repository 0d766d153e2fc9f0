import { expect, test } from 'vitest'
import { EMPTY_DRAFT, type LineDraft, linesBody, wishesBody, withLine } from './checkout-draft.ts'

test('lines are sent with their pieces, and what is no number as it is', () => {
  const line = (amount: string) => ({ item_id: 1, variation_id: null, name: 'x', amount, options: [] })
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

// R-WORK-5
test('options are sent as chosen or written; one that must be given even if it is not, so that the server says so', () => {
  const select = (id: number, required: boolean) => ({
    ...{ id, name: 'のし', required, option_type: 'select' as const, choices: [] },
  })
  const form = (id: number, required: boolean) => ({
    ...{ id, name: '名入れ', required, option_type: 'form' as const, option_variation_id: null },
    ...{ extra_price: 0, max_length: null, free_text_description: null },
  })
  const line: LineDraft = {
    ...{ item_id: 1, variation_id: null, name: 'x', amount: '1' },
    options: [
      { option: select(1, false), value: '31' },
      { option: select(2, true), value: '' },
      { option: form(3, true), value: ' 花子 ' },
      { option: form(4, false), value: ' ' },
    ],
  }
  expect(linesBody({ lines: [line] }).lines[0]?.options).toEqual([
    { option_id: 1, option_variation_id: 31 },
    { option_id: 2, option_variation_id: null },
    { option_id: 3, value: '花子' },
  ])
  // With options it is another line, without them one piece more.
  expect(withLine([line], line)).toHaveLength(2)
  const plain = { ...line, options: [] }
  expect(withLine([plain], plain)).toEqual([{ ...plain, amount: '2' }])
})
