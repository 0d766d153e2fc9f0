/** The API's document in Japanese: the same operations, members and values, and other words. */
import { TITLES } from '../problem-titles.ts'
import type { ProblemType } from '../problems.ts'
import { BUYER_ANSWER_TEXTS } from './buyer-answer-texts.ts'
import { BUYING_TEXTS } from './buying-texts.ts'
import { COMMON_TEXTS } from './common-texts.ts'
import { ITEM_TEXTS } from './item-texts.ts'
import { ORDER_TEXTS } from './order-texts.ts'

/** All texts by the English ones. */
export const TEXTS: ReadonlyMap<string, string> = new Map([
  ...COMMON_TEXTS,
  ...ITEM_TEXTS,
  ...ORDER_TEXTS,
  ...BUYER_ANSWER_TEXTS,
  ...BUYING_TEXTS,
])

/** Members that hold words for people, beside the name of the contact; what stands below the others are examples and values. */
const TOLD: ReadonlySet<string> = new Set(['summary', 'description'])
const KEPT: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'const', 'enum', 'required'])

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** Translates all that it tells. `note` hears paragraphs that have no Japanese, which stay English. */
export function translateDocument(document: object, note?: (english: string) => void): object {
  return translated(document as Json, note) as object
}

/** `inside`: the name of the member whose value this is. */
function translated(value: Json, note?: (english: string) => void, inside = ''): Json {
  if (Array.isArray(value)) return value.map(entry => translated(entry, note))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      if (KEPT.has(name)) return [name, member]
      const told = (TOLD.has(name) || (inside === 'contact' && name === 'name')) && typeof member === 'string'
      return [name, told ? translateText(member, note) : translated(member, note, name)]
    }),
  )
}

/** A text of several paragraphs. Code stays as it is. */
export function translateText(text: string, note?: (english: string) => void): string {
  return text
    .split('\n\n')
    .map(paragraph => {
      if (paragraph.startsWith('```')) return paragraph
      const japanese = translateParagraph(paragraph)
      if (japanese === undefined) note?.(paragraph)
      return japanese ?? paragraph
    })
    .join('\n\n')
}

function translateParagraph(paragraph: string): string | undefined {
  const line = paragraph.replaceAll(/\s+/g, ' ').trim()
  const known = TEXTS.get(line)
  if (known !== undefined) return known
  const scopes = /^Scopes: (.+)\.$/.exec(line)?.[1]
  if (scopes !== undefined) return `必要な権限：${scopes.replaceAll(', ', '、')}`
  return translateProblems(line)
}

/** What the description of a response is: the types that it can be of, each leading to its page. */
function translateProblems(line: string): string | undefined {
  const types = line.split(', ').map(part => /^`\/errors\/(.+)`$/.exec(part)?.[1])
  if (types.some(type => type === undefined || !(type in TITLES))) return undefined
  return types.map(type => `[${TITLES[type as ProblemType]}](/errors/${type}) \`/errors/${type}\``).join('、')
}
