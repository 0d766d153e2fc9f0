/** Writes the log into the archive as PostgreSQL writes it, in pieces of two seconds at most. */
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'
import type pg from 'pg'
import type { Context } from '../../context.ts'
import { writePosition } from '../wire/log-position.ts'
import { abandon, runCopy, type WireConnection } from '../wire/replication-client.ts'
import type { ArchiveObjects } from './archive-objects.ts'
import { type ArchiveStore, pieceKey, readUntil, writeUntil } from './archive-store.ts'
import { makeObjectPasses, type Note, type ObjectPasses } from './object-passes.ts'
import type { OpenRun } from './run-of-slot.ts'
import { readLogMessage, writeStatus } from './wire-messages.ts'

/** Milliseconds for which a part of the log waits for more at most. */
export const PIECE_MS = 2_000

/**
 * Bytes that wait at most; then PostgreSQL keeps what comes, up to what it may. Where they cannot be archived, the connection is
 * given up: a sender of the log that nobody reads from cannot be ended when PostgreSQL wants to let go of the log, and its
 * checkpoints would wait for that for ever, while the log grows (tried with 18.4).
 */
export const MAX_WAITING = 8 * 1024 * 1024

/** Milliseconds after which it is written down again that nothing came. */
const QUIET_MS = 10_000

/** Notes of times and places that are kept while the archive cannot be written: half an hour's. */
const MAX_NOTES = 1_000

const pack = promisify(zstdCompress)

/** The disk of the database is nearly full and the archive takes nothing: the log must not be held any longer. */
export class LogGivenUp extends Error {}

/** The archive cannot be written, and so much waits for it that PostgreSQL has to keep it. It was told. */
export class LogWaits extends Error {}

/** Tells that the archive cannot be written: at once, then every minute until it was. */
export interface Telling {
  failed(error: unknown, waiting: number): void
  succeeded(): void
}

const TELL_MS = 60_000

/** Makes one. */
export function makeTelling({ log }: Pick<Context, 'log'>): Telling {
  let toldAt: number | undefined
  return {
    failed: (error, waiting) => {
      if (toldAt !== undefined && performance.now() - toldAt <= TELL_MS) return
      log.error({ err: error, waiting }, 'the archive of the log cannot be written; it is tried again')
      toldAt = performance.now()
    },
    succeeded: () => {
      toldAt = undefined
    },
  }
}

/** What is known of a run at work. */
interface Work {
  readonly waiting: Buffer[]
  /** Bytes of these. */
  bytes: number
  /** Up to here the log is in the archive. */
  kept: bigint
  /** Times before which pictures and files are archived; the log is, where it was no longer than what is kept. */
  notes: Note[]
  /** The time up to which it was said that everything is archived, how long the log was then, and when it was said. */
  until: Date
  said: bigint | undefined
  saidAt: number
  wire?: WireConnection
}

/** How it is done. */
export interface Manner {
  readonly pieceMs: number
  /** Milliseconds that the last pictures and files may take when it is to stop. */
  readonly lastMs: number
  readonly stopping: AbortSignal
  readonly telling: Telling
}

/**
 * Archives until the connection ends or `stopping` says so, which is when all that has come is archived, pictures and files as far as there
 * is time. Throws when PostgreSQL ends it, and `LogGivenUp`, and `LogWaits`. An archive that cannot be written is tried again and again until
 * so much waits.
 */
