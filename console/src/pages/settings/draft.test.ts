import { expect, test } from 'vitest'
import type { Settings } from '../../../../src/shops/setting-table.ts'
import { draftOf, FORM_SETTINGS, listText, type SettingName, settingsOfPart, valuesOf } from './draft.ts'

/** Some of each kind; those that come later need not be here. */
const settings = {
  name: '灯台下商店',
  introduction: null,
  mail_address: 'shop@example.jp',
  nickname: '店主',
  category: null,
  able_to_business: true,
  using_only_cart: false,
  default_item_tax_type: 'reduced',
  price_ceiling: 100_000_000,
  payment_maintenance: true,
  delivery_slots: ['0810', '2123'],
  most_amount_updates: 0,
  most_mail_updates: 10,
} satisfies Partial<Settings> as unknown as Settings

test('what was not changed is sent as it was', () => {
  const { payment_maintenance: _, ...rest } = settings
  expect(valuesOf(draftOf(settings), Object.keys(rest) as SettingName[])).toEqual(rest)
})

test('each setting stands in one part', () => {
  const parts = (
    ['shop', 'prices', 'delivery', 'paying', 'takeout', 'legal', 'theme', 'changes'] as const
  ).flatMap(settingsOfPart)
  expect(parts.toSorted()).toEqual(FORM_SETTINGS.toSorted())
  expect(settingsOfPart('payment')).toEqual([])
})

test('a list of things with parts is the same text, in whatever order their members come', () => {
  expect(listText([{ fee: 1, below: 2 }])).toBe(listText([{ below: 2, fee: 1 }]))
  expect(listText([])).toBe('')
})

test('only what was asked for is sent', () => {
  expect(valuesOf(draftOf(settings), ['price_ceiling'])).toEqual({ price_ceiling: 100_000_000 })
})

test.for([
  ['price_ceiling', '５００，０００', 500_000],
  ['price_ceiling', '0', 0],
  ['price_ceiling', '-1', -1],
  ['price_ceiling', '1e3', '1e3'],
  ['price_ceiling', '', ''],
  ['delivery_slots', '', []],
  ['delivery_slots', ' ０８１０、2123　2123,, ', ['0810', '2123']],
  ['delivery_slots', 'morning', ['morning']],
  ['payment_methods', 'bt, cod', ['bt', 'cod']],
  ['closed_days', '2027-01-01\n２０２７-01-02', ['2027-01-01', '2027-01-02']],
  ['cod_fees', '[{"below":10000,"fee":330}]', [{ below: 10_000, fee: 330 }]],
  ['cod_fees', '', []],
  ['invoice_number', ' ｔ７000012050002 ', 'T7000012050002'],
  ['invoice_number', '', null],
  ['theme_accent', '#ABCDEF', '#abcdef'],
  ['theme_logo', '', null],
  ['introduction', '', null],
  ['name', '', ''],
] as const)('%s %j is sent as %j', ([name, text, value]) => {
  expect(valuesOf({ ...draftOf(settings), [name]: text }, [name])).toEqual({ [name]: value })
})
