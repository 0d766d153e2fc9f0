/**
 * What a keyword is compared with, and what it is made into (R-SEARCH-9, R-SEARCH-10, R-SEARCH-11): width, case, kana,
 * accents and the kind of dash do not matter, nor do the hyphens of telephone numbers and postal codes, and whether a
 * telephone number is written as within its country or with the calling code. Orders that were written before the folding
 * last changed are brought up to date by a job (`refold-orders.ts`). Pure.
 */
import { foldText, tokensOf, tokensOfWords } from '../../lib/fold-text.ts'
import { countryOf } from './rules/country.ts'
import { telephoneForms } from './rules/country-rules.ts'
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

/**
 * Digits that no text has, for they are no characters. In the first kind stands whatever is written of digits with
 * something between them, without what is between, so that the index knows it by its digits; in the second kind stand
 * the telephone numbers and postal codes, of which alone hyphens do not matter.
 */
const INDEXED = 0xfdd0
const NUMBER = 0xfdda

const ZERO = 0x30

const WRITTEN_NUMBER = /^[+(]*\d[\d()+\u30FC-]*$/
const RUNS_OF_DIGITS = /[\d()+\u30FC-]+/g

/**
 * What a search goes by: the words of an order, and on a second line their tokens, which the database would have to take out of them otherwise
 * (`search_tokens`): 0.45 ms of its time for an order of 26 lines, where putting the mark of the shop and month before each takes 0.03.
 * No token is part of a text that the words do not have, so that the whole can be looked through.
 */
export function searchText(detail: OrderDetail): string {
  const words = orderWords(detail)
  return `${words}\n${tokensOfWords(words)}`
}

/** The words of an order that a keyword can be found in, folded, with spaces between. */
export function orderWords({ unique_key, customer, shipping, lines, ...rest }: OrderDetail): string {
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
      ...line.options.map(({ value }) => value),
    ]),
    rest.remark,
    rest.shop_memo.text,
  ]
  // All at once, which takes a third of the time that each by itself does; white space keeps them apart.
  const folded = foldText(texts.join('\n'))
  // Words are looked for one by one, so each is kept once: lines repeat each other, and receivers are mostly buyers.
  const words = new Set(folded.split(' '))
  const runs = (folded.match(RUNS_OF_DIGITS) ?? []).filter(run => /\D/.test(run))
  for (const { digits, plain } of [customer.address, shipping.address].flatMap(numbersOf)) {
    if (plain) words.add(digits)
    words.add(spelt(digits, INDEXED)).add(spelt(digits, NUMBER))
  }
  for (const run of runs) words.add(spelt(run, INDEXED))
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

/** A number by its digits, and whether they are a word of their own beside being known as a number. */
interface WrittenNumber {
  readonly digits: string
  readonly plain: boolean
}

/** The calling code is no word by itself: who looks for 81 does not look for every order of Japan. */
function numbersOf(address: OrderDetail['customer' | 'shipping']['address']): WrittenNumber[] {
  const { zip_code, tel } = address
  const [national, international] = telephoneForms(tel ?? '', countryOf(address))
  return [
    ...[zip_code, tel, national].map(text => ({ digits: digitsOf(text ?? ''), plain: true })),
    { digits: digitsOf(international), plain: false },
  ]
}

/** Those of full width are digits too, once they are folded. */
function digitsOf(text: string): string {
  const folded = /[^ -~]/.test(text) ? foldText(text) : text
  return folded.replaceAll(/\D/g, '')
}

/** The digits of a text that is folded, as those that begin with this zero. */
function spelt(text: string, zero: number): string {
  let digits = ''
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - ZERO
    if (digit >= 0 && digit <= 9) digits += String.fromCharCode(zero + digit)
  }
  return digits
}

/** The words of a keyword, each once; none when it is blank. */
export function searchWords(keyword: string): SearchWord[] {
  if (keyword === '') return []
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
