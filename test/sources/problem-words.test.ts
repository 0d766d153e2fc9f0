import { describe, expect, test } from 'vitest'
import { titleOf } from '../../console/src/problems/japanese.ts'
import { DETAILS, findTemplate, translate } from '../../console/src/problems/translate.ts'
import { NESTED, PARTED, VALUES } from '../../console/src/problems/values.ts'
import { PROBLEMS } from '../../src/http/problems.ts'
import { findTold, HOLE } from './support/told-words.ts'

const root = new URL('../..', import.meta.url).pathname
const told = findTold(root)

/** Stands for what is put into a hole at run time. */
const FILLING = '\uE000'

/** Made of a violation and its place, by functions that know neither: what they are made of is told by itself. */
const COMPOSED = /^(?:\{\}|(?:\{\} ?|\/\S+ |The body | )\{\}\.|)$/

/** English words of a Japanese text are names: of members, headers, statuses and types of the API. */
const isJapanese = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)

/** Whether what stands in a hole needs no Japanese: it is what run time puts there, a sign, or known by its hole. */
function isHandled([name, value]: readonly [string, string]): boolean {
  const parted = PARTED[name]
  if (parted)
    return value
      .split(parted[0])
      .every(one => isHandled([`${name} of`, one]) || VALUES[name]?.[one] !== undefined)
  if (VALUES[name]?.[value] !== undefined) return true
  if (NESTED.has(name) && findTemplate(value)) return true
  return !/[A-Za-z]{2,}\s+[A-Za-z]{2,}/.test(value.replaceAll(/"[^"]*"/g, ''))
}

// R-WORDS-1, R-WORDS-3
describe('what the server says of problems is said in Japanese', () => {
  test('the sources say as much as they did when this was written, at the least', () => {
    expect(told.length).toBeGreaterThan(550)
  })

  test('each detail of a problem and each violation', () => {
    const lacking = told.flatMap(({ text, at }) => {
      if (COMPOSED.test(text)) return []
      const said = text.replaceAll(HOLE, FILLING)
      const japanese = translate(said)
      const { values = [], ja } = findTemplate(said) ?? {}
      const shown = values.filter(([name]) => ja?.includes(`{${name}}`))
      return japanese && isJapanese(japanese) && shown.every(isHandled)
        ? []
        : [`${at} ${text} -> ${japanese}`]
    })
    expect(lacking).toEqual([])
  })

  test('the title of each type', () => {
    const untold = Object.keys(PROBLEMS).filter(type => !isJapanese(titleOf(`/errors/${type}`) ?? ''))
    expect(untold).toEqual([])
  })

  test('nothing is translated that nothing says', () => {
    const used = new Set(
      told.flatMap(({ text }) => {
        const said = text.replaceAll(HOLE, FILLING)
        const sentence = /^(?:\/\S*|The body|) ?([\s\S]+)\.$/.exec(said)?.[1] ?? said
        return [said, sentence].map(one => findTemplate(one)?.en)
      }),
    )
    expect(DETAILS.map(([en]) => en).filter(en => !used.has(en))).toEqual([])
  })

  test('each hole of a Japanese detail is one of the English one', () => {
    const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const [en, ja] of DETAILS) expect(holes(en)).toEqual(expect.arrayContaining(holes(ja)))
  })

  test.each([
    ['must be 50 or more', '50以上にしてください'],
    ['/price must be 50 or more.', '50以上にしてください。'],
    ['The body is required.', '必須です。'],
    ['must be an integer or null', '整数かnullにしてください'],
    ['must be one of "a", "b", or null', '次のいずれか、またはnullにしてください："a", "b"'],
    [
      'must be a time of the day from 00:00 to 23:59, such as 09:30; it has U+FF1A',
      '09:30のように、00:00から23:59までの時刻にしてください（U+FF1Aが含まれています）',
    ],
    [
      'This is the last owner of the shop: make somebody else an owner first.',
      'ショップの最後のオーナーです。先に別のメンバーをオーナーにしてください。',
    ],
    [
      'The order is dispatched; only ordered ones can be dispatched.',
      '注文は「発送済み」です。発送できるのは、発送待ちの注文だけです。',
    ],
    ['The new password must have at least 12 characters.', '新しいパスワードは、12文字以上にしてください。'],
    ['something else', undefined],
  ])('%s', (en, ja) => {
    expect(translate(en)).toBe(ja)
  })
})
