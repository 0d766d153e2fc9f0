/** The archiver of a server: one of all servers of a database archives, and the others wait for its end. */
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Context } from '../../context.ts'
import { findArchiveSlot } from '../store.ts'
import { connectReplication } from '../wire/replication-client.ts'
import {
  archiveLog,
  LogGivenUp,
  LogWaits,
  MAX_WAITING,
  type Manner,
  makeTelling,
  PIECE_MS,
} from './archive-log.ts'
import { makeArchiveObjects } from './archive-objects.ts'
import { type ArchiveStore, openArchive } from './archive-store.ts'
import { dropSlots, openRun, takeArchiving } from './run-of-slot.ts'

/** After this what has ended by itself is begun again, and it is looked whether another still archives. */
const AGAIN_MS = 5_000

/** Milliseconds for the last pictures and files of a server that stops: a third of what it may take to. */
const LAST_MS = 10_000

/** Milliseconds between two looks of an archiver, before it begins again, and for the last pictures and files as it stops. */
export interface Paces {
  readonly piece: number
  readonly again: number
  readonly last?: number
}

/** Starts archiving, where an archive is configured; disposing archives what has come by then, pictures and files within `last`. */
export async function startArchiving(
  context: Context,
  paces: Paces = { piece: PIECE_MS, again: AGAIN_MS },
): Promise<AsyncDisposable> {
  const archive = openArchive(context.config, context.clock)
  if (archive === undefined) return { [Symbol.asyncDispose]: async () => {} }
  const stopping = new AbortController()
  const stopped = keepArchiving(context, archive, paces, stopping.signal)
  return {
    [Symbol.asyncDispose]: async () => {
      stopping.abort()
      await stopped
    },
  }
}

async function keepArchiving(
  context: Context,
  archive: ArchiveStore,
  { piece, again, last = LAST_MS }: Paces,
  stopping: AbortSignal,
): Promise<void> {
  const telling = makeTelling(context)
  while (!stopping.aborted) {
    try {
      await archiveOnce(context, archive, { pieceMs: piece, lastMs: last, stopping, telling })
    } catch (error) {
      if (!stopping.aborted && !(error instanceof LogWaits))
        context.log.error({ err: error }, 'the archive of the log has stopped; it goes on soon')
    }
    await sleep(again, undefined, { signal: stopping }).catch(() => {})
  }
}

async function archiveOnce(context: Context, archive: ArchiveStore, manner: Manner): Promise<void> {
  const client = await connectReplication(context.databaseAddress)
  client.on('error', () => {})
  try {
    if (!(await takeArchiving(client))) return
    await goOn(context, client, archive, manner)
  } finally {
    await client.end().catch(() => {})
  }
}

async function goOn(
  context: Context,
  client: pg.Client,
  archive: ArchiveStore,
  manner: Manner,
): Promise<void> {
  try {
    const run = await openRun(client, archive, context)
    await archiveLog(context, client, archive, makeArchiveObjects(context, archive), run, manner)
  } catch (error) {
    if (error instanceof LogGivenUp || (await isHeldInVain(context))) await giveUp(context)
    throw error
  }
}

/** Whether the disk is nearly full while much of the log is held: an archive that cannot be read either is not even written to. */
async function isHeldInVain({ db, freeSpace }: Context): Promise<boolean> {
  if (!(await freeSpace.isLow())) return false
  const slot = await findArchiveSlot(db).catch(() => undefined)
  return (slot?.behind ?? 0) >= MAX_WAITING
}

/** What the disk has left is for orders; the archive gets a gap. */
async function giveUp({ databaseAddress, log }: Context): Promise<void> {
  log.fatal(
    'the disk is nearly full and the archive of the log takes nothing: the log is held for it no longer',
  )
  const client = await connectReplication(databaseAddress)
  try {
    await dropSlots(client)
  } finally {
    await client.end().catch(() => {})
  }
}
