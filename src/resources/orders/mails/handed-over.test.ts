import { describe, expect, test } from 'vitest'
import { makeOrder, type OrderRecipe } from '../../../../test/support/orders/build.ts'
import { mail } from '../rules/conclude.ts'
import { compose } from './compose.ts'

const shop = { name: '灯台下', mailAddress: 'shop@example.jp' }

function told(recipe: OrderRecipe, line_ids: number[]) {
  const order = makeOrder(recipe)
  return compose('buyer', { cause: mail('dispatch_order', { line_ids }), before: order, after: order, shop })
}

const SENT = { status: 'dispatched' } as const
const FETCHED = { ...SENT, item_type: 'takeout' } as const
const LATER = '残りの商品は、準備ができ次第お送りいたします。'

describe('the mail of goods that the buyer has fetched', () => {
  test('says so, and nothing of a parcel', () => {
    const { title, lead, subject } = told({ lines: [FETCHED] }, [301])
    expect(title).toBe('商品お渡しのお知らせ')
    expect(subject).toContain(title)
    expect(lead).toContain('ご注文の商品をお渡しいたしました。')
    expect(lead.join('')).not.toContain('発送')
  })

  test('is that of a parcel where something was sent with them', () => {
    expect(told({ lines: [FETCHED, SENT] }, [301, 302]).title).toBe('商品発送のお知らせ')
  })

  test('promises to send what is left only where it will be sent', () => {
    expect(told({ lines: [FETCHED, {}] }, [301]).lead).toContain(LATER)
    expect(
      told({ lines: [SENT, { item_type: 'digital' }, { item_type: 'takeout' }] }, [301]).lead,
    ).not.toContain(LATER)
  })
})
