import { describe, expect, test } from 'vitest'
import { areSame, generatePassword, hashPassword, lengthOf, verifyPassword } from './password.ts'

// R-CONSOLE-5
describe('a password', () => {
  test('is hashed as a PHC string with a salt of its own, at the cost that is recommended at least', async () => {
    const [one, other] = await Promise.all([hashPassword('あいことば 2026'), hashPassword('あいことば 2026')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(other)
    expect(one).not.toContain('あいことば')
  })

  test('is known again, and no other is', async () => {
    const hash = await hashPassword('correct horse')
    expect(await verifyPassword('correct horse', hash)).toBe(true)
    for (const wrong of ['correct hors', 'correct horse ', 'Correct horse', '', 'correct horse\0']) {
      expect([wrong, await verifyPassword(wrong, hash)]).toEqual([wrong, false])
    }
  })

  // Made by the reference implementation's command: echo -n password | argon2 somesalt -id -m 16 -t 2 -p 1 -l 32 -e
  test('that another implementation hashed, at another cost, is known', async () => {
    const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect(await verifyPassword('password', hash)).toBe(true)
    expect(await verifyPassword('passwort', hash)).toBe(false)
  })

  test('is the same however it was typed', async () => {
    const hash = await hashPassword('が１２３ABC')
    expect(await verifyPassword('か\u3099123ＡＢＣ', hash)).toBe(true)
    expect(areSame('が１２３ABC', 'か\u3099123ＡＢＣ')).toBe(true)
    expect(areSame('abc', 'abd')).toBe(false)
    expect(lengthOf('か\u3099👍')).toBe(2)
  })

  // Node's own Argon2 made it, from the bytes that stand for half a pair in UTF-8, and a character that ends C strings.
  test('that was hashed before by another library is known', async () => {
    const hash =
      '$argon2id$v=19$m=19456,t=2,p=1$M3DcHdDIgdJjB0eot7nNaw$cqv+ier4AXo+g788hslq0npPZK/x13Bcs3gbCUsywwM'
    expect(await verifyPassword('か\u3099\ud800\0ＡＢＣ', hash)).toBe(true)
    expect(await verifyPassword('が\ufffd\0ABC', hash)).toBe(true)
    expect(await verifyPassword('が\ufffd', hash)).toBe(false)
  })

  test('of nobody is never right', async () => {
    expect(await verifyPassword('', undefined)).toBe(false)
  })

  test('with characters that are half a pair is a password like any other', async () => {
    const hash = await hashPassword('\ud800half a pair')
    expect(await verifyPassword('\ud800half a pair', hash)).toBe(true)
  })

  test('that was kept in another form is a fault of ours, not a wrong password', async () => {
    for (const other of ['$2b$10$abcdefghijklmnopqrstuv', '', 'x']) {
      await expect(verifyPassword('x', other)).rejects.toThrow()
    }
  })

  test('that is made has 20 letters and digits', () => {
    expect(generatePassword()).toMatch(/^[0-9A-Za-z]{20}$/)
    expect(generatePassword()).not.toBe(generatePassword())
  })
})

test('a crowd is served in turn, and who comes when the queue is full is sent away', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 40 }, () => hashPassword('x')))
  const refused = answers.filter(answer => answer.status === 'rejected')
  expect(refused).toHaveLength(40 - 2 - 20)
  for (const { reason } of refused) {
    expect(reason).toMatchObject({ type: 'console/too-many-attempts', headers: { 'retry-after': '1' } })
  }
  // The places are free again afterwards.
  expect(await verifyPassword('x', await hashPassword('x'))).toBe(true)
})
