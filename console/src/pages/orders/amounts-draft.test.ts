import { describe, expect, test } from 'vitest'
import type { UpdateOrder } from '../../../../src/resources/orders/request-schemas.ts'
import { updateOrder } from '../../../../src/resources/orders/rules/update-order.ts'
import {
  makeOrder,
  makeSurroundings,
  type OrderRecipe,
  unchangedAmounts,
} from '../../../../test/support/orders/build.ts'
import type { Order } from '../../api/types.ts'
import { type AmountsDraft, amountsBody, draftOfAmounts, totalOf } from './amounts-draft.ts'

const RECIPES: readonly (readonly [string, OrderRecipe])[] = [
  ['a plain order', { method: 'bt', payment: 'unpaid', amounts: { shipping_fee: 500 } }],
  [
    'one with options, a coupon and a discount',
    {
      ...{ method: 'bt', payment: 'unpaid' },
      lines: [
        {
          options: [
            { option_id: 8, price: 300 },
            { option_id: 8, price: 100 },
          ],
        },
        {},
      ],
      amounts: {
        coupon_discount: { amount: 200, note: '春', allocates_balance_log: false },
        adjustment: { amount: -100 },
      },
    },
  ],
  [
    'one whose lines carry fees',
    {
      ...{ method: 'bt', payment: 'unpaid' },
      lines: [{ shipping_fee: 300 }, { shipping_fee: 200 }],
      amounts: { shipping_fee: 500 },
    },
  ],
  [
    'one whose parcels carry fees',
    {
      ...{ method: 'bt', payment: 'unpaid' },
      shipping_lines: [
        { order_line_ids: [301], shipping_method: '宅配便', shipping_fee: 400 },
        { order_line_ids: [302], shipping_method: '宅配便', shipping_fee: 300 },
      ],
      amounts: { shipping_fee: 700 },
    },
  ],
  [
    'one that was sent in part',
    { method: 'cod', lines: [{ status: 'dispatched' }, {}], amounts: { shipping_fee: 500 } },
  ],
]

const shown = (recipe: OrderRecipe) => makeOrder(recipe).detail as unknown as Order

describe.each(RECIPES)('%s', (_name, recipe) => {
  test('is sent as it is while nothing was changed', () => {
    const order = shown(recipe)
    const open = new Set(order.lines.filter(({ status }) => status === 'ordered').map(({ id }) => id))
    const { lines, ...rest } = unchangedAmounts(makeOrder(recipe).detail)
    expect(amountsBody(order, draftOfAmounts(order))).toEqual({
      ...rest,
      lines: lines.filter(({ id }) => open.has(id)),
    })
  })

  test('comes to what the server makes of it, and of a line that is taken out', () => {
    const made = makeOrder(recipe)
    const order = shown(recipe)
    const begun = draftOfAmounts(order)
    const [first, ...others] = begun.lines
    if (first === undefined) throw new Error('The order has no open line')
    const drafts: AmountsDraft[] = [
      begun,
      { ...begun, lines: [{ ...first, amount: '５', price: '1,000' }, ...others] },
      ...(made.detail.lines.length > 1 ? [{ ...begun, lines: [{ ...first, amount: '0' }, ...others] }] : []),
    ]
    for (const draft of drafts) {
      const { after } = updateOrder(made, amountsBody(order, draft) as UpdateOrder, makeSurroundings())
      expect(totalOf(order, draft)).toEqual({
        fee: after.detail.amounts.shipping_fee,
        total: after.detail.amounts.total,
      })
    }
  })
})

test('what is no number is sent as it is, and comes to nothing', () => {
  const order = shown({ method: 'bt', payment: 'unpaid' })
  const draft = { ...draftOfAmounts(order), coupon: 'ten' }
  expect(amountsBody(order, draft).amounts.coupon_discount.amount).toBe('ten')
  expect(totalOf(order, draft)).toBeNull()
})
