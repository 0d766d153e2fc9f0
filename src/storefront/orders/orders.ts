/** The pages of an order, for whoever has the secret of its link (R-STORE-58, R-PLACE-10). */
import { extrasOf } from '../../checkout/extras-of-order.ts'
import { notFound } from '../../http/problems.ts'
import { findOrderBySecret } from '../../resources/orders/store.ts'
import type { Page } from '../page.ts'
import { addBuyerPage, type Storefront, type Visit } from '../storefront.ts'
import { orderPage } from './order-page.ts'
import { receiptPage } from './receipt-page.ts'
import type { SeenOrder } from './seen-order.ts'
import { thanksPage } from './thanks-page.ts'

/** Registers them. */
export function orderPages(storefront: Storefront): void {
  const { db } = storefront.context
  const add = (path: string, page: (seen: SeenOrder, visit: Visit) => Page) =>
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
  add('/receipt', (seen, { frame, query }) => receiptPage(frame, seen, query.to ?? ''))
}
