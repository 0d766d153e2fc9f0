/** A connection on which PostgreSQL owes an answer and says nothing is ended in time, whatever there was on it before. */
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import pg from '#pg'
import { openDatabase } from '../../src/db/database.ts'
import { endWhenSilent } from '../../src/db/end-when-silent.ts'
import { SILENT } from '../../src/db/sqlstate.ts'
import { reads } from '../../src/db/statement.ts'
import { test } from '../support/fixture.ts'

const ROOT = join(import.meta.dirname, '../..')

const ASK = reads('silence_test.ask', 'select 1')

/** Milliseconds, in which this machine answers. */
const SILENCE_MS = 700

/** What PostgreSQL says last of an answer: that it waits for the next question. */
const READY = Buffer.from('Z\0\0\0\u0005I', 'latin1')

/** A way to PostgreSQL, of which nothing is heard any more on demand. */
async function openWay({ host, port }: { readonly host: string; readonly port: number }) {
  const sockets = new Set<Socket>()
  /** What still goes to the program of the answer that comes. */
  let pass = (answer: Buffer) => answer
  const server = createServer({ allowHalfOpen: true }, incoming => {
    const outgoing = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host)
    for (const socket of [incoming, outgoing]) sockets.add(socket.on('error', () => {}))
    incoming.pipe(outgoing)
    outgoing.on('data', answer => incoming.write(pass(answer)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    hush: (change: (answer: Buffer) => Buffer) => {
      pass = change
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

test.for([
  ['that was used just before', 0],
  ['that nobody has used for longer than that', SILENCE_MS * 2.5],
] as const)('one %s', async ([, idleMs], { context }) => {
  await using way = await openWay(context.address)
  const client = new pg.Client({ ...context.address, host: '127.0.0.1', port: way.port })
  client.on('error', () => {})
  await client.connect()
  endWhenSilent(client, SILENCE_MS)
  await client.query('select 1')
  await delay(idleMs)
  await client.query('select 1')
  way.hush(() => Buffer.alloc(0))
  await expect(client.query('select 1')).rejects.toThrow(SILENT)
})

test('one on which PostgreSQL has refused something, and does not say that it goes on', async ({
  context,
}) => {
  await using way = await openWay(context.address)
  const client = new pg.Client({ ...context.address, host: '127.0.0.1', port: way.port })
  client.on('error', () => {})
  await client.connect()
  endWhenSilent(client, SILENCE_MS)
  way.hush(answer =>
    answer.subarray(-READY.length).equals(READY) ? answer.subarray(0, -READY.length) : answer,
  )
  await expect(client.query('select 1 / 0')).rejects.toThrow('division by zero')
  await expect(client.query('select 1')).rejects.toThrow(SILENT)
})

test('one that is to be closed, to which nobody says that it is', async ({ context }) => {
  await using way = await openWay(context.address)
  const client = new pg.Client({ ...context.address, host: '127.0.0.1', port: way.port })
  await client.connect()
  endWhenSilent(client, SILENCE_MS)
  way.hush(() => Buffer.alloc(0))
  await client.end()
})

/** What connects to PostgreSQL, and need not be watched. */
const UNWATCHED: Readonly<Record<string, string>> = {
  'src/db/migrate.ts': 'waits for its lock, and for tables that are written anew, for as long as that takes',
  'src/db/sole-writer.ts': 'gives each question a second of its own',
  'src/db/explain-outside.ts': 'takes an address apart, and connects nowhere',
  'src/backup/wire/replication-client.ts':
    'asks the built-in PostgreSQL, and a copy waits for its checkpoint',
  'cli/doctor/examine-database.ts': 'is a command, which whoever waits for it can end',
}

test('whatever connects to PostgreSQL is watched, or it is said why not', () => {
  const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')
  const connecting = ['src', 'cli']
    .flatMap(folder =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(path => join(folder, path)),
    )
    .filter(path => path.endsWith('.ts') && /new pg\.(Client|Pool)\(/.test(textOf(path)))
  const unwatched = connecting.filter(path => !textOf(path).includes('endWhenSilent('))
  expect(unwatched.toSorted()).toEqual(Object.keys(UNWATCHED).toSorted())
})

/** The system's list of its connections, of Linux. */
const CONNECTIONS = '/proc/net/tcp'

test.skipIf(!existsSync(CONNECTIONS))(
  'TCP itself looks whether there is still somebody at the other end of a connection that nobody uses',
  async ({ context }) => {
    await using way = await openWay(context.address)
    const db = openDatabase({ ...context.address, host: '127.0.0.1', port: way.port })
    try {
      await db.query(ASK)
      const to = `:${way.port.toString(16).toUpperCase().padStart(4, '0')}`
      const fields = readFileSync(CONNECTIONS, 'utf8')
        .split('\n')
        .map(line => line.trim().split(/\s+/))
        .find(([, , remote]) => remote?.endsWith(to))
      // The timer that runs: 02 is keepalive's.
      expect(fields?.[5]).toMatch(/^02:/)
    } finally {
      await db.close()
    }
  },
)
