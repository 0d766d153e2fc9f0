/** The settings of a shop that its operator can change: one table of names, meanings and checks. */
import type { ShopColumns } from './store.ts'

/** One setting. */
export interface Setting {
  readonly meaning: string
  /** The value that a text stands for, or a sentence on what it should be. */
  readonly parse: (text: string) => { value: Partial<ShopColumns> } | { wanted: string }
  readonly read: (shop: ShopColumns) => string
}

function integer(column: 'price_ceiling', least: number, most: number): Pick<Setting, 'parse' | 'read'> {
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
}
