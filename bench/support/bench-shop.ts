/** A database of its own with one shop of so many items, and a token for it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from '#pg'
import { SCOPES } from '../../src/auth/scopes.ts'
import { createToken } from '../../src/auth/store.ts'
import { openDatabase } from '../../src/db/database.ts'
import { SUPERUSER } from '../../src/db/embedded/roles.ts'
import { startEmbeddedPostgres } from '../../src/db/embedded/supervisor.ts'
import { migrate } from '../../src/db/migrate.ts'
import { findShopByKey, insertShop } from '../../src/shops/store.ts'
import type { Socket } from './pgbench.ts'
import { seedItems } from './seed.ts'

/** Its key in addresses. */
export const SHOP_KEY = 'bench'

/** The shop under load. */
export interface BenchShop extends AsyncDisposable {
  readonly items: number
  readonly shopId: number
  readonly shopKey: string
  readonly token: string
  /** For logs and scripts of this shop's scenarios. */
  readonly folder: string
  readonly dataDir: string
  /** Where the data really lies: there, or where root keeps it. */
  readonly placedDir: string
  /** Whether it was made just now, and has no orders yet. */
  readonly isNew: boolean
  readonly address: Socket
  readonly postgresVersion: string
  /** A connection that stays: beside it a server remembers no answers, since somebody else could write (decision 031). */
  stayConnected(): Promise<AsyncDisposable>
  /** Runs SQL on a connection of its own. */
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
}

/** A folder that is removed in the end. */
export async function temporaryFolder(): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'akinai-bench-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

/** Makes the database, the shop and its items. Disposing stops the database and removes all of it. */
export async function createBenchShop(items: number): Promise<BenchShop> {
  await using stack = new AsyncDisposableStack()
  const { path: folder } = stack.use(await temporaryFolder())
  const shop = await openBenchShop(folder, items)
  stack.defer(() => rm(shop.placedDir, { recursive: true, force: true }))
  stack.use(shop)
  const kept = stack.move()
  return { ...shop, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}

/** The same in a folder, which stays; a shop that is there already is taken as it is. */
export async function openBenchShop(folder: string, items: number): Promise<BenchShop> {
  await using stack = new AsyncDisposableStack()
  const dataDir = join(folder, 'data')
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
  stack.defer(() => postgres.stop())
  const address = postgres.connection
  const shopKey = SHOP_KEY
  const { shopId, token, isNew } = await fillShop(address, items)
  const query = (text: string, values?: unknown[]) => queryAt(address, text, values)
  const [version] = await query('show server_version')
  const kept = stack.move()
  return {
    ...{ items, shopId, shopKey, token, folder, dataDir, address, isNew },
    placedDir: postgres.dataDir,
    postgresVersion: String(version?.server_version ?? 'unknown'),
    query,
    stayConnected: () => connectTo(address),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

/** Makes the tables, the shop and its items in a database; those that are there already are taken as they are. */
export async function fillShop(address: Socket, items: number): Promise<MadeShop> {
  await migrate(address)
  const made = await makeShop(address, SHOP_KEY)
  // None stays connected: a server counts on what it has read only while it is the only one.
  if (items > 0 && made.isNew) {
    await connected(address, client => seedItems(client, made.shopId, items))
    await checkpoint(address)
  }
  return made
}

/** Writes everything that was seeded to the disk, which the program's own role may not ask for. */
export async function checkpoint(address: Socket): Promise<void> {
  await queryAt({ ...address, user: SUPERUSER }, 'checkpoint')
}

/** A connection that ends with this. */
export async function connectTo(
  address: pg.ClientConfig,
): Promise<AsyncDisposable & { readonly client: pg.Client }> {
  const client = new pg.Client(address)
  await client.connect()
  return { client, [Symbol.asyncDispose]: () => client.end() }
}

async function connected<T>(address: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  await using connection = await connectTo(address)
  return await work(connection.client)
}

/** Runs SQL on a connection of its own, and answers the rows. */
export function queryAt(
  address: pg.ClientConfig,
  text: string,
  values?: unknown[],
): Promise<Record<string, unknown>[]> {
  return connected(address, async client => (await client.query<Record<string, unknown>>(text, values)).rows)
}

/** A shop, and a token for it. */
export interface MadeShop {
  readonly shopId: number
  readonly token: string
  /** Whether it was made just now. */
  readonly isNew: boolean
}

async function makeShop(address: Socket, key: string): Promise<MadeShop> {
  const db = openDatabase(address)
  try {
    const now = new Date()
    const there = await findShopByKey(db, key)
    const shopId =
      there?.id ?? (await insertShop(db, { key, name: 'Bench', mailAddress: 'bench@example.jp', now }))
    if (shopId === undefined) throw new Error('The shop was made by somebody else meanwhile')
    const made = await createToken(db, shopId, { name: 'bench', scopes: SCOPES, expiresAt: null, now })
    return { shopId, token: made.token, isNew: there === undefined }
  } finally {
    await db.close()
  }
}
