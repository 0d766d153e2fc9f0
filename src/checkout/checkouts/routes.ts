/** The operations on checkouts (docs/rules/checkouts.md). Open: whoever has a checkout's id has the right to it. */
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { asGuess } from '../../http/guesses.ts'
import { addOperation } from '../../http/operation.ts'
import { Ref } from '../../http/schemas.ts'
import { getCart } from '../carts/get-cart.ts'
import { keptLines } from '../carts/schemas.ts'
import { ShopParams } from '../catalogue/schemas.ts'
import type { InShop } from '../open-shop.ts'
import {
  CheckoutParams,
  CompleteCheckoutBody,
  CreateCheckoutBody,
  UpdateCheckoutBody,
} from './body-schemas.ts'
import { cancelCheckout } from './cancel-checkout.ts'
import { completeCheckout } from './complete-checkout.ts'
import { ChangedCheckout, CompletedCheckout } from './completed-schemas.ts'
import { createCheckout, roomForCheckouts } from './create-checkout.ts'
import { getCheckout } from './get-checkout.ts'
import { guessingCoupon } from './guess-coupon.ts'
import { Checkout } from './schemas.ts'
import { updateCheckout } from './update-checkout.ts'

const OPEN = { tag: 'storefront', access: 'open', rate: 'buyer' } as const

const CHECKOUTS = '/shops/{shop_id}/api/checkouts'
const CHECKOUT = `${CHECKOUTS}/{checkout_id}`

const MISSING = ['shops/not-found', 'checkouts/not-found'] as const

/** Registers them. */
export function checkoutsRoutes(app: FastifyInstance, context: Context, inShop: InShop): void {
  const takeRoom = roomForCheckouts(context)
  const repeats = {
    shopOf: ({ shop_id }: { readonly shop_id: string }) => inShop(shop_id, async shopId => shopId),
  }

  addOperation(app, {
    ...OPEN,
    operationId: 'createCheckout',
    keeps: ['checkouts'],
    repeats,
    method: 'POST',
    path: CHECKOUTS,
    summary: 'Begin a checkout',
    description:
      'Of a cart, or of lines. Nothing is held for it until it is completed. It can be completed until 24 hours after its last change.',
    params: ShopParams,
    body: CreateCheckoutBody,
    invalidBody: 'checkouts/invalid-body',
    success: { status: 201, description: 'The checkout, with its id.', schema: Ref(Checkout) },
    problems: ['shops/not-found', 'carts/not-found', 'checkouts/shop-closed', 'checkouts/limit-reached'],
    handler: ({ params, body: { cart_id, lines }, request }) =>
      inShop(params.shop_id, async shopId => {
        await takeRoom(shopId, request.ip)
        const asked = cart_id === undefined ? keptLines(lines ?? []) : await getCart(context, shopId, cart_id)
        return createCheckout(context, shopId, { lines: asked, via: 'api', address: request.ip })
      }),
  })

  lookAndSay(app, context, inShop, repeats)
  completeRoute(app, context, inShop, repeats)
}

type Keyed = { readonly shopOf: (params: { readonly shop_id: string }) => Promise<number> | number }

/** What can be done with one besides ordering. */
function lookAndSay(app: FastifyInstance, context: Context, inShop: InShop, repeats: Keyed): void {
  addOperation(app, {
    ...OPEN,
    operationId: 'getCheckout',
    method: 'GET',
    path: CHECKOUT,
    summary: 'Show a checkout',
    description:
      'What it comes to at this moment, what can be chosen, and what is in the way of completing it.',
    params: CheckoutParams,
    success: { status: 200, description: 'The checkout.', schema: Ref(Checkout) },
    problems: MISSING,
    handler: ({ params: { shop_id, checkout_id: id } }) =>
      inShop(shop_id, shopId => getCheckout(context, shopId, id)),
  })

  addOperation(app, {
    ...OPEN,
    operationId: 'updateCheckout',
    keeps: [],
    repeats,
    method: 'PUT',
    path: CHECKOUT,
    summary: 'Say something of a checkout',
    description:
      'Each member that is sent takes the place of what was said before; the others stay. What cannot be is kept, and told in `problems`. A payment that is waited for is called off.',
    params: CheckoutParams,
    body: UpdateCheckoutBody,
    invalidBody: 'checkouts/invalid-body',
    success: { status: 200, description: 'The checkout as it is now.', schema: Ref(Checkout) },
    problems: [...MISSING, 'checkouts/in-progress', 'checkouts/closed'],
    handler: ({ params: { shop_id, checkout_id: id }, body, request, reply }) =>
      inShop(shop_id, shopId =>
        guessingCoupon({ request, reply }, body, () => updateCheckout(context, shopId, id, body)),
      ),
  })

  addOperation(app, {
    ...OPEN,
    operationId: 'cancelCheckout',
    keeps: [],
    repeats,
    method: 'POST',
    path: `${CHECKOUT}/cancel`,
    summary: 'Give up a checkout',
    description: 'With the payment that is waited for. One that was given up stays so.',
    params: CheckoutParams,
    success: { status: 200, description: 'The checkout, cancelled.', schema: Ref(Checkout) },
    problems: [...MISSING, 'checkouts/in-progress', 'checkouts/closed'],
    handler: ({ params: { shop_id, checkout_id: id } }) =>
      inShop(shop_id, shopId => cancelCheckout(context, shopId, id)),
  })
}

function completeRoute(app: FastifyInstance, context: Context, inShop: InShop, repeats: Keyed): void {
  addOperation(app, {
    ...OPEN,
    operationId: 'completeCheckout',
    keeps: ['order mails'],
    repeats: { ...repeats, isRequired: true, readsFirst: true },
    method: 'POST',
    path: `${CHECKOUT}/complete`,
    summary: 'Order',
    description:
      'Makes the order by the prices and the stock of this moment, if it comes to the total that the buyer agrees to. Of a checkout that is completed it answers the order that there is.',
    params: CheckoutParams,
    body: CompleteCheckoutBody,
    invalidBody: 'checkouts/invalid-body',
    success: {
      status: 200,
      description: 'The order, and what the buyer has to do now.',
      schema: Ref(CompletedCheckout),
    },
    problems: [
      ...MISSING,
      ...(['applications/already-applied', 'applications/limit-reached'] as const),
      ...(['checkouts/changed', 'checkouts/in-progress', 'checkouts/not-ready'] as const),
      ...(['checkouts/out-of-stock', 'checkouts/closed', 'checkouts/payment-declined'] as const),
      ...(['checkouts/shop-closed', 'mails/limit-reached'] as const),
    ],
    problemSchemas: { 409: Ref(ChangedCheckout) },
    handler: ({ params: { shop_id, checkout_id: id }, body: { expected_total }, request, reply }) =>
      inShop(shop_id, shopId =>
        asGuess({ request, reply }, () =>
          completeCheckout(context, shopId, id, { expected_total, return_to: null }),
        ),
      ),
  })
}
