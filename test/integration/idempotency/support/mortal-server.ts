/**
 * A server that dies at a given step: the n-th message between it and PostgreSQL, in either direction, is not passed on and
 * nothing after it. What the database then knows is what it knew after kill -9; the server itself remembers nothing that matters.
 */
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { openDatabase } from '../../../../src/db/database.ts'
import { simulatedPayments } from '../../../../src/payments/open-payments.ts'
import { buildTestApi, type TestApi } from '../../../support/api.ts'
import type { TestContext } from '../../../support/context.ts'

/** The server. */
export interface MortalServer extends AsyncDisposable {
  readonly api: TestApi
  /** From now on so many messages pass; 0 is death at once. */
  dieAfter(messages: number): void
  /** Starts it anew: its connections were lost, and are made when they are needed. */
  revive(): void
  /** Whether it died. */
  isDead(): boolean
}

/** Starts one on the database of the context, to be called with the token. */
export async function startMortalServer(context: TestContext, token: string): Promise<MortalServer> {
  const { host, port, user, database } = context.address
  const sockets = new Set<Socket>()
  let left = Number.POSITIVE_INFINITY
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('error', () => from.destroy())
    from.on('close', () => to.destroy())
    from.on('data', chunk => {
      if (left > 0) {
        left -= 1
        to.write(chunk)
      } else for (const socket of sockets) socket.destroy()
    })
  }
  const road = createServer(incoming => {
    if (left <= 0) return void incoming.destroy()
    const outgoing = connect(join(host, `.s.PGSQL.${port}`))
    pass(incoming, outgoing)
    pass(outgoing, incoming)
  })
  await new Promise<void>(resolve => road.listen(0, '127.0.0.1', resolve))
  const address = road.address()
  if (typeof address !== 'object' || address === null) throw new Error('The road has no port')
  const db = openDatabase({ host: '127.0.0.1', port: address.port, user, database })
  const api = await buildTestApi(
    { ...context, db, payments: { ...simulatedPayments({ ...context, db }), timeoutMs: 400 } },
    token,
  )
  return {
    api,
    dieAfter: messages => {
      left = messages
    },
    revive: () => {
      left = Number.POSITIVE_INFINITY
    },
    isDead: () => left <= 0,
    async [Symbol.asyncDispose]() {
      left = 0
      for (const socket of sockets) socket.destroy()
      await api[Symbol.asyncDispose]()
      await db.close()
      road.close()
    },
  }
}
