import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { openDatabase } from '../../../src/db/database.ts'
import { SERVER_LIMITS } from '../../../src/db/limits.ts'
import { reads, writes } from '../../../src/db/statement.ts'
import { makeImageProcessor, PROCESSOR_LIMITS } from '../../../src/images/make-image-processor.ts'
import { onBehalfOf } from '../../../src/lib/shop-at-work.ts'
import { addItem, createTestApi, type TestApi } from '../../support/api.ts'
import { createTestShop } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'

/** What one shop asks for at once. */
const FLOOD = 300

/**
 * Lets one shop ask for all of it at once, then the other for one thing, and answers how much of the flood was done when
 * that was. By numbers rather than times, which a busy machine changes.
 */
async function doneBefore(flood: () => Promise<unknown>, one: () => Promise<unknown>): Promise<number> {
  let done = 0
  const all = Array.from({ length: FLOOD }, () =>
    flood().then(() => {
      done++
    }),
  )
  await new Promise(setImmediate)
  await one()
  const before = done
  await Promise.all(all)
  return before
}

const SLOW_READ = reads<{ shop: number }>('test.slow_read', 'select pg_sleep(0.005), $1::int as shop')
const SLOW_WRITE = writes<{ shop: number }>('test.slow_write', 'select pg_sleep(0.005), $1::int as shop')

// R-FAULT-6
describe('a shop that floods the database', () => {
  test('takes no more than its turns of the reads', async ({ context: { db } }) => {
    const read = (shop: number) => onBehalfOf(shop, () => db.query(SLOW_READ, [shop]))
    expect(
      await doneBefore(
        () => read(1),
        () => read(2),
      ),
    ).toBeLessThan(30)
  })

  test('nor of the transactions', async ({ context: { db } }) => {
    const change = (shop: number) =>
      onBehalfOf(shop, () => db.transaction(transaction => transaction.query(SLOW_WRITE, [shop])))
    expect(
      await doneBefore(
        () => change(1),
        () => change(2),
      ),
    ).toBeLessThan(30)
  })

  test('nor of the writes that are committed together', async ({ context: { db } }) => {
    const write = (shop: number) => onBehalfOf(shop, () => db.write(SLOW_WRITE, 0, [shop]))
    // Two groups of 32 are on their way when the other shop comes.
    expect(
      await doneBefore(
        () => write(1),
        () => write(2),
      ),
    ).toBeLessThan(4 * 32)
  })

  test('never has all connections while another one is there', async ({ context: { db } }) => {
    const hold = writes('test.hold', 'select pg_sleep(0.3)')
    await onBehalfOf(2, () => db.query(SLOW_WRITE, [2]))
    let held = 0
    const holding = Array.from({ length: 20 }, () =>
      onBehalfOf(1, () => db.query(hold)).then(() => {
        held++
      }),
    )
    await onBehalfOf(2, () => db.query(SLOW_WRITE, [2]))
    expect(held).toBe(0)
    await Promise.all(holding)
  })

  test('is told so when too much of it waits, and the others are not', async ({ context }) => {
    const limits = { ...SERVER_LIMITS, readingConnections: 1, mostWaiting: 5 }
    const db = openDatabase(context.address, limits)
    const read = (shop: number) => onBehalfOf(shop, () => db.query(SLOW_READ, [shop]))
    const flood = Array.from({ length: 10 }, () => read(1))
    const other = read(2)
    const results = await Promise.allSettled(flood)
    const refused = results.filter(result => result.status === 'rejected')
    expect(refused.map(({ reason }) => reason.kind)).toEqual(Array(4).fill('overloaded'))
    expect(await other).toMatchObject([{ shop: 2 }])
    await db.close()
  })
})

// R-FAULT-6
describe('over HTTP', () => {
  let other: TestApi
  test.beforeAll(async ({ context }) => {
    other = await createTestApi(context, await createTestShop(context, 'other'))
  })
  test.afterAll(() => other[Symbol.asyncDispose]())

  test('calls of the other shop are not behind all of the flood', async ({ api }) => {
    const [own, id] = [await addItem(api), await addItem(other)]
    // One application, as they share one server.
    let price = 1000
    const edit = async (token: string, item: number) => {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await api.app.inject({
        method: 'POST',
        url: `/api/items/${item}`,
        headers,
        payload: { price: price++ },
      })
      expect(answer.statusCode).toBe(200)
    }
    await edit(other.token, id)
    const before = await doneBefore(
      () => edit(api.token, own),
      () => edit(other.token, id),
    )
    expect(before).toBeLessThan(FLOOD / 3)
  })

  test('too many calls of one shop are 503, with a word about when to come again', async ({ context }) => {
    const db = openDatabase(context.address, { ...SERVER_LIMITS, readingConnections: 1, mostWaiting: 2 })
    const busy = await createTestApi({ ...context, db }, await createTestShop(context, 'busy'))
    await busy.call('GET', '/api/items')
    // Each another one: what is the same, and asked for at the same moment, is read once for all.
    const asked = Array.from({ length: 50 }, (_, at) => `/api/items?limit=${at + 1}`)
    const answers = await Promise.all(asked.map(path => busy.call('GET', path)))
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.json()).toMatchObject({ status: 503, type: '/errors/internal/overloaded' })
    expect(refused[0]?.headers['retry-after']).toBe('1')
    await busy[Symbol.asyncDispose]()
    await db.close()
  })
})

// R-FAULT-6
test('a shop that asks for many pictures does not hold up the pictures of another', async () => {
  const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await using images = makeImageProcessor(
    { warn: () => {} },
    { ...PROCESSOR_LIMITS, works: 2, waitingOfShop: 40 },
  )
  const make = (shop: number) => onBehalfOf(shop, () => images.normalise(picture, 'image/png'))
  await make(1)
  let done = 0
  let refused = 0
  const flood = Array.from({ length: 60 }, () =>
    make(1).then(
      () => done++,
      () => refused++,
    ),
  )
  await make(2)
  expect(done).toBeLessThan(10)
  await Promise.all(flood)
  expect(refused).toBeGreaterThanOrEqual(15)
})
