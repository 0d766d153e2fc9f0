/**
 * Takes NDJSON documents into a shop: each whole or not at all, what is refused is told and the rest goes on, and what
 * the shop has already is skipped, so that an import that was cut short is simply started again.
 */
import type { Context } from '../context.ts'
import type { Transaction } from '../db/database.ts'
import { DatabaseError } from '../db/sqlstate.ts'
import { insufficientStorage } from '../http/full-disk.ts'
import { makeTurns } from '../lib/in-slices.ts'
import { readAhead } from '../lib/read-ahead.ts'
import { foldCounts } from '../resources/orders/fold-counts-store.ts'
import { AFTER_KINDS } from './after-schemas.ts'
import { type Batch, inPairs, type Turn, takeInTurn } from './batch-pairs.ts'
import { importAfter } from './import-after.ts'
import { importCategories } from './import-categories.ts'
import { type FileTaker, makeFileTaker } from './import-files.ts'
import { importItems } from './import-items.ts'
import { importOrders } from './import-orders.ts'
import { BATCH_DOCUMENTS, type ImagesOf, type Run, SLICE_MS, type StoredImageOf } from './import-run.ts'
import { importShop } from './import-shop.ts'
import { type Outcome, refusal } from './keys.ts'
import type { Line } from './lines.ts'
import { isReady, prepare, type ReadLine, type Ready, type ReadyAfter, type Transform } from './prepare.ts'
import { emptyReport, type ImportReport, type Refusal, tell } from './report.ts'
import { analyzeGrown } from './statistics-store.ts'

/** Characters of one transaction's documents, about: an item at every limit is a batch by itself. */
const BATCH_SIZE = 4_000_000

/**
 * Batches after which PostgreSQL is had to look at what has grown since it took it for empty: categories come first, then items and orders. By itself it
 * does within a minute, which is longer than most imports take, and their checks of references went through all items of the shop until then.
 */
const ANALYZED_AFTER: ReadonlySet<number> = new Set([1, 2, 4, 8, 16, 32, 64, 128, 256])

/** How to import. */
export interface ImportOptions {
  /** Hears of the report after each batch. */
  readonly onProgress?: (report: ImportReport) => void
  /** Hears of each refusal. */
  readonly onRefused?: (refusal: Refusal) => void
  /** Changes a document before it is taken; it is known again by what it was before. */
  readonly transform?: Transform
  /** Names of stored images that the item of this id in its document gets beside those of the document. */
  readonly imagesOf?: ImagesOf
  /** Pictures that came with the documents and are stored by the time that their items are read: images of them show the stored ones. */
  readonly storedImageOf?: StoredImageOf
}

/** Imports and answers the report. Throws when the lines end in an error, the database does, or the disk is nearly full; what was reported is in. */
export async function importDocuments(
  context: Context,
  shopId: number,
  lines: AsyncIterable<Line>,
  {
    onProgress = () => {},
    onRefused = () => {},
    transform = document => document,
    imagesOf = () => [],
    storedImageOf = () => undefined,
  }: ImportOptions = {},
): Promise<ImportReport> {
  const { db, clock, baseUrl, freeSpace } = context
  const report = emptyReport()
  const files = makeFileTaker(context, shopId)
  const run: Run = {
    now: () => clock.now(),
    baseUrl,
    imagesOf,
    storedImageOf,
    firstItemId: Number.POSITIVE_INFINITY,
  }
  const read = (line: Line): ReadLine => prepare(line, clock.now(), transform)
  let batches = 0
  await using stack = new AsyncDisposableStack()
  stack.defer(() => files.end())
  const take = (ready: readonly Ready[], turn: Turn) =>
    ready[0]?.kind === 'file' ? takeFiles(files, ready) : takeBatch(db, shopId, ready, run, turn)
  // Batches are read while the database writes those before: a fifth of the time of orders of 20 lines.
  for await (const pair of readAhead(inPairs(inBatches(lines, read), batch => ANALYZED_AFTER.has(batch)))) {
    if (await freeSpace.isLow()) throw insufficientStorage()
    const taken = takeInTurn(pair, take)
    try {
      for (const [at, batch] of pair.entries()) {
        tellAll(report, batch, (await taken[at]) ?? [], onRefused)
        onProgress(report)
        batches++
      }
    } finally {
      await Promise.allSettled(taken)
    }
    if (ANALYZED_AFTER.has(batches)) await analyzeGrown(db)
  }
  if (report.by_kind.order?.imported) await foldCounts(db)
  return report
}

