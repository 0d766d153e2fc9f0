import { describe, expect, test } from 'vitest'
import {
  DIGITAL,
  formOf,
  itemOf,
  LOTTERY,
  SUBSCRIPTION,
  selectOf,
  variationOf,
} from '../../test/integration/transfer/support/documents.ts'
import type { Loose } from '../../test/integration/transfer/support/shops.ts'
import { checkItem } from './check-item.ts'
import { planItem } from './item-plan.ts'
import type { ItemDocument } from './schemas.ts'

const NOW = new Date('2026-06-01T00:00:00Z')

function faultsOf(data: Loose, state?: Loose): string[] {
  const document = itemOf(data, state) as unknown as ItemDocument
  return checkItem(document, planItem(document), NOW).map(({ pointer }) => pointer)
}

// R-DOCUMENT-3
describe('stock', () => {
  test('is the own stock without variations', () => {
    expect(faultsOf({ stock: 3 })).toEqual([])
    expect(faultsOf({ stock: 3 }, { own_stock: 3 })).toEqual([])
    expect(faultsOf({ stock: 3 }, { own_stock: 4 })).toEqual(['/data/stock'])
    expect(faultsOf({ stock: 2_147_483_648 })).toEqual(['/data/stock'])
  })

  test('is the sum of the variations where there are some', () => {
    const variations = [variationOf(1, { stock: 2_147_483_647 }), variationOf(2, { stock: 1 })]
    expect(faultsOf({ stock: 2_147_483_648, variations }, { own_stock: 9 })).toEqual([])
    expect(faultsOf({ stock: 9, variations }, { own_stock: 9 })).toEqual(['/data/stock'])
  })
})

describe('times', () => {
  test('run forward', () => {
    expect(faultsOf({ created_at: '2026-02-03T04:05:06Z' })).toEqual([])
    expect(faultsOf({ created_at: '2026-02-03T04:05:07Z' })).toEqual(['/data/modified_at'])
    expect(faultsOf({ created_at: '2026-02-03T13:05:06+09:00' })).toEqual([])
    const period = { sales_start_at: '2026-03-01T00:00:00Z', sales_end_at: '2026-03-01T00:00:00Z' }
    expect(faultsOf({}, period)).toContain('/state/sales_end_at')
  })

  test('of a lottery stand in their order', () => {
    const lottery = (times: Loose) =>
      faultsOf({ type: 'lottery', sales_status: 'item_end_of_sale', lottery: { ...LOTTERY, ...times } })
    expect(lottery({})).toEqual([])
    expect(lottery({ application_end_at: LOTTERY.application_start_at })).toContain(
      '/data/lottery/application_end_at',
    )
    expect(lottery({ scheduled_announce_at: '2026-03-31T23:59:59Z' })).toEqual([
      '/data/lottery/scheduled_announce_at',
    ])
  })
})

// R-DOCUMENT-4
// R-SALE-1
describe('a sale', () => {
  const sale = { price: 900, starts_at: null, ends_at: '2026-07-01T00:00:00Z', begun: false }
  const of = (changes: Loose, data: Loose = {}) => faultsOf(data, { sale: { ...sale, ...changes } })

  test('ends after it began, whatever it costs by then', () => {
    expect(of({})).toEqual([])
    expect(of({ price: 100_000_000 })).toEqual([])
    expect(of({ starts_at: '2026-07-01T09:00:00+09:00' })).toEqual(['/state/sale/ends_at'])
  })

  test('is on only beside a regular price', () => {
    expect(of({ begun: true })).toEqual(['/state/sale/begun'])
    expect(of({ begun: true }, { proper_price: 1500 })).toEqual([])
  })
})

