import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlain, maskParts } from './mask-path.ts'

const isMasked = (name: string) => name === 'keyword'

/** Parts of what is hidden, and of what is not, in every order. */
const PART = fc.oneof(
  fc.constantFrom(
    'api',
    'items',
    'shops',
    'green-tea',
    '',
    'W7TV4GZVXIZ5IRDQ',
    '09012345678',
    'a_09012345678',
  ),
  fc.constantFrom(
    'Abc0123456789abcdefghi',
    'akn_abc',
    'taro@example.jp',
    '%E5%B1%B1',
    '-',
    '_',
    '12',
    '0312345678',
  ),
  fc.string({ unit: fc.constantFrom('a', 'Z', '0', '9', '-', '_'), maxLength: 24 }),
)
const PATH = fc.array(
  fc.array(PART, { maxLength: 3 }).map(parts => parts.join('')),
  { maxLength: 5 },
)
const QUERY = fc.array(fc.tuple(fc.constantFrom('limit', 'keyword', 'sort', 'a'), PART), { maxLength: 3 })

test('nothing is masked of what is plain', () => {
  let plain = 0
  fc.assert(
    fc.property(fc.boolean(), PATH, QUERY, (ofShop, path, query) => {
      const parts = [...(ofShop ? ['shops'] : []), ...path]
      const asked = query.map(pair => pair.join('=')).join('&')
      const url = `/${parts.join('/')}${query.length > 0 ? `?${asked}` : ''}`
      if (!isPlain(url, isMasked)) return
      plain += 1
      expect(maskParts(url, isMasked)).toBe(url)
    }),
    { numRuns: 5_000 },
  )
  expect(plain).toBeGreaterThan(200)
})

test.each([
  '/api/items/12',
  '/api/items?limit=20&offset=40',
  '/api/orders/W7TV4GZVXIZ5IRDQ/shop_memo',
  '/shops/green-tea/items/12',
  '/shops/tea2/items/12',
])('%s is plain', url => {
  expect(isPlain(url, isMasked)).toBe(true)
})

test('whose value is masked is not plain', () => {
  expect(isPlain('/api/items?keyword=sato', isMasked)).toBe(false)
})
