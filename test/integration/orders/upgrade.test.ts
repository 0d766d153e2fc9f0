import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import pg from '#pg'
import { SUPERUSER } from '../../../src/db/embedded/roles.ts'
import { migrate, migrationNames } from '../../../src/db/migrate.ts'

/** The migration that renamed what is stored of orders. */
const RENAMING = '0008_operation_names.sql'

const AT = '2026-11-20T01:02:03Z'

const database = `upgrade_${process.pid}`
let server: pg.Client
let client: pg.Client

beforeAll(async () => {
  server = new pg.Client({ ...inject('testServer'), user: SUPERUSER, database: 'postgres' })
  await server.connect()
  await server.query(`create database ${database} owner ${inject('testServer').user}`)
  client = new pg.Client({ ...inject('testServer'), database })
  await client.connect()
  await client.query(
    'create table migrations (name text primary key, ran_at timestamptz not null default now())',
  )
  for (const name of await migrationNames()) {
    if (name >= RENAMING) break
    await client.query(await readFile(new URL(`../../../migrations/${name}`, import.meta.url), 'utf8'))
    await client.query('insert into migrations (name, ran_at) values ($1, $2)', [name, AT])
  }
})

afterAll(async () => {
  await client.end()
  await server.query(`drop database ${database} with (force)`)
  await server.end()
})

/** What was written, and what it is called since. */
const EVENTS = {
  amounts_updated: 'update_order',
  mail_address_updated: 'update_order_customer',
  shipping_updated: 'update_order_shipping',
  delivery_updated: 'update_order_delivery',
  shop_memo_updated: 'update_order_shop_memo',
  dispatched: 'dispatch_order',
  cancelled: 'cancel_order',
  payment_confirmed: 'confirm_transfer',
  window_opened: 'open_order',
  carrier_reported: 'report_delivery',
  imported: 'import_order',
  payment_refused: 'refuse_payment',
  payment_abandoned: 'abandon_payment',
  something_else: 'something_else',
}

const MAILS = {
  amounts_changed: 'update_order',
  mail_address_changed: 'update_order_customer',
  shipping_changed: 'update_order_shipping',
  delivery_changed: 'update_order_delivery',
  dispatched: 'dispatch_order',
  cancelled: 'cancel_order',
}

const CHANGES = {
  update_amounts: 'update_order',
  dispatch: 'dispatch_order',
  cancel: 'cancel_order',
  confirm_transfer: 'confirm_transfer',
}

test('what a database has of orders is called after operations since, and nothing of it is lost', async () => {
  await client.query(
    `insert into shops (key, name, mail_address, created_at) values ('tea', 'Tea', 'tea@example.jp', $1)`,
    [AT],
  )
  await client.query(
    `insert into orders (shop_id, ordered_at, modified_at, total, unique_key, status, order_types, properties,
       search_text, summary, detail, line_states)
     select 1, $1, $1, 100, key, 'ordered', '{}', '{}', '百日紅', '{}', '{}', '[]'
     from unnest(array['AAAAAAAAAAAAAAAA', 'BBBBBBBBBBBBBBBB']) as key`,
    [AT],
  )
  await client.query(
    `insert into order_events (shop_id, order_id, at, event, changes)
     select 1, 1, $1, event, '{"total": {"before": 1, "after": 2}}' from unnest($2::text[]) as event`,
    [AT, Object.keys(EVENTS)],
  )
  await client.query(
    `insert into mails (shop_id, order_id, kind, recipient, to_name, to_address, from_name, reply_to, subject, text,
       html, state, created_at)
     select 1, 2, kind, 'buyer', '', 'a@example.jp', '', '', kind, '', '', 'kept', $1 from unnest($2::text[]) as kind`,
    [AT, Object.keys(MAILS)],
  )
  await client.query(
    `insert into payment_operations (shop_id, order_id, key, kind, change, body, surroundings, reserved, state,
       created_at, settled_at, held_until)
     select 1, 1, change, 'void', change, '{"comment": ""}', '{}', '[]', 'done', $1::timestamptz, $1::timestamptz,
       $1::timestamptz from unnest($2::text[]) as change`,
    [AT, Object.keys(CHANGES)],
  )

  expect(await migrate({ ...inject('testServer'), database })).toContain(RENAMING)

  const column = async (text: string) =>
    (await client.query<{ name: string }>(text)).rows.map(row => row.name)
  expect(await column('select event as name from order_events order by id')).toEqual(Object.values(EVENTS))
  expect(await column('select kind as name from mails order by id')).toEqual(Object.values(MAILS))
  expect(await column('select distinct reference as name from mails')).toEqual(['BBBBBBBBBBBBBBBB'])
  expect(await column('select change as name from payment_operations order by id')).toEqual(
    Object.values(CHANGES),
  )
  expect(await column(`select distinct body ->> 'comment' as name from payment_operations`)).toEqual([''])
  // The words of the orders stand aside, and the orders are counted and listed by their kinds.
  expect(await column('select rtrim(search_text) as name from order_words')).toEqual(['百日紅', '百日紅'])
  expect(await column('select distinct search_text as name from orders')).toEqual([''])
  const kinds = await column(`select distinct order_kinds('{}', '{}', 'ordered', null)::text as name`)
  for (const table of ['order_words', 'listed_orders', 'order_kind_counts', 'order_kind_month_counts'])
    expect([table, await column(`select distinct kinds::text as name from ${table}`)]).toEqual([table, kinds])
  await client.query('delete from shops')
  expect(await column('select kind as name from mails')).toEqual([])
})
