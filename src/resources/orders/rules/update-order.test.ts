import { describe, expect, test } from 'vitest'
import {
  makeOrder,
  makeSurroundings,
  type OrderRecipe,
  unchangedAmounts,
} from '../../../../test/support/orders/build.ts'
import { refusalOf } from '../../../../test/support/orders/refusal.ts'
import type { UpdateOrder } from '../request-schemas.ts'
import { DIFFERENCE_TEXT } from './balance-texts.ts'
import { updateOrder } from './update-order.ts'

const S = makeSurroundings()
const AT = '2026-11-20T01:02:03Z'

/** Updates an order with a body that sets everything to what it is, but for what `edit` makes of it. */
function update(recipe: OrderRecipe, edit: (body: UpdateOrder) => void = () => {}, surroundings = S) {
  const order = makeOrder(recipe)
  const body = unchangedAmounts(order.detail)
  edit(body)
  return updateOrder(order, body, surroundings)
}

const refusal = (...asked: Parameters<typeof update>) => refusalOf(() => update(...asked))
const first = (body: UpdateOrder) => body.lines[0] as UpdateOrder['lines'][number]

/** Line 301: two pieces of 1200 yen with a wrapping at 300; line 302: one piece of 800 yen at 8 percent. */
const WRAPPED: OrderRecipe = {
  method: 'cvs',
  payment: 'unpaid',
  lines: [{ options: [{ option_id: 8, price: 300 }] }, { price: 800, amount: 1, tax_mode: 'reduced' }],
}

test('prices, quantities and options make the totals, the log, the stock and the payment anew', () => {
  const { after, stock, money, mails, history } = update(WRAPPED, body => {
    Object.assign(first(body), { price: 1000, amount: 3, options: [{ option_id: 8, price: 250 }] })
    body.amounts.shipping_fee = 500
    body.amounts.adjustment.amount = -50
  })
  const { lines, amounts, balance_logs, payment, item_count, modified_at } = after.detail
  expect(lines[0]).toMatchObject({
    item_total: 3000,
    option_total: 750,
    total: 3750,
    consumption_total_tax: 340,
    modified_at: AT,
  })
  expect(lines[1]?.modified_at).not.toBe(AT)
  expect(amounts).toMatchObject({ subtotal: 4550, total: 5000 })
  expect([item_count, modified_at]).toEqual([4, AT])
  expect(balance_logs).toEqual([{ text: DIFFERENCE_TEXT, amount: 5000 - 3800, created_at: AT }])
  expect(payment.transactions[0]).toMatchObject({ status: 'unpaid', amount: 5000 })
  expect(money).toEqual({ kind: 'change_amount', amount: 5000 })
  expect(stock).toEqual([{ line_id: 301, item_id: 51, variation_id: null, pieces: 1 }])
  expect(after.lines.map(line => line.stock_taken)).toEqual([3, 1])
  expect(after.state.amount_updates).toBe(1)
  expect(mails).toEqual([{ kind: 'update_order', comment: null, old_mail_address: null, line_ids: [] }])
  expect(history).toMatchObject({
    event: 'update_order',
    changes: { 'amounts.total': { before: 3800, after: 5000 }, 'lines.301.amount': { before: 2, after: 3 } },
  })
})

test('an update that changes nothing is accepted, counts, tells shop and buyer, and moves no time', () => {
  const order = makeOrder(WRAPPED)
  const { after, stock, money, mails, history } = updateOrder(order, unchangedAmounts(order.detail), S)
  expect(after.detail).toBe(order.detail)
  expect([stock, money, history.changes]).toEqual([[], null, {}])
  expect(after.state.amount_updates).toBe(1)
  expect(mails).toHaveLength(1)
})

test('a line at 0 is cancelled, keeps what it was, and gives its stock back', () => {
  const { after, stock } = update(WRAPPED, body => Object.assign(first(body), { amount: 0, price: 1 }))
  expect(after.detail.lines[0]).toMatchObject({ status: 'cancelled', price: 1200, amount: 2, total: 3000 })
  expect(after.detail).toMatchObject({ item_count: 1, amounts: { subtotal: 800, total: 800 } })
  expect(stock).toEqual([{ line_id: 301, item_id: 51, variation_id: null, pieces: -2 }])
})

