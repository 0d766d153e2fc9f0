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
    const repeatPrice = repeat_price === item.price ? '' : String(repeat_price ?? '')
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
  const before = itemBody(stored)
  const changed = Object.entries(itemBody(draft)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  )
  return Object.fromEntries(changed)
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

function lotteryOf({ applyFrom, applyUntil, announceAt }: ItemDraft): object {
  const times = {
    application_start_at: sentTime(applyFrom),
    application_end_at: sentTime(applyUntil),
    scheduled_announce_at: sentTime(announceAt),
  }
  return Object.fromEntries(Object.entries(times).filter(([, time]) => time !== null))
}