describe('the sales status', () => {
  const MARCH = '2026-03-01T00:00:00Z'
  const MAY = '2026-05-01T00:00:00Z'
  const JULY = '2026-07-01T00:00:00Z'
  const AUGUST = '2026-08-01T00:00:00Z'

  test.each([
    // Modified on 3 February, imported on 1 June.
    ['item_now_on_sale', null, null, []],
    ['item_end_of_sale', null, null, []],
    ['item_waiting_for_sale', null, null, ['/state/sales_start_at']],
    ['item_waiting_for_sale', null, JULY, ['/state/sales_start_at']],
    ['item_waiting_for_sale', JULY, AUGUST, []],
    ['item_now_on_sale', JULY, AUGUST, ['/data/sales_status']],
    ['item_end_of_sale', JULY, AUGUST, ['/data/sales_status']],
    // Time went by since the document was written: any status that it had since its last change is true.
    ['item_waiting_for_sale', MARCH, JULY, []],
    ['item_now_on_sale', MARCH, JULY, []],
    ['item_end_of_sale', MARCH, JULY, ['/data/sales_status']],
    ['item_waiting_for_sale', MARCH, MAY, []],
    ['item_now_on_sale', MARCH, MAY, []],
    ['item_end_of_sale', MARCH, MAY, []],
    // Over, or begun, before the last change.
    ['item_waiting_for_sale', '2026-01-01T00:00:00Z', JULY, ['/data/sales_status']],
    ['item_now_on_sale', null, '2026-01-01T00:00:00Z', ['/data/sales_status']],
    ['item_end_of_sale', MARCH, null, ['/data/sales_status']],
  ])('%s from %s to %s', (sales_status, sales_start_at, sales_end_at, faults) => {
    expect(faultsOf({ sales_status }, { sales_start_at, sales_end_at })).toEqual(faults)
  })

  test('of a lottery goes by its applications, whatever its state says', () => {
    const of = (sales_status: string) => faultsOf({ type: 'lottery', lottery: LOTTERY, sales_status })
    expect(of('item_waiting_for_sale')).toEqual([])
    expect(of('item_end_of_sale')).toEqual([])
    const running = { ...LOTTERY, application_end_at: JULY, scheduled_announce_at: AUGUST }
    expect(faultsOf({ type: 'lottery', lottery: running, sales_status: 'item_end_of_sale' })).toEqual([
      '/data/sales_status',
    ])
  })

  test('of an item changed in the future is compared with the present', () => {
    const data = { modified_at: '2027-01-01T00:00:00Z', sales_status: 'item_waiting_for_sale' }
    expect(faultsOf(data, { sales_start_at: AUGUST })).toEqual([])
  })
})

test('members that repeat others agree with them', () => {
  const subscription = (own: Loose) =>
    faultsOf({ type: 'subscription', subscription: { ...SUBSCRIPTION, ...own } })
  expect(subscription({})).toEqual([])
  expect(subscription({ initial_price: 900 })).toEqual(['/data/subscription/initial_price'])
  expect(subscription({ initial_price: null })).toEqual(['/data/subscription/initial_price'])
})

// R-DOCUMENT-3
test('a repeat price that was given is the one that is shown', () => {
  const faults = (repeat_price: number | null, state: number | null) =>
    faultsOf(
      { type: 'subscription', subscription: { ...SUBSCRIPTION, repeat_price } },
      { repeat_price: state },
    )
  expect([faults(900, 900), faults(1000, 1000), faults(1000, null)]).toEqual([[], [], []])
  const fault = ['/state/repeat_price']
  expect([faults(900, null), faults(900, 800), faultsOf({}, { repeat_price: 900 })]).toEqual([
    fault,
    fault,
    fault,
  ])
})

test('a digital item has no variations, and an extension in lower case', () => {
  expect(faultsOf({ type: 'digital', digital: DIGITAL })).toEqual([])
  expect(
    faultsOf({ type: 'digital', digital: { ...DIGITAL, file_ext: 'PDF' }, variations: [variationOf(1)] }),
  ).toEqual(['/data/variations', '/data/digital/file_ext'])
})

test('a variation has a name or a code', () => {
  const nameless = (codes: Loose) => {
    const { name: _, ...variation } = variationOf(1, codes)
    return faultsOf({ variations: [variation] })
  }
  expect(nameless({ identifier: 'A' })).toEqual([])
  expect(nameless({ barcode: '2940750001484' })).toEqual([])
  expect(nameless({})).toEqual(['/data/variations/0/name'])
})

test('what is bought by an id of one kind has it alone', () => {
  expect(
    faultsOf({
      options: [selectOf(1, [1, 2]), selectOf(2, [3]), formOf(3, 4), formOf(4, null), formOf(5, null)],
    }),
  ).toEqual([])
  expect(faultsOf({ options: [selectOf(1, [1, 2]), selectOf(2, [2]), formOf(3, 1)] })).toEqual([
    '/data/options/1/choices/0/id',
    '/data/options/2/option_variation_id',
  ])
})
