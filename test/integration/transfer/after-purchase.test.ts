/** Subscriptions, draws and applications go out with their shop and come in again (docs/rules/import.md). */
import type pg from 'pg'
import { expect } from 'vitest'
import { notedFromTo } from '../../../cli/operator.ts'
import { drawLotteries, tellApplicants } from '../../../src/checkout/lottery/draw-lotteries.ts'
import { findDraw } from '../../../src/checkout/lottery/draw-store.ts'
import { verifyDraw } from '../../../src/checkout/lottery/verify-draw.ts'
import { orderAgain } from '../../../src/checkout/subscriptions/order-again.ts'
import { createTestShop } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { CUSTOMER, makeBuyer, onSale } from '../checkout/support/buyer.ts'
import { variationOf } from './support/documents.ts'
import { crossIds } from './support/rows.ts'
import { exported, imported, type Loose, numbers, withoutIds } from './support/shops.ts'

const NOW = '2026-11-20T01:02:03Z'
const ANNOUNCE = '2026-11-25T03:00:00Z'

/** Kinds of what follows of a purchase. */
const AFTER = ['subscription', 'draw', 'application']

const afterOf = (documents: readonly Loose[]) => documents.filter(({ kind }) => AFTER.includes(kind))

/** Without what an import may change: draws are named by ids, and a link cannot lead to two shops. */
const bare = (documents: readonly Loose[]) =>
  documents.map(document => {
    const { draw_id, secret, ...data } = document.data
    expect(document.kind === 'draw' || /^[0-9A-Za-z]{22}$/.test(secret)).toBe(true)
    return { ...withoutIds({ ...document, data }), drawn: draw_id != null }
  })

let documents: Loose[] = []

test.beforeAll(async ({ context, shopId, api, outside }) => {
  context.setTime(NOW)
  const buyer = makeBuyer(api)
  const series = await onSale(api, 9, {
    ...{ type: 'subscription', price: 1000 },
    subscription: { repeat_price: 800, repeat_times: 'unlimited', cycle_plan: 'weekly' },
  })
  const card = { payment: { method: 'creditcard', source: 'sim' } }
  for (const shipping of [null, { name: { first: '次郎', last: '山田' }, address: CUSTOMER.address }]) {
    const { checkout_id } = await buyer.begin([{ item_id: series, amount: 1 }])
    await buyer.complete(await buyer.say(checkout_id, { customer: CUSTOMER, shipping, ...card }))
  }
  await outside.query(`update subscriptions set state = 'paused', cause = 'shop', next_at = null, resumed_past = last_order_key
    where id = (select max(id) from subscriptions)`)
  const lottery = (announce: string) =>
    onSale(api, 1, {
      ...{ type: 'lottery', price: 5000 },
      lottery: {
        application_start_at: '2026-11-19T00:00:00Z',
        application_end_at: '2026-11-24T00:00:00Z',
        scheduled_announce_at: announce,
      },
    })
  const [drawn, waiting] = [await lottery(ANNOUNCE), await lottery('2026-12-25T03:00:00Z')]
  for (const name of ['a', 'b', 'c']) {
    const customer = { ...CUSTOMER, mail_address: `${name}@example.jp` }
    for (const item of [drawn, waiting]) await buyer.complete(await buyer.ready(item, { customer }))
  }
  context.setTime(ANNOUNCE)
  expect([await drawLotteries(context), await tellApplicants(context)]).toEqual([1, 3])
  documents = await exported(context, shopId)
})

async function countOf(outside: pg.Client, text: string, shop: number): Promise<number> {
  return (await outside.query(`select from ${text} and shop_id = $1`, [shop])).rowCount ?? 0
}

// R-EXPORT-1 R-IMPORT-11
test('come back as they went out, once, and go on as they would have', async ({ context, outside }) => {
  expect(afterOf(documents).map(({ kind }) => kind)).toEqual([
    ...['subscription', 'subscription', 'draw'],
    ...Array(6).fill('application'),
  ])
  const other = await createTestShop(context, 'other')
  const report = await imported(context, other, documents)
  expect(report.refusals).toEqual([])
  const again = await exported(context, other)
  expect(bare(afterOf(again))).toEqual(bare(afterOf(documents)))
  const all = { read: documents.length, imported: 0, skipped: documents.length, refused: 0 }
  expect(numbers(await imported(context, other, documents))).toEqual(all)
  expect(numbers(await imported(context, other, again)), 'its own export').toEqual(all)

  const [record] = (
    await outside.query<{ id: number }>('select id from lottery_draws where shop_id = $1', [other])
  ).rows
  const draw = await findDraw(context.db, other, record?.id ?? 0)
  expect(draw && (await verifyDraw(draw))).toBe(true)
  context.setTime('2026-12-25T03:00:00Z')
  await drawLotteries(context)
  expect(await countOf(outside, `lottery_applications where state = 'won'`, other)).toBe(2)
  // What is paid with is no source of the simulator's here: the buyer hears of it, and can say another card.
  await orderAgain(context)
  expect(await countOf(outside, `subscriptions where failures = 1`, other)).toBe(1)
})

