/** What the console sends of an item that comes from a file (R-CATALOGUE-7). */
import { type Static, Type } from '#typebox'
import { AnyId, Body, DateTime, Nullable, OptionalMembers } from '../../http/schemas.ts'
import { MAX_LINKS, MAX_VARIATIONS } from '../../resources/items/limits.ts'
import { Detail, Stock } from '../../resources/items/request-schemas.ts'
import { Code, OPTIONAL_MEMBERS, REQUIRED_MEMBERS } from '../../resources/items/schemas.ts'

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
  category_ids: Type.Optional(Type.Array(AnyId, { maxItems: MAX_LINKS, uniqueItems: true })),
  variations: Type.Optional(
    Type.Array(Variation, { maxItems: MAX_VARIATIONS, description: 'Those that are not named stay.' }),
  ),
})

export type ImportedItem = Static<typeof ImportedItemBody>
