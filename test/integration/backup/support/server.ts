/** A server as its users start it, on a data folder and an archive of its own, and what is looked at beside it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { SCOPES } from '../../../../src/auth/scopes.ts'
import { createToken } from '../../../../src/auth/store.ts'
import type { Context } from '../../../../src/context.ts'
import { type Database, openDatabase } from '../../../../src/db/database.ts'
import { startEmbeddedPostgres } from '../../../../src/db/embedded/supervisor.ts'
import { migrate } from '../../../../src/db/migrate.ts'
import { systemClock } from '../../../../src/lib/clock.ts'
import type { UploadForm } from '../../../../src/objects/object-store.ts'
import { type OpenObject, openObjectReader } from '../../../../src/objects/read-objects.ts'
import { insertShop } from '../../../../src/shops/store.ts'
import { exportShop } from '../../../../src/transfer/export-shop.ts'
import { AKINAI } from '../../../support/command-line.ts'
import { freePort } from '../../../support/free-port.ts'
import { placeOrder } from '../../../support/orders/place.ts'
import { membersOf, postForm } from '../../objects/support/upload.ts'

/** The links of all exports begin with it, whichever server writes them. */
const BASE_URL = 'http://shop.example'

const PICTURE = readFileSync(new URL('../../../../demo/images/01-rice-bowl-1.jpg', import.meta.url))

/** The database of a data folder, running as long as this is held. */
export interface Data extends AsyncDisposable {
  readonly db: Database
  readonly address: Awaited<ReturnType<typeof startEmbeddedPostgres>>['connection']
  readonly dataDir: string
  readonly openObject: OpenObject
  /** The documents of every shop, in their order. */
  exportAll(): Promise<string[]>
}

/** Opens it, as the user who runs the tests. */
export async function openData(asked: string): Promise<Data> {
  const postgres = await startEmbeddedPostgres({ dataDir: asked, log: () => {} })
  const { connection: address, dataDir } = postgres
  const db = openDatabase(address)
  const openObject = openObjectReader({ dataDir, s3: undefined }, systemClock)
  return {
    ...{ db, address, dataDir, openObject },
    async exportAll() {
      const lines: string[] = []
      const shops = await db.query<{ id: number }>({
        name: 'test.shops',
        text: 'select id from shops order by id',
        reads: true,
      })
      const parts = { db, clock: systemClock, baseUrl: BASE_URL, objects: { open: openObject } }
      for (const { id } of shops) await exportShop(parts, id, line => void lines.push(line))
      return lines
    },
    async [Symbol.asyncDispose]() {
      await db.close()
      await postgres.stop()
    },
  }
}

/** Makes two shops, and a token of each. */
export async function makeShops({ db, address }: Data): Promise<readonly { id: number; token: string }[]> {
  await migrate(address)
  const now = systemClock.now()
  return Promise.all(
    ['tea', 'rice'].map(async key => {
      const id = (await insertShop(db, { key, name: key, mailAddress: `${key}@example.jp`, now })) ?? 0
      const { token } = await createToken(db, id, { name: 'drill', scopes: SCOPES, expiresAt: null, now })
      return { id, token }
    }),
  )
}

/** What was written, and when that was asked for and answered. */
export interface Written {
  /** The name of an item, or the key of an order. */
  readonly what: string
  readonly asked: Date
  readonly answered: Date
}

/** A server that runs. */
export interface Running {
  readonly child: ChildProcess
  /** Makes an item, and answers its id. */
  addItem(token: string, name: string): Promise<number>
  addPicture(token: string, item: number): Promise<void>
  /** Asks for an item, or sets its stock, with a header. */
  ask(token: string, item: number, header?: Readonly<Record<string, string>>): Promise<Tagged>
  setStock(token: string, item: number, header: Readonly<Record<string, string>>): Promise<Tagged>
}

/** The status of an answer, and its tag. */
interface Tagged {
  readonly status: number
  readonly etag: string
}

/** Starts it; answers when it is ready. */
export async function startServer(dataDir: string, archive: string): Promise<Running> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...{ PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'error', AKINAI_DEMO: 'off' },
    ...{ AKINAI_DATA_DIR: dataDir, AKINAI_WAL_ARCHIVE: archive },
  }
  const child = spawn(process.execPath, [AKINAI, 'serve'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      output += chunk
    })
  }
  for (const end = Date.now() + 30_000; ; await delay(50)) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`The server did not start: ${output}`)
    const ready = await fetch(`${url}/readyz`).catch(() => undefined)
    if (ready?.ok) break
  }
  const call = async <T>(token: string, path: string, body: object): Promise<T> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
    return JSON.parse(text) as T
  }
  const onItem = async (token: string, path: string, init: RequestInit): Promise<Tagged> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers }
    const answer = await fetch(`${url}/api/items/${path}`, { ...init, headers })
    await answer.arrayBuffer()
    return { status: answer.status, etag: answer.headers.get('etag') ?? '' }
  }
  return {
    child,
    ask: (token, item, headers = {}) => onItem(token, String(item), { headers }),
    setStock: (token, item, headers) =>
      onItem(token, `${item}/stock`, { method: 'PUT', headers, body: JSON.stringify({ stock: 5 }) }),
    async addItem(token, name) {
      const item = { type: 'normal', name, price: 1200, item_tax_type: 'standard' }
      return (await call<{ item_id: number }>(token, '/api/items', item)).item_id
    },
    async addPicture(token, item) {
      const asked = { purpose: 'item_image', content_type: 'image/jpeg' }
      const file = await call<FileUpload>(token, '/api/files', asked)
      const form = { url: file.upload_url, fields: file.upload_fields }
      const sent = await postForm(form.url, membersOf(form, PICTURE))
      if (!sent.ok) throw new Error(`The picture was not taken: ${sent.status} ${await sent.text()}`)
      await call(token, `/api/items/${item}/images`, { file_id: file.file_id })
    },
  }
}

type FileUpload = {
  readonly file_id: string
  readonly upload_url: string
  readonly upload_fields: UploadForm['fields']
}

/** Programs that make items and orders one after the other, until they are stopped. */
export function startWriters(
  server: Running,
  { db }: Data,
  shops: readonly { id: number; token: string }[],
  round: string,
): { stop(): Promise<readonly Written[]> } {
  const written: Written[] = []
  let running = true
  const keep = async (write: (count: number) => Promise<string>) => {
    for (let count = 0; running; count++) {
      const asked = new Date()
      const what = await write(count)
      written.push({ what, asked, answered: new Date() })
    }
  }
  const context = { db, clock: systemClock } as Context
  const writers = shops.flatMap(({ id, token }) => [
    keep(async count => {
      const name = `${round} ${id}-${count}`
      await server.addItem(token, name)
      return name
    }),
    keep(async () => (await placeOrder(context, id)).key),
  ])
  return {
    async stop() {
      running = false
      await Promise.all(writers)
      return written
    },
  }
}