test('never more stock is given back than was taken, and none where there is no item', () => {
  const lines = [
    { amount: 5, stock_taken: 1 },
    { amount: 5, stock_item_id: null },
  ]
  const { stock, after } = update({ method: 'cod', lines }, body => {
    for (const line of body.lines) line.amount = 2
  })
  expect(stock).toEqual([{ line_id: 301, item_id: 51, variation_id: null, pieces: -1 }])
  expect(after.lines.map(line => line.stock_taken)).toEqual([0, 0])
})

test('the rest at 0 beside a sent line leaves the order dispatched; all at 0 is refused', () => {
  const lines = [{ status: 'dispatched' }, {}] as const
  const { after } = update({ method: 'cod', lines }, body =>
    Object.assign(body.lines[1] ?? {}, { amount: 0 }),
  )
  expect(after.detail.status).toBe('dispatched')
  const none = (body: UpdateOrder) => {
    for (const line of body.lines) line.amount = 0
  }
  expect(refusal(WRAPPED, none)?.pointers).toEqual(['/lines'])
})

// R-AMOUNT-1
describe('what the order does not have, has twice or lacks is refused, all of it at once', () => {
  test('lines and options', () => {
    const found = refusal({ ...WRAPPED, lines: [...(WRAPPED.lines ?? []), {}] }, body => {
      const [one, two] = body.lines as [UpdateOrder['lines'][number], UpdateOrder['lines'][number]]
      body.lines = [
        { ...one, options: [] },
        { ...two, options: [{ option_id: 8, price: 0 }] },
        one,
        { ...two, id: 999 },
      ]
    })
    expect(found).toMatchObject({
      type: 'orders/update-rejected',
      pointers: ['/lines/0/options', '/lines/1/options/0/option_id', '/lines/2/id', '/lines/3/id', '/lines'],
    })
  })

  test('an option listed twice', () => {
    const twice = (body: UpdateOrder) => first(body).options.push({ option_id: 8, price: 300 })
    expect(refusal(WRAPPED, twice)?.pointers).toEqual(['/lines/0/options/1/option_id'])
  })

  test('an option that the order itself has twice is told apart by its place', () => {
    const options = [
      { option_id: 0, price: 10 },
      { option_id: 0, price: 20 },
    ]
    const { after } = update({ method: 'cod', lines: [{ options }] }, body => {
      first(body).options[1] = { option_id: 0, price: 30 }
    })
    expect(after.detail.lines[0]?.options.map(option => option.price)).toEqual([10, 30])
  })

  // R-AMOUNT-3
  test('shipping lines', () => {
    const sized: OrderRecipe = {
      shipping_lines: [
        { order_line_ids: [301], shipping_method: '60', shipping_fee: 0 },
        { order_line_ids: [302], shipping_method: '80', shipping_fee: 0 },
      ],
    }
    const wrong = (body: UpdateOrder) => {
      const [one] = body.shipping_lines as [UpdateOrder['shipping_lines'][number]]
      body.shipping_lines = [one, one, { order_line_ids: [301, 302], shipping_fee: 0 }]
    }
    expect(refusal(sized, wrong)?.pointers).toEqual([
      '/shipping_lines/1/order_line_ids',
      '/shipping_lines/2/order_line_ids',
      '/shipping_lines',
    ])
    const unused = (body: UpdateOrder) => body.shipping_lines.push({ order_line_ids: [301], shipping_fee: 0 })
    expect(refusal({}, unused)?.pointers).toEqual(['/shipping_lines/0/order_line_ids'])
  })
})

