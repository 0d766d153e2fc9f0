import { beforeAll, expect, test } from 'vitest'
import { OrderBook } from './support/order-documents.ts'
import type { OrderPage } from './support/order-shapes.ts'
import { amountsBody, change, invalidOrder, orderCall, searchOrders, showOrder } from './support/orders.ts'
import { refused } from './support/refused.ts'
import { describeWithCli, newShop, type Shop } from './support/shops.ts'

type Row = [string, Record<string, unknown>, string[]]

describeWithCli('bodies of order calls', () => {
  let shop: Shop
  let key: string
  const book = new OrderBook()
  const only = book.add()

  beforeAll(async () => {
    shop = await newShop()
    await book.place(shop)
    key = only
  })
  const invalid = (name: string, body: unknown, pointers: string[]) =>
    refused(orderCall(name, key, body, shop), invalidOrder(...pointers), [`/api/orders/${key}`])

  const search: [Record<string, unknown>, string[]][] = [
    [{ keyword: 'x'.repeat(256) }, ['/keyword']],
    [{ keyword: null }, ['/keyword']],
    [{ keyword: 1 }, ['/keyword']],
    [{ keyword: 'a\u0000' }, ['/keyword']],
    [{ keyword: '\ud800' }, ['/keyword']],
    [{ statuses: ['unpaid'] }, ['/statuses/0']],
    [{ statuses: ['ordered', 'Ordered', '', null] }, ['/statuses/1', '/statuses/2', '/statuses/3']],
    [{ statuses: 'ordered' }, ['/statuses']],
    [{ payments: ['cod', 'bitcoin'] }, ['/payments/1']],
    [{ order_types: ['reserve'] }, ['/order_types/0']],
    [{ properties: ['has_nothing'] }, ['/properties/0']],
    [
      { statuses: null, payments: {}, order_types: 1, properties: true },
      ['/statuses', '/payments', '/order_types', '/properties'],
    ],
    [{ sort: 'ordered' }, ['/sort']],
    [{ sort: null }, ['/sort']],
    [{ limit: 0, page: 0 }, ['/limit', '/page']],
    [{ limit: 201, page: 501 }, ['/limit', '/page']],
    [{ limit: '20', page: 1.5 }, ['/limit', '/page']],
    [{ limit: null, page: true }, ['/limit', '/page']],
    [
      { ordered_from_date: '2026-03-02', ordered_to_date: '2026-03-01', colour: 1, limit: 0 },
      ['/ordered_from_date', '/colour', '/limit'],
    ],
    [
      { ordered_from_date: '2024-01-01', ordered_to_date: '2025-01-01', statuses: ['lost'] },
      ['/ordered_to_date', '/statuses/0'],
    ],
    [
      { ordered_from_date: '2026-02-30', ordered_to_date: '2026-02-01', page: 0 },
      ['/ordered_from_date', '/page'],
    ],
    [{ ordered_from_date: '2024-01-01', colour: 1 }, ['/ordered_from_date', '/colour']],
    [{ ordered_from_date: '2026-02-30' }, ['/ordered_from_date']],
    [{ ordered_to_date: '2025-02-29' }, ['/ordered_to_date']],
    [
      { ordered_from_date: '2026-2-3', ordered_to_date: '20260203' },
      ['/ordered_from_date', '/ordered_to_date'],
    ],
    [{ ordered_from_date: '2026-02-03T00:00:00Z' }, ['/ordered_from_date']],
    [{ ordered_from_date: '', ordered_to_date: null }, ['/ordered_from_date', '/ordered_to_date']],
    [{ ordered_from_date: '2026-01-01\n' }, ['/ordered_from_date']],
    [{ status: 'ordered', offset: 0 }, ['/status', '/offset']],
    [
      { keyword: 1, statuses: ['x'], sort: 'x', limit: 0, nope: 1, ordered_to_date: 'x' },
      ['/keyword', '/statuses/0', '/sort', '/limit', '/nope', '/ordered_to_date'],
    ],
  ]
  // R-LIMIT-7
  test.for(search)('a search with %j is 400', async ([json, pointers]) => {
    const request = { method: 'POST', path: '/api/orders/search', json, token: shop.token }
    await refused(request, invalidOrder(...pointers))
  })

  const named = (json: Record<string, unknown>) =>
    refused(
      { method: 'POST', path: '/api/orders/search', json, token: shop.token },
      { status: 400, type: 'orders/invalid-body' },
    )
  // R-SEARCH-4
  test('a repeated value is 400', async () => {
    await named({ statuses: ['ordered', 'ordered'] })
    await named({ payments: ['cod', 'bt', 'cod'] })
    await named({ order_types: ['pre', 'pre'] })
    await named({ properties: ['has_remark', 'has_remark'] })
  })

  const ranges: [string, string | undefined][] = [
    ['2026-01-02', '2026-01-01'],
    ['2025-09-18', '2026-09-18'],
    ['2024-02-29', '2025-02-28'],
    ['2025-02-28', '2026-02-28'],
    ['2020-01-01', '2025-01-01'],
    ['2020-01-01', undefined],
    ['2099-01-01', undefined],
    ['0001-01-01', '9999-12-31'],
  ]
  // R-SEARCH-3
  test.for(ranges)('days from %s to %s are 400', async ([from, to]) => {
    const answer = await named({ ordered_from_date: from, ordered_to_date: to })
    const { errors } = answer.body as { errors: { pointer: string }[] }
    expect(errors.length).toBeGreaterThan(0)
    for (const { pointer } of errors) expect(pointer).toMatch(/^\/ordered_(from|to)_date$/)
  })

  // R-LIMIT-7
  test('bounds of a search are allowed', async () => {
    const most = { keyword: '😀'.repeat(255), limit: 200, page: 500 }
    expect((await searchOrders(most, shop)).orders).toEqual([])
    const odd: OrderPage = await searchOrders({ limit: 1.0, page: 1, statuses: [] }, shop)
    expect(odd.pagination.limit).toBe(1)
    for (const [from, to] of [
      ['0001-01-01', '0001-12-31'],
      ['9999-01-01', '9999-12-31'],
    ])
      expect((await searchOrders({ ordered_from_date: from, ordered_to_date: to }, shop)).orders).toEqual([])
    expect((await searchOrders({ ordered_to_date: '0001-01-01' }, shop)).orders).toEqual([])
  })

  const fee = '/amounts/shipping_fee'
  const amounts: Row[] = [
    [
      'nothing',
      { lines: undefined, shipping_lines: undefined, amounts: undefined },
      ['/lines', '/shipping_lines', '/amounts'],
    ],
    [
      'nulls',
      { lines: null, shipping_lines: null, amounts: null },
      ['/lines', '/shipping_lines', '/amounts'],
    ],
    ['empty amounts', { amounts: {} }, [fee, '/amounts/coupon_discount', '/amounts/adjustment']],
    [
      'wrong signs',
      { amounts: { shipping_fee: -1, coupon_discount: { amount: -1 }, adjustment: { amount: 1 } } },
      [fee, '/amounts/coupon_discount/amount', '/amounts/adjustment/amount'],
    ],
    [
      'members of the answer',
      {
        amounts: {
          shipping_fee: 0,
          coupon_discount: { amount: 0, note: null },
          adjustment: { amount: 0 },
          total: 1,
        },
      },
      ['/amounts/coupon_discount/note', '/amounts/total'],
    ],
    [
      'an empty line',
      { lines: [{}] },
      ['id', 'price', 'amount', 'shipping_fee', 'options'].map(each => `/lines/0/${each}`),
    ],
    [
      'wrong lines',
      { lines: [{ id: -1, price: -1, amount: 1.5, shipping_fee: '0', options: null, title: 'x' }, 1] },
      [
        ...['id', 'price', 'amount', 'shipping_fee', 'options', 'title'].map(each => `/lines/0/${each}`),
        '/lines/1',
      ],
    ],
    [
      'wrong options',
      {
        lines: [
          { id: 1, price: 2 ** 53, amount: 1, shipping_fee: 0, options: [{ option_id: -1, price: -1 }, {}] },
        ],
      },
      [
        ...['/lines/0/price', '/lines/0/options/0/option_id', '/lines/0/options/0/price'],
        ...['/lines/0/options/1/option_id', '/lines/0/options/1/price'],
      ],
    ],
    [
      'wrong parcels',
      { shipping_lines: [{ order_line_ids: ['1'], shipping_fee: -1 }, {}] },
      [
        ...['/shipping_lines/0/order_line_ids/0', '/shipping_lines/0/shipping_fee'],
        ...['/shipping_lines/1/order_line_ids', '/shipping_lines/1/shipping_fee'],
      ],
    ],
  ]
  // R-LIMIT-8
  test.for(amounts)('amounts with %s are 400', async ([, part, pointers]) => {
    const body = { ...amountsBody(await showOrder(key, shop)), ...part }
    await invalid('PUT', body, pointers)
  })

  const mails: unknown[] = [
    ...[null, 1, '', ' ', 'a', 'a@', '@b.jp', 'a b@example.jp', 'a@example.jp ', 'a@@example.jp', 'a@b@c.jp'],
    ...[
      'a@exa mple.jp',
      'a@example..jp',
      'a@-example.jp',
      'a@example.jp\n',
      'a@example.jp\u0000',
      '山田@example.jp',
    ],
    ...['a@example.jp, b@example.jp', '<a@example.jp>', 'a\r\nBcc: x@example.jp', `${'a'.repeat(250)}@b.jp`],
  ]
  // R-CONTACT-2
  test('mail addresses that are none are 400', async () => {
    for (const mail_address of mails) await invalid('PUT customer', { mail_address }, ['/mail_address'])
    await invalid('PUT customer', {}, ['/mail_address'])
    await invalid('PUT customer', { mail_address: 'a', name: {} }, ['/mail_address', '/name'])
  })

  const name = { first: 'a', last: 'b' }
  const address = {
    zip_code: '1000001',
    prefecture: '東京都',
    address: 'a',
    address2: 'b',
    tel: '0312345678',
  }
  const members = ['zip_code', 'prefecture', 'address', 'address2', 'tel'].map(each => `/address/${each}`)
  const lengths = { zip_code: 11, prefecture: 41, address: 256, address2: 256, tel: 16 }
  const long = Object.fromEntries(Object.entries(lengths).map(([each, most]) => [each, '1'.repeat(most)]))
  const destinations: Row[] = [
    ['nothing', {}, ['/name', '/address']],
    ['empty objects', { name: {}, address: {} }, ['/name/first', '/name/last', ...members]],
    [
      'empty strings',
      {
        name: { first: '', last: '' },
        address: { zip_code: '', prefecture: '', address: '', address2: '', tel: '' },
      },
      ['/name/first', '/name/last', ...members],
    ],
    ['blank names', { name: { first: ' ', last: '\u3000' }, address }, ['/name/first', '/name/last']],
    [
      'one too many',
      { name: { first: '界'.repeat(256), last: 'x'.repeat(256) }, address: long },
      ['/name/first', '/name/last', ...members],
    ],
    [
      'a country',
      { name, address: { ...address, country: 'Japan', country_code: 'JP' } },
      ['/address/country', '/address/country_code'],
    ],
    ['a telephone with hyphens', { name, address: { ...address, tel: '03-1234-5678' } }, ['/address/tel']],
    [
      'a telephone in full width',
      { name, address: { ...address, tel: '０３１２３４５６７８' } },
      ['/address/tel'],
    ],
    ['a plus within', { name, address: { ...address, tel: '03+12345' } }, ['/address/tel']],
    [
      'control characters',
      { name: { first: 'a\n', last: 'b' }, address: { ...address, address: 'a\tb', address2: '\u007f' } },
      ['/name/first', '/address/address', '/address/address2'],
    ],
    [
      'numbers',
      { name, address: { ...address, zip_code: 1000001, tel: 312345678 } },
      ['/address/zip_code', '/address/tel'],
    ],
  ]
  // R-LIMIT-9
  test.for(destinations)('a destination with %s is 400', async ([, body, pointers]) => {
    await invalid('PUT shipping', body, pointers)
  })

  // R-LIMIT-9
  test('a destination of the greatest lengths is accepted', async () => {
    const wide = { address: '界'.repeat(255), address2: '😀'.repeat(255) }
    const body = {
      name: { first: '界'.repeat(255), last: '𠮷'.repeat(255) },
      address: { ...address, ...wide },
    }
    await change('PUT shipping', key, body, shop)
  })

  const deliveries: Row[] = [
    ['nothing', {}, ['/delivery_date', '/delivery_time_zone']],
    ['one only', { delivery_date: null }, ['/delivery_time_zone']],
    ['a day that is none', { delivery_date: '2027-02-30', delivery_time_zone: null }, ['/delivery_date']],
    [
      'a date-time',
      { delivery_date: '2027-02-03T00:00:00Z', delivery_time_zone: '1224' },
      ['/delivery_date', '/delivery_time_zone'],
    ],
    [
      'other types',
      { delivery_date: 1, delivery_time_zone: 1214 },
      ['/delivery_date', '/delivery_time_zone'],
    ],
    ...[
      '',
      '12',
      '12-14',
      '12:14',
      '121',
      '12145',
      '2400',
      '1224',
      '９９１２',
      '１２１４',
      '1214\n',
      'ab12',
    ].map(
      each =>
        [
          `the time "${each}"`,
          { delivery_date: null, delivery_time_zone: each },
          ['/delivery_time_zone'],
        ] as Row,
    ),
    [
      'an unknown member',
      { delivery_date: null, delivery_time_zone: null, tracking_number: 'x' },
      ['/tracking_number'],
    ],
  ]
  // R-DELIVERY-1
  test.for(deliveries)('a delivery with %s is 400', async ([, body, pointers]) => {
    await invalid('PUT delivery', body, pointers)
  })

  const memos: unknown[] = [
    'x'.repeat(1001),
    '😀'.repeat(1001),
    null,
    1,
    [],
    'a\u0000',
    'a\u001b',
    '\u0085',
    '\ud800',
  ]
  // R-LIMIT-9
  test('memos that are none are 400', async () => {
    for (const text of memos) await invalid('PUT shop_memo', { text }, ['/text'])
    await invalid('PUT shop_memo', {}, ['/text'])
    await invalid('PUT shop_memo', { memo: 'x' }, ['/text', '/memo'])
    const text = '😀'.repeat(1000)
    expect(await change('PUT shop_memo', key, { text }, shop)).toEqual({ text })
  })
})
