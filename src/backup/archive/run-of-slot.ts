/** The run that is gone on with: that of the slot which PostgreSQL holds the log by, or a new one. */
import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Context } from '../../context.ts'
import { readPosition, writePosition } from '../wire/log-position.ts'
import { type ArchiveStore, type Run, readRun, writeRun } from './archive-store.ts'

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
 * archive. Throws where a new one would begin in the place of an archive that is away.
 */
export async function openRun(
  client: pg.Client,
  archive: ArchiveStore,
  { clock, log }: Pick<Context, 'clock' | 'log'>,
): Promise<OpenRun> {
  const { rows: systems } = await client.query<{ systemid: string; timeline: number }>('IDENTIFY_SYSTEM')
  const [system] = systems
  if (system === undefined) throw new Error('PostgreSQL did not say which it is')
  const slots = await findSlots(client)
  for (const { name, status, place } of slots) {
    const run = await readRun(archive, name)
    const goesOn = run?.system === system.systemid && run.timeline === Number(system.timeline)
    if (run !== undefined && goesOn && place !== null && status !== 'lost')
      return { run, from: readPosition(place) }
    if (run === undefined && name.startsWith(nameAt(archive))) throw anotherArchive(archive, name)
  }
  const { systemid, timeline } = system
  const opened = await beginRun(client, archive, { systemid, timeline: Number(timeline), now: clock.now() })
  for (const { name, status } of slots) {
    log.error(
      { run: name, status },
      'the archive of the log has a gap: earlier backups can be restored up to it only; take a new one',
    )
    await client.query(`DROP_REPLICATION_SLOT ${name}`)
  }
  log.info({ run: opened.run.name }, 'an archive of the log begins')
  return opened
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

async function beginRun(
  client: pg.Client,
  archive: ArchiveStore,
  { systemid, timeline, now }: { readonly systemid: string; readonly timeline: number; readonly now: Date },
): Promise<OpenRun> {
  const name = `${nameAt(archive)}${randomBytes(4).toString('hex')}`
  await client.query(`CREATE_REPLICATION_SLOT ${name} PHYSICAL (RESERVE_WAL)`)
  const made = (await findSlots(client)).find(slot => slot.name === name)
  const from = readPosition(made?.place ?? '')
  const start = writePosition(from)
  const run: Run = { name, system: systemid, timeline, start, begun_at: now.toISOString() }
  try {
    await writeRun(archive, run)
  } catch (error) {
    // A slot without a run would hold the log for nobody.
    await client.query(`DROP_REPLICATION_SLOT ${name}`)
    throw error
  }
  return { run, from }
}

/** Gives the log free that is held for the archive. */
export async function dropSlots(client: pg.Client): Promise<void> {
  for (const { name } of await findSlots(client)) await client.query(`DROP_REPLICATION_SLOT ${name} WAIT`)
}

async function findSlots(client: pg.Client) {
  const { rows } = await client.query<{ name: string; status: string | null; place: string | null }>(
    `select slot_name as name, wal_status as status, restart_lsn::text as place from pg_replication_slots
     where slot_name like 'akinai\\_archive\\_%'`,
  )
  return rows
}
