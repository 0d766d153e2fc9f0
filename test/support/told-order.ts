/** An order that is told of in mails, and the mails. */
import { renderMail } from '../../src/mail/render.ts'
import { lettersOf } from '../../src/resources/orders/mails/order-mails.ts'
import type { MailCause, MailKind, Order } from '../../src/resources/orders/order.ts'
import type { OrderDetail } from '../../src/resources/orders/schemas.ts'
import { makeOrder, type OrderRecipe } from './orders/build.ts'

const SHOP = { name: '手ぬぐい工房 あきない', mailAddress: 'shop@example.jp' }

const RECIPE: OrderRecipe = {
  delivery: { delivery_date: '2026-11-25', delivery_time_zone: '0812' },
  lines: [
    {
      title: '注染手ぬぐい',
      variation: '藍',
      item_identifier: 'TNG-1',
      options: [{ option_id: 3, price: 300 }],
    },
    { title: 'ほうじ茶', price: 864, amount: 3, tax_mode: 'reduced' },
    { title: 'ストール', price: 12_800, amount: 1 },
  ],
  amounts: {
    shipping_fee: 660,
    cod_fee: 330,
    coupon_discount: { amount: 500, note: '秋のクーポン', allocates_balance_log: false },
    adjustment: { amount: -100 },
    additional_charges: [{ name: '冷蔵便', collected_fee: 220 }],
  },
  method: 'cod',
}

/** Cash on delivery, three lines, every kind of amount. */
export const TOLD_ORDER = makeOrder(RECIPE)

/** The order with another detail. */
export function changed(more: Partial<OrderDetail>, from: Order = TOLD_ORDER): Order {
  return { ...from, detail: { ...from.detail, ...more } }
}

/** A cause with nothing to add. */
export function cause(kind: MailKind, more: Partial<MailCause> = {}): MailCause {
  return { kind, comment: null, old_mail_address: null, line_ids: [], ...more }
}

/** The mail to a recipient. */
export function mailTo(
  recipient: string,
  told: MailCause,
  after: Order,
  before: Order = TOLD_ORDER,
): { readonly to_name: string; readonly subject: string; readonly text: string; readonly html: string } {
  const letters = lettersOf({ cause: told, before, after, shop: SHOP })
  const letter = letters.find(each => each.recipient === recipient)
  if (letter === undefined) throw new Error(`No mail to ${recipient}`)
  const { content, to } = letter
  return { to_name: to.name, subject: content.subject, ...renderMail(content) }
}

/** Subject and text of the mail to a recipient. */
export function written(
  recipient: string,
  told: MailCause,
  after: Order,
  before: Order = TOLD_ORDER,
): string {
  const { subject, text } = mailTo(recipient, told, after, before)
  return `${subject}\n\n${text}`
}

/** The order after the dispatch of these lines. */
export function dispatched(
  ids: readonly number[],
  given: Partial<OrderDetail['delivery']['dispatches'][number]>,
  from: Order = TOLD_ORDER,
): Order {
  const { lines, delivery } = from.detail
  return changed(
    {
      lines: lines.map(line => (ids.includes(line.id) ? { ...line, status: 'dispatched' as const } : line)),
      delivery: {
        ...delivery,
        dispatches: [
          {
            id: 9,
            delivery_company_id: null,
            tracking_number: null,
            comment: null,
            dispatched_at: '2026-11-20T01:02:03Z',
            order_line_ids: [...ids],
            ...given,
          },
        ],
      },
    },
    from,
  )
}
