/** The application over a test context, called without a socket. */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { buildApp } from '../../src/app.ts'
import { SCOPES } from '../../src/auth/scopes.ts'
import { createToken } from '../../src/auth/store.ts'
import type { Context } from '../../src/context.ts'

/** An application, and a shop's token with all scopes to call it with. */
export interface TestApi extends AsyncDisposable {
  readonly app: FastifyInstance
  readonly token: string
  /** Calls as the shop; `body` is sent as JSON. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>
}

/** Builds the application and makes a token for the shop. */
export async function createTestApi(context: Context, shopId: number): Promise<TestApi> {
  const { token } = await createToken(context.db, shopId, {
    name: 'Test',
    scopes: SCOPES,
    expiresAt: null,
    now: context.clock.now(),
  })
  return buildTestApi(context, token)
}

/** Builds the application for a token that there is. */
export async function buildTestApi(context: Context, token: string): Promise<TestApi> {
  const app = await buildApp(context)
  await app.ready()
  return {
    app,
    token,
    call: (method, url, body, headers) =>
      app.inject({
        method,
        url,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      }),
    [Symbol.asyncDispose]: () => app.close(),
  }
}

/** What a plain item needs. */
export const PLAIN_ITEM = {
  type: 'normal',
  name: '手ぬぐい',
  price: 1200,
  item_tax_type: 'standard',
} as const

/** Makes a plain item and answers its id. */
export async function addItem(api: Pick<TestApi, 'call'>): Promise<number> {
  const response = await api.call('POST', '/api/items', PLAIN_ITEM)
  return response.json<{ item_id: number }>().item_id
}

/** Adds this many plain items at the end of a shop's list, in one statement: for tests that need thousands. */
export const SEED_ITEMS = `
  insert into items (shop_id, type, name, price, item_tax_type, visible, created_at, modified_at)
  select $1, 'normal', 'Item ' || n, 1200, 'standard', n % 2 = 0,
    '2026-01-01T00:00:00Z'::timestamptz + (n * 7919 % $2) * interval '1 second',
    '2026-02-01T00:00:00Z'::timestamptz + (n * 104729 % $2) * interval '1 second'
  from generate_series(1, $2::bigint) n order by n`
