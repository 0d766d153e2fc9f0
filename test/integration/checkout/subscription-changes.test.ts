/** What buyers change of their subscriptions, and what they hear of another price (docs/rules/subscriptions.md). */
import type pg from 'pg'
import { describe, expect } from 'vitest'
import { settleBeginnings } from '../../../src/checkout/subscriptions/begin-subscription.ts'
import { settleCards } from '../../../src/checkout/subscriptions/change-card.ts'
import { lookAhead } from '../../../src/checkout/subscriptions/look-ahead.ts'
import { orderAgain } from '../../../src/checkout/subscriptions/order-again.ts'
import type { OrderDetail } from '../../../src/resources/orders/schemas.ts'
import type { TestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { disagreements, moneyWithoutOrder } from '../../support/orders/balance.ts'
import { makeVisitor, textOf } from '../../support/storefront/visitor.ts'
import { type Buyer, CUSTOMER, MONTHLY, makeBuyer, onSale, refusal } from './support/buyer.ts'

const NOW = '2027-01-10T01:00:00Z'

let context: TestContext
let api: TestApi
let outside: pg.Client
let buyer: Buyer

test.beforeAll(({ context: one, shopId, api: app, outside: client }) => {
  expect(shopId).toBeGreaterThan(0)
  context = one
  api = app
  outside = client
  buyer = makeBuyer(api)
})

test.beforeEach(async () => {
  context.setTime(NOW)
  await outside.query('delete from subscriptions')
  await outside.query('delete from mails')
})

/** Subscribes to an item of 1,000 yen, each month for 800; answers the path of the link, and the item. */
async function subscribe(): Promise<{ path: string; item: number }> {
  const item = await onSale(api, 50, MONTHLY)
  const card = { payment: { method: 'creditcard', source: 'sim' } }
  const { order } = await buyer.complete(await buyer.ready(item, card))
  const shown = (await buyer.ask('GET', `/orders/${order?.secret}`)).json<{ subscription_secret: string }>()
  return { path: `/subscriptions/${shown.subscription_secret}`, item }
}

interface Changed {
  readonly subscription: { readonly status: string }
  readonly action: { readonly type: string; readonly url: string } | null
}

const pay = (path: string, source: string) => buyer.ask('PUT', `${path}/payment`, { source })

const mails = async () => {
  const { rows } = await outside.query<{ kind: string; recipient: string; to_address: string; text: string }>(
    `select kind, recipient, to_address, content::text as text from mails where kind like 'subscription%' order by id`,
  )
  return rows.filter(({ kind }) => kind !== 'subscription_started')
}

const told = async () => (await mails()).map(({ kind, recipient }) => `${kind} ${recipient}`)

/** What is paid with, as the simulator keeps it. */
async function source(): Promise<string | undefined> {
  const { rows } = await outside.query<{ source: string }>(
    'select k.source from subscriptions s join simulated_sources k on k.id = s.source',
  )
  return rows[0]?.source
}

async function latestOrder(): Promise<OrderDetail | undefined> {
  const { rows } = await outside.query<{ detail: OrderDetail }>(
    'select detail from orders order by id desc limit 1',
  )
  return rows[0]?.detail
}

/** Has the jobs run at a time of Japan. */
async function at(day: string, time = '00:00'): Promise<{ told: number; made: number }> {
  context.setTime(`${day}T${time}:00+09:00`)
  return { told: await lookAhead(context), made: await orderAgain(context) }
}

// R-SUBSCRIPTION-7
describe('the card', () => {
  test('is another from then on, and no money moves for that', async () => {
    const { path } = await subscribe()
    const changed = (await pay(path, 'sim:capture=fail_once')).json<Changed>()
    expect(changed).toMatchObject({ subscription: { status: 'active' }, action: null })
    expect(await source()).toBe('sim:capture=fail_once')
    expect(await told()).toEqual(['subscription_card buyer'])
    expect((await at('2027-02-10')).made).toBe(1)
    expect((await latestOrder())?.payment.transactions).toMatchObject([
      { status: 'authorized', amount: 1500 },
    ])
    expect([await disagreements(outside), await moneyWithoutOrder(outside)]).toEqual([[], []])
  })

  test('that is refused leaves the one before, and ten of them end it', async () => {
    const { path } = await subscribe()
    for (let tried = 0; tried < 10; tried += 1) {
      expect(await refusal(pay(path, 'sim:authorise=decline'))).toEqual([
        ...[422, 'subscriptions/change-rejected', '/source'],
      ])
    }
    expect(await refusal(pay(path, 'sim'))).toEqual([422, 'subscriptions/change-rejected'])
    expect(await source()).toBe('sim')
    expect(await told()).toEqual([])
  })

  test.for([
    ['maintenance', 422, 'subscriptions/change-rejected'],
    ['timeout_before', 504, 'internal/gateway-timeout'],
    ['garbage', 502, 'internal/bad-gateway'],
  ] as const)('of a service in trouble (%s) is not changed', async ([fault, status, type]) => {
    const { path } = await subscribe()
    const { timeoutMs } = context.payments
    Object.assign(context.payments, { timeoutMs: 50 })
    try {
      expect(await refusal(pay(path, `sim:authorise=${fault}`))).toEqual([status, type])
    } finally {
      Object.assign(context.payments, { timeoutMs })
    }
    expect(await source()).toBe('sim')
    expect((await pay(path, 'sim')).statusCode).toBe(200)
  })

  test('that nobody was asked for, since the first order cost nothing, is asked for then, and it goes on by it', async () => {
    await outside.query(
      `insert into coupons (shop_id, code, name, percent, minimum, active, created_at)
       select id, 'FIRST', '初回無料', 100, 0, true, $1 from shops where key = 'test'`,
      [NOW],
    )
    await outside.query('update shipping_methods set free_from = 0')
    const { order } = await buyer.complete(
      await buyer.ready(await onSale(api, 50, MONTHLY), { coupon_code: 'first' }),
    )
    await outside.query('update shipping_methods set free_from = null')
    // It began with its order, before any job.
    expect(await settleBeginnings(context)).toBe(0)
    const shown = (await buyer.ask('GET', `/orders/${order?.secret}`)).json<{ subscription_secret: string }>()
    const path = `/subscriptions/${shown.subscription_secret}`
    const paused = { status: 'paused', cause: 'no_source', next_on: null }
    expect((await buyer.ask('GET', path)).json()).toMatchObject(paused)
    expect(await told()).toEqual(['subscription_paused buyer', 'subscription_paused shop'])
    expect(await refusal(buyer.ask('POST', `${path}/resume`))).toEqual([422, 'subscriptions/change-rejected'])
    const { body } = await makeVisitor(api.app).get(path)
    expect(textOf(body)).toContain('お支払いのカードがまだ登録されていません')
    expect(body).not.toContain('/resume')
    expect(await refusal(pay(path, 'sim:authorise=decline'))).toEqual([
      ...[422, 'subscriptions/change-rejected', '/source'],
    ])
    expect((await pay(path, 'sim')).json()).toMatchObject({
      subscription: { status: 'active', cause: null, next_on: '2027-02-10' },
    })
    expect(await told()).toEqual([
      ...['subscription_paused buyer', 'subscription_paused shop'],
      ...['subscription_resumed buyer', 'subscription_resumed shop'],
    ])
    expect((await at('2027-02-10')).made).toBe(1)
    expect((await latestOrder())?.payment.transactions).toMatchObject([
      { status: 'authorized', amount: 1500 },
    ])
  })

  test('that is said while it is paused by its buyer leaves it paused', async () => {
    const { path } = await subscribe()
    await buyer.ask('POST', `${path}/pause`)
    expect((await pay(path, 'sim')).json()).toMatchObject({
      subscription: { status: 'paused', cause: 'buyer' },
    })
  })

  test('that its buyer has to approve is used once that is done, whoever looks first', async () => {
    const { path } = await subscribe()
    const press = async (choice: string) => {
      const { action } = (await pay(path, 'sim:authorise=redirect')).json<Changed>()
      expect(await source()).toBe('sim')
      const page = new URL(action?.url ?? '').pathname
      expect((await api.app.inject(page)).body).toContain('カードの確認')
      return api.app.inject({ method: 'POST', url: `${page}/${choice}` })
    }
    const visitor = makeVisitor(api.app)
    const declined = await press('decline')
    const back = new URL(String(declined.headers.location)).pathname.replace('/shops/test', '')
    const away = await visitor.get(back)
    expect([away.statusCode, away.headers.location]).toEqual([303, `/shops/test${path}?card=refused`])
    expect(textOf((await visitor.get(`${path}?card=refused`)).body)).toContain('別のカードをお選びください')
    expect(await source()).toBe('sim')
    const approved = await press('approve')
    expect(await settleCards(context)).toBe(1)
    expect(await source()).toBe('sim:authorise=redirect')
    // The job was faster than the buyer.
    const again = await visitor.get(
      new URL(String(approved.headers.location)).pathname.replace('/shops/test', ''),
    )
    expect(again.headers.location).toBe(`/shops/test${path}`)
    expect(await told()).toEqual(['subscription_card buyer'])
    expect((await at('2027-02-10')).made).toBe(1)
  })

  test('whose time to approve it is over is forgotten', async () => {
    const { path } = await subscribe()
    await pay(path, 'sim:authorise=redirect')
    expect(await settleCards(context)).toBe(0)
    context.setTime('2027-01-10T01:31:00Z')
    expect(await settleCards(context)).toBe(1)
    expect(await settleCards(context)).toBe(0)
    expect(await source()).toBe('sim')
  })

  test('of a subscription that is over, or by what is no source, is refused', async () => {
    const { path } = await subscribe()
    expect(await refusal(pay(path, ''))).toEqual([400, 'subscriptions/invalid-body', '/source'])
    await buyer.ask('POST', `${path}/stop`)
    expect(await refusal(pay(path, 'sim'))).toEqual([422, 'subscriptions/change-rejected'])
    expect(await refusal(pay(`/subscriptions/${'A'.repeat(22)}`, 'sim'))).toEqual([
      404,
      'subscriptions/not-found',
    ])
  })
})

// R-SUBSCRIPTION-7
describe('buyer and address', () => {
  const MOVED = {
    ...{ zip_code: '060-0042', prefecture: '北海道', address: '札幌市中央区大通西1', address2: '' },
    tel: '0751234567',
  }
  const say = (path: string, body: object) => buyer.ask('PUT', `${path}/customer`, body)

  test('are those of the next order; both mailboxes and the shop hear of it', async () => {
    const { path } = await subscribe()
    const customer = { ...CUSTOMER, mail_address: 'moved@example.jp', address: MOVED }
    expect((await say(path, { customer, shipping: null })).statusCode).toBe(200)
    expect((await say(path, { customer, shipping: null })).statusCode).toBe(200)
    expect((await mails()).map(mail => [mail.kind, mail.to_address])).toEqual([
      ['subscription_changed', 'moved@example.jp'],
      ['subscription_changed', 'test@example.jp'],
      ['subscription_changed', 'hanako@example.jp'],
    ])
    await at('2027-02-10')
    const order = await latestOrder()
    expect([order?.customer.mail_address, order?.customer.address.prefecture]).toEqual([
      'moved@example.jp',
      '北海道',
    ])
  })

  test('are told the mailbox that is left without either of them, and without the link', async () => {
    const { path } = await subscribe()
    const name = { ...CUSTOMER.name, last: '新名' }
    const customer = { ...CUSTOMER, name, mail_address: 'moved@example.jp', address: MOVED }
    await say(path, { customer, shipping: null })
    const { rows } = await outside.query<{ to_name: string; written: string }>(
      `select to_name, concat_ws(' ', subject, content) as written from mails
       where kind = 'subscription_changed' and to_address = 'hanako@example.jp'`,
    )
    expect(rows.map(({ to_name }) => to_name)).toEqual([''])
    for (const secret of [path, '/subscriptions/', '新名', 'moved@', MOVED.address, MOVED.tel]) {
      expect(rows[0]?.written).not.toContain(secret)
    }
    expect(rows[0]?.written).toContain('別のアドレスに変更されました')
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['buyer', 'shop', 'old_buyer'])
  })

  test('of which the mailbox is the same are told once', async () => {
    const { path } = await subscribe()
    const customer = { ...CUSTOMER, address: MOVED }
    await say(path, { customer, shipping: null })
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['buyer', 'shop'])
  })

  test('that there was no mailbox before is told to none', async () => {
    const { path } = await subscribe()
    await outside.query(
      `update subscriptions set wishes = jsonb_set(wishes::jsonb, '{customer,mail_address}', '""')`,
    )
    await say(path, { customer: { ...CUSTOMER, address: MOVED }, shipping: null })
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['buyer', 'shop'])
  })

  test('that no order can have are refused, and nothing is changed', async () => {
    const { path } = await subscribe()
    const customer = { ...CUSTOMER, address: { ...MOVED, prefecture: '北海' } }
    expect(await refusal(say(path, { customer, shipping: null }))).toEqual([
      ...[422, 'subscriptions/change-rejected', '/customer/address/prefecture'],
    ])
    expect(await refusal(say(path, { customer: CUSTOMER }))).toEqual([
      400,
      'subscriptions/invalid-body',
      '/shipping',
    ])
    await buyer.ask('POST', `${path}/stop`)
    expect(await refusal(say(path, { customer: CUSTOMER, shipping: null }))).toEqual([
      ...[422, 'subscriptions/change-rejected'],
    ])
    expect(await told()).toEqual(['subscription_stopped buyer', 'subscription_stopped shop'])
  })
})

