/**
 * Where payment services and the buyers whom they send back come to (R-PLACE-7). Neither is believed more than which payment
 * it is about: what became of it is asked of the service.
 */
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { readBytes, setMediaTypeAside } from '../../http/body.ts'
import { Problem } from '../../http/problems.ts'
import { UndeterminedError } from '../../payments/gateway.ts'
import { simulatorPages } from '../../payments/simulator/pages.ts'
import { hearOfPayment } from './changes/hear-of-payment.ts'
import { settlePlacement } from './changes/settle-placement.ts'
import { orderPage } from './mails/order-mails.ts'
import { findPlacementByReturn } from './placement-store.ts'

/** Bytes of a message of a payment service: those of the services that are known have some thousands. */
const MAX_MESSAGE_BYTES = 64 * 1024

/** Registers them, with the pages of the simulator where that is the service. */
export function paymentRoutes(app: FastifyInstance, context: Context): void {
  const { gateway } = context.payments
  if (gateway.name === 'simulator') {
    simulatorPages(app, { ...context, hear: message => hearOfPayment(context, message) })
  }

  app.route<{ Params: { gateway: string } }>({
    method: 'POST',
    url: '/payments/notifications/:gateway',
    config: { access: 'open', keeps: [], keys: 'ignored' },
    schema: { hide: true },
    onRequest: async request => setMediaTypeAside(request),
    handler: async (request, reply) => {
      if (request.params.gateway !== gateway.name) {
        throw new Problem('request/not-found', 'No payment service of this name sends messages here.')
      }
      const body = await readBytes(request, MAX_MESSAGE_BYTES)
      if (!(await hearOfPayment(context, { headers: request.headers, body }))) {
        throw new Problem('request/malformed-body', 'The message is not signed by the payment service.')
      }
      return reply.status(204).send()
    },
  })

  app.get<{ Params: { id: string } }>(
    '/payments/return/:id',
    { config: { access: 'open' }, schema: { hide: true } },
    async ({ params, id: reqId }, reply) => {
      const row = await findPlacementByReturn(context.db, params.id)
      if (row === undefined) throw new Problem('request/not-found', 'Nobody comes back by this address.')
      const settled = await settlePlacement(context, row).catch((error: unknown) => {
        if (!(error instanceof UndeterminedError)) throw error
        context.log.warn(
          { err: error, reqId },
          'a buyer came back, and it is open what became of the payment',
        )
        return row
      })
      const { shop_key, secret, return_to } = row
      const own = settled.state === 'placed' ? orderPage(shop_key, secret) : `/shops/${shop_key}`
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(return_to ?? own, 303)
    },
  )
}
