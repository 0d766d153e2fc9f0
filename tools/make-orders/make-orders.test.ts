import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { NO_STATE, type Order } from '../../src/resources/orders/order.ts'
import { checkConsistency } from '../../src/resources/orders/rules/consistency.ts'
import { statusOf } from '../../src/resources/orders/rules/status.ts'
import { ORDER_STATUSES, PAYMENT_METHODS } from '../../src/resources/orders/schemas.ts'
import { itemDocuments, retailBaskets } from './baskets.ts'
import { makeOrder, type OrderDocument, type World } from './order.ts'
import { type Invoice, readInvoices } from './retail.ts'

const PLACES = [
  { zip_code: '1000001', prefecture: '東京都', town: '千代田区千代田' },
  { zip_code: '9071801', prefecture: '沖縄県', town: '八重山郡与那国町与那国' },
]

const AS_OF = Date.parse('2026-11-20T15:00:00Z')

function worldOf(asOf: number | null): World {
  return { places: PLACES, fictional: true, asOf, nextId: 1 }
}

/** Invoices of one to five lines, four a day over a year. */
const invoices: Invoice[] = Array.from({ length: 1460 }, (_, index) => ({
  number: String(536_365 + index),
  customer: index % 4 === 0 ? '' : String(17_850 + (index % 90)),
  at: new Date(AS_OF - (1460 - index) * 6 * 3_600_000),
  lines: Array.from({ length: 1 + (index % 5) }, (_, line) => ({
    stockCode: String(20_000 + ((index * 7 + line) % 300)),
    description: `THING ${line}`,
    quantity: 1 + (index % 12),
    price: index % 200 === 0 ? 0 : 125 + line * 100,
  })),
  postage: index % 10 === 0 ? 1800 : 0,
}))

function made(asOf: number | null, count = 2000, seed = '1'): OrderDocument[] {
  const world = worldOf(asOf)
  const wanted = { count, seed, lastDay: asOf === null ? undefined : '2026-11-20' }
  return [...retailBaskets(invoices, wanted)].map(basket => makeOrder(basket, world))
}

function orderOf({ data, state }: OrderDocument): Order {
  const told = new Map(state.lines.map(line => [line.id, line]))
  return {
    detail: data,
    state: { ...NO_STATE, ...state },
    lines: data.lines.map(({ id }) => ({
      ...{ id, stock_item_id: null, stock_variation_id: null, item_type: 'normal', stock_taken: 0 },
      downloadable: false,
      announce_at: told.get(id)?.announce_at ? new Date(told.get(id)?.announce_at ?? '') : null,
    })),
  }
}

describe('orders', () => {
  const documents = made(AS_OF)

  test('agree with themselves, and have the status that the rules give them', () => {
    expect(documents.flatMap(({ data }) => checkConsistency(data))).toEqual([])
    for (const document of documents) {
      expect(statusOf(orderOf(document), new Date(AS_OF)), JSON.stringify(document)).toBe(
        document.data.status,
      )
    }
  })

  test('are in every status and paid in every way, each with a key of its own', () => {
    expect(new Set(documents.map(({ data }) => data.status))).toEqual(new Set(ORDER_STATUSES))
    expect(new Set(documents.map(({ data }) => data.payment.method))).toEqual(
      new Set([...PAYMENT_METHODS, null]),
    )
    expect(new Set(documents.map(({ data }) => data.unique_key)).size).toBe(documents.length)
  })

  test('stand as of the end of the last day', () => {
    for (const { data } of documents) {
      expect(Date.parse(data.ordered_at)).toBeLessThan(AS_OF)
      expect(Date.parse(data.modified_at)).toBeLessThanOrEqual(AS_OF)
    }
    expect(documents.some(({ data }) => data.ordered_at > '2026-11-20T00:00:00Z')).toBe(true)
  })

  test('are the same for the same seed, and others for another', () => {
    expect(made(AS_OF, 50)).toEqual(documents.slice(0, 50))
    const keys = new Set(documents.map(({ data }) => data.unique_key))
    expect(made(AS_OF, 50, '2').some(({ data }) => keys.has(data.unique_key))).toBe(false)
  })

  test('of one buyer go to one name', () => {
    const mails = new Map<string, Set<string>>()
    const baskets = [...retailBaskets(invoices, { count: 200, seed: '1', lastDay: '2026-11-20' })]
    for (const [index, { buyer }] of baskets.entries()) {
      const { last, first } = documents[index]?.data.customer.name ?? {}
      mails.set(buyer, (mails.get(buyer) ?? new Set()).add(`${last} ${first}`))
    }
    expect([...mails.values()].every(names => names.size === 1)).toBe(true)
  })

  test('without a last day keep the times of their invoices, and none waits for a day that has long come', () => {
    const kept = made(null, 1460)
    expect(kept.map(({ data }) => Date.parse(data.ordered_at))).toEqual(
      invoices.map(({ at }) => at.getTime()),
    )
    expect(kept.some(({ data }) => data.status === 'unshippable')).toBe(false)
  })

  test('name the items that are written with them', () => {
    const items = [...itemDocuments(invoices)] as { data: { id: number; identifier: string } }[]
    const byId = new Map(items.map(({ data }) => [data.id, data.identifier]))
    for (const { data } of documents.slice(0, 100)) {
      for (const line of data.lines) expect(byId.get(line.item_id)).toBe(line.item_identifier)
    }
  })
})

