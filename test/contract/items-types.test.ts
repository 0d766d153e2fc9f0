import { expect, test } from 'vitest'
import { cliJson } from './support/cli.ts'
import { newItem, normalItem, showItem, subscriptionItem } from './support/makers.ts'
import { invalidItem, refused, rejectedItem } from './support/refused.ts'
import { cli, describeWithCli, newShop, shopA } from './support/shops.ts'

describeWithCli('in a shop of its own', () => {
  // R-ITEM-16
  test("above the shop's price ceiling it is 422, above the bound of all prices 400", async () => {
    const shop = await newShop()
    const settings = JSON.stringify(await cliJson<unknown>(cli(), ['shop', 'settings', '--shop', shop.key]))
    const name = /"([a-z_.]+)":\s*(?:\{[^{}]*)?100000000/.exec(settings)?.[1]
    if (name === undefined) throw new Error(`no setting of 100000000 in ${settings}`)
    await cliJson(cli(), ['shop', 'settings', '--shop', shop.key, `${name}=5000`])
    const create = { method: 'POST', path: '/api/items', token: shop.token }
    const list = ['/api/items']
    await refused({ ...create, json: normalItem({ price: 5001 }) }, rejectedItem, list)
    await refused({ ...create, json: subscriptionItem({}, { repeat_price: 5001 }) }, rejectedItem, list)
    await refused({ ...create, json: normalItem({ price: 100_000_001 }) }, invalidItem('/price'), list)
    const id = await newItem(normalItem({ price: 5000 }), shop)
    await refused({ ...create, path: `/api/items/${id}`, json: { price: 5001 } }, rejectedItem, list)
    const monthly = await newItem(subscriptionItem({}, { repeat_price: 5000 }), shop)
    const edit = { ...create, path: `/api/items/${monthly}` }
    await refused({ ...edit, json: { subscription: { repeat_price: 5001 } } }, rejectedItem, list)
    // Another shop has its own ceiling.
    expect((await showItem(await newItem({ ...normalItem({ price: 5001 }) }, shopA))).price).toBe(5001)
  })
})
