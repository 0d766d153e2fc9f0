import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertOrders } from '../../../src/resources/orders/store.ts'
import { makeOrder } from '../../support/orders/build.ts'
import { placeOrder } from '../../support/orders/place.ts'
import { type ConsoleShop, createTestConsole, type TestConsole } from './support/sign-in.ts'

let page: TestConsole
let other: ConsoleShop
beforeAll(async () => {
  page = await createTestConsole()
  other = await page.makeShop('other')
})
afterAll(() => page[Symbol.asyncDispose]())

interface Told {
  readonly after: number
  readonly newest: number
  readonly unique_keys: readonly string[]
  readonly more: boolean
}

async function ask(after?: number, shop: Pick<ConsoleShop, 'call'> = page): Promise<Told> {
  const query = after === undefined ? '' : `?after=${after}`
  return (await shop.call('GET', `/console/api/new_orders${query}`)).json()
}

const place = async () => (await placeOrder(page.context, page.shopId)).key

async function importOrder(unique_key: string): Promise<void> {
  const wanted = [{ order: makeOrder({ unique_key }), importedDigest: '00'.repeat(32) }]
  await page.context.db.transaction(tx => insertOrders(tx, page.shopId, wanted, page.context.clock.now()))
}

// R-CONSOLE-15
test('orders that are placed are told of, the newest first, and those of other shops are not', async () => {
  expect(await ask()).toEqual({ after: 0, newest: 0, unique_keys: [], more: false })
  const first = await place()
  const { after, newest, unique_keys } = await ask()
  expect([unique_keys, newest > after]).toEqual([[first], true])
  const second = await place()
  const told = await ask(after)
  expect(told).toMatchObject({ after, unique_keys: [second, first], more: false })
  expect(told.newest).toBeGreaterThan(newest)
  expect((await ask(told.newest)).unique_keys).toEqual([])
  expect(await ask(undefined, other)).toMatchObject({ unique_keys: [] })
})

test('an order that was moved in is no news, but makes the list another', async () => {
  const { newest } = await ask()
  await importOrder('MOVEDINMOVEDIN01')
  const told = await ask(newest)
  expect(told.unique_keys).toEqual([])
  expect(told.newest).toBeGreaterThan(newest)
})

test('as many as are told at once', async () => {
  const { newest } = await ask()
  for (let made = 0; made < 100; made += 25) await Promise.all(Array.from({ length: 25 }, place))
  const told = await ask(newest)
  expect([told.unique_keys.length, told.more]).toEqual([100, true])
  const anew = await ask()
  expect([anew.unique_keys.length, anew.more, anew.newest]).toEqual([20, false, told.newest])
  const later = await place()
  expect((await ask(anew.after)).unique_keys).toEqual([later, ...anew.unique_keys])
})

test('whoever is signed out is told nothing', async () => {
  const who = await page.signIn()
  expect((await who.call('GET', '/console/api/new_orders')).statusCode).toBe(200)
  await who.call('DELETE', '/console/api/session')
  page.pass(2)
  expect((await who.call('GET', '/console/api/new_orders')).statusCode).toBe(401)
  expect((await page.call('GET', '/console/api/new_orders?after=-1')).statusCode).toBe(400)
})
