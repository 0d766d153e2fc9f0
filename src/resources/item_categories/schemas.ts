/** Item categories as callers see and send them (R-CATEGORY-1). */
import { type Static, type TSchema, Type } from '#typebox'
import { Body, Id, MAX_SAFE, NeighborId, Nullable, PathId, Words } from '../../http/schemas.ts'
import { NAME } from '../../lib/text.ts'
import { type CategorySummary, ItemCategorySummary } from '../items/schemas.ts'
import { MAX_NAME_LENGTH } from './limits.ts'

export const ItemCategory = Type.Object(
  {
    id: Id,
    name: Type.String(),
    number: Type.Integer({
      minimum: 1,
      description: 'Counts up within the shop from 1 and is never used again.',
    }),
    parent: Type.Unsafe<CategorySummary | null>({
      anyOf: [{ $ref: `${(ItemCategorySummary as unknown as { $id: string }).$id}#` }, { type: 'null' }],
    }),
  },
  { $id: 'ItemCategory' },
)

/** Schemas that the OpenAPI document shows as components. */
export const CATEGORY_COMPONENTS: readonly TSchema[] = [ItemCategory]

const Name = Type.String({ minLength: 1, maxLength: MAX_NAME_LENGTH, pattern: NAME.pattern })

export const CategoryParams = Type.Object({ id: PathId })
export const LinkParams = Type.Object({ id: PathId, item_id: PathId })

export const CreateCategoryBody = Body(
  {
    name: Name,
    parent_id: Type.Optional(
      Nullable(
        Type.Integer({
          minimum: 0,
          maximum: MAX_SAFE,
          description: 'Left out or null: a category at the top.',
        }),
      ),
    ),
  },
  { examples: [{ name: '湯呑み', parent_id: 3 }] },
)

export const UpdateCategoryBody = Body({ name: Type.Optional(Name) }, { examples: [{ name: '器' }] })

export const MoveCategoryBody = Type.Unsafe<
  { move_to: 'first' } | { move_to: 'last' } | { move_to: 'before' | 'after'; neighbor_category_id: number }
>({
  type: 'object',
  examples: [{ move_to: 'before', neighbor_category_id: 4 }],
  discriminator: { propertyName: 'move_to' },
  oneOf: [
    Body({ move_to: Words(['first', 'last']) }),
    Body({ move_to: Words(['before', 'after']), neighbor_category_id: NeighborId }),
  ],
})

export type CategoryRecord = Static<typeof ItemCategory>
export type CreateCategory = Static<typeof CreateCategoryBody>
export type MoveCategory = Static<typeof MoveCategoryBody>
