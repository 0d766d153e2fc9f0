import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import pg from '#pg'
import { MAX_IMPORTED_ITEMS } from '../../src/console/item-imports/limits.ts'
import { MAX_PEOPLE } from '../../src/console/limits.ts'
import { BUDGETS, type BudgetName } from '../../src/http/budgets.ts'
import { MAX_CATEGORIES } from '../../src/resources/item_categories/limits.ts'
import { MAX_IMAGES, MAX_LINKS } from '../../src/resources/items/limits.ts'
import { MAX_COUPONS, MAX_SHIPPING_METHODS } from '../../src/selling/limits.ts'
import type { ShopLimits } from '../../src/shop-limits.ts'
import { MAX_BLOCKED } from '../../src/shops/limits.ts'
import { PLAIN_ITEM } from '../support/api.ts'
import { placeOrder } from '../support/orders/place.ts'
import { COUPON_BODY, METHOD_BODY } from '../support/selling.ts'
import { writtenForm } from '../support/upload-form.ts'
import { addUser, createTestConsole, type TestConsole } from './console/support/sign-in.ts'

/** Limits that tests can reach. */
const LOW: ShopLimits = {
  ...{ items: 5, variations: 4, tokens: 3, sessions: 2, order_changes: 3 },
  ...{ carts: 4, checkouts: 3, kept_answers: 6 },
}

const root = new URL('../../', import.meta.url)

let page: TestConsole
let client: pg.Client

/** What another buyer is answered: those of whoever has most make way. */
async function fromElsewhere(url: string, payload: object): Promise<number> {
  const answer = await page.app.inject({ method: 'POST', url, payload, remoteAddress: '203.0.113.99' })
  return answer.statusCode
}

async function countOf(table: 'carts' | 'checkouts'): Promise<number> {
  const { rows } = await client.query(`select count(*)::int as count from ${table} where shop_id = $1`, [
    page.shopId,
  ])
  return rows[0].count
}
beforeAll(async () => {
  page = await createTestConsole(context => ({ ...context, config: { ...context.config, shopLimits: LOW } }))
  client = new pg.Client(page.context.address)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await page[Symbol.asyncDispose]()
})

interface Answer {
  readonly statusCode: number
  json(): unknown
}

/** Calls until one is refused, and tells how many were not, and by what the last was. */
async function untilRefused(call: () => Promise<Answer>, most: number): Promise<[number, number, unknown]> {
  for (let made = 0; made <= most; made += 1) {
    const answer = await call()
    if (answer.statusCode >= 400) {
      return [made, answer.statusCode, (answer.json() as { readonly type?: unknown }).type]
    }
  }
  throw new Error(`${most + 1} calls were not refused`)
}

const addItem = () => page.call('POST', '/api/items', PLAIN_ITEM)

let known: number | undefined
/** One item for all who need one. */
async function item(): Promise<number> {
  known ??= (await addItem()).json<{ item_id: number }>().item_id
  return known
}

async function sqlCategories(count: number): Promise<void> {
  await client.query(
    `insert into item_categories (shop_id, position, number, name, name_key)
     select $1, n, n, 'c' || n, 'c' || n from generate_series(1, $2::int) n`,
    [page.shopId, count],
  )
}

const begin = async () => (await page.call('POST', '/console/api/item_imports')).json<{ id: number }>().id

/** Reaches the budget and sees the call refused that would pass it. */
type Case = () => Promise<void>

/** A test elsewhere that does, and what it says. */
interface Elsewhere {
  readonly file: string
  readonly says: string
}

