/**
 * The settings of a shop that its people can change: one table, from which the columns, the checks, the command line,
 * the documents of import and export, the console's server and its page are made. Imports limits only, since the page
 * takes it along. What selling goes by is in `selling-table.ts`. See "A setting of a shop" in docs/contributing.md.
 */
import {
  MAX_LINE_LENGTH,
  MAX_PRICE_CEILING,
  MAX_SLOTS,
  MAX_TEXT_LENGTH,
  MAX_UPDATES,
  MIN_PRICE_CEILING,
} from './limits.ts'
import { DELIVERY_TABLE, LEGAL_TABLE, PAYING_TABLE, TAKEOUT_TABLE, THEME_TABLE } from './selling-table.ts'
import type { FeeStep, TakeoutPlace } from './setting-values.ts'

/** What a value is; it decides the column, the check, and the field that the page shows. */
type SettingKind =
  /** A text of one line or of several; with `orNone` it can be null, which an empty text stands for. */
  | { readonly kind: 'line' | 'text'; readonly maxLength: number; readonly orNone?: true }
  | { readonly kind: 'mail address'; readonly maxLength: number }
  | { readonly kind: 'on or off' }
  | { readonly kind: 'integer'; readonly minimum: number; readonly maximum: number }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  /** Delivery times: hour of start and end, four digits each. */
  | { readonly kind: 'slots'; readonly maxItems: number }
  /** Some of the words, or none of them. */
  | { readonly kind: 'words'; readonly words: readonly string[] }
  /** Days of the calendar, `YYYY-MM-DD`. */
  | { readonly kind: 'days'; readonly maxItems: number }
  /** Fees by what a total is below, each step higher than the one before (R-PAYING-3). */
  | { readonly kind: 'fee steps'; readonly maxItems: number }
  /** Where goods are fetched, each place with its hours (R-TAKEOUT-1). */
  | { readonly kind: 'places'; readonly maxItems: number }
  /** `#` and six digits of hexadecimal. */
  | { readonly kind: 'colour' }
  /** T and 13 digits, the first of which checks the others. */
  | { readonly kind: 'invoice number'; readonly orNone: true }
  /** A small picture as a `data:` address. */
  | { readonly kind: 'logo'; readonly orNone: true; readonly maxBytes: number }

/** One setting. Its name is that of its column. */
export type SettingEntry = SettingKind & {
  /** What it is, for the command line. */
  readonly meaning: string
  /** The part of the console's page in which it stands. */
  readonly part:
    | 'shop'
    | 'payment'
    | 'paying'
    | 'prices'
    | 'delivery'
    | 'takeout'
    | 'legal'
    | 'theme'
    | 'changes'
  /**
   * Where it stands in the shop's document (R-DOCUMENT-1): a new one in the `settings` of its `state`, where it may be
   * missing. Those of the user's record and the one beside `settings` have their places for good.
   */
  readonly document: 'user' | 'state' | 'settings'
}

/** All settings, in the order in which they are shown. */
export const SETTING_TABLE = {
  name: {
    meaning: 'the name of the shop',
    kind: 'line',
    maxLength: MAX_LINE_LENGTH,
    part: 'shop',
    document: 'user',
  },
  introduction: {
    meaning: 'what the shop says of itself; empty for none',
    kind: 'text',
    orNone: true,
    maxLength: MAX_TEXT_LENGTH,
    part: 'shop',
    document: 'user',
  },
  mail_address: {
    meaning: 'where the shop gets its mail',
    kind: 'mail address',
    maxLength: MAX_LINE_LENGTH,
    part: 'shop',
    document: 'user',
  },
  nickname: {
    meaning: 'the name of the person; empty for none',
    kind: 'line',
    orNone: true,
    maxLength: MAX_LINE_LENGTH,
    part: 'shop',
    document: 'user',
  },
  category: {
    meaning: 'what kind of shop it is; empty for none',
    kind: 'line',
    orNone: true,
    maxLength: MAX_LINE_LENGTH,
    part: 'shop',
    document: 'user',
  },
  able_to_business: {
    meaning: 'whether the shop is open to the public',
    kind: 'on or off',
    part: 'shop',
    document: 'user',
  },
  using_only_cart: {
    meaning: 'whether only the cart is used',
    kind: 'on or off',
    part: 'shop',
    document: 'user',
  },
  default_item_tax_type: {
    meaning: 'the tax of new items',
    kind: 'word',
    words: ['standard', 'reduced'],
    part: 'prices',
    document: 'user',
  },
  price_ceiling: {
    meaning: 'no price may be above this, in yen',
    kind: 'integer',
    minimum: MIN_PRICE_CEILING,
    maximum: MAX_PRICE_CEILING,
    part: 'prices',
    document: 'settings',
  },
  payment_maintenance: {
    meaning: 'whether payments are under maintenance',
    kind: 'on or off',
    part: 'payment',
    document: 'state',
  },
  delivery_slots: {
    meaning: 'delivery times besides the usual ones, hour of start and end; empty for none',
    kind: 'slots',
    maxItems: MAX_SLOTS,
    part: 'delivery',
    document: 'settings',
  },
  ...DELIVERY_TABLE,
  ...PAYING_TABLE,
  ...TAKEOUT_TABLE,
  ...LEGAL_TABLE,
  ...THEME_TABLE,
  require_if_match: {
    meaning: 'whether programs must say what each change is based on (If-Match)',
    kind: 'on or off',
    part: 'changes',
    document: 'settings',
  },
  most_amount_updates: {
    meaning: "how often an order's amounts can be changed",
    kind: 'integer',
    minimum: 0,
    maximum: MAX_UPDATES,
    part: 'changes',
    document: 'settings',
  },
  most_mail_updates: {
    meaning: "how often an order's mail address can be changed",
    kind: 'integer',
    minimum: 0,
    maximum: MAX_UPDATES,
    part: 'changes',
    document: 'settings',
  },
} as const satisfies Readonly<Record<string, SettingEntry>>

type Table = typeof SETTING_TABLE

/** The names of all settings. */
export type SettingName = keyof Table

interface KindValues {
  readonly line: string
  readonly text: string
  readonly 'mail address': string
  readonly 'on or off': boolean
  readonly integer: number
  readonly slots: readonly string[]
  readonly days: readonly string[]
  readonly 'fee steps': readonly FeeStep[]
  readonly places: readonly TakeoutPlace[]
  readonly colour: string
  readonly 'invoice number': string
  readonly logo: string
}

type ValueOf<E> =
  | (E extends { readonly kind: 'word'; readonly words: readonly (infer W)[] } ? W : never)
  | (E extends { readonly kind: 'words'; readonly words: readonly (infer W)[] } ? readonly W[] : never)
  | (E extends { readonly kind: keyof KindValues } ? KindValues[E['kind']] : never)
  | (E extends { readonly orNone: true } ? null : never)

/** The values of all settings. */
export type Settings = { readonly [N in SettingName]: ValueOf<Table[N]> }

/** The names, in the same order. */
export const SETTING_NAMES = Object.keys(SETTING_TABLE) as readonly SettingName[]

/** What the table says of a setting. */
export function settingEntry(name: SettingName): SettingEntry {
  return SETTING_TABLE[name]
}
