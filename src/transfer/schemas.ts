/**
 * Import documents (R-DOCUMENT-1, R-DOCUMENT-2): the API's own details, checked strictly, with what the API does not show
 * in `state`. What a caller of the API can write has the limits of its schemas (docs/rules/limits.md); the rest has those
 * written here.
 */
import { type Static, type TSchema, Type } from '#typebox'
import { Body, DateTime, MAX_SAFE, Nullable, OptionalMembers, Words } from '../http/schemas.ts'
import { STORED_LINE, STORED_NAME, TEXT } from '../lib/text.ts'
import { MAX_IMPORTED_NUMBER } from '../resources/item_categories/limits.ts'
import { CreateCategoryBody } from '../resources/item_categories/schemas.ts'
import {
  MAX_CHOICES,
  MAX_FORM_LENGTH,
  MAX_IMAGES,
  MAX_LINKS,
  MAX_OPTIONS,
  MAX_PRICE,
  MAX_VARIATIONS,
} from '../resources/items/limits.ts'
import { AddVariationBody, Detail, Stock } from '../resources/items/request-schemas.ts'
import {
  Code,
  CYCLE_PLANS,
  ITEM_TYPES,
  type ItemType,
  OPTIONAL_MEMBERS,
  REPEAT_TIMES,
  REQUIRED_MEMBERS,
  SALES_STATUSES,
  TAX_TYPES,
} from '../resources/items/schemas.ts'
import { MAX_COUPONS, MAX_SHIPPING_METHODS } from '../selling/limits.ts'
import {
  CouponBody,
  type CouponSettings,
  ParcelSize,
  ShippingMethodDocument,
  type ShippingMethodSettings,
} from '../selling/schemas.ts'
import { MAX_BLOCKED } from '../shops/limits.ts'
import { DOCUMENT_SETTING_NAMES, type DocumentSettings, SETTINGS } from '../shops/settings.ts'
import { ACCOUNT_KEYS } from '../shops/store.ts'
import { AFTER_KINDS } from './after-schemas.ts'
import { MAX_ADDRESS_LENGTH, MAX_LINE_LENGTH, MAX_TEXT_LENGTH } from './limits.ts'

/** The kinds of documents that can be imported, in the order in which an export writes them. */
export const KINDS = ['shop', 'category', 'item', 'order', ...AFTER_KINDS, 'file'] as const
export type Kind = (typeof KINDS)[number]

/** An id of where the document comes from. It only names things; the import gives new ones. */
const SourceId = Type.Integer({ minimum: 1, maximum: MAX_SAFE })
const Amount = Type.Integer({ minimum: 0, maximum: MAX_PRICE })
const Name = Type.String({ minLength: 1, maxLength: MAX_LINE_LENGTH, pattern: STORED_LINE.pattern })
const LongText = Type.String({ maxLength: MAX_TEXT_LENGTH, pattern: TEXT.pattern })

/** The format of an address that is not too long as the API shows it. */
export const SHORT_ADDRESS = `an address of at most ${MAX_ADDRESS_LENGTH} characters, percent-encoded`
const WebAddress = Type.String({ format: 'http or https address', allOf: [{ format: SHORT_ADDRESS }] })

const { price: Price } = REQUIRED_MEMBERS
// What is stored can be imported, also from before a name of invisible characters was blank.
const stored = { pattern: STORED_NAME.pattern }
const ItemName = Type.String({ ...REQUIRED_MEMBERS.name, ...stored })
const VariationName = Type.String({ ...AddVariationBody.properties.name, ...stored })
const CategoryName = Type.String({ ...CreateCategoryBody.properties.name, ...stored })

/** Entries whose ids are told apart. */
function List<T extends TSchema>(entry: T, maxItems: number) {
  return Type.Array(entry, { maxItems, 'x-unique-by': 'id' })
}

/** A category with its chain of parents. The three levels of a tree are written out, which also bounds the depth of what is read. */
const Top = Body({ id: SourceId, name: CategoryName, parent: Type.Null() })
const Second = Body({ id: SourceId, name: CategoryName, parent: Nullable(Top) })
const Summary = Body({ id: SourceId, name: CategoryName, parent: Nullable(Second) })

const SelectOption = Body({
  id: SourceId,
  name: Name,
  required: Type.Boolean(),
  option_type: Type.Literal('select'),
  choices: List(Body({ id: SourceId, name: Name, extra_price: Amount }), MAX_CHOICES),
})

const FormOption = Body({
  id: SourceId,
  name: Name,
  required: Type.Boolean(),
  option_type: Type.Literal('form'),
  option_variation_id: Nullable(SourceId),
  extra_price: Amount,
  max_length: Nullable(Type.Integer({ minimum: 1, maximum: MAX_FORM_LENGTH })),
  free_text_description: Nullable(LongText),
})

type Option = Static<typeof SelectOption> | Static<typeof FormOption>

const ItemOption = Type.Unsafe<Option>({
  type: 'object',
  discriminator: { propertyName: 'option_type' },
  oneOf: [SelectOption, FormOption],
})

const COMMON = {
  id: SourceId,
  ...REQUIRED_MEMBERS,
  name: ItemName,
  ...OPTIONAL_MEMBERS,
  detail: Detail,
  price: Nullable(Price),
  proper_price: Nullable(Price),
  stock: Type.Integer({ minimum: 0, maximum: MAX_SAFE }),
  visible: Type.Boolean(),
  sales_status: Words(SALES_STATUSES),
  created_at: DateTime,
  modified_at: DateTime,
  images: List(
    Body({ id: SourceId, url: WebAddress, scaled_url: WebAddress, square_url: WebAddress }),
    MAX_IMAGES,
  ),
  variations: List(
    Body({
      id: SourceId,
      name: Type.Optional(VariationName),
      stock: Stock,
      identifier: Nullable(Code),
      barcode: Nullable(Code),
    }),
    MAX_VARIATIONS,
  ),
  categories: List(Summary, MAX_LINKS),
  options: List(ItemOption, MAX_OPTIONS),
  _links: Type.Optional(Type.Unknown()),
}

