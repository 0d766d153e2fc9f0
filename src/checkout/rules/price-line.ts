/**
 * What a line costs and whether it can be bought (R-BUY-7 to R-BUY-10). Carts, quotes and the completion of a purchase all
 * go by this one function, so that what is shown is what is charged. Pure.
 */
import { stockOf } from '../../resources/items/present.ts'
import { MAX_DOWNLOADS, MAX_LINE_TOTAL } from '../limits.ts'
import type { AskedLine, LinePricing, LineProblem, PricedLine, SaleItem } from '../priced-line.ts'
import { type Note, priceOptions } from './price-options.ts'
import { countsStock, purchasable, type Reason } from './purchasable.ts'

/** How many pieces all lines of a purchase ask for together, this line's included. */
export interface Claims {
  /** Of the line's item. */
  readonly ofItem: number
  /** Of its item in its variation. */
  readonly ofPiece: number
}

const REASON_WORDS: Readonly<Record<Reason, string>> = {
  not_yet: 'The item is not on sale yet.',
  ended: 'The sale of the item has ended.',
  no_price: 'The item has no price.',
  sold_out: 'The item is sold out.',
}

/** Without an item: what a line is told whose item is not there, or is not shown. Buyers cannot tell one from the other. */
const UNKNOWN_ITEM: LinePricing = {
  line: undefined,
  problems: [{ pointer: '/item_id', code: 'unknown_item', detail: 'The shop has no such item.' }],
}

/**
 * Prices a line at a time by its item as it is read then, undefined where the shop has none such. Pointers begin at the
 * line. Without `claims` the line is all that is asked for.
 */
export function priceLine(
  item: SaleItem | undefined,
  line: AskedLine,
  now: Date,
  claims: Claims = { ofItem: line.amount, ofPiece: line.amount },
): LinePricing {
  if (item === undefined || !item.visible) return UNKNOWN_ITEM
  const problems: LineProblem[] = []
  const note: Note = (pointer, code, detail) => void problems.push({ pointer, code, detail })
  const { reason } = purchasable(item, now)
  if (reason !== null) note('/item_id', reason, REASON_WORDS[reason])
  const variation = findVariation(item, line, note)
  if (reason === null) checkAmounts(item, variation, claims, note)
  const options = priceOptions(item.options, line.options, note)
  if (item.price === null || options === undefined || variation === 'missing')
    return { line: undefined, problems }
  const priced = toPricedLine({ ...item, price: item.price }, variation, line, options)
  if (priced.total > MAX_LINE_TOTAL) {
    note('/amount', 'total_too_large', `A line comes to ${MAX_LINE_TOTAL} yen at most.`)
  }
  return { line: priced, problems }
}

type Variation = SaleItem['variations'][number]

function findVariation(
  { variations }: SaleItem,
  { variation_id }: AskedLine,
  note: Note,
): Variation | undefined | 'missing' {
  if (variation_id === null) {
    if (variations.length === 0) return undefined
    note('/variation_id', 'variation_required', 'One of the variations of the item must be given.')
    return 'missing'
  }
  const found = variations.find(({ id }) => id === variation_id)
  if (found === undefined) note('/variation_id', 'unknown_variation', 'The item has no such variation.')
  return found ?? 'missing'
}

function checkAmounts(
  item: SaleItem,
  variation: Variation | undefined | 'missing',
  { ofItem, ofPiece }: Claims,
  note: Note,
): void {
  const limit = Math.min(
    item.quantity_limit ?? Number.POSITIVE_INFINITY,
    item.type === 'digital' ? MAX_DOWNLOADS : Number.POSITIVE_INFINITY,
  )
  if (ofItem > limit) {
    note('/amount', 'over_quantity_limit', `One purchase can have at most ${limit} of the item in all.`)
  }
  if (variation === 'missing' || !countsStock(item)) return
  const left = variation === undefined ? stockOf(item) : variation.stock
  if (left === 0) note('/variation_id', 'sold_out', 'The variation is sold out.')
  else if (ofPiece > left) note('/amount', 'fewer_left', `There are ${left} left.`)
}

function toPricedLine(
  item: SaleItem & { readonly price: number },
  variation: Variation | undefined,
  { amount }: AskedLine,
  options: PricedLine['options'],
): PricedLine {
  const { price, repeat_times, cycle_plan } = item
  const optionPrice = options.reduce((sum, option) => sum + option.price, 0)
  const isSeries = repeat_times !== null && cycle_plan !== null
  return {
    item_id: item.id,
    variation_id: variation?.id ?? null,
    type: item.type,
    title: item.name,
    variation: variation ? (variation.name ?? variation.identifier ?? variation.barcode) : null,
    item_identifier: item.identifier,
    variation_identifier: variation?.identifier ?? null,
    barcode: variation?.barcode ?? null,
    price,
    proper_price: item.proper_price,
    options,
    unit_price: price + optionPrice,
    amount,
    item_total: price * amount,
    option_total: optionPrice * amount,
    total: (price + optionPrice) * amount,
    item_tax_type: item.item_tax_type,
    subscription: isSeries ? { repeat_price: item.repeat_price ?? price, repeat_times, cycle_plan } : null,
    announce_at: item.scheduled_announce_at,
    ...(item.shipping_method_ids === undefined ? {} : { shipping_method_ids: item.shipping_method_ids }),
  }
}
