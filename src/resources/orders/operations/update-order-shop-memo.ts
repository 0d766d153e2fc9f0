/** PUT /api/orders/{unique_key}/shop_memo */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import type { Context } from '../../../context.ts'
import { addOperation } from '../../../http/operation.ts'
import { changeOrder } from '../changes/change-order.ts'
import { UpdateOrderShopMemoBody } from '../request-schemas.ts'
import { ON_5XX, showChanged, UPDATE } from './declare-change.ts'

/** Registers it. */
export function updateOrderShopMemo(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    ...UPDATE,
    operationId: 'updateOrderShopMemo',
    keeps: ['order changes'],
    path: '/api/orders/{unique_key}/shop_memo',
    summary: "Set the shop's memo",
    description: `Possible at any order. No mail is sent. ${ON_5XX}`,
    body: UpdateOrderShopMemoBody,
    problems: ['orders/not-found'],
    success: {
      status: 200,
      description: 'The memo as recorded now.',
      schema: Type.Object({ text: Type.String() }),
    },
    handler: async call => {
      await changeOrder(context, call.actor, call.params.unique_key, 'update_order_shop_memo', call.body)
      return showChanged(context, call, ({ shop_memo }) => shop_memo)
    },
  })
}
