import { expect, test } from 'vitest'
import { isMailAddress } from './mail-address.ts'

test.each([
  'hanako@example.jp',
  'a@b.co',
  "o'brien+shop/x=1@sub.example.co.jp",
  '1@1.example',
  'x@xn--eckwd4c7c.xn--zckzah',
  `${'a'.repeat(64)}@example.jp`,
])('%s is one', text => {
  expect(isMailAddress(text)).toBe(true)
})

// R-CONTACT-2
test.each([
  '',
  '@',
  'hanako',
  'hanako@',
  '@example.jp',
  'hanako@localhost',
  'hanako@@example.jp',
  'a b@example.jp',
  '.a@example.jp',
  'a.@example.jp',
  'a..b@example.jp',
  'a@.example.jp',
  'a@example.jp.',
  'a@-example.jp',
  'a@example-.jp',
  'a@example..jp',
  'a@127.0.0.1',
  'a@[127.0.0.1]',
  'Hanako <hanako@example.jp>',
  'a@example.jp, b@example.jp',
  'a@example.jp\r\nBcc: b@example.jp',
  'a@example.jp\n',
  '花子@example.jp',
  'hanako@例え.jp',
  'ｈanako@example.jp',
  `${'a'.repeat(65)}@example.jp`,
  `a@${'b'.repeat(64)}.jp`,
])('%j is none', text => {
  expect(isMailAddress(text)).toBe(false)
})
