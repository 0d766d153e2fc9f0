/** What a buyer's link to an order shows to those who have none (R-PLACE-10). */
import { describe, expect, test } from 'vitest'
import { call } from './support/call.ts'

const SECRET = 'A'.repeat(22)

describe('GET /shops/{shop_id}/api/orders/{secret}', () => {
  // R-PLACE-10
  test.each([
    ['a shop that is not there', `/shops/nobody/api/orders/${SECRET}`],
    ['a secret of no order', `/shops/demo/api/orders/${SECRET}`],
    ['another form', '/shops/demo/api/orders/x'],
    ['an order’s key', '/shops/demo/api/orders/4F0K2M9XQ7B1ZC8T'],
    ['a secret with more behind it', `/shops/demo/api/orders/${SECRET}%20`],
  ])('%s is an order that does not exist', async (_what, path) => {
    const { status, body } = await call({ method: 'GET', path, token: null })
    expect([status, body]).toMatchObject([404, { type: '/errors/orders/not-found' }])
  })

  test.each([
    [`/shops/demo/api/orders/${SECRET}?token=x`, '/errors/request/invalid-query'],
    ['/shops/demo/api/orders/%00', '/errors/request/invalid-params'],
    ['/shops/%00/api/orders/x', '/errors/request/invalid-params'],
  ])('%s is refused', async (path, type) => {
    const { status, body } = await call({ method: 'GET', path, token: null })
    expect([status, body]).toMatchObject([400, { type }])
  })
})
