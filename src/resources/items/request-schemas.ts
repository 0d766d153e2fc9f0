/** What callers send about items (docs/rules/items.md). */
import { type Static, Type } from '#typebox'
import {
  AnyId,
  Body,
  DateTime,
  NeighborId,
  Nullable,
  OptionalMembers,
  PathId,
  Words,
} from '../../http/schemas.ts'
import { MULTI_LINE, WELL_FORMED } from '../../lib/text.ts'
import { MAX_FILE_ID_LENGTH } from '../files/limits.ts'
import {
  DEFAULT_PAGE,
  MAX_DETAIL_LENGTH,
  MAX_IMAGES,
  MAX_OFFSET,
  MAX_PAGE,
  MAX_STOCK,
  MAX_VARIATIONS,
} from './limits.ts'
import {
  Code,
  CYCLE_PLANS,
  ITEM_TYPES,
  type ItemType,
  OPTIONAL_MEMBERS,
  REPEAT_TIMES,
  REQUIRED_MEMBERS,
} from './schemas.ts'

const CREATABLE_TYPES = ['normal', 'takeout', 'subscription', 'lottery'] as const

const { name: Name, price: Price } = REQUIRED_MEMBERS

const FileId = Type.String({
  minLength: 1,
  maxLength: MAX_FILE_ID_LENGTH,
  pattern: WELL_FORMED.pattern,
  description: 'As it was issued with the upload destination.',
})

export const ItemParams = Type.Object({ id: PathId })
export const ImageParams = Type.Object({ id: PathId, image_id: PathId })
export const VariationParams = Type.Object({ id: PathId, variation_id: PathId })

export const ListItemsQuery = Type.Object(
  {
    visible: Type.Optional(
      Words(['true', 'false'], { description: 'Public items only, or private ones only.' }),
    ),
    category_id: Type.Optional(Type.Integer({ description: 'Items of this category or of one below it.' })),
    order: Type.Optional(Words(['list_order', 'created', 'modified'], { default: 'list_order' })),
    sort: Type.Optional(Words(['asc', 'desc'], { default: 'asc' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE, default: DEFAULT_PAGE })),
    offset: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: MAX_OFFSET, default: 0 }))),
  },
  { additionalProperties: false },
)

/** An item's description, as it is stored. */
export const Detail = Type.String({ maxLength: MAX_DETAIL_LENGTH, pattern: MULTI_LINE.pattern })

const EDITABLE = { detail: Type.Optional(Nullable(Detail)), ...OptionalMembers(OPTIONAL_MEMBERS) }

const SUBSCRIPTION = {
  repeat_price: Type.Optional(Price),
  repeat_times: Words(REPEAT_TIMES),
  cycle_plan: Words(CYCLE_PLANS),
}
const LOTTERY = {
  application_start_at: DateTime,
  application_end_at: DateTime,
  scheduled_announce_at: DateTime,
}

function requiredWhen(type: ItemType): object {
  return {
    if: { properties: { type: { const: type } }, required: ['type'] },
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own word
    then: { properties: { [type]: { type: 'object' } }, required: [type] },
  }
}

export const CreateItemBody = Body(
  {
    type: Words(CREATABLE_TYPES),
    ...REQUIRED_MEMBERS,
    ...EDITABLE,
    subscription: Type.Optional(
      Body(SUBSCRIPTION, { description: 'Required for the type subscription, refused for others.' }),
    ),
    lottery: Type.Optional(
      Body(LOTTERY, { description: 'Required for the type lottery, refused for others.' }),
    ),
  },
  {
    allOf: [requiredWhen('subscription'), requiredWhen('lottery')],
    examples: [
      { type: 'normal', name: '手ぬぐい', price: 1200, item_tax_type: 'standard', identifier: 'TENUGUI-01' },
    ],
  },
)

export const UpdateItemBody = Body(
  {
    type: Type.Optional(
      Words(ITEM_TYPES, { description: 'Only the type that the item has; it can never change.' }),
    ),
    ...OptionalMembers(REQUIRED_MEMBERS),
    price: Type.Optional(Type.Integer({ ...Price, description: 'Ends a sale: proper_price becomes null.' })),
    ...EDITABLE,
    subscription: Type.Optional(
      Body({
        repeat_price: SUBSCRIPTION.repeat_price,
        repeat_times: Type.Optional(SUBSCRIPTION.repeat_times),
        cycle_plan: Type.Optional(SUBSCRIPTION.cycle_plan),
      }),
    ),
    lottery: Type.Optional(
      Body({
        application_start_at: Type.Optional(DateTime),
        application_end_at: Type.Optional(DateTime),
        scheduled_announce_at: Type.Optional(DateTime),
      }),
    ),
  },
  { examples: [{ price: 1500, detail: null }] },
)

/** Pieces of an item or of a variation. */
export const Stock = Type.Integer({ minimum: 0, maximum: MAX_STOCK })

export const SetStockBody = Body(
  {
    stock: Type.Optional(Stock),
    variations: Type.Optional(
      Type.Array(Body({ variation_id: AnyId, stock: Stock }), {
        minItems: 1,
        maxItems: MAX_VARIATIONS,
        'x-unique-by': 'variation_id',
      }),
    ),
  },
  { oneOf: [{ required: ['stock'] }, { required: ['variations'] }], examples: [{ stock: 12 }] },
)

export const SetVisibilityBody = Body({ visible: Type.Boolean() }, { examples: [{ visible: true }] })

export const AddVariationBody = Body(
  {
    name: Name,
    identifier: Type.Optional(Nullable(Code)),
    barcode: Type.Optional(Nullable(Code)),
  },
  { examples: [{ name: '藍 / M', identifier: 'TENUGUI-01-M', barcode: '2000000000015' }] },
)

export const UpdateVariationBody = Body(
  {
    name: Type.Optional(Name),
    identifier: Type.Optional(Nullable(Code)),
    barcode: Type.Optional(Nullable(Code)),
  },
  { examples: [{ name: '藍 / L' }] },
)

export const AddImageBody = Body(
  { file_id: FileId },
  { examples: [{ file_id: 'q2D8wVbL0kXo5ZsYhN3mRtCj7uEaGfPi' }] },
)

export const ReorderImagesBody = Body(
  { image_ids: Type.Array(AnyId, { minItems: 1, maxItems: MAX_IMAGES, uniqueItems: true }) },
  { examples: [{ image_ids: [32, 31] }] },
)

export const ReorderVariationsBody = Body(
  {
    variation_ids: Type.Array(AnyId, { minItems: 1, maxItems: MAX_VARIATIONS, uniqueItems: true }),
  },
  { examples: [{ variation_ids: [12, 11, 13] }] },
)

export const MoveItemBody = Type.Unsafe<
  { move_to: 'first' } | { move_to: 'last' } | { move_to: 'before' | 'after'; neighbor_item_id: number }
>({
  type: 'object',
  examples: [{ move_to: 'after', neighbor_item_id: 7 }],
  discriminator: { propertyName: 'move_to' },
  oneOf: [
    Body({ move_to: Words(['first', 'last']) }),
    Body({ move_to: Words(['before', 'after']), neighbor_item_id: NeighborId }),
  ],
})

export type CreateItem = Static<typeof CreateItemBody>
export type UpdateItem = Static<typeof UpdateItemBody>
export type SetStock = Static<typeof SetStockBody>
export type MoveItem = Static<typeof MoveItemBody>
export type ListItems = Static<typeof ListItemsQuery>
export type AddVariation = Static<typeof AddVariationBody>
export type UpdateVariation = Static<typeof UpdateVariationBody>
