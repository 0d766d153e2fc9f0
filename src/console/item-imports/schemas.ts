/** What the console sends of an item that comes from a file (R-CATALOGUE-7). */
import { type Static, Type } from '#typebox'
import { AnyId, Body, DateTime, Nullable, OptionalMembers } from '../../http/schemas.ts'
import { MAX_LINKS, MAX_PRICE, MAX_VARIATIONS, MIN_PRICE } from '../../resources/items/limits.ts'
import { Detail, Stock } from '../../resources/items/request-schemas.ts'
import { Code, OPTIONAL_MEMBERS, REQUIRED_MEMBERS } from '../../resources/items/schemas.ts'

/** A sale that has not begun, as files have it. */
export const PLANNED_SALE = {
  price: Type.Integer({ minimum: MIN_PRICE, maximum: MAX_PRICE }),
  starts_at: DateTime,
  ends_at: Nullable(DateTime),
}

const Variation = Body({
  variation_id: Nullable({ ...AnyId, description: 'Null: it is added.' }),
  name: Type.Optional(REQUIRED_MEMBERS.name),
  identifier: Type.Optional(Nullable(Code)),
  barcode: Type.Optional(Nullable(Code)),
  stock: Type.Optional(Stock),
})

export const ImportedItemBody = Body({
  item_id: Nullable({ ...AnyId, description: 'Null: it is made, private unless `visible` says otherwise.' }),
  modified_at: Nullable({
    ...DateTime,
    description: 'As it was when the change was shown; null for a new one.',
  }),
  ...OptionalMembers(REQUIRED_MEMBERS),
  ...OptionalMembers(OPTIONAL_MEMBERS),
  detail: Type.Optional(Detail),
  visible: Type.Optional(Type.Boolean()),
  stock: Type.Optional(Stock),
  planned_sale: Type.Optional(
    Nullable({
      ...Body(PLANNED_SALE),
      description: 'A sale to come, in place of the one that is planned; null: none is.',
    }),
  ),
  category_ids: Type.Optional(Type.Array(AnyId, { maxItems: MAX_LINKS, uniqueItems: true })),
  variations: Type.Optional(
    Type.Array(Variation, { maxItems: MAX_VARIATIONS, description: 'Those that are not named stay.' }),
  ),
})

export type ImportedItem = Static<typeof ImportedItemBody>
