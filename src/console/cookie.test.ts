import { describe, expect, test } from 'vitest'
import { cookieDigest, mintCookieValue, sessionCookieOf } from './cookie.ts'

const VALUE = 'A'.repeat(43)

describe('the cookie', () => {
  test('is for this host alone, unseen by scripts and other sites', () => {
    const { write, clear } = sessionCookieOf('https://shop.example')
    expect(write(VALUE)).toBe(
      `__Host-akinai_session=${VALUE}; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=2592000`,
    )
    expect(clear()).toBe('__Host-akinai_session=; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=0')
  })

  test('works without https on a machine of one’s own', () => {
    expect(sessionCookieOf('http://127.0.0.1:3000').write(VALUE)).toBe(
      `akinai_session=${VALUE}; Path=/; HttpOnly; SameSite=Strict; Max-Age=2592000`,
    )
  })

  test('has 256 random bits', () => {
    const values = Array.from({ length: 100 }, mintCookieValue)
    expect(new Set(values).size).toBe(100)
    for (const value of values) expect(Buffer.from(value, 'base64url')).toHaveLength(32)
    expect(cookieDigest(VALUE)).toHaveLength(32)
  })
})

describe('a Cookie header', () => {
  const { read } = sessionCookieOf('http://shop.example')

  test.each([
    `akinai_session=${VALUE}`,
    `a=b; akinai_session=${VALUE}; c=d`,
    `a=b;akinai_session=${VALUE}`,
    `xakinai_session=${'B'.repeat(43)}; akinai_session=${VALUE}`,
  ])('%s has the value', header => {
    expect(read(header)).toBe(VALUE)
  })

  test.each([
    undefined,
    '',
    ';',
    '=',
    'akinai_session',
    'akinai_session=',
    `akinai_session=${VALUE}A`,
    `akinai_session=${VALUE.slice(1)}`,
    `akinai_session="${VALUE.slice(2)}"`,
    `akinai_session=${VALUE.slice(1)}é`,
    `AKINAI_SESSION=${VALUE}`,
    `akinai_session =${VALUE}`,
    `__Host-akinai_session=${VALUE}`,
    // Which of two is ours cannot be known: another host of the domain may have set one.
    `akinai_session=${VALUE}; akinai_session=${'B'.repeat(43)}`,
    `akinai_session=${VALUE}; akinai_session=${VALUE}`,
  ])('%j has none', header => {
    expect(read(header)).toBeUndefined()
  })

  test('over https takes no cookie that plain http could have set', () => {
    expect(sessionCookieOf('https://shop.example').read(`akinai_session=${VALUE}`)).toBeUndefined()
  })
})
