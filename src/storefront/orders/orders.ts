/** The pages of an order, for whoever has the secret of its link (R-STORE-58, R-PLACE-10). */
import { extrasOf } from '../../checkout/extras-of-order.ts'
import { notFound } from '../../http/problems.ts'
import { findIssued, noteIssued } from '../../papers/issue-store.ts'
import { findOrderBySecret } from '../../resources/orders/store.ts'
import type { Page } from '../page.ts'
import { addBuyerPage, addForm, type Storefront, type Visit } from '../storefront.ts'
import { orderPage } from './order-page.ts'
import { receiptOf } from './receipt.ts'
import { receiptPage, receiptPath } from './receipt-page.ts'
import type { SeenOrder } from './seen-order.ts'
import { thanksPage } from './thanks-page.ts'

/** Registers them. */
export function orderPages(storefront: Storefront): void {
  const { db, clock } = storefront.context
  const add = (path: string, page: (seen: SeenOrder, visit: Visit) => Page | Promise<Page>) =>
    addBuyerPage(storefront, `/orders/:secret${path}`, async visit => {
      const { secret = '' } = visit.params
      const found = await findOrderBySecret(db, visit.shopId, secret)
      if (found === undefined) throw notFound('orders')
      const { detail } = found.order
      const shop = { id: visit.shopId, key: visit.frame.shop.key }
      const extras = await extrasOf(storefront.context, shop, { id: found.id, detail })
      return page({ order: found.order, secret, extras }, visit)
    })

  add('', (seen, { frame }) => orderPage(frame, seen))
  add('/thanks', (seen, { frame }) => thanksPage(frame, seen))
  add('/receipt', async (seen, { shopId, frame, query }) => {
    const key = seen.order.detail.unique_key
    const firstAt = (await findIssued(db, shopId, [key])).get(key)
    return receiptPage(frame, seen, { firstAt, at: query.at ?? '', to: query.to ?? '', now: clock.now() })
  })

  // One row of an order, however often a receipt of it is given out.
  addForm(storefront, '/orders/:secret/receipt', [], async ({ shopId, params: { secret = '' }, form }) => {
    const found = await findOrderBySecret(db, shopId, secret)
    if (found === undefined || receiptOf(found.order) === undefined) throw notFound('orders')
    const now = clock.now()
    await noteIssued(db, shopId, [found.order.detail.unique_key], now)
    return { to: receiptPath(secret, form.text('to'), now) }
  })
}
