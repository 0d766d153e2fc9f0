import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Statement } from '../../src/db/statement.ts'
import { allStatements } from '../support/all-statements.ts'
import { tablesWithoutShop } from './support/shop-naming.ts'

/**
 * Statements that do not say of which shop, by why they need not. One of a family of names stands for all of it. On a
 * database that is spread by shop the first kind runs on every machine by itself, and the second needs a table that is the
 * same on all of them, from what is known to the shop.
 */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  'a job looks for what is due, or old, in all shops': [
    ...['audit_events.delete_old', 'audit_events.delete_failures', 'audit_events.delete_surplus'],
    ...['budgets.most_used', 'takeout_slots.sweep', 'pending_sign_ins.trim', 'pending_sign_ins.sweep'],
    ...['item_words.hold_outdated', 'item_words.count', 'console_sessions.sweep', 'mails.claim'],
    ...['mail_counts.sweep', 'mails.keep_due', 'mails.resume', 'mails.delete_sent'],
    ...['payment_operations.claim', 'api_requests.sweep', 'api_call_counts.sweep', 'carts.delete_unused'],
    ...['checkouts.under_way', 'checkouts.delete_old', 'order_download_checks.claim', 'lottery_draws.due'],
    ...['lottery_applications.to_tell', 'lottery_applications.open_wins', 'lottery_applications.delete_old'],
    ...['subscriptions.starting', 'subscriptions.to_look_at', 'subscriptions.claim'],
    ...['idempotency_keys.delete_old', 'simulated_notifications.take_due', 'files.find_sweepable'],
    ...['item_sales.find_due', 'order_placements.claim', 'order_placements.sweep', 'orders.hold_outdated'],
    'order_placements.claim_aside',
    ...['orders.fold_counts', 'orders.due', 'clock.bring_back_payments', 'clock.bring_back_placements'],
    ...['clock.bring_back_mails', 'clock.bring_back_downloads', 'clock.bring_back_orders'],
    ...['clock.bring_back_subscriptions', 'clock.bring_back_confirmations'],
    ...['clock.bring_back_sign_ins', 'clock.bring_back_challenges'],
  ],
  'somebody is known by a secret, or by a name, that is one in all shops': [
    ...['access_tokens.find_actor', 'access_tokens.revoke', 'user_passkeys.find', 'users.find_by_mail'],
    ...['pending_sign_ins.find', 'pending_sign_ins.set_challenge', 'pending_sign_ins.take_challenge'],
    ...['pending_sign_ins.finish', 'console_sessions.find', 'console_sessions.mark_used'],
    ...['console_sessions.take_challenge', 'console_sessions.end', 'console_sessions.end_oldest'],
    ...['images.find_shown', 'images.note_size', 'files.find_sent', 'files.note_bytes'],
    ...['order_placements.find_by_return', 'simulated_actions.find', 'subscription_cards.list'],
    ...['transfer.taken_secrets_of_subscriptions', 'transfer.taken_secrets_of_applications'],
    ...['idempotency_keys.find', 'idempotency_keys.find_open', 'idempotency_keys.close'],
    ...['idempotency_keys.forget', 'items.insert.kept', 'items.set_visible.kept', 'items.set_own_stock.kept'],
    'item_variations.set_stocks_at_once.kept',
  ],
  'a backup of the server carries all shops': [
    ...['backup.count', 'backup.list_files', 'backup.list_images', 'backup.list_recent'],
    'backup.forget_waiting',
  ],
  'the shop itself is looked for': [
    ...['shops.find_by_key', 'shops.find_id', 'shops.count', 'shops.list', 'shops.list_keys'],
  ],
  'the words that are looked for have the shop in them': [
    ...['items.search_sorted*', 'console.search_items', 'items.shop_list.words.*', 'items.shop_list_count'],
    ...['orders.search.words.*', 'orders.search.tokens.*'],
  ],
}

const schema = readFileSync(new URL('../../migrations/schema.sql', import.meta.url), 'utf8')

/** Tables with rows of shops, and the shops'. */
const OF_SHOPS = new Set([
  'shops',
  ...[...schema.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\);/gm)].flatMap(
    ([, name = '', columns = '']) => (/^ {2}shop_id /m.test(columns) ? [name] : []),
  ),
])

let statements: readonly Statement<unknown>[]
beforeAll(async () => {
  statements = await allStatements()
})

describe('a statement', () => {
  test.each([
    ['select from items where shop_id = $1 and id = any($2)', []],
    ['select from items where id = $1', ['items']],
    ['select from items where shop_id = $1 or id = $2', ['items']],
    ['select from items where not (shop_id = $1)', ['items']],
    ['select from items where shop_id > $1', ['items']],
    ['select from items i join orders o on o.shop_id = i.shop_id where o.shop_id = $1', []],
    ['select from items i join orders o on o.id = i.id where o.shop_id = $1', ['items']],
    ['select from items i join orders o using (shop_id) where i.shop_id = $1', []],
    ['select from items i, orders o where (o.shop_id, o.id) = (i.shop_id, i.id)', ['items', 'orders']],
    [
      'select (select count(*) from orders o where o.shop_id = i.shop_id) from items i where i.shop_id = $1',
      [],
    ],
    ['select (select count(*) from orders) from items where shop_id = $1', ['orders']],
    ['select from shops s join items i on i.shop_id = s.id where s.id = $1', []],
    ['select from shops where key = $1', ['shops']],
    [
      'with old as (select shop_id, id from items) delete from items i using old where i.shop_id = old.shop_id',
      ['items'],
    ],
    ['insert into items (id) values ($1)', ['items']],
    ['insert into items (shop_id, id) select $1, id from orders', ['orders']],
    ['update items i set id = 1 from orders o where i.shop_id = $1 and o.shop_id = i.shop_id', []],
    ['select from server_secrets', []],
    ['select from items where shop_id = $1 union all select from orders', ['orders']],
  ] as const)('%s lacks the shop of %j', async (text, lacking) => {
    expect(await tablesWithoutShop(text, OF_SHOPS)).toEqual(lacking)
  })
})

test('every statement of the program names its shop, or has a reason', async () => {
  expect(statements.length).toBeGreaterThan(600)
  expect(OF_SHOPS.size).toBeGreaterThan(50)
  const unnamed: string[] = []
  for (const { name, text } of statements) {
    if ((await tablesWithoutShop(text, OF_SHOPS)).length > 0) unnamed.push(name)
  }
  const listed = Object.values(REASONS).flat()
  const isFamily = (name: string) => name.endsWith('*')
  const families = listed.filter(isFamily).map(name => name.slice(0, -1))
  const others = unnamed.filter(name => !families.some(family => name.startsWith(family)))
  expect(others.toSorted()).toEqual(listed.filter(name => !isFamily(name)).toSorted())
  for (const family of families) expect(unnamed.some(name => name.startsWith(family))).toBe(true)
})
