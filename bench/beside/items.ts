/** What others are filled with: items like those of Akinai's shop (`../support/seed.ts`), each with one variant. */
import { createHash } from 'node:crypto'
import { MAKERS, OCCASIONS, SENTENCES, THINGS } from '../support/words.ts'

/** An item; its category is a place in the list of them. */
export interface Item {
  readonly name: string
  readonly description: string
  readonly sku: string
  /** In yen, with the tax inside. */
  readonly price: number
  readonly stock: number
  readonly category: number
  /** The address of a picture. */
  readonly picture: string
}

/** As many as Akinai's shop has at its root. */
export const CATEGORIES: readonly string[] = Array.from({ length: 8 }, (_, index) => `分類${index + 1}`)

/** Of each item, so that none is sold out. */
export const STOCK = 1_000_000

/** What is made anew. */
export const NEW_ITEM = { name: `${THINGS[0]} 新作`, description: SENTENCES.slice(0, 3).join('\n') }

/** The items of these many numbers, from 1. */
export function itemsUpTo(count: number): Item[] {
  return Array.from({ length: count }, (_, index) => itemOf(index + 1))
}

/** The item of this number, with the words and the price of Akinai's. */
export function itemOf(n: number): Item {
  const word = (words: readonly string[], at = n) => words[at % words.length] ?? ''
  const sentences = Array.from({ length: 2 + (n % 3) }, (_, k) => word(SENTENCES, n * 7 + (k + 1) * 3))
  return {
    name: `${word(MAKERS)} ${word(OCCASIONS)}${word(THINGS)} No.${n}`,
    description: sentences.join('\n'),
    sku: `SKU-${String(n).padStart(7, '0')}`,
    price: 500 + (n % 90) * 110,
    stock: STOCK,
    category: n % CATEGORIES.length,
    picture: `https://images.example/${createHash('md5').update(String(n)).digest('hex')}.jpg`,
  }
}
