/** How much room there is for what shops store, and which of them have nearly used theirs up. */
import { mostUsed, type ShopBudget } from '../../src/budgets/use-store.ts'
import type { Config } from '../../src/config.ts'
import { floorOf } from '../../src/context.ts'
import { type DatabaseAddress, openDatabase } from '../../src/db/database.ts'
import { isRunning, placedData } from '../../src/db/embedded/diagnosis.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { freeBytes } from '../../src/lib/free-space.ts'
import { type Finding, finding, reasonOf } from './finding.ts'

const MB = 1024 * 1024

/** Below its floor the server refuses what it would have to store. */
export async function examineDisk(config: Config): Promise<Finding[]> {
  const { dataDir } = config
  const floor = floorOf(config)
  try {
    const place = floor === 0 ? dataDir : placedData(dataDir)
    const free = await freeBytes(place)
    const rest = floor === 0 ? 'no call depends on it' : `below ${floor / MB} MB only orders go on`
    const what = `${Math.floor(free / MB)} MB are free where ${place} is; ${rest}`
    return [finding(free >= floor, what, 'Make room, or set AKINAI_MIN_FREE_DISK_MB.')]
  } catch (error) {
    return [
      {
        ok: false,
        what: `what is free where ${dataDir} is cannot be told: ${reasonOf(error)}`,
        mend: 'Check the folder of AKINAI_DATA_DIR.',
      },
    ]
  }
}

/** Shops of each budget that are named, and the share from which on they are. */
const NAMED_SHOPS = 3
const NEARLY_ALL = 0.8

/** The shops that have nearly used a budget up. Nothing is started for it: a database that rests is not asked. */
export async function examineBudgets(config: Config): Promise<Finding[]> {
  const { databaseUrl, dataDir } = config
  try {
    if (databaseUrl !== undefined) return await budgetsOf(config, { connectionString: databaseUrl })
    if (!(await isRunning(dataDir))) return []
    const { startEmbeddedPostgres } = await import('../../src/db/embedded/supervisor.ts')
    const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
    try {
      return await budgetsOf(config, postgres.connection)
    } finally {
      await postgres.stop()
    }
  } catch {
    // Why the database cannot be asked is told elsewhere; before its first start it has no tables.
    return []
  }
}

async function budgetsOf(config: Config, address: DatabaseAddress): Promise<Finding[]> {
  const db = openDatabase(address)
  try {
    const uses = await mostUsed(db, config, systemClock.now(), NAMED_SHOPS)
    const near = uses.filter(({ used }) => used >= NEARLY_ALL)
    if (near.length === 0) return [{ ok: true, what: 'no shop has nearly used up a budget' }]
    return near.map(({ budget, shop_key, used }) => ({
      ok: used < 1 || budget === 'log_of_calls',
      what: `the shop ${shop_key} has used ${Math.round(used * 100)} % of ${budget}`,
      mend: MENDS[budget],
    }))
  } finally {
    await db.close()
  }
}

const MENDS: Readonly<Record<ShopBudget, string>> = {
  order_mails: 'See what mails it sends; AKINAI_MAILS_PER_SHOP sets how many there may be in a day.',
  log_of_calls: 'Its oldest calls are forgotten early; AKINAI_LOG_MB_PER_SHOP sets how much is kept.',
  open_uploads:
    'It announces files and does not use them; AKINAI_UNUSED_UPLOADS_PER_SHOP sets how many it may.',
  open_upload_bytes:
    'It sends files and does not use them; AKINAI_UNUSED_UPLOAD_MB_PER_SHOP sets how much it may.',
}
