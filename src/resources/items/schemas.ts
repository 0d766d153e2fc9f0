/** Items as callers see them (R-ITEM-1, R-ITEM-9), and what requests and documents share with that. */
import { type Static, type TSchema, type TUnsafe, Type } from '#typebox'
import { DateTime, Id, MAX_SAFE, Nullable, OneOf, Ref, ShownMembers, Words } from '../../http/schemas.ts'
import { namesOf } from '../../lib/members.ts'
import { CODE, NAME } from '../../lib/text.ts'
import {
  MAX_CHOICES,
  MAX_CODE_LENGTH,
  MAX_IMAGES,
  MAX_LINKS,
  MAX_NAME_LENGTH,
  MAX_OPTIONS,
  MAX_PRICE,
  MAX_QUANTITY_LIMIT,
  MAX_VARIATIONS,
  MIN_PRICE,
  MIN_QUANTITY_LIMIT,
} from './limits.ts'

/** The types of items (R-ITEM-9). A digital item enters by import only. */
export const ITEM_TYPES = ['normal', 'digital', 'takeout', 'subscription', 'lottery'] as const
export type ItemType = (typeof ITEM_TYPES)[number]

export const TAX_TYPES = ['standard', 'reduced'] as const
export type TaxType = (typeof TAX_TYPES)[number]

export const SALES_STATUSES = ['item_waiting_for_sale', 'item_now_on_sale', 'item_end_of_sale'] as const
export type SalesStatus = (typeof SALES_STATUSES)[number]
export const REPEAT_TIMES = ['repeat_3_times', 'repeat_6_times', 'repeat_12_times', 'unlimited'] as const
export const CYCLE_PLANS = [
  'weekly',
  'every_2_weeks',
  'monthly',
  'every_45_days',
  'every_2_months',
  'every_3_months',
] as const

const ItemTaxType = Words(TAX_TYPES)

/** Item code, variation code or barcode (R-LIMIT-2, R-ITEM-17). */
export const Code = Type.String({ minLength: 1, maxLength: MAX_CODE_LENGTH, pattern: CODE.pattern })

/** Members of an item under the names of their columns, as they are sent and imported: a new item has each. */
export const REQUIRED_MEMBERS = {
  name: Type.String({ minLength: 1, maxLength: MAX_NAME_LENGTH, pattern: NAME.pattern }),
  price: Type.Integer({
    minimum: MIN_PRICE,
    maximum: MAX_PRICE,
    description: 'Yen, tax included. The shop may have set a lower ceiling.',
  }),
  item_tax_type: ItemTaxType,
}

/**
 * Likewise members that requests can leave out; a new item then has the column's value from the beginning. Those that
 * documents can leave out, because there were documents before them, are `Type.Optional` here.
 */
export const OPTIONAL_MEMBERS = {
  identifier: Nullable(Code),
  quantity_limit: Nullable(Type.Integer({ minimum: MIN_QUANTITY_LIMIT, maximum: MAX_QUANTITY_LIMIT })),
}

/** Members that documents may lack: written when they have a value, so that others stay as they were. */
export const LATER_MEMBERS = namesOf(OPTIONAL_MEMBERS).filter(name => Type.IsOptional(OPTIONAL_MEMBERS[name]))

/** The names of both, which requests, answers, documents and columns share. */
export const PLAIN_MEMBERS = [...namesOf(REQUIRED_MEMBERS), ...namesOf(OPTIONAL_MEMBERS)]

/** A link to what can be done next, with the place in the reference that explains it. */
const Link = Type.Object(
  {
    href: Type.String({ format: 'uri' }),
    method: Words(['GET', 'POST', 'PUT', 'DELETE']),
    document_href: Type.String({ format: 'uri' }),
  },
  { $id: 'Link' },
)

export const ItemVariation = Type.Object(
  {
    id: Id,
    name: Type.Optional(Type.String({ description: 'Left out for a variation that has only a code.' })),
    stock: Type.Integer(),
    identifier: Nullable(Type.String()),
    barcode: Nullable(Type.String({ description: 'JAN or GTIN.' })),
  },
  { $id: 'ItemVariation' },
)

export const ItemImage = Type.Object(
  {
    id: Id,
    url: Type.String({ format: 'uri' }),
    scaled_url: Type.String({
      format: 'uri',
      description: 'Change the width in the address to get another.',
    }),
    square_url: Type.String({ format: 'uri', description: 'Change the size in the address to get another.' }),
  },
  { $id: 'ItemImage' },
)

/** A category with its chain of parents. Recursive, so its own reference stands in it. */
export interface CategorySummary {
  readonly id: number
  readonly name: string
  readonly parent: CategorySummary | null
}

export const ItemCategorySummary = Type.Unsafe<CategorySummary>({
  $id: 'ItemCategorySummary',
  type: 'object',
  required: ['id', 'name', 'parent'],
  properties: {
    id: Id,
    name: { type: 'string' },
    parent: { anyOf: [{ $ref: 'ItemCategorySummary#' }, { type: 'null' }] },
  },
})

const OptionBase = { id: Id, name: Type.String(), required: Type.Boolean() }

