/** What must be known of a filled Medusa to call it. */

/** A product of the seed, which is in stock. */
export interface Product {
  readonly id: string
  readonly variantId: string
  readonly inventoryItemId: string
}

/** Ids of what there is one of, and the products. */
export interface Shop {
  readonly regionId: string
  readonly salesChannelId: string
  readonly locationId: string
  readonly profileId: string
  readonly shippingOptionId: string
  /** The publishable key by which the store API knows the sales channel. */
  readonly key: string
  readonly products: readonly Product[]
}