// R-SUBSCRIPTION-8
describe('another price', () => {
  const reprice = (item: number, repeat_price: number) =>
    api.call('POST', `/api/items/${item}`, { subscription: { repeat_price } })

  test('is told three days before the order, once, with both', async () => {
    const { path, item } = await subscribe()
    await reprice(item, 900)
    expect(await at('2027-02-06', '23:59')).toEqual({ told: 0, made: 0 })
    expect(await at('2027-02-07')).toEqual({ told: 1, made: 0 })
    expect(await at('2027-02-08')).toEqual({ told: 0, made: 0 })
    const [mail] = await mails()
    expect(mail).toMatchObject({ kind: 'subscription_price', recipient: 'buyer' })
    expect(mail?.text).toMatch(/800円[\s\S]*900円[\s\S]*2027年2月10日/)
    expect((await buyer.ask('GET', path)).json()).toMatchObject({ unit_price: 900 })
    expect(await at('2027-02-10')).toEqual({ told: 0, made: 1 })
    expect((await latestOrder())?.lines[0]?.total).toBe(900)
  })

  test('that is higher and comes later puts the order off by three days; one that is lower does not', async () => {
    const { path, item } = await subscribe()
    expect(await at('2027-02-07')).toEqual({ told: 0, made: 0 })
    await reprice(item, 950)
    expect(await at('2027-02-10')).toEqual({ told: 0, made: 0 })
    expect(await told()).toEqual(['subscription_price buyer'])
    expect((await mails())[0]?.text).toContain('2027年2月13日')
    expect(await at('2027-02-12', '23:59')).toEqual({ told: 0, made: 0 })
    expect(await at('2027-02-13')).toEqual({ told: 0, made: 1 })
    // The cycle is reckoned from the first order as ever.
    expect((await buyer.ask('GET', path)).json()).toMatchObject({ next_on: '2027-03-10', unit_price: 950 })
    await reprice(item, 700)
    expect(await at('2027-03-10')).toEqual({ told: 1, made: 1 })
    expect((await latestOrder())?.lines[0]?.total).toBe(700)
    expect(await told()).toEqual(['subscription_price buyer', 'subscription_price buyer'])
  })

  test('whoever is told can pause before it is asked for', async () => {
    const { path, item } = await subscribe()
    await reprice(item, 5000)
    await at('2027-02-07')
    await buyer.ask('POST', `${path}/pause`)
    expect(await at('2027-02-10')).toEqual({ told: 0, made: 0 })
  })
})
