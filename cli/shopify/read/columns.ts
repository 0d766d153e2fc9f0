/**
 * The columns that are read, under every name that Shopify's exports have given them: the long-standing form
 * (`Variant Price`), the one with product types of its own (`Custom Product Type`), and the one of 2025
 * (`URL handle`, `Price`). Names are compared without regard to case and repeated blanks.
 */

const NAMES = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'body html', 'description'],
  type: ['type', 'custom product type', 'product type'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  giftCard: ['gift card'],
  option1: ['option1 value'],
  option2: ['option2 value'],
  option3: ['option3 value'],
  sku: ['variant sku', 'sku'],
  price: ['variant price', 'price'],
  quantity: ['variant inventory qty', 'variant inventory quantity', 'inventory quantity'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  currency: ['currency', 'currency code', 'price currency', 'variant price currency', 'variant currency'],
  barcode: ['variant barcode', 'barcode'],
  image: ['image src', 'product image url'],
  imagePosition: ['image position'],
  variantImage: ['variant image', 'variant image url'],
} as const satisfies Record<string, readonly string[]>

/** A field of a row, whatever its column was called. */
export type Field = keyof typeof NAMES

/** Every field there is. */
export const FIELDS = Object.keys(NAMES) as Field[]

const REQUIRED: readonly (readonly [Field, string])[] = [
  ['handle', 'Handle'],
  ['title', 'Title'],
  ['price', 'Variant Price (or Price)'],
]

/** Where each field stands in a row; a field that the file does not have is absent. */
export type Columns = ReadonlyMap<Field, number>

/** Finds the fields in the header. A column named twice counts where it stands first. */
export function findColumns(header: readonly string[]): Columns {
  const names = header.map(name => name.trim().replace(/\s+/g, ' ').toLowerCase())
  const columns = new Map<Field, number>()
  for (const field of FIELDS) {
    const index = NAMES[field].map(name => names.indexOf(name)).find(found => found >= 0)
    if (index !== undefined) columns.set(field, index)
  }
  return columns
}

/** The columns that a product cannot do without and that are not there, by their usual names. */
export function missingColumns(columns: Columns): readonly string[] {
  return REQUIRED.filter(([field]) => !columns.has(field)).map(([, name]) => name)
}
