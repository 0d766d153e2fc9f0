/** How the lines of an order travel, and what that costs (R-SHIP-2 to R-SHIP-5). Whole yen. Pure. */
import { MAX_PARCELS } from '../../selling/limits.ts'
import type { ParcelClass, PrefectureFee, ShippingMethod } from '../../selling/method-store.ts'
import { isSent, type QuoteLine, subtotalOf } from './quote-line.ts'

/** Where an order goes, and what is known of it. */
export interface Shipment {
  /** One of the 47; null while it is not known, when fees are those of no prefecture in particular. */
  readonly prefecture: string | null
  /** The method that the buyer chose; null for the first that will do. */
  readonly chosen: number | null
}

/** What goes by one method. */
interface Parcel {
  readonly method: ShippingMethod
  /** Its name, with the classes of its boxes: `宅配便（60サイズ×2）`. */
  readonly name: string
  /** The places of its lines. */
  readonly lines: readonly number[]
  /** Yen, 0 when it is free. */
  readonly fee: number
}

/** How all lines travel. */
export interface ShippingPlan {
  readonly parcels: readonly Parcel[]
  /** Yen of all parcels. */
  readonly fee: number
  /** The places of lines that have to be sent and that no method carries. */
  readonly unsendable: readonly number[]
}

/**
 * Puts each line that has to be sent with the method that was chosen, or, where that does not carry it, with the first of
 * the shop that does. What goes by one method is one parcel and costs one fee.
 */
export function planShipping(
  lines: readonly QuoteLine[],
  methods: readonly ShippingMethod[],
  { prefecture, chosen }: Shipment,
): ShippingPlan {
  const active = methods.filter(method => method.active)
  const inOrder = [...active.filter(({ id }) => id === chosen), ...active.filter(({ id }) => id !== chosen)]
  const subtotal = subtotalOf(lines)
  const parcels: Parcel[] = []
  let left = lines.flatMap((line, index) => (isSent(line) ? [index] : []))
  for (const method of inOrder) {
    const taken = fitting(left, lines, method)
    if (taken.length === 0) continue
    parcels.push(parcelOf(method, taken, lines, { prefecture, subtotal }))
    left = left.filter(index => !taken.includes(index))
  }
  return { parcels, fee: parcels.reduce((sum, { fee }) => sum + fee, 0), unsendable: left }
}

/** Those of the lines that a method carries: the first of them, until the boxes that one order can have are full. */
function fitting(places: readonly number[], lines: readonly QuoteLine[], method: ShippingMethod): number[] {
  const largest = method.classes.at(-1)?.up_to
  const room = largest === undefined ? Number.POSITIVE_INFINITY : largest * MAX_PARCELS
  let used = 0
  return places.filter(index => {
    const line = lines[index]
    const size = line && sizeIn(line, method)
    if (line === undefined || size === undefined) return false
    // A piece that is larger than the largest box goes into none.
    if (largest !== undefined && size > largest) return false
    if (used + size * line.amount > room) return false
    used += size * line.amount
    return true
  })
}

/** How much room a piece takes in the method; undefined when the method does not carry it. */
function sizeIn({ bound }: QuoteLine, method: ShippingMethod): number | undefined {
  if (bound === null || bound.length === 0) return method.for_all_items ? 1 : undefined
  return bound.find(({ method_id }) => method_id === method.id)?.size
}

function parcelOf(
  method: ShippingMethod,
  taken: readonly number[],
  lines: readonly QuoteLine[],
  { prefecture, subtotal }: { readonly prefecture: string | null; readonly subtotal: number },
): Parcel {
  const boxes = boxesOf(
    method,
    taken.flatMap(index => lines[index] ?? []),
  )
  const isFree = method.free_from !== null && subtotal >= method.free_from
  const yen =
    boxes.length === 0
      ? feeTo(prefecture, method)
      : boxes.reduce((sum, { box, count }) => sum + feeTo(prefecture, box) * count, 0)
  return { method, name: nameOf(method, boxes), lines: taken, fee: isFree ? 0 : yen }
}

interface Boxes {
  readonly box: ParcelClass
  readonly count: number
}

/**
 * The boxes for these lines: the smallest one that holds everything, and when none does, largest ones filled and the
 * smallest one for the rest. A piece may lie in a box with others or alone; that its pieces fill each box to the brim is
 * an approximation, which charges the buyer no box too many.
 */
function boxesOf(method: ShippingMethod, lines: readonly QuoteLine[]): Boxes[] {
  const largest = method.classes.at(-1)
  if (largest === undefined) return []
  const size = lines.reduce((sum, line) => sum + (sizeIn(line, method) ?? 0) * line.amount, 0)
  const full = Math.max(0, Math.ceil(size / largest.up_to) - 1)
  const rest = size - full * largest.up_to
  const last = method.classes.find(({ up_to }) => rest <= up_to) ?? largest
  if (full === 0) return [{ box: last, count: 1 }]
  if (last === largest) return [{ box: largest, count: full + 1 }]
  return [
    { box: largest, count: full },
    { box: last, count: 1 },
  ]
}

function nameOf({ name }: ShippingMethod, boxes: readonly Boxes[]): string {
  if (boxes.length === 0) return name
  const told = boxes.map(({ box, count }) => (count === 1 ? box.name : `${box.name}×${count}`))
  return `${name}（${told.join('、')}）`
}

function feeTo(
  prefecture: string | null,
  { fee, prefecture_fees }: { readonly fee: number; readonly prefecture_fees: readonly PrefectureFee[] },
): number {
  return prefecture_fees.find(one => one.prefecture === prefecture)?.fee ?? fee
}

/** Where an order has its fees and the names of its methods. */
export interface ShippingOfOrder {
  /** `delivery.shipping_method` of the order. */
  readonly shipping_method: string | null
  /** Of each line, in order. */
  readonly lines: readonly { readonly shipping_method: string | null; readonly shipping_fee: number }[]
  /** Parcels by size, with the places of their lines in place of ids. */
  readonly shipping_lines: readonly {
    readonly lines: readonly number[]
    readonly shipping_method: string
    readonly shipping_fee: number
  }[]
}

/**
 * The same plan as an order tells it (R-ORDER-7). One method with one fee: it is the order's, and the fee stands alone in
 * the amounts. Several: each line names its own, and the first line of each carries the fee. With classes: shipping lines.
 */
export function shippingOfOrder(count: number, { parcels }: ShippingPlan): ShippingOfOrder {
  const none = { shipping_method: null, shipping_fee: 0 }
  const blank = Array.from({ length: count }, () => none)
  if (parcels.some(({ method }) => method.classes.length > 0)) {
    const shipping_lines = parcels.map(({ name, lines, fee }) => ({
      ...{ lines, shipping_method: name, shipping_fee: fee },
    }))
    return { shipping_method: null, lines: blank, shipping_lines }
  }
  if (parcels.length <= 1) {
    return { shipping_method: parcels[0]?.name ?? null, lines: blank, shipping_lines: [] }
  }
  const lines = blank.map((line, index) => {
    const parcel = parcels.find(one => one.lines.includes(index))
    if (parcel === undefined) return line
    return { shipping_method: parcel.name, shipping_fee: parcel.lines[0] === index ? parcel.fee : 0 }
  })
  return { shipping_method: null, lines, shipping_lines: [] }
}
