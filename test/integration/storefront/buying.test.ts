import { expect } from 'vitest'
import { addItem, type TestApi } from '../../support/api.ts'
import { test } from '../../support/fixture.ts'
import { errorAt, fieldsOf, makeBuyerOf } from '../../support/storefront/form-filler.ts'
import { makeVisitor, textOf } from '../../support/storefront/visitor.ts'
import { onSale } from '../checkout/support/buyer.ts'

const NOW = '2026-11-20T01:02:03Z'
test.beforeEach(({ context }) => context.setTime(NOW))

const ME = {
  ...{ last: '山田', first: '花子', last_kana: 'やまだ', first_kana: 'ﾊﾅｺ', mail: 'hanako@example.jp' },
  ...{
    tel: '０７５－１２３－４５６７',
    zip: '6048571',
    prefecture: '京都府',
    address: '京都市中京区寺町通御池上る 488',
  },
}

test('first', async ({ api }) => {
  const item = await onSale(api, 3)
  const visitor = makeVisitor(api.app)
  const buyer = makeBuyerOf(visitor)
  await visitor.post('/cart/lines', { item: String(item), amount: '2' })
  let page = await buyer.send(await buyer.open('/cart'), '/checkout')
  console.log(page.path, page.status, textOf(page.html).slice(0, 300))
  page = await buyer.send(page, '/checkout/customer', {})
  console.log(page.path, page.status, errorAt(page.html, 'last'), textOf(page.html).slice(0, 300))
  page = await buyer.send(page, '/checkout/customer', { ...ME, prefecture: '', address: '' }, [
    'fill',
    'customer',
  ])
  console.log(page.path, page.status, fieldsOf(page.html, '/checkout/customer'))
  page = await buyer.send(page, '/checkout/customer', ME)
  console.log(page.path, page.status, textOf(page.html))
  page = await buyer.send(page, '/checkout/delivery', { payment: 'cvs' })
  console.log(page.path, page.status, textOf(page.html))
  page = await buyer.send(page, '/checkout/complete')
  console.log(page.path, page.status, textOf(page.html))
})
