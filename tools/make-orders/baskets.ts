/** From invoices to purchases: each invoice one, and all of them again with other buyers and minutes until there are enough. */
import { dayInTokyo } from '../../src/lib/day.ts'
import type { Basket, BasketLine } from './basket.ts'
import { randomOf } from './random.ts'
import type { Invoice, RetailLine } from './retail.ts'

/** What is wanted. */
export interface Wanted {
  readonly count: number
  readonly seed: string
  /** The day of the last order; undefined leaves the times as they are. */
  readonly lastDay: string | undefined
}

const DAY = 24 * 60 * 60 * 1000

/** Times of repetitions differ by less than this, which keeps an order on about the day of its invoice. */
const MAX_DELAY = 2 * 60 * 60 * 1000

/** So many purchases, in the order of their invoices within each repetition. */
export function* retailBaskets(
  invoices: readonly Invoice[],
  { count, seed, lastDay }: Wanted,
): Generator<Basket> {
  const shift = lastDay === undefined ? 0 : daysBetween(lastInvoiceDay(invoices), lastDay) * DAY
  const ids = itemIds(invoices)
  for (let made = 0; made < count; made++) {
    const repetition = Math.floor(made / invoices.length)
    const invoice = invoices[made % invoices.length]
    if (invoice === undefined) throw new Error('There are no invoices')
    const own = `${seed} ${repetition} ${invoice.number}`
    const delay = repetition === 0 ? 0 : randomOf(`delay ${own}`).int(0, MAX_DELAY / 1000) * 1000
    yield {
      seed: own,
      buyer: invoice.customer === '' ? own : `${seed} ${repetition} ${invoice.customer}`,
      at: new Date(invoice.at.getTime() + shift - delay),
      lines: invoice.lines.map(line => toLine(line, ids)),
      postage: invoice.postage === 0 ? null : invoice.postage,
    }
  }
}

function lastInvoiceDay(invoices: readonly Invoice[]): string {
  return dayInTokyo(new Date(Math.max(...invoices.map(({ at }) => at.getTime()))))
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY
}

function toLine(
  { stockCode, description, quantity, price }: RetailLine,
  ids: ReadonlyMap<string, number>,
): BasketLine {
  const chance = randomOf(`item ${stockCode}`)
  const reduced = chance.chance(0.15)
  const giftWrapped = chance.chance(0.03)
  return {
    item_id: ids.get(stockCode) ?? 0,
    variation_id: null,
    ...{
      title: description,
      variation: null,
      item_identifier: stockCode,
      variation_identifier: null,
      barcode: null,
    },
    ...{ price, amount: quantity, tax_mode: reduced ? 'reduced' : 'standard' },
    options: giftWrapped ? [GIFT_WRAPPING] : [],
    item_type: 'normal',
    announce_at: null,
  }
}

const GIFT_WRAPPING = {
  ...{ option_id: 1, option_variation_id: 2, name: '包装', type: 'select', value: 'ギフト包装', price: 0 },
}

/** Items are numbered from here on, so that they are none of a shop's own. */
const FIRST_ITEM_ID = 1_000_001

function itemIds(invoices: readonly Invoice[]): Map<string, number> {
  const codes = new Set(invoices.flatMap(({ lines }) => lines.map(({ stockCode }) => stockCode)))
  return new Map([...codes].map((code, index) => [code, FIRST_ITEM_ID + index]))
}

/** The items of all lines as import documents, each as it was sold last. */
export function* itemDocuments(invoices: readonly Invoice[]): Generator<object> {
  const ids = itemIds(invoices)
  const last = new Map(
    invoices.flatMap(({ lines, at }) => lines.map(line => [line.stockCode, { ...line, at }] as const)),
  )
  for (const [code, id] of ids) {
    const line = last.get(code)
    if (line === undefined) continue
    const at = `${dayInTokyo(line.at)}T00:00:00Z`
    yield {
      kind: 'item',
      data: {
        ...{
          type: 'normal',
          id,
          name: line.description,
          detail: '',
          identifier: code.replaceAll(/[^A-Za-z0-9_-]/g, '-'),
        },
        ...{
          price: line.price < 50 ? null : line.price,
          proper_price: null,
          stock: 1_000_000,
          visible: true,
        },
        sales_status: 'item_now_on_sale',
        item_tax_type: toLine(line, ids).tax_mode,
        ...{ created_at: at, modified_at: at, images: [], variations: [], categories: [], options: [] },
        quantity_limit: null,
      },
    }
  }
}
