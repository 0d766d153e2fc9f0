import { describe, expect, test } from 'vitest'
import { makeOrder } from '../../../../test/support/orders/build.ts'
import {
  cause,
  changed,
  dispatched,
  mailTo,
  TOLD_ORDER,
  written,
} from '../../../../test/support/told-order.ts'

const [first, second, third] = TOLD_ORDER.detail.lines.map(({ id }) => id) as [number, number, number]

describe('what is not there', () => {
  test('no carrier, no number, no comment, no destination: no headings for them', () => {
    const bare = makeOrder({ destination: false, method: null, lines: [{}] })
    const text = written(
      'buyer',
      cause('dispatch_order', { line_ids: [301] }),
      dispatched([301], {}, bare),
      bare,
    )
    expect(text).not.toMatch(/配送|メッセージ|お届け|お支払い方法|後日|残り/)
  })

  test('a carrier without pages, and a number without a carrier', () => {
    const told = cause('dispatch_order', { line_ids: [first, second, third] })
    const nittsu = written(
      'buyer',
      told,
      dispatched([first, second, third], { delivery_company_id: 3, tracking_number: '1' }),
    )
    expect(nittsu).toContain('配送会社: 日本通運\nお問い合わせ番号: 1\n\n')
    const none = written('buyer', told, dispatched([first, second, third], { tracking_number: '1' }))
    expect(none).toContain('■ 配送について\nお問い合わせ番号: 1\n\n')
  })

  test('a buyer without a name', () => {
    const nameless = { first: '', last: ' ', first_kana: null, last_kana: null }
    const after = changed({ customer: { ...TOLD_ORDER.detail.customer, name: nameless } })
    expect(mailTo('buyer', cause('cancel_order'), after)).toMatchObject({
      to_name: '',
      text: expect.stringMatching(/^お客様\n/),
    })
  })

  test('a total that stayed the same says so', () => {
    expect(written('buyer', cause('update_order'), TOLD_ORDER)).toMatch(/変更後: .*円（変更なし）\n/)
  })
})

test('the second of two dispatches is told with its own number', () => {
  const [earlier, later] = [
    dispatched([first], { id: 1, delivery_company_id: 1, tracking_number: '111' }),
    dispatched([second], { id: 2, delivery_company_id: 2, tracking_number: '222' }),
  ].map(({ detail }) => detail.delivery.dispatches)
  const after = changed({
    lines: TOLD_ORDER.detail.lines.map(line =>
      line.id === third ? line : { ...line, status: 'dispatched' as const },
    ),
    delivery: { ...TOLD_ORDER.detail.delivery, dispatches: [...(earlier ?? []), ...(later ?? [])] },
  })
  const text = written('buyer', cause('dispatch_order', { line_ids: [second] }), after)
  expect(text).toContain('佐川急便')
  expect(text).not.toContain('111')
  expect(text).toMatch(
    /■ 今回お送りした商品\n・ほうじ茶[\s\S]*■ すでにお送りした商品\n・注染[\s\S]*■ これからお送りする商品\n・ストール/,
  )
})
