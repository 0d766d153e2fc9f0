/** What follows of a purchase on a shop's pages, without any script: lotteries, subscriptions, downloads. */
import type pg from 'pg'
import { expect } from 'vitest'
import { drawLotteries, tellApplicants } from '../../../src/checkout/lottery/draw-lotteries.ts'
import type { TestApi } from '../../support/api.ts'
import { addItemWithFile } from '../../support/checkout/after-purchase.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { textOf } from '../../support/storefront/visitor.ts'
import { MONTHLY, onSale } from '../checkout/support/buyer.ts'
import { makePageBuyer, must, secretOf, THANKS } from './support/buyer.ts'

const NOW = '2026-11-20T01:02:03Z'
const ANNOUNCE = '2026-11-25T03:00:00Z'
const APPLICATION = /^\/applications\/[0-9A-Za-z]{22}$/
const CARD = { payment: 'creditcard', card: 'sim' }

let context: TestContext
let shopId: number
let api: TestApi
let outside: pg.Client

test.beforeAll(({ context: one, shopId: shop, api: app, outside: client }) => {
  context = one
  shopId = shop
  api = app
  outside = client
})

test.beforeEach(() => context.setTime(NOW))

const lottery = () =>
  onSale(api, 1, {
    ...{ type: 'lottery', price: 5000 },
    lottery: {
      application_start_at: '2026-11-19T00:00:00Z',
      application_end_at: '2026-11-24T00:00:00Z',
      scheduled_announce_at: ANNOUNCE,
    },
  })

