/** What people change by the API from the console is noted with the change: neither is there without the other (R-AUDIT-1). */

import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from '#pg'
import { makeDeed } from '../../../src/audit/record.ts'
import { doing } from '../../../src/db/deed.ts'
import { reads, writes } from '../../../src/db/statement.ts'
import { withinUnit } from '../../../src/lib/shop-at-work.ts'
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

/** The same for all calls: it belongs to the session, the method and the path. */
const WITH_KEY = { 'idempotency-key': 'noted' }

interface Call {
  readonly operation: Documented
  readonly target: Target
}

let page: TestConsole
let outside: pg.Client
let shop: ConsoleShop
let calls: Call[]

beforeAll(async () => {
  page = await createTestConsole()
  outside = new pg.Client(page.context.address)
  await outside.connect()
  shop = await page.makeShop('noted')
  calls = await callsOf(shop)
})
afterAll(async () => {
  await outside.end()
  await page[Symbol.asyncDispose]()
})

async function callsOf(target: ConsoleShop): Promise<Call[]> {
  const ofConsole = ['confirmCash', 'confirmTransfer', 'provideDownloads', 'sendMailAgain']
  const operations = [
    ...documentedOperations(page.app.swagger()).filter(({ asks }) => asks.includes('token')),
    ...documentedOperations(page.app.consoleDocument()).filter(({ operationId }) =>
      ofConsole.includes(operationId),
    ),
  ].filter(({ method, operationId }) => method !== 'GET' && !NOT_DONE_HERE.includes(operationId))
  const made: Call[] = []
  for (const operation of operations) {
    made.push({ operation, target: await newTarget(page.context, target, operation.operationId) })
  }
  return made
}

const called = ({ shopId }: Pick<ConsoleShop, 'shopId'>) => page.context.db.query(CALLED, [shopId])

function send({ operation, target }: Call, headers = {}, who = shop) {
  const { method, path, json } = askFor(operation, target)
  return who.call(method, path, json, headers)
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
      for (const headers of [{}, WITH_KEY]) {
        const answer = await send(call, headers)
        expect(answer.statusCode, `${call.operation.name} answered ${answer.body}`).toBeGreaterThanOrEqual(
          500,
        )
      }
    }
    // Nor is an answer kept.
    expect(await fingerprint(outside)).toEqual(before)
  } finally {
    await outside.query('alter table audit_events drop constraint not_now')
  }
})

async function doAll(who: ConsoleShop, done: readonly Call[], headers = {}): Promise<void> {
  const before = (await called(who)).length
  for (const [index, call] of done.entries()) {
    const answer = await send(call, headers, who)
    const { name, operationId } = call.operation
    expect(answer.statusCode, `${name} answered ${answer.body}`).toBeLessThan(300)
    const events = (await called(who)).slice(before)
    expect([name, events.length]).toEqual([name, index + 1])
    expect(events.at(-1)).toMatchObject({
      ...{ actor_name: who.mailAddress, address: '127.0.0.1', detail: { operation: operationId } },
    })
  }
  const { item, otherItem } = done[0]?.target.ids ?? {}
  const stock = { variations: [{ variation_id: 1, stock: 3 }] }
  const quiet = [
    await who.call('PUT', `/api/items/${item}/visibility`, { visible: false }, headers),
    await who.call('DELETE', `/api/items/${otherItem}/variations/1`),
    await who.call('PUT', `/api/items/${otherItem}/stock`, stock, headers),
    await who.call('POST', `/api/items/${otherItem}`, {}, headers),
  ]
  expect(quiet.map(({ statusCode }) => statusCode >= 500)).not.toContain(true)
  expect((await called(who)).slice(before + done.length)).toEqual([])
}

test('what is done is noted once, and what changes nothing is not', () => doAll(shop, calls))

// R-KEY-3
test('with a key too, and what is answered again is not', async () => {
  const keyed = await page.makeShop('keyed')
  const done = await callsOf(keyed)
  await doAll(keyed, done, WITH_KEY)
  const before = (await called(keyed)).length
  const again = done.filter(({ operation }) => operation.method !== 'DELETE')
  for (const call of again) {
    const answer = await send(call, WITH_KEY, keyed)
    expect([call.operation.name, answer.headers['idempotent-replayed']]).toEqual([
      call.operation.name,
      'true',
    ])
  }
  expect(await called(keyed)).toHaveLength(before)
})

const TOUCH = writes('test.touch_user', 'update users set mail_address = mail_address where id = $1')

test.each([
  ['commit', true, 1],
  ['undo', false, 0],
] as const)(
  'several transactions of a unit are noted once, at its end: %s',
  async (end, isSettled, events) => {
    const { shopId, userId } = await page.makeShop(`unit-${end}`)
    const { db, clock } = page.context
    const actor = { userId }
    const deed = makeDeed(clock, { shopId, actor, kind: 'called', detail: {}, address: null })
    const none = async () => {}
    const unit = db.unit({
      first: () => [],
      judge: none,
      explain: (error: unknown) => error,
      keptValues: undefined,
      onKept: none,
      onNothing: none,
    })
    const touch = (fails: boolean) =>
      db.transaction(async tx => {
        await tx.query(TOUCH, [userId])
        if (fails) throw new Error('refused')
      })
    await doing(deed, () =>
      withinUnit(unit, async () => {
        await expect(touch(true)).rejects.toThrow('refused')
        await touch(false)
        await expect(touch(true)).rejects.toThrow('refused')
        await touch(false)
      }),
    )
    expect([deed.isSettled, (await called({ shopId })).length]).toEqual([false, 0])
    await unit[end]()
    expect([deed.isSettled, (await called({ shopId })).length]).toEqual([isSettled, events])
  },
)

test.each([
  ['paid', {}],
  ['paid-with-key', WITH_KEY],
])(
  'a change that waits for a payment (%s) is noted when the payment is made, by the job too, and not when it is refused',
  async (name, headers) => {
    const mine = await page.makeShop(name)
    const dispatch = async (source: string) => {
      const order = await placeOrder(page.context, mine.shopId, { payment: 'authorized' }, source)
      const answer = await mine.call(
        'POST',
        `${order.path}/dispatch`,
        { order_line_ids: order.lineIds },
        headers,
      )
      return { order, status: answer.statusCode }
    }
    expect((await dispatch('sim')).status).toBe(200)
    expect(await called(mine)).toMatchObject([
      { address: '127.0.0.1', detail: { operation: 'dispatchOrder' } },
    ])
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
  },
)
