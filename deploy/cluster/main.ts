/**
 * `npm run cluster [-- [--patroni] [FOLDER]]`: runs the cluster of `cluster.ts`, or that of `../patroni/patroni.ts`, on the usual
 * ports until Ctrl-C. Without FOLDER what it wrote is removed.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { missingForPatroni, startPatroniCluster, USUAL_PORTS } from '../patroni/patroni.ts'
import { missingPrograms, startCluster } from './cluster.ts'
import type { Front } from './front.ts'

const PORTS = { haproxy: 3000, servers: [3001, 3002], pgbouncer: 6432, primary: 5432, replica: 5433 } as const

/** What is started, and the address of its database. */
interface Started {
  readonly cluster: Front
  readonly databaseUrl: string
  readonly parts: string
}

async function startPair(folder: string): Promise<Started> {
  const cluster = await startCluster(folder, PORTS)
  return { cluster, databaseUrl: cluster.postgres.primary.url, parts: 'a primary, its replica, PgBouncer' }
}

async function startPatroni(folder: string): Promise<Started> {
  const cluster = await startPatroniCluster(folder)
  const parts = `three nodes of Patroni (PostgreSQL on ports ${USUAL_PORTS.postgres.join(', ')}; patronictl -c ${folder}/patroni/one.yml list)`
  return { cluster, databaseUrl: cluster.nodes.url, parts }
}

const { values, positionals } = parseArgs({
  options: { patroni: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const missing = values.patroni ? missingForPatroni() : missingPrograms()
if (missing.length > 0) {
  const packages = missing.map(name => (name === 'etcd' ? 'etcd-server' : name))
  console.error(
    `Not installed here: ${missing.join(', ')}. On Debian: apt-get install ${packages.join(' ')}, and then systemctl disable --now ${missing.join(' ')}, since it starts them at the same ports.`,
  )
  process.exit(1)
}
const [given] = positionals
const folder = given === undefined ? mkdtempSync(join(tmpdir(), 'akinai-cluster-')) : resolve(given)
const stopped = new Promise(resolve => process.once('SIGINT', resolve).once('SIGTERM', resolve))
console.log(`Starting PostgreSQL, two servers and HAProxy in ${folder} …`)
{
  const { cluster, databaseUrl, parts } = await (values.patroni ? startPatroni : startPair)(folder)
  await using _cluster = cluster
  console.log(`There are ${parts}, and two servers on ports ${PORTS.servers.join(' and ')}.`)
  console.log(`HAProxy listens on ${cluster.url}.`)
  console.log(
    `Tokens: DATABASE_URL=${databaseUrl} npx akinai token create --shop KEY --name NAME --scopes all`,
  )
  await stopped
  console.log('Stopping …')
}
if (given === undefined) rmSync(folder, { recursive: true, force: true })
