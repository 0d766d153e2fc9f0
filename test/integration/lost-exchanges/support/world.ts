/** Two servers of one database: one that goes there by a road on which exchanges are lost, and one that never noticed. */
import type { FastifyInstance } from 'fastify'
import pg from '#pg'
import { buildApp } from '../../../../src/app.ts'
import type { Context } from '../../../../src/context.ts'
import { openDatabase } from '../../../../src/db/database.ts'
import { type DatabaseLimits, SERVER_LIMITS } from '../../../../src/db/limits.ts'
import { openSoleWriter } from '../../../../src/db/sole-writer.ts'
import { openObjectStore } from '../../../../src/objects/open-object-store.ts'
import { simulatedPayments } from '../../../../src/payments/open-payments.ts'
import type { Answer, Call } from '../../../contract/support/call.ts'
import { createTestConsole, type TestConsole } from '../../console/support/sign-in.ts'
import { forgetShops } from '../../fuzz/support/forget.ts'
import { type Judge, makeJudge } from '../../fuzz/support/judge.ts'
import { openRoad, type Road } from './road.ts'

/** Sends a call and waits for its answer. */
export type Send = (call: Call) => Promise<Answer>

/** The servers. */
export interface World extends AsyncDisposable {
  /** The one that never noticed, in which shops are made. */
  readonly page: TestConsole
  readonly judge: Judge
  readonly road: Road
  /** The one on the road, and what it works with. */
  readonly app: FastifyInstance
  readonly context: Context
  /** Calls the one on the road. */
  readonly send: Send
  /** Calls the other. */
  readonly sendToOther: Send
  /** A connection that belongs to neither. */
  readonly outside: pg.Client
}

/** When each shop is made, whatever day it is. */
export const BEGINNING = '2026-11-20T01:02:03Z'

/** An address that browsers have passkeys for. */
const BASE_URL = 'http://localhost'

/** What is particular about the server on the road. */
interface OnTheRoad {
  readonly limits?: DatabaseLimits
  /** Milliseconds for which it waits for its payment service, which has its books in the same database and goes there by the same road. */
  readonly paymentsMs?: number
}

/** Starts both on a database of their own. The one on the road knows of calms, and remembers what it has read in them. */
export async function startWorld({ limits = SERVER_LIMITS, paymentsMs }: OnTheRoad = {}): Promise<World> {
  const stack = new AsyncDisposableStack()
  const page = stack.use(await createTestConsole(context => ({ ...context, baseUrl: BASE_URL })))
  // There are only shops in which something is to be done.
  await forgetShops(page, [page.shopId])
  const { address, config, clock } = page.context
  const road = stack.use(await openRoad(address))
  const calm = stack.use(openSoleWriter(address))
  const onTheRoad = { ...address, host: '127.0.0.1', port: road.port }
  const db = stack.adopt(
    openDatabase(onTheRoad, limits, () => {}, { calm }),
    ({ close }) => close(),
  )
  const objects = openObjectStore(config, { db, clock, baseUrl: BASE_URL })
  const payments =
    paymentsMs === undefined
      ? page.context.payments
      : { ...simulatedPayments({ db, clock, baseUrl: BASE_URL }), timeoutMs: paymentsMs }
  const context = { ...page.context, baseUrl: BASE_URL, db, calm, objects, payments }
  const survivor = stack.adopt(await buildApp(context), app => app.close())
  await survivor.ready()
  const outside = stack.adopt(new pg.Client(address), client => client.end())
  await outside.connect()
  return {
    ...{ page, judge: makeJudge(page.app), road, app: survivor, context, outside },
    send: call => inject(survivor, call),
    sendToOther: call => inject(page.app, call),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}

async function inject(app: FastifyInstance, { method, path, json, raw, headers }: Call): Promise<Answer> {
  const payload = raw ?? (json === undefined ? undefined : JSON.stringify(json))
  const typed = json === undefined ? {} : { 'content-type': 'application/json' }
  const sent = await app.inject({
    ...{ method: method as 'GET', url: path, headers: { ...typed, ...(headers as Record<string, string>) } },
    ...(payload === undefined ? {} : { payload: payload as string }),
  })
  const isJson = /json/.test(String(sent.headers['content-type'])) && sent.body !== ''
  const cookies = [sent.headers['set-cookie'] ?? []].flat()
  return {
    status: sent.statusCode,
    headers: { ...sent.headers, 'set-cookie': cookies } as Answer['headers'],
    bytes: sent.rawPayload,
    text: sent.body,
    body: isJson ? sent.json() : undefined,
  }
}
