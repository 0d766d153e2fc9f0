import { describe, expect, test } from 'vitest'
import type { TSchema } from '#typebox'
import * as requests from '../resources/orders/request-schemas.ts'
import * as answers from '../resources/orders/schemas.ts'
import { maskJson } from './mask-json.ts'
import { maskPath } from './mask-path.ts'
import { masksOf } from './masks.ts'

const ORDERS = masksOf(true)

interface Form {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly properties?: Record<string, Form>
  readonly items?: Form
  readonly anyOf?: readonly Form[]
  readonly $ref?: string
}

const COMPONENTS: ReadonlyMap<string, Form> = new Map(
  answers.ORDER_COMPONENTS.map(schema => [`${(schema as { $id?: string }).$id}#`, schema as Form]),
)

/** A value of a schema in which every text is the path to it. */
function sample(form: Form, path: string): unknown {
  if (form.$ref !== undefined) return sample(COMPONENTS.get(form.$ref) ?? {}, path)
  if (form.anyOf !== undefined) return sample(form.anyOf[0] ?? {}, path)
  if (form.properties !== undefined) {
    return Object.fromEntries(
      Object.entries(form.properties).map(([name, member]) => [
        name,
        sample(member, path === '' ? name : `${path}.${name}`),
      ]),
    )
  }
  if (form.items !== undefined) return [sample(form.items, path)]
  return [form.type].flat().includes('string') ? `<${path}>` : 1
}

/** Paths of the texts that stay in a body of this schema. */
function seenIn(schema: TSchema): string[] {
  const kept = maskJson(Buffer.from(JSON.stringify(sample(schema as Form, ''))), ORDERS)
  return [...kept.matchAll(/<([^>]*)>/g)].map(([, path]) => path ?? '').sort()
}

/** What of orders may be seen. A new member fails this test, so that somebody decides whether it is about a person. */
const SEEN_IN_ORDERS = [
  'amounts.coin_discount.note',
  'amounts.coupon_discount.note',
  'amounts.service_charge.fee_type',
  'balance_logs.created_at',
  'cancelled_at',
  'delivery.delivery_date',
  'delivery.delivery_time_zone',
  'delivery.dispatched_at',
  'delivery.dispatches.dispatched_at',
  'delivery.dispatches.tracking_number',
  'delivery.shipping_method',
  'delivery.tracking_number',
  'lines.barcode',
  'lines.item_identifier',
  'lines.modified_at',
  'lines.options.tax_mode',
  'lines.options.type',
  'lines.shipping_end_on',
  'lines.shipping_method',
  'lines.shipping_start_on',
  'lines.status',
  'lines.tax_mode',
  'lines.title',
  'lines.variation',
  'lines.variation_identifier',
  'membership_rewards.status',
  'modified_at',
  'order_group.payment_transaction.status',
  'ordered_at',
  'payment.method',
  'payment.transactions.method',
  'payment.transactions.occurred_at',
  'payment.transactions.status',
  'payment.transactions.transaction_id',
  'service.site_domain',
  'service.site_param',
  'shipping_lines.shipping_method',
  'status',
  'subscription.unique_key',
  'unique_key',
  'via',
]

const SEEN_IN_REQUESTS: Readonly<Record<string, readonly string[]>> = {
  SearchOrdersBody: [
    'order_types',
    'ordered_from_date',
    'ordered_to_date',
    'payments',
    'properties',
    'sort',
    'statuses',
  ],
  UpdateOrderDeliveryBody: ['delivery_date', 'delivery_time_zone'],
  DispatchOrderBody: ['tracking_number'],
}

describe('orders', () => {
  test('nothing of the buyer and the receiver is seen, not even what only these parts would show', () => {
    for (const schema of [answers.OrderCustomer, answers.OrderShipping]) {
      expect(JSON.stringify(sample(schema as Form, ''))).toContain('<address.tel>')
      const within = maskJson(
        Buffer.from(
          JSON.stringify({ customer: sample(schema as Form, ''), shipping: sample(schema as Form, '') }),
        ),
        ORDERS,
      )
      expect(within).not.toContain('<')
      // Nor where its members stand by themselves, as callers send them.
      expect(seenIn(schema)).toEqual([])
    }
  })

  test('of the whole order, this is seen', () => {
    expect(seenIn(answers.Order)).toEqual(SEEN_IN_ORDERS)
    expect(seenIn(answers.OrderSummary).filter(path => !SEEN_IN_ORDERS.includes(path))).toEqual([])
  })

  test('of what callers send, this is seen', () => {
    const bodies = Object.entries(requests).filter(([name]) => name.endsWith('Body'))
    expect(bodies.length).toBeGreaterThan(7)
    for (const [name, schema] of bodies) {
      expect([name, ...seenIn(schema as TSchema)]).toEqual([name, ...(SEEN_IN_REQUESTS[name] ?? [])])
    }
  })
})

describe('addresses', () => {
  const token = `akn_${'a1B2'.repeat(11)}zz`
  const masks = masksOf(false)

  test.each([
    ['/api/items?limit=20&offset=0', '/api/items?limit=20&offset=0'],
    [`/api/items?access=${token}`, '/api/items?access=akn_…'],
    [`/api/items?x=%61kn_${token.slice(4)}`, '/api/items?x=akn_…'],
    [`/api/items?x=%FF%zz%61kn_${token.slice(4)}`, '/api/items?x=zzakn_…'],
    [`/api/items/akn%5F${token.slice(4)}/stock`, '/api/items/akn_…/stock'],
    ['/api/items?keyword=%E5%B1%B1&a=b', '/api/items?keyword=•••&a=b'],
    ['/api/items?mail%5Faddress=hanako%40example.jp', '/api/items?mail%5Faddress=•••'],
    ['/api/items?access_token=whatever', '/api/items?access_token=•••'],
    ['/api/items?a=1?keyword=2', '/api/items?a=1?keyword=2'],
    ['/api/orders/hanako%40example.jp', '/api/orders/•••@example.jp'],
    ['/api/orders/hanako%252Btea%2540example.jp/x', '/api/orders/•••@example.jp/x'],
    ['/api/items?x=hanako+tea@example.jp&y=2', '/api/items?x=•••@example.jp&y=2'],
    ['/api/orders/%E5%B1%B1%E7%94%B0?a=b', '/api/orders/•••?a=b'],
    ['/api/orders/090-1234-5678/03%2D1234%2D5678?x=%2B819012345678', '/api/orders/•••/•••?x=•••'],
    ['/images/w/640/2Zb9hPq4tXw7LmRk0sVdYc.jpg', '/images/w/640/2Zb9hPq4tXw7LmRk0sVdYc.jpg'],
    ['/api/orders/0123456789012345/2147483647', '/api/orders/0123456789012345/2147483647'],
    ['/api/items?&&=&a', '/api/items?&&=&a'],
    ['/api/%00\0/\ud800?', '/api/%00/\uFFFD?'],
  ])('%s', (url, kept) => {
    expect(maskPath(url, masks)).toBe(kept)
  })

  test('are cut, so that an index can hold them', () => {
    for (const part of ['a', '%E5%B1%B1', 'akn%5Fa山']) {
      const kept = maskPath(`/api/items?x=${part.repeat(10_000)}`, masks)
      expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(1510)
      expect(kept.isWellFormed()).toBe(true)
      expect(kept).toMatch(/…$/)
    }
  })

  test('a token at the cut is none that could be used', () => {
    const url = `/api/items?x=${'a'.repeat(1470)}${token}`
    expect(maskPath(url, masks)).not.toContain(token.slice(0, 10))
  })
})
