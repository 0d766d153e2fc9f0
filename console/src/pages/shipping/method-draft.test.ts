import { expect, test } from 'vitest'
import type { ShippingMethod } from '../../api/types.ts'
import { readFeeTable } from './fee-table.ts'
import { draftOfMethod, methodBody, NEW_METHOD, withFeeTable } from './method-draft.ts'

const method: ShippingMethod = {
  ...{ id: 3, name: 'クール便', fee: 1100, prefecture_fees: [{ prefecture: '沖縄県', fee: 1900 }] },
  ...{ free_from: null, classes: [], payment_methods: ['bt', 'cod'], takes_date: true, takes_time: false },
  ...{ carrier_days: 2, for_all_items: false, active: true, items: [] },
}

test('what was not changed is sent as it was', () => {
  const { id, items, ...body } = method
  expect(methodBody(draftOfMethod(method))).toEqual(body)
  const sized: ShippingMethod = {
    ...method,
    fee: 800,
    prefecture_fees: [],
    classes: [{ name: '60', up_to: 10, fee: 800, prefecture_fees: [{ prefecture: '北海道', fee: 1500 }] }],
  }
  const { id: _, items: none, ...whole } = sized
  expect(methodBody(draftOfMethod(sized))).toEqual(whole)
})

test('numbers are read as people type them, and what is none is left for the server to tell', () => {
  const draft = { ...NEW_METHOD, name: ' 宅配便 ', fee: '１，２００', freeFrom: '', carrierDays: '二' }
  expect(methodBody(draft)).toMatchObject({
    ...{ name: '宅配便', fee: 1200, free_from: null, carrier_days: '二', prefecture_fees: [] },
  })
  expect(methodBody({ ...draft, prefectures: { 沖縄県: ' ', 北海道: '0' } })).toMatchObject({
    prefecture_fees: [{ prefecture: '北海道', fee: 0 }],
  })
})

test('columns of a table are those of the classes', () => {
  const table = readFeeTable('北海道\t1500\t1800\n沖縄\t1600')
  expect(
    withFeeTable({ ...NEW_METHOD, prefectures: { 北海道: '1', 東京都: '2' } }, table).prefectures,
  ).toEqual({
    ...{ 北海道: '1500', 東京都: '2', 沖縄県: '1600' },
  })
  const blank = { fee: '', prefectures: {}, upTo: '1', name: '' }
  const { classes } = withFeeTable(
    {
      ...NEW_METHOD,
      classes: [
        { ...blank, key: 1 },
        { ...blank, key: 2 },
      ],
    },
    table,
  )
  expect(classes.map(({ prefectures }) => prefectures)).toEqual([
    { 北海道: '1500', 沖縄県: '1600' },
    { 北海道: '1800' },
  ])
})
