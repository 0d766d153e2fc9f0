/** The operations on carts (docs/rules/carts.md). Open: whoever has a cart's id has the right to it. */
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { addOperation } from '../../http/operation.ts'
import { Ref } from '../../http/schemas.ts'
import { ShopParams } from '../catalogue/schemas.ts'
import type { InShop } from '../open-shop.ts'
import { createCart, roomForCarts } from './create-cart.ts'
import { getCart } from './get-cart.ts'
import { Cart, CartBody, CartParams, keptLines } from './schemas.ts'
import { showCart } from './show-cart.ts'
import { updateCart } from './update-cart.ts'

const OPEN = { tag: 'storefront', access: 'open', rate: 'buyer' } as const

const CART = '/shops/{shop_id}/api/carts/{cart_id}'

const KEPT = 'What cannot be bought is kept, and told in `problems`: shops change while people shop.'

/** Registers them. */
export function cartRoutes(app: FastifyInstance, context: Context, inShop: InShop): void {
  const { db, clock } = context
  const takeRoom = roomForCarts(context)
  const repeats = {
    shopOf: ({ shop_id }: { readonly shop_id: string }) => inShop(shop_id, async shopId => shopId),
  }

  addOperation(app, {
    ...OPEN,
    operationId: 'createCart',
    keeps: ['carts'],
    repeats,
    method: 'POST',
    path: '/shops/{shop_id}/api/carts',
    summary: 'Make a cart',
    description: `${KEPT} A cart is gone 30 days after it was last used.`,
    params: ShopParams,
    body: CartBody,
    invalidBody: 'carts/invalid-body',
    success: { status: 201, description: 'The cart, with its id.', schema: Ref(Cart) },
    problems: ['shops/not-found', 'carts/limit-reached'],
    handler: ({ params, body, request }) =>
      inShop(params.shop_id, async shopId => {
        await takeRoom(shopId, request.ip)
        const lines = keptLines(body.lines)
        const id = await createCart(context, shopId, lines, request.ip)
        return showCart(db, shopId, { id, lines }, clock.now())
      }),
  })

  addOperation(app, {
    ...OPEN,
    operationId: 'getCart',
    method: 'GET',
    path: CART,
    summary: 'Show a cart',
    description: 'With the prices of this moment, and what keeps it from being bought.',
    params: CartParams,
    success: { status: 200, description: 'The cart.', schema: Ref(Cart) },
    problems: ['shops/not-found', 'carts/not-found'],
    handler: ({ params: { shop_id, cart_id: id } }) =>
      inShop(shop_id, async shopId => {
        const lines = await getCart(context, shopId, id)
        return showCart(db, shopId, { id, lines }, clock.now())
      }),
  })

  addOperation(app, {
    ...OPEN,
    operationId: 'updateCart',
    keeps: [],
    repeats,
    method: 'PUT',
    path: CART,
    summary: 'Put other lines into a cart',
    description: `The lines are all that the cart has afterwards. ${KEPT}`,
    params: CartParams,
    body: CartBody,
    invalidBody: 'carts/invalid-body',
    success: { status: 200, description: 'The cart as it is now.', schema: Ref(Cart) },
    problems: ['shops/not-found', 'carts/not-found'],
    handler: ({ params: { shop_id, cart_id: id }, body }) =>
      inShop(shop_id, async shopId => {
        const lines = keptLines(body.lines)
        await updateCart(context, shopId, id, lines)
        return showCart(db, shopId, { id, lines }, clock.now())
      }),
  })
}
