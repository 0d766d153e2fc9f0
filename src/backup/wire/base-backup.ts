/** A whole cluster as PostgreSQL sends it while it goes on working: one tar, with the log that makes it consistent. */
import type { PassThrough } from 'node:stream'
import type pg from 'pg'
import { readPosition } from './log-position.ts'
import { abandon, runCopy, type WireConnection } from './replication-client.ts'

/** What PostgreSQL said of the cluster that it has sent. */
export interface BaseBackup {
  /** Where in the log recovery begins. */
  readonly start: bigint
  /** From there on the cluster is consistent. */
  readonly end: bigint
  readonly timeline: number
  /** PostgreSQL's own manifest: every file but the log's, with its SHA-256. */
  readonly manifest: Buffer
}

/** Bytes of the manifest at most: 200 a file, and a table has a file of 1 GB at most. */
const MAX_MANIFEST_BYTES = 64 * 1024 * 1024

/**
 * Writes the tar to `sink`, no faster than that takes it. A checkpoint is made at once; nobody waits for it. The log that is
 * needed stays until the end, since a slot of this connection holds it. `progress` hears the bytes that came, and about how many
 * there will be. Throws when PostgreSQL refuses, and when it finds a page whose checksum is wrong.
 */
export async function sendCluster(
  client: pg.Client,
  sink: PassThrough,
  progress: (sent: number, total: number) => void,
): Promise<BaseBackup> {
  await client.query(`CREATE_REPLICATION_SLOT akinai_backup_${process.pid} TEMPORARY PHYSICAL (RESERVE_WAL)`)
  const places: { readonly position: bigint; readonly timeline: number }[] = []
  const manifest: Buffer[] = []
  let part: 'none' | 'cluster' | 'manifest' = 'none'
  let paused = false
  let [sent, total, manifestBytes] = [0, 0, 0]
  const take = (chunk: Buffer, connection: WireConnection) => {
    if (part === 'manifest') {
      manifestBytes += chunk.length
      if (manifestBytes > MAX_MANIFEST_BYTES) throw new Error("PostgreSQL's manifest is too long")
      manifest.push(Buffer.from(chunk))
      return
    }
    sent += chunk.length
    progress(sent, Math.max(total, sent))
    // What was received already still comes while the connection is paused.
    if (sink.write(Buffer.from(chunk)) || paused) return
    paused = true
    connection.stream.pause()
    sink.once('drain', () => {
      paused = false
      connection.stream.resume()
    })
  }
  // Nobody takes it any more: a full disk, for example.
  sink.once('close', () => abandon(client))
  await runCopy(client, {
    text: `BASE_BACKUP (LABEL 'akinai', PROGRESS, CHECKPOINT 'fast', WAL, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')`,
    row: fields => {
      const [first, second, third] = fields
      if (fields.length === 2) {
        places.push({ position: readPosition(textOf(first)), timeline: Number(textOf(second)) })
      } else total += Number(third === null || third === undefined ? 0 : textOf(third)) * 1024
    },
    copied(chunk, connection) {
      const kind = String.fromCharCode(chunk[0] ?? 0)
      if (kind === 'd') take(chunk.subarray(1), connection)
      if (kind === 'm') part = 'manifest'
      if (kind === 'n' && part === 'cluster')
        throw new Error('The cluster has tablespaces; a backup knows none')
      if (kind === 'n') part = 'cluster'
    },
  })
  const [from, to] = places
  if (from === undefined || to === undefined)
    throw new Error('PostgreSQL did not say where its backup begins and ends')
  return { start: from.position, end: to.position, timeline: to.timeline, manifest: Buffer.concat(manifest) }
}

function textOf(field: string | null | undefined): string {
  return field === null || field === undefined ? '' : String(field)
}