// R-STORE-70
test('a lottery is applied for, drawn, and ordered by its winner', async () => {
  const buyer = makePageBuyer(api)
  const applied = must(await buyer.order(await buyer.confirm(await lottery(), {})), APPLICATION)
  expect(textOf(applied.html)).toContain('お申し込みを承りました')
  expect(textOf(applied.html)).toContain('2026年11月25日(水) 12:00')
  expect(applied.answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  context.setTime(ANNOUNCE)
  await drawLotteries(context)
  await tellApplicants(context)
  const { rows } = await outside.query<{ text: string }>(
    `select content::text as text from mails where kind = 'lottery_won'`,
  )
  expect(rows[0]?.text).toContain(`http://shop.example/shops/test${applied.path}`)
  const won = await buyer.open(applied.path)
  expect(textOf(won.html)).toContain('当選されました')
  expect(textOf(won.html)).toContain('抽選の記録')
  const step = must(await buyer.send(won, `${applied.path}/checkout`), '/checkout/delivery')
  // A transfer is due when the three days are over, which is before the shop's seven days are.
  const byTransfer = must(
    await buyer.send(step, '/checkout/delivery', { payment: 'bt' }),
    '/checkout/confirm',
  )
  expect(textOf(byTransfer.html)).toContain('2026年11月28日(土) 12:00までに、お振り込みください')
  expect(textOf(byTransfer.html)).not.toContain('7日以内')
  const confirm = must(await buyer.send(step, '/checkout/delivery', { payment: 'cod' }), '/checkout/confirm')
  must(await buyer.order(confirm), THANKS)
  expect(textOf((await buyer.open(applied.path)).html)).toContain('ご注文を承りました')
})

// R-LOTTERY-6
test('whose time is over is told so, wherever the order was pressed', async () => {
  const buyer = makePageBuyer(api)
  const applied = must(await buyer.order(await buyer.confirm(await lottery(), {})), APPLICATION)
  context.setTime(ANNOUNCE)
  await drawLotteries(context)
  await tellApplicants(context)
  context.setTime('2026-11-28T02:00:00Z')
  const step = await buyer.send(await buyer.open(applied.path), `${applied.path}/checkout`)
  const confirm = must(await buyer.send(step, '/checkout/delivery', { payment: 'cod' }), '/checkout/confirm')
  expect(textOf(confirm.html)).toContain('2026年11月28日(土) 12:00まで承ります')
  context.setTime('2026-11-28T03:00:00Z')
  const over = must(await buyer.order(confirm), '/checkout/payment')
  expect(textOf(over.html)).toContain('ご注文手続きは終了しました')
})

test('an application is withdrawn, and none is shown to whoever has no link', async () => {
  const buyer = makePageBuyer(api)
  const applied = must(await buyer.order(await buyer.confirm(await lottery(), {})), APPLICATION)
  const withdrawn = must(await buyer.send(applied, `${applied.path}/withdraw`), APPLICATION)
  expect(textOf(withdrawn.html)).toContain('取り消されました')
  for (const path of [`/applications/${'A'.repeat(22)}`, `/subscriptions/${'A'.repeat(22)}`]) {
    expect((await buyer.open(path)).status).toBe(404)
  }
})

// R-STORE-71
test('a subscription is begun, paused, resumed and stopped', async () => {
  const item = await onSale(api, 9, {
    ...{ type: 'subscription', price: 1000 },
    subscription: { repeat_times: 'unlimited', cycle_plan: 'monthly' },
  })
  const buyer = makePageBuyer(api)
  const thanks = must(await buyer.order(await buyer.confirm(item, CARD)), THANKS)
  const [, secret] = /\/subscriptions\/([0-9A-Za-z]{22})/.exec(thanks.html) ?? []
  const path = `/subscriptions/${secret}`
  const shown = must(await buyer.open(path), path)
  expect(textOf(shown.html)).toContain('2026年12月20日(日)')
  const paused = must(await buyer.send(shown, `${path}/pause`), path)
  expect(textOf(paused.html)).toContain('休止中です')
  const resumed = must(await buyer.send(paused, `${path}/resume`), path)
  expect(textOf(resumed.html)).toContain('ご利用中です')
  expect(textOf(must(await buyer.send(resumed, `${path}/stop`), path).html)).toContain('解約されました')
})

// R-STORE-55, R-STORE-56
test('a subscription is agreed to with what each delivery costs, and all of them', async () => {
  const subscription = { repeat_price: 800, repeat_times: 'repeat_3_times', cycle_plan: 'monthly' }
  const item = await onSale(api, 9, { type: 'subscription', price: 1000, subscription })
  const buyer = makePageBuyer(api)
  const page = await buyer.confirm(item, CARD, 2)
  const told = textOf(page.html)
  for (const words of ['1か月ごと', '全3回', '初回 2,000円', '1回あたり1,600円（送料は別）', '合計 5,200円'])
    expect(told).toContain(words)
  const dearer = { subscription: { ...subscription, repeat_price: 900 } }
  expect((await api.call('POST', `/api/items/${item}`, dearer)).statusCode).toBe(200)
  const asked = await buyer.order(page)
  expect([asked.status, textOf(asked.html).includes('1回あたり1,800円')]).toEqual([409, true])
  must(await buyer.order(asked), THANKS)
})

// R-SUBSCRIPTION-7
test('a card that a page sends twice is kept once, told once, and refused once', async ({ outside }) => {
  const item = await onSale(api, 9, MONTHLY)
  const buyer = makePageBuyer(api)
  const thanks = must(await buyer.order(await buyer.confirm(item, CARD)), THANKS)
  const path = `/subscriptions/${/\/subscriptions\/([0-9A-Za-z]{22})/.exec(thanks.html)?.[1]}`
  const shown = await buyer.open(path)
  const give = (card: string) => buyer.send(shown, `${path}/payment`, { card })
  const since = async () => {
    const { rows } = await outside.query<{ sources: number; mails: number; refused: number }>(
      `select (select count(*)::int from simulated_sources) as sources,
         (select count(*)::int from mails where kind = 'subscription_card') as mails,
         (select max(refused_cards) from subscriptions) as refused`,
    )
    return rows[0]
  }
  const before = await since()
  const [sources = 0, mails = 0] = [before?.sources, before?.mails]
  for (const sent of await Promise.all([give('sim'), give('sim')])) must(sent, path)
  must(await give('sim'), path)
  expect(await since()).toEqual({ sources: sources + 1, mails: mails + 1, refused: 0 })
  for (let sent = 0; sent < 3; sent += 1) expect((await give('sim:authorise=decline')).status).toBe(422)
  expect(await since()).toEqual({ sources: sources + 1, mails: mails + 1, refused: 1 })
  // Gone back to, and another card chosen.
  must(await give('sim:capture=fail_once'), path)
  expect(await since()).toEqual({ sources: sources + 2, mails: mails + 2, refused: 0 })
  const away = async () => {
    const { headers } = await buyer.visitor.post(`${path}/payment`, {
      ...{ card: 'sim:authorise=redirect', in_place_of: 'it' },
    })
    return headers.location
  }
  const [where = '', same] = await Promise.all([away(), away()])
  expect([where, same, await away()]).toEqual([expect.stringContaining('/payments/simulator/'), where, where])
  // The service had answered, and the program was gone before it noted that.
  await outside.query('delete from subscription_cards')
  expect(await away()).toBe(where)
  const pressed = await api.app.inject({ method: 'POST', url: `${new URL(where).pathname}/approve` })
  const back = await buyer.visitor.get(
    new URL(String(pressed.headers.location)).pathname.replace('/shops/test', ''),
  )
  expect([back.statusCode, back.headers.location]).toEqual([303, `/shops/test${path}`])
  expect(await since()).toEqual({ sources: sources + 3, mails: mails + 3, refused: 0 })
})

// R-STORE-71
test('address and card of a subscription are changed by forms', async () => {
  const item = await onSale(api, 9, MONTHLY)
  const buyer = makePageBuyer(api)
  const thanks = must(await buyer.order(await buyer.confirm(item, CARD)), THANKS)
  const path = `/subscriptions/${/\/subscriptions\/([0-9A-Za-z]{22})/.exec(thanks.html)?.[1]}`
  const shown = await buyer.open(path)
  expect(textOf(shown.html)).toContain('次回の価格 800円（1点）')
  const form = must(await buyer.open(`${path}/customer`), `${path}/customer`)
  expect(form.html).toContain('value="604-8571"')
  const wrong = await buyer.send(form, `${path}/customer`, { zip: '12', tel: '' })
  expect([wrong.status, textOf(wrong.html).includes('郵便番号')]).toEqual([422, true])
  const filled = await buyer.send(form, `${path}/customer`, { zip: '1000001', fill: 'customer' })
  expect([filled.status, filled.html.includes('value="千代田区千代田')]).toEqual([200, true])
  must(await buyer.send(form, `${path}/customer`, { last: '鈴木', address2: '' }), path)
  expect((await buyer.open(`${path}/customer`)).html).toContain('value="鈴木"')
  const refused = await buyer.send(shown, `${path}/payment`, { card: 'sim:authorise=decline' })
  expect([refused.status, textOf(refused.html).includes('別のカードをお選びください')]).toEqual([422, true])
  must(await buyer.send(shown, `${path}/payment`, { card: 'sim' }), path)
  const away = await buyer.visitor.post(`${path}/payment`, { card: 'sim:authorise=redirect' })
  expect([away.statusCode, away.headers.location]).toEqual([
    ...[303, expect.stringContaining('http://shop.example/payments/simulator/')],
  ])
  expect((await buyer.open(path)).html).toContain('本人確認のページへ進む')
  await buyer.visitor.post(`${path}/stop`, {})
  expect((await buyer.visitor.get(`${path}/customer`)).headers.location).toBe(`/shops/test${path}`)
})

test('a file can be downloaded from the page of thanks and of the order', async () => {
  const item = await addItemWithFile(context, shopId, '楽譜')
  const buyer = makePageBuyer(api)
  const thanks = must(await buyer.order(await buyer.confirm(item, CARD)), THANKS)
  const link = /href="http:\/\/shop\.example(\/shops\/test\/downloads\/[^"]+)"/.exec(thanks.html)?.[1]
  expect((await api.app.inject(link ?? '')).body).toBe('%PDF')
  const order = await buyer.open(`/orders/${secretOf(thanks)}`)
  expect(textOf(order.html)).toContain('楽譜.pdfをダウンロードする')
  expect(textOf(order.html)).toContain('あと9回、2026年12月20日(日) 10:02まで')
})
