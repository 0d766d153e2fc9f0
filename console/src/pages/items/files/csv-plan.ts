/** What a file would change: for each item of it the body of one call, and what to show of it. Pure. */
import type { Item, ItemCategory } from '../../../api/types.ts'
import { type Column, columnOf, readNumber, readTax, readVisible } from './columns.ts'
import { pathOf } from './csv-rows.ts'

/** A row of the file with its line, the header being line 1. */
export interface FileRow {
  readonly line: number
  readonly cells: Readonly<Partial<Record<Column, string>>>
}

/** Something that cannot be understood, in a cell or of a whole row. */
export interface Fault {
  readonly line: number
  readonly column: Column | null
  readonly why:
    | 'notNumber'
    | 'notVisible'
    | 'notTax'
    | 'noCategory'
    | 'noItem'
    | 'noVariation'
    | 'noName'
    | 'noPrice'
    | 'twice'
  readonly cell: string
}

/** A member that would change; `before` is null for what is new. */
export interface Change {
  readonly column: Column
  /** The variation that it is of; null for the item itself. */
  readonly of: string | null
  readonly before: string | null
  readonly after: string
}

/** What would become of an item. */
export interface PlannedItem {
  readonly key: string
  readonly name: string
  readonly itemId: number | null
  readonly changes: readonly Change[]
  readonly faults: readonly Fault[]
  /** The body of the call; null where nothing changes or something is wrong. */
  readonly body: Readonly<Record<string, unknown>> | null
}

/** What of the shop a file is compared with. */
export interface Stock {
  readonly items: readonly Item[]
  readonly categories: readonly ItemCategory[]
  readonly tax: string
}

/** The rows by their header, and headers that mean nothing here. */
export function readFile(rows: readonly (readonly string[])[]): {
  readonly rows: readonly FileRow[]
  readonly columns: readonly Column[]
  readonly unknown: readonly string[]
} {
  const [header = [], ...lines] = rows
  const columns = header.map(columnOf)
  return {
    columns: columns.filter(column => column !== undefined),
    unknown: header.filter((text, index) => columns[index] === undefined && text.trim() !== ''),
    rows: lines.flatMap((line, index) => {
      const cells = columns.flatMap((column, at) =>
        column === undefined ? [] : [[column, line[at] ?? ''] as const],
      )
      return cells.every(([, cell]) => cell.trim() === '')
        ? []
        : [{ line: index + 2, cells: Object.fromEntries(cells) }]
    }),
  }
}

/** The items of a file, in the order in which they come first. */
export function planFile(rows: readonly FileRow[], stock: Stock): readonly PlannedItem[] {
  const byId = new Map(stock.items.map(item => [item.id, item]))
  const byCode = Map.groupBy(
    stock.items.filter(({ identifier }) => identifier !== null),
    ({ identifier }) => identifier ?? '',
  )
  const paths = new Map(stock.categories.map(category => [pathKey(pathOf(category)), category.id]))
  const groups = Map.groupBy(rows, keyOf)
  return [...groups].map(([key, group]) => {
    const cells = group[0]?.cells ?? {}
    const id = readNumber(cells.item_id ?? '')
    const code = cells.identifier?.normalize('NFKC').trim() ?? ''
    const coded = byCode.get(code) ?? []
    const item = id === undefined ? (coded.length === 1 ? coded[0] : undefined) : byId.get(id)
    return planItem(key, group, item, { paths, tax: stock.tax })
  })
}

/** Rows of one item have its id in common, else its code, else its name. */
function keyOf({ cells: { item_id = '', identifier = '', name = '' } }: FileRow): string {
  const texts = [item_id, identifier, name].map(text => text.normalize('NFKC').trim())
  const at = texts.findIndex(text => text !== '')
  return `${at}/${texts[at] ?? ''}`
}

function pathKey(path: string): string {
  return path
    .split('>')
    .map(name => name.normalize('NFKC').trim())
    .join('>')
}

interface Around {
  readonly paths: ReadonlyMap<string, number>
  readonly tax: string
}

/** Collects what a group of rows says of its item. */
interface Work {
  readonly changes: Change[]
  readonly faults: Fault[]
  readonly body: Record<string, unknown>
}

