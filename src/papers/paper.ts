/** What a slip, a receipt or an invoice of an order says (R-PAPER-1, R-PAPER-2). Pure. */
import { taxByRate } from '../checkout/rules/tax.ts'
import { readDateTime } from '../lib/date-time.ts'
import { type Day, dayInTokyo } from '../lib/day.ts'
import { live } from '../resources/orders/rules/amounts.ts'
import { isSettled } from '../resources/orders/rules/payment.ts'
import type { OrderDetail } from '../resources/orders/schemas.ts'
import type { PaperKind, PaperRefusal } from './kinds.ts'

/** Who issues it, from the shop's settings; null where the shop has said nothing. */
export interface Issuer {
  readonly name: string
  readonly address: string | null
  readonly telephone: string | null
  readonly mail_address: string
  /** T and 13 digits: with it the paper is a qualified invoice. */
  readonly invoice_number: string | null
}

/** A line of goods; options are named with it and counted in its price. */
interface PaperRow {
  readonly name: string
  /** What was chosen, and what the shop calls it. */
  readonly notes: readonly string[]
  /** Yen a piece, tax included. */
  readonly price: number
  readonly amount: number
  readonly total: number
  /** Percent. */
  readonly rate: number
  /** Whether it follows later, of an order that was sent in part. */
  readonly later: boolean
}

/** What is paid beside the goods, or taken off. */
interface PaperCharge {
  readonly kind: 'shipping_fee' | 'cod_fee' | 'charge' | 'coupon' | 'coins' | 'adjustment'
  /** Its name in the order's own words, where it has some. */
  readonly name: string | null
  /** Yen; negative for what is taken off. */
  readonly amount: number
}

/** A paper, ready to be laid out. */
export interface Paper {
  readonly kind: PaperKind
  readonly unique_key: string
  readonly issued_on: Day
  /** Of a receipt that was given out before: when for the first time (R-PAPER-5). */
  readonly first_issued_on: Day | null
  readonly ordered_on: Day
  /** Of the latest dispatch. */
  readonly dispatched_on: Day | null
  /** When the money came, as far as the order tells. */
  readonly paid_on: Day | null
  readonly payment_method: string | null
  /** To whom: of a slip the receiver, else the buyer. */
  readonly to: {
    readonly name: string
    readonly zip_code: string | null
    readonly address: readonly string[]
  }
  readonly issuer: Issuer
  readonly rows: readonly PaperRow[]
  readonly subtotal: number
  readonly charges: readonly PaperCharge[]
  readonly total: number
  /** What is paid at each rate and the tax in it, rounded once a rate (R-TAX-2). */
  readonly taxes: readonly { readonly rate: number; readonly total: number; readonly tax: number }[]
  readonly remark: string | null
}

/** Why there is no such paper of an order; undefined where there is one. */
export function refusalOf(kind: PaperKind, detail: OrderDetail): PaperRefusal | undefined {
  if (detail.status === 'cancelled' || live(detail.lines).length === 0) return 'cancelled'
  // Nobody signs for what did not come.
  return kind === 'receipt' && !isSettled(detail) ? 'unpaid' : undefined
}

/** Of when a paper is, and when a receipt of the same order was given out for the first time, if ever. */
export interface IssueDays {
  readonly today: Day
  readonly first: Day | null
}

/** The paper of an order that has one, as of a day. */
export function makePaper(
  kind: PaperKind,
  detail: OrderDetail,
  issuer: Issuer,
  { today, first }: IssueDays,
): Paper {
  const lines = live(detail.lines)
  const begun = lines.some(({ status }) => status === 'dispatched')
  return {
    ...{ kind, issuer, unique_key: detail.unique_key, issued_on: today },
    first_issued_on: kind === 'receipt' ? first : null,
    ordered_on: dayOf(detail.ordered_at) ?? today,
    dispatched_on: dayOf(detail.delivery.dispatched_at),
    paid_on: paidOn(detail),
    payment_method: detail.payment.method,
    to: kind === 'slip' ? receiverOf(detail) : buyerOf(detail),
    rows: lines.map(line => ({
      name: line.variation === null ? line.title : `${line.title} ${line.variation}`,
      notes: [
        ...line.options.map(({ name, value }) => (value === null ? name : `${name}: ${value}`)),
        ...[line.variation_identifier ?? line.item_identifier].filter(code => code !== null),
      ],
      price: line.price + line.options.reduce((sum, { price }) => sum + price, 0),
      ...{ amount: line.amount, total: line.total, rate: line.consumption_tax_rate },
      later: begun && line.status === 'ordered',
    })),
    subtotal: detail.amounts.subtotal,
    charges: chargesOf(detail.amounts),
    total: detail.amounts.total,
    taxes: taxByRate(lines, detail.amounts),
    remark: kind === 'slip' && detail.remark !== '' ? detail.remark : null,
  }
}

function dayOf(time: string | null): Day | null {
  const at = time === null ? undefined : readDateTime(time)
  return at === undefined ? null : dayInTokyo(at)
}

function paidOn({ payment }: OrderDetail): Day | null {
  const paid = payment.transactions.findLast(({ status }) => status === 'paid' || status === 'captured')
  return dayOf(paid?.occurred_at ?? null)
}

type Address = { readonly [Name in keyof OrderDetail['shipping']['address']]: string | null }

function linesOf({ prefecture, address, address2, country, country_code }: Address): string[] {
  return [
    `${prefecture ?? ''}${address ?? ''}`,
    address2?.trim() ?? '',
    country_code === null || country_code === 'JP' ? '' : (country ?? ''),
  ].filter(line => line !== '')
}

function nameOf({ last, first }: { readonly last: string | null; readonly first: string | null }): string {
  return [last ?? '', first ?? ''].filter(part => part !== '').join(' ')
}

function buyerOf({ customer: { name, address } }: OrderDetail): Paper['to'] {
  return { name: nameOf(name), zip_code: address.zip_code, address: linesOf(address) }
}

/** Where nothing is sent the buyer receives it. */
function receiverOf(detail: OrderDetail): Paper['to'] {
  const { name, address } = detail.shipping
  if (nameOf(name) === '') return buyerOf(detail)
  return { name: nameOf(name), zip_code: address.zip_code, address: linesOf(address) }
}

function chargesOf(amounts: OrderDetail['amounts']): PaperCharge[] {
  const charges: PaperCharge[] = [
    { kind: 'shipping_fee', name: null, amount: amounts.shipping_fee },
    { kind: 'cod_fee', name: null, amount: amounts.cod_fee },
    ...amounts.additional_charges.map(
      ({ name, collected_fee }): PaperCharge => ({ kind: 'charge', name, amount: collected_fee ?? 0 }),
    ),
    { kind: 'coupon', name: amounts.coupon_discount.note, amount: 0 - amounts.coupon_discount.amount },
    { kind: 'coins', name: amounts.coin_discount.note, amount: 0 - amounts.coin_discount.amount },
    { kind: 'adjustment', name: null, amount: amounts.adjustment.amount },
  ]
  return charges.filter(({ amount }) => amount !== 0)
}
