/**
 * What a shop's settings would mean to a buyer before they are saved: the rules of quotes, asked about one parcel, one
 * amount, or the days to come (R-CONSOLE-14). Pure.
 */
import { type DeliveryChoice, deliveryChoices, sendingDay, workdaysOf } from '../checkout/rules/delivery.ts'
import { type PayingChoice, payingChoices } from '../checkout/rules/pay.ts'
import type { QuoteLine } from '../checkout/rules/quote-line.ts'
import { takeoutDays } from '../checkout/rules/takeout.ts'
import { addDays, type Day, dayInTokyo, hourInTokyo } from '../lib/day.ts'
import type { ShippingMethod } from '../selling/method-store.ts'
import type { ShippingMethodSettings } from '../selling/schemas.ts'
import type { SellingSettings } from '../shops/selling-store.ts'
import { PREVIEWED_DAYS, PREVIEWED_TAKEOUT_DAYS, SEARCHED_TAKEOUT_DAYS } from './limits.ts'

/** What is sent, and where to. */
export interface AskedParcel {
  /** Yen of the goods. */
  readonly subtotal: number
  readonly pieces: number
  /** How much room a piece takes, in the units of the method's classes. */
  readonly size: number
  /** Null for nowhere in particular. */
  readonly prefecture: string | null
}

type ShownChoice = Pick<DeliveryChoice, 'name' | 'fee' | 'first_date' | 'last_date' | 'time_zones'>

/** A way to pay with its fee, or with why it is not offered. */
interface ShownPayment {
  readonly method: PayingChoice['method']
  readonly fee: number
  /** The code of the refusal; null when it is offered. */
  readonly refusal: string | null
}

/** What a parcel would cost and when it would come. */
export interface MethodPreview {
  /** Null where the method does not carry it. */
  readonly delivery: ShownChoice | null
  readonly payments: readonly ShownPayment[]
}

/** Asks about a parcel that goes by a method, as if the method were on and the item bound to it. */
export function previewMethod(
  settings: ShippingMethodSettings,
  { subtotal, pieces, size, prefecture }: AskedParcel,
  shop: SellingSettings,
  now: Date,
): MethodPreview {
  const method: ShippingMethod = { ...settings, id: 0, active: true }
  const lines = [lineOf({ amount: pieces, total: subtotal, bound: [{ method_id: 0, size }] })]
  const basis = { lines, methods: [method], prefecture, settings: shop, now, sentFrom: null }
  const [choice] = deliveryChoices(basis)
  if (choice === undefined) return { delivery: null, payments: [] }
  const total = subtotal + choice.fee
  const payments = payingChoices({ settings: shop, lines, carriers: [method], total })
  return { delivery: shown(choice), payments: payments.map(shownPayment) }
}

/** What the settings would mean for an order of this total. */
export interface SellingPreview {
  /** The day on which an order of now would be sent; null where the shop hardly ever works. */
  readonly sent_on: Day | null
  /** The days to come, and whether the shop works on each. */
  readonly days: readonly { readonly day: Day; readonly works: boolean }[]
  /** By each method that is on. */
  readonly deliveries: readonly Omit<ShownChoice, 'fee'>[]
  readonly payments: readonly ShownPayment[]
  /** Of each place the first days on which something can be fetched, with the times of a slot's beginning. */
  readonly takeout: readonly {
    readonly place: string
    readonly days: readonly { readonly day: Day; readonly times: readonly string[] }[]
  }[]
}

/** Asks about an order of now, of one piece, with nothing taken of any slot. */
export function previewSelling(
  shop: SellingSettings,
  methods: readonly ShippingMethod[],
  { total, now }: { readonly total: number; readonly now: Date },
): SellingPreview {
  const lines = [lineOf({ amount: 1, total, bound: null })]
  const today = dayInTokyo(now)
  const works = workdaysOf(shop)
  return {
    sent_on: sendingDay(now, shop),
    days: Array.from({ length: PREVIEWED_DAYS }, (_, ahead) => addDays(today, ahead)).map(day => ({
      day,
      works: works(day),
    })),
    deliveries: methods
      .filter(({ active }) => active)
      .flatMap(method => {
        const whole = { ...method, for_all_items: true, classes: [] }
        const basis = { lines, methods: [whole], prefecture: null, settings: shop, now, sentFrom: null }
        return deliveryChoices(basis).map(choice => withoutFee(choice))
      }),
    payments: payingChoices({ settings: shop, lines, carriers: [], total }).map(shownPayment),
    takeout: shop.takeout_places.map(place => ({
      place: place.name,
      days: takeoutDays(place, {
        settings: { ...shop, takeout_days: Math.min(shop.takeout_days, SEARCHED_TAKEOUT_DAYS) },
        ...{ now, pieces: 1, taken: () => 0 },
      })
        .slice(0, PREVIEWED_TAKEOUT_DAYS)
        .map(({ day, times }) => ({ day, times: times.map(hourInTokyo) })),
    })),
  }
}

function lineOf(line: Pick<QuoteLine, 'amount' | 'total' | 'bound'>): QuoteLine {
  return { item_id: 0, type: 'normal', tax_type: 'standard', ...line }
}

function shown({ name, fee, first_date, last_date, time_zones }: DeliveryChoice): ShownChoice {
  return { name, fee, first_date, last_date, time_zones }
}

function withoutFee(choice: DeliveryChoice): Omit<ShownChoice, 'fee'> {
  const { fee: _, ...rest } = shown(choice)
  return rest
}

function shownPayment({ method, fee, refusal }: PayingChoice): ShownPayment {
  return { method, fee, refusal: refusal?.code ?? null }
}