describe('rows of the data', () => {
  const HEADER = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country'

  async function read(...rows: string[]) {
    const folder = mkdtempSync(join(tmpdir(), 'akinai-retail-'))
    try {
      const file = join(folder, 'rows.csv.gz')
      writeFileSync(file, gzipSync([HEADER, ...rows].join('\r\n')))
      return await readInvoices(file)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  test('of one invoice are one order, with prices in yen and the time of Tokyo', async () => {
    const { invoices } = await read(
      '536365,85123A,  WHITE  "HEART" ,6,2010-12-01 08:26:00,2.55,17850.0,United Kingdom'.replaceAll('"', ''),
      '536365,m,Manual,1,2010-12-01 08:26:00,1.0,17850.0,United Kingdom',
      '536365,POST,POSTAGE,2,2010-12-01 08:26:00,18.0,17850.0,France',
      '536366,22720,FREE GIFT,1,2010-12-01 09:00:00,0.0,17851.0,Japan',
    )
    expect(invoices).toEqual([
      {
        number: '536365',
        customer: '17850',
        at: new Date('2010-11-30T23:26:00Z'),
        lines: [{ stockCode: '85123A', description: 'WHITE HEART', quantity: 6, price: 255 }],
        postage: 3600,
      },
      expect.objectContaining({ number: '536366', lines: [expect.objectContaining({ price: 0 })] }),
    ])
  })

  test('that are no orders are left out and counted', async () => {
    const { invoices, leftOut } = await read(
      'C536379,D,Discount,-1,2010-12-01 09:41:00,27.5,14527.0,United Kingdom',
      'A563185,B,Adjust bad debt,1,2011-08-12 14:50:00,11062.06,,United Kingdom',
      '536589,21777,damages,-10,2010-12-01 16:50:00,0.0,,United Kingdom',
      '536414,22139,found,56,2010-12-01 11:52:00,0.0,,United Kingdom',
      '536415,22140,,5,2010-12-01 11:52:00,1.0,17850.0,United Kingdom',
      '536416,gift_0001_10,Dotcomgiftshop Gift Voucher,1,2010-12-01 11:52:00,8.33,17850.0,United Kingdom',
      '536417,DOT,DOTCOM POSTAGE,1,2010-12-01 11:52:00,50.0,,United Kingdom',
    )
    expect(invoices).toEqual([])
    expect(Object.values(leftOut)).toEqual([1, 1, 1, 1, 1, 1, 1])
  })
})

const DATA = fileURLToPath(
  new URL('../../../shared/data/uci-online-retail/online-retail_2010-12_to_2011-09.csv.gz', import.meta.url),
)

test.skipIf(!existsSync(DATA))('all of the real data makes orders that agree with themselves', async () => {
  const { invoices } = await readInvoices(DATA)
  expect(invoices.length).toBeGreaterThan(14_000)
  const world = worldOf(null)
  let lines = 0
  for (const basket of retailBaskets(invoices, { count: 2000, seed: '1', lastDay: undefined })) {
    const { data } = makeOrder(basket, world)
    lines += data.lines.length
    expect(checkConsistency(data)).toEqual([])
  }
  expect(lines).toBeGreaterThan(20_000)
})
