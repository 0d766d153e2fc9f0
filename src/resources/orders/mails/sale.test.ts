import { describe, expect, test } from 'vitest'
import { makeOrder } from '../../../../test/support/orders/build.ts'
import { cause, TOLD_ORDER } from '../../../../test/support/told-order.ts'
import { renderMail } from '../../../mail/render.ts'
import type { AwaitedPayment, MailCause, Order } from '../order.ts'
import { lettersOf } from './order-mails.ts'

const SHOP = { name: '手ぬぐい工房', mailAddress: 'shop@example.jp' }
const PAGE = 'https://shop.example/shops/tea/orders/4fZ0k2Mx9qWb7Bd1hZcR8t'

const TERMS = {
  payment_time: '商品の受け取り時',
  delivery_time: 'ご注文から 3 日以内に発送',
  withdrawal: '到着後 8 日以内、未使用に限り返品可',
  seller: [
    { label: '販売業者', value: '株式会社あきない' },
    { label: '電話番号', value: '03-1234-5678' },
  ],
}

const STORE: AwaitedPayment = { type: 'pay_at_store', number: '1234567890123', until: '2026-11-23T01:02:03Z' }

function unpaid(awaited_payment: AwaitedPayment): Order {
  return makeOrder({ method: 'cvs', payment: 'unpaid', state: { awaited_payment } })
}

function told(after: Order, cause: MailCause, page: string | null = PAGE): Record<string, string> {
  const letters = lettersOf({ cause, before: after, after, shop: SHOP, page })
  return Object.fromEntries(
    letters.map(({ recipient, content }) => [recipient, `${content.subject}\n${renderMail(content).text}`]),
  )
}

describe('the mails of a new order', () => {
  // R-MAIL-13
  test('tell the buyer all that the law asks for, and the link', () => {
    const { buyer = '', shop = '' } = told(TOLD_ORDER, cause('place_order', { terms: TERMS }))
    for (const said of [
      ...['ご注文ありがとうございます', '注染手ぬぐい', '送料', '代引手数料', '合計（税込）', '代金引換'],
      ...['お支払い時期: 商品の受け取り時', '商品の引渡時期: ご注文から 3 日以内に発送'],
      ...['返品・キャンセル: 到着後 8 日以内、未使用に限り返品可'],
      ...['販売業者: 株式会社あきない', '電話番号: 03-1234-5678', PAGE],
    ]) {
      expect(buyer).toContain(said)
    }
    expect(shop).toContain('新しいご注文のお知らせ')
    expect(shop).not.toContain(PAGE)
    expect(shop).not.toContain('販売業者')
  })

  test('say nothing of terms that the shop has not told, and have no link where there is none', () => {
    const none = { payment_time: null, delivery_time: null, withdrawal: null, seller: [] }
    const { buyer = '' } = told(TOLD_ORDER, cause('place_order', { terms: none }), null)
    expect(buyer).not.toMatch(/お取引の条件|販売業者|状況を確認|https?:/)
  })

  test('tell how to pay, and until when', () => {
    expect(told(unpaid(STORE), cause('place_order')).buyer).toMatch(
      /お支払い番号: 1234567890123\nお支払い期限: 2026年11月23日\(月\) 10:02/,
    )
    const bank = {
      type: 'transfer',
      account: 'あきない銀行 本店\n\n普通 1234567',
      until: STORE.until,
    } as const
    expect(told(unpaid(bank), cause('remind_payment')).buyer).toMatch(
      /お振込先: あきない銀行 本店\nお振込先（2）: 普通 1234567\nお支払い期限/,
    )
  })
})

test('the buyer alone is reminded; both hear of a payment and of an end', () => {
  const order = unpaid(STORE)
  expect(Object.keys(told(order, cause('remind_payment')))).toEqual(['buyer'])
  expect(told(order, cause('receive_payment'))).toMatchObject({
    buyer: expect.stringContaining('ご入金額: 3,200円'),
    shop: expect.stringContaining('入金されました'),
  })
  expect(told(order, cause('expire_order'))).toMatchObject({
    buyer: expect.stringContaining('キャンセルしたご注文の内容'),
    shop: expect.stringContaining('お支払いの期限を過ぎたため'),
  })
})

test('money that came too late is told as owed', () => {
  const { detail, ...rest } = makeOrder({ method: 'cvs', lines: [{ status: 'cancelled' }] })
  const logs = [{ text: '購入者への返金予定', amount: -3200, created_at: detail.ordered_at }]
  const late = { ...rest, detail: { ...detail, balance_logs: logs } }
  const { buyer = '' } = told(late, cause('receive_payment'))
  expect(buyer).toContain('ご返金の予定額: 3,200円')
  expect(buyer).toContain('返金いたします')
})
