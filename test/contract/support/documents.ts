import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCli } from './cli.ts'
import { unique } from './makers.ts'
import type { Category, CategorySummary, Item } from './shapes.ts'
import { cli, type Shop } from './shops.ts'

/** One line of an NDJSON file (R-DOCUMENT-1). */
export interface Document {
  kind: string
  data: Record<string, unknown>
  state?: Record<string, unknown>
}

let nextId = 1_000_000

/** An id for a document, one of its own in this worker. */
export function documentId(): number {
  nextId += 1
  return nextId
}

const linkNames = [
  ...['update_item', 'delete_item', 'update_item_stock', 'update_item_visibility', 'update_item_list_order'],
  ...'add_item_image reorder_item_images create_file_upload add_item_variation reorder_item_variations'.split(
    ' ',
  ),
]
const links = Object.fromEntries(
  linkNames.map(name => [
    name,
    { href: 'https://old.example/x', method: 'POST', document_href: 'https://old.example/docs' },
  ]),
)

/** An item document of a normal item as another server could have written it. */
export function itemDocument(over: Partial<Item> = {}, state: Record<string, unknown> = {}): Document {
  const data = {
    type: 'normal',
    id: documentId(),
    name: unique('imported'),
    detail: '',
    identifier: null,
    price: 1000,
    proper_price: null,
    stock: 0,
    visible: true,
    sales_status: 'item_now_on_sale',
    item_tax_type: 'standard',
    created_at: '2024-01-02T03:04:05Z',
    modified_at: '2024-02-03T04:05:06Z',
    images: [],
    variations: [],
    categories: [],
    options: [],
    quantity_limit: null,
    _links: links,
    ...over,
  }
  const own = data.variations.length === 0 ? data.stock : 0
  return { kind: 'item', data, state: { sales_start_at: null, sales_end_at: null, own_stock: own, ...state } }
}

/** A variation within an item document. */
export function variationOf(over: Record<string, unknown> = {}): Item['variations'][number] {
  return { id: documentId(), name: unique('v'), stock: 0, identifier: null, barcode: null, ...over }
}

/** A category document. */
export function categoryDocument(
  name: string,
  number: number,
  parent: CategorySummary | null = null,
): Document & { data: Category & Record<string, unknown> } {
  return { kind: 'category', data: { id: documentId(), name, number, parent }, state: {} }
}

/** A refused line of an import. */
interface RefusedLine {
  line: number
  kind?: string
  pointer?: string
  reason?: string
}

/** What `akinai import --json` said and how it ended. */
export interface ImportResult {
  code: number
  report: Record<string, unknown>
  refused: RefusedLine[]
}

/** Runs `work` with a file that holds `content`. */
export async function withFile<T>(
  content: string | Uint8Array,
  work: (file: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'akinai-import-'))
  try {
    const file = join(folder, 'documents.ndjson')
    writeFileSync(file, content)
    return await work(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Imports NDJSON text as it is. */
export function importText(shop: Shop, text: string | Uint8Array): Promise<ImportResult> {
  return withFile(text, async file => {
    const { code, stdout, stderr } = await runCli(cli(), ['import', file, '--shop', shop.key, '--json'])
    if (stdout.trim() === '') throw new Error(`import ended with ${code} and no JSON:\n${stderr}`)
    const report = JSON.parse(stdout) as Record<string, unknown>
    const lists = Object.values(report).filter(Array.isArray) as RefusedLine[][]
    return { code, report, refused: lists.flat().filter(each => typeof each?.line === 'number') }
  })
}

/** Imports documents, one a line. */
export function importDocuments(shop: Shop, documents: Document[]): Promise<ImportResult> {
  return importText(shop, documents.map(each => `${JSON.stringify(each)}\n`).join(''))
}

/** Imports documents that must all be taken. */
export async function imported(shop: Shop, documents: Document[]): Promise<void> {
  const { code, report } = await importDocuments(shop, documents)
  if (code !== 0) throw new Error(`import ended with ${code}: ${JSON.stringify(report).slice(0, 2000)}`)
}

/** Everything in a shop as documents. */
export async function exported(shop: Shop): Promise<Document[]> {
  return withFile('', async file => {
    const { code, stderr } = await runCli(cli(), ['export', '--shop', shop.key, '--output', file])
    if (code !== 0) throw new Error(`export ended with ${code}: ${stderr}`)
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
    return lines.map(line => JSON.parse(line) as Document)
  })
}
