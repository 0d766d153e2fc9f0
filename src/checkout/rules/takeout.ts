/** When goods can be fetched at the shop (R-TAKEOUT-1 to R-TAKEOUT-3). Times are those of Japan. Pure. */
import { addDays, type Day, dayInTokyo, startOfDay } from '../../lib/day.ts'
import type { TakeoutPlace } from '../../shops/setting-values.ts'
import { weekdayOf } from './delivery.ts'
import type { Refusal } from './quote-line.ts'

/** The settings of the shop that fetching goes by. */
export interface TakeoutSettings {
  readonly takeout_places: readonly TakeoutPlace[]
  readonly takeout_lead_minutes: number
  readonly takeout_slot_minutes: number
  readonly takeout_slot_pieces: number
  readonly takeout_days: number
  readonly closed_days: readonly Day[]
}

/** What the times are reckoned from. */
export interface TakeoutBasis {
  readonly settings: TakeoutSettings
  readonly now: Date
  /** Pieces of the order that are fetched. */
  readonly pieces: number
  /** Pieces that other orders fetch at a place in the slot that begins then. */
  readonly taken: (place: string, at: Date) => number
}

/** The slots of one place on one day that are free, each by when it begins. */
export interface TakeoutDay {
  readonly day: Day
  readonly times: readonly Date[]
}

const MINUTE_MS = 60_000

/** The days on which an order of these pieces can be fetched at a place, each with its free slots; days without one are left out. */
export function takeoutDays(place: TakeoutPlace, basis: TakeoutBasis): TakeoutDay[] {
  const today = dayInTokyo(basis.now)
  return Array.from({ length: basis.settings.takeout_days }, (_, ahead) => addDays(today, ahead))
    .map(day => ({ day, times: freeTimes(place, day, basis) }))
    .filter(({ times }) => times.length > 0)
}

function freeTimes(place: TakeoutPlace, day: Day, basis: TakeoutBasis): Date[] {
  const { settings, now, pieces, taken } = basis
  const soonest = now.getTime() + settings.takeout_lead_minutes * MINUTE_MS
  return slotsOf(place, day, settings).filter(
    at => at.getTime() >= soonest && taken(place.name, at) + pieces <= settings.takeout_slot_pieces,
  )
}

/** All slots of a place on a day: one after the other from each opening on, as long as they end before it closes. */
function slotsOf(
  { hours }: TakeoutPlace,
  day: Day,
  { takeout_slot_minutes: length, closed_days }: TakeoutSettings,
): Date[] {
  if (closed_days.includes(day)) return []
  const weekday = weekdayOf(day)
  const midnight = startOfDay(day).getTime()
  return hours
    .filter(opening => opening.weekday === weekday)
    .flatMap(({ opens, closes }) => {
      const [from, to] = [minutesOf(opens), minutesOf(closes)]
      const count = Math.max(0, Math.floor((to - from) / length))
      return Array.from({ length: count }, (_, slot) => midnight + (from + slot * length) * MINUTE_MS)
    })
    .sort((a, b) => a - b)
    .map(at => new Date(at))
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/** Why goods cannot be fetched then and there. */
export type TakeoutFault = 'no_place' | 'too_many_pieces' | 'closed' | 'too_soon' | 'full'

/**
 * Judges a time that a buyer chose; null when it can be. Without a name the shop's first place is meant. A time is that at
 * which a slot begins.
 */
export function judgeTakeout(
  wish: { readonly place: string | null; readonly at: Date },
  basis: TakeoutBasis,
): Refusal<TakeoutFault> | null {
  const { settings, pieces, now, taken } = basis
  const place = takeoutPlace(wish.place, settings)
  if (place === undefined) return { code: 'no_place', detail: 'is no place of the shop' }
  if (pieces > settings.takeout_slot_pieces) {
    const detail = `is for ${settings.takeout_slot_pieces} pieces at a time at most`
    return { code: 'too_many_pieces', detail }
  }
  const day = dayInTokyo(wish.at)
  const slots = slotsOf(place, day, settings)
  const isSlot = slots.some(at => at.getTime() === wish.at.getTime())
  if (!isSlot || day >= addDays(dayInTokyo(now), settings.takeout_days)) {
    return { code: 'closed', detail: 'is no time at which goods can be fetched there' }
  }
  if (wish.at.getTime() < now.getTime() + settings.takeout_lead_minutes * MINUTE_MS) {
    return { code: 'too_soon', detail: `must be ${settings.takeout_lead_minutes} minutes from now or later` }
  }
  if (taken(place.name, wish.at) + pieces > settings.takeout_slot_pieces) {
    return { code: 'full', detail: 'is taken by others; choose another time' }
  }
  return null
}

/** The place of a name; without one the first. Undefined when the shop has none such. */
function takeoutPlace(
  name: string | null,
  { takeout_places: places }: Pick<TakeoutSettings, 'takeout_places'>,
): TakeoutPlace | undefined {
  return name === null ? places[0] : places.find(place => place.name === name)
}
