/** From one product of the file to the items that are to be made of it, or the reason why none is. Pure. */
import { MAX_DETAIL_LENGTH, MAX_NAME_LENGTH, MAX_VARIATIONS } from '../../../src/resources/items/limits.ts'
import type { Product, Variant } from '../read/group-products.ts'
import type { CategoryNames } from './categories.ts'
import { type ChosenPrices, choosePrices } from './choose-prices.ts'
import { handleCode, readCell, unfinishedMark } from './codes.ts'
import { toDetail } from './detail.ts'
import type { AddNote } from './notes.ts'
import { planPictures } from './plan-pictures.ts'
import type { Fault, PlannedItem, PlannedProduct, PlannedVariation, PlanOptions } from './planned.ts'
import { groupByPrice, namePriceGroups, type PriceGroup, partKey } from './split.ts'
import { readQuantity } from './stock.ts'
import { cleanLine, cleanLines } from './text.ts'
import {
  dropRepeated,
  isWithoutVariations,
  type NamedVariation,
  nameVariations,
  readCodes,
} from './variations.ts'
import { isGiftCard, wasVisible } from './visibility.ts'

/** Plans the items of one product, or says why it cannot be taken. */
export function planProduct(
  product: Product,
  options: PlanOptions,
  categoryNames: CategoryNames,
  addNote: AddNote,
): PlannedProduct | Fault {
  const variants = dropRepeated(product.variants, addNote)
  const [first] = variants
  if (first === undefined) return { kind: 'no-price', reason: 'has no row with a price' }
  if (variants.length > MAX_VARIATIONS) {
    const reason = `has ${variants.length} variations, and an item has at most ${MAX_VARIATIONS}`
    return { kind: 'too-many-variations', reason }
  }
  const { untracked } = options
  const prices = choosePrices(variants, options.variantPrices, options.rate)
  if ('kind' in prices) return prices
  const common: Common = {
    name: productName(product, addNote),
    detail: productDetail(product, options, addNote),
    tax: options.tax,
    visible: isShown(product, options, addNote),
    categories: categoryNames.of(product, addNote),
  }
  const bare = isWithoutVariations(variants)
    ? [singleItem(product.handle, common, first, { prices, untracked }, addNote)]
    : itemsOf(product.handle, common, groupByPrice(nameVariations(variants, untracked, addNote), prices.yen))
  const pictures = planPictures(
    product,
    bare.map(part => part.variants),
    options.pictures,
    addNote,
  )
  const items = bare.map(({ item }, index): PlannedItem => ({ ...item, pictures: pictures[index] ?? [] }))
  if (prices.distinct > 1) notePrices(product, items, prices.distinct, addNote)
  return { handle: product.handle, title: product.title.trim(), line: product.line, items }
}

/** What all items of a product share. */
type Common = Pick<PlannedItem, 'name' | 'detail' | 'tax' | 'visible' | 'categories'>

/** An item but for its pictures, and the rows that it was made of. */
interface Part {
  readonly item: Omit<PlannedItem, 'pictures'>
  readonly variants: readonly Variant[]
}

function productName(product: Product, addNote: AddNote): string {
  if (product.otherTexts.length > 0) {
    const lines = product.otherTexts.join(', ')
    addNote('other-text', product.line, `is given another title or description on line ${lines}`)
  }
  const { text, dropped, cut } = cleanLine(product.title, MAX_NAME_LENGTH)
  if (dropped.length > 0) addNote('four-byte', product.line, `lost ${dropped.join(' ')} in its title`)
  if (cut)
    addNote('name-cut', product.line, `has a title of more than ${MAX_NAME_LENGTH} characters; it was cut`)
  if (text !== '') return text
  const name = cleanLine(product.handle, MAX_NAME_LENGTH).text || `No. ${product.line}`
  addNote('name-missing', product.line, `has no title; it is named ${JSON.stringify(name)}`)
  return name
}

function productDetail(product: Product, options: PlanOptions, addNote: AddNote): string {
  const { text, dropped, cut } = cleanLines(toDetail(product.body, options.html), MAX_DETAIL_LENGTH)
  if (dropped.length > 0) addNote('four-byte', product.line, `lost ${dropped.join(' ')} in its description`)
  if (cut)
    addNote(
      'detail-cut',
      product.line,
      `has a description of more than ${MAX_DETAIL_LENGTH} characters; it was cut`,
    )
  return text
}

function isShown(product: Product, options: PlanOptions, addNote: AddNote): boolean {
  if (options.hidden || !wasVisible(product)) return false
  if (!isGiftCard(product)) return true
  addNote('gift-card', product.line, 'is a gift card; it was left hidden')
  return false
}

function singleItem(
  handle: string,
  common: Common,
  variant: Variant,
  { prices, untracked }: { readonly prices: ChosenPrices; readonly untracked: number },
  addNote: AddNote,
): Part {
  const { identifier } = readCodes({ ...variant, barcode: '' }, addNote)
  const barcode = readCell(variant.barcode)
  if (barcode !== '') {
    addNote(
      'barcode-left-out',
      variant.line,
      `has the barcode ${barcode}, and an item without variations has none`,
    )
  }
  const item = {
    ...common,
    identifier: identifier ?? handleCode(handle),
    mark: unfinishedMark(handle),
    price: prices.yen[0] ?? 0,
    stock: readQuantity(variant, untracked, addNote),
    variations: [],
  }
  return { item, variants: [variant] }
}

function itemsOf(handle: string, common: Common, groups: readonly PriceGroup[]): readonly Part[] {
  const names = groups.length > 1 ? namePriceGroups(common.name, groups) : [common.name]
  return groups.map((group, index): Part => {
    const part = groups.length > 1 ? partKey(group) : undefined
    const item = {
      ...common,
      name: names[index] ?? common.name,
      identifier: handleCode(handle, part),
      mark: unfinishedMark(handle, part),
      price: group.yen,
      stock: 0,
      variations: group.variations.map(toPlanned),
    }
    return { item, variants: group.variations.map(({ variant }) => variant) }
  })
}

function toPlanned({ name, identifier, barcode, stock }: NamedVariation): PlannedVariation {
  return { name, identifier, barcode, stock }
}

function notePrices(
  product: Product,
  items: readonly PlannedItem[],
  distinct: number,
  addNote: AddNote,
): void {
  if (items.length === 1) {
    addNote(
      'price-lowest',
      product.line,
      `has ${distinct} prices and took the lowest, ${items[0]?.price} yen`,
    )
    return
  }
  const list = items.map(item => `${JSON.stringify(item.name)} at ${item.price} yen`).join(', ')
  addNote('price-split', product.line, `has ${distinct} prices and became ${list}`)
}
