/** What the operations that change orders have in common: their declaration, and the answer. */
import type { FastifyReply } from 'fastify'
import type { TSchema } from '#typebox'
import type { Context } from '../../../context.ts'
import type { Operation } from '../../../http/operation.ts'
import { WithTag } from '../../../http/tagged.ts'
import { OrderParams } from '../request-schemas.ts'
import type { OrderDetail } from '../schemas.ts'
import { findOrder } from '../store.ts'
import { orderTag, TAGGED_ORDER } from '../tag.ts'

const NOT_FETCHED =
  'It is done, but the order could not be read afterwards. Do not send it again; fetch the order.'

/** Answers where the mails that it sends are too many (R-MAIL-10). */
export const MAILS = 'mails/limit-reached'

/** To be said of each. */
export const ON_5XX = 'After a 5xx it is open whether it was done: do not send it again, fetch the order.'

/** What the changes of an order have in common. */
export const CHANGE = {
  tag: 'orders',
  params: OrderParams,
  invalidBody: 'orders/invalid-body',
  noContent: NOT_FETCHED,
  whenFull: 'goes on',
  tagged: TAGGED_ORDER,
} as const satisfies Partial<Operation<typeof OrderParams, never, TSchema>>

/** Of those that set a part of it. */
export const UPDATE = {
  ...CHANGE,
  method: 'PUT',
  scopes: ['orders.read', 'orders.update'],
  problems: ['orders/not-found', 'orders/update-rejected', MAILS],
} as const

/** A call that has changed an order. */
interface ChangeCall {
  readonly actor: { readonly shopId: number }
  readonly params: { readonly unique_key: string }
  readonly reply: FastifyReply
}

/**
 * What a change answers: the part of the order that it is about, or all of it, with the order's tag. What has been done is done: when only this
 * fails the answer is 204 (R-CHANGE-3).
 */
export async function showChanged(
  { db, log }: Context,
  { actor, params, reply }: ChangeCall,
  part?: (order: OrderDetail) => unknown,
): Promise<unknown> {
  try {
    const order = await findOrder(db, actor.shopId, params.unique_key)
    if (order !== undefined) {
      const shown = part ? part(JSON.parse(order.detail) as OrderDetail) : Buffer.from(order.detail)
      return new WithTag(orderTag(order), shown)
    }
  } catch (error) {
    log.warn({ err: error, reqId: reply.request.id }, 'an order was changed and could not be read again')
  }
  reply.status(204)
  return undefined
}
