import { describe, expect } from 'vitest'
import { orderCommand } from '../../../cli/commands/order.ts'
import { changeOrder } from '../../../src/resources/orders/changes/change-order.ts'
import { listHistory } from '../../../src/resources/orders/history-store.ts'
import { environmentFor, judgeWords, runAkinai } from '../../support/command-line.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import type { CommandResult } from '../../support/desk.ts'
import { test } from '../../support/fixture.ts'
import { placeOrder, shownOrder } from '../../support/orders/place.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let env: NodeJS.ProcessEnv
let shopId: number
test.beforeAll(async ({ context }) => {
  env = environmentFor(context.address)
  shopId = await createTestShop(context, 'tea')
  await createTestShop(context, 'other')
})

/** By the machine's clock, which commands go by. */
function daysAgo(days: number): string {
  return `${new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 19)}Z`
}

/** Runs `akinai order` to its end. */
function order(...args: string[]): Promise<CommandResult> {
  return runAkinai(['order', ...args], env)
}

const transfer = (context: TestContext, key = shopId) =>
  placeOrder(context, key, { method: 'bt', payment: 'unpaid' })
const sent = (context: TestContext) =>
  placeOrder(context, shopId, { ordered_at: daysAgo(2), lines: [{ status: 'dispatched' }] })
const events = async (context: TestContext, key: string) =>
  (await listHistory(context.db, shopId, key)).map(({ event, token }) => [event, token])

describe('akinai order confirm-transfer', () => {
  // R-PAY-8
  test('marks an order as paid, once, in the name of the system', async ({ context }) => {
    const placed = await transfer(context)
    const done = await order('confirm-transfer', '--shop', 'tea', placed.key.toLowerCase())
    expect(done).toEqual({ code: 0, stdout: `The order ${placed.key} is ordered.\n`, stderr: '' })
    const shown = await shownOrder(context, shopId, placed)
    expect(shown).toMatchObject({ status: 'ordered', payment: { transactions: [{ status: 'paid' }] } })
    expect(await events(context, placed.key)).toEqual([['confirm_transfer', null]])
    const again = await order('confirm-transfer', '--shop', 'tea', placed.key)
    const stderr = 'The order is ordered, so it awaits no payment.\n'
    expect(again).toEqual({ code: 1, stdout: '', stderr })
  })

  test('answers a document', async ({ context }) => {
    const { key } = await transfer(context)
    const { stdout } = await order('confirm-transfer', '--shop', 'tea', key, '--json')
    expect(JSON.parse(stdout)).toEqual({ order: key, status: 'ordered' })
  })

  test("does not reach another shop's order", async ({ context }) => {
    const placed = await transfer(context)
    const refused = await order('confirm-transfer', '--shop', 'other', placed.key)
    expect(refused).toEqual({ code: 1, stdout: '', stderr: 'This shop has no such order.\n' })
    expect((await shownOrder(context, shopId, placed)).status).toBe('unpaid')
  })
})

describe('akinai order, of what is not sent', () => {
  const COD = { method: 'cod', ordered_at: daysAgo(2) }
  const takeout = { item_type: 'takeout' } as const

  // R-DISPATCH-8
  test('hand-over takes all that waits, or the lines that are named', async ({ context }) => {
    const placed = await placeOrder(context, shopId, { ...COD, lines: [takeout, {}, takeout] })
    const [first] = (await shownOrder(context, shopId, placed)).lines
    const one = await order('hand-over', '--shop', 'tea', placed.key, '--lines', String(first?.id))
    expect(one).toEqual({ code: 0, stdout: `The order ${placed.key} is ordered.\n`, stderr: '' })
    expect((await order('hand-over', '--shop', 'tea', placed.key)).code).toBe(0)
    const { lines } = await shownOrder(context, shopId, placed)
    expect(lines.map(({ status }) => status)).toEqual(['dispatched', 'ordered', 'dispatched'])
    const none = await order('hand-over', '--shop', 'tea', placed.key)
    expect([none.code, none.stderr]).toEqual([1, 'The order has nothing that waits to be handed over.\n'])
  })

  // R-STATUS-6
  test('provide-downloads completes a digital order that is paid', async ({ context }) => {
    const placed = await placeOrder(context, shopId, { method: 'bt', lines: [{ item_type: 'digital' }] })
    const done = await order('provide-downloads', '--shop', 'tea', placed.key)
    expect(done).toEqual({ code: 0, stdout: `The order ${placed.key} is dispatched.\n`, stderr: '' })
    expect(await events(context, placed.key)).toEqual([
      ['provide_downloads', null],
      ['deliver_downloads', null],
    ])
  })

  // R-PAY-9
  test('confirm-cash pays an order by cash on delivery, once', async ({ context }) => {
    const placed = await placeOrder(context, shopId, { ...COD, lines: [{ status: 'dispatched' }] })
    expect((await order('confirm-cash', '--shop', 'tea', placed.key)).code).toBe(0)
    const { payment, balance_logs } = await shownOrder(context, shopId, placed)
    expect(payment.transactions).toMatchObject([{ status: 'paid' }])
    expect(balance_logs).toHaveLength(1)
    expect((await order('confirm-cash', '--shop', 'tea', placed.key)).code).toBe(1)
  })
})

