/** Compares what was answered with what is there, as callers see it and as the tables have it. */
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import sharp from 'sharp'
import type { OrderDetail } from '../../../src/resources/orders/schemas.ts'
import { disagreements, moneyWithoutOrder, piecesOf } from '../../support/orders/balance.ts'
import type { Chance } from './chance.ts'
import type { Answer, Call, Client } from './client.ts'
import { GONE, type Kept, type Ledger } from './ledger.ts'
import type { Shop } from './shop.ts'

/** Callers at once. */
const READERS = 4

/** Reads these subjects over HTTP, and answers a sentence for each that is none of what it may be at `at`. */
export async function lostOf(
  client: Client,
  shop: Shop,
  ledger: Ledger<Call>,
  subjects: readonly string[],
  at = () => Date.now(),
): Promise<string[]> {
  const lost: string[] = []
  const rest = [...subjects]
  const reader = async () => {
    for (let subject = rest.pop(); subject !== undefined; subject = rest.pop()) {
      const before = ledger.allowed(subject, at())
      const value = await read(client, shop, subject)
      // What was asked for meanwhile may have happened already.
      const after = ledger.allowed(subject, at())
      if (value !== undefined && !before.includes(value) && !after.includes(value))
        lost.push(`${subject} is ${value}, and was answered as ${before.join(' or ')}`)
    }
  }
  await Promise.all(Array.from({ length: READERS }, reader))
  return lost
}

/** What a caller sees; undefined when no answer could be had. */
async function read(client: Client, shop: Shop, subject: string): Promise<string | undefined> {
  const [kind, name = '', member] = subject.split(' ')
  const ask = async (path: string): Promise<Answer | undefined> =>
    client.answered({ method: 'GET', path, headers: { authorization: `Bearer ${shop.token}` } })
  const seen = <T>(answer: Answer | undefined, look: (document: T) => string): string | undefined => {
    if (answer?.status === 404) return GONE
    return answer === undefined ? undefined : look(JSON.parse(answer.text) as T)
  }
  switch (kind) {
    case 'item':
      return seen<{ name: string; stock: number }>(await ask(`/api/items/${name}`), item =>
        member === 'name' ? item.name : String(item.stock),
      )
    case 'category':
      return seen<{ name: string }>(await ask(`/api/item_categories/${name}`), category => category.name)
    case 'order':
      return seen<OrderDetail>(await ask(`/api/orders/${name}`), order => memberOf(order, member))
    case 'introduction':
      return seen<{ shop_introduction: string }>(await ask('/api/user'), user => user.shop_introduction)
    case 'picture': {
      const answer = await ask(name)
      if (answer === undefined || answer.status === 404) return answer && GONE
      const { width, height } = await sharp(answer.bytes).metadata()
      return `${width}x${height}`
    }
    default:
      throw new Error(`Nobody knows how to read ${subject}`)
  }
}

function memberOf({ status, amounts, shop_memo }: OrderDetail, member: string | undefined): string {
  if (member === 'status') return status
  return member === 'total' ? String(amounts.total) : (shop_memo.text ?? '')
}

/** Sends calls again with their keys: a sentence for each that is not answered by the same bytes. */
export async function forgotten(client: Client, kept: readonly Kept<Call>[]): Promise<string[]> {
  const wrong: string[] = []
  for (const { call, status, text } of kept) {
    const again = await client.answered(call)
    if (again === undefined || (again.status === status && again.text === text && again.replayed)) continue
    wrong.push(
      `${call.method} ${call.path} was answered ${status} ${text}, and then ${again.status} ${again.text}`,
    )
  }
  return wrong
}

