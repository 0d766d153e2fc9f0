/** The services that the program uses, each behind a road that can be had fail. */
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type LocalPostgres, startOne } from '../../../deploy/cluster/postgres.ts'
import { humble, NOBODY } from '../../../deploy/cluster/programs.ts'
import { startMailServer } from '../../integration/mail/support/mail-server.ts'
import { hasRadosgw, startRadosgw } from '../../integration/objects/support/radosgw.ts'
import { type Apart, startApart } from './apart.ts'
import { openRoad, type Road } from './road.ts'

/** The services, with the roads to them. */
export interface Services extends AsyncDisposable {
  readonly database: Road
  /** By which the program comes to that road; undefined where one may not make it. */
  readonly apart: Apart | undefined
  /** Undefined where Ceph's gateway is not installed: pictures are kept on the disk then. */
  readonly objects: Road | undefined
  readonly mail: Road
  postgres: LocalPostgres
  /** Where PostgreSQL writes, if that is a disk of its own that can be filled. */
  readonly disk: string | undefined
  startAgain(): Promise<LocalPostgres>
  /** By what the program finds them. */
  readonly environment: NodeJS.ProcessEnv
  /** The message ids of all mails that came in whole. */
  arrived(): string[]
}

/** Room for a database of some minutes, in MB, with little left to fill. */
const DISK_MB = 500

/** What each answers that lies: what something else at its address would. */
const NO_DATABASE = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n'
const NO_BUCKET =
  'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 22\r\n\r\n<p>Please sign in.</p>'
const NO_MAIL_SERVER = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok\r\n'

/** Starts them in a folder, PostgreSQL on this port. */
export async function startServices(folder: string, port: number): Promise<Services> {
  await using begun = new AsyncDisposableStack()
  const place = join(folder, 'database')
  mkdirSync(place)
  const disk = mountDisk(place)
  if (disk !== undefined) begun.defer(() => void spawnSync('umount', [disk]))
  const settings = { max_connections: '60', max_wal_size: '64MB', min_wal_size: '32MB' }
  const { first, startAgain } = await startOne(join(place, 'files'), port, settings)
  const mails = begun.use(await startMailServer())
  const bucket = hasRadosgw() ? begun.use(await startRadosgw()) : undefined
  const road = async (to: number, lie: string) => begun.use(await openRoad({ port: to, lie }))
  const database = await road(port, NO_DATABASE)
  const mail = await road(Number(mails.host.split(':')[1]), NO_MAIL_SERVER)
  const apart = await startApart(folder, database.port)
  if (apart !== undefined) begun.use(apart)
  const { host, port: at } = apart ?? { host: '127.0.0.1', port: database.port }
  const objects = bucket && (await road(Number(new URL(bucket.endpoint).port), NO_BUCKET))
  const services: Services = {
    ...{ database, apart, objects, mail, disk, startAgain, postgres: first },
    environment: {
      DATABASE_URL: `postgres://akinai@${host}:${at}/akinai`,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      AKINAI_SMTP_TLS: 'off',
      ...(bucket && {
        S3_BUCKET: bucket.bucket,
        S3_ENDPOINT: `http://127.0.0.1:${objects?.port}`,
        AWS_ACCESS_KEY_ID: bucket.credentials.accessKeyId,
        AWS_SECRET_ACCESS_KEY: bucket.credentials.secretAccessKey,
      }),
    },
    arrived: () => mails.received.flatMap(({ email }) => email.messageId ?? []),
    async [Symbol.asyncDispose]() {
      await services.postgres.stop()
      await owned.disposeAsync()
    },
  }
  const owned = begun.move()
  return services
}

/** A small disk of its own, in memory, at a folder; undefined where one may not mount any. */
function mountDisk(at: string): string | undefined {
  const [user, group] = humble() === undefined ? ['', ''] : [NOBODY.uid, NOBODY.gid]
  const options = `size=${DISK_MB}m,uid=${user},gid=${group},mode=0755`
  return spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', at]).status === 0 ? at : undefined
}
