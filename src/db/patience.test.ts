import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inCall, onBehalfOf, servingShop } from '../lib/shop-at-work.ts'
import { Patience } from './patience.ts'
import { connectionLost, noConnection } from './sqlstate.ts'

const REST_MS = 10_000

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

test('a call that has waited in vain is told so at once, wherever it asks, until it may ask again', () => {
  const patience = new Patience(REST_MS)
  const silence = noConnection()
  inCall(1, () => {
    patience.require()
    servingShop(2, () => onBehalfOf(1, () => patience.note(silence)))
    expect(() => patience.require()).toThrow(silence)
    expect(() => servingShop(2, () => patience.require())).toThrow(silence)
    inCall(1, () => patience.require())
    vi.advanceTimersByTime(REST_MS - 1)
    expect(() => patience.require()).toThrow(silence)
    vi.advanceTimersByTime(1)
    patience.require()
  })
})

test('what is over soon, such as a connection that broke, may be tried again', () => {
  const patience = new Patience(REST_MS)
  inCall(1, () => {
    for (const error of [connectionLost(), new Error('something else')]) patience.note(error)
    patience.require()
  })
})

test('what several calls wait for together is known of each, and asked for unless all have waited in vain', () => {
  const patience = new Patience(REST_MS)
  const silence = noConnection()
  const [one, other] = [{}, {}]
  onBehalfOf(undefined, () => patience.note(silence), [one, other])
  for (const call of [one, other])
    expect(() => onBehalfOf(1, () => patience.require(), [call])).toThrow(silence)
  expect(() => onBehalfOf(undefined, () => patience.require(), [one, other])).toThrow(silence)
  onBehalfOf(undefined, () => patience.require(), [one, other, {}])
})

test('who works for no call asks as ever', () => {
  const patience = new Patience(REST_MS)
  patience.note(noConnection())
  patience.require()
})