const ItemSelectOption = Type.Object(
  {
    ...OptionBase,
    option_type: Type.Literal('select'),
    choices: Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        extra_price: Type.Integer({ description: 'Yen added when chosen, tax included.' }),
      }),
      { maxItems: MAX_CHOICES },
    ),
  },
  { $id: 'ItemSelectOption' },
)

const ItemFormOption = Type.Object(
  {
    ...OptionBase,
    option_type: Type.Literal('form'),
    option_variation_id: Nullable(Id),
    extra_price: Type.Integer(),
    max_length: Nullable(Type.Integer()),
    free_text_description: Nullable(Type.String()),
  },
  { $id: 'ItemFormOption' },
)

export type ItemOptionDetail = Static<typeof ItemSelectOption> | Static<typeof ItemFormOption>

const ItemOption = OneOf('option_type', [ItemSelectOption, ItemFormOption], { $id: 'ItemOption' })

/** The keys of `_links`, always all present (R-LINK-1). */
export const LINK_KEYS = [
  'update_item',
  'delete_item',
  'update_item_stock',
  'update_item_visibility',
  'update_item_list_order',
  'add_item_image',
  'reorder_item_images',
  'create_file_upload',
  'add_item_variation',
  'reorder_item_variations',
] as const

const SHOWN_OPTIONAL_MEMBERS = ShownMembers(OPTIONAL_MEMBERS)

/** What everybody sees of an item of any type. */
const FOR_ALL = {
  id: Id,
  name: Type.String(),
  detail: Type.String({ description: 'As the shop wrote it: escape it before showing it.' }),
  quantity_limit: SHOWN_OPTIONAL_MEMBERS.quantity_limit,
  price: Nullable(Type.Integer({ description: 'Yen, tax included.' })),
  proper_price: Nullable(Type.Integer({ description: 'The price before the sale that is on.' })),
  stock: Type.Integer({ description: 'The sum over the variations if there are any.' }),
  sales_status: Words(SALES_STATUSES),
  item_tax_type: ItemTaxType,
  images: Type.Array(Ref(ItemImage), { maxItems: MAX_IMAGES }),
  variations: Type.Array(Ref(ItemVariation), { maxItems: MAX_VARIATIONS }),
  categories: Type.Array(Ref(ItemCategorySummary), { maxItems: MAX_LINKS }),
  options: Type.Array(Ref(ItemOption), { maxItems: MAX_OPTIONS }),
}

/** What the shop's programs see besides: also every optional member that not everybody sees. */
const FOR_PROGRAMS = {
  ...SHOWN_OPTIONAL_MEMBERS,
  visible: Type.Boolean(),
  created_at: DateTime,
  modified_at: DateTime,
  _links: Type.Object(
    Object.fromEntries(LINK_KEYS.map(key => [key, Ref(Link)])) as Record<
      (typeof LINK_KEYS)[number],
      TUnsafe<Static<typeof Link>>
    >,
  ),
}

/** What only they see: buyers are shown none of it, a new member neither until it is for all. */
export const ONLY_FOR_PROGRAMS: ReadonlySet<string> = new Set(
  namesOf(FOR_PROGRAMS).filter(name => !Object.hasOwn(FOR_ALL, name)),
)

/** What items of a type have of their own. */
const OF_TYPE: Readonly<Record<ItemType, Record<string, TSchema>>> = {
  normal: {},
  takeout: {},
  digital: {
    digital: Type.Object({
      file_name: Type.String(),
      file_size: Type.Integer({ minimum: 0, maximum: MAX_SAFE, description: 'Bytes.' }),
      file_ext: Type.String(),
    }),
  },
  subscription: {
    subscription: Type.Object({
      initial_price: Nullable(
        Type.Integer({ description: 'The first delivery: always the price of the item.' }),
      ),
      repeat_price: Nullable(Type.Integer({ description: 'Every later delivery.' })),
      repeat_times: Words(REPEAT_TIMES),
      cycle_plan: Words(CYCLE_PLANS),
    }),
  },
  lottery: {
    lottery: Type.Object({
      application_start_at: DateTime,
      application_end_at: DateTime,
      scheduled_announce_at: DateTime,
    }),
  },
}

/**
 * Items as one kind of reader sees them: a schema for each type, called `prefix` and its type, and the one for all, with
 * `members` besides what everybody sees.
 */
export function itemSchemas(prefix: string, members: Record<string, TSchema>) {
  const kinds = ITEM_TYPES.map(type =>
    Type.Object(
      { type: Type.Literal(type), ...FOR_ALL, ...members, ...OF_TYPE[type] },
      { $id: `${prefix}${type.replace(/^./, first => first.toUpperCase())}Item` },
    ),
  )
  const item: TSchema = OneOf('type', kinds, { $id: `${prefix}Item` })
  return { item, components: [...kinds, item] }
}

const OF_PROGRAMS = itemSchemas('', FOR_PROGRAMS)

export const Item = OF_PROGRAMS.item

/** Schemas that the OpenAPI document shows as components. */
export const ITEM_COMPONENTS: readonly TSchema[] = [
  Link,
  ItemVariation,
  ItemImage,
  ItemCategorySummary,
  ItemSelectOption,
  ItemFormOption,
  ItemOption,
  ...OF_PROGRAMS.components,
]
