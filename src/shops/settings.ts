/** The settings of a shop that its operator can change: one table of names, meanings and checks. */
import { TIME_ZONE } from '../lib/text.ts'
import type { ShopColumns } from './store.ts'

/** Delivery times that a shop can add. */
export const MOST_SLOTS = 50

/** The highest limit of updates that can be set. */
export const MOST_UPDATES = 1_000_000

/** One setting. */
export interface Setting {
  readonly meaning: string
  /** The value that a text stands for, or a sentence on what it should be. */
  readonly parse: (text: string) => { value: Partial<ShopColumns> } | { wanted: string }
  readonly read: (shop: ShopColumns) => string
}

function integer(
  column: 'price_ceiling' | 'most_amount_updates' | 'most_mail_updates',
  least: number,
  most: number,
): Pick<Setting, 'parse' | 'read'> {
  return {
    parse: text => {
      const value = Number(text)
      const fits = /^\d+$/.test(text) && value >= least && value <= most
      return fits ? { value: { [column]: value } } : { wanted: `a whole number from ${least} to ${most}` }
    },
    read: shop => String(shop[column]),
  }
}

function onOrOff(
  column: 'able_to_business' | 'using_only_cart' | 'payment_maintenance',
): Pick<Setting, 'parse' | 'read'> {
  return {
    parse: text =>
      text === 'on' || text === 'off' ? { value: { [column]: text === 'on' } } : { wanted: 'on or off' },
    read: shop => (shop[column] ? 'on' : 'off'),
  }
}

function text(
  column: 'name' | 'introduction' | 'mail_address' | 'nickname' | 'category',
  required: boolean,
): Pick<Setting, 'parse' | 'read'> {
  return {
    parse: value => {
      if (value === '') return required ? { wanted: 'not empty' } : { value: { [column]: null } }
      const longest = column === 'introduction' ? 65_535 : 255
      if ([...value].length > longest) return { wanted: `at most ${longest} characters long` }
      return { value: { [column]: value } }
    },
    read: shop => shop[column] ?? '',
  }
}

const SLOT = new RegExp(TIME_ZONE.pattern)

const slots: Pick<Setting, 'parse' | 'read'> = {
  parse: text => {
    const given = text === '' ? [] : text.split(',').map(slot => slot.trim())
    if (given.length > MOST_SLOTS || !given.every(slot => SLOT.test(slot))) {
      return {
        wanted: `at most ${MOST_SLOTS} times of four digits each, split by commas, such as 0810,2123`,
      }
    }
    return { value: { delivery_slots: [...new Set(given)] } }
  },
  read: shop => shop.delivery_slots.join(','),
}

/** All settings by name, in the order in which they are shown. */
export const SETTINGS: Readonly<Record<string, Setting>> = {
  name: { meaning: 'the name of the shop', ...text('name', true) },
  introduction: { meaning: 'what the shop says of itself; empty for none', ...text('introduction', false) },
  mail_address: { meaning: 'where the shop gets its mail', ...text('mail_address', true) },
  nickname: { meaning: 'the name of the person; empty for none', ...text('nickname', false) },
  category: { meaning: 'what kind of shop it is; empty for none', ...text('category', false) },
  able_to_business: { meaning: 'whether the shop is open to the public', ...onOrOff('able_to_business') },
  using_only_cart: { meaning: 'whether only the cart is used', ...onOrOff('using_only_cart') },
  default_item_tax_type: {
    meaning: 'the tax of new items',
    parse: value =>
      value === 'standard' || value === 'reduced'
        ? { value: { default_item_tax_type: value } }
        : { wanted: 'standard or reduced' },
    read: shop => shop.default_item_tax_type,
  },
  price_ceiling: {
    meaning: 'no price may be above this, in yen',
    ...integer('price_ceiling', 50, 100_000_000),
  },
  payment_maintenance: {
    meaning: 'whether payments are under maintenance',
    ...onOrOff('payment_maintenance'),
  },
  delivery_slots: {
    meaning: 'delivery times besides the usual ones, hour of start and end; empty for none',
    ...slots,
  },
  most_amount_updates: {
    meaning: "how often an order's amounts can be changed",
    ...integer('most_amount_updates', 0, MOST_UPDATES),
  },
  most_mail_updates: {
    meaning: "how often an order's mail address can be changed",
    ...integer('most_mail_updates', 0, MOST_UPDATES),
  },
}
