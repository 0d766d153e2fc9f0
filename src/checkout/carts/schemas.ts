/** Carts as buyers send and see them (R-CART-1 to R-CART-4). */
import { type Static, type TSchema, Type } from '#typebox'
import type { Violation } from '../../http/problems.ts'
import { AnyId, Body, Checked, Nullable, Ref, Words } from '../../http/schemas.ts'
import { CART_ID, TEXT } from '../../lib/text.ts'
import { MAX_OPTIONS } from '../../resources/items/limits.ts'
import { ITEM_TYPES, TAX_TYPES } from '../../resources/items/schemas.ts'
import { ShopKey } from '../catalogue/schemas.ts'
import { MAX_AMOUNT, MAX_CART_BYTES, MAX_LINES, MAX_VALUE_LENGTH } from '../limits.ts'
import { type AskedLine, LINE_PROBLEMS } from '../priced-line.ts'

const AskedOptionBody = Body({
  option_id: AnyId,
  option_variation_id: Type.Optional(
    Nullable(
      Type.Integer({
        ...AnyId,
        description: 'The choice of an option to choose from. Left out or null for one to write.',
      }),
    ),
  ),
  value: Type.Optional(
    Nullable(
      Type.String({
        maxLength: MAX_VALUE_LENGTH,
        pattern: TEXT.pattern,
        description: 'What is written into an option to write. Left out or null for a choice.',
      }),
    ),
  ),
})

const AskedLineBody = Body({
  item_id: AnyId,
  variation_id: Type.Optional(
    Nullable(Type.Integer({ ...AnyId, description: 'Left out or null for an item without variations.' })),
  ),
  amount: Type.Integer({ minimum: 1, maximum: MAX_AMOUNT }),
  options: Type.Optional(Type.Array(AskedOptionBody, { maxItems: MAX_OPTIONS, 'x-unique-by': 'option_id' })),
})

export const LINES_EXAMPLE = {
  lines: [
    {
      ...{ item_id: 1, variation_id: 11, amount: 2 },
      options: [{ option_id: 21, option_variation_id: 31, value: null }],
    },
  ],
}

export const CartLines = Type.Array(AskedLineBody, { maxItems: MAX_LINES })

export const CartBody = Checked(Body({ lines: CartLines }, { examples: [LINES_EXAMPLE] }), checkLineBytes)

export type SentLines = Static<typeof CartLines>

export const CartParams = Type.Object({
  shop_id: ShopKey,
  cart_id: Type.String({
    pattern: CART_ID.pattern,
    description: 'As it was answered. Whoever has it has the cart.',
    examples: ['2Zb9hPq4tXw7LmRk0sVdYc'],
  }),
})

/** The lines as they are kept, with everything that was left out. */
export function keptLines(lines: SentLines): AskedLine[] {
  return lines.map(({ item_id, variation_id = null, amount, options = [] }) => ({
    ...{ item_id, variation_id, amount },
    options: options.map(({ option_id, option_variation_id = null, value = null }) => ({
      ...{ option_id, option_variation_id, value },
    })),
  }))
}

/**
 * What is wrong with the length of `lines`. The value may break the schema, and only one that does not is measured: what
 * breaks it is told by the schema.
 */
export function checkLineBytes(value: unknown): Violation[] {
  const { lines } = value as { readonly lines?: unknown }
  if (!Array.isArray(lines) || lines.length > MAX_LINES) return []
  if (Buffer.byteLength(JSON.stringify(lines)) <= MAX_CART_BYTES) return []
  return [
    { pointer: '/lines', detail: `must have at most ${MAX_CART_BYTES} bytes in all, as JSON without spaces` },
  ]
}

const NullableText = Nullable(Type.String())

const NullableYen = (description: string) =>
  Nullable(Type.Integer({ minimum: 0, description: `${description}: yen, tax included.` }))

const CartOption = Type.Object(
  {
    option_id: Type.Integer(),
    option_variation_id: Nullable(Type.Integer()),
    value: Nullable(Type.String({ description: 'What was written, or the name of the choice.' })),
    name: Nullable(Type.String({ description: 'Null of an option that the item does not have.' })),
    price: NullableYen('For one piece'),
  },
  { $id: 'CartOption' },
)

export const CartLine = Type.Object(
  {
    item_id: Type.Integer(),
    variation_id: Nullable(Type.Integer()),
    amount: Type.Integer({ minimum: 1 }),
    options: Type.Array(Ref(CartOption), { maxItems: MAX_OPTIONS }),
    type: Nullable(Words(ITEM_TYPES)),
    title: Nullable(Type.String({ description: "The item's name." })),
    variation: NullableText,
    price: NullableYen('Of one piece without its options'),
    proper_price: NullableYen('What it costs when there is no sale'),
    unit_price: NullableYen('Of one piece with its options'),
    total: NullableYen('Of all pieces'),
    item_tax_type: Nullable(Words(TAX_TYPES)),
  },
  {
    $id: 'CartLine',
    description: 'From `type` on its members are null when it has no price: `problems` say why.',
  },
)

/** What a cart can be told of itself as a whole, besides what its lines are told. */
export const CART_PROBLEMS = [...LINE_PROBLEMS, 'shop_closed'] as const

const CartProblem = Type.Object(
  {
    pointer: Type.String({
      description: 'Where in the cart, such as `/lines/0/amount`; empty for all of it.',
    }),
    code: Words(CART_PROBLEMS),
    detail: Type.String(),
  },
  { $id: 'CartProblem' },
)

/** Problems of a cart: each option of each line can have two, a line some more. */
export const MAX_PROBLEMS = MAX_LINES * (2 * MAX_OPTIONS + 6) + 1

export const Cart = Type.Object(
  {
    cart_id: Type.String({ description: 'Whoever has it has the cart.' }),
    lines: Type.Array(Ref(CartLine), {
      maxItems: MAX_LINES,
      description: 'In the order in which they were sent.',
    }),
    total: Type.Integer({ minimum: 0, description: 'Yen of the lines that can be bought.' }),
    problems: Type.Array(Ref(CartProblem), {
      maxItems: MAX_PROBLEMS,
      description: 'What keeps the cart from being bought as it is.',
    }),
  },
  { $id: 'Cart' },
)

/** Schemas that the OpenAPI document shows as components. */
export const CART_COMPONENTS: readonly TSchema[] = [CartOption, CartLine, CartProblem, Cart]
