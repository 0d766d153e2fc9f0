/** What a carrier's label tells of an order, before it is put into the columns of one program (R-LABEL-1). Pure. */
import { taxByRate } from '../checkout/rules/tax.ts'
import type { Day } from '../lib/day.ts'
import type { Order } from '../resources/orders/order.ts'
import { live } from '../resources/orders/rules/amounts.ts'
import { awaitsCash } from '../resources/orders/rules/confirm-cash.ts'
import { telephoneForms } from '../resources/orders/rules/country-rules.ts'
import { awaitsParcel, isBarred, isParcel } from '../resources/orders/rules/dispatch-order.ts'
import { inCp932 } from './cp932.ts'
import type { LabelRefusal } from './kinds.ts'

/** An end of the way. */
export interface Place {
  readonly zip_code: string
  /** Prefecture and street. */
  readonly address: string
  /** Building and room; empty where there is none. */
  readonly building: string
  readonly name: string
  readonly telephone: string
}

/** A parcel, in letters that CP932 has. */
export interface Label {
  readonly unique_key: string
  readonly to: Place
  readonly from: Place
  /** What is in it, in a few words. */
  readonly contents: string
  /** Yen to be taken at the door, and the tax in them; null where nothing is. */
  readonly collect: { readonly total: number; readonly tax: number } | null
  readonly ships_on: Day
  readonly wished_on: Day | null
  /** Hours of start and end, such as `1416`. */
  readonly wished_at: string | null
}

/** What a shop agreed on with the carrier; each program needs some of it. */
export interface Contract {
  /** ご請求先顧客コード of Yamato, お客様コード of Sagawa. */
  readonly customer_code: string
  /** 運賃管理番号 of Yamato. */
  readonly fare_code: string
  /** 送り状種別 of the post office's program. */
  readonly label_type: string
}

/** Why an order has no label; undefined where it has one. Only what waits to be sent as a parcel within Japan has, and may be sent. */
export function refusalOf(order: Order): LabelRefusal | undefined {
  if (!awaitsParcel(order)) return 'not_waiting'
  if (isBarred(order)) return 'held_back'
  const { address, name } = order.detail.shipping
  if ((address.address ?? '') === '' || (name.last ?? '') + (name.first ?? '') === '') return 'no_destination'
  return address.country_code === null || address.country_code === 'JP' ? undefined : 'abroad'
}

/** The label of an order that has one. */
export function makeLabel(order: Order, from: Place, shipsOn: Day): Label {
  const { detail } = order
  const { name, address } = detail.shipping
  const { delivery, amounts } = detail
  const lines = live(detail.lines)
  const [first] = lines.filter(({ status }) => status === 'ordered')
  const more = lines.filter(({ status }) => status === 'ordered').length - 1
  // All of it was asked for with the first parcel of the order.
  const atTheDoor = awaitsCash(detail) && !delivery.dispatches.some(one => isParcel(order, one))
  const tax = taxByRate(lines, amounts).reduce((sum, one) => sum + one.tax, 0)
  return {
    unique_key: detail.unique_key,
    to: plainPlace({
      zip_code: address.zip_code ?? '',
      address: `${address.prefecture ?? ''}${address.address ?? ''}`,
      building: address.address2 ?? '',
      name: [name.last ?? '', name.first ?? ''].filter(part => part !== '').join(' '),
      telephone: telephoneForms(address.tel ?? '', 'JP')[0] || (address.tel ?? ''),
    }),
    from: plainPlace(from),
    contents: plain(`${first?.title ?? ''}${more > 0 ? `他${more}点` : ''}`),
    collect: atTheDoor ? { total: amounts.total, tax } : null,
    ships_on: shipsOn,
    wished_on: delivery.delivery_date,
    wished_at: delivery.delivery_time_zone,
  }
}

function plainPlace({ zip_code, address, building, name, telephone }: Place): Place {
  return {
    zip_code: zipCode(zip_code),
    ...{ address: plain(address), building: plain(building), name: plain(name) },
    telephone: telephone.normalize('NFKC').replaceAll(/[^\d-]/g, ''),
  }
}

/** One line without what parts columns; a quotation mark is full width, which every program reads alike. */
function plain(text: string): string {
  return inCp932(text.replaceAll(/\s+/g, ' ').trim()).replaceAll('"', '”').replaceAll(',', '，')
}

/** `123-4567`; as it was written where it is no postal code of Japan. */
function zipCode(text: string): string {
  const digits = text.normalize('NFKC').replaceAll(/\D/g, '')
  return digits.length === 7 ? `${digits.slice(0, 3)}-${digits.slice(3)}` : plain(text)
}
