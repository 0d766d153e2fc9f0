/** What buyers see of a shop (R-BUY-2, R-BUY-3), and what they ask for. */
import { type Static, type TSchema, Type } from '#typebox'
import { Nullable, PathId, Words } from '../../http/schemas.ts'
import { LINE, SHOP_KEY } from '../../lib/text.ts'
import { DEFAULT_PAGE, MAX_OFFSET, MAX_PAGE } from '../../resources/items/limits.ts'
import { itemSchemas } from '../../resources/items/schemas.ts'
import { ACCOUNT_KEYS } from '../../shops/store.ts'
import { MAX_QUERY_LENGTH, MIN_QUERY_LENGTH } from '../limits.ts'
import { REASONS } from '../rules/purchasable.ts'

const ITEMS = itemSchemas('Storefront', {
  purchasable: Type.Boolean({ description: 'Whether it can be bought now.' }),
  reason: Nullable(Words(REASONS, { description: 'Why it cannot; null exactly when it can.' })),
})

export const StorefrontItem = ITEMS.item

const Account = Nullable(Type.String())

export const StorefrontShop = Type.Object(
  {
    shop_id: Type.String({ description: "The shop's key in addresses." }),
    shop_name: Type.String(),
    shop_introduction: Nullable(Type.String()),
    shop_url: Type.String({ format: 'uri' }),
    shop_category: Nullable(Type.String()),
    able_to_business: Type.Boolean({ description: 'Whether the shop sells.' }),
    external_service_account: Type.Object(
      Object.fromEntries(ACCOUNT_KEYS.map(key => [key, Account])) as Record<
        (typeof ACCOUNT_KEYS)[number],
        typeof Account
      >,
    ),
  },
  { $id: 'StorefrontShop' },
)

/** Schemas that the OpenAPI document shows as components. */
export const CATALOGUE_COMPONENTS: readonly TSchema[] = [...ITEMS.components, StorefrontShop]

/** A shop's key in a path. */
export const ShopKey = Type.String({
  pattern: SHOP_KEY.pattern,
  description: "The shop's key, the `shop_id` of `GET /api/user`.",
  examples: ['tea'],
})

export const ShopParams = Type.Object({ shop_id: ShopKey })
export const ShopItemParams = Type.Object({ shop_id: ShopKey, id: PathId })

export const ListStorefrontItemsQuery = Type.Object(
  {
    q: Type.Optional(
      Type.String({
        minLength: MIN_QUERY_LENGTH,
        maxLength: MAX_QUERY_LENGTH,
        pattern: LINE.pattern,
        description: 'Words that are all part of the name, in any width, case and kana.',
      }),
    ),
    category_id: Type.Optional(Type.Integer({ description: 'Items of this category or of one below it.' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE, default: DEFAULT_PAGE })),
    offset: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: MAX_OFFSET, default: 0 }))),
  },
  { additionalProperties: false },
)

export type ListStorefrontItems = Static<typeof ListStorefrontItemsQuery>
