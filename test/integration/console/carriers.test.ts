import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTrackingFile } from '../../../console/src/pages/orders/tracking-file.ts'
import { CARRIERS, COMPANY_OF } from '../../../src/carriers/kinds.ts'
import { insertOrders } from '../../../src/resources/orders/store.ts'
import { makeOrder, type OrderRecipe } from '../../support/orders/build.ts'
import { placeOrder, shownOrder } from '../../support/orders/place.ts'
import { createTestConsole, type TestConsole } from './support/sign-in.ts'

let page: TestConsole
beforeAll(async () => {
  page = await createTestConsole()
})
afterAll(() => page[Symbol.asyncDispose]())

interface Made {
  readonly file_name: string
  readonly content: string
  readonly count: number
  readonly refused: readonly object[]
  readonly cut: readonly object[]
}

async function make(body: object, shop: Pick<TestConsole, 'call'> = page): Promise<Made & { text: string }> {
  const answer = await shop.call('POST', '/console/api/labels', body)
  expect(answer.statusCode).toBe(200)
  const made = answer.json<Made>()
  const bytes = Buffer.from(made.content, 'base64')
  return { ...made, text: new TextDecoder('shift_jis', { fatal: true }).decode(bytes) }
}

interface Match {
  readonly unique_key: string | null
  readonly state: string
  readonly dispatch_id: number | null
}

async function match(
  lines: readonly { reference: string; tracking_number: string }[],
  shop: Pick<TestConsole, 'call'> = page,
): Promise<Match[]> {
  const answer = await shop.call('POST', '/console/api/tracking', { lines })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ matches: Match[] }>().matches
}

const place = (recipe: OrderRecipe = {}) =>
  placeOrder(page.context, page.shopId, { method: 'cod', ...recipe })

// R-LABEL-1, R-LABEL-3
test('a thousand orders go out to each carrier, and their numbers come back', async () => {
  const shop = await page.makeShop('thousand')
  const keys = Array.from({ length: 1000 }, (_, index) => `LABEL${String(index).padStart(11, '0')}`)
  // The first 15 characters tell them apart, as with keys that are drawn.
  const named = keys.map(key => `${key.slice(5)}LABEL`)
  const now = page.context.clock.now()
  const orders = named.map((unique_key, index) => {
    const ordered_at = new Date(Date.UTC(2026, 9, 1) + index * 1000).toISOString().replace('.000', '')
    return { order: makeOrder({ unique_key, ordered_at, method: 'cod' }), importedDigest: null }
  })
  await page.context.db.transaction(tx => insertOrders(tx, shop.shopId, orders, now))
  for (const carrier of CARRIERS) {
    const made = await make({ carrier, customer_code: '0558000000', ships_on: '2026-11-22' }, shop)
    expect([made.count, made.refused, made.cut, made.file_name]).toEqual([
      ...[1000, [], [], `${carrier}-2026-11-22.csv`],
    ])
    const rows: string[][] = parse(made.text)
    const labels = carrier === 'yupack' ? rows : rows.slice(1)
    const column = carrier === 'sagawa' ? 9 : 0
    const references = labels.map(row => row[column] ?? '')
    expect(references).toEqual(carrier === 'yupack' ? named.map(key => key.slice(0, 15)) : named)
    // As the carrier's program writes them.
    const heads = {
      yamato: 'お客様管理番号,送り状種類,クール区分,伝票番号',
      sagawa: 'お届け先名称１,お客様管理番号,x,お問い合せ送り状No.',
      yupack: 'お客様側管理番号,仮引受確定作業年月日,x,お問い合わせ番号',
    }
    const lines = references.map((reference, index) => {
      const number = String(400_000_000_000 + index)
      return carrier === 'sagawa' ? `山田,${reference},,${number}` : `${reference},,,${number}`
    })
    const read = readTrackingFile(`${heads[carrier]}\r\n${lines.join('\r\n')}\r\n`)
    if ('fault' in read) throw new Error(read.fault)
    expect([read.carrier, read.lines.length]).toEqual([carrier, 1000])
    const matches = await match(read.lines, shop)
    expect(new Set(matches.map(({ state }) => state))).toEqual(new Set(['dispatch']))
    expect(matches.map(({ unique_key }) => unique_key)).toEqual(named)
  }
})

// R-LABEL-3
test('of each line it is told what it does, and applied again it does nothing', async () => {
  const [waits, sent, cancelled] = [
    await place(),
    await place({ lines: [{ status: 'dispatched' }] }),
    await place({ lines: [{ status: 'cancelled' }] }),
  ]
  const line = (reference: string, number: string) => ({ reference, tracking_number: number })
  const lines = [
    line(waits.key, '4000-1'),
    line(sent.key.slice(0, 15), '4000-2'),
    line(cancelled.key, '4000-3'),
    line('ZZZZZZZZZZZZZZZZ', '4000-4'),
    line(waits.key, '4000-5'),
  ]
  const first = await match(lines)
  expect(first.map(({ state }) => state)).toEqual(['dispatch', 'mend', 'refused', 'not_found', 'ambiguous'])
  const body = (number: string) => ({ delivery_company_id: COMPANY_OF.sagawa, tracking_number: number })
  const send = await page.call('POST', `/console/api/orders/${waits.key}/rest_dispatch`, body('4000-1'))
  const path = `/console/api/orders/${sent.key}/dispatches/${first[1]?.dispatch_id}`
  const mend = await page.call('PUT', path, body('4000-2'))
  expect([send.statusCode, mend.statusCode]).toEqual([204, 204])
  expect((await shownOrder(page.context, page.shopId, waits)).delivery.tracking_number).toBe('4000-1')
  expect((await shownOrder(page.context, page.shopId, sent)).delivery.tracking_number).toBe('4000-2')
  const second = await match(
    lines.map(one => ({ ...one, tracking_number: one.tracking_number.replace('-', '') })),
  )
  expect(second.map(({ state }) => state)).toEqual(['same', 'same', 'refused', 'not_found', 'ambiguous'])
})

// R-LABEL-1, R-LABEL-2
test('of orders that are not in a file it is said why, and of those that are what had no room', async () => {
  const [unpaid, long, fetched] = [
    await place({ method: 'bt', payment: 'unpaid' }),
    await place({ address: { address: '京都市'.repeat(40) } }),
    await place({ lines: [{ item_type: 'takeout' }] }),
  ]
  const keys = [unpaid.key, long.key, fetched.key, 'ZZZZZZZZZZZZZZZZ', long.key.toLowerCase()]
  const made = await make({ carrier: 'yamato', unique_keys: keys })
  expect(made).toMatchObject({
    count: 1,
    refused: [
      { unique_key: unpaid.key, reason: 'not_waiting' },
      { unique_key: fetched.key, reason: 'not_waiting' },
      { unique_key: 'ZZZZZZZZZZZZZZZZ', reason: 'not_found' },
    ],
    cut: [{ unique_key: long.key, columns: ['お届け先住所'] }],
  })
})
