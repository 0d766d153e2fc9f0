/** Items as Medusa takes them. */
import type { Item } from '../items.ts'

/** The product of an item; its category is a place in the list of them, and its stock is for the seed. */
export function productOf({ name, description, picture, category, stock, sku, price }: Item) {
  return {
    ...{ title: name, handle: sku.toLowerCase(), description, category, stock },
    ...{ images: [{ url: picture }], thumbnail: picture },
    ...oneVariant(sku, price),
  }
}

/** The part of a product that tells of its variant. There is none without an option; this one has a single choice. The price is in yen, with the tax inside. */
export function oneVariant(sku: string, price: number) {
  return {
    options: [{ title: '種類', values: ['標準'] }],
    variants: [
      { title: '標準', sku, options: { 種類: '標準' }, prices: [{ currency_code: 'jpy', amount: price }] },
    ],
  }
}
