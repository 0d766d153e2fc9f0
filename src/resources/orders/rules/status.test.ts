import { describe, expect, test } from 'vitest'
import { makeOrder, type OrderRecipe } from '../../../../test/support/orders/build.ts'
import type { OrderStatus } from '../schemas.ts'
import { shippableFrom, statusOf } from './status.ts'

const at = (text: string) => new Date(text)
const NOON = at('2026-11-20T03:00:00Z')

// R-STATUS-2, R-PAY-2
describe('the status follows from payment and lines', () => {
  test.each<[string, OrderRecipe, OrderStatus]>([
    ['card authorised', {}, 'ordered'],
    ['card not authorised', { payment: 'unpaid' }, 'unpaid'],
    ['transfer not arrived', { method: 'bt', payment: 'unpaid' }, 'unpaid'],
    ['transfer arrived', { method: 'bt', payment: 'paid' }, 'ordered'],
    ['cash on delivery', { method: 'cod' }, 'ordered'],
    ['nothing to pay', { method: 'cvs', payment: 'unpaid', lines: [{ price: 0 }] }, 'ordered'],
    [
      'not paid, and before its window',
      { method: 'cvs', payment: 'unpaid', lines: [{ shipping_start_on: '2026-12-01' }] },
      'unpaid',
    ],
    ['before its window', { lines: [{ shipping_start_on: '2026-12-01' }] }, 'unshippable'],
    [
      'in its window',
      { lines: [{ shipping_start_on: '2026-11-20', shipping_end_on: '2026-11-30' }] },
      'ordered',
    ],
    [
      'after its window',
      { lines: [{ shipping_start_on: '2026-11-01', shipping_end_on: '2026-11-10' }] },
      'ordered',
    ],
    ['with no start of its window', { lines: [{ shipping_end_on: '2026-12-10' }] }, 'ordered'],
    [
      'a line before its window beside another',
      { lines: [{ shipping_start_on: '2026-12-01' }, {}] },
      'ordered',
    ],
    ['lottery not announced', { lines: [{ announce_at: at('2026-11-20T03:00:01Z') }] }, 'unshippable'],
    ['lottery announced', { lines: [{ announce_at: at('2026-11-20T03:00:00Z') }] }, 'ordered'],
    ['sent in part', { lines: [{ status: 'dispatched' }, {}] }, 'ordered'],
    [
      'sent in part, the rest for later',
      { lines: [{ status: 'dispatched' }, { shipping_start_on: '2026-12-01' }] },
      'ordered',
    ],
    [
      'sent but for a cancelled line',
      { lines: [{ status: 'dispatched' }, { status: 'cancelled' }] },
      'dispatched',
    ],
    [
      'a cancelled line for later',
      { lines: [{ status: 'cancelled', shipping_start_on: '2026-12-01' }, {}] },
      'ordered',
    ],
    ['all lines cancelled', { lines: [{ status: 'cancelled' }] }, 'cancelled'],
    ['reported as arrived', { lines: [{ status: 'dispatched' }], status: 'arrived' }, 'arrived'],
    ['reported too early', { lines: [{ status: 'dispatched' }, {}], status: 'arrived' }, 'ordered'],
    ['refunded', { payment: 'refunded' }, 'ordered'],
    ['unpaid by its own word', { payment: null, status: 'unpaid' }, 'unpaid'],
    [
      'unpaid by its own word, cash on delivery',
      { method: 'cod', payment: null, status: 'unpaid' },
      'ordered',
    ],
    ['held back by its own word', { payment: null, status: 'unshippable' }, 'unshippable'],
  ])('%s', (_name, recipe, status) => {
    expect(statusOf(makeOrder(recipe), NOON)).toBe(status)
  })
})

// R-STATUS-3
test('a window opens when its first day begins in Japan, a lottery when it is announced, whichever is later', () => {
  const order = makeOrder({
    lines: [
      { shipping_start_on: '2026-12-01', announce_at: at('2026-11-25T00:00:00Z') },
      { shipping_start_on: '2026-11-26', announce_at: at('2026-11-27T09:00:00Z') },
      { shipping_start_on: '2026-11-20', status: 'cancelled' },
    ],
  })
  const opens = at('2026-11-27T09:00:00Z')
  expect(shippableFrom(order, NOON)).toEqual(opens)
  expect(statusOf(order, at('2026-11-27T08:59:59Z'))).toBe('unshippable')
  expect(shippableFrom(order, opens)).toBeNull()
  expect(statusOf(order, opens)).toBe('ordered')

  const reserved = makeOrder({ lines: [{ shipping_start_on: '2026-12-01' }] })
  expect(shippableFrom(reserved, NOON)).toEqual(at('2026-11-30T15:00:00Z'))
})
