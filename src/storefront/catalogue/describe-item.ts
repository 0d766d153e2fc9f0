/** An item in the terms of schema.org. */
import type { Reason } from '../../checkout/rules/purchasable.ts'
import type { ShopFrame } from '../shop-frame.ts'
import type { ItemView } from './item-view.ts'
import { descriptionOf } from './list-pages.ts'

const AVAILABILITY: Readonly<Record<Reason, string>> = {
  sold_out: 'OutOfStock',
  not_yet: 'PreOrder',
  ended: 'Discontinued',
  no_price: 'OutOfStock',
}

/** The item as a product, by what its detail says without markup, with its offer. Without a price there is no offer. */
export function describeItem({ shop, address }: ShopFrame, item: ItemView, detail: string): object {
  const { description } = descriptionOf(detail)
  const images = item.images.flatMap(({ url }) => url ?? [])
  return {
    '@type': 'Product',
    name: item.name,
    ...(description === undefined ? {} : { description }),
    ...(images.length === 0 ? {} : { image: images }),
    ...(item.price === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url: `${address}/items/${item.id}`,
            price: item.price,
            priceCurrency: 'JPY',
            availability: `https://schema.org/${item.reason === null ? 'InStock' : AVAILABILITY[item.reason]}`,
            seller: { '@type': 'Organization', name: shop.name },
          },
        }),
  }
}
