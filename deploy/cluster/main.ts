/** `npm run cluster [FOLDER]`: runs the cluster of `cluster.ts` on the usual ports until Ctrl-C. Without FOLDER what it wrote is removed. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { missingPrograms, startCluster } from './cluster.ts'

const missing = missingPrograms()
if (missing.length > 0) {
  console.error(`Not installed here: ${missing.join(', ')}. On Debian: apt-get install haproxy pgbouncer`)
  process.exit(1)
}
const [given] = process.argv.slice(2)
const folder = given === undefined ? mkdtempSync(join(tmpdir(), 'akinai-cluster-')) : resolve(given)
const ports = { haproxy: 3000, servers: [3001, 3002], pgbouncer: 6432, primary: 5432, replica: 5433 } as const
const stopped = new Promise(resolve => process.once('SIGINT', resolve).once('SIGTERM', resolve))
console.log(`Starting PostgreSQL, its replica, PgBouncer, two servers and HAProxy in ${folder} …`)
{
  await using cluster = await startCluster(folder, ports)
  console.log(`HAProxy listens on ${cluster.url}, the servers on ports ${ports.servers.join(' and ')}.`)
  console.log(
    `Tokens: DATABASE_URL=${cluster.postgres.primary.url} npx akinai token create --shop KEY --name NAME --scopes all`,
  )
  await stopped
  console.log('Stopping …')
}
if (given === undefined) rmSync(folder, { recursive: true, force: true })
