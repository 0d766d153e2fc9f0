/** Variants of a product as variations of an item: names, codes, stocks. */
import { MAX_NAME_LENGTH } from '../../../src/resources/items/limits.ts'
import type { Variant } from '../read/group-products.ts'
import { cleanBarcode, cleanSku, readCell } from './codes.ts'
import type { AddNote } from './notes.ts'
import type { PlannedVariation } from './planned.ts'
import { readQuantity } from './stock.ts'
import { cleanLine, joinWithin } from './text.ts'

/** A variation beside the row it comes from. */
export interface NamedVariation extends PlannedVariation {
  readonly variant: Variant
}

/** Whether the product's only row stands for the product itself. */
export function isWithoutVariations(variants: readonly Variant[]): boolean {
  const [only, ...others] = variants
  if (only === undefined || others.length > 0) return false
  const values = only.options.filter(value => value !== '')
  return values.length === 0 || (values.length === 1 && values[0] === 'Default Title')
}

/** Leaves out rows that say the same variant again, as happens when two exports are put behind each other. */
export function dropRepeated(variants: readonly Variant[], addNote: AddNote): readonly Variant[] {
  const seen = new Map<string, number>()
  return variants.filter(({ line, picture, ...cells }) => {
    if (cells.sku.trim() === '') return true
    const key = JSON.stringify(cells)
    const firstLine = seen.get(key)
    seen.set(key, firstLine ?? line)
    if (firstLine === undefined) return true
    addNote('repeated-row', line, `says the same as line ${firstLine} and was left out`)
    return false
  })
}

/** Names the variations after their option values (`Red / M`) and makes their names distinct. What was not counted has `untracked` pieces. */
export function nameVariations(
  variants: readonly Variant[],
  untracked: number,
  addNote: AddNote,
): readonly NamedVariation[] {
  const names = variants.map((variant, index) => variationName(variant, index + 1, addNote))
  const distinct = makeDistinct(names, MAX_NAME_LENGTH)
  return variants.map((variant, index): NamedVariation => {
    const name = distinct[index] ?? ''
    if (name !== names[index]) {
      addNote(
        'same-variation',
        variant.line,
        `has the option values of another variation; it is named ${JSON.stringify(name)}`,
      )
    }
    return { variant, name, ...readCodes(variant, addNote), stock: readQuantity(variant, untracked, addNote) }
  })
}

function variationName(variant: Variant, place: number, addNote: AddNote): string {
  const { text, dropped, cut } = cleanLine(
    variant.options.filter(value => value !== '').join(' / '),
    MAX_NAME_LENGTH,
  )
  if (dropped.length > 0)
    addNote('four-byte', variant.line, `lost ${dropped.join(' ')} in the variation's name`)
  if (cut)
    addNote(
      'name-cut',
      variant.line,
      `has a variation name of more than ${MAX_NAME_LENGTH} characters; it was cut`,
    )
  return text || cleanLine(readCell(variant.sku), MAX_NAME_LENGTH).text || `No. ${place}`
}

/** The codes of a row, as far as the API can hold them. */
export function readCodes(
  variant: Variant,
  addNote: AddNote,
): Pick<PlannedVariation, 'identifier' | 'barcode'> {
  const sku = cleanSku(variant.sku)
  const barcode = cleanBarcode(variant.barcode)
  if (sku.changed) {
    const outcome = sku.code === null ? 'was left out' : `became ${sku.code}`
    addNote(
      'sku-changed',
      variant.line,
      `has the SKU ${JSON.stringify(readCell(variant.sku))}, which ${outcome}`,
    )
  }
  if (barcode.changed) {
    addNote(
      'barcode-left-out',
      variant.line,
      `has the barcode ${JSON.stringify(readCell(variant.barcode))}, which is none`,
    )
  }
  return { identifier: sku.code, barcode: barcode.code }
}

/** Adds ` (2)`, ` (3)` and so on to names that come again, never making one that another has. */
export function makeDistinct(names: readonly string[], max: number): readonly string[] {
  const taken = new Set(names)
  const used = new Set<string>()
  return names.map(name => {
    let distinct = name
    for (let count = 2; used.has(distinct) || (distinct !== name && taken.has(distinct)); count++) {
      distinct = joinWithin(name, ` (${count})`, max)
    }
    used.add(distinct)
    return distinct
  })
}
