import { expect, test } from 'vitest'
import { passkeyPlaceOf } from './passkey-place.ts'

test.each([
  ['https://shop.example', 'shop.example', 'https://shop.example'],
  ['https://shop.example:8443', 'shop.example', 'https://shop.example:8443'],
  ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
  ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
  ['http://localhost', 'localhost', 'http://localhost'],
  ['https://127.0.0.1', 'localhost', 'https://localhost'],
])('%s has its passkeys at %s', (baseUrl, rpId, origin) => {
  expect(passkeyPlaceOf(baseUrl)).toEqual({ rpId, origin })
})

test.each(['http://shop.example', 'http://192.0.2.1:3000', 'https://192.0.2.1', 'https://[2001:db8::1]'])(
  '%s has none',
  baseUrl => {
    expect(passkeyPlaceOf(baseUrl)).toBeUndefined()
  },
)
