import type pg from 'pg'
import { describe, expect } from 'vitest'
import { SERVER_LIMITS } from '../../../src/db/limits.ts'
import { settle } from '../../../src/db/pools.ts'
import '../../../src/mail/claim-store.ts'
import { test } from '../../support/fixture.ts'
import { PLAN_MODES, planOf, rowsRead, wholeReads } from '../../support/plans.ts'
import { causeOf, mailTo, type StoredOrder, storeOrder } from './support/orders.ts'

/** Mails of a shop that has sold for long: nearly all were sent, some were given up, all long ago. */
const SENT = 30_000
const DEAD = 20
const TABLES = ['mails', 'orders']
const LIMIT = 51

let order: StoredOrder

test.beforeAll(async ({ context, shopId, outside }) => {
  order = await storeOrder(context, shopId)
  const mail = await mailTo(context, shopId, 'buyer@example.jp', causeOf('dispatch_order'))
  const copy = `insert into mails (shop_id, reference, kind, recipient, to_name, to_address, from_name, reply_to, subject,
      content, state, created_at, sent_at)
    select shop_id, $3, kind, recipient, to_name, to_address, from_name, reply_to, subject, content, $4::text,
      created_at, case when $4::text = 'sent' then created_at + n * interval '1 minute' end
    from mails, generate_series(1, $2::int) n where id = $1`
  await outside.query(copy, [mail.id, DEAD, order.order.detail.unique_key, 'dead'])
  await outside.query(copy, [mail.id, SENT, mail.reference, 'sent'])
  await outside.query('vacuum analyze')
  await settle(outside, SERVER_LIMITS)
})

describe.each(PLAN_MODES)('%s plans read no more than is shown', mode => {
  const all = Number.MAX_SAFE_INTEGER
  const key = () => order.order.detail.unique_key
  const read = async (outside: pg.Client, name: string, values: readonly unknown[]) => {
    const nodes = await planOf(outside, name, mode, values)
    expect(wholeReads(nodes, TABLES)).toEqual([])
    return rowsRead(nodes, ['mails'])
  }

  test('of the newest, and those before them', async ({ shopId, outside }) => {
    expect(await read(outside, 'mails.list', [shopId, all, LIMIT])).toBeLessThanOrEqual(LIMIT)
    expect(await read(outside, 'mails.list', [shopId, SENT / 2, LIMIT])).toBeLessThanOrEqual(LIMIT)
  })

  test('of a state, common or rare', async ({ shopId, outside }) => {
    expect(await read(outside, 'mails.list_of_state', [shopId, all, LIMIT, 'sent'])).toBeLessThanOrEqual(
      LIMIT,
    )
    expect(await read(outside, 'mails.list_of_state', [shopId, all, LIMIT, 'dead'])).toBe(DEAD)
    expect(await read(outside, 'mails.list_of_state', [shopId, all, LIMIT, 'kept'])).toBe(0)
  })

  test('of an order', async ({ shopId, outside }) => {
    expect(await read(outside, 'mails.list_about', [shopId, all, LIMIT, key(), null])).toBe(DEAD)
  })

  test('of those that are due, and those that were kept', async ({ outside }) => {
    const now = '2026-11-20T01:02:03Z'
    expect(await read(outside, 'mails.claim', [now, [1, 2]])).toBeLessThanOrEqual(1)
    expect(await read(outside, 'mails.keep_due', [now, 500])).toBeLessThanOrEqual(3)
    expect(await read(outside, 'mails.resume', [now, now])).toBe(0)
  })

  test('of those that are old enough to be forgotten', async ({ outside }) => {
    expect(await read(outside, 'mails.delete_sent', ['2026-01-01T00:00:00Z', 1000])).toBe(0)
    expect(await read(outside, 'mails.delete_sent', ['2026-11-20T01:12:03Z', 1000])).toBeLessThan(50)
  })
})
