import { expect, test } from 'vitest'
import {
  EMPTY_DRAFT,
  type LineDraft,
  linesBody,
  wishesBody,
  withLine,
  withoutGone,
} from './checkout-draft.ts'

const NOW = new Date('2026-11-20T01:02:03Z')

test('lines are sent with their pieces, and what is no number as it is', () => {
  const line = (amount: string) => ({ item_id: 1, variation_id: null, name: 'x', amount, options: [] })
  expect(linesBody({ ...EMPTY_DRAFT, lines: [line('２'), line('two')] }).lines).toEqual([
    { item_id: 1, variation_id: null, amount: 2 },
    { item_id: 1, variation_id: null, amount: 'two' },
  ])
})

test('what was left open is none, and a telephone number loses its hyphens', () => {
  const said = wishesBody({ ...EMPTY_DRAFT, tel: '０３-1234-5678' }, NOW)
  expect(said).not.toHaveProperty('payment')
  expect(said).toMatchObject({
    customer: { address: { tel: '0312345678' } },
    delivery: { shipping_method_id: null, delivery_date: null, delivery_time_zone: null },
    ...{ takeout: null, remark: null },
  })
  expect(
    wishesBody({ ...EMPTY_DRAFT, method: '3', payment: 'cod', takeout: '2026-11-23T01:00:00Z' }, NOW),
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

test('another place for takeout is asked for before a time of it is known', () => {
  const takeout = (draft: object) => wishesBody({ ...EMPTY_DRAFT, ...draft }, NOW).takeout
  expect(takeout({ place: '支店' })).toEqual({ place: '支店', at: '2026-11-20T01:02:03.000Z' })
  const at = '2026-11-23T01:00:00Z'
  expect(takeout({ place: '支店', takeout: at })).toEqual({ place: '支店', at })
})

// R-WORK-5
test('what can be chosen no more leaves the draft, and all else stays', () => {
  const way = (shipping_method_id: number, first_date: string | null) => ({
    ...{ shipping_method_id, name: 'x', fee: 0, first_date, last_date: first_date },
    ...{ time_zones: first_date === null ? [] : ['1214'], payment_methods: null },
  })
  const at = '2026-11-23T01:00:00Z'
  const takeout = {
    ...{ places: ['本店', '支店'].map(name => ({ name, address: '' })), place: '支店' },
    days: [{ day: '2026-11-23', times: [at] }],
  }
  const pays = (method: 'cod' | 'bt' | 'creditcard') => ({ method, fee: 0, refusal: null })
  const all = {
    delivery_choices: [way(1, null), way(2, '2026-11-24')],
    ...{ takeout_choices: takeout, payment_methods: [pays('cod'), pays('bt'), pays('creditcard')] },
  }
  const draft = {
    ...{ ...EMPTY_DRAFT, last: '山田', method: '2', date: '2026-11-24', zone: '1214' },
    ...{ place: '支店', takeout: at, payment: 'cod' },
  }
  const left = (members: object, draftNow = draft) => withoutGone(draftNow, { ...all, ...members })
  expect(left({})).toBe(draft)
  expect(left({ delivery_choices: [way(1, null)] })).toEqual({ ...draft, method: '', date: '', zone: '' })
  expect(left({ delivery_choices: [way(2, null)] })).toEqual({ ...draft, date: '', zone: '' })
  expect(left({ takeout_choices: null })).toEqual({ ...draft, place: '', takeout: '' })
  expect(left({ takeout_choices: { ...takeout, days: [] } })).toEqual({ ...draft, takeout: '' })
  expect(left({ payment_methods: [pays('creditcard')] })).toEqual({ ...draft, payment: '' })
  // A wished day stays in the field in which it is told.
  const late = { ...draft, date: '2026-12-24' }
  expect(left({}, late)).toBe(late)
})
