import { beforeEach, expect, test } from 'vitest'
import {
  basedOn,
  basisOf,
  carryReading,
  forgetReadings,
  noteReading,
  noteWritten,
  resourceOf,
} from './tags.ts'

beforeEach(forgetReadings)

test.each([
  ['/api/items/12', '/api/items/12'],
  ['/api/items/12/stock', '/api/items/12'],
  ['/console/api/items/12/file', '/api/items/12'],
  ['/console/api/items/12/shipping_methods', '/console/api/items/12/shipping_methods'],
  ['/api/item_categories/3/items/12', '/api/items/12'],
  ['/api/item_categories/3/list_order', '/api/item_categories/3'],
  ['/api/orders/abc1/dispatch', '/api/orders/ABC1'],
  ['/console/api/orders/ABC1/cash_confirmation', '/api/orders/ABC1'],
  ['/console/api/settings', '/console/api/settings'],
  ['/console/api/coupons/4', '/console/api/coupons/4'],
  ['/api/items?limit=20', '/api/items'],
])('%s is of %s', (path, resource) => {
  expect(resourceOf(path)).toBe(resource)
})

test('a change is based on what was read last, or on what its form began with', () => {
  const [first, second] = [{ name: 'a' }, { name: 'b' }]
  noteReading('/api/items/1', { etag: '"1"', body: first })
  noteReading('/api/items/1', { etag: '"2"', body: second })
  expect(basisOf('/api/items/1/stock')?.etag).toBe('"2"')
  expect(basedOn(first, () => basisOf('/api/items/1'))?.etag).toBe('"1"')
  expect(basisOf('/api/items/1')?.etag).toBe('"2"')
  expect(basisOf('/api/items/2')).toBeUndefined()
})

test('an answer that the cache has put together anew has the tag of the one it stands for', () => {
  const [read, shared] = [{ name: 'a' }, { name: 'a' }]
  noteReading('/api/items/1', { etag: '"2"', body: read })
  carryReading(read, shared)
  expect(basedOn(shared, () => basisOf('/api/items/1'))?.etag).toBe('"2"')
})

test('after a change of ours its form is based on that; without a tag nothing is known any more', () => {
  const read = { name: 'a', stock: 1 }
  const reading = { etag: '"1"', body: read }
  noteReading('/api/items/1', reading)
  noteWritten('/api/items/1/stock', reading, '"2"', { stock: 5, move_to: 'last' })
  const written = { etag: '"2"', body: { name: 'a', stock: 5 } }
  expect(basedOn(read, () => basisOf('/api/items/1'))).toEqual(written)
  expect(basisOf('/api/items/1')).toEqual(written)
  noteWritten('/api/items/1', written, null, undefined)
  expect(basisOf('/api/items/1')).toBeUndefined()
})

test('a form goes by what was written beside it, also where that was put back and has the tag of before', () => {
  const path = '/console/api/coupons/4'
  const [first, second, third] = [{ active: true }, { active: false }, { active: true }]
  const tagOf = () => basedOn(first, () => basisOf(path))?.etag
  const readings = [
    { etag: '"on"', body: first },
    { etag: '"off"', body: second },
    { etag: '"on"', body: third },
  ] as const
  noteReading(path, readings[0])
  noteWritten(path, readings[0], '"off"', second)
  noteReading(path, readings[1])
  expect(tagOf()).toBe('"off"')
  noteWritten(path, readings[1], '"on"', third)
  noteReading(path, readings[2])
  expect(tagOf()).toBe('"on"')
  noteWritten(path, readings[2], '"off"', second)
  expect(tagOf()).toBe('"off"')
})
