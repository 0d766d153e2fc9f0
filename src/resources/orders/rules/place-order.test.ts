import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LineRecipe } from '../../../../test/support/orders/build.ts'
import { makeDraft } from '../../../../test/support/orders/wanted.ts'
import { makeAjv } from '../../../http/validator.ts'
import { ORDER_COMPONENTS, Order as OrderSchema } from '../schemas.ts'
import { checkConsistency } from './consistency.ts'
import { placeOrder, stockOf } from './place-order.ts'
import { statusOf } from './status.ts'

const NOW = new Date('2026-11-20T01:02:03Z')
const KEY = 'PLACEDORDER00001'
const UNPAID = { status: 'unpaid', transaction_id: null, awaited: null } as const

const idsFor = (count: number) => Array.from({ length: count }, (_, at) => 901 + at)

const anyLine: fc.Arbitrary<LineRecipe> = fc.record({
  price: fc.integer({ min: 0, max: 50_000 }),
  amount: fc.integer({ min: 1, max: 9 }),
  tax_mode: fc.constantFrom('standard', 'reduced'),
  stock_item_id: fc.constantFrom(51, 52, null),
  item_type: fc.constantFrom('normal', 'digital', 'takeout', 'subscription', 'lottery'),
  shipping_start_on: fc.constantFrom(null, '2026-11-01', '2026-12-24'),
  downloadable: fc.boolean(),
  announce_at: fc.constantFrom(null, new Date('2026-11-28T03:00:00Z')),
  options: fc.uniqueArray(
    fc.record({ option_id: fc.integer({ min: 1, max: 9 }), price: fc.integer({ min: 0, max: 900 }) }),
    { maxLength: 2, selector: option => option.option_id },
  ),
})

const anyDraft = fc
  .record({
    method: fc.constantFrom('creditcard', 'cvs', 'bt', 'cod', 'paypay', null),
    lines: fc.array(anyLine, { minLength: 1, maxLength: 4 }),
    fee: fc.constantFrom(0, 660),
    destination: fc.boolean(),
  })
  .map(({ fee, lines, ...recipe }) => ({
    ...makeDraft({ ...recipe, lines, amounts: { shipping_fee: fee, cod_fee: 330 } }),
    parcels: [{ lines: lines.map((_, at) => at), shipping_method: '冷蔵', shipping_fee: fee }],
  }))

describe('an order that is placed', () => {
  // R-PLACE-1
  test('agrees with itself and has its form, whatever is bought', () => {
    const ajv = makeAjv()
    for (const schema of ORDER_COMPONENTS) ajv.addSchema(schema)
    const validate = ajv.getSchema('Order') ?? ajv.compile(OrderSchema)
    fc.assert(
      fc.property(anyDraft, fc.constantFrom('unpaid', 'authorized', 'paid'), (draft, status) => {
        const naming = { unique_key: KEY, lineIds: idsFor(draft.lines.length) }
        const order = placeOrder(draft, naming, { status, transaction_id: 't1', awaited: null }, NOW)
        expect(checkConsistency(order.detail)).toEqual([])
        expect(validate(order.detail) ? [] : validate.errors).toEqual([])
        expect(order.detail.status).toBe(statusOf(order, NOW))
        expect(order.detail.lines.map(({ id }) => id)).toEqual(naming.lineIds)
        expect(order.lines.map(({ id }) => id)).toEqual(naming.lineIds)
        for (const { order_line_ids } of order.detail.shipping_lines) {
          expect(naming.lineIds).toEqual(expect.arrayContaining(order_line_ids))
        }
        const taken = order.lines.reduce(
          (sum, line) => sum + (line.stock_item_id === null ? 0 : line.stock_taken),
          0,
        )
        expect(stockOf(draft).reduce((sum, { pieces }) => sum + pieces, 0)).toBe(taken)
        // Nothing of it goes by the time at which it was decided on.
        expect([order.detail.ordered_at, order.detail.modified_at]).toEqual(
          Array(2).fill('2026-11-20T01:02:03Z'),
        )
        expect(JSON.parse(JSON.stringify(draft))).toEqual(draft)
      }),
      { numRuns: 200 },
    )
  })

  test('a draft that contradicts itself is a mistake of whoever decided', () => {
    const draft = makeDraft({})
    const wrong = { ...draft, amounts: { ...draft.amounts, total: draft.amounts.total + 1 } }
    expect(() => placeOrder(wrong, { unique_key: KEY, lineIds: [1, 2] }, UNPAID, NOW)).toThrow(
      /amounts\/total/,
    )
    expect(() => placeOrder(draft, { unique_key: KEY, lineIds: [1] }, UNPAID, NOW)).toThrow(/no line 1/)
  })

  // R-PLACE-9
  test.each([
    ['2026-11-21T01:02:03Z', true],
    ['2026-11-21T01:02:04Z', false],
  ])('that ends at %s was reminded of it by the mail that it began with: %s', (until, reminded) => {
    const awaited = { type: 'pay_at_store', number: '1', until } as const
    const draft = makeDraft({ method: 'cvs' })
    const order = placeOrder(draft, { unique_key: KEY, lineIds: [1, 2] }, { ...UNPAID, awaited }, NOW)
    expect(order.state).toMatchObject({ awaited_payment: awaited, payment_reminded: reminded })
    expect(order.detail.status).toBe('unpaid')
  })
})
