import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { senderAddress } from './deliver.ts'

test.each([
  ['https://shop.example.jp', 'no-reply@shop.example.jp'],
  ['https://shop.example.jp:8443/api', 'no-reply@shop.example.jp'],
  ['https://店.example.jp', 'no-reply@xn--hxt.example.jp'],
  ['http://127.0.0.1:3000', 'no-reply@localhost'],
  ['http://[::1]:3000', 'no-reply@localhost'],
])('mails of %s come from %s', (baseUrl, address) => {
  expect(senderAddress({ config: readConfig({}), baseUrl })).toBe(address)
})

test('AKINAI_MAIL_FROM says otherwise', () => {
  const config = readConfig({ AKINAI_MAIL_FROM: 'orders@example.jp' })
  expect(senderAddress({ config, baseUrl: 'https://shop.example.jp' })).toBe('orders@example.jp')
})

test.each([
  'smtp://localhost',
  'smtps://user:p%40ss@mail.example.jp',
  'smtp://[::1]:2525/',
  'smtp://user@mail.example.jp:587',
])('%s is an address of a mail server', url => {
  expect(readConfig({ SMTP_URL: url }).smtpUrl).toBe(url)
})

test.each([
  'localhost:25',
  'http://localhost',
  'smtp://',
  'smtp:localhost',
  'smtp://localhost/path',
  'smtp://localhost?secure=true',
  'smtps://user:a#b@mail.example.jp',
  'smtps://user:100%@mail.example.jp',
  'smtps://user:%FF@mail.example.jp',
  'smtp://localhost:99999',
])('%s is none, and is told without its password', url => {
  expect(() => readConfig({ SMTP_URL: url })).toThrow(
    /^SMTP_URL must be an address such as smtps:\/\/user:password@smtp\.example\.jp, with special characters of the password percent-encoded\.$/,
  )
})

test.each(['shop', 'a@b@c', 'Shop <a@example.jp>', 'a@example.jp, b@example.jp', 'a\nb@example.jp'])(
  '%j cannot be what mails come from',
  address => {
    expect(() => readConfig({ AKINAI_MAIL_FROM: address })).toThrow('AKINAI_MAIL_FROM must be a mail address')
  },
)
