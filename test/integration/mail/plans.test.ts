import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settle } from '../../../src/db/database.ts'
import { SERVER_LIMITS } from '../../../src/db/limits.ts'
import { createTestContext, createTestShop, type TestContext } from '../../support/context.ts'
import { PLAN_MODES, planOf, rowsRead, wholeReads } from '../../support/plans.ts'
import { causeOf, mailTo, type StoredOrder, storeOrder } from './support/orders.ts'

/** Mails of a shop that has sold for long: nearly all were sent, some were given up, all long ago. */
const SENT = 30_000
const DEAD = 20
const TABLES = ['mails', 'orders']
const LIMIT = 51

let context: TestContext
let client: pg.Client
let shopId = 0
let order: StoredOrder

beforeAll(async () => {
  context = await createTestContext()
  client = new pg.Client(context.address)
  await client.connect()
  shopId = await createTestShop(context)
  order = await storeOrder(context, shopId)
  const mail = await mailTo(context, shopId, 'buyer@example.jp', causeOf('dispatch_order'))
  const copy = `insert into mails (shop_id, reference, kind, recipient, to_name, to_address, from_name, reply_to, subject,
      text, html, state, created_at, sent_at)
    select shop_id, $3, kind, recipient, to_name, to_address, from_name, reply_to, subject, text, html, $4::text,
      created_at, case when $4::text = 'sent' then created_at + n * interval '1 minute' end
    from mails, generate_series(1, $2::int) n where id = $1`
  await client.query(copy, [mail.id, DEAD, order.order.detail.unique_key, 'dead'])
  await client.query(copy, [mail.id, SENT, mail.reference, 'sent'])
  await client.query('vacuum analyze')
  await settle(client, SERVER_LIMITS)
}, 120_000)

afterAll(async () => {
  await client.end()
  await context[Symbol.asyncDispose]()
})

describe.each(PLAN_MODES)('%s plans read no more than is shown', mode => {
  const all = Number.MAX_SAFE_INTEGER
  const key = () => order.order.detail.unique_key
  const read = async (name: string, values: readonly unknown[]) => {
    const nodes = await planOf(client, name, mode, values)
    expect(wholeReads(nodes, TABLES)).toEqual([])
    return rowsRead(nodes, ['mails'])
  }

  test('of the newest, and those before them', async () => {
    expect(await read('mails.list', [shopId, all, LIMIT])).toBeLessThanOrEqual(LIMIT)
    expect(await read('mails.list', [shopId, SENT / 2, LIMIT])).toBeLessThanOrEqual(LIMIT)
  })

  test('of a state, common or rare', async () => {
    expect(await read('mails.list_of_state', [shopId, all, LIMIT, 'sent'])).toBeLessThanOrEqual(LIMIT)
    expect(await read('mails.list_of_state', [shopId, all, LIMIT, 'dead'])).toBe(DEAD)
    expect(await read('mails.list_of_state', [shopId, all, LIMIT, 'kept'])).toBe(0)
  })

  test('of an order', async () => {
    expect(await read('mails.list_about', [shopId, all, LIMIT, key(), null])).toBe(DEAD)
  })

  test('of those that are old enough to be forgotten', async () => {
    expect(await read('mails.delete_sent', ['2026-01-01T00:00:00Z', 1000])).toBe(0)
    expect(await read('mails.delete_sent', ['2026-11-20T01:12:03Z', 1000])).toBeLessThan(50)
  })
})