function planItem(
  key: string,
  rows: readonly FileRow[],
  item: Item | undefined,
  around: Around,
): PlannedItem {
  const work: Work = { changes: [], faults: [], body: {} }
  const [first] = rows
  const cells = first?.cells ?? {}
  const line = first?.line ?? 0
  if (item === undefined && (cells.item_id ?? '').trim() !== '') {
    work.faults.push({ line, column: 'item_id', why: 'noItem', cell: cells.item_id ?? '' })
  } else {
    planMembers(work, rows, item, around)
    planVariations(work, rows, item)
    if (item === undefined) requireNew(work, line, around)
  }
  const isSame = work.changes.length === 0
  return {
    ...{ key, changes: work.changes, faults: work.faults, itemId: item?.id ?? null },
    name: item?.name ?? cells.name ?? '',
    body:
      isSame || work.faults.length > 0
        ? null
        : { item_id: item?.id ?? null, modified_at: item?.modified_at ?? null, ...work.body },
  }
}

function requireNew({ body, faults }: Work, line: number, { tax }: Around): void {
  if (body.name === undefined) faults.push({ line, column: 'name', why: 'noName', cell: '' })
  if (body.price === undefined) faults.push({ line, column: 'price', why: 'noPrice', cell: '' })
  body.item_tax_type ??= tax
}

/** How a cell of a member is read: its value, what it was, and how it is written to be compared. */
interface Member {
  readonly column: Column
  readonly member: string
  readonly read: (cell: string) => unknown
  readonly why: Fault['why']
  readonly before: (item: Item) => string
  /** Whether an empty cell takes the value away; else it leaves it. */
  readonly clears: boolean
}

const text = (cell: string) => (cell.trim() === '' ? null : cell.normalize('NFKC').trim())

const MEMBERS: readonly Member[] = [
  {
    column: 'name',
    member: 'name',
    read: cell => cell.trim(),
    why: 'noName',
    before: ({ name }) => name,
    clears: false,
  },
  {
    ...{ column: 'identifier', member: 'identifier', read: text, why: 'noItem', clears: true },
    before: ({ identifier }) => identifier ?? '',
  },
  {
    ...{ column: 'price', member: 'price', read: readNumber, why: 'notNumber', clears: false },
    before: ({ price, proper_price }) => String(proper_price ?? price ?? ''),
  },
  {
    ...{ column: 'visible', member: 'visible', read: readVisible, why: 'notVisible', clears: false },
    before: ({ visible }) => String(visible),
  },
  {
    ...{ column: 'item_tax_type', member: 'item_tax_type', read: readTax, why: 'notTax', clears: false },
    before: ({ item_tax_type }) => item_tax_type,
  },
  {
    ...{ column: 'quantity_limit', member: 'quantity_limit', why: 'notNumber', clears: true },
    read: cell => (cell.trim() === '' ? null : readNumber(cell)),
    before: ({ quantity_limit }) => String(quantity_limit ?? ''),
  },
  {
    ...{ column: 'detail', member: 'detail', why: 'noName', clears: true },
    read: cell => cell.replaceAll('\r\n', '\n'),
    before: ({ detail }) => detail.replaceAll('\r\n', '\n'),
  },
]

function planMembers(work: Work, rows: readonly FileRow[], item: Item | undefined, { paths }: Around): void {
  const [first] = rows
  if (first === undefined) return
  const { cells, line } = first
  for (const { column, member, read, why, before, clears } of MEMBERS) {
    const cell = cells[column]
    if (cell === undefined || (cell.trim() === '' && !(clears && item !== undefined))) continue
    const value = read(cell)
    if (value === undefined) work.faults.push({ line, column, why, cell })
    else note(work, { column, of: null, member, value, before: item === undefined ? null : before(item) })
  }
  planCategories(work, first, item, paths)
}

function note(
  { changes, body }: Work,
  {
    column,
    of,
    member,
    value,
    before,
  }: Pick<Change, 'column' | 'of' | 'before'> & { member: string; value: unknown },
): void {
  const after = value === null ? '' : String(value)
  if (after === before) return
  changes.push({ column, of, before, after })
  body[member] = value
}

function planCategories(
  { changes, faults, body }: Work,
  { cells, line }: FileRow,
  item: Item | undefined,
  paths: ReadonlyMap<string, number>,
): void {
  const cell = cells.categories
  if (cell === undefined || (item === undefined && cell.trim() === '')) return
  const wanted = cell.split('|').filter(path => path.trim() !== '')
  const ids = wanted.map(path => paths.get(pathKey(path)))
  const missing = wanted.filter((_, index) => ids[index] === undefined)
  for (const path of missing)
    faults.push({ line, column: 'categories', why: 'noCategory', cell: path.trim() })
  const now = new Set(item?.categories.map(({ id }) => id) ?? [])
  const isSame = now.size === new Set(ids).size && ids.every(id => id !== undefined && now.has(id))
  if (isSame) return
  body.category_ids = [...new Set(ids.filter(id => id !== undefined))]
  const before = item === undefined ? null : item.categories.map(pathOf).join('|')
  changes.push({ column: 'categories', of: null, before, after: wanted.map(path => path.trim()).join('|') })
}

