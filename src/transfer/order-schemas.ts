/**
 * Order documents (R-DOCUMENT-1): the detail of an order, checked strictly. The schema is that of the API's own answer,
 * with limits to the texts and lists that came from another system, which may be longer than callers of the API may make
 * them (R-LIMIT-9). What the parts say of each other is checked in `check-order.ts`.
 */
import { type Static, type TSchema, Type } from '#typebox'
import { Body, DateTime, MAX_SAFE, Nullable, Words } from '../http/schemas.ts'
import { COUNTRY_CODE, OPEN_LINE, TEXT, TIME_ZONE } from '../lib/text.ts'
import { ITEM_TYPES } from '../resources/items/schemas.ts'
import { orderComponent } from '../resources/orders/arrange.ts'
import {
  MAX_COMMENT_LENGTH,
  MAX_ENTRIES,
  MAX_LINE_LENGTH,
  MAX_OPTIONS,
  MAX_OTHER_LINE_LENGTH,
  MAX_OTHER_TEXT_LENGTH,
} from '../resources/orders/limits.ts'
import { Order, type OrderDetail } from '../resources/orders/schemas.ts'
import { MAX_UPDATES } from '../shops/limits.ts'

/** A text, unless it is said otherwise. */
const LINE = { maxLength: MAX_OTHER_LINE_LENGTH, pattern: OPEN_LINE.pattern }

const LONG_TEXT = { maxLength: MAX_OTHER_TEXT_LENGTH, pattern: TEXT.pattern }
const COUNTRY = { pattern: COUNTRY_CODE.pattern }

/** Other limits of texts and lists, by their path. */
const LIMITS: ReadonlyMap<string, object> = new Map<string, object>([
  ['remark', LONG_TEXT],
  ['add_comment', LONG_TEXT],
  ['shop_memo.text', { ...LONG_TEXT, maxLength: MAX_COMMENT_LENGTH }],
  ['customer.mail_address', { ...LINE, maxLength: MAX_LINE_LENGTH }],
  ['customer.address.country_code', COUNTRY],
  ['shipping.address.country_code', COUNTRY],
  ['lines.options', { maxItems: MAX_OPTIONS }],
  ['lines.options.value', LONG_TEXT],
  ['delivery.delivery_time_zone', { pattern: TIME_ZONE.pattern }],
  ['delivery.dispatches.comment', LONG_TEXT],
])

/** What is read of a schema. */
interface Shape {
  readonly type?: string | readonly string[]
  readonly $id?: string
  readonly $ref?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
}

/** The schema without other members than its own, with the limits of what stands at `path`, and nothing referred to. */
function strict(schema: Shape, path: string): Shape {
  const { $id, $ref, anyOf, ...shape } = schema
  if ($ref !== undefined) return strict(orderComponent($ref) as Shape, path)
  if (anyOf !== undefined) return eitherOrNull(anyOf, path)
  const limits = LIMITS.get(path)
  if (shape.properties !== undefined) {
    const members = Object.entries(shape.properties).map(([name, member]) => {
      return [name, strict(member, path === '' ? name : `${path}.${name}`)] as const
    })
    return { ...shape, properties: Object.fromEntries(members), ...{ additionalProperties: false } }
  }
  if (shape.items !== undefined) {
    return { ...shape, items: strict(shape.items, path), ...{ maxItems: MAX_ENTRIES }, ...limits }
  }
  return isFreeText(shape) ? { ...shape, ...(limits ?? LINE) } : shape
}

/** Of two branches one is null. Written as a list of types, so that a violation is told once. */
function eitherOrNull(branches: readonly Shape[], path: string): Shape {
  const branch = branches.find(({ type }) => type !== 'null')
  if (branch === undefined) throw new Error(`Nothing but null can stand at ${path}`)
  const { type, ...shape } = strict(branch, path)
  return { ...shape, type: [type ?? [], 'null'].flat() }
}

function isFreeText({ type, format, enum: values, pattern }: Shape): boolean {
  return [type].flat().includes('string') && (format ?? values ?? pattern) === undefined
}

/** What the API does not show of an order. All of it may be left out. */
const OrderStateData = Body({
  easy_delivery: Type.Optional(Type.Boolean()),
  under_investigation: Type.Optional(Type.Boolean()),
  amount_updates: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_UPDATES })),
  mail_updates: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_UPDATES })),
  /** When a receipt of it was given out for the first time. */
  receipt_issued_at: Type.Optional(DateTime),
  /** Lines of which more is to be said than that they are of a normal item. */
  lines: Type.Optional(
    Type.Array(
      Body({
        id: Type.Integer({ minimum: 0, maximum: MAX_SAFE }),
        item_type: Type.Optional(Words(ITEM_TYPES)),
        announce_at: Type.Optional(Nullable(DateTime)),
        downloadable: Type.Optional(Type.Boolean()),
      }),
      { maxItems: MAX_ENTRIES, 'x-unique-by': 'id' },
    ),
  ),
})

/** A whole order document. */
export const ORDER_DOCUMENT: TSchema = Body({
  kind: Type.Literal('order'),
  data: Type.Unsafe<OrderDetail>(strict(Order as Shape, '') as TSchema),
  state: Type.Optional(OrderStateData),
})

export type OrderDocumentState = Static<typeof OrderStateData>
export type OrderDocument = {
  readonly data: OrderDetail
  readonly state?: OrderDocumentState
}
