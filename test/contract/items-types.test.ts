import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { cliJson } from './support/cli.ts'
import { imported, itemDocument } from './support/documents.ts'
import { listItems, lotteryItem, newItem, normalItem, showItem, subscriptionItem } from './support/makers.ts'
import { invalidItem, refused, rejectedItem } from './support/refused.ts'
import type { Item } from './support/shapes.ts'
import { cli, describeWithCli, newShop, shopA } from './support/shops.ts'

/** The moment so many seconds after the next full second. */
const seconds = (after: number) =>
  new Date(Math.ceil(Date.now() / 1000) * 1000 + after * 1000).toISOString().replace('.000Z', 'Z')

const until = (moment: string, after: number) => sleep(Math.max(0, Date.parse(moment) + after - Date.now()))

// R-ITEM-5
test.concurrent('sales_status of a lottery moves with the clock, by itself and in lists', async () => {
  const own = {
    ...{ application_start_at: seconds(4), application_end_at: seconds(8) },
    scheduled_announce_at: seconds(60),
  }
  const id = await newItem(lotteryItem({}, own))
  const read = async () => {
    const item = await showItem(id)
    const listed = (await listItems('order=created&sort=desc&limit=100')).find(each => each.id === id)
    if (listed !== undefined) expect(listed.sales_status).toBe(item.sales_status)
    return item.sales_status
  }
  expect(await read()).toBe('item_waiting_for_sale')
  await until(own.application_start_at, 800)
  expect(await read()).toBe('item_now_on_sale')
  await until(own.application_end_at, 500)
  expect(await read()).toBe('item_end_of_sale')
})

describeWithCli.concurrent('in a shop of its own', () => {
  // R-ITEM-5
  test('sales_status of a period moves with the clock, and modified_at does not', async () => {
    const shop = await newShop()
    // How long an import takes here says how far ahead the period must begin.
    const started = Date.now()
    await imported(shop, [itemDocument()])
    const ahead = 3 + Math.ceil((2 * (Date.now() - started)) / 1000)
    const state = { sales_start_at: seconds(ahead), sales_end_at: seconds(400) }
    await imported(shop, [itemDocument({ sales_status: 'item_waiting_for_sale' }, state)])
    const item = (await listItems('', shop))[1] as Item
    expect(item.sales_status).toBe('item_waiting_for_sale')
    await until(state.sales_start_at, 500)
    const now = { ...item, sales_status: 'item_now_on_sale' }
    expect(await showItem(item.id, shop)).toEqual(now)
    expect((await listItems('', shop))[1]).toEqual(now)
  })

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
