/** The settings of a shop that its people can change: one table of names, meanings and checks. */
import { type TSchema, Type } from 'typebox'
import { LINE, TEXT, TIME_ZONE } from '../lib/text.ts'
import type { ShopColumns } from './store.ts'

/** Delivery times that a shop can add. */
export const MAX_SLOTS = 50

/** The highest limit of updates that can be set. */
export const MAX_UPDATES = 1_000_000

/** The names of all settings. */
export type SettingName = Exclude<keyof ShopColumns, 'block_list' | 'external_service_account'>

/** The values of all settings. */
export type Settings = Pick<ShopColumns, SettingName>

/** One setting. */
export interface Setting {
  readonly meaning: string
  /** What its value must be. The only check that there is: what comes as text is read first. */
  readonly schema: TSchema
  /** How its value is written on a command line; read and written by the two below. */
  readonly form: string
  /** The value that a text stands for; undefined when it is not of the form. */
  readonly fromText: (text: string) => unknown
  readonly toText: (settings: Settings) => string
}

type Kind<T> = (
  column: { [N in SettingName]: Settings[N] extends T ? N : never }[SettingName],
) => Omit<Setting, 'meaning'>

const integer = (minimum: number, maximum: number): Kind<number> => {
  return column => ({
    schema: Type.Integer({ minimum, maximum }),
    form: `a whole number from ${minimum} to ${maximum}`,
    fromText: text => (/^\d+$/.test(text) ? Number(text) : undefined),
    toText: settings => String(settings[column]),
  })
}

const onOrOff: Kind<boolean> = column => ({
  schema: Type.Boolean(),
  form: 'on or off',
  fromText: text => (text === 'on' || text === 'off' ? text === 'on' : undefined),
  toText: settings => (settings[column] ? 'on' : 'off'),
})

const MAX_LENGTH = 255

const text = (schema: object): Kind<string> => {
  return column => ({
    schema: Type.String({ minLength: 1, maxLength: MAX_LENGTH, ...schema }),
    form: 'a text',
    fromText: given => given,
    toText: settings => settings[column],
  })
}

const textOrNone = (schema: object): Kind<string | null> => {
  return column => ({
    schema: Type.Unsafe<string | null>({
      ...{ type: ['string', 'null'], minLength: 1, maxLength: MAX_LENGTH },
      ...schema,
    }),
    form: 'a text; empty for none',
    fromText: given => (given === '' ? null : given),
    toText: settings => settings[column] ?? '',
  })
}

const slots: Kind<readonly string[]> = column => ({
  schema: Type.Array(Type.String({ pattern: TIME_ZONE.pattern }), {
    maxItems: MAX_SLOTS,
    uniqueItems: true,
  }),
  form: 'times of four digits each, split by commas, such as 0810,2123; empty for none',
  fromText: given => (given === '' ? [] : [...new Set(given.split(',').map(slot => slot.trim()))]),
  toText: settings => settings[column].join(','),
})

const taxType: Kind<Settings['default_item_tax_type']> = column => ({
  schema: Type.Unsafe<Settings['default_item_tax_type']>({ type: 'string', enum: ['standard', 'reduced'] }),
  form: 'standard or reduced',
  fromText: given => given,
  toText: settings => settings[column],
})

/** All settings by name, in the order in which they are shown. */
export const SETTINGS: Readonly<Record<SettingName, Setting>> = {
  name: { meaning: 'the name of the shop', ...text({ pattern: LINE.pattern })('name') },
  introduction: {
    meaning: 'what the shop says of itself; empty for none',
    ...textOrNone({ maxLength: 65_535, pattern: TEXT.pattern })('introduction'),
  },
  mail_address: { meaning: 'where the shop gets its mail', ...text({ format: 'email' })('mail_address') },
  nickname: {
    meaning: 'the name of the person; empty for none',
    ...textOrNone({ pattern: LINE.pattern })('nickname'),
  },
  category: {
    meaning: 'what kind of shop it is; empty for none',
    ...textOrNone({ pattern: LINE.pattern })('category'),
  },
  able_to_business: { meaning: 'whether the shop is open to the public', ...onOrOff('able_to_business') },
  using_only_cart: { meaning: 'whether only the cart is used', ...onOrOff('using_only_cart') },
  default_item_tax_type: { meaning: 'the tax of new items', ...taxType('default_item_tax_type') },
  price_ceiling: {
    meaning: 'no price may be above this, in yen',
    ...integer(50, 100_000_000)('price_ceiling'),
  },
  payment_maintenance: {
    meaning: 'whether payments are under maintenance',
    ...onOrOff('payment_maintenance'),
  },
  delivery_slots: {
    meaning: 'delivery times besides the usual ones, hour of start and end; empty for none',
    ...slots('delivery_slots'),
  },
  most_amount_updates: {
    meaning: "how often an order's amounts can be changed",
    ...integer(0, MAX_UPDATES)('most_amount_updates'),
  },
  most_mail_updates: {
    meaning: "how often an order's mail address can be changed",
    ...integer(0, MAX_UPDATES)('most_mail_updates'),
  },
}

/** The names, in the same order. */
export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[]

/** The settings of a shop, and nothing else of it. */
export function settingsOf(shop: ShopColumns): Settings {
  return Object.fromEntries(SETTING_NAMES.map(name => [name, shop[name]])) as unknown as Settings
}
