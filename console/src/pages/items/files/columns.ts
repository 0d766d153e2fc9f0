/** The columns of files of items: what they are called, in both languages and by the API, and how their cells are read. Pure. */

/** In the order in which they are written. */
export const COLUMNS = [
  ...(['item_id', 'name', 'identifier', 'price', 'stock', 'visible', 'item_tax_type'] as const),
  ...(['quantity_limit', 'detail', 'categories'] as const),
  ...(['sale_price', 'sale_starts_at', 'sale_ends_at'] as const),
  ...(['variation_id', 'variation_name', 'variation_identifier', 'barcode'] as const),
] as const

/** One of them. */
export type Column = (typeof COLUMNS)[number]

/** What they are called in a file, the Japanese first; the names of the API and others are read as well. */
export const HEADERS: Readonly<Record<Column, readonly [ja: string, en: string, ...more: string[]]>> = {
  item_id: ['商品ID', 'Item ID', 'id'],
  name: ['商品名', 'Name', 'title'],
  identifier: ['商品コード', 'Code', 'sku'],
  price: ['価格', 'Price'],
  stock: ['在庫', 'Stock', '在庫数'],
  visible: ['公開', 'Public'],
  item_tax_type: ['消費税', 'Tax'],
  quantity_limit: ['1注文の上限', 'Limit per order', 'At most per order'],
  detail: ['説明文', 'Description'],
  categories: ['カテゴリー', 'Categories', 'カテゴリ'],
  sale_price: ['予定セール価格', 'Planned sale price'],
  sale_starts_at: ['セール開始', 'Sale starts'],
  sale_ends_at: ['セール終了', 'Sale ends'],
  variation_id: ['バリエーションID', 'Variation ID', '種類ID'],
  variation_name: ['バリエーション名', 'Variation', '種類の名前', '種類'],
  variation_identifier: ['バリエーションコード', 'Variation code', '種類コード'],
  barcode: ['バーコード', 'Barcode', 'JAN', 'JANコード'],
}

const key = (text: string) => text.normalize('NFKC').trim().toLowerCase()

const BY_HEADER = new Map(
  COLUMNS.flatMap(column => [column, ...HEADERS[column]].map(header => [key(header), column] as const)),
)

/** The column of a header; undefined for one that means nothing here. */
export function columnOf(header: string): Column | undefined {
  return BY_HEADER.get(key(header))
}

const WORDS: Readonly<Record<string, boolean>> = {
  ...{ 公開: true, 非公開: false, public: true, private: false, 表示: true, 非表示: false },
  ...{ true: true, false: false, '1': true, '0': false, yes: true, no: false, はい: true, いいえ: false },
}

/** Whether an item is shown; undefined for what cannot be understood. */
export function readVisible(cell: string): boolean | undefined {
  return WORDS[key(cell)]
}

const RATES: Readonly<Record<string, 'standard' | 'reduced'>> = {
  ...{ standard: 'standard', 標準: 'standard', 標準税率: 'standard', '10%': 'standard', '10': 'standard' },
  ...{ reduced: 'reduced', 軽減: 'reduced', 軽減税率: 'reduced', '8%': 'reduced', '8': 'reduced' },
}

/** A rate of the tax; undefined for what cannot be understood. */
export function readTax(cell: string): 'standard' | 'reduced' | undefined {
  return RATES[key(cell)]
}

/** A whole number of no sign, with yen signs, commas and full-width digits as people write them; undefined for none. */
export function readNumber(cell: string): number | undefined {
  const plain = cell.normalize('NFKC').replaceAll(/[,\s¥円]/g, '')
  return /^\d{1,10}$/.test(plain) ? Number(plain) : undefined
}

const TIME = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/

/** A time of Japan as `2026-12-01T10:00`, or as spreadsheets write it, with slashes or without its hours; undefined for none. */
export function readTime(cell: string): string | undefined {
  const found = TIME.exec(cell.normalize('NFKC').trim())
  if (found === null) return undefined
  const [year = '', ...parts] = found.slice(1)
  const [month, day, hour, minute, second] = parts.map(part => (part ?? '0').padStart(2, '0'))
  const text = `${year}-${month}-${day}T${hour}:${minute}:${second}+09:00`
  const time = Date.parse(text)
  // What there is not, such as 31 November, would become another day.
  return Number.isNaN(time) || !new Date(time + 9 * 3_600_000).toISOString().startsWith(text.slice(0, 10))
    ? undefined
    : `${text.slice(0, 19)}+09:00`
}
