/** The demo shop: loaded from `demo/shop.ndjson` and `demo/orders.ndjson`, moved in time so that it is lively on any day (demo/README.md). */
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { type AuditEvent, recordEvent } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Connection } from '../db/database.ts'
import { findShopByKey, insertShop } from '../shops/store.ts'
import { listDemoPictures, storeDemoPictures } from './demo-pictures.ts'
import { findContent } from './demo-store.ts'
import { documentDigest } from './digest.ts'
import { type Document, readDocument } from './document.ts'
import { importDocuments } from './import-documents.ts'
import { readLines } from './lines.ts'
import { findRecords } from './records-store.ts'
import type { ImportReport } from './report.ts'

/** The key of the demo shop. */
export const DEMO_KEY = 'demo'

/** What its row says until the shop document is in. */
const BARE = { name: 'Demo', mailAddress: 'demo@example.jp' }

const FILE = new URL('../../demo/shop.ndjson', import.meta.url)
const ORDERS = new URL('../../demo/orders.ndjson', import.meta.url)

/** As of when the file is written. */
const WRITTEN_AT = Date.parse('2026-11-20T00:00:00Z')
const DAY = 24 * 60 * 60 * 1000

/** What there was before: nothing, the demo shop or a part of it, or another shop of this key, which was left alone. */
export type DemoOutcome =
  | { readonly before: 'nothing' | 'demo'; readonly report: ImportReport }
  | { readonly before: 'another shop' }

/** Makes the shop `demo` and fills it, pictures and all. What it has already is skipped, on a later day too. */
export async function loadDemoShop(
  context: Context,
  author: Pick<AuditEvent, 'actor' | 'address'> = { actor: 'system', address: null },
): Promise<DemoOutcome> {
  const { db, clock } = context
  const now = clock.now()
  const made = await insertShop(db, { key: DEMO_KEY, ...BARE, now })
  const id = made ?? (await findShopByKey(db, DEMO_KEY))?.id
  if (id === undefined) throw new Error('The demo shop went away while it was being loaded')
  const before = made === undefined ? await whatIsThere(db, id) : 'nothing'
  if (before === 'another shop') return { before }
  const days = Math.floor((now.getTime() - WRITTEN_AT) / DAY)
  const images = await storeMissingPictures(context, id)
  const report = await importDocuments(context, id, readLines(bothFiles()), {
    transform: document => moveInTime(document, days),
    imagesOf: item => images.get(item) ?? [],
  })
  await noteLoaded(context, id, author, report)
  return { before, report }
}

/** One that was cut short is noted when it is finished, which the next start of a server sees to. */
async function noteLoaded(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  shopId: number,
  author: Pick<AuditEvent, 'actor' | 'address'>,
  { imported, by_kind }: ImportReport,
): Promise<void> {
  if (imported === 0) return
  const detail = Object.fromEntries(Object.entries(by_kind).map(([kind, counts]) => [kind, counts.imported]))
  const event = { shopId, ...author, kind: 'demo_loaded', detail, at: clock.now() } as const
  await db.transaction(tx => recordEvent(tx, event))
}

/** The orders after what they name. Line numbers go on from one file to the other. */
async function* bothFiles(): AsyncGenerator<Uint8Array> {
  for (const file of [FILE, ORDERS]) yield* createReadStream(file)
}

/** Stores the pictures of the items that are not there yet; an item comes with its pictures or not at all. */
async function storeMissingPictures(
  context: Pick<Context, 'db' | 'objects' | 'clock'>,
  shopId: number,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const pictures = await listDemoPictures()
  const there = await findRecords(context.db, shopId, 'item', [...new Set(pictures.map(({ item }) => item))])
  return storeDemoPictures(
    context,
    shopId,
    pictures.filter(({ item }) => !there.has(item)),
  )
}

/** Whether the demo shop was begun and its load cut short. What a person has deleted of it is not missing. */
export async function isDemoUnfinished({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const shop = await findShopByKey(db, DEMO_KEY)
  if (shop === undefined) return false
  const before = await whatIsThere(db, shop.id)
  if (before === 'nothing') return shop.name === BARE.name && shop.mail_address === BARE.mailAddress
  if (before !== 'demo') return false
  const texts = await Promise.all([FILE, ORDERS].map(file => readFile(file, 'utf8')))
  const lines = texts.flatMap(text => text.trimEnd().split('\n'))
  return (await findContent(db, shop.id)).documents < lines.length
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

/** Moves every time and day of a document: the members whose names end in `_at`, `_on` and `_date`. */
function moveInTime(document: Document, days: number): Document {
  return JSON.parse(JSON.stringify(document), (member, value: unknown) =>
    /_(at|on|date)$/.test(member) && typeof value === 'string' ? moved(value, days) : value,
  ) as Document
}

function moved(time: string, days: number): string {
  const text = new Date(Date.parse(time) + days * DAY).toISOString()
  return time.includes('T') ? text : text.slice(0, time.length)
}
