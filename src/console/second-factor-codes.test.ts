import { describe, expect, test } from 'vitest'
import { mintRecoveryCodes, recoveryCodeDigest } from './recovery-codes.ts'
import { describeTotp, mintTotpSecret, stepOfCode } from './totp.ts'

// The secret and the codes of RFC 6238's appendix B, of which the last six digits are taken.
const SECRET = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)

describe('codes of an app', () => {
  test.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_111_111_111, '050471', 37_037_037],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
  ])('are those of the RFC: at %i s %s', (seconds, code, step) => {
    expect(stepOfCode(SECRET, code, at(seconds))).toBe(step)
  })

  // R-CONSOLE-9
  test('may be of one step before and after, and of no other', () => {
    const steps = [-90, -60, -30, 0, 30, 60, 90].map(drift =>
      stepOfCode(SECRET, '005924', at(1_234_567_890 + drift)),
    )
    const step = 41_152_263
    expect(steps).toEqual([undefined, undefined, step, step, step, undefined, undefined])
  })

  test.each(['', '5924', '05924', '0059240', 'abcdef', '00592四', '-05924', '0x5924'])('%j is none', code => {
    expect(stepOfCode(SECRET, code, at(1_234_567_890))).toBeUndefined()
  })

  test('are the same in full width and in groups', () => {
    expect(stepOfCode(SECRET, ' ００５ 924', at(1_234_567_890))).toBe(41_152_263)
  })

  test('come from a secret of 160 bits, which is told in both forms', () => {
    const secret = mintTotpSecret()
    expect(secret).toHaveLength(20)
    expect(mintTotpSecret().equals(secret)).toBe(false)
    const told = describeTotp(SECRET, 'owner@tea.example')
    expect(told.secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    const uri = new URL(told.uri)
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/Akinai:owner@tea.example',
    ])
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      ...{ issuer: 'Akinai', secret: told.secret, algorithm: 'SHA1', digits: '6', period: '30' },
    })
  })
})

describe('recovery codes', () => {
  test('are ten, of which no two are the same', () => {
    const codes = mintRecoveryCodes()
    expect(new Set([...codes, ...mintRecoveryCodes()]).size).toBe(20)
    for (const code of codes) expect(code).toMatch(/^([2-9a-hjkmnp-z]{4}-){3}[2-9a-hjkmnp-z]{4}$/)
  })

  test('are the same however they are typed', () => {
    const digest = recoveryCodeDigest('k7mp-2xqd-9fhs-w4tb')
    for (const typed of ['K7MP2XQD9FHSW4TB', ' k7mp 2xqd 9fhs w4tb ', 'ｋ７ｍｐ-2xqd-9fhs-w4tb']) {
      expect(recoveryCodeDigest(typed).equals(digest)).toBe(true)
    }
    expect(recoveryCodeDigest('k7mp-2xqd-9fhs-w4tc').equals(digest)).toBe(false)
  })
})
