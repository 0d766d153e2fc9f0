/** Documents of which the page needs to know more than the API's types say. */
import type { components } from '../../../client/schema.d.ts'

type Schemas = components['schemas']

/** Kinds of items. */
export type ItemType = 'normal' | 'takeout' | 'digital' | 'subscription' | 'lottery'

/** An item of any kind: the generated types name the kinds after their schemas, not as the API writes them. */
export type ShopItem = Omit<Schemas['NormalItem'], 'type' | 'options'> & {
  readonly type: ItemType
  readonly options: readonly ShopItemOption[]
  readonly subscription?: Schemas['SubscriptionItem']['subscription']
  readonly lottery?: Schemas['LotteryItem']['lottery']
  readonly digital?: Schemas['DigitalItem']['digital']
}

/** What a buyer can choose (`select`) or fill in (`form`). */
export interface ShopItemOption {
  readonly id: number
  readonly name: string
  readonly required: boolean
  readonly option_type: 'select' | 'form'
  readonly extra_price?: number
  readonly free_text_description?: string | null
  readonly choices?: readonly { readonly id: number; readonly name: string; readonly extra_price: number }[]
}

/** What changed of an order, by its path such as `amounts.total`. */
export type Changes = Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>
