/** Rows to products: one product takes as many rows as it has variants and pictures. */

import type { Row, Table } from './parse-csv.ts'
import { pictureName } from './picture-name.ts'

/** One thing that can be bought: a row with a price, an option value, a code or a quantity. Cells are as in the file. */
export interface Variant {
  readonly line: number
  /** Up to three option values, blank ones included in their places. */
  readonly options: readonly [string, string, string]
  readonly sku: string
  readonly price: string
  readonly quantity: string
  /** Whether the old shop counted its pieces; otherwise the quantity says nothing. */
  readonly tracked: boolean
  readonly barcode: string
  /** The file name of its own picture; empty when it has none. */
  readonly picture: string
}

/** A picture of a product, by its file name. */
export interface NamedPicture {
  readonly line: number
  readonly name: string
}

/** What a product has once, from the first of its rows that gives it. */
type OncePerProduct = Pick<Row, 'title' | 'body' | 'type' | 'tags' | 'published' | 'status' | 'giftCard'>

/** All rows of one handle, wherever in the file they stand. */
export interface Product extends OncePerProduct {
  readonly handle: string
  /** The line of its first row. */
  readonly line: number
  readonly variants: readonly Variant[]
  /** By their positions, then as they stand in the file; each name once. */
  readonly pictures: readonly NamedPicture[]
  /** Lines of later rows that give another title or description than the one taken. */
  readonly otherTexts: readonly number[]
}

/** The products in the order of their first rows, and the rows that name no product. */
export interface Grouped {
  readonly products: readonly Product[]
  readonly withoutHandle: readonly Row[]
}

const ONCE: readonly (keyof OncePerProduct)[] = [
  'title',
  'body',
  'type',
  'tags',
  'published',
  'status',
  'giftCard',
]

/** Puts together the rows of each handle; rows that only add an image add no variant. */
export function groupProducts({ rows, fields }: Table): Grouped {
  const byHandle = new Map<string, Row[]>()
  const withoutHandle: Row[] = []
  for (const row of rows) {
    const handle = row.handle.trim()
    const group = byHandle.get(handle)
    if (handle === '') withoutHandle.push(row)
    else if (group === undefined) byHandle.set(handle, [row])
    else group.push(row)
  }
  const isTracked = trackingOf(fields)
  return {
    products: [...byHandle].map(([handle, group]) => toProduct(handle, group, isTracked)),
    withoutHandle,
  }
}

/** A file names who counts a row's pieces, nobody where the cell is blank. One that has only quantities counts all. */
function trackingOf(fields: Table['fields']): (row: Row) => boolean {
  if (fields.has('tracker')) return row => row.tracker.trim() !== ''
  return () => fields.has('quantity')
}

function toProduct(handle: string, rows: readonly Row[], isTracked: (row: Row) => boolean): Product {
  const first = (field: keyof OncePerProduct) => rows.find(row => row[field].trim() !== '')?.[field] ?? ''
  const once = Object.fromEntries(ONCE.map(field => [field, first(field)])) as OncePerProduct
  const differs = (row: Row, field: 'title' | 'body') =>
    row[field].trim() !== '' && row[field].trim() !== once[field].trim()
  return {
    handle,
    line: rows[0]?.line ?? 0,
    ...once,
    variants: rows.filter(isVariant).map(row => toVariant(row, isTracked(row))),
    pictures: picturesOf(rows),
    otherTexts: rows.filter(row => differs(row, 'title') || differs(row, 'body')).map(row => row.line),
  }
}

function picturesOf(rows: readonly Row[]): readonly NamedPicture[] {
  const named = rows
    .map(({ line, image, imagePosition }) => ({
      line,
      name: pictureName(image),
      place: placeOf(imagePosition),
    }))
    .filter(({ name }) => name !== '')
    .toSorted((one, other) => one.place - other.place)
  const first = new Map(named.toReversed().map(picture => [picture.name, picture]))
  return named
    .filter(picture => first.get(picture.name) === picture)
    .map(({ line, name }) => ({ line, name }))
}

/** A position that is missing or no number comes after all that are. */
function placeOf(position: string): number {
  const place = Number(position.trim() || Number.NaN)
  return Number.isFinite(place) ? place : Number.MAX_VALUE
}

function isVariant(row: Row): boolean {
  const cells = [row.option1, row.option2, row.option3, row.sku, row.price, row.quantity, row.barcode]
  return cells.some(cell => cell.trim() !== '')
}

function toVariant(row: Row, tracked: boolean): Variant {
  const { line, sku, price, quantity, barcode } = row
  return {
    line,
    options: [row.option1.trim(), row.option2.trim(), row.option3.trim()],
    sku,
    price,
    quantity,
    tracked,
    barcode,
    picture: pictureName(row.variantImage),
  }
}
