/** The run that is gone on with: that of the slot which PostgreSQL holds the log by, or a new one. */
import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Context } from '../../context.ts'
import { readPosition, writePosition } from '../wire/log-position.ts'
import { type ArchiveStore, type BegunRun, type Run, readBegunRun, writeRun } from './archive-store.ts'

/** 'arch' as a number: apart from other advisory locks. */
const LOCK = 0x6172_6368

/** A run, and from where on it lacks the log. */
export interface OpenRun {
  readonly run: Run
  readonly from: bigint
}

/** Whether this connection archives from now on; false: another server does. Held as long as the connection lasts. */
export async function takeArchiving(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${LOCK}) as taken`)
  return rows[0]?.taken === true
}

/**
 * Finds the run of the slot, or begins one; says in the log when that leaves a gap. A slot is only let go of once the new run is in the
 * archive, and all but that of the run then are. Throws where a new one would begin in the place of an archive that is away.
 */
export async function openRun(
  client: pg.Client,
  archive: ArchiveStore,
  { clock, log }: Pick<Context, 'clock' | 'log'>,
): Promise<OpenRun> {
  const { rows: systems } = await client.query<{ systemid: string; timeline: number }>('IDENTIFY_SYSTEM')
  const [system] = systems
  if (system === undefined) throw new Error('PostgreSQL did not say which it is')
  const { systemid, timeline } = system
  const slots = await findSlots(client)
  const known = { systemid, timeline: Number(timeline) }
  const held = await findHeldRun(archive, slots, known)
  const opened = held ?? (await beginRun(client, archive, { ...known, now: clock.now() }))
  for (const { name, status } of slots) {
    if (name === opened.run.name) continue
    log.error(
      { run: name, status },
      'the archive of the log has a gap: earlier backups can be restored up to it only; take a new one',
    )
    await client.query(`DROP_REPLICATION_SLOT ${name}`)
  }
  if (held === undefined) log.info({ run: opened.run.name }, 'an archive of the log begins')
  return opened
}

/** The cluster whose log is archived. */
interface System {
  readonly systemid: string
  readonly timeline: number
}

/**
 * The run that one of the slots holds the log for; one that was broken off as it began is begun with what its slot holds. Undefined
 * where none goes on. Throws where what a slot of this archive stands for is not in it.
 */
async function findHeldRun(
  archive: ArchiveStore,
  slots: readonly Slot[],
  { systemid, timeline }: System,
): Promise<OpenRun | undefined> {
  const unfinished: { readonly begun: BegunRun; readonly place: string }[] = []
  let missing: string | undefined
  for (const { name, status, place } of slots) {
    const run = await readBegunRun(archive, name)
    if (run === undefined && name.startsWith(nameAt(archive))) missing = name
    const goesOn = run?.system === systemid && run.timeline === timeline
    if (run === undefined || !goesOn || place === null || status === 'lost') continue
    if ('start' in run) return { run, from: readPosition(place) }
    unfinished.push({ begun: run, place })
  }
  const [last] = unfinished
  if (last !== undefined) return startRun(archive, last.begun, last.place)
  if (missing !== undefined) throw anotherArchive(archive, missing)
  return undefined
}

/** Of a run in this archive, but for what tells it from others there. */
function nameAt({ address }: ArchiveStore): string {
  return `akinai_archive_${createHash('sha256').update(address).digest('hex').slice(0, 8)}`
}

/** The archive lacks the run that was begun in it: what is at its address is something else, such as the folder below a disk that is not mounted. */
function anotherArchive({ address }: ArchiveStore, run: string): Error {
  return new Error(
    `The archive at ${address} has no run ${run}, which was begun there: see whether its disk is mounted, or its bucket the same. Where it was emptied on purpose, name another place in AKINAI_WAL_ARCHIVE.`,
  )
}

/**
 * The archive hears of it first, then PostgreSQL, and the archive once more: wherever that is broken off, what is found is known for
 * what it is.
 */
async function beginRun(
  client: pg.Client,
  archive: ArchiveStore,
  { systemid, timeline, now }: System & { readonly now: Date },
): Promise<OpenRun> {
  const name = `${nameAt(archive)}${randomBytes(4).toString('hex')}`
  const begun: BegunRun = { name, system: systemid, timeline, begun_at: now.toISOString() }
  await writeRun(archive, begun)
  try {
    await client.query(`CREATE_REPLICATION_SLOT ${name} PHYSICAL (RESERVE_WAL)`)
  } catch (error) {
    // It is tried every few seconds, and each would leave one. Where PostgreSQL cannot be asked, it may hold the log for this one.
    const isRefused = await findSlot(client, name).then(
      slot => slot === undefined,
      () => false,
    )
    if (isRefused) await archive.removeAll(`runs/${name}`).catch(() => {})
    throw error
  }
  return startRun(archive, begun, (await findSlot(client, name))?.place ?? '')
}

async function startRun(archive: ArchiveStore, begun: BegunRun, place: string): Promise<OpenRun> {
  const from = readPosition(place)
  const run: Run = { ...begun, start: writePosition(from) }
  await writeRun(archive, run)
  return { run, from }
}

/** Gives the log free that is held for the archive. */
export async function dropSlots(client: pg.Client): Promise<void> {
  for (const { name } of await findSlots(client)) await client.query(`DROP_REPLICATION_SLOT ${name} WAIT`)
}

interface Slot {
  readonly name: string
  readonly status: string | null
  readonly place: string | null
}

async function findSlot(client: pg.Client, name: string): Promise<Slot | undefined> {
  return (await findSlots(client)).find(slot => slot.name === name)
}

async function findSlots(client: pg.Client): Promise<Slot[]> {
  const { rows } = await client.query<Slot>(
    `select slot_name as name, wal_status as status, restart_lsn::text as place from pg_replication_slots
     where slot_name like 'akinai\\_archive\\_%'`,
  )
  return rows
}
