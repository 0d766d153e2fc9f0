/** Mails about a shop's orders: sent, waiting and given up. */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import type { Context } from '../context.ts'
import type { Connection } from '../db/database.ts'
import { addOperation } from '../http/operation.ts'
import { Problem } from '../http/problems.ts'
import { Body, MAX_SAFE, Ref, storedId, Words } from '../http/schemas.ts'
import { writeDateTime } from '../lib/date-time.ts'
import { resend } from '../mail/outbox.ts'
import {
  findMail,
  findMailToRead,
  type ListedMail,
  listMails,
  listMailsAbout,
  MAIL_STATES,
} from '../mail/store.ts'
import { findSummary, listByBuyer } from '../resources/orders/list-store.ts'
import { DEFAULT_PAGE, MAX_PAGE, ORDERS_OF_PAGE } from './limits.ts'
import { ById, OrderByKey } from './params.ts'
import { MailDetail, MailLine, ok, pageOf } from './schemas.ts'

const MailsQuery = Body({
  state: Type.Optional(Words(MAIL_STATES)),
  order: Type.Optional(OrderByKey.properties.unique_key),
  /** About the newest orders of who placed this one; the others do not count then. */
  buyer_of: Type.Optional(OrderByKey.properties.unique_key),
  /** Only mails before the one with this id: the next page. */
  before: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_SAFE })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE })),
})

/** Registers them. */
export function mailRoutes(app: FastifyInstance, { db, clock, config }: Context): void {
  addOperation(app, {
    operationId: 'listMails',
    method: 'GET',
    path: '/console/api/mails',
    access: 'session',
    needs: 'orders.read',
    tag: 'mails',
    summary: 'List mails',
    success: ok('The newest first.', pageOf('mails', MailLine)),
    problems: [],
    query: MailsQuery,
    handler: async ({ actor, query }) => {
      const { state = null, order, before = null, limit = DEFAULT_PAGE } = query
      const reference = order?.toUpperCase() ?? null
      // One more than is shown tells whether there are more.
      const mails =
        query.buyer_of === undefined
          ? await listMails(db, actor.shopId, { state, reference, before, limit: limit + 1 })
          : await listMailsAbout(db, actor.shopId, await ordersOfBuyer(db, actor.shopId, query.buyer_of), {
              ...{ before, limit: limit + 1 },
            })
      return { mails: mails.slice(0, limit).map(present), more: mails.length > limit }
    },
  })

  addOperation(app, {
    operationId: 'getMail',
    method: 'GET',
    path: '/console/api/mails/{id}',
    access: 'session',
    needs: 'orders.read',
    tag: 'mails',
    summary: 'Show a mail',
    description:
      'Links by which the buyer changes the order, a subscription or an application, or downloads, are shown to who may change orders.',
    success: ok('The mail with its text.', Ref(MailDetail)),
    problems: ['console/not-found'],
    params: ById,
    handler: async ({ actor, params }) => {
      const find = actor.may.has('orders.update') ? findMail : findMailToRead
      const mail = await find(db, actor.shopId, storedId(params.id))
      if (mail === undefined) throw noSuchMail()
      return { ...present(mail), text: mail.text, html: mail.html }
    },
  })

  addOperation(app, {
    operationId: 'sendMailAgain',
    keeps: ['order mails'],
    method: 'POST',
    path: '/console/api/mails/{id}/sending',
    access: 'session',
    needs: 'orders.update',
    tag: 'mails',
    summary: 'Send a mail once more',
    success: { status: 204, description: 'It will be sent.' },
    problems: ['console/not-found', 'console/rejected', 'mails/limit-reached'],
    params: ById,
    handler: async ({ actor, params }) => {
      const id = storedId(params.id)
      if (await resend(db, actor.shopId, id, config.mailLimits, clock.now())) return
      if ((await findMail(db, actor.shopId, id)) === undefined) throw noSuchMail()
      throw new Problem('console/rejected', 'The mail waits to be sent already.')
    },
  })
}

/** The keys of the newest orders of who placed an order; that of the order alone where it has no address. */
async function ordersOfBuyer(db: Connection, shopId: number, uniqueKey: string): Promise<string[]> {
  const found = await findSummary(db, shopId, uniqueKey)
  if (found === undefined) return []
  const { customer, unique_key } = found
  if (customer.mail_address === '') return [unique_key]
  const page = { limit: ORDERS_OF_PAGE, offset: 0 }
  return (await listByBuyer(db, shopId, customer.mail_address, page)).map(order => order.unique_key)
}

function noSuchMail(): Problem {
  return new Problem('console/not-found', 'This shop has no such mail.')
}

function present(mail: ListedMail) {
  const { id, reference, kind, recipient, to_name, to_address, subject, state, attempts, last_error } = mail
  const order_key = kind.startsWith('lottery_') ? null : reference
  return {
    ...{ id, order_key, kind, recipient, to_name, to_address, subject, state, attempts, last_error },
    created_at: writeDateTime(mail.created_at),
    sent_at: mail.sent_at && writeDateTime(mail.sent_at),
  }
}
