import { expect, test } from 'vitest'
import { ja } from './ja.ts'
import { wordsFor } from './words-for.ts'

/** All texts of these words, by their path; those that are made of something, of names and numbers that stand for it. */
function textsOf(words: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof words === 'string') return [[path, words]]
  if (typeof words === 'function') return textsOf(madeBy(words as (...parts: unknown[]) => unknown), path)
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([name, value]) => textsOf(value, `${path}.${name}`))
}

/** What a text says; those of moments and of options want something else, and say nothing of mails. */
function madeBy(text: (...parts: unknown[]) => unknown): unknown {
  try {
    return text('applied', 'x')
  } catch {
    return undefined
  }
}

/** A mail, or something that is sent and is no parcel. */
const MAIL = /メール|(リンク|ご案内|お知らせ)を[^。]*お送り/

/** What speaks of mails and promises none: the address, the shop's own news, and that nothing is sent. */
const HONEST = /メールアドレス|お知らせメールを受け取る|お送りしておりません|メールではお知らせしておりません/

// R-MAIL-14
test.each(['simulator', 'stripe'])('without a mail server no page promises a mail (%s)', service => {
  const texts = textsOf(wordsFor(service, false))
  expect(texts.length).toBeGreaterThan(300)
  expect(texts.filter(([, text]) => MAIL.test(text) && !HONEST.test(text))).toEqual([])
})

test('with one they promise what they did', () => {
  expect(wordsFor('simulator', true)).toBe(ja)
  const told = textsOf(ja).filter(([, text]) => MAIL.test(text) && !HONEST.test(text))
  expect(told.map(([path]) => path)).toEqual(
    expect.arrayContaining([
      '.order.mailTo',
      '.order.next.paid',
      '.buying.downloads',
      '.after.applicationStatus',
    ]),
  )
})
