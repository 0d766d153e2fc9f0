/** By which ways goods can be delivered, on which days and at which times (R-DATE-1 to R-DATE-4). Days are those of Japan. Pure. */
import { addDays, type Day, dayInTokyo } from '../../lib/day.ts'
import { DELIVERY_SLOTS } from '../../resources/orders/delivery-slots.ts'
import { MAX_DAYS_AHEAD } from '../../resources/orders/limits.ts'
import type { ShippingMethod } from '../../selling/method-store.ts'
import { type OfferedMethod, WEEKDAYS, type Weekday } from '../../shops/setting-values.ts'
import { planShipping, type ShippingPlan } from './fees.ts'
import type { QuoteLine } from './quote-line.ts'

/** The settings of the shop that days of delivery go by. */
export interface DeliverySettings {
  readonly preparation_days: number
  readonly delivery_days: number
  readonly closed_weekdays: readonly Weekday[]
  readonly closed_days: readonly Day[]
  readonly delivery_slots: readonly string[]
}

/** A way of delivery that a buyer can choose, and what follows from it. */
export interface DeliveryChoice {
  readonly shipping_method_id: number
  /** As orders name it, with its classes where it has some. */
  readonly name: string
  /** Yen for all of the order, also where some of it has to go by another method. */
  readonly fee: number
  /** The first and the last day that can be wished for; both null where none can. */
  readonly first_date: Day | null
  readonly last_date: Day | null
  /** Times of the day that can be wished for, such as `1214`; empty where none can. */
  readonly time_zones: readonly string[]
  /** Ways to pay that go with it; null for all of the shop. */
  readonly payment_methods: readonly OfferedMethod[] | null
  readonly plan: ShippingPlan
}

/** What the choices are made from. */
export interface DeliveryBasis {
  readonly lines: readonly QuoteLine[]
  readonly methods: readonly ShippingMethod[]
  readonly prefecture: string | null
  readonly settings: DeliverySettings
  readonly now: Date
  /** The last of the days from which a reserved line can be sent; null where none is reserved. */
  readonly sentFrom: Day | null
}

/**
 * The methods that can be chosen, in the shop's order: those that carry a line, with others for the rest where need be.
 * Empty where nothing has to be sent, and where a line of the order is carried by none.
 */
export function deliveryChoices(basis: DeliveryBasis): DeliveryChoice[] {
  const { lines, methods, prefecture } = basis
  return methods.flatMap(method => {
    const plan = planShipping(lines, methods, { prefecture, chosen: method.id })
    const isCarrier = plan.parcels.some(parcel => parcel.method.id === method.id)
    return isCarrier && plan.unsendable.length === 0 ? [choiceOf(method, plan, basis)] : []
  })
}

function choiceOf(method: ShippingMethod, plan: ShippingPlan, basis: DeliveryBasis): DeliveryChoice {
  const carriers = plan.parcels.map(parcel => parcel.method)
  const first = carriers.every(({ takes_date }) => takes_date) ? firstDate(carriers, basis) : null
  const last = first && lastDate(first, basis)
  const takesTime = carriers.every(({ takes_time }) => takes_time)
  return {
    shipping_method_id: method.id,
    name: plan.parcels.find(parcel => parcel.method.id === method.id)?.name ?? method.name,
    fee: plan.fee,
    // A reservation can open later than a day that can be wished for at all.
    ...(first !== null && last !== null && first <= last
      ? { first_date: first, last_date: last }
      : { first_date: null, last_date: null }),
    time_zones: takesTime ? [...new Set([...DELIVERY_SLOTS, ...basis.settings.delivery_slots])] : [],
    payment_methods: allowedBy(carriers),
    plan,
  }
}

/** The ways to pay that all carriers of an order go with; null for all. */
function allowedBy(carriers: readonly ShippingMethod[]): readonly OfferedMethod[] | null {
  const limits = carriers.flatMap(({ payment_methods }) =>
    payment_methods === null ? [] : [payment_methods],
  )
  const [first, ...others] = limits
  return first === undefined ? null : first.filter(method => others.every(limit => limit.includes(method)))
}

/** Days that are looked at for one on which the shop works: more than can be closed one by one. */
const MAX_LOOKED_AT = 500

/**
 * The day on which an order of `now` is sent: so many working days after today, or today itself with 0 where the shop works
 * today. Null where it hardly ever works.
 */
export function sendingDay(now: Date, settings: DeliverySettings): Day | null {
  const works = workdaysOf(settings)
  let left = settings.preparation_days
  let day = dayInTokyo(now)
  for (let looked = 0; looked < MAX_LOOKED_AT; looked += 1) {
    if (left === 0 && works(day)) return day
    day = addDays(day, 1)
    if (left > 0 && works(day)) left -= 1
  }
  return null
}

/** Tells the days on which the shop sends: it is open, on that weekday and on that day. */
export function workdaysOf({
  closed_weekdays,
  closed_days,
}: Pick<DeliverySettings, 'closed_weekdays' | 'closed_days'>): (day: Day) => boolean {
  const closed = new Set(closed_days)
  return day => !closed.has(day) && !closed_weekdays.includes(weekdayOf(day))
}

/** The day of the week of a day. */
export function weekdayOf(day: Day): Weekday {
  return WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sun'
}

/** The first day on which everything can have come; tomorrow at the earliest, since a wish is for a day to come. */
function firstDate(
  carriers: readonly ShippingMethod[],
  { now, settings, sentFrom }: DeliveryBasis,
): Day | null {
  const working = sendingDay(now, settings)
  if (working === null) return null
  const sent = sentFrom !== null && sentFrom > working ? sentFrom : working
  const days = Math.max(0, ...carriers.map(({ carrier_days }) => carrier_days))
  const arrived = addDays(sent, days)
  const tomorrow = addDays(dayInTokyo(now), 1)
  return arrived > tomorrow ? arrived : tomorrow
}

/** As many days as the shop lets choose, and none that an order could not be given later (R-DELIVERY-1). */
function lastDate(first: Day, { now, settings }: DeliveryBasis): Day {
  const wished = addDays(first, settings.delivery_days - 1)
  const latest = addDays(dayInTokyo(now), MAX_DAYS_AHEAD)
  return wished < latest ? wished : latest
}

/** What of a wish cannot be, by its member. */
export interface WishFault {
  readonly pointer: '/delivery_date' | '/delivery_time_zone'
  readonly code: 'date' | 'time_zone'
  readonly detail: string
}

/** What is wrong with a wish for a choice; null is any day, or any time. */
export function checkWish(
  { first_date, last_date, time_zones }: Pick<DeliveryChoice, 'first_date' | 'last_date' | 'time_zones'>,
  wish: { readonly delivery_date: Day | null; readonly delivery_time_zone: string | null },
): WishFault[] {
  const faults: WishFault[] = []
  const { delivery_date: date, delivery_time_zone: zone } = wish
  const dateFits =
    first_date !== null && last_date !== null && date !== null && date >= first_date && date <= last_date
  if (date !== null && !dateFits) {
    const detail =
      first_date === null
        ? 'must be null, as no day can be chosen'
        : `must be a day from ${first_date} to ${last_date}, or null`
    faults.push({ pointer: '/delivery_date', code: 'date', detail })
  }
  if (zone !== null && !time_zones.includes(zone)) {
    const detail =
      time_zones.length === 0
        ? 'must be null, as no time can be chosen'
        : `must be one of ${time_zones.join(', ')}, or null`
    faults.push({ pointer: '/delivery_time_zone', code: 'time_zone', detail })
  }
  return faults
}
