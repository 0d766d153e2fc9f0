/** The rules of item documents that no schema can say. Pure. */
import { Problem, type Violation } from '../http/problems.ts'
import { readDateTime } from '../lib/date-time.ts'
import { MAX_STOCK } from '../resources/items/limits.ts'
import {
  hasNameOrCode,
  requireLotteryOrder,
  type SalesPeriod,
  salesStatusAt,
} from '../resources/items/rules.ts'
import type { SalesStatus } from '../resources/items/schemas.ts'
import type { ItemPlan, ItemPlanColumns } from './item-plan.ts'
import type { ItemData, ItemDocument } from './schemas.ts'

/** Everything that the document contradicts itself in. `plan` is what was made of it. */
export function checkItem(document: ItemDocument, plan: ItemPlan, now: Date): Violation[] {
  const { data } = document
  return [
    ...checkStock(document, plan.columns),
    ...checkTimes(plan.columns),
    ...checkLottery(plan.columns),
    ...checkSale(plan),
    ...checkSalesStatus(data.sales_status, plan.columns, now),
    ...checkSubscription(data),
    ...checkRepeatPrice(document),
    ...checkDigital(data),
    ...checkVariations(data),
    ...checkPurchaseIds(data),
  ]
}

function checkStock({ data, state }: ItemDocument, { own_stock }: ItemPlanColumns): Violation[] {
  if (data.variations.length > 0) {
    const sum = data.variations.reduce((total, { stock }) => total + stock, 0)
    return data.stock === sum
      ? []
      : [violation('/data/stock', `must be ${sum}, the sum of the stocks of the variations`)]
  }
  if (data.stock > MAX_STOCK) return [violation('/data/stock', `must be ${MAX_STOCK} or less`)]
  if (state?.own_stock === undefined || own_stock === data.stock) return []
  return [
    violation('/data/stock', `must be ${own_stock}, as own_stock of state, since there are no variations`),
  ]
}

function checkTimes({ created_at, modified_at, sales_start_at, sales_end_at }: ItemPlanColumns): Violation[] {
  const found: Violation[] = []
  if (timeOf(created_at) > timeOf(modified_at)) {
    found.push(violation('/data/modified_at', 'must not be earlier than created_at'))
  }
  if (sales_start_at !== null && sales_end_at !== null && timeOf(sales_start_at) >= timeOf(sales_end_at)) {
    found.push(violation('/state/sales_end_at', 'must be later than sales_start_at'))
  }
  return found
}

/** Whether it would be a sale at all is seen when its time comes: the price may have come down since it was planned (R-SALE-4). */
function checkSale({ sale, columns }: ItemPlan): Violation[] {
  if (sale === null) return []
  const { begun, starts_at, ends_at } = sale
  return [
    ...(starts_at !== null && ends_at !== null && timeOf(starts_at) >= timeOf(ends_at)
      ? [violation('/state/sale/ends_at', 'must be later than starts_at')]
      : []),
    ...(begun && columns.proper_price === null
      ? [violation('/state/sale/begun', 'must be false, as there is no proper_price')]
      : []),
  ]
}

function checkLottery(columns: ItemPlanColumns): Violation[] {
  const { application_start_at, application_end_at, scheduled_announce_at } = columns
  if (application_start_at === null || application_end_at === null || scheduled_announce_at === null)
    return []
  return violationsOf(
    () =>
      requireLotteryOrder({
        applicationStartAt: timeOf(application_start_at),
        applicationEndAt: timeOf(application_end_at),
        scheduledAnnounceAt: timeOf(scheduled_announce_at),
      }),
    pointer => `/data${pointer}`,
  )
}

/** What a rule of the API refuses by throwing, with its pointers put in the terms of documents. */
export function violationsOf(rule: () => void, pointerOf: (pointer: string) => string): Violation[] {
  try {
    rule()
    return []
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const found = error.violations.length > 0 ? error.violations : [violation('', error.message)]
    return found.map(({ detail, pointer }) => violation(pointer === '' ? '' : pointerOf(pointer), detail))
  }
}

