/** What a file would change: for each item of it the body of one call, and what to show of it. Pure. */
import type { Item, ItemCategory } from '../../../api/types.ts'
import { type Column, columnOf, readNumber, readTax, readVisible } from './columns.ts'
import { pathKey, pathOf, readPaths, writePaths } from './csv-categories.ts'
import { ownFaults, ownRow } from './csv-own-row.ts'
import { type PlannedSale, planSale } from './csv-sale.ts'
import { planVariations } from './csv-variations.ts'
import { type Change, type Fault, type FileRow, note, text, type Work } from './csv-work.ts'

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
  /** Sales to come, by the ids of their items. */
  readonly sales: ReadonlyMap<number, PlannedSale>
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
    return planItem(key, group, item, { paths, tax: stock.tax, sales: stock.sales })
  })
}

/** Rows of one item have its id in common, else its code, else its name. */
function keyOf({ cells: { item_id = '', identifier = '', name = '' } }: FileRow): string {
  const texts = [item_id, identifier, name].map(text => text.normalize('NFKC').trim())
  const at = texts.findIndex(text => text !== '')
  return `${at}/${texts[at] ?? ''}`
}

interface Around extends Pick<Stock, 'tax' | 'sales'> {
  readonly paths: ReadonlyMap<string, number>
}

function planItem(
  key: string,
  rows: readonly FileRow[],
  item: Item | undefined,
  around: Around,
): PlannedItem {
  const work: Work = { changes: [], faults: [], body: {} }
  const [first] = rows
  const { cells, line } = ownRow(rows) ?? first ?? { cells: {}, line: 0 }
  if (item === undefined && (cells.item_id ?? '').trim() !== '') {
    work.faults.push({ line, column: 'item_id', why: 'noItem', cell: cells.item_id ?? '' })
  } else {
    planOwn(work, rows, item, around)
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

/** What is the item's own: nothing, where none of its rows says any of it. A new item begins with the first of them. */
function planOwn(work: Work, rows: readonly FileRow[], item: Item | undefined, around: Around): void {
  const row = ownRow(rows) ?? (item === undefined ? rows[0] : undefined)
  if (row === undefined) return
  work.faults.push(...ownFaults(rows, row))
  planMembers(work, row, item)
  planCategories(work, row, item, around.paths)
  planSale(work, row, around.sales.get(item?.id ?? 0))
}

function planMembers(work: Work, { cells, line }: FileRow, item: Item | undefined): void {
  for (const { column, member, read, why, before, clears } of MEMBERS) {
    const cell = cells[column]
    if (cell === undefined || (cell.trim() === '' && !(clears && item !== undefined))) continue
    const value = read(cell)
    if (value === undefined) work.faults.push({ line, column, why, cell })
    else note(work, { column, of: null, member, value, before: item === undefined ? null : before(item) })
  }
}

function planCategories(
  { changes, faults, body }: Work,
  { cells, line }: FileRow,
  item: Item | undefined,
  paths: ReadonlyMap<string, number>,
): void {
  const cell = cells.categories
  if (cell === undefined || (item === undefined && cell.trim() === '')) return
  const wanted = readPaths(cell)
  const ids = wanted.map(path => paths.get(pathKey(path)))
  const missing = wanted.filter((_, index) => ids[index] === undefined)
  for (const path of missing)
    faults.push({ line, column: 'categories', why: 'noCategory', cell: writePaths([path]) })
  const now = new Set(item?.categories.map(({ id }) => id) ?? [])
  const isSame = now.size === new Set(ids).size && ids.every(id => id !== undefined && now.has(id))
  if (isSame) return
  body.category_ids = [...new Set(ids.filter(id => id !== undefined))]
  const before = item === undefined ? null : writePaths(item.categories.map(pathOf))
  changes.push({ column: 'categories', of: null, before, after: writePaths(wanted) })
}
