/**
 * Documents of what follows of a purchase (R-DOCUMENT-6): subscriptions, draws and applications as their rows are, checked
 * strictly, but for ids, which only name things, and what buyers have said, which is as a checkout is told it.
 */
import { type Static, type TSchema, Type } from '#typebox'
import { CartLines } from '../checkout/carts/schemas.ts'
import { UpdateCheckoutBody } from '../checkout/checkouts/body-schemas.ts'
import { MAX_APPLICATIONS } from '../checkout/lottery/limits.ts'
import { APPLICATION_STATES } from '../checkout/lottery/store.ts'
import { CAUSES, SUBSCRIPTION_STATES } from '../checkout/subscriptions/store.ts'
import { Body, DateTime, MAX_SAFE, MAX_STORED_ID, Nullable, Words } from '../http/schemas.ts'
import { LINE, STORED_LINE } from '../lib/text.ts'
import { CYCLE_PLANS } from '../resources/items/schemas.ts'
import { ShippingMethodDocument } from '../selling/schemas.ts'
import { MAX_LINE_LENGTH } from './limits.ts'

/** The kinds, in the order in which an export writes them. */
export const AFTER_KINDS = ['subscription', 'draw', 'application'] as const
export type AfterKind = (typeof AFTER_KINDS)[number]

const SourceId = Type.Integer({ minimum: 1, maximum: MAX_SAFE })
const Count = (minimum: number) => Type.Integer({ minimum, maximum: MAX_STORED_ID })
const Name = Type.String({ minLength: 1, maxLength: MAX_LINE_LENGTH, pattern: STORED_LINE.pattern })
const Word = Type.String({ minLength: 1, maxLength: MAX_LINE_LENGTH, pattern: LINE.pattern })
const Key = Type.Unsafe<string>({ type: 'string', pattern: '^[0-9A-Z]{16}$', maxLength: 16 })
const Secret = Type.Unsafe<string>({ type: 'string', pattern: '^[0-9A-Za-z]{22}$', maxLength: 22 })
const Hash = Type.Unsafe<string>({ type: 'string', pattern: '^[0-9a-f]{64}$', maxLength: 64 })
const Day = Type.Unsafe<string>({ type: 'string', format: 'date' })

const COMMON = {
  ...{
    id: SourceId,
    unique_key: Key,
    secret: Secret,
    title: Name,
    line: CartLines.items,
    wishes: UpdateCheckoutBody,
  },
  ...{ via: Word, created_at: DateTime },
}

const [, ...STATES] = SUBSCRIPTION_STATES

const SubscriptionData = Body({
  ...COMMON,
  state: Words(STATES),
  cause: Nullable(Words(CAUSES)),
  ...{
    first_order_key: Key,
    last_order_key: Key,
    cycle_plan: Words(CYCLE_PLANS),
    repeat_times: Nullable(Count(1)),
  },
  ...{ first_day: Day, deliveries: Count(1), next_cycle: Count(1), next_at: Nullable(DateTime) },
  ...{ source: Nullable(Word), failures: Count(0), known_price: Nullable(Count(0)), looked_cycle: Count(0) },
  refused_cards: Count(0),
  // Documents of before are without.
  resumed_past: Type.Optional(Key),
})

/** Of the record of a draw; its numbers and variations are those of where it was drawn. */
const DrawData = Body({
  ...{ id: SourceId, item_id: SourceId, title: Name, drawn_at: DateTime, method: Word, seed: Hash },
  pieces: Type.Array(Body({ variation_id: Nullable(SourceId), pieces: Count(0) }), { maxItems: 1000 }),
  entries: Type.Array(
    Type.Unsafe<readonly [number, number | null, number]>({
      ...{ type: 'array', minItems: 3, maxItems: 3 },
      items: { type: ['integer', 'null'], minimum: 1, maximum: MAX_SAFE },
    }),
    { maxItems: MAX_APPLICATIONS },
  ),
  winners: Type.Array(SourceId, { maxItems: MAX_APPLICATIONS }),
})

const ApplicationData = Body({
  ...COMMON,
  mailbox: Word,
  state: Words(APPLICATION_STATES),
  ...{
    decided_at: Nullable(DateTime),
    draw_id: Nullable(SourceId),
    number: Nullable(Count(1)),
    rank: Nullable(Count(1)),
  },
  ...{ told_at: Nullable(DateTime), pay_until: Nullable(DateTime), order_key: Nullable(Key) },
})

/** What the wishes name by an id of where they come from, by its name. */
const WishesState = Body({ shipping_method: Type.Optional(ShippingMethodDocument.properties.name) })

const documentOf = (kind: AfterKind, data: TSchema, state: TSchema = WishesState) =>
  Body({ kind: Type.Literal(kind), data, state: Type.Optional(state) })

/** The whole documents. */
export const AFTER_DOCUMENTS: Readonly<Record<AfterKind, TSchema>> = {
  subscription: documentOf('subscription', SubscriptionData),
  draw: documentOf('draw', DrawData, Body({})),
  application: documentOf('application', ApplicationData),
}

/** What they say, by their kinds. */
interface AfterData {
  readonly subscription: Static<typeof SubscriptionData>
  readonly draw: Static<typeof DrawData>
  readonly application: Static<typeof ApplicationData>
}

/** Such a document. */
export type AfterDocument<K extends AfterKind = AfterKind> = {
  [Kind in K]: {
    readonly kind: Kind
    readonly data: AfterData[Kind]
    readonly state?: Static<typeof WishesState>
  }
}[K]
