/** What completing a checkout is answered (R-CHECKOUT-6, R-CHECKOUT-7). */
import { type Static, type TSchema, Type } from '#typebox'
import { ProblemDocument } from '../../http/problem-schema.ts'
import { DateTime, Ref } from '../../http/schemas.ts'
import { Checkout } from './schemas.ts'

export const Redirect = Type.Object(
  {
    type: Type.Literal('redirect'),
    url: Type.String({ format: 'uri', description: 'A page of the payment service: send the buyer there.' }),
  },
  { $id: 'RedirectAction' },
)

const PayAtStore = Type.Object(
  {
    type: Type.Literal('pay_at_store'),
    number: Type.String({
      description:
        'Told at the till of a convenience store: several, with their stores, where each has its own.',
    }),
    url: Type.Optional(
      Type.String({ format: 'uri', description: 'A page of the payment service that says how.' }),
    ),
    until: DateTime,
  },
  { $id: 'PayAtStoreAction' },
)

const Transfer = Type.Object(
  {
    type: Type.Literal('transfer'),
    account: Type.String({ description: 'Where to, in several lines.' }),
    until: DateTime,
    by: Type.Optional(
      Type.Literal('service', {
        description: 'Where the account is the payment service’s, which says when it was paid.',
      }),
    ),
  },
  { $id: 'TransferAction' },
)

export const CompletedCheckout = Type.Object(
  {
    order: Type.Union(
      [
        Type.Object({
          unique_key: Type.String(),
          secret: Type.String({ description: 'Of the link by which the buyer sees the order.' }),
          status: Type.String({ description: 'When the order came into being.' }),
        }),
        Type.Null(),
      ],
      { description: 'Null while the buyer is awaited, and for a lottery.' },
    ),
    application: Type.Union(
      [
        Type.Object({
          secret: Type.String({ description: 'Of the link by which the buyer sees the application.' }),
          draw_at: DateTime,
        }),
        Type.Null(),
      ],
      { description: 'Of a lottery, which makes no order yet; else null.' },
    ),
    action: Type.Union([Ref(Redirect), Ref(PayAtStore), Ref(Transfer), Type.Null()], {
      description: 'What the buyer has to do now.',
    }),
  },
  { $id: 'CompletedCheckout' },
)

/** A problem of completing one: where the total is another the checkout as it is now is told with it. */
export const ChangedCheckout = Type.Object(
  { ...ProblemDocument.properties, checkout: Type.Optional(Ref(Checkout)) },
  {
    $id: 'ChangedCheckout',
    description: 'A problem, with the checkout as it is now where that was changed.',
  },
)

/** What became of a checkout that was completed. */
export type Completed = Static<typeof CompletedCheckout>

/** Schemas that the OpenAPI document shows as components. */
export const COMPLETED_COMPONENTS: readonly TSchema[] = [
  ...[Redirect, PayAtStore, Transfer, CompletedCheckout, ChangedCheckout],
]
