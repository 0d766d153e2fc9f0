import { expect, test } from 'vitest'
import { requireSameSite } from './same-site.ts'

const BASE = 'https://shop.example'

// R-STORE-9
test.each<[string, Record<string, string>]>([
  ['a program, or a browser that hides where it is', {}],
  ['a page of the public address', { origin: BASE, 'sec-fetch-site': 'same-origin' }],
  ['a page of the address that was called', { origin: 'https://other.example', host: 'other.example' }],
  ['an address that a person wrote', { 'sec-fetch-site': 'none' }],
])('%s may send a form', (_who, headers) => {
  expect(() => requireSameSite({ headers }, BASE)).not.toThrow()
})

test.each<[string, Record<string, string>]>([
  ['another site', { origin: 'https://evil.example', host: 'shop.example' }],
  ['another site that names no origin', { 'sec-fetch-site': 'cross-site' }],
  ['another host of the same site', { origin: 'https://blog.shop.example', 'sec-fetch-site': 'same-site' }],
  ['a page without an origin', { origin: 'null', host: 'shop.example' }],
  ['a page that came without https', { origin: 'http://shop.example', host: 'shop.example' }],
  ['another port', { origin: 'https://shop.example:444', host: 'shop.example' }],
])('%s may not', (_who, headers) => {
  expect(() => requireSameSite({ headers }, BASE)).toThrow('Only a page of this shop')
})
