import { expect, test } from 'vitest'
import { keyDigest } from './key.ts'

// R-KEY-2
test('a key belongs to what its path means', () => {
  const digest = (params: unknown) =>
    keyDigest({ token: 1 }, 'PUT', '/api/orders/{unique_key}', params, 'key')
  const order = digest({ unique_key: '4F0K2M9X7Q1Z8B5C' })
  expect(digest({ unique_key: '4f0k2m9x7q1z8b5c' })).toEqual(order)
  expect(digest({ unique_key: '4F0K2M9X7Q1Z8B5D' })).not.toEqual(order)
  expect(digest({ id: 1 })).toEqual(digest({ id: 1 }))
  expect(digest(undefined)).not.toEqual(digest({ id: 1 }))
})