// R-AMOUNT-2
describe('lines that are settled', () => {
  const part: OrderRecipe = {
    method: 'cod',
    lines: [{ status: 'dispatched', options: [{ option_id: 8, price: 300 }] }, { status: 'cancelled' }, {}],
  }

  test('may be left out, or listed as they are', () => {
    expect(refusal(part)).toBeNull()
    const only = (body: UpdateOrder) => {
      body.lines = body.lines.slice(2)
    }
    expect(refusal(part, only)).toBeNull()
  })

  test('are refused with other values', () => {
    const other = (body: UpdateOrder) => {
      Object.assign(first(body), { price: 1, shipping_fee: 5, options: [{ option_id: 8, price: 0 }] })
      Object.assign(body.lines[1] ?? {}, { amount: 0 })
    }
    expect(refusal(part, other)?.pointers).toEqual([
      '/lines/0/price',
      '/lines/0/shipping_fee',
      '/lines/0/options/0/price',
      '/lines/1/amount',
    ])
  })

  // R-AMOUNT-3
  test('keep the fee of their shipping line', () => {
    const sized: OrderRecipe = {
      ...part,
      shipping_lines: [
        { order_line_ids: [302, 301], shipping_method: null, shipping_fee: 100 },
        { order_line_ids: [303], shipping_method: null, shipping_fee: 100 },
      ],
      amounts: { shipping_fee: 200 },
    }
    const fees = (one: number, two: number) => (body: UpdateOrder) => {
      body.shipping_lines = [
        { order_line_ids: [303], shipping_fee: two },
        { order_line_ids: [301, 302], shipping_fee: one },
      ]
      body.amounts.shipping_fee = one + two
    }
    expect(refusal(sized, fees(101, 100))?.pointers).toEqual(['/shipping_lines/1/shipping_fee'])
    expect(update(sized, fees(100, 300)).after.detail.shipping_lines.map(line => line.shipping_fee)).toEqual([
      100, 300,
    ])
  })
})

// R-ORDER-7
describe('fees', () => {
  const perLine: OrderRecipe = {
    method: 'cod',
    lines: [{ shipping_fee: 300 }, { shipping_fee: 200 }],
    amounts: { shipping_fee: 500 },
  }

  test('of lines make the fee of the order', () => {
    const right = (body: UpdateOrder) => {
      first(body).shipping_fee = 301
      body.amounts.shipping_fee = 501
    }
    expect(update(perLine, right).after.detail.amounts.shipping_fee).toBe(501)
    const wrong = (body: UpdateOrder) => {
      first(body).shipping_fee = 301
    }
    expect(refusal(perLine, wrong)?.pointers).toEqual(['/amounts/shipping_fee'])
  })

  // R-AMOUNT-6
  test('of a line cannot be taken away, but by taking the line away', () => {
    const gone = (body: UpdateOrder) => {
      first(body).shipping_fee = 0
      body.amounts.shipping_fee = 200
    }
    expect(refusal(perLine, gone)?.pointers).toEqual(['/lines/0/shipping_fee'])
    const with0 = (body: UpdateOrder) => {
      gone(body)
      first(body).amount = 0
    }
    expect(update(perLine, with0).after.detail.amounts.shipping_fee).toBe(200)
  })

  test('of the order stand alone where no line has one', () => {
    const fee = (body: UpdateOrder) => {
      body.amounts.shipping_fee = 777
    }
    expect(update({ method: 'cod' }, fee).after.detail.amounts.total).toBe(3200 + 777)
  })

  test('of lines stay where shipping lines carry them', () => {
    const sized: OrderRecipe = {
      method: 'cod',
      shipping_lines: [{ order_line_ids: [301, 302], shipping_method: null, shipping_fee: 0 }],
    }
    const fee = (body: UpdateOrder) => {
      first(body).shipping_fee = 1
      body.amounts.shipping_fee = 1
    }
    expect(refusal(sized, fee)?.pointers).toEqual(['/lines/0/shipping_fee'])
  })
})

// R-AMOUNT-6
test('a coupon set to 0 loses its note, an adjustment cannot be released', () => {
  const discounted: OrderRecipe = {
    method: 'cod',
    amounts: {
      coupon_discount: { amount: 100, note: '秋の割引', allocates_balance_log: true },
      adjustment: { amount: -10 },
    },
  }
  const { after } = update(discounted, body => {
    body.amounts.coupon_discount.amount = 0
  })
  expect(after.detail.amounts.coupon_discount).toEqual({ amount: 0, note: null, allocates_balance_log: true })
  const less = update(discounted, body => {
    body.amounts.coupon_discount.amount = 50
  })
  expect(less.after.detail.amounts.coupon_discount.note).toBe('秋の割引')
  const released = (body: UpdateOrder) => {
    body.amounts.adjustment.amount = 0
  }
  expect(refusal(discounted, released)?.pointers).toEqual(['/amounts/adjustment/amount'])
})

