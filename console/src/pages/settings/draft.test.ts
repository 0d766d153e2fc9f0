import { expect, test } from 'vitest'
import type { Settings } from '../../api/types.ts'
import { draftOf, type SettingName, valuesOf } from './draft.ts'

const settings: Settings = {
  shop_id: 'demo',
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
}
const names = Object.keys(draftOf(settings)) as SettingName[]

test('what was not changed is sent as it was', () => {
  const { shop_id: _, payment_maintenance: __, ...rest } = settings
  expect(valuesOf(draftOf(settings), names)).toEqual(rest)
})

test('only what was asked for is sent', () => {
  expect(valuesOf(draftOf(settings), ['price_ceiling'])).toEqual({ price_ceiling: 100_000_000 })
})

test.for([
  ['price_ceiling', '５００，０００', 500_000],
  ['price_ceiling', '0', 0],
  ['price_ceiling', '-1', '-1'],
  ['price_ceiling', '1e3', '1e3'],
  ['price_ceiling', '', ''],
  ['delivery_slots', '', []],
  ['delivery_slots', ' ０８１０、2123　2123,, ', ['0810', '2123']],
  ['delivery_slots', 'morning', ['morning']],
  ['introduction', '', null],
  ['name', '', ''],
] as const)('%s %j is sent as %j', ([name, text, value]) => {
  expect(valuesOf({ ...draftOf(settings), [name]: text }, [name])).toEqual({ [name]: value })
})
