/**
 * What a keyword is compared with, and what it is made into (decisions 4.6, 4.30): width, case, kana and the kind of
 * dash do not matter, nor do the hyphens of telephone numbers and postal codes. Pure.
 */
import type { OrderDetail } from './schemas.ts'

/** A word of a keyword. An order has it where its search text has `text` or `number`. */
export interface SearchWord {
  readonly text: string
  /** The word as part of a telephone number, when it may be one written with hyphens; else the same as `text`. */
  readonly number: string
  /** The least that the tokens of the search text must hold. */
  readonly tokens: readonly string[]
  /** Whether to hold the tokens is to have the word, so that nothing else need be looked at. */
  readonly exact: boolean
}

/** The prolonged sound mark of kana is none of them, though it stands for one among digits. */
const DASHES = /[\u2010-\u2015\u2212]/g

/** Katakana that have a hiragana, which lies at the same distance for each. */
const KATAKANA = /[\u30A1-\u30F6\u30FD\u30FE]/g
const TO_HIRAGANA = 0x60

/**
 * Digits that no text has, for they are no characters. In the first kind stands whatever is written of digits with
 * something between them, without what is between, so that the index knows it by its digits; in the second kind stand
 * the telephone numbers and postal codes, of which alone hyphens do not matter.
 */
const INDEXED = 0xfdd0
const NUMBER = 0xfdda
const NONCHARACTERS = /[\uFDD0-\uFDEF]/g

const WRITTEN_NUMBER = /^[+(]*\d[\d()+\u30FC-]*$/
const RUNS_OF_DIGITS = /[\d()+\u30FC-]+/g

/** A text as it is compared. White space of any kind becomes a space. */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      // At the end of a word sigma has a form of its own, and a keyword can end where the word goes on.
      .replaceAll('ς', 'σ')
      .replaceAll(KATAKANA, letter => String.fromCharCode(letter.charCodeAt(0) - TO_HIRAGANA))
      .replaceAll(DASHES, '-')
      .replaceAll(NONCHARACTERS, '\uFFFD')
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}

/** The words of an order that a keyword can be found in, folded, with spaces between. */
export function searchText({ unique_key, customer, shipping, lines, ...rest }: OrderDetail): string {
  const buyer = customer.name
  const texts = [
    unique_key,
    ...nameOf(buyer.last, buyer.first),
    ...nameOf(buyer.last_kana, buyer.first_kana),
    customer.mail_address,
    ...placeOf(customer.address),
    ...nameOf(shipping.name.last, shipping.name.first),
    ...placeOf(shipping.address),
    ...lines.flatMap(line => [
      line.title,
      line.variation,
      line.item_identifier,
      line.variation_identifier,
      line.barcode,
    ]),
    rest.remark,
    rest.shop_memo.text,
  ]
  const places = [customer.address, shipping.address]
  const numbers = places
    .flatMap(({ zip_code, tel }) => [zip_code, tel])
    .map(number => digitsOf(foldText(number ?? '')))
  // Words are looked for one by one, so each is kept once: lines repeat each other, and receivers are mostly buyers.
  const words = new Set(texts.flatMap(text => foldText(text ?? '').split(' ')))
  const runs = [...words].flatMap(word => word.match(RUNS_OF_DIGITS) ?? []).filter(run => /\D/.test(run))
  for (const number of numbers) words.add(number).add(spelt(number, INDEXED)).add(spelt(number, NUMBER))
  for (const run of runs) words.add(spelt(digitsOf(run), INDEXED))
  words.delete('')
  return [...words].join(' ')
}

/** Family and given name in one, as people type them. */
function nameOf(last: string | null, first: string | null): string[] {
  const [family, given] = [last ?? '', first ?? '']
  return [family + given, given + family]
}

function placeOf(address: OrderDetail['customer' | 'shipping']['address']): (string | null)[] {
  const { zip_code, prefecture, address: street, address2, tel } = address
  return [zip_code, `${prefecture ?? ''}${street ?? ''}`, address2, tel]
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

function spelt(digits: string, zero: number): string {
  return digits.replaceAll(/\d/g, digit => String.fromCharCode(zero + Number(digit)))
}

/** The words of a keyword, each once; none when it is blank. */
export function searchWords(keyword: string): SearchWord[] {
  const words = new Set(foldText(keyword).split(' '))
  words.delete('')
  return [...words].map(toWord)
}

function toWord(text: string): SearchWord {
  if (/^\d+$/.test(text) || !WRITTEN_NUMBER.test(text)) {
    return { text, number: text, tokens: tokensOf(text), exact: [...text].length <= 2 }
  }
  const digits = digitsOf(text)
  return { text, number: spelt(digits, NUMBER), tokens: tokensOf(spelt(digits, INDEXED)), exact: false }
}

/**
 * The tokens of a text without spaces: one character alone, else all of its pairs of neighbours. A search text has, in
 * the database (function `search_tokens`), the pairs and the characters of each of its words.
 */
function tokensOf(text: string): string[] {
  const characters = [...text]
  if (characters.length < 2) return characters
  return [...new Set(characters.slice(1).map((character, index) => `${characters[index]}${character}`))]
}