/** A sentence for each subject that the tables have otherwise than it was answered. */
export async function lostInTables(outside: pg.Client, ledger: Ledger<Call>, at: number): Promise<string[]> {
  const { rows } = await outside.query<{ subject: string; value: string }>(
    `select 'item ' || id || ' name' as subject, name as value from items
     union all select 'item ' || id || ' stock', own_stock::text from items
     union all select 'category ' || id, name from item_categories
     union all select 'order ' || unique_key || ' status', detail->>'status' from orders
     union all select 'order ' || unique_key || ' total', detail->'amounts'->>'total' from orders
     union all select 'order ' || unique_key || ' memo', detail->'shop_memo'->>'text' from orders`,
  )
  const there = new Map(rows.map(({ subject, value }) => [subject, value]))
  return ledger
    .subjects(0, at)
    .filter(subject => /^(item|category|order) /.test(subject))
    .flatMap(subject => {
      const value = there.get(subject) ?? GONE
      const allowed = ledger.allowed(subject, at)
      return allowed.includes(value)
        ? []
        : [`${subject} is ${value}, and was answered as ${allowed.join(' or ')}`]
    })
}

/** Payments that a service left open are looked after each minute. */
const SETTLED_MS = 180_000

/** Waits until no payment is under way; a sentence where some still are after three minutes. */
async function openPayments(outside: pg.Client): Promise<string[]> {
  for (const until = performance.now() + SETTLED_MS; ; await delay(1_000)) {
    const { rows } = await outside.query<{ open: number }>(
      `select ((select count(*) from payment_operations where state = 'pending')
        + (select count(*) from order_placements where state in ('authorising', 'letting_go')))::int as open`,
    )
    const open = rows[0]?.open ?? 0
    if (open === 0) return []
    if (performance.now() > until) return [`${open} payments stayed open`]
  }
}

/** What must be there once, and is there more often. */
const DOUBLES = `
  select 'item ' || name as what, count(*)::int as times from items where name ~ '^(made|renamed) ' group by name having count(*) > 1
  union all select 'category ' || name, count(*)::int from item_categories group by name having count(*) > 1
  union all select 'order of ' || (detail->'customer'->>'mail_address'), count(*)::int from orders group by 1 having count(*) > 1
  union all select e.event || ' of ' || o.unique_key, count(*)::int from order_events e
    join orders o on o.shop_id = e.shop_id and o.id = e.order_id
    where e.event in ('place_order', 'dispatch_order', 'cancel_order') group by 1 having count(*) > 1
  union all select 'mail ' || kind || ' of ' || reference || ' to ' || recipient, count(*)::int from mails
    where kind in ('dispatch_order', 'cancel_order') group by 1 having count(*) > 1`

/** What is compared. */
interface Compared {
  readonly client: Client
  readonly shop: Shop
  readonly ledger: Ledger<Call>
  readonly chance: Chance
  /** So many subjects are read over HTTP as well, beside all that the tables are asked for. */
  readonly sample: number
}

/** Once nobody writes any more: what is open ends, and then all must be right. A sentence for each thing that is not. */
export async function differences(
  outside: pg.Client,
  { client, shop, ledger, chance, sample }: Compared,
): Promise<string[]> {
  const found = await openPayments(outside)
  const now = Date.now()
  found.push(...(await lostInTables(outside, ledger, now)))
  const subjects = ledger.subjects(0, now).toSorted(() => chance.draw() - 0.5)
  found.push(...(await lostOf(client, shop, ledger, subjects.slice(0, sample))))
  return [...found, ...(await imbalances(outside, shop))]
}

/** Sentences about what was done twice, and about money and stock that do not add up. Nothing may be under way. */
export async function imbalances(outside: pg.Client, shop: Shop): Promise<string[]> {
  const found: string[] = []
  const { rows } = await outside.query<{ what: string; times: number }>(DOUBLES)
  for (const { what, times } of rows) found.push(`${what} is there ${times} times`)
  for (const wrong of await disagreements(outside)) found.push(`the books differ: ${JSON.stringify(wrong)}`)
  for (const wrong of await moneyWithoutOrder(outside))
    found.push(`money without order: ${JSON.stringify(wrong)}`)
  for (const item of shop.shared) {
    const pieces = await piecesOf(outside, item)
    if (pieces !== shop.pieces) found.push(`there were ${shop.pieces} pieces of ${item}, now ${pieces}`)
  }
  return found
}
