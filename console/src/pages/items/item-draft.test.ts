import { expect, test } from 'vitest'
import { itemBody, itemChanges, newItemDraft } from './item-draft.ts'

const stored = { ...newItemDraft('standard'), name: '湯呑み', price: '1200', identifier: 'A-1' }

test('only what was changed is sent', () => {
  expect(itemChanges(stored, stored)).toEqual({})
  expect(itemChanges(stored, { ...stored, identifier: '', limit: '３' })).toEqual({
    identifier: null,
    quantity_limit: 3,
  })
  expect(itemChanges(stored, { ...stored, price: '1,200' })).toEqual({})
})

test('what is typed with a Japanese keyboard is understood', () => {
  expect(itemBody({ ...stored, price: '１,５００', identifier: 'Ａ-２ ' })).toMatchObject({
    price: 1500,
    identifier: 'A-2',
  })
})

test('only the type has its own members', () => {
  expect(itemBody(stored)).not.toHaveProperty('lottery')
  const series = itemBody({ ...stored, type: 'subscription', repeatPrice: '900' })
  expect(series.subscription).toEqual({ repeat_price: 900, repeat_times: 'unlimited', cycle_plan: 'monthly' })
  const lottery = {
    ...stored,
    type: 'lottery',
    applyFrom: '2031-04-01T10:00',
    applyUntil: '',
    announceAt: '',
  } as const
  expect(itemBody(lottery).lottery).toEqual({ application_start_at: '2031-04-01T10:00:00+09:00' })
})
