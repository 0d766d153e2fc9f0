import { describe, expect, test } from 'vitest'
import { toViolations } from '../../http/validation.ts'
import { makeAjv } from '../../http/validator.ts'
import {
  CancelOrderBody,
  DispatchOrderBody,
  OrderParams,
  SearchOrdersBody,
  UpdateOrderBody,
  UpdateOrderCustomerBody,
  UpdateOrderDeliveryBody,
  UpdateOrderShippingBody,
  UpdateOrderShopMemoBody,
} from './request-schemas.ts'

const ajv = makeAjv()

/** The pointers of what a value breaks of a schema. */
function broken(schema: object, value: unknown): string[] {
  const validate = ajv.compile(schema)
  validate(value)
  return toViolations((validate.errors ?? []) as Parameters<typeof toViolations>[0]).map(
    ({ pointer }) => pointer,
  )
}

const BODIES = {
  SearchOrdersBody,
  UpdateOrderBody,
  UpdateOrderCustomerBody,
  UpdateOrderShippingBody,
  UpdateOrderDeliveryBody,
  UpdateOrderShopMemoBody,
  DispatchOrderBody,
  CancelOrderBody,
}

test.each(Object.entries(BODIES))(
  '%s takes its own example, and no member that it does not know',
  (_name, schema) => {
    const [example] = (schema as { readonly examples?: readonly object[] }).examples ?? []
    expect(example).toBeDefined()
    expect(broken(schema, example)).toEqual([])
    expect(broken(schema, { ...example, nonsense: 1 })).toEqual(['/nonsense'])
  },
)

describe('a search', () => {
  test.each<[object, string[]]>([
    [{}, []],
    [{ statuses: [], payments: [], order_types: [], properties: [], keyword: '' }, []],
    [{ keyword: '%_\t\n\u0001😀' }, []],
    [{ keyword: 'あ'.repeat(255) }, []],
    [{ keyword: '😀'.repeat(255) }, []],
    [{ keyword: 'あ'.repeat(256) }, ['/keyword']],
    [{ keyword: 'a\0' }, ['/keyword']],
    [{ keyword: '\uD83D' }, ['/keyword']],
    [{ keyword: null }, ['/keyword']],
    [{ statuses: ['unpaid'] }, ['/statuses/0']],
    [{ statuses: ['ordered', 'ordered'] }, ['/statuses']],
    [{ statuses: 'ordered' }, ['/statuses']],
    [{ payments: ['cash'] }, ['/payments/0']],
    [{ order_types: ['reserved'], properties: ['x'] }, ['/order_types/0', '/properties/0']],
    [{ ordered_from_date: '2026-02-29' }, ['/ordered_from_date']],
    [{ ordered_to_date: '2026-11-20T00:00:00Z' }, ['/ordered_to_date']],
    [{ sort: 'newest', limit: 201, page: 501 }, ['/sort', '/limit', '/page']],
    [{ limit: 0, page: 0 }, ['/limit', '/page']],
    [{ limit: '20', page: 1.5 }, ['/limit', '/page']],
    [{ limit: 200, page: 500 }, []],
  ])('%j', (body, pointers) => {
    expect(broken(SearchOrdersBody, body)).toEqual(pointers)
  })
})

test.each<[object, unknown, string[]]>([
  [UpdateOrderCustomerBody, {}, ['/mail_address']],
  [UpdateOrderCustomerBody, { mail_address: 'hanako' }, ['/mail_address']],
  [
    UpdateOrderCustomerBody,
    { mail_address: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c.'.repeat(70)}jp` },
    ['/mail_address'],
  ],
  [UpdateOrderDeliveryBody, {}, ['/delivery_date', '/delivery_time_zone']],
  [
    UpdateOrderDeliveryBody,
    { delivery_date: '2026-02-30', delivery_time_zone: '2412' },
    ['/delivery_date', '/delivery_time_zone'],
  ],
  [UpdateOrderDeliveryBody, { delivery_date: null, delivery_time_zone: '2300' }, []],
  [UpdateOrderShopMemoBody, { text: 'a\r\n\tb😀' }, []],
  [UpdateOrderShopMemoBody, { text: 'a\u0007' }, ['/text']],
  [UpdateOrderShopMemoBody, { text: 'あ'.repeat(1001) }, ['/text']],
  [UpdateOrderShopMemoBody, { text: null }, ['/text']],
  [DispatchOrderBody, { order_line_ids: [] }, ['/order_line_ids']],
  [DispatchOrderBody, { order_line_ids: [301, 301, -5] }, []],
  [
    DispatchOrderBody,
    { order_line_ids: ['301'], delivery_company_id: -1 },
    ['/order_line_ids/0', '/delivery_company_id'],
  ],
  [
    DispatchOrderBody,
    { order_line_ids: [1], tracking_number: 'a\nb', comment: 'a\nb' },
    ['/tracking_number'],
  ],
  [DispatchOrderBody, { order_line_ids: [1], tracking_number: '1'.repeat(1001) }, ['/tracking_number']],
  [CancelOrderBody, {}, []],
  [CancelOrderBody, { comment: 'x'.repeat(1001), restock: 'yes' }, ['/comment', '/restock']],
  [OrderParams, { unique_key: 'abcdefgh12345678' }, []],
  [OrderParams, { unique_key: 'search' }, ['/unique_key']],
  [OrderParams, { unique_key: 'ＡBCDEFGH12345678' }, ['/unique_key']],
])('body %#', (schema, body, pointers) => {
  expect(broken(schema, body)).toEqual(pointers)
})

test('a destination has no control characters, a name is not blank, a second line of the address may be', () => {
  const [example] =
    (UpdateOrderShippingBody as { examples?: readonly Record<string, object>[] }).examples ?? []
  const body = (name: object, address: object) => ({
    name: { ...example?.name, ...name },
    address: { ...example?.address, ...address },
  })
  expect(broken(UpdateOrderShippingBody, body({}, { address2: '　' }))).toEqual([])
  expect(broken(UpdateOrderShippingBody, body({ first: '　', last: '' }, {}))).toEqual([
    '/name/first',
    '/name/last',
  ])
  expect(
    broken(UpdateOrderShippingBody, body({}, { zip_code: '', address2: '', tel: '075-123-4567' })),
  ).toEqual(['/address/zip_code', '/address/tel', '/address/address2'])
  expect(broken(UpdateOrderShippingBody, body({}, { address2: '' }))).toEqual([])
  expect(broken(UpdateOrderShippingBody, body({ last: '𠮷'.repeat(255) }, { country: 'Japan' }))).toEqual([
    '/address/country',
  ])
})

test('amounts are whole yen, discounts by sign', () => {
  const amounts = { shipping_fee: -1, coupon_discount: { amount: 0.5 }, adjustment: { amount: 1 } }
  const line = { id: -1, price: -1, amount: '1', shipping_fee: 2 ** 53, options: [{ option_id: 1 }] }
  expect(broken(UpdateOrderBody, { lines: [line], shipping_lines: [{}], amounts })).toEqual([
    '/lines/0/id',
    '/lines/0/price',
    '/lines/0/amount',
    '/lines/0/shipping_fee',
    '/lines/0/options/0/price',
    '/shipping_lines/0/order_line_ids',
    '/shipping_lines/0/shipping_fee',
    '/amounts/shipping_fee',
    '/amounts/coupon_discount/amount',
    '/amounts/adjustment/amount',
  ])
  expect(broken(UpdateOrderBody, {})).toEqual(['/lines', '/shipping_lines', '/amounts'])
})
