import { Readable } from 'node:stream'
import type { Context } from '../../../../src/context.ts'
import { exportShop } from '../../../../src/transfer/export-shop.ts'
import { type ImportOptions, importDocuments } from '../../../../src/transfer/import-documents.ts'
import { readLines } from '../../../../src/transfer/lines.ts'
import type { ImportReport } from '../../../../src/transfer/report.ts'

/** A document of an export or for an import, loosely typed: the tests bend them. */
// biome-ignore lint/suspicious/noExplicitAny: tests reach into documents of every shape, wrong ones included
export type Loose = Record<string, any>

/** Exports a shop into memory. */
export async function exported(context: Context, shopId: number): Promise<Loose[]> {
  const documents: Loose[] = []
  await exportShop(context, shopId, line => {
    documents.push(JSON.parse(line))
  })
  return documents
}

/** Imports documents, or lines that may be none. */
export function imported(
  context: Context,
  shopId: number,
  lines: readonly (Loose | string)[],
  options?: ImportOptions,
): Promise<ImportReport> {
  return importDocuments(context, shopId, readLines(bytesOf(lines)), options)
}

/** The bytes of a file of these documents. */
function bytesOf(lines: readonly (Loose | string)[]): AsyncIterable<Uint8Array> {
  const text = lines.map(line => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('')
  return Readable.from([Buffer.from(text)])
}

const CHANGING = ['id', '_links', 'shop_id', 'shop_url', 'item_id', 'variation_id', 'option_id']

/** A document without what an import may change: ids, links, the shop's key and address. */
export function withoutIds(document: Loose): Loose {
  return JSON.parse(JSON.stringify(document), (member, value: unknown) => {
    if (CHANGING.includes(member)) return undefined
    if (member === 'order_line_ids') return (value as number[]).length
    return member === 'option_variation_id' ? value !== null : value
  })
}

/** The numbers of a report, and nothing else. */
export function numbers({ read, imported: taken, skipped, refused }: ImportReport): Loose {
  return { read, imported: taken, skipped, refused }
}
