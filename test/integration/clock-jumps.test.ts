/** A machine's clock that is set forward and back: what was written down by the wrong time, and what goes by the right one. */
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect } from 'vitest'
import { bringBack } from '../../src/jobs/clock-store.ts'
import { watchClock } from '../../src/jobs/clock-watch.ts'
import { resolvePayments } from '../../src/resources/orders/jobs/resolve-payments.ts'
import { Folders } from '../support/embedded/processes.ts'
import { test } from '../support/fixture.ts'
import { placeOrder, shownOrder } from '../support/orders/place.ts'
import { children, join as joinServer, serve } from '../support/server-process.ts'

/** Where Debian's package `faketime` puts it. */
const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'

const folders = new Folders()
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await folders.clear()
})

// R-CLOCK-2
test('a payment that was left open by a clock a day ahead is taken up when the clock is right again', async ({
  context,
  shopId,
  api,
}) => {
  const order = await placeOrder(context, shopId, {}, 'sim:void=timeout_after')
  context.setTime('2026-11-21T01:02:03Z')
  expect((await api.call('POST', `${order.path}/cancel`, {})).statusCode).toBe(504)
  context.setTime('2026-11-20T01:05:03Z')
  expect((await resolvePayments(context)).settled).toBe(0)
  await bringBack(context.db, context.clock.now(), new Date())
  expect(await resolvePayments(context)).toEqual({ settled: 1, open: 0 })
  expect((await shownOrder(context, shopId, order)).status).toBe('cancelled')
})

// R-CLOCK-2
test('what waits no longer than it may is left alone', async ({ context, shopId, api, outside }) => {
  const order = await placeOrder(context, shopId, {}, 'sim:void=timeout_before')
  await api.call('POST', `${order.path}/cancel`, {})
  const waits = async () =>
    (await outside.query('select held_until from payment_operations union all select due_at from mails')).rows
  const before = await waits()
  await bringBack(context.db, context.clock.now(), new Date())
  expect(await waits()).toEqual(before)
})

// R-CLOCK-3
test('what is sold in a period is on sale again when the clock is set back into it', async ({
  context,
  api,
}) => {
  const lottery = {
    application_start_at: '2026-11-20T00:00:00Z',
    application_end_at: '2026-11-20T12:00:00Z',
    scheduled_announce_at: '2026-11-21T00:00:00Z',
  }
  const body = { type: 'lottery', name: '福袋', price: 5000, item_tax_type: 'standard', lottery }
  const { item_id } = (await api.call('POST', '/api/items', body)).json<{ item_id: number }>()
  const status = async () =>
    (await api.call('GET', `/api/items/${item_id}`)).json<{ sales_status: string }>().sales_status
  expect(await status()).toBe('item_now_on_sale')
  context.setTime('2026-11-20T13:00:00Z')
  expect(await status()).toBe('item_end_of_sale')
  context.setTime('2026-11-20T03:00:00Z')
  expect(await status()).toBe('item_now_on_sale')
})

// R-CLOCK-1
test('a clock that is set is noticed, one that is brought in line is not', async () => {
  let ahead = 0
  const seen: number[] = []
  const clock = { now: () => new Date(Date.now() + ahead) }
  using _watch = watchClock(ms => void seen.push(Math.round(ms / 1000)), clock)
  ahead = -20_000
  // It looks once a second.
  await delay(1200)
  expect(seen).toEqual([])
  ahead = -86_420_000
  await expect.poll(() => seen, { timeout: 5000 }).toHaveLength(1)
  expect(Math.abs((seen[0] ?? 0) + 86_420)).toBeLessThan(3)
})

// R-CLOCK-1
// Under tools/at-date the clock is moved already, and cannot be twice.
test.skipIf(!existsSync(FAKETIME) || process.env.AKINAI_AT_DATE !== undefined)(
  'a server goes on while its clock is set forward and back (needs faketime)',
  { timeout: 300_000 },
  async () => {
    const dataDir = folders.makeData()
    const file = join(folders.make(), 'time')
    // Later than any real clock: what the server says then is by this one.
    const set = (time: string) => {
      // Never seen half written: an empty file would be the real time.
      writeFileSync(`${file}.new`, `@${time}\n`)
      renameSync(`${file}.new`, file)
    }
    set('2051-03-01 00:00:20')
    const server = await serve(dataDir, {
      ...{ LD_PRELOAD: FAKETIME, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: '1' },
      ...{ FAKETIME_DONT_FAKE_MONOTONIC: '1', TZ: 'UTC', LOG_LEVEL: 'info' },
    })
    await using hold = await joinServer(dataDir)
    const call = async (method: string, path: string, body?: unknown, key?: string) => {
      const answer = await fetch(`${server.url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${hold.token}`,
          'content-type': 'application/json',
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: answer.status, text: await answer.text() }
    }
    const item = { type: 'normal', name: '手ぬぐい', price: 1200, item_tax_type: 'standard' }
    const create = (key: string) => call('POST', '/api/items', item, key)
    const first = await create('first')
    expect(first.status).toBe(200)
    const made = `/api/items/${(JSON.parse(first.text) as { item_id: number }).item_id}`
    const modified = async () =>
      (JSON.parse((await call('GET', made)).text) as { modified_at: string }).modified_at
    const noticed = () => server.output().match(/the clock was set/g)?.length ?? 0
    const ticked = async (since: string) => {
      // By the regular work, which notes the full minute that it is for, and not by what brought the note back.
      const { rows } = await hold.client.query<{ ticked: boolean }>(
        `select bool_or(last_execution between $1::timestamptz and $1::timestamptz + interval '5 min'
                        and last_execution = date_trunc('minute', last_execution)) as ticked
         from graphile_worker._private_known_crontabs where identifier = 'resolve_payments'`,
        [since],
      )
      return rows[0]?.ticked
    }
    let ahead: typeof first | undefined
    // Each just before a minute ends, at which the regular work begins; the next one does where a busy machine misses it.
    for (const time of ['2051-03-02 00:00:55', '2051-03-01 00:30:55', '2051-03-01 00:10:55']) {
      const before = noticed()
      set(time)
      await expect.poll(noticed, { timeout: 20_000 }).toBeGreaterThan(before)
      await expect.poll(() => ticked(`${time}Z`), { timeout: 80_000, interval: 200 }).toBe(true)
      ahead ??= await create('ahead')
      const stock = await call('PUT', `${made}/stock`, { stock: 7 })
      expect(stock.status).toBe(204)
      await call('PUT', `${made}/stock`, { stock: 8 })
      expect((await modified()).slice(0, 13)).toBe(time.slice(0, 13).replace(' ', 'T'))
      expect((await call('GET', '/api/items?order=modified')).status).toBe(200)
    }
    // Kept by a clock that was a day ahead, and still the answer of this call.
    expect(await create('ahead')).toEqual(ahead)
    expect(server.output()).not.toMatch(/"level":(50|60)/)
  },
)
