import { expect, test } from 'vitest'
import { makeOrder } from '../../../test/support/orders/build.ts'
import { arrange } from './arrange.ts'

/** The same value with every object's members the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, turned(member)]),
  )
}

const { detail } = makeOrder({
  lines: [{ status: 'dispatched', options: [{ option_id: 1, price: 5 }] }, { status: 'dispatched' }],
  shipping_lines: [{ order_line_ids: [301], shipping_method: null, shipping_fee: 0 }],
})
const full = {
  ...detail,
  subscription: { unique_key: null, repeat_number: 1, repeat_times: 3 },
  service: { site_domain: null, site_param: 'x' },
  order_group: {
    order_charge: { collected_fee: null },
    payment_transaction: { collected_fee: 1, status: null },
    brand_charge: { reward_fee: 2 },
  },
  balance_logs: [{ text: '売上確定', amount: 100, created_at: '2026-11-18T03:04:05Z' }],
  membership_rewards: [{ name: 'n', status: 's' }],
}

test('brings members into the order of the schema, at any depth', () => {
  const { balance_logs, ...before } = full
  const expected = JSON.stringify(arrange({ balance_logs, ...before }))
  expect(JSON.stringify(arrange(turned(full) as typeof full))).toBe(expected)
  expect(arrange(turned(full) as typeof full)).toEqual(full)
  expect(Object.keys(arrange(turned(full) as typeof full))[0]).toBe('unique_key')
})

test('keeps null for what is not there', () => {
  expect(arrange(detail)).toEqual(detail)
  expect(JSON.stringify(arrange(detail))).toBe(JSON.stringify(detail))
})

test('writes times in UTC to the second', () => {
  const [line, ...lines] = detail.lines
  if (line === undefined) throw new Error('An order without lines')
  const arranged = arrange({
    ...detail,
    ordered_at: '2026-11-18T12:04:05.999+09:00',
    lines: [{ ...line, modified_at: '2026-11-18T03:04:05z' }, ...lines],
  })
  expect(arranged).toEqual(detail.lines[0]?.modified_at === '2026-11-18T03:04:05Z' ? detail : arranged)
  expect(arranged.ordered_at).toBe('2026-11-18T03:04:05Z')
})

test('answers what is arranged as it is, and changes nothing of what it is given', () => {
  expect(arrange(detail)).toBe(detail)
  const [line, ...lines] = detail.lines
  if (line === undefined) throw new Error('An order without lines')
  const given = { ...detail, lines: [{ ...line, modified_at: '2026-11-18T12:04:05+09:00' }, ...lines] }
  const before = structuredClone(given)
  const { lines: arranged, ...others } = arrange(given)
  expect(arranged[0]).toEqual({ ...line, modified_at: '2026-11-18T03:04:05Z' })
  expect(arranged[1]).toBe(lines[0])
  expect(others).toEqual({ ...detail, lines: undefined })
  expect(given).toEqual(before)
})