// R-LOTTERY-3
test('are not drawn among before all of them are there', async ({ context, outside }) => {
  context.setTime('2026-12-25T02:00:01Z')
  const [amid, killed] = [await createTestShop(context, 'amid'), await createTestShop(context, 'killed')]
  const counts = () => ({})
  const stages = { begin: 'import_begun', end: 'import_ended', counts } as const
  const waiting = (shop: number) => countOf(outside, `lottery_applications where state = 'applied'`, shop)
  const drawAt = async (time: string) => {
    context.setTime(time)
    await drawLotteries(context)
  }
  await notedFromTo(context, amid, stages, async () => {
    await imported(context, amid, documents.slice(0, -1))
    await drawAt('2026-12-25T03:00:00Z')
    expect(await waiting(amid)).toBe(2)
    await imported(context, amid, documents)
  })
  expect(await waiting(amid)).toBe(3)
  await drawAt('2026-12-25T03:00:01Z')
  expect(await waiting(amid)).toBe(0)
  // One that was killed has no end.
  await notedFromTo(context, killed, { ...stages, end: 'export_ended' }, () =>
    imported(context, killed, documents),
  )
  await drawAt('2026-12-25T03:59:59Z')
  expect(await waiting(killed)).toBe(3)
  await drawAt('2026-12-25T04:00:01Z')
  expect(await waiting(killed)).toBe(0)
})

// R-IMPORT-4 R-IMPORT-11
test('order nothing that has the id of their deleted item by chance', async ({ context }) => {
  const shop = await createTestShop(context, 'chance')
  const [first] = documents.filter(({ kind, data }) => kind === 'item' && data.type === 'subscription')
  await imported(context, shop, [{ ...first, data: { ...first?.data, name: '別の定期便' } }])
  const [item] = (await exported(context, shop)).filter(({ kind }) => kind === 'item')
  const lost = structuredClone(documents.find(({ kind }) => kind === 'subscription') ?? {})
  const to = (id: number, title: string) => [
    { ...lost, data: { ...lost.data, title, line: { ...lost.data.line, item_id: id } } },
  ]
  const { refusals } = await imported(context, shop, to(item?.data.id, lost.data.title))
  expect(refusals).toMatchObject([{ pointer: '/data/line/item_id', reason: 'is no item of the shop' }])
  const named = to(item?.data.id, '別の定期便')
  expect((await imported(context, shop, named)).imported).toBe(1)
  // What is there is the same, whatever its item came to be called.
  const [taken] = afterOf(await exported(context, shop))
  expect((await imported(context, shop, [taken ?? {}])).skipped).toBe(1)
})

// R-IMPORT-2 R-IMPORT-3 R-EXPORT-2
test('whose variation was deleted stay, and are what they were', async ({ context, outside }) => {
  const shop = await createTestShop(context, 'varied')
  const copy: Loose[] = structuredClone(documents.filter(({ kind }) => kind !== 'order'))
  for (const { kind, data, state } of copy) {
    if (kind === 'item') {
      Object.assign(data, { stock: 4, variations: [variationOf(data.id, { stock: 4 })] })
      Object.assign(state, { own_stock: 0 })
    }
    if (data.line !== undefined) data.line.variation_id = data.line.item_id
  }
  expect((await imported(context, shop, copy)).refusals).toEqual([])
  await outside.query('delete from item_variations where shop_id = $1', [shop])
  const again = await imported(context, shop, afterOf(copy))
  expect([again.refusals, again.skipped]).toEqual([[], afterOf(copy).length])
  // Rows of which no document is known are what an export says of them.
  await outside.query(`delete from imported_documents where shop_id = $1 and kind <> 'item'`, [shop])
  const own = await imported(context, shop, afterOf(await exported(context, shop)))
  expect([own.refusals, own.skipped]).toEqual([[], afterOf(copy).length])
})

// R-EXPORT-2
test('of a shop whose items came under each other’s ids are its own', async ({ context, outside }) => {
  const shop = await createTestShop(context, 'crossed')
  await imported(context, shop, documents)
  await crossIds(outside, shop)
  const own = await exported(context, shop)
  const report = await imported(context, shop, own)
  expect(report.refusals).toEqual([])
  expect(report.skipped).toBe(own.length)
})

// R-DOCUMENT-6
test.for<[string, string, (data: Loose) => void, string]>([
  [
    'subscription',
    'an item that the shop has not',
    data => Object.assign(data.line, { item_id: 9999 }),
    '/data/line/item_id',
  ],
  [
    'subscription',
    'a time though it is paused',
    data => Object.assign(data, { state: 'paused' }),
    '/data/next_at',
  ],
  ['subscription', 'no secret', data => Object.assign(data, { secret: 'x' }), '/data/secret'],
  ['draw', 'a winner who never applied', data => data.winners.push(99_999), '/data/winners'],
  ['draw', 'no seed', data => Object.assign(data, { seed: 'x' }), '/data/seed'],
  [
    'application',
    'a draw that is not there',
    data => Object.assign(data, { draw_id: 9999 }),
    '/data/draw_id',
  ],
  [
    'application',
    'won in no draw',
    data => Object.assign(data, { state: 'won', draw_id: null }),
    '/data/draw_id',
  ],
  ['application', 'what no checkout is told', data => Object.assign(data.wishes, { x: 1 }), '/data/wishes/x'],
])('a document of a %s with %s is refused', async ([kind, what, change, pointer], { context }) => {
  const shop = await createTestShop(context, `r${Math.abs(hash(kind + what))}`)
  const copy: Loose[] = structuredClone(documents)
  const target = copy.find(one => one.kind === kind && (kind !== 'application' || one.data.draw_id !== null))
  change(target?.data)
  const report = await imported(context, shop, copy)
  expect(report.refusals[0]).toMatchObject({ kind, pointer })
})

function hash(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7)
}
