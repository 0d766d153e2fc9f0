/** An item while somebody writes it. Pure. */
import type { Item } from '../../api/types.ts'
import { japanTime, sentTime } from '../../ui/japan-time.ts'
import { typedNumber, typedNumberOrNone } from '../../ui/typed-number.ts'

/** What the fields hold. Times are those of Japan, as `datetime-local` has them. */
export interface ItemDraft {
  readonly type: Item['type']
  readonly name: string
  readonly price: string
  readonly tax: string
  readonly identifier: string
  readonly limit: string
  readonly detail: string
  readonly repeatPrice: string
  readonly repeatTimes: string
  readonly cycle: string
  readonly applyFrom: string
  readonly applyUntil: string
  readonly announceAt: string
}

/** What a new item begins as; `tax` is what the shop has set. */
export function newItemDraft(tax: string): ItemDraft {
  return {
    ...{ type: 'normal', name: '', price: '', tax, identifier: '', limit: '', detail: '' },
    ...{ repeatPrice: '', repeatTimes: 'unlimited', cycle: 'monthly' },
    ...{ applyFrom: '', applyUntil: '', announceAt: '' },
  }
}

/** The fields of an item that there is. */
export function draftOfItem(item: Item): ItemDraft {
  const draft: ItemDraft = {
    ...newItemDraft(item.item_tax_type),
    ...{ type: item.type, name: item.name, price: String(item.proper_price ?? item.price ?? '') },
    ...{ identifier: item.identifier ?? '', limit: String(item.quantity_limit ?? ''), detail: item.detail },
  }
  if (item.type === 'subscription') {
    const { repeat_price, repeat_times, cycle_plan } = item.subscription
    const repeatPrice = repeat_price === (item.proper_price ?? item.price) ? '' : String(repeat_price ?? '')
    return { ...draft, repeatPrice, repeatTimes: repeat_times, cycle: cycle_plan }
  }
  if (item.type === 'lottery') {
    const { application_start_at, application_end_at, scheduled_announce_at } = item.lottery
    return {
      ...draft,
      applyFrom: japanTime(application_start_at),
      applyUntil: japanTime(application_end_at),
      announceAt: japanTime(scheduled_announce_at),
    }
  }
  return draft
}

/** The body that creates it. */
export function itemBody(draft: ItemDraft): Record<string, unknown> {
  return {
    type: draft.type,
    name: draft.name.trim(),
    price: typedNumber(draft.price),
    item_tax_type: draft.tax,
    identifier: textOrNone(draft.identifier),
    quantity_limit: typedNumberOrNone(draft.limit),
    detail: draft.detail,
    ...(draft.type === 'subscription' ? { subscription: subscriptionOf(draft) } : {}),
    ...(draft.type === 'lottery' ? { lottery: lotteryOf(draft) } : {}),
  }
}

/** What of it differs from what is stored: a price that is sent, for one, ends a sale. */
export function itemChanges(stored: ItemDraft, draft: ItemDraft): Record<string, unknown> {
  const [before, body] = [itemBody(stored), itemBody(draft)]
  if (isEmptied(stored, draft)) body.subscription = { ...subscriptionOf(draft), ...asTheFirst(draft) }
  if (draft.type === 'lottery') body.lottery = { ...lotteryOf(draft), ...emptiedTimes(stored, draft) }
  const changed = Object.entries(body).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  )
  return Object.fromEntries(changed)
}

/**
 * What is to be sent besides, once changes are saved: a price of later deliveries that was left empty is that of the first, and one that was
 * given once does not follow the price. Undefined where nothing is.
 */
export function laterChanges(
  draft: Pick<ItemDraft, 'type' | 'price' | 'repeatPrice'>,
  stored: { readonly price: number | null; readonly subscription?: { readonly repeat_price: number | null } },
): Record<string, unknown> | undefined {
  const isLeft = draft.type === 'subscription' && draft.repeatPrice.trim() === ''
  if (!isLeft || stored.subscription?.repeat_price === stored.price) return undefined
  return { subscription: asTheFirst(draft) }
}

/** Whether a price of later deliveries was taken out. The API has no word for none: what is left out stays. */
function isEmptied(stored: ItemDraft, { type, repeatPrice }: ItemDraft): boolean {
  return type === 'subscription' && stored.repeatPrice !== '' && repeatPrice.trim() === ''
}

function asTheFirst({ price }: Pick<ItemDraft, 'price'>): object {
  return { repeat_price: typedNumber(price) }
}

/** Times that were taken out, as they are: a lottery has all of them, and the server says so at the field. */
function emptiedTimes(stored: ItemDraft, draft: ItemDraft): object {
  const emptied = LOTTERY_TIMES.filter(([name]) => stored[name] !== '' && draft[name] === '')
  return Object.fromEntries(emptied.map(([, member]) => [member, '']))
}

/** Codes are plain letters and digits; what is typed with a Japanese keyboard becomes them. */
export function textOrNone(text: string): string | null {
  const plain = text.normalize('NFKC').trim()
  return plain === '' ? null : plain
}

function subscriptionOf({ repeatPrice, repeatTimes, cycle }: ItemDraft): object {
  return {
    // Later deliveries cost what the first does unless something is said.
    ...(repeatPrice.trim() === '' ? {} : { repeat_price: typedNumber(repeatPrice) }),
    ...{ repeat_times: repeatTimes, cycle_plan: cycle },
  }
}

/** The fields of a lottery's times, and what they are called in the API. */
const LOTTERY_TIMES = [
  ['applyFrom', 'application_start_at'],
  ['applyUntil', 'application_end_at'],
  ['announceAt', 'scheduled_announce_at'],
] as const

function lotteryOf(draft: ItemDraft): object {
  const times = LOTTERY_TIMES.map(([name, member]) => [member, sentTime(draft[name])] as const)
  return Object.fromEntries(times.filter(([, time]) => time !== null))
}
