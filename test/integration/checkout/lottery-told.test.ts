/** Who hears of a lottery when not everybody can, and from when a winner's time runs (docs/rules/lottery.md). */
import type pg from 'pg'
import { expect } from 'vitest'
import { drawLotteries, settleWins, tellApplicants } from '../../../src/checkout/lottery/draw-lotteries.ts'
import type { ApplicationDocument } from '../../../src/checkout/lottery/schemas.ts'
import type { Context } from '../../../src/context.ts'
import { mailboxDigest } from '../../../src/mail/places.ts'
import type { TestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { type Buyer, CUSTOMER, makeBuyer, onSale, refusal } from './support/buyer.ts'
import { ANNOUNCE, NOW, PERIOD } from './support/lottery.ts'

let context: TestContext
let shopId: number
let api: TestApi
let outside: pg.Client
let buyer: Buyer

test.beforeAll(({ context: one, shopId: shop, api: app, outside: client }) => {
  context = one
  shopId = shop
  api = app
  outside = client
  buyer = makeBuyer(api)
})

test.beforeEach(async () => {
  context.setTime(NOW)
  await outside.query('delete from lottery_applications')
})

let applicants = 0
interface Applicant {
  readonly address: string
  readonly secret: string
}

/** So many applicants for so many pieces, of whom it is drawn; nobody was told. */
async function drawn(count: number, pieces: number): Promise<Applicant[]> {
  const item = await onSale(api, pieces, { type: 'lottery', price: 5000, lottery: PERIOD })
  const all: Applicant[] = []
  for (let number = 0; number < count; number += 1) {
    applicants += 1
    const address = `told-${applicants}@example.jp`
    const said = { customer: { ...CUSTOMER, mail_address: address } }
    const { application } = await buyer.complete(await buyer.ready(item, said))
    all.push({ address, secret: application?.secret ?? '' })
  }
  context.setTime(ANNOUNCE)
  expect(await drawLotteries(context)).toBe(1)
  return all
}

/** Has a mailbox had all its mails of a day. */
const fill = ({ address }: Applicant, day: string) =>
  outside.query(
    `insert into mail_counts (shop_id, day, subject, stripe, mails, most) values ($1, $2, $3, 0, 200, 200)`,
    [shopId, day, `recipient:${mailboxDigest(address)}`],
  )

const look = async ({ secret }: Applicant) =>
  (await buyer.ask('GET', `/applications/${secret}`)).json<ApplicationDocument>()

async function toldOf(all: readonly Applicant[]): Promise<boolean[]> {
  const { rows } = await outside.query<{ to_address: string }>(
    `select to_address from mails where kind in ('lottery_won', 'lottery_lost')`,
  )
  return all.map(({ address }) => rows.some(({ to_address }) => to_address === address))
}

// R-LOTTERY-5
test('a mailbox that is full keeps nobody else waiting', async () => {
  const all = await drawn(4, 4)
  const [first] = all
  if (first === undefined) throw new Error('Nobody applied')
  await fill(first, '2026-11-25')
  const mailLimits = { ...context.config.mailLimits, recipient: 200 }
  const limited = { ...context, config: { ...context.config, mailLimits } }
  expect(await tellApplicants(limited)).toBe(3)
  expect(await toldOf(all)).toEqual([false, true, true, true])
  context.setTime('2026-11-25T15:00:00Z')
  expect(await tellApplicants(limited)).toBe(1)
  expect(await toldOf(all)).toEqual([true, true, true, true])
})

// R-LOTTERY-5
test('one that cannot be told at all keeps nobody else waiting', async () => {
  const all = await drawn(3, 1)
  await outside.query(
    `update lottery_applications set wishes = '{"customer": {"mail_address": "broken@example.jp"}}' where secret = $1`,
    [all[0]?.secret],
  )
  expect(await tellApplicants(context)).toBe(2)
  expect(await toldOf(all)).toEqual([false, true, true])
})

// R-LOTTERY-5
test('a shop that may send no more is not asked for each of its applicants', async () => {
  const all = await drawn(3, 3)
  const { mailLimits } = context.config
  let transactions = 0
  const counted: Context = {
    ...context,
    config: { ...context.config, mailLimits: { ...mailLimits, shop: 0 } },
    db: {
      ...context.db,
      transaction: work => {
        transactions += 1
        return context.db.transaction(work)
      },
    },
  }
  expect([await tellApplicants(counted), transactions]).toEqual([0, 1])
  expect(await toldOf(all)).toEqual([false, false, false])
})

// R-LOTTERY-6
test('the time of a winner begins with the mail, however late that is', async () => {
  const [winner] = await drawn(1, 1)
  if (winner === undefined) throw new Error('Nobody applied')
  // Four days after the draw nobody could be told yet.
  context.setTime('2026-11-29T03:00:00Z')
  expect(await settleWins(context)).toBe(0)
  expect(await look(winner)).toMatchObject({ status: 'won', pay_until: '2026-12-02T03:00:00Z' })
  const begun = await buyer.ask('POST', `/applications/${winner.secret}/checkout`)
  expect(begun.statusCode).toBe(201)
  const { checkout_id } = begun.json<{ checkout_id: string }>()
  expect((await buyer.say(checkout_id, { payment: { method: 'bt' } })).status).toBe('ready')
  await tellApplicants(context)
  context.setTime('2026-12-02T02:59:59Z')
  expect(await settleWins(context)).toBe(0)
  context.setTime('2026-12-02T03:00:00Z')
  expect(await settleWins(context)).toBe(1)
  expect(await look(winner)).toMatchObject({ status: 'lapsed' })
  expect(await refusal(buyer.ask('POST', `/applications/${winner.secret}/checkout`))).toEqual([
    ...[422, 'applications/closed'],
  ])
})

// R-LOTTERY-6
test('who orders before the mail has three days to pay', async () => {
  const [winner] = await drawn(1, 1)
  context.setTime('2026-11-29T03:00:00Z')
  const path = `/applications/${winner?.secret}/checkout`
  const { checkout_id } = (await buyer.ask('POST', path)).json<{ checkout_id: string }>()
  const checkout = await buyer.say(checkout_id, { payment: { method: 'bt' } })
  expect((await buyer.complete(checkout)).action).toMatchObject({ until: '2026-12-02T03:00:00Z' })
})
