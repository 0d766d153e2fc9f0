/** The demo shop: loaded from `demo/shop.ndjson`, moved in time so that it is lively on any day (demo/README.md). */
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Context } from '../context.ts'
import type { Connection } from '../db/database.ts'
import { findShopByKey, insertShop } from '../shops/store.ts'
import { findContent } from './demo-store.ts'
import { documentDigest } from './digest.ts'
import { type Document, readDocument } from './document.ts'
import { importDocuments } from './import-documents.ts'
import { readLines } from './lines.ts'
import type { ImportReport } from './report.ts'

/** The key of the demo shop. */
export const DEMO_KEY = 'demo'

const FILE = new URL('../../demo/shop.ndjson', import.meta.url)

/** As of when the file is written. */
const WRITTEN_AT = Date.parse('2026-11-20T00:00:00Z')
const DAY = 24 * 60 * 60 * 1000

/** What there was before: nothing, the demo shop or a part of it, or another shop of this key, which was left alone. */
export type DemoOutcome =
  | { readonly before: 'nothing' | 'demo'; readonly report: ImportReport }
  | { readonly before: 'another shop' }

/** Makes the shop `demo` and fills it. What it has already is skipped, on a later day too. */
export async function loadDemoShop(context: Pick<Context, 'db' | 'clock'>): Promise<DemoOutcome> {
  const { db, clock } = context
  const now = clock.now()
  const made = await insertShop(db, { key: DEMO_KEY, name: 'Demo', mailAddress: 'demo@example.jp', now })
  const id = made ?? (await findShopByKey(db, DEMO_KEY))?.id
  if (id === undefined) throw new Error('The demo shop went away while it was being loaded')
  const before = made === undefined ? await whatIsThere(db, id) : 'nothing'
  if (before === 'another shop') return { before }
  const days = Math.floor((now.getTime() - WRITTEN_AT) / DAY)
  const report = await importDocuments(context, id, readLines(createReadStream(FILE)), {
    transform: document => moveInTime(document, days),
  })
  return { before, report }
}

/** The demo shop is known by its shop document. A load can have been cut short before that went in, so an empty shop is taken, too. */
async function whatIsThere(db: Connection, shopId: number): Promise<DemoOutcome['before']> {
  const [shopLine = ''] = (await readFile(FILE, 'utf8')).split('\n', 1)
  const document = readDocument(shopLine)
  if ('violations' in document) throw new Error('demo/shop.ndjson does not begin with a shop document')
  const { digest, filled } = await findContent(db, shopId)
  if (digest === documentDigest(document)) return 'demo'
  return digest === null && !filled ? 'nothing' : 'another shop'
}

/** Moves every date-time of a document: the members whose names end in `_at`. */
export function moveInTime(document: Document, days: number): Document {
  return JSON.parse(JSON.stringify(document), (member, value: unknown) =>
    member.endsWith('_at') && typeof value === 'string' ? moved(value, days) : value,
  ) as Document
}

function moved(time: string, days: number): string {
  return new Date(Date.parse(time) + days * DAY).toISOString()
}
