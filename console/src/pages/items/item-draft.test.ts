import { expect, test } from 'vitest'
import { itemBody, itemChanges, laterChanges, newItemDraft } from './item-draft.ts'

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

const series = { ...stored, type: 'subscription', repeatPrice: '900' } as const

test('a price of later deliveries that was taken out becomes the price, since what is left out stays', () => {
  const sent = { repeat_price: 1200, repeat_times: 'unlimited', cycle_plan: 'monthly' }
  expect(itemChanges(series, { ...series, repeatPrice: ' ' })).toEqual({ subscription: sent })
  const both = { ...series, repeatPrice: '', price: '1300' }
  expect(itemChanges(series, both)).toEqual({ price: 1300, subscription: { ...sent, repeat_price: 1300 } })
  const never = { ...series, repeatPrice: '' }
  expect(itemChanges(never, never)).toEqual({})
})

test('one that stayed behind a price that was changed is brought to it, where the field was left empty', () => {
  const item = (repeat_price: number) => ({ price: 1300, subscription: { repeat_price } })
  const draft = { ...series, price: '1300', repeatPrice: '' }
  expect(laterChanges(draft, item(1200))).toEqual({ subscription: { repeat_price: 1300 } })
  expect(laterChanges(draft, item(1300))).toBeUndefined()
  expect(laterChanges({ ...draft, repeatPrice: '1200' }, item(1200))).toBeUndefined()
})

test('times of a lottery that were taken out are sent as they are, for the server to refuse', () => {
  const lottery = {
    ...stored,
    type: 'lottery',
    applyFrom: '2031-04-01T10:00',
    applyUntil: '2031-04-08T10:00',
    announceAt: '2031-04-09T10:00',
  } as const
  expect(itemChanges(lottery, lottery)).toEqual({})
  expect(itemChanges(lottery, { ...lottery, applyUntil: '' })).toMatchObject({
    lottery: { application_end_at: '' },
  })
})