/** Whether a row is about a variation. */
function isOfVariation({ cells }: FileRow): boolean {
  const { variation_id = '', variation_name = '', variation_identifier = '', barcode = '' } = cells
  return `${variation_id}${variation_name}${variation_identifier}${barcode}`.trim() !== ''
}

function planVariations(work: Work, rows: readonly FileRow[], item: Item | undefined): void {
  const about = rows.filter(isOfVariation)
  const [first, second] = rows
  if (about.length === 0) {
    if (second !== undefined) work.faults.push({ line: second.line, column: null, why: 'twice', cell: '' })
    if (first !== undefined) planStock(work, first, item)
    return
  }
  const seen = new Set<number>()
  const bodies = about.flatMap(row => planVariation(work, row, item, seen) ?? [])
  if (bodies.length > 0) work.body.variations = bodies
}

function planStock(work: Work, { cells, line }: FileRow, item: Item | undefined): void {
  const cell = cells.stock ?? ''
  if (cell.trim() === '') return
  const value = readNumber(cell)
  if (item !== undefined && item.variations.length > 0) {
    if (value !== item.stock) work.faults.push({ line, column: 'stock', why: 'noVariation', cell })
  } else if (value === undefined) work.faults.push({ line, column: 'stock', why: 'notNumber', cell })
  // A new item has none to begin with.
  else
    note(work, {
      column: 'stock',
      of: null,
      member: 'stock',
      value,
      before: item === undefined ? (value === 0 ? '0' : null) : String(item.stock),
    })
}

/** The variation by its id, else by its code, else by its name. */
function findVariation(cells: FileRow['cells'], variations: Item['variations']) {
  const id = readNumber(cells.variation_id ?? '')
  if (id !== undefined) return variations.find(one => one.id === id)
  const code = text(cells.variation_identifier ?? '')
  const name = cells.variation_name?.trim() ?? ''
  return (
    variations.find(one => code !== null && one.identifier === code) ??
    variations.find(one => name !== '' && one.name === name)
  )
}

function planVariation(
  work: Work,
  { cells, line }: FileRow,
  item: Item | undefined,
  seen: Set<number>,
): object | undefined {
  const old = findVariation(cells, item?.variations ?? [])
  if (old === undefined && (cells.variation_id ?? '').trim() !== '') {
    work.faults.push({ line, column: 'variation_id', why: 'noVariation', cell: cells.variation_id ?? '' })
    return undefined
  }
  if (old !== undefined && seen.has(old.id)) {
    work.faults.push({ line, column: 'variation_id', why: 'twice', cell: old.name ?? '' })
    return undefined
  }
  if (old !== undefined) seen.add(old.id)
  const of = old?.name ?? cells.variation_name?.trim() ?? cells.variation_identifier ?? ''
  const body: Record<string, unknown> = {}
  const own: Work = { ...work, body }
  const name = cells.variation_name?.trim() ?? ''
  if (name !== '')
    note(own, {
      column: 'variation_name',
      of,
      member: 'name',
      value: name,
      before: old ? (old.name ?? '') : null,
    })
  for (const [column, member] of [
    ['variation_identifier', 'identifier'],
    ['barcode', 'barcode'],
  ] as const) {
    const cell = cells[column]
    if (cell === undefined || (old === undefined && cell.trim() === '')) continue
    note(own, { column, of, member, value: text(cell), before: old ? (old[member] ?? '') : null })
  }
  const pieces = readNumber(cells.stock ?? '')
  if ((cells.stock ?? '').trim() !== '') {
    if (pieces === undefined)
      work.faults.push({ line, column: 'stock', why: 'notNumber', cell: cells.stock ?? '' })
    else
      note(own, {
        column: 'stock',
        of,
        member: 'stock',
        value: pieces,
        before: old ? String(old.stock) : null,
      })
  }
  return Object.keys(body).length === 0 ? undefined : { variation_id: old?.id ?? null, ...body }
}
