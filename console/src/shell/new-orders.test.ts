import { expect, test } from 'vitest'
import { foldNewOrders, type Known } from './new-orders.ts'

const answer = (unique_keys: string[], over: object = {}) => ({
  ...{ after: 10, newest: 10 + unique_keys.length, unique_keys, more: false },
  ...over,
})

test('what was there at first is no news, and what comes is once', () => {
  const first = foldNewOrders(null, answer(['B', 'A']))
  expect([first.keys, first.changed]).toEqual([[], false])
  const second = foldNewOrders(first.known, answer(['D', 'C', 'B', 'A']))
  expect([second.keys, second.changed, second.known.after]).toEqual([['D', 'C'], true, 10])
  const third = foldNewOrders(second.known, answer(['D', 'C', 'B', 'A']))
  expect([third.keys, third.changed]).toEqual([[], false])
})

test('an order with a lower number that becomes visible later is news too', () => {
  const { known } = foldNewOrders(null, answer(['C', 'A'], { newest: 13 }))
  expect(foldNewOrders(known, answer(['C', 'B', 'A'], { newest: 13 })).keys).toEqual(['B'])
})

test('after many it begins anew, and nothing of that is told twice', () => {
  const keys = Array.from({ length: 70 }, (_, at) => `K${70 - at}`)
  const { known } = foldNewOrders(foldNewOrders(null, answer([])).known, answer(keys))
  expect(known.after).toBe(null)
  const anew: Known = foldNewOrders(known, answer(keys.slice(0, 20), { after: 50 })).known
  expect([anew.after, anew.keys.size]).toEqual([50, 20])
  expect(foldNewOrders(known, answer(['K71', ...keys.slice(0, 19)], { after: 51 })).keys).toEqual(['K71'])
})