const RANK: Record<SalesStatus, number> = {
  item_waiting_for_sale: 0,
  item_now_on_sale: 1,
  item_end_of_sale: 2,
}

/**
 * The status must be one that the period gave at some time since the last change (R-DOCUMENT-4): a document written
 * before the sale began says so truly, however long it waited for its import.
 */
function checkSalesStatus(status: SalesStatus, columns: ItemPlanColumns, now: Date): Violation[] {
  const period = salesPeriodOf(columns)
  if (status === 'item_waiting_for_sale' && period.start === null) {
    return [violation('/state/sales_start_at', 'is required for sales_status item_waiting_for_sale')]
  }
  const modified = timeOf(columns.modified_at)
  const earliest = salesStatusAt(period, modified < now ? modified : now).status
  const latest = salesStatusAt(period, now).status
  if (RANK[earliest] <= RANK[status] && RANK[status] <= RANK[latest]) return []
  const wanted = earliest === latest ? latest : `${earliest} or later, up to ${latest}`
  return [violation('/data/sales_status', `does not agree with the period of sale, which asks for ${wanted}`)]
}

function salesPeriodOf(columns: ItemPlanColumns): SalesPeriod {
  const [start, end] =
    columns.type === 'lottery'
      ? [columns.application_start_at, columns.application_end_at]
      : [columns.sales_start_at, columns.sales_end_at]
  return { start: start === null ? null : timeOf(start), end: end === null ? null : timeOf(end) }
}

function checkSubscription({ price, subscription }: ItemData): Violation[] {
  if (subscription === undefined || subscription.initial_price === price) return []
  return [violation('/data/subscription/initial_price', `must be ${price}, as price`)]
}

function checkRepeatPrice({ data: { price, subscription }, state }: ItemDocument): Violation[] {
  const given = state?.repeat_price
  const shown = subscription?.repeat_price ?? null
  if (given === undefined || given === shown) return []
  if (given === null && shown === price) return []
  const wanted = shown === price ? `null or ${shown}` : `${shown}`
  return [violation('/state/repeat_price', `must be ${wanted}, as repeat_price of the subscription`)]
}

function checkDigital({ digital, variations }: ItemData): Violation[] {
  if (digital === undefined) return []
  const found: Violation[] = []
  if (variations.length > 0) found.push(violation('/data/variations', 'must be empty for a digital item'))
  if (digital.file_ext !== digital.file_ext.toLowerCase()) {
    found.push(violation('/data/digital/file_ext', 'must be in lower case'))
  }
  return found
}

function checkVariations({ variations }: ItemData): Violation[] {
  return variations.flatMap((variation, index) =>
    hasNameOrCode(variation)
      ? []
      : [
          violation(
            `/data/variations/${index}/name`,
            'is required for a variation without identifier and barcode',
          ),
        ],
  )
}

/** Choices and the values of forms are bought by one kind of id, so no two of an item may share one. */
function checkPurchaseIds({ options }: ItemData): Violation[] {
  const seen = new Set<number>()
  const found: Violation[] = []
  const see = (id: number, pointer: string): void => {
    if (seen.has(id)) found.push(violation(pointer, 'is the id of another choice or value of this item'))
    seen.add(id)
  }
  for (const [at, option] of options.entries()) {
    if (option.option_type === 'select') {
      for (const [index, { id }] of option.choices.entries())
        see(id, `/data/options/${at}/choices/${index}/id`)
    } else if (option.option_variation_id !== null) {
      see(option.option_variation_id, `/data/options/${at}/option_variation_id`)
    }
  }
  return found
}

function timeOf(text: string): Date {
  const time = readDateTime(text)
  if (time === undefined) throw new Error(`Not a date-time: ${text}`)
  return time
}

function violation(pointer: string, detail: string): Violation {
  return { pointer, detail }
}