/** Lowers, keeps or raises the total by yen. */
const by = (yen: number) => (body: UpdateOrder) => {
  first(body).price += yen
}
const oneLine = (method: string, payment: OrderRecipe['payment']): OrderRecipe => ({
  method,
  ...(payment === undefined ? {} : { payment }),
  lines: [{ price: 1000, amount: 1 }],
})

// R-PAY-4
describe('what the way to pay allows', () => {
  test.each<[string, NonNullable<OrderRecipe['payment']>, number, unknown]>([
    ['creditcard', 'unpaid', 500, { kind: 'change_amount', amount: 1500 }],
    ['creditcard', 'authorized', -100, { kind: 'change_amount', amount: 900 }],
    ['creditcard', 'authorized', -950, { kind: 'change_amount', amount: 50 }],
    ['paypay', 'captured', -100, { kind: 'refund', amount: 100 }],
    ['atobarai', 'authorized', -1, { kind: 'change_amount', amount: 999 }],
    ['cvs', 'unpaid', 500, { kind: 'change_amount', amount: 1500 }],
    ['bt', 'unpaid', -1000, { kind: 'change_amount', amount: 0 }],
    ['cod', 'unpaid', 500, { kind: 'change_amount', amount: 1500 }],
    ['cod', 'unpaid', -1000, { kind: 'change_amount', amount: 0 }],
    ['cvs', 'paid', 0, null],
  ])('%s, %s: %i yen', (method, payment, yen, money) => {
    expect(update(oneLine(method, payment), by(yen)).money).toEqual(money)
  })

  test.each<[string, NonNullable<OrderRecipe['payment']>, number]>([
    ['creditcard', 'authorized', 1],
    ['creditcard', 'captured', 1],
    ['creditcard', 'authorized', -951],
    ['creditcard', 'unpaid', -951],
    ['bnpl', 'authorized', 1],
    ['cvs', 'paid', -1],
    ['service_bt', 'paid', 1],
    ['cod', 'paid', -1],
    ['creditcard', 'refunded', -1],
  ])('not %s, %s: %i yen', (method, payment, yen) => {
    expect(refusal(oneLine(method, payment), by(yen))).toMatchObject({
      type: 'orders/update-rejected',
      pointers: ['/amounts'],
    })
  })

  test('a paid transfer cannot even move yen from a price to the fee', () => {
    const moved = (body: UpdateOrder) => {
      first(body).price -= 100
      body.amounts.shipping_fee += 100
    }
    expect(refusal(oneLine('bt', 'paid'), moved)).not.toBeNull()
    expect(refusal(oneLine('creditcard', 'captured'), moved)).toBeNull()
  })

  test('a total of 0 yen waits for nothing; one of more does again', () => {
    const { after } = update(oneLine('bt', 'unpaid'), by(-1000))
    expect(after.detail.status).toBe('ordered')
    const body = unchangedAmounts(after.detail)
    first(body).price = 10
    expect(updateOrder(after, body, S).after.detail.status).toBe('unpaid')
  })
})

describe('when', () => {
  test.each<[string, OrderRecipe]>([
    ['cancelled', { lines: [{ status: 'cancelled' }] }],
    ['dispatched', { lines: [{ status: 'dispatched' }, { status: 'cancelled' }] }],
    ['arrived', { lines: [{ status: 'dispatched' }], status: 'arrived' }],
  ])('never once %s', (status, recipe) => {
    expect(refusal(recipe)?.detail).toContain(`The order is ${status}`)
  })

  test('as often as the shop allows', () => {
    const surroundings = makeSurroundings({ most_amount_updates: 3 })
    expect(refusal({ state: { amount_updates: 2 } }, undefined, surroundings)).toBeNull()
    expect(refusal({ state: { amount_updates: 3 } }, undefined, surroundings)?.detail).toContain('3 times')
  })
})
