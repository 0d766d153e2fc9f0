/** From a checkout to an order, by each way to pay, and what becomes of the order then (docs/rules/checkouts.md). */
import type pg from 'pg'
import { describe, expect } from 'vitest'
import type { TestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { disagreements, moneyWithoutOrder, piecesOf } from '../../support/orders/balance.ts'
import { shownOrder, stockOf } from '../../support/orders/place.ts'
import { type Buyer, CUSTOMER, makeBuyer, onSale } from './support/buyer.ts'

const NOW = '2026-11-20T01:02:03Z'

let context: TestContext
let shopId: number
let api: TestApi
let outside: pg.Client
let buyer: Buyer

test.beforeAll(({ context: one, shopId: shop, api: app, outside: client }) => {
  context = one
  shopId = shop
  api = app
  outside = client
  buyer = makeBuyer(api)
})

test.beforeEach(() => context.setTime(NOW))

test('cod', async () => {
  const item = await onSale(api, 3)
  const checkout = await buyer.ready(item)
  const completed = await buyer.complete(checkout)
  expect(completed).toMatchObject({ order: { status: 'ordered' }, application: null, action: null })
  const shown = await shownOrder(context, shopId, { key: completed.order?.unique_key ?? '' })
  expect(shown.amounts).toMatchObject(checkout.amounts)
  expect(await stockOf(api, item)).toBe(2)
})
