/** What people change by the API from the console is noted with the change: neither is there without the other (R-AUDIT-1). */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reads } from '../../../src/db/statement.ts'
import { resolvePayments } from '../../../src/resources/orders/jobs/resolve-payments.ts'
import { type Documented, documentedOperations } from '../../contract/support/access/documented.ts'
import { askFor, type Target } from '../../contract/support/access/requests.ts'
import { placeOrder, shownOrder } from '../../support/orders/place.ts'
import { fingerprint } from '../access/support/fingerprint.ts'
import { newTarget } from '../access/support/target.ts'
import { type ConsoleShop, createTestConsole, type TestConsole } from './support/sign-in.ts'

const CALLED = reads<{ actor_name: string | null; address: string | null; detail: { operation: string } }>(
  'test.called_events',
  `select actor_name, network_address as address, detail from audit_events
   where shop_id = $1 and kind = 'called' order by id`,
)

/** One only reads, and the others' calls fail here: they take a picture, several variations, a link that is there, or amounts that fit the order. */
const NOT_DONE_HERE = [
  ...['addItemImage', 'deleteItemImage', 'reorderItemImages', 'reorderItemVariations'],
  ...['unlinkItemFromCategory', 'updateOrder', 'searchOrders'],
]

/** These move money first. */
const PAYING = ['cancelOrder', 'dispatchOrder']

let page: TestConsole
let outside: pg.Client
let shop: ConsoleShop
let calls: { readonly operation: Documented; readonly target: Target }[]

beforeAll(async () => {
  page = await createTestConsole()
  outside = new pg.Client(page.context.address)
  await outside.connect()
  shop = await page.makeShop('noted')
  const ofConsole = ['confirmCash', 'confirmTransfer', 'provideDownloads', 'sendMailAgain']
  const operations = [
    ...documentedOperations(page.app.swagger()).filter(({ asks }) => asks.includes('token')),
    ...documentedOperations(page.app.consoleDocument()).filter(({ operationId }) =>
      ofConsole.includes(operationId),
    ),
  ].filter(({ method, operationId }) => method !== 'GET' && !NOT_DONE_HERE.includes(operationId))
  calls = []
  for (const operation of operations) {
    calls.push({ operation, target: await newTarget(page.context, shop, operation.operationId) })
  }
})
afterAll(async () => {
  await outside.end()
  await page[Symbol.asyncDispose]()
})

const called = ({ shopId }: ConsoleShop) => page.context.db.query(CALLED, [shopId])

function send({ operation, target }: (typeof calls)[number], who = shop) {
  const { method, path, json } = askFor(operation, target)
  return who.call(method, path, json)
}

test('what cannot be noted is not done, whatever the operation', async () => {
  expect(calls.map(({ operation }) => operation.operationId)).toEqual(
    expect.arrayContaining([
      'updateItem',
      'setItemStock',
      'setItemVisibility',
      'cancelOrder',
      'sendMailAgain',
    ]),
  )
  await outside.query("alter table audit_events add constraint not_now check (kind <> 'called') not valid")
  try {
    const before = await fingerprint(outside)
    for (const call of calls.filter(({ operation }) => !PAYING.includes(operation.operationId))) {
      const answer = await send(call)
      expect(answer.statusCode, `${call.operation.name} answered ${answer.body}`).toBeGreaterThanOrEqual(500)
    }
    expect(await fingerprint(outside)).toEqual(before)
  } finally {
    await outside.query('alter table audit_events drop constraint not_now')
  }
})

test('what is done is noted once, and what changes nothing is not', async () => {
  const before = (await called(shop)).length
  for (const [index, call] of calls.entries()) {
    const answer = await send(call)
    const { name, operationId } = call.operation
    expect(answer.statusCode, `${name} answered ${answer.body}`).toBeLessThan(300)
    const events = (await called(shop)).slice(before)
    expect([name, events.length]).toEqual([name, index + 1])
    expect(events.at(-1)).toMatchObject({
      ...{ actor_name: shop.mailAddress, address: '127.0.0.1', detail: { operation: operationId } },
    })
  }
  const { item, otherItem } = calls[0]?.target.ids ?? {}
  const quiet = [
    await shop.call('PUT', `/api/items/${item}/visibility`, { visible: false }),
    await shop.call('DELETE', `/api/items/${otherItem}/variations/1`),
    await shop.call('PUT', `/api/items/${otherItem}/stock`, { variations: [{ variation_id: 1, stock: 3 }] }),
    await shop.call('POST', `/api/items/${otherItem}`, {}),
  ]
  expect(quiet.map(({ statusCode }) => statusCode >= 500)).not.toContain(true)
  expect((await called(shop)).slice(before + calls.length)).toEqual([])
})

test('a change that waits for a payment is noted when the payment is made, by the job too, and not when it is refused', async () => {
  const mine = await page.makeShop('paid')
  const dispatch = async (source: string) => {
    const order = await placeOrder(page.context, mine.shopId, { payment: 'authorized' }, source)
    const answer = await mine.call('POST', `${order.path}/dispatch`, { order_line_ids: order.lineIds })
    return { order, status: answer.statusCode }
  }
  expect((await dispatch('sim')).status).toBe(200)
  expect(await called(mine)).toMatchObject([{ address: '127.0.0.1', detail: { operation: 'dispatchOrder' } }])
  expect((await dispatch('sim:capture=decline')).status).toBe(422)
  expect(await called(mine)).toHaveLength(1)
  const { order, status } = await dispatch('sim:capture=fail_once')
  expect([status, (await called(mine)).length]).toEqual([502, 1])
  page.pass(60)
  await resolvePayments(page.context)
  expect((await shownOrder(page.context, mine.shopId, order)).status).toBe('dispatched')
  expect((await called(mine)).slice(1)).toMatchObject([
    {
      ...{ actor_name: mine.mailAddress, address: null },
      detail: { operation: 'dispatchOrder', order: order.key },
    },
  ])
})
