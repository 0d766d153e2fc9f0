import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  anyItem,
  anyLine,
  askedLine,
  saleItem,
  variation,
} from '../../../test/support/checkout/sale-items.ts'
import type { AskedLine, SaleItem } from '../priced-line.ts'
import { priceLines } from './price-lines.ts'

const NOW = new Date('2026-11-20T01:02:03Z')

const items = fc
  .uniqueArray(anyItem, { selector: ({ id }) => id, minLength: 1, maxLength: 3 })
  .map(list => new Map(list.map(item => [item.id, item])))
const lines = fc.array(anyLine, { maxLength: 6 })

const codesOf = (of: ReadonlyMap<number, SaleItem>, asked: readonly AskedLine[]) =>
  priceLines(of, asked, NOW).problems.map(({ code, pointer }) => `${code} ${pointer}`)

// R-BUY-10
describe('lines of one item together', () => {
  test('have its limit, whatever their variations', () => {
    const item = saleItem({ quantity_limit: 3, variations: [variation(11, 9), variation(12, 9)] })
    const asked = [askedLine({ variation_id: 11, amount: 2 }), askedLine({ variation_id: 12, amount: 2 })]
    expect(codesOf(new Map([[1, item]]), asked)).toEqual([
      'over_quantity_limit /lines/0/amount',
      'over_quantity_limit /lines/1/amount',
    ])
  })

  test('have the stock of a variation together, and not that of another', () => {
    const item = saleItem({ variations: [variation(11, 3), variation(12, 2)] })
    const two = (variation_id: number) => askedLine({ variation_id, amount: 2 })
    expect(codesOf(new Map([[1, item]]), [two(11), two(12), two(11)])).toEqual([
      'fewer_left /lines/0/amount',
      'fewer_left /lines/2/amount',
    ])
  })
})

test('only lines that can be bought count in the total', () => {
  const asked = [askedLine({ amount: 2 }), askedLine({ item_id: 2 }), askedLine({ item_id: 3 })]
  const known = new Map([
    [1, saleItem()],
    [2, saleItem({ id: 2, own_stock: 0 })],
  ])
  const { lines: priced, total, problems } = priceLines(known, asked, NOW)
  expect(total).toBe(2400)
  expect(priced.map(({ line }) => line?.total)).toEqual([2400, 1200, undefined])
  expect(problems.map(({ pointer }) => pointer)).toEqual(['/lines/1/item_id', '/lines/2/item_id'])
  expect(priceLines(known, [], NOW)).toEqual({ lines: [], problems: [], total: 0 })
})

// R-BUY-8
describe('whatever is asked for', () => {
  test('a price is its pieces times that of one, whole, and never negative', () => {
    fc.assert(
      fc.property(items, lines, (of, asked) => {
        const { lines: priced, total } = priceLines(of, asked, NOW)
        for (const { line } of priced) {
          if (line === undefined) continue
          const extras = line.options.reduce((sum, { price }) => sum + price, 0)
          expect(line.unit_price).toBe(line.price + extras)
          expect(line.total).toBe(line.unit_price * line.amount)
          expect(line.total).toBe(line.item_total + line.option_total)
          expect(Number.isSafeInteger(line.total) && line.total >= 50).toBe(true)
        }
        expect(Number.isSafeInteger(total) && total >= 0).toBe(true)
      }),
    )
  })

  test('the order of lines does not matter', () => {
    const shuffled = lines.chain(asked =>
      fc.tuple(
        fc.constant(asked),
        fc.shuffledSubarray(
          asked.map((_, index) => index),
          { minLength: asked.length },
        ),
      ),
    )
    fc.assert(
      fc.property(items, shuffled, (of, [asked, order]) => {
        const before = priceLines(of, asked, NOW)
        const turned = order.map(index => asked[index]).filter(line => line !== undefined)
        const after = priceLines(of, turned, NOW)
        expect(after.total).toBe(before.total)
        expect(after.lines).toEqual(order.map(index => before.lines[index]))
      }),
    )
  })

  test('the lines without a problem can be bought together, out of the stock that there is', () => {
    let bought = 0
    fc.assert(
      fc.property(items, lines, (of, asked) => {
        const { lines: priced } = priceLines(of, asked, NOW)
        const kept = asked.filter((_, index) => priced[index]?.problems.length === 0)
        expect(priceLines(of, kept, NOW).problems).toEqual([])
        for (const line of kept) {
          const item = of.get(line.item_id)
          expect(item?.visible === true && item.price !== null).toBe(true)
          const pieces = sum(kept.filter(one => one.item_id === line.item_id))
          expect(pieces).toBeLessThanOrEqual(item?.quantity_limit ?? Number.POSITIVE_INFINITY)
          bought += 1
          if (item?.type === 'lottery') continue
          const same = kept.filter(
            one => one.item_id === line.item_id && one.variation_id === line.variation_id,
          )
          const found = item?.variations.find(({ id }) => id === line.variation_id)
          expect(found === undefined).toBe(line.variation_id === null)
          expect(sum(same)).toBeLessThanOrEqual(found?.stock ?? item?.own_stock ?? 0)
        }
      }),
      { numRuns: 2000 },
    )
    // Else nothing would have been proved.
    expect(bought).toBeGreaterThan(50)
  })
})

function sum(of: readonly AskedLine[]): number {
  return of.reduce((total, { amount }) => total + amount, 0)
}