export async function archiveLog(
  context: Context,
  client: pg.Client,
  archive: ArchiveStore,
  archiveObjects: ArchiveObjects,
  { run, from }: OpenRun,
  { pieceMs, lastMs, stopping, telling }: Manner,
): Promise<void> {
  const begun = new Date((await readUntil(archive, run.name))?.at ?? run.begun_at)
  const work: Work = {
    ...{ waiting: [], bytes: 0, kept: from, notes: [] },
    ...{ until: begun, said: undefined, saidAt: 0 },
  }
  await using passes = makeObjectPasses(context, {
    archiveObjects,
    since: () => work.until,
    passed: note => {
      if (work.notes.push(note) > MAX_NOTES) work.notes.shift()
    },
    failed: error => telling.failed(error, work.bytes),
  })
  const look = () => keepWaiting(context, { archive, passes, run: run.name, telling }, work)
  let looking: Promise<void> = Promise.resolve()
  let failure: unknown
  const timer = setInterval(() => {
    looking = looking.then(look).catch((error: unknown) => {
      failure = error
      abandon(client)
    })
  }, pieceMs)
  const finish = async () => {
    await look()
    await passes.last(lastMs)
    await say(archive, run.name, work)
  }
  const stop = () => {
    looking = looking.then(finish).then(
      () => abandon(client),
      () => abandon(client),
    )
  }
  stopping.addEventListener('abort', stop)
  if (stopping.aborted) stop()
  try {
    await runCopy(client, {
      text: `START_REPLICATION SLOT ${run.name} PHYSICAL ${writePosition(from)} TIMELINE ${run.timeline}`,
      begun: wire => {
        work.wire = wire
      },
      copied: (chunk, wire) => take(work, chunk, wire, context),
    })
  } catch (error) {
    if (failure !== undefined) throw failure
    if (!stopping.aborted) throw error
  } finally {
    clearInterval(timer)
    stopping.removeEventListener('abort', stop)
    await looking
  }
}

function take(work: Work, chunk: Buffer, wire: WireConnection, { clock }: Pick<Context, 'clock'>): void {
  const message = readLogMessage(chunk)
  if (message.kind === 'life') {
    if (message.wantsReply) wire.sendCopyFromChunk(writeStatus(work.kept, clock.now()))
    return
  }
  if (message.from !== work.kept + BigInt(work.bytes)) throw new Error('A part of the log is missing')
  work.waiting.push(Buffer.from(message.bytes))
  work.bytes += message.bytes.length
  if (work.bytes >= MAX_WAITING) wire.stream.pause()
}

/** Where the log goes. */
interface Destination {
  readonly archive: ArchiveStore
  readonly passes: ObjectPasses
  readonly run: string
  readonly telling: Telling
}

/** One look: archives what waits, has pictures and files looked for meanwhile, and says how far everything is there. */
async function keepWaiting(
  { clock, freeSpace }: Pick<Context, 'clock' | 'freeSpace'>,
  { archive, passes, run, telling }: Destination,
  work: Work,
): Promise<void> {
  passes.begin()
  try {
    const moved = await keepPiece(archive, run, work)
    if (moved && !passes.isFailing) telling.succeeded()
    await say(archive, run, work)
  } catch (error) {
    telling.failed(error, work.bytes)
    if (await freeSpace.isLow()) throw new LogGivenUp('The disk is nearly full')
    if (work.bytes >= MAX_WAITING) throw new LogWaits('The archive cannot be written', { cause: error })
  }
  work.wire?.sendCopyFromChunk(writeStatus(work.kept, clock.now()))
}

async function keepPiece(archive: ArchiveStore, run: string, work: Work): Promise<boolean> {
  const parts = work.waiting.length
  if (parts === 0) return false
  const bytes = Buffer.concat(work.waiting)
  const to = work.kept + BigInt(bytes.length)
  const packed = await pack(bytes, { params: { [constants.ZSTD_c_checksumFlag]: 1 } })
  await archive.put(pieceKey(run, work.kept, to), packed, 'application/zstd')
  work.kept = to
  work.waiting.splice(0, parts)
  work.bytes -= bytes.length
  work.wire?.stream.resume()
  return true
}

/** Says it when the log has grown since, and now and then when it has not. */
async function say(archive: ArchiveStore, run: string, work: Work): Promise<void> {
  const last = work.notes.findLastIndex(({ place }) => place <= work.kept)
  const note = work.notes[last]
  if (note === undefined || (note.place === work.said && performance.now() - work.saidAt < QUIET_MS)) return
  work.notes = work.notes.slice(last)
  await writeUntil(archive, run, { place: writePosition(work.kept), at: note.at.toISOString() })
  work.until = note.at
  work.said = note.place
  work.saidAt = performance.now()
}
