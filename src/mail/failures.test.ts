import { describe, expect, test } from 'vitest'
import { describeFailure } from './failures.ts'

const hanako = { name: '山田 花子', address: 'hanako.yamada+tea@example.jp' }

// R-MAIL-12: answers as mail servers in use give them.
describe('what a mail server said is told without the recipient', () => {
  test.each([
    // Postfix
    [
      '550 5.1.1 <hanako.yamada+tea@example.jp>: Recipient address rejected: User unknown in local recipient table',
      '550 5.1.1 <•••@example.jp>: Recipient address rejected: User unknown in local recipient table',
    ],
    // Exim
    [
      '550-Verification failed for <Hanako.Yamada+tea@Example.jp>\r\n550-No Such User Here "hanako.yamada"\r\n550 Sender verify failed',
      '550-Verification failed for <•••@Example.jp> 550-No Such User Here "•••" 550 Sender verify failed',
    ],
    // Exchange
    [
      '550 5.4.1 [hanako.yamada@example.jp]: Recipient address rejected: Access denied. [TY2PR01MB1234.jpnprd01.prod.outlook.com]',
      '550 5.4.1 [•••@example.jp]: Recipient address rejected: Access denied. [TY2PR01MB1234.jpnprd01.prod.outlook.com]',
    ],
    // qmail, sendmail
    [
      "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1) hanako.yamada+tea@example.jp",
      "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1) •••@example.jp",
    ],
    ['550 5.1.1 hanako.yamada... User unknown', '550 5.1.1 •••... User unknown'],
    // With the address written in a way of its own.
    [
      '550 see https://mx.example/why?to=hanako.yamada%2Btea%40example.jp',
      '550 see https://mx.example/why?to=•••@example.jp',
    ],
    ['250 ORCPT=rfc822;hanako.yamada+2Btea+40example.jp', '250 ORCPT=rfc822;•••@example.jp'],
    ['550 bounce to bounces-hanako.yamada=example.jp@mx.example', '550 bounce to bounces-•••=•••@mx.example'],
    ['550 "hanako yamada"@example.jp is nobody', '550 •••@example.jp is nobody'],
    ['554 rejected: 山田 花子様へのお知らせ', '554 rejected: •••様へのお知らせ'],
  ])('%s', (said, told) => {
    const shown = describeFailure(new Error(said), hanako)
    expect(shown).toBe(told)
    expect(shown).not.toMatch(/hanako|山田/i)
  })

  test('a short part before the @ makes no holes in other words', () => {
    const told = describeFailure(new Error('550 no such user: no'), { name: '', address: 'no@example.jp' })
    expect(told).toBe('550 ••• such user: •••')
    const unknown = describeFailure(new Error('550 nobody knows'), { name: '', address: 'no@example.jp' })
    expect(unknown).toBe('550 nobody knows')
  })

  test('nor the password or the user that the server repeats', () => {
    const said = '535 5.7.8 Error: authentication failed: shop with p@ss/word'
    expect(describeFailure(new Error(said), undefined, ['shop', 'p@ss/word'])).toBe(
      '535 5.7.8 Error: authentication failed: ••• with •••',
    )
  })

  // Every character that has a meaning in a pattern stands in somebody's address or password.
  test.each(Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).filter(one => one !== '@'))(
    'whatever is in an address, a name or a password: %s',
    one => {
      const [local, name, secret] = [`yumiko${one}2672`, `花${one}子`, `hunter${one}2secret`]
      const said = `550 <${local}@example.jp>: ${name} unknown; ${secret}`
      const told = describeFailure(new Error(said), { name, address: `${local}@example.jp` }, [secret])
      expect(told).toMatch(/^550 /)
      for (const hidden of [local, name, secret]) expect(told).not.toContain(hidden)
    },
  )

  test('in one line of bounded length, whatever is thrown, in no time', () => {
    expect(describeFailure('no\u0000 \u2028error', undefined)).toBe('no error')
    const started = performance.now()
    const long = describeFailure(new Error(`${'a'.repeat(1_000_000)} "${'b"'.repeat(1_000_000)}@`), hanako)
    expect(long).toHaveLength(501)
    expect(performance.now() - started).toBeLessThan(2000)
  })
})
