/** An order that is taken by hand, while it is written: what is sent to the checkout of the shop's own API. Pure. */
import type { Checkout, ItemOption } from '../../api/types.ts'

/** An option of a line: the id of what is chosen, or what is written; empty for none. */
export interface OptionDraft {
  readonly option: ItemOption
  readonly value: string
}

/** A line. */
export interface LineDraft {
  readonly item_id: number
  readonly variation_id: number | null
  readonly name: string
  readonly amount: string
  readonly options: readonly OptionDraft[]
}

/** All fields. */
export interface Draft {
  readonly lines: readonly LineDraft[]
  readonly last: string
  readonly first: string
  readonly mail_address: string
  readonly zip_code: string
  readonly prefecture: string
  readonly address: string
  readonly address2: string
  readonly tel: string
  readonly remark: string
  /** The id of a shipping method; empty for the first that there is. */
  readonly method: string
  readonly date: string
  readonly zone: string
  /** Where takeout is fetched; empty for the first place that there is. */
  readonly place: string
  /** When it is; empty where nothing is. */
  readonly takeout: string
  readonly payment: string
}

export const EMPTY_DRAFT: Draft = {
  ...{ lines: [], last: '', first: '', mail_address: '', zip_code: '', prefecture: '', address: '' },
  ...{
    address2: '',
    tel: '',
    remark: '',
    method: '',
    date: '',
    zone: '',
    place: '',
    takeout: '',
    payment: '',
  },
}

/** The lines with one more; the same item once more is one piece more, unless it has options, which may be others. */
export function withLine(lines: readonly LineDraft[], line: LineDraft): readonly LineDraft[] {
  const there = lines.find(
    one =>
      one.item_id === line.item_id && one.variation_id === line.variation_id && line.options.length === 0,
  )
  if (there === undefined) return [...lines, line]
  const amount = String((Number(there.amount.normalize('NFKC')) || 0) + 1)
  return lines.map(one => (one === there ? { ...one, amount } : one))
}

/** The options that are sent: those that have to be given even if nothing is, so that the server says so at their place. */
export function sentOptions({ options }: Pick<LineDraft, 'options'>): readonly OptionDraft[] {
  return options.filter(({ option, value }) => option.required || value.trim() !== '')
}

/** The lines as a checkout begins with them. What is no number of pieces stays a text, so that the server says so. */
export function linesBody({ lines }: Pick<Draft, 'lines'>) {
  return {
    lines: lines.map(line => {
      const { item_id, variation_id, amount } = line
      const pieces = amount.normalize('NFKC').trim()
      const sent = sentOptions(line)
      return {
        ...{ item_id, variation_id, amount: /^\d{1,6}$/.test(pieces) ? Number(pieces) : pieces },
        ...(sent.length === 0 ? {} : { options: sent.map(optionBody) }),
      }
    }),
  }
}

function optionBody({ option, value }: OptionDraft) {
  return option.option_type === 'select'
    ? { option_id: option.id, option_variation_id: value === '' ? null : Number(value) }
    : { option_id: option.id, value: value.trim() }
}

/** What is said of the order besides; what was not filled in is not sent. `now` stands for a time that is chosen once those of its place are known. */
export function wishesBody(draft: Draft, now: Date) {
  const { last, first, mail_address, zip_code, prefecture, address, address2, tel, payment } = draft
  const digits = tel.normalize('NFKC').replaceAll(/[-\s()]/g, '')
  return {
    customer: {
      name: { last, first },
      mail_address,
      address: { zip_code, prefecture, address, address2, tel: digits },
    },
    delivery: {
      shipping_method_id: draft.method === '' ? null : Number(draft.method),
      delivery_date: draft.date === '' ? null : draft.date,
      delivery_time_zone: draft.zone === '' ? null : draft.zone,
    },
    takeout: takeoutBody(draft, now),
    ...(payment === '' ? {} : { payment: { method: payment } }),
    remark: draft.remark.trim() === '' ? null : draft.remark,
  }
}

function takeoutBody({ place, takeout }: Draft, now: Date) {
  if (place === '') return takeout === '' ? null : { at: takeout }
  return { place, at: takeout === '' ? now.toISOString() : takeout }
}

type Choices = Pick<Checkout, 'delivery_choices' | 'takeout_choices' | 'payment_methods'>

/** The ways to pay that are taken by hand: a card is paid by its owner, on the shop's own pages. */
export function paymentsByHand({ payment_methods }: Pick<Choices, 'payment_methods'>): readonly string[] {
  return payment_methods
    .filter(({ method, refusal }) => method !== 'creditcard' && refusal === null)
    .map(({ method }) => method)
}

/** How it is sent, as the draft says it: the first way where it says nothing. */
export function chosenDelivery({ method }: Pick<Draft, 'method'>, { delivery_choices: all }: Choices) {
  return all.find(({ shipping_method_id }) => String(shipping_method_id) === method) ?? all[0]
}

/**
 * The draft without what can be chosen no more, such as a shipping method once the lines are others: nothing would show it, and it would be
 * refused for ever. The same draft where all is there still. A day out of its time stays: it is told at its field.
 */
export function withoutGone(draft: Draft, choices: Choices): Draft {
  const { takeout_choices: takeout } = choices
  const isSent = choices.delivery_choices.some(one => String(one.shipping_method_id) === draft.method)
  const method = isSent ? draft.method : ''
  const delivery = method === draft.method ? chosenDelivery(draft, choices) : undefined
  const isPlace = takeout?.places.some(({ name }) => name === draft.place) ?? false
  const isTime = takeout?.days.some(({ times }) => times.includes(draft.takeout)) ?? false
  const left = {
    method,
    date: (delivery?.first_date ?? null) === null ? '' : draft.date,
    zone: delivery?.time_zones.includes(draft.zone) ? draft.zone : '',
    place: isPlace ? draft.place : '',
    takeout: isTime ? draft.takeout : '',
    payment: paymentsByHand(choices).includes(draft.payment) ? draft.payment : '',
  }
  const isSame = Object.entries(left).every(([name, value]) => draft[name as keyof typeof left] === value)
  return isSame ? draft : { ...draft, ...left }
}
