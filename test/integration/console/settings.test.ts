import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addToBlockList, findBlockList, findShop, updateShop } from '../../../src/shops/store.ts'
import { hostileStrings } from '../../contract/support/text.ts'
import { writeBeside } from '../../support/another-writer.ts'
import { type ConsoleShop, createTestConsole, type TestConsole } from './support/sign-in.ts'

let page: TestConsole
let other: ConsoleShop
beforeAll(async () => {
  page = await createTestConsole()
  other = await page.makeShop('other')
})
afterAll(() => page[Symbol.asyncDispose]())

const put = (body: unknown) => page.call('PUT', '/console/api/settings', body)

async function settings(shop: Pick<ConsoleShop, 'call'> = page): Promise<Record<string, unknown>> {
  const answer = await shop.call('GET', '/console/api/settings')
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const NEW = {
  shop_id: 'other',
  name: 'Test',
  introduction: null,
  mail_address: 'test@example.jp',
  nickname: null,
  category: null,
  able_to_business: true,
  using_only_cart: false,
  default_item_tax_type: 'standard',
  price_ceiling: 100_000_000,
  payment_maintenance: false,
  delivery_slots: [],
  preparation_days: 1,
  delivery_days: 14,
  closed_weekdays: [],
  closed_days: [],
  payment_methods: ['creditcard', 'cvs', 'bt', 'cod'],
  bank_account: null,
  cvs_days_to_pay: 3,
  bt_days_to_pay: 7,
  cod_fees: [
    { below: 10_000, fee: 330 },
    { below: 30_000, fee: 440 },
    { below: 100_000, fee: 660 },
    { below: 300_000, fee: 1100 },
  ],
  takeout_places: [],
  takeout_lead_minutes: 60,
  takeout_slot_minutes: 30,
  takeout_slot_pieces: 10,
  takeout_days: 7,
  invoice_number: null,
  legal_seller: null,
  legal_manager: null,
  legal_address: null,
  legal_telephone: null,
  legal_fees: null,
  legal_payment: null,
  legal_delivery: null,
  legal_returns: null,
  legal_offer_period: null,
  legal_requirements: null,
  privacy_policy: null,
  terms_of_use: null,
  theme_accent: '#1f5f4a',
  theme_background: '#fbfaf7',
  theme_text: '#22211f',
  theme_typeface: 'gothic',
  theme_dark: false,
  theme_logo: null,
  details_as_html: false,
  require_if_match: false,
  most_amount_updates: 20,
  most_mail_updates: 10,
}

const CHANGED = {
  name: '<b>茶</b> & 酒 😀',
  introduction: 'いらっしゃい\n\tませ',
  mail_address: 'tea@example.jp',
  nickname: '花子',
  category: '食品',
  able_to_business: false,
  using_only_cart: true,
  default_item_tax_type: 'reduced',
  price_ceiling: 50,
  payment_maintenance: true,
  delivery_slots: ['2123', '0810'],
  preparation_days: 0,
  delivery_days: 60,
  closed_weekdays: ['sun', 'sat'],
  closed_days: ['2027-01-01', '2028-02-29'],
  payment_methods: ['bt'],
  bank_account: '京都銀行 本店\n普通 1234567',
  cvs_days_to_pay: 60,
  bt_days_to_pay: 1,
  cod_fees: [{ below: 100_000_000, fee: 1_000_000 }],
  takeout_places: [
    {
      name: '本店',
      address: '',
      hours: [
        { weekday: 'mon', opens: '10:00', closes: '13:00' },
        { weekday: 'mon', opens: '13:00', closes: '19:00' },
      ],
    },
  ],
  takeout_lead_minutes: 0,
  takeout_slot_minutes: 15,
  takeout_slot_pieces: 1,
  takeout_days: 31,
  invoice_number: 'T7000012050002',
  legal_seller: '灯台下商店株式会社',
  legal_returns: '未開封に限り\n7日以内',
  privacy_policy: '個'.repeat(20_000),
  theme_accent: '#000000',
  theme_typeface: 'mincho',
  theme_logo: `data:image/png;base64,${Buffer.from('\x89PNG\r\n\x1a\n', 'latin1').toString('base64')}`,
  require_if_match: true,
  most_amount_updates: 0,
  most_mail_updates: 1_000_000,
}

describe('settings', () => {
  test('of a new shop', async () => {
    expect(await settings(other)).toEqual(NEW)
    expect(Object.keys(await settings(other))).toEqual(Object.keys(NEW))
  })

  test('are changed one by one, and all at once, and nothing else is', async () => {
    let expected: Record<string, unknown> = await settings()
    for (const [name, value] of Object.entries(CHANGED)) {
      expected = { ...expected, [name]: value }
      expect((await put({ [name]: value })).json()).toEqual(expected)
      expect(await settings()).toEqual(expected)
    }
    const { shop_id, ...first } = { ...NEW, price_ceiling: 100_000_000 }
    expect((await put(first)).json()).toEqual({ ...first, shop_id: 'test' })
    expect((await put({})).json()).toEqual({ ...first, shop_id: 'test' })
    expect(await settings(other)).toEqual(NEW)
  })

  // R-SETTING-1
  test('are what the API goes by', async () => {
    await put({ name: '茶店', price_ceiling: 1000 })
    expect((await page.call('GET', '/api/user')).json()).toMatchObject({ shop_name: '茶店' })
    const item = { type: 'normal', name: 'x', item_tax_type: 'standard' }
    const dear = await page.call('POST', '/api/items', { ...item, price: 1001 })
    expect([dear.statusCode, dear.json().type]).toEqual([422, '/errors/items/write-rejected'])
    expect((await page.call('POST', '/api/items', { ...item, price: 1000 })).statusCode).toBe(200)
  })

  test.each([
    [{ name: '' }, ['/name']],
    [{ name: ' ' }, ['/name']],
    [{ name: null }, ['/name']],
    [{ name: 'x'.repeat(256) }, ['/name']],
    [{ name: 'a\nb' }, ['/name']],
    [{ introduction: '' }, ['/introduction']],
    [{ introduction: 'x'.repeat(65_536) }, ['/introduction']],
    [{ introduction: 'a\u0000' }, ['/introduction']],
    [{ mail_address: null }, ['/mail_address']],
    [{ mail_address: 'nobody' }, ['/mail_address']],
    [{ mail_address: 'a@example.jp\nbcc: b@example.jp' }, ['/mail_address']],
    [{ nickname: 1 }, ['/nickname']],
    [{ category: 'a\u202e\u0085' }, ['/category']],
    [{ able_to_business: 'on' }, ['/able_to_business']],
    [{ default_item_tax_type: 'none' }, ['/default_item_tax_type']],
    [{ price_ceiling: 49 }, ['/price_ceiling']],
    [{ price_ceiling: 100_000_001 }, ['/price_ceiling']],
    [{ price_ceiling: '1000' }, ['/price_ceiling']],
    [{ price_ceiling: null }, ['/price_ceiling']],
    [{ delivery_slots: ['0810', '0824'] }, ['/delivery_slots/1']],
    [{ delivery_slots: ['0810', '0810'] }, ['/delivery_slots']],
    [{ delivery_slots: '0810' }, ['/delivery_slots']],
    [{ delivery_slots: slots(51) }, ['/delivery_slots']],
    [{ most_amount_updates: -1 }, ['/most_amount_updates']],
    [{ most_mail_updates: 1_000_001 }, ['/most_mail_updates']],
    [{ most_mail_updates: 0.5 }, ['/most_mail_updates']],
    [{ block_list: [] }, ['/block_list']],
    [{ key: 'other', id: 2 }, ['/key', '/id']],
    [{ shop_id: 'test' }, ['/shop_id']],
    [{ name: '', price_ceiling: 1, nickname: 'fine' }, ['/name', '/price_ceiling']],
  ])('refuse %j, and then nothing is changed', async (body, pointers) => {
    const before = await settings()
    const answer = await put(body)
    const problem = answer.json<{ errors: { pointer: string }[] }>()
    expect(problem).toMatchObject({ status: 400, type: '/errors/console/invalid-body' })
    expect(problem.errors.map(({ pointer }) => pointer)).toEqual(pointers)
    expect(await settings()).toEqual(before)
  })

  // R-LIMIT-11
  test('take what is just within their limits', async () => {
    for (const body of [
      { name: '😀'.repeat(255) },
      { introduction: '長'.repeat(65_535) },
      { delivery_slots: slots(50) },
      { price_ceiling: 50 },
      { price_ceiling: 100_000_000 },
      { most_amount_updates: 1_000_000, most_mail_updates: 0 },
    ]) {
      expect((await put(body)).json()).toMatchObject(body)
    }
  })
})

/** So many different delivery times. */
function slots(count: number): string[] {
  const hour = (n: number) => String(n).padStart(2, '0')
  return Array.from({ length: count }, (_, n) => `${hour(n % 24)}${hour(Math.floor(n / 24))}`)
}

describe('at once with others', () => {
  test('a change that waits for another loses nothing of it', async () => {
    const { context, shopId } = page
    await using held = await writeBeside(context.address, 'select from shops where id = $1 for update', [
      shopId,
    ])
    const changes = [put({ nickname: '太郎' }), put({ category: '工芸' }), put({ most_mail_updates: 7 })]
    // Something else may wait as well, such as the log of calls.
    await expect.poll(() => held.waiting()).toBeGreaterThanOrEqual(changes.length)
    await held.query(
      `update shops set introduction = 'meanwhile', block_list = '{@spam.example}' where id = $1`,
      [shopId],
    )
    await held.commit()
    for (const change of changes) expect((await change).statusCode).toBe(200)
    expect(await findShop(context.db, shopId)).toMatchObject({
      ...{ nickname: '太郎', category: '工芸', most_mail_updates: 7 },
      introduction: 'meanwhile',
    })
    expect(await findBlockList(context.db, shopId)).toEqual(['@spam.example'])
  })

  // R-SETTING-2
  test('settings and block list, many times: nothing is lost', async () => {
    const { context, shopId } = page
    await updateShop(context.db, shopId, { block_list: [] })
    const entries = Array.from({ length: 30 }, (_, n) => `@d${n}.example`)
    await Promise.all(
      entries.flatMap((entry, n) => [
        addToBlockList(context.db, shopId, [entry]),
        put({ most_amount_updates: n }),
      ]),
    )
    const listed = await findBlockList(context.db, shopId)
    expect(listed.toSorted()).toEqual(entries.toSorted())
  })
})

// R-SETTING-2
describe('the block list', () => {
  const add = (entry: unknown) => page.call('POST', '/console/api/block_list', { entry })
  const remove = (entry: string) =>
    page.call('DELETE', `/console/api/block_list?entry=${encodeURIComponent(entry)}`)
  const entries = async (shop: Pick<ConsoleShop, 'call'> = page) =>
    (await shop.call('GET', '/console/api/block_list')).json<{ entries: string[] }>().entries

  beforeAll(() => updateShop(page.context.db, page.shopId, { block_list: [] }))

  test('takes addresses and domains, in lower case and each once, and gives them back', async () => {
    for (const entry of ['Spam@Example.com', '@EXAMPLE.org', ' spam@example.com ']) {
      expect((await add(entry)).statusCode).toBe(204)
    }
    expect(await entries()).toEqual(['spam@example.com', '@example.org'])
    expect(await entries(other)).toEqual([])
    expect((await remove('SPAM@example.com')).statusCode).toBe(204)
    expect((await remove('spam@example.com')).statusCode).toBe(204)
    expect(await entries()).toEqual(['@example.org'])
    await remove('@example.org')
    expect(await entries()).toEqual([])
  })

  test("removes nothing of another shop's", async () => {
    await addToBlockList(page.context.db, other.shopId, ['theirs@example.com'])
    expect((await remove('theirs@example.com')).statusCode).toBe(204)
    expect(await entries(other)).toEqual(['theirs@example.com'])
  })

  test('lets go of what an import brought as it was', async () => {
    await addToBlockList(page.context.db, page.shopId, ['Odd Entry', '😀'])
    expect([(await remove('Odd Entry')).statusCode, (await remove('😀')).statusCode]).toEqual([204, 204])
    expect(await entries()).toEqual([])
  })

  test.each([
    ['spam', 422],
    ['@', 422],
    ['@example', 422],
    ['a b@example.com', 422],
    ['a@example.com\nb@example.com', 422],
    ['%@example.com,', 422],
    [`${'a'.repeat(250)}@example.com`, 422],
    ['', 400],
    ['a\u0000@example.com', 400],
    [null, 400],
    [['a@example.com'], 400],
  ])('refuses %j', async (entry, status) => {
    const answer = await add(entry)
    const type = status === 422 ? 'console/rejected' : 'console/invalid-body'
    expect(answer.json()).toMatchObject({ status, type: `/errors/${type}`, errors: [{ pointer: '/entry' }] })
    expect(await entries()).toEqual([])
  })

  test.each(['', '?entry=', '?entry=a%00', '?entry=a&entry=b', '?all=true'])(
    'DELETE %s is refused',
    async query => {
      const answer = await page.call('DELETE', `/console/api/block_list${query}`)
      expect(answer.json()).toMatchObject({ status: 400, type: '/errors/request/invalid-query' })
    },
  )

  // R-LIMIT-11
  test('ends at 100,000 entries, and is shown whole', async () => {
    const many = Array.from({ length: 99_999 }, (_, n) => `@d${n}.example.com`)
    await updateShop(page.context.db, page.shopId, { block_list: many })
    expect((await add('@last.example.com')).statusCode).toBe(204)
    expect((await add('@d7.example.com')).statusCode).toBe(204)
    expect((await add('@more.example.com')).json()).toMatchObject({
      status: 422,
      errors: [{ pointer: '/entry' }],
    })
    expect(await entries()).toEqual([...many, '@last.example.com'])
    await updateShop(page.context.db, page.shopId, { block_list: [] })
  })
})

const file = resolve(import.meta.dirname, '../../../../shared/data/naughty-strings/blns.json')
const naughty = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []

test('any string is kept to the byte, or refused where it stands', async () => {
  const names = ['name', 'introduction', 'mail_address', 'nickname', 'category', 'default_item_tax_type']
  for (const text of [...naughty, ...hostileStrings]) {
    const body = Object.fromEntries(names.map(name => [name, text]))
    const refused = await put(body)
    expect([text, refused.statusCode]).toEqual([text, 400])
    const bad = refused
      .json<{ errors: { pointer: string }[] }>()
      .errors.map(({ pointer }) => pointer.slice(1))
    const fine = Object.fromEntries(names.filter(name => !bad.includes(name)).map(name => [name, text]))
    expect((await put(fine)).json()).toMatchObject(fine)
    const listed = await page.call('POST', '/console/api/block_list', { entry: text })
    expect([text, [204, 400, 422].includes(listed.statusCode)]).toEqual([text, true])
    const removed = await page.call(
      'DELETE',
      `/console/api/block_list?entry=${encodeURIComponent(text.toWellFormed())}`,
    )
    expect([text, [204, 400].includes(removed.statusCode)]).toEqual([text, true])
  }
  expect(await findBlockList(page.context.db, page.shopId)).toEqual([])
})
