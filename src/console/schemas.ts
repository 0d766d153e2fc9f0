/** What the console's own routes answer. The page's types are made from these. */
import { type TSchema, Type } from '#typebox'
import { AUDIT_ACTORS, AUDIT_KINDS } from '../audit/kinds.ts'
import { NEEDS, ROLES } from '../auth/roles.ts'
import { SCOPES } from '../auth/scopes.ts'
import { DateTime, Id, Nullable, Ref, Words } from '../http/schemas.ts'
import { MAIL_STATES } from '../mail/store.ts'
import { ITEM_TYPES } from '../resources/items/schemas.ts'
import { MAX_ENTRIES } from '../resources/orders/limits.ts'
import { CouponBody, ShippingMethodBody } from '../selling/schemas.ts'
import { SETTING_NAMES } from '../shops/setting-table.ts'
import { SETTINGS } from '../shops/settings.ts'
import { FACTOR_COMPONENTS } from './factor-schemas.ts'
import { DAYS, HOURS, MAX_OPERATIONS, MAX_PAGE, MAX_PASSWORD_LENGTH } from './limits.ts'
import { ORDER_LIST_COMPONENTS } from './order-list-schemas.ts'

/** A password as it is sent; what is wrong with a new one is told apart. */
export const Password = Type.String({ minLength: 1, maxLength: MAX_PASSWORD_LENGTH })

/** A count of what there is, or of yen. */
const Count = Type.Integer({ minimum: 0 })

/** Who is signed in, and where. */
export const Session = Type.Object(
  {
    user: Type.Object({
      mail_address: Type.String(),
      role: Words(ROLES),
      may: Type.Array(Words(NEEDS), {
        maxItems: NEEDS.length,
        description: 'What the role allows: scopes, and what operations need.',
      }),
      must_change_password: Type.Boolean({
        description: 'Whether nothing is open before the person has chosen another password.',
      }),
    }),
    shop: Type.Object({ key: Type.String(), name: Type.String() }),
    base_url: Type.String({
      format: 'uri',
      description: 'The public address of the server, the start of every link.',
    }),
    payment_service: Type.Object({
      name: Type.String(),
      simulated: Type.Boolean(),
      maintenance: Type.Boolean(),
    }),
    mail_server: Type.Boolean({ description: 'Whether mails go out, or are only kept.' }),
  },
  { $id: 'Session' },
)

export const Token = Type.Object(
  {
    id: Id,
    name: Type.String(),
    scopes: Type.Array(Type.String(), { maxItems: SCOPES.length }),
    last_four: Type.String(),
    created_at: DateTime,
    expires_at: Nullable(DateTime),
    revoked_at: Nullable(DateTime),
    last_used_at: Nullable(DateTime),
    state: Words(['active', 'expired', 'revoked']),
    made_by: Nullable(
      Type.String({ description: 'Who made it in the console; null when it was made by command.' }),
    ),
  },
  { $id: 'Token' },
)

/** Somebody who may sign in. */
export const Person = Type.Object(
  {
    id: Id,
    mail_address: Type.String(),
    role: Words(ROLES),
    scopes: Type.Array(Words(SCOPES), {
      maxItems: SCOPES.length,
      description: 'Those of the role, of staff those that were chosen.',
    }),
    created_at: DateTime,
    last_used_at: Nullable(DateTime),
    tokens: Type.Integer({
      minimum: 0,
      description: 'Tokens that the person made and that were not revoked.',
    }),
    second_factor: Type.Boolean({ description: 'Whether the password alone does not sign in.' }),
    password_is_temporary: Type.Boolean({
      description: 'Whether the person has not chosen a password of its own yet.',
    }),
    is_self: Type.Boolean({ description: 'Whether it is who asks.' }),
  },
  { $id: 'Person' },
)

/** Something that somebody did. */
export const AuditEvent = Type.Object(
  {
    id: Id,
    at: DateTime,
    kind: Words(AUDIT_KINDS),
    actor: Words(AUDIT_ACTORS),
    actor_name: Nullable(
      Type.String({ description: "A person's mail address or a token's name, as it was." }),
    ),
    subject: Nullable(Type.String({ description: 'Whom or what it was done to.' })),
    detail: Type.Unsafe<Readonly<Record<string, unknown>>>({
      type: 'object',
      additionalProperties: true,
      description: 'What else there is to know; its members depend on the kind.',
    }),
    network_address: Nullable(Type.String()),
  },
  { $id: 'AuditEvent' },
)

/** What a scope lets a token do. */
export const ScopeOperations = Type.Object(
  {
    scope: Words(SCOPES),
    operations: Type.Array(
      Type.Object({
        operation_id: Type.String(),
        method: Type.String(),
        path: Type.String(),
        summary: Type.String(),
        summary_ja: Type.String({ description: 'The summary in Japanese.' }),
      }),
      { maxItems: MAX_OPERATIONS },
    ),
  },
  { $id: 'ScopeOperations' },
)

