/** A purchase at Medusa. */
import { randomUUID } from 'node:crypto'
import { CUSTOMER } from '../../scenarios/checkouts.ts'
import { ask } from './call.ts'
import type { Product, Shop } from './shop.ts'

const { name, address } = CUSTOMER

const ADDRESS = {
  ...{ first_name: name.first, last_name: name.last, phone: address.tel },
  ...{ country_code: 'jp', postal_code: address.zip_code, province: address.prefecture },
  ...{ city: '京都市', address_1: '中京区上本能寺前町488', address_2: address.address2 },
}

interface Completed {
  readonly type: string
  readonly order?: { readonly total: number; readonly items: readonly unknown[] }
}

/** Buys these as a guest by the five calls of the documentation's checkout that change something. Asks to be told no more than a buyer must know. */
export async function buy(port: number, shop: Shop, products: readonly Product[]): Promise<void> {
  const post = <T>(path: string, body: object) =>
    ask<T>(port, {
      ...{ method: 'POST', path: `/store/${path}`, body },
      headers: { 'x-publishable-api-key': shop.key },
    })
  const { cart } = await post<{ cart: { id: string } }>('carts?fields=id,total', {
    ...{ region_id: shop.regionId, email: `buyer-${randomUUID()}@example.jp` },
    ...{ shipping_address: ADDRESS, billing_address: ADDRESS },
    items: products.map(({ variantId }) => ({ variant_id: variantId, quantity: 1 })),
  })
  await post(`carts/${cart.id}/shipping-methods?fields=id,total`, { option_id: shop.shippingOptionId })
  const { payment_collection: payment } = await post<{ payment_collection: { id: string } }>(
    'payment-collections?fields=id,amount',
    { cart_id: cart.id },
  )
  await post(`payment-collections/${payment.id}/payment-sessions?fields=id,amount`, {
    provider_id: 'pp_system_default',
  })
  const done = await post<Completed>(`carts/${cart.id}/complete?fields=id,total,items.id`, {})
  if (done.type !== 'order' || done.order?.items.length !== products.length || !(done.order.total > 0)) {
    throw new Error(`The order is not placed: ${JSON.stringify(done)}`)
  }
}
