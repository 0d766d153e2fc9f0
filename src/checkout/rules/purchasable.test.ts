import { expect, test } from 'vitest'
import { saleItem, variation } from '../../../test/support/checkout/sale-items.ts'
import { purchasable } from './purchasable.ts'

const NOW = new Date('2026-11-20T01:02:03Z')
const before = new Date('2026-11-20T01:02:02Z')
const after = new Date('2026-11-20T01:02:04Z')

// R-BUY-4, R-BUY-5
test.for([
  ['plain', saleItem(), null, null],
  ['sold out', saleItem({ own_stock: 0 }), 'sold_out', null],
  ['sold out in all variations', saleItem({ variations: [variation(11, 0)] }), 'sold_out', null],
  [
    'left in one variation',
    saleItem({ own_stock: 0, variations: [variation(11, 0), variation(12, 1)] }),
    null,
    null,
  ],
  ['without a price', saleItem({ price: null, own_stock: 0 }), 'no_price', null],
  ['not on sale yet', saleItem({ sales_start_at: after, own_stock: 0 }), 'not_yet', after],
  ['on sale from now on', saleItem({ sales_start_at: NOW, sales_end_at: after }), null, after],
  ['no longer on sale', saleItem({ sales_end_at: NOW, price: null }), 'ended', null],
  [
    'a lottery without pieces, in its time',
    saleItem({ type: 'lottery', own_stock: 0, application_start_at: before, application_end_at: after }),
    ...[null, after],
  ],
  [
    'a lottery before its time',
    saleItem({ type: 'lottery', application_start_at: after, application_end_at: after }),
    ...['not_yet', after],
  ],
  [
    'a lottery after its time',
    saleItem({ type: 'lottery', application_start_at: before, application_end_at: NOW }),
    ...['ended', null],
  ],
] as const)('%s', ([, item, reason, until]) => {
  expect(purchasable(item, NOW)).toEqual({ purchasable: reason === null, reason, until })
})
