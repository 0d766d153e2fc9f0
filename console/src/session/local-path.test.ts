import { expect, test } from 'vitest'
import { localPath } from './local-path.ts'

/** As browsers read it: an address without a host of its own stays here. */
const hostOf = (path: string) => new URL(path, 'https://shop.example').host

test.each([
  null,
  '',
  '//evil.example/',
  '/\\evil.example/',
  'https://evil.example/',
  'javascript:alert(1)',
  'orders',
])('%j leads to the first page', to => expect(localPath(to)).toBe('/'))

test.each(['/sign-in', '/sign-in?to=/orders'])('%s would lead back to the form', to =>
  expect(localPath(to)).toBe('/'),
)

test.each(['/', '/orders?status=unpaid', '/items/1//2', '/requests?path=https://evil.example'])(
  '%s is an address of the console',
  to => expect([localPath(to), hostOf(localPath(to))]).toEqual([to, 'shop.example']),
)
