/** Calls with the same key at the same moment, at one server and at several. */
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { sweepKeys } from '../../../src/http/idempotency/sweep.ts'
import { addItem, buildTestApi, PLAIN_ITEM, type TestApi } from '../../support/api.ts'
import { test as withFixtures } from '../../support/fixture.ts'
import { disagreements } from '../../support/orders/balance.ts'
import { placeOrder } from '../../support/orders/place.ts'

const test = withFixtures.extend('other', { scope: 'file' }, async ({ context, api }, { onCleanup }) => {
  const other = await buildTestApi(context, api.token)
  onCleanup(() => other[Symbol.asyncDispose]())
  return other
})

const AT_ONCE = 20

/** Sends the same call many times, at the servers in turn. */
function race(
  apis: readonly TestApi[],
  method: 'POST' | 'PUT',
  path: string,
  body: unknown,
  key: string,
): Promise<LightMyRequestResponse[]> {
  const headers = { 'idempotency-key': key }
  return Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) =>
      (apis[at % apis.length] as TestApi).call(method, path, body, headers),
    ),
  )
}

/** One was carried out; the others were told that, or that it is under way. */
function expectOne(answers: readonly LightMyRequestResponse[], status: number): void {
  const done = answers.filter(answer => answer.statusCode === status)
  expect(done.filter(answer => answer.headers['idempotent-replayed'] === undefined)).toHaveLength(1)
  expect(new Set(done.map(answer => answer.payload)).size).toBe(1)
  expect(new Set(done.map(answer => answer.headers['x-request-id'])).size).toBe(1)
  for (const answer of answers.filter(one => !done.includes(one))) {
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ type: '/errors/request/idempotency-key-in-use' })
    expect(answer.headers['retry-after']).toBe('1')
  }
}

// R-KEY-6
test('at one server one runs, and the others are told that it is under way', async ({ api, outside }) => {
  for (let round = 0; round < 10; round++) {
    const name = `raced ${round}`
    const answers = await race([api], 'POST', '/api/items', { ...PLAIN_ITEM, name }, `one-${round}`)
    expectOne(answers, 200)
    expect((await outside.query('select from items where name = $1', [name])).rowCount).toBe(1)
  }
})

// R-KEY-6
test('at two servers one runs: single writes that are committed in groups', async ({
  api,
  other,
  outside,
}) => {
  for (let round = 0; round < 20; round++) {
    const name = `raced by two ${round}`
    const answers = await race([api, other], 'POST', '/api/items', { ...PLAIN_ITEM, name }, `two-${round}`)
    expectOne(answers, 200)
    expect((await outside.query('select from items where name = $1', [name])).rowCount).toBe(1)
  }
})

// R-KEY-6
test('at two servers one runs: transactions', async ({ api, other, outside }) => {
  for (let round = 0; round < 20; round++) {
    const id = await addItem(api)
    const path = `/api/items/${id}/variations`
    expectOne(await race([api, other], 'POST', path, { name: 'M' }, `variation-${round}`), 201)
    expect((await outside.query('select from item_variations where item_id = $1', [id])).rowCount).toBe(1)
  }
})

// R-KEY-6, R-KEY-7
test('at two servers one order is cancelled, and its money goes back once', async ({
  api,
  other,
  context,
  shopId,
  outside,
}) => {
  for (let round = 0; round < 8; round++) {
    const order = await placeOrder(context, shopId, {}, 'sim')
    expectOne(await race([api, other], 'POST', `${order.path}/cancel`, {}, `cancel-${round}`), 200)
    const mails = await outside.query('select from mails where reference = $1', [order.key])
    expect(mails.rowCount).toBe(2)
  }
  expect(await disagreements(outside)).toEqual([])
})

// R-KEY-5
test('other calls with the same key at two servers: one is carried out', async ({ api, other, outside }) => {
  for (let round = 0; round < 20; round++) {
    const headers = { 'idempotency-key': `different-${round}` }
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        [api, other][at % 2]?.call('POST', '/api/items', { ...PLAIN_ITEM, name: `r${round} ${at}` }, headers),
      ),
    )
    const statuses = answers.map(answer => answer?.statusCode)
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect(statuses.every(status => [200, 409, 422].includes(status ?? 0))).toBe(true)
    const made = await outside.query('select from items where name like $1', [`r${round} %`])
    expect(made.rowCount).toBe(1)
  }
})

// R-KEY-6
test('a key whose transaction somebody ended is free, and nothing was done', async ({ api, outside }) => {
  const id = await addItem(api)
  const headers = { 'idempotency-key': 'ended' }
  await outside.query(`begin; select from items where id = ${id} for update`)
  const edit = () => api.call('POST', `/api/items/${id}`, { name: 'edited' }, headers)
  const first = edit()
  const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await outside.query(waiting)).rowCount).toBe(1)
  expect((await edit()).statusCode).toBe(409)
  await outside.query(`select pg_terminate_backend(pid) from (${waiting}) w`)
  expect((await first).statusCode).toBe(502)
  await outside.query('commit')
  const again = await edit()
  expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([200, undefined])
})

// R-KEY-8
test('answers are forgotten after a day, all of them, and no others', async ({
  api,
  context,
  shopId,
  outside,
}) => {
  const call = (key: string) => api.call('POST', '/api/items', PLAIN_ITEM, { 'idempotency-key': key })
  await call('old')
  await outside.query(
    `insert into idempotency_keys (key, shop_id, fingerprint, created_at, request_id, status, body)
     select sha256(convert_to(n::text, 'UTF8')), $2, 'x', $1, 'r', 204, '' from generate_series(1, 12000) n`,
    [context.clock.now(), shopId],
  )
  context.setTime('2026-11-21T01:02:02Z')
  await call('new')
  expect(await sweepKeys(context)).toBe(0)
  context.setTime('2026-11-21T01:02:03Z')
  expect(await sweepKeys(context)).toBeGreaterThan(12_000)
  expect((await outside.query('select from idempotency_keys')).rowCount).toBe(1)
  expect((await call('new')).headers['idempotent-replayed']).toBe('true')
  expect((await call('old')).headers['idempotent-replayed']).toBeUndefined()
})