// R-LIMIT-13
const CASES: Readonly<Record<BudgetName, Case | Elsewhere>> = {
  items: async () => {
    await item()
    expect(await untilRefused(addItem, LOW.items)).toEqual([
      LOW.items - 1,
      422,
      '/errors/items/write-rejected',
    ])
  },
  variations: async () => {
    const path = `/api/items/${await item()}/variations`
    const add = () => page.call('POST', path, { name: 'v' })
    expect(await untilRefused(add, LOW.variations)).toEqual([
      ...[LOW.variations, 422, '/errors/items/write-rejected'],
    ])
  },
  images: async () => {
    const id = await item()
    await client.query(
      `insert into item_images (shop_id, item_id, position, url, scaled_url, square_url)
       select $1, $2, n, url, url, url from generate_series(1, $3::int) n, concat('https://shop.example/', n) url`,
      [page.shopId, id, MAX_IMAGES],
    )
    const file = (
      await page.call('POST', '/api/files', { purpose: 'item_image', content_type: 'image/gif' })
    ).json<{ file_id: string; upload_fields: Record<string, string> }>()
    await sendGif(file.upload_fields)
    const add = () => page.call('POST', `/api/items/${id}/images`, { file_id: file.file_id })
    expect(await untilRefused(add, 0)).toEqual([0, 422, '/errors/items/image-limit-exceeded'])
  },
  categories: async () => {
    await sqlCategories(MAX_CATEGORIES)
    const add = () => page.call('POST', '/api/item_categories', { name: 'one more' })
    expect(await untilRefused(add, 0)).toEqual([0, 422, '/errors/item_categories/write-rejected'])
  },
  'category links': async () => {
    const id = await item()
    const { rows } = await client.query<{ id: number }>(
      'select id from item_categories where shop_id = $1 order by id limit $2',
      [page.shopId, MAX_LINKS + 1],
    )
    await client.query(
      `insert into item_category_links (shop_id, item_id, category_id) select $1, $2, unnest($3::int[])`,
      [page.shopId, id, rows.slice(0, MAX_LINKS).map(row => row.id)],
    )
    const link = () => page.call('PUT', `/api/item_categories/${rows.at(-1)?.id}/items/${id}`)
    expect(await untilRefused(link, 0)).toEqual([0, 422, '/errors/item_categories/write-rejected'])
  },
  'item imports': async () => {
    const [first, second] = [await begin(), await begin()]
    const id = await item()
    const { modified_at } = (await page.call('GET', `/api/items/${id}`)).json<{ modified_at: string }>()
    const change = { item_id: id, modified_at, name: '紙' }
    const add = (into: number) => page.call('PUT', `/console/api/item_imports/${into}/items`, change)
    // Of the one before nothing is kept.
    expect((await add(first)).statusCode).toBe(404)
    await client.query(
      'insert into item_import_entries (shop_id, import_id, item_id) select $1, $2, -n from generate_series(1, $3::int) n',
      [page.shopId, second, MAX_IMPORTED_ITEMS],
    )
    expect(await untilRefused(() => add(second), 0)).toEqual([0, 422, '/errors/console/rejected'])
  },
  'order changes': async () => {
    const { path, lineIds } = await placeOrder(page.context, page.shopId)
    let notes = 0
    const note = () => page.call('PUT', `${path}/shop_memo`, { text: `Note ${++notes}` })
    expect(await untilRefused(note, LOW.order_changes)).toEqual([
      ...[LOW.order_changes, 422, '/errors/orders/update-rejected'],
    ])
    // The order can be brought to its end all the same.
    const sent = await page.call('POST', `${path}/dispatch`, { order_line_ids: lineIds })
    expect(sent.statusCode).toBe(200)
  },
  carts: async () => {
    const add = () => page.call('POST', '/shops/test/api/carts', { lines: [] })
    expect(await untilRefused(add, LOW.carts)).toEqual([LOW.carts, 429, '/errors/carts/limit-reached'])
    expect(await fromElsewhere('/shops/test/api/carts', { lines: [] })).toBe(201)
    expect(await countOf('carts')).toBe(1)
  },
  checkouts: async () => {
    const lines = [{ item_id: await item(), amount: 1 }]
    const add = () => page.call('POST', '/shops/test/api/checkouts', { lines })
    expect(await untilRefused(add, LOW.checkouts)).toEqual([
      ...[LOW.checkouts, 429, '/errors/checkouts/limit-reached'],
    ])
    expect(await fromElsewhere('/shops/test/api/checkouts', { lines })).toBe(201)
    expect(await countOf('checkouts')).toBe(1)
  },
  tokens: async () => {
    const body = { name: 't', scopes: ['items.read'], expires_at: null }
    const make = () => page.call('POST', '/console/api/tokens', body)
    expect(await untilRefused(make, LOW.tokens)).toEqual([LOW.tokens, 422, '/errors/console/rejected'])
  },
  sessions: async () => {
    await addUser(page.context, page.shopId, 'many@test.example')
    const browsers = []
    for (let signed = 0; signed <= LOW.sessions; signed += 1) {
      browsers.push(await page.signIn('many@test.example'))
      page.pass(1)
    }
    const statuses = []
    for (const browser of browsers)
      statuses.push((await browser.call('GET', '/console/api/session')).statusCode)
    expect(statuses).toEqual([401, 200, 200])
  },
  'sign-in attempts': async () => {
    await addUser(page.context, page.shopId, 'wrong@test.example')
    const try_ = () =>
      page.trySignIn('wrong@test.example', 'not the password', { from: '198.51.100.7' }).then(answer => ({
        statusCode: answer.statusCode === 401 ? 200 : answer.statusCode,
        json: () => answer.json<unknown>(),
      }))
    expect(await untilRefused(try_, 50)).toEqual([5, 429, '/errors/console/too-many-attempts'])
  },
  'block list': async () => {
    await client.query(
      `update shops set block_list = array(select 'a' || n || '@b.example' from generate_series(1, $2::int) n)
       where id = $1`,
      [page.shopId, MAX_BLOCKED],
    )
    const add = () => page.call('POST', '/console/api/block_list', { entry: 'one@more.example' })
    expect(await untilRefused(add, 0)).toEqual([0, 422, '/errors/console/rejected'])
  },
  'shipping methods': async () => {
    await client.query(
      `insert into shipping_methods (shop_id, name, fee, position) select $1, 'm' || n, 0, n + 1 from generate_series(2, $2::int) n`,
      [page.shopId, MAX_SHIPPING_METHODS],
    )
    const add = () => page.call('POST', '/console/api/shipping_methods', METHOD_BODY)
    expect(await untilRefused(add, 0)).toEqual([0, 422, '/errors/console/rejected'])
  },
  coupons: async () => {
    await client.query(
      `insert into coupons (shop_id, code, name, percent, minimum, active, created_at)
       select $1, 'C' || n, 'c', 1, 0, true, '2026-11-20T00:00:00Z' from generate_series(1, $2::int) n`,
      [page.shopId, MAX_COUPONS],
    )
    const add = () => page.call('POST', '/console/api/coupons', COUPON_BODY)
    expect(await untilRefused(add, 0)).toEqual([0, 422, '/errors/console/rejected'])
  },
  settings: async () => {
    const set = () => page.call('PUT', '/console/api/settings', { introduction: 'x'.repeat(65_536) })
    expect(await untilRefused(set, 0)).toEqual([0, 400, '/errors/console/invalid-body'])
  },
  'sizes of pictures': {
    file: 'test/integration/images/serving.test.ts',
    says: 'beyond the hundredth is sent, but not kept',
  },
  'log of calls': { file: 'src/request-log/sampling.test.ts', says: 'so many of a second are kept' },
  'kept answers': {
    file: 'test/integration/idempotency/kept-answers.test.ts',
    says: 'are so many of a shop: with a key one more is refused, and without one it is not',
  },
  'open uploads': {
    file: 'test/integration/disk-budgets.test.ts',
    says: 'are so many of a shop: one more is refused until one is used or swept',
  },
  'files of items': {
    file: 'test/integration/checkout/item-files.test.ts',
    says: 'files of a shop have so many bytes, and one is refused with which they would have more',
  },
  'order mails': {
    file: 'test/integration/mail/limits.test.ts',
    says: 'about an order: what would take one more is 429 and changes nothing',
  },
  'waiting sign-ins': {
    file: 'test/integration/console/second-factors.test.ts',
    says: 'waits for a hundred of a network at most',
  },
  people: async () => {
    const { rows } = await client.query<{ count: number }>(
      `insert into users (shop_id, mail_address, password_hash, created_at, role, scopes, password_is_temporary)
       select $1, n || '@people.example', '', $3, 'read_only', '{}', false from generate_series(1, $2::int) n
       returning 1`,
      [page.shopId, MAX_PEOPLE, new Date()],
    )
    expect(rows.length).toBe(MAX_PEOPLE)
    const body = { mail_address: 'one@more.example', role: 'read_only', scopes: [] }
    const add = () => page.call('POST', '/console/api/people', body)
    expect(await untilRefused(add, 0)).toEqual([0, 422, '/errors/console/rejected'])
  },
  passkeys: {
    file: 'test/integration/console/support/factor-cases.ts',
    says: 'MAX_PASSKEYS',
  },
  'audit log': { file: 'test/integration/audit.test.ts', says: 'are the newest events of each shop' },
}

async function sendGif(fields: Readonly<Record<string, string>>): Promise<void> {
  const bytes = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  const { raw, type } = await writtenForm(fields, bytes)
  const answer = await page.app.inject({
    method: 'POST',
    url: '/files',
    headers: { 'content-type': type },
    payload: raw,
  })
  expect(answer.statusCode).toBe(204)
}

describe('every budget is kept to', () => {
  for (const [name, shown] of Object.entries(CASES)) {
    if (typeof shown === 'function') test(name, shown)
    else {
      test(`${name}: ${shown.file}`, () => {
        expect(readFileSync(new URL(shown.file, root), 'utf8')).toContain(shown.says)
      })
    }
  }

  test('by a file that there is, as a rule promises', () => {
    for (const [name, { by, rule }] of Object.entries(BUDGETS)) {
      expect([name, existsSync(new URL(by, root))]).toEqual([name, true])
      const pages = readFileSync(new URL('docs/rules/README.md', root), 'utf8')
      expect(pages).toContain(rule.replace(/-\d+$/, ''))
    }
  })
})
