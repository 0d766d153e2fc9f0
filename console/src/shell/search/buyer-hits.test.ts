import { expect, test } from 'vitest'
import { buyerHits, type FoundOrder } from './buyer-hits.ts'

function order(
  unique_key: string,
  last: string,
  mail_address: string,
  tel: string | null = null,
): FoundOrder {
  const name = { last, first: '花子', last_kana: 'ヤマダ', first_kana: null }
  const address = {
    country: '日本',
    country_code: 'JP',
    zip_code: '',
    prefecture: '',
    address: '',
    address2: '',
    tel,
  }
  return { unique_key, customer: { name, mail_address, address } }
}

const HANAKO = { group: 'buyers', path: '/orders/A/buyer', title: '山田 花子', more: 'hanako@example.jp' }

// R-HOME-3
test.each(['山田', '山田花子', '山田 花子', 'やまだ', 'HANAKO@', '0751234567', '075-123'])(
  '%s finds the buyer once, by the latest order',
  text => {
    const orders = [
      order('A', '山田', 'hanako@example.jp', '075-123-4567'),
      order('B', '山田', 'hanako@example.jp'),
    ]
    expect(buyerHits(orders, text)).toEqual([HANAKO])
  },
)

test('an order that was found by something else leads to no buyer', () => {
  expect(buyerHits([order('A', '山田', 'hanako@example.jp', '075-123-4567')], '手ぬぐい')).toEqual([])
  expect(buyerHits([order('A', '山田', 'hanako@example.jp', '075-123-4567')], '075')).toEqual([])
  expect(buyerHits([order('A', '山田', 'hanako@example.jp')], ' ')).toEqual([])
})

test('who has no mail address is known by name', () => {
  const { more, ...named } = HANAKO
  expect(more).toBe('hanako@example.jp')
  expect(buyerHits([order('A', '山田', ''), order('B', '山田', '')], '花子')).toEqual([named])
})