function tellAll(
  report: ImportReport,
  batch: Batch,
  outcomes: readonly Outcome[],
  onRefused: (refusal: Refusal) => void,
): void {
  const next = outcomes.values()
  for (const { line, read } of batch) {
    const outcome = isReady(read) ? next.next().value : read
    if (outcome !== undefined) tell(report, { line, kind: read.kind }, outcome, onRefused)
  }
}

/** Parts of files, which are not of one transaction: each goes on where the one before has ended. */
async function takeFiles(files: FileTaker, ready: readonly Ready[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const part of ready) if (part.kind === 'file') outcomes.push(await files.take(part.document))
  return outcomes
}

/** Lines in batches whose documents are all of one kind. */
async function* inBatches(
  lines: AsyncIterable<Line>,
  read: (line: Line) => ReadLine,
): AsyncGenerator<ReadLine[]> {
  let batch: ReadLine[] = []
  let size = 0
  let kind: string | undefined
  const turnIfDue = makeTurns(SLICE_MS)
  for await (const line of lines) {
    await turnIfDue()
    const entry = read(line)
    const full = batch.length === BATCH_DOCUMENTS || size >= BATCH_SIZE
    const other = isReady(entry.read) && kind !== undefined && entry.read.kind !== kind
    if (full || other) {
      yield batch
      batch = []
      size = 0
      kind = undefined
    }
    batch.push(entry)
    size += entry.size
    if (isReady(entry.read)) kind = entry.read.kind
  }
  if (batch.length > 0) yield batch
}

/** Takes documents in one transaction; when the database refuses one of them, each in a transaction of its own. */
async function takeBatch(
  db: Context['db'],
  shopId: number,
  ready: readonly Ready[],
  run: Run,
  turn: Turn,
): Promise<Outcome[]> {
  if (ready.length === 0) return []
  try {
    return await db.transaction(async tx => {
      const outcomes = await takeAll(tx, shopId, ready, run, turn)
      await turn.untilLast()
      return outcomes
    })
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    if (ready.length === 1) return [refusalOf(error)]
    if (!isAboutData(error) && error.kind !== 'timeout') throw error
    const outcomes: Outcome[] = []
    for (const document of ready) outcomes.push(...(await takeBatch(db, shopId, [document], run, turn)))
    return outcomes
  }
}

/** A value or a row that the database does not take (SQLSTATE classes 22 and 23): what the checks above let through. */
function isAboutData({ code }: DatabaseError): boolean {
  return code !== undefined && /^2[23]/.test(code)
}

function refusalOf(error: DatabaseError): Outcome {
  if (!isAboutData(error)) throw error
  return refusal('', `cannot be stored (${error.constraint ?? error.code})`)
}

async function takeAll(
  tx: Transaction,
  shopId: number,
  ready: readonly Ready[],
  run: Run,
  turn: Turn,
): Promise<Outcome[]> {
  const categories = ready.filter(document => isReady(document, 'category'))
  if (categories.length > 0) return importCategories(tx, shopId, categories)
  const items = ready.filter(document => isReady(document, 'item'))
  if (items.length > 0) return importItems(tx, shopId, items, run, turn)
  const orders = ready.filter(document => isReady(document, 'order'))
  if (orders.length > 0) return importOrders(tx, shopId, orders, run.now(), turn)
  for (const kind of AFTER_KINDS) {
    const after = ready.filter(document => isReady(document, kind)) as ReadyAfter[]
    if (after.length > 0) return importAfter(tx, shopId, kind, after)
  }
  const outcomes: Outcome[] = []
  for (const shop of ready.filter(document => isReady(document, 'shop'))) {
    outcomes.push(await importShop(tx, shopId, shop, run.now()))
  }
  return outcomes
}