const REQUEST_LINE = {
  id: Id,
  request_id: Type.String(),
  at: DateTime,
  method: Type.String(),
  path: Type.String(),
  operation: Nullable(Type.String({ description: "The operationId in the API's document." })),
  status: Type.Integer(),
  problem: Nullable(Type.String({ description: 'Such as `items/not-found`; null when there was none.' })),
  token: Type.Union([Type.Object({ id: Id, name: Type.String() }), Type.Null()]),
  duration_ms: Type.Number(),
}

/** A call of the API as the list shows it. */
export const RequestLine = Type.Object(REQUEST_LINE, { $id: 'RequestLine' })

export const RequestDetail = Type.Object(
  {
    ...REQUEST_LINE,
    request_body: Nullable(Type.String({ description: 'Masked and cut, so not always JSON.' })),
    response_body: Nullable(Type.String({ description: 'Masked and cut, so not always JSON.' })),
  },
  { $id: 'RequestDetail' },
)

export const Statistics = Type.Object(
  {
    days: Type.Array(Type.Object({ day: Type.String({ format: 'date' }), orders: Count, sales: Count }), {
      maxItems: DAYS,
    }),
    hours: Type.Array(
      Type.Object({ hour: DateTime, calls: Count, client_errors: Count, server_errors: Count }),
      { maxItems: HOURS },
    ),
    totals: Type.Object({
      items: Count,
      orders_unpaid: Count,
      orders_to_send: Count,
      mails_given_up: Count,
      requests_failed_today: Count,
    }),
  },
  { $id: 'Statistics' },
)

const MAIL_LINE = {
  id: Id,
  order_key: Nullable(Type.String({ description: 'Null of a mail about an application for a lottery.' })),
  kind: Type.String(),
  recipient: Type.String(),
  to_name: Type.String(),
  to_address: Type.String(),
  subject: Type.String(),
  state: Words(MAIL_STATES),
  attempts: Count,
  last_error: Nullable(Type.String()),
  created_at: DateTime,
  sent_at: Nullable(DateTime),
}

/** A mail as the list shows it. */
export const MailLine = Type.Object(MAIL_LINE, { $id: 'MailLine' })

export const MailDetail = Type.Object(
  { ...MAIL_LINE, text: Type.String(), html: Type.String() },
  { $id: 'MailDetail' },
)

export const Settings = Type.Object(
  {
    shop_id: Type.String({ description: "The shop's key in addresses; it cannot be changed." }),
    ...Object.fromEntries(SETTING_NAMES.map((name): [string, TSchema] => [name, SETTINGS[name].schema])),
  },
  { $id: 'Settings' },
)

/** A way in which the shop sends. */
export const ShippingMethod = Type.Object(
  { id: Id, ...ShippingMethodBody.properties },
  { $id: 'ShippingMethod' },
)

/** A coupon, and how many orders have it. */
export const Coupon = Type.Object({ id: Id, used: Count, ...CouponBody.properties }, { $id: 'Coupon' })

/** Something that happened to an order. */
export const OrderEvent = Type.Object(
  {
    id: Id,
    at: DateTime,
    event: Type.String(),
    changes: Type.Unsafe({
      type: 'object',
      additionalProperties: { type: 'object', properties: { before: {}, after: {} } },
      description: 'What changed, by its path such as `amounts.total`.',
    }),
    token: Type.Union([Type.Object({ id: Id, name: Nullable(Type.String()) }), Type.Null()], {
      description: 'Null when the system did it; without a name when its user is gone.',
    }),
    by_session: Type.Boolean({ description: 'Whether a person did it in the console.' }),
  },
  { $id: 'OrderEvent' },
)

/** How the lines of an order are brought to their end, and what the shop gives back by hand. */
export const Fulfilment = Type.Object(
  {
    lines: Type.Array(
      Type.Object({
        id: Id,
        item_type: Words(ITEM_TYPES),
        downloadable: Type.Boolean({
          description: 'Of a digital item: whether its download was made available to the buyer.',
        }),
      }),
      { maxItems: MAX_ENTRIES },
    ),
    owed: Type.Integer({ minimum: 0, description: 'Yen that the shop gives back by hand.' }),
  },
  { $id: 'Fulfilment' },
)

/** Schemas that the console's document shows as components. */
export const CONSOLE_COMPONENTS: readonly TSchema[] = [
  Session,
  ...FACTOR_COMPONENTS,
  Token,
  Person,
  AuditEvent,
  ScopeOperations,
  RequestLine,
  RequestDetail,
  Statistics,
  MailLine,
  MailDetail,
  Settings,
  ShippingMethod,
  Coupon,
  OrderEvent,
  Fulfilment,
  ...ORDER_LIST_COMPONENTS,
]

/** The answer of an operation: one of these schemas. */
export const ok = (description: string, schema: TSchema) => ({ status: 200, description, schema }) as const

/** A page of a list that goes on. */
export const pageOf = (name: string, entry: TSchema) =>
  Type.Object({
    [name]: Type.Array(Ref(entry), { maxItems: MAX_PAGE }),
    more: Type.Boolean({ description: 'Whether there are more.' }),
  })
