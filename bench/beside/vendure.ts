/**
 * Vendure under the load that this program is put under. It is installed from npm, filled by its own services and
 * started with what its documentation says of production: one server, and one worker beside it for the job queue. Left out
 * is its HardenPlugin, which would count what each query costs before it is answered.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runToEnd } from '../support/processes.ts'
import { CATEGORIES, itemsUpTo } from './items.ts'
import type { Other, Place } from './other.ts'
import { fillOnce, install, query, startServer } from './project.ts'
import { askedOf } from './vendure/asked.ts'

const VERSION = '3.7.3'

/** Vendure's latest version, and what must be said of its figures. */
export const VENDURE: Other = {
  name: `Vendure ${VERSION}`,
  note:
    'An item is created without its variant and its price: they need the product’s id, so that a whole item takes a second ' +
    'request (createProductVariants), which is not made. Jobs, such as keeping the search index, are done by a second ' +
    'process, of which memory and processor time are not in the figures. What is allocated of a stock is read and then ' +
    'written: of what 16 buyers at once took of 100 products, some 5 % was not counted. Products have no pictures. A ' +
    'category is a collection of what has a facet value.',
  async start(place) {
    await install(place.folder, SOURCE, FILES)
    await fill(place)
    await forgetJobs(place)
    await using stack = new AsyncDisposableStack()
    const { pid, port } = await startBoth(place, stack)
    const asked = await askedOf(port, place.items, ADMIN)
    const kept = stack.move()
    return { pid, port, ...asked, [Symbol.asyncDispose]: () => kept.disposeAsync() }
  },
}

/** What is ours of the project, besides the items. */
const FILES = ['package.json', 'config.mjs', 'fill.mjs', 'server.mjs', 'worker.mjs']
const SOURCE = new URL('vendure/', import.meta.url)

/** Who may do everything in Vendure; its APIs are reached from this machine alone. */
const ADMIN = { username: 'superadmin', password: 'beside-akinai' }

function environmentOf({ database }: Place): Record<string, string> {
  return {
    ...{ NODE_ENV: 'production', VENDURE_DISABLE_TELEMETRY: 'true' },
    ...{ DB_HOST: database.host, DB_PORT: String(database.port) },
    ...{ DB_USERNAME: database.user, DB_NAME: database.database },
    ...{ SUPERADMIN_USERNAME: ADMIN.username, SUPERADMIN_PASSWORD: ADMIN.password },
  }
}

function fill(place: Place): Promise<void> {
  return fillOnce(place, `${VERSION} with ${place.items} items`, async () => {
    const data = { items: itemsUpTo(place.items), categories: CATEGORIES }
    writeFileSync(join(place.folder, 'items.json'), JSON.stringify(data))
    await runToEnd(
      [join(place.folder, 'fill.mjs')],
      { ...environmentOf(place), PORT: '0' },
      join(place.folder, 'setup.log'),
    )
  })
}

/** Jobs that an earlier run has left would be done beside this one's: the queue gives out five a second. */
async function forgetJobs(place: Place): Promise<void> {
  await query(place, 'delete from job_record where not "isSettled"')
}

/** Starts server and worker. Answers the server's process and port. */
async function startBoth(place: Place, stack: AsyncDisposableStack): Promise<{ pid: number; port: number }> {
  const start = async (name: string, variable: string) =>
    stack.use(
      await startServer(
        place.folder,
        () => [join(place.folder, `${name}.mjs`)],
        port => ({ ...environmentOf(place), [variable]: String(port) }),
      ),
    )
  await start('worker', 'WORKER_PORT')
  return start('server', 'PORT')
}