describe('akinai order history', () => {
  // R-HISTORY-1
  test('prints what happened, with nothing in it that a terminal would obey', async ({ context }) => {
    const placed = await transfer(context)
    const memo = '\u001b[31m赤\u202e\r\nline \u0085 "end"'
    await changeOrder(context, { shopId, tokenId: null }, placed.key, 'update_order_shop_memo', {
      text: memo,
    })
    expect((await order('history', '--shop', 'other', placed.key)).code).toBe(1)
    const { code, stdout } = await order('history', '--shop', 'tea', placed.key)
    expect(code).toBe(0)
    expect(stdout.split('\n')).toEqual([
      '2026-11-20T01:02:03Z  update_order_shop_memo  the system',
      String.raw`  shop_memo.text: "" -> "\u001b[31m赤\r\nline   \"end\""`,
      '',
    ])
    const document = JSON.parse((await order('history', '--shop', 'tea', placed.key, '--json')).stdout)
    expect(document).toEqual({
      order: placed.key,
      events: [
        {
          ...{ id: expect.any(Number), at: '2026-11-20T01:02:03Z', event: 'update_order_shop_memo' },
          changes: { 'shop_memo.text': { before: '', after: memo } },
          ...{ token: null, by_session: false },
        },
      ],
    })
  })

  test('of a new order', async ({ context }) => {
    const { key } = await transfer(context)
    expect((await order('history', '--shop', 'tea', key)).stdout).toBe('Nothing has happened to it yet.\n')
  })
})

describe('akinai order report-delivery', () => {
  // R-STATUS-5
  test('takes an order from sent to on its way, and to arrived', async ({ context }) => {
    const placed = await sent(context)
    const first = await order('report-delivery', '--shop', 'tea', placed.key, 'shipping')
    expect(first).toEqual({ code: 0, stdout: `The order ${placed.key} is shipping.\n`, stderr: '' })
    const at = daysAgo(1)
    const args = [
      'report-delivery',
      '--shop',
      'tea',
      placed.key,
      'arrived',
      '--at',
      at.replace('Z', '.5+00:00'),
      '--json',
    ]
    const second = await order(...args)
    expect(JSON.parse(second.stdout)).toEqual({ order: placed.key, status: 'arrived' })
    const history = await listHistory(context.db, shopId, placed.key)
    expect(history.map(({ event, changes }) => ({ event, changes }))).toMatchObject([
      { event: 'report_delivery', changes: { status: { before: 'dispatched', after: 'shipping' } } },
      {
        event: 'report_delivery',
        changes: {
          status: { before: 'shipping', after: 'arrived' },
          reported_at: { before: null, after: at },
        },
      },
    ])
    const back = await order('report-delivery', '--shop', 'tea', placed.key, 'shipping')
    const stderr = 'The order is arrived, so it cannot be shipping next.\n'
    expect(back).toEqual({ code: 1, stdout: '', stderr })
    expect(await events(context, placed.key)).toHaveLength(2)
  })

  // R-STATUS-5
  test('refuses what was not sent, and times that cannot be', async ({ context }) => {
    const waiting = await transfer(context)
    const early = await order('report-delivery', '--shop', 'tea', waiting.key, 'arrived')
    expect(early).toMatchObject({ code: 1, stderr: 'The order is unpaid, so it cannot be arrived next.\n' })
    const placed = await sent(context)
    for (const at of [daysAgo(-1), daysAgo(3)]) {
      const refused = await order('report-delivery', '--shop', 'tea', placed.key, 'shipping', '--at', at)
      const stderr = 'The time of the report must lie between the order and now.\n'
      expect(refused).toEqual({ code: 1, stdout: '', stderr })
    }
    expect((await shownOrder(context, shopId, placed)).status).toBe('dispatched')
  })
})

test.each([
  [['history', '--shop', 'nowhere', 'NOSUCHORDER00000'], 'There is no shop "nowhere".'],
  [['history', '--shop', 'tea', 'NOSUCHORDER00000'], 'The shop tea has no order NOSUCHORDER00000.'],
  [['confirm-transfer', '--shop', 'tea', 'NOSUCHORDER00000'], 'This shop has no such order.'],
])('akinai order %j is refused', async (args, message) => {
  const answer = await order(...args)
  expect(answer).toMatchObject({ code: 1, stdout: '' })
  expect(answer.stderr).toContain(message)
})

test.each([
  [['history', '--shop', 'tea', 'SHORT'], 'The key of an order has 16 letters and digits.'],
  [['history', 'NOSUCHORDER00000'], "required option '--shop <key>' not specified"],
  [['hand-over', '--shop', 'tea', 'NOSUCHORDER00000', '--lines', '1,x'], '--lines'],
  [['confirm-transfer', '--shop', 'tea'], "missing required argument 'order'"],
  [['report-delivery', '--shop', 'tea', 'NOSUCHORDER00000', 'lost'], 'shipping or arrived.'],
  [['report-delivery', '--shop', 'tea', 'NOSUCHORDER00000', 'arrived', '--at', 'noon'], '--at must be'],
])('akinai order %j is not understood', async (args, message) => {
  const { code, stderr } = await judgeWords(orderCommand(), ['order', ...args])
  expect([code, stderr]).toEqual([2, expect.stringContaining(message)])
})