const Digital = Body({
  file_name: Name,
  file_size: Type.Integer({ minimum: 0, maximum: MAX_SAFE }),
  file_ext: Name,
})

const Subscription = Body({
  initial_price: Nullable(Price),
  repeat_price: Nullable(Price),
  repeat_times: Words(REPEAT_TIMES),
  cycle_plan: Words(CYCLE_PLANS),
})

const Lottery = Body({
  application_start_at: DateTime,
  application_end_at: DateTime,
  scheduled_announce_at: DateTime,
})

const OWN_MEMBERS: Record<ItemType, Record<string, TSchema>> = {
  normal: {},
  takeout: {},
  digital: { digital: Digital },
  subscription: { subscription: Subscription },
  lottery: { lottery: Lottery },
}

const ItemState = Body({
  sales_start_at: Type.Optional(Nullable(DateTime)),
  sales_end_at: Type.Optional(Nullable(DateTime)),
  own_stock: Type.Optional(Stock),
  repeat_price: Type.Optional(Nullable(Price)),
  sale: Type.Optional(
    Nullable(
      Body({
        price: Price,
        starts_at: Nullable(DateTime),
        ends_at: Nullable(DateTime),
        begun: Type.Boolean({
          description: 'Whether it is on: `price` is its price then, `proper_price` the regular one.',
        }),
      }),
    ),
  ),
  shipping_methods: Type.Optional(
    Type.Array(Body({ name: ShippingMethodDocument.properties.name, size: ParcelSize }), {
      maxItems: MAX_SHIPPING_METHODS,
      'x-unique-by': 'name',
    }),
  ),
})

const CategoryData = Body({
  id: SourceId,
  name: CategoryName,
  number: Type.Integer({ minimum: 1, maximum: MAX_IMPORTED_NUMBER }),
  parent: Nullable(Second),
})

const Account = Type.Optional(Nullable(Name))

const ShopData = Body({
  shop_id: Type.Optional(Type.String()),
  shop_name: Name,
  shop_introduction: Nullable(LongText),
  shop_url: Type.Optional(Type.String()),
  mail_address: Name,
  nickname: Nullable(Name),
  shop_category: Nullable(Name),
  able_to_business: Type.Boolean(),
  using_only_cart: Type.Boolean(),
  default_item_tax_type: Words(TAX_TYPES),
  external_service_account: Body(
    Object.fromEntries(ACCOUNT_KEYS.map(key => [key, Account])) as Record<
      (typeof ACCOUNT_KEYS)[number],
      typeof Account
    >,
  ),
})

const ShopState = Body({
  payment_maintenance: Type.Optional(Type.Boolean()),
  // Behind the last number that can be imported; categories made later have room above.
  next_category_number: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_IMPORTED_NUMBER + 1 })),
  block_list: Type.Optional(Type.Array(Name, { maxItems: MAX_BLOCKED })),
  settings: Type.Optional(
    Type.Unsafe<Partial<DocumentSettings & SellingDocuments>>(
      Body({
        ...OptionalMembers(
          Object.fromEntries(DOCUMENT_SETTING_NAMES.map(name => [name, SETTINGS[name].schema])),
        ),
        shipping_methods: Type.Optional(
          Type.Array(ShippingMethodDocument, { maxItems: MAX_SHIPPING_METHODS, 'x-unique-by': 'name' }),
        ),
        coupons: Type.Optional(Type.Array(CouponBody, { maxItems: MAX_COUPONS, 'x-unique-by': 'code' })),
      }),
    ),
  ),
})

/** What a shop sells by, in the `settings` of its document. */
interface SellingDocuments {
  readonly shipping_methods: readonly ShippingMethodSettings[]
  readonly coupons: readonly CouponSettings[]
}

function documentOf(kind: 'shop' | 'category' | 'item', data: TSchema, state: TSchema): TSchema {
  return Body({ kind: Type.Literal(kind), data, state: Type.Optional(state) })
}

/** A whole shop or category document. */
export const SHOP_DOCUMENT = documentOf('shop', ShopData, ShopState)
export const CATEGORY_DOCUMENT = documentOf('category', CategoryData, Body({}))

/** A whole item document, for each type. */
export const ITEM_DOCUMENTS = ITEM_TYPES.map(type => ({
  type,
  schema: documentOf('item', Body({ type: Type.Literal(type), ...COMMON, ...OWN_MEMBERS[type] }), ItemState),
}))

export type ShopDocument = {
  readonly data: Static<typeof ShopData>
  readonly state?: Static<typeof ShopState>
}
export type CategoryDocument = { readonly data: Static<typeof CategoryData> }
type ItemState = Static<typeof ItemState>
export type ItemDocument = { readonly data: ItemData; readonly state?: ItemState }

const CommonData = Type.Object(COMMON)

/** The data of an item of any type; which of the last three is there goes by the type. */
export type ItemData = Static<typeof CommonData> & {
  readonly type: ItemType
  readonly digital?: Static<typeof Digital>
  readonly subscription?: Static<typeof Subscription>
  readonly lottery?: Static<typeof Lottery>
}

/** A category as items and categories name it. */
export type CategorySummary = Static<typeof Summary>
