/** Orders with mails about them. */
import type { Context } from '../../../../src/context.ts'
import { findMail, listMails, type Mail } from '../../../../src/mail/store.ts'
import { queueOrderMails } from '../../../../src/resources/orders/mails/order-mails.ts'
import type { MailCause, MailKind, Order } from '../../../../src/resources/orders/order.ts'
import { insertOrders } from '../../../../src/resources/orders/store.ts'
import { makeOrder, type OrderRecipe } from '../../../support/orders/build.ts'

/** What is written with. */
type Desk = Pick<Context, 'db' | 'clock'> & { readonly config: Pick<Context['config'], 'mailLimits'> }

/** An order that is in the database. */
export interface StoredOrder {
  readonly id: number
  readonly order: Order
}

let made = 0

/** Writes an order of the shop. */
export async function storeOrder(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  shopId: number,
  recipe: OrderRecipe = {},
): Promise<StoredOrder> {
  const base = ++made * 1000
  const order = makeOrder({
    unique_key: `MAILTEST${String(made).padStart(8, '0')}`,
    lines: [{ id: base + 1 }, { id: base + 2, price: 800, tax_mode: 'reduced' }],
    ...recipe,
  })
  const [id = 0] = await db.transaction(tx =>
    insertOrders(tx, shopId, [{ order, importedDigest: null }], clock.now()),
  )
  return { id, order }
}

/** A cause with nothing to add. */
export function causeOf(kind: MailKind, more: Partial<MailCause> = {}): MailCause {
  return { kind, comment: null, old_mail_address: null, line_ids: [], ...more }
}

/** Queues the mails of a cause as a change of the order would, and answers them. */
export async function queued(
  context: Desk,
  shopId: number,
  { order }: StoredOrder,
  cause: MailCause,
): Promise<Mail[]> {
  const { db, clock } = context
  const causes = [cause]
  await db.transaction(tx =>
    queueOrderMails(
      tx,
      { shopId, before: order, after: order, causes, now: clock.now() },
      context.config.mailLimits,
    ),
  )
  const listed = await listMails(db, shopId, { state: null, reference: order.detail.unique_key, limit: 100 })
  const mails = await Promise.all(listed.map(({ id }) => findMail(db, shopId, id)))
  return mails.filter(mail => mail !== undefined).toReversed()
}

/** A mail to the buyer of a new order, at this address. */
export async function mailTo(
  context: Desk,
  shopId: number,
  mail_address: string,
  cause = causeOf('dispatch_order'),
): Promise<Mail> {
  const stored = await storeOrder(context, shopId, { mail_address })
  const mail = (await queued(context, shopId, stored, cause)).find(({ recipient }) => recipient === 'buyer')
  if (mail === undefined) throw new Error('No mail was queued for the buyer')
  return mail
}

/** The mail as it is now. */
export async function reread({ db }: Pick<Context, 'db'>, { shop_id, id }: Mail): Promise<Mail> {
  const mail = await findMail(db, shop_id, id)
  if (mail === undefined) throw new Error('The mail is gone')
  return mail
}
