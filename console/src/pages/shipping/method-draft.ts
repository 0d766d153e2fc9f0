/** A shipping method while somebody writes it: texts and switches. Pure. */
import type { ShippingMethod } from '../../api/types.ts'
import { PREFECTURES } from '../../ui/prefectures.ts'
import { typedNumber, typedNumberOrNone } from '../../ui/typed-number.ts'
import type { FeeTable } from './fee-table.ts'

/** A fee: one, and those of prefectures that have their own. */
export interface FeeDraft {
  readonly fee: string
  /** By prefecture; what is missing or empty has the one fee. */
  readonly prefectures: Readonly<Record<string, string>>
}

/** A class by size or weight. */
export interface ClassDraft extends FeeDraft {
  /** Tells it from the others while its name changes. */
  readonly key: number
  readonly name: string
  readonly upTo: string
}

/** An item that is bound to the method. */
export interface BoundDraft {
  readonly itemId: number
  /** What it was called when it was found; undefined for one that was bound before. */
  readonly name?: string
  readonly size: string
}

/** What the fields hold. */
export interface MethodDraft extends FeeDraft {
  readonly name: string
  readonly freeFrom: string
  readonly classes: readonly ClassDraft[]
  /** Null for all of the shop. */
  readonly payments: readonly string[] | null
  readonly takesDate: boolean
  readonly takesTime: boolean
  readonly carrierDays: string
  readonly forAllItems: boolean
  readonly active: boolean
}

/** What a new method begins as. */
export const NEW_METHOD: MethodDraft = {
  ...{ name: '', fee: '', prefectures: {}, freeFrom: '', classes: [], payments: null },
  ...{ takesDate: true, takesTime: true, carrierDays: '1', forAllItems: true, active: true },
}

/** The body of a call, without the items. */
export type MethodBody = Omit<ShippingMethod, 'id' | 'items'>

/** The fields of a method that there is. */
export function draftOfMethod(method: ShippingMethod): MethodDraft {
  return {
    name: method.name,
    ...feeDraft(method),
    freeFrom: method.free_from === null ? '' : String(method.free_from),
    classes: method.classes.map((one, key) => ({
      ...{ key, name: one.name, upTo: String(one.up_to) },
      ...feeDraft(one),
    })),
    payments: method.payment_methods,
    takesDate: method.takes_date,
    takesTime: method.takes_time,
    carrierDays: String(method.carrier_days),
    forAllItems: method.for_all_items,
    active: method.active,
  }
}

/** The items that are bound to it. */
export function boundTo({ items }: Pick<ShippingMethod, 'items'>): readonly BoundDraft[] {
  return items.map(({ item_id, size }) => ({ itemId: item_id, size: String(size) }))
}

function feeDraft({ fee, prefecture_fees }: Pick<ShippingMethod, 'fee' | 'prefecture_fees'>): FeeDraft {
  const own = prefecture_fees.map(({ prefecture, fee: yen }) => [prefecture, String(yen)])
  return { fee: String(fee), prefectures: Object.fromEntries(own) }
}

/** What the server gets. With classes the one fee is that of the first, which nobody is asked for otherwise. */
export function methodBody(draft: MethodDraft): MethodBody {
  const [first] = draft.classes
  return {
    name: draft.name.trim(),
    ...(first === undefined ? feeBody(draft) : { ...feeBody(first), prefecture_fees: [] }),
    free_from: typedNumberOrNone(draft.freeFrom),
    classes: draft.classes.map(one => ({
      ...{ name: one.name.trim(), up_to: typedNumber(one.upTo) },
      ...feeBody(one),
    })),
    payment_methods: draft.payments as MethodBody['payment_methods'],
    takes_date: draft.takesDate,
    takes_time: draft.takesTime,
    carrier_days: typedNumber(draft.carrierDays),
    for_all_items: draft.forAllItems,
    active: draft.active,
  }
}

function feeBody({ fee, prefectures }: FeeDraft): Pick<MethodBody, 'fee' | 'prefecture_fees'> {
  return {
    fee: typedNumber(fee),
    prefecture_fees: PREFECTURES.flatMap(([prefecture]) => {
      const own = typedNumberOrNone(prefectures[prefecture] ?? '')
      return own === null ? [] : [{ prefecture, fee: own }]
    }),
  }
}

/** Puts in fees that were pasted: of a method with classes the first column is that of the first class, and so on. */
export function withFeeTable(draft: MethodDraft, { fees }: FeeTable): MethodDraft {
  if (draft.classes.length === 0) return { ...draft, prefectures: merged(draft.prefectures, fees, 0) }
  const classes = draft.classes.map((one, column) => ({
    ...one,
    prefectures: merged(one.prefectures, fees, column),
  }))
  return { ...draft, classes }
}

function merged(before: FeeDraft['prefectures'], fees: FeeTable['fees'], column: number) {
  const pasted = [...fees].flatMap(([prefecture, row]) => {
    const yen = row[column]
    return yen === undefined ? [] : [[prefecture, String(yen)]]
  })
  return { ...before, ...Object.fromEntries(pasted) }
}
