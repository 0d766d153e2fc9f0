/** What buying asks of the database: a message costs the program more than most of what is in one. */
import { expect } from 'vitest'
import { test } from '../../support/fixture.ts'
import { messagesOf } from '../../support/messages.ts'
import { makeBuyer, onSale } from './support/buyer.ts'

/** Of several tries the fewest: on a busy machine what belongs together may be asked in two turns of the loop. */
async function fewest(tries: number, count: () => Promise<number>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let tried = 0; tried < tries; tried += 1) least = Math.min(least, await count())
  return least
}

const TRIES = 4

test('a quote takes two messages, by one buyer or by eight at once', async ({ api }) => {
  const buyer = makeBuyer(api)
  const { checkout_id } = await buyer.ready(await onSale(api, 9))
  expect(await fewest(TRIES, () => messagesOf(() => buyer.look(checkout_id)))).toBe(2)
  const eight = () => Promise.all(Array.from({ length: 8 }, () => buyer.look(checkout_id)))
  await eight()
  expect(await fewest(TRIES, () => messagesOf(eight))).toBeLessThanOrEqual(6)
})

test('an order takes five: two to read, its key and lines with the beginning, what it is, its pieces with the answer', async ({
  api,
}) => {
  const buyer = makeBuyer(api)
  const item = await onSale(api, 9)
  await buyer.complete(await buyer.ready(item))
  const order = async () => {
    const checkout = await buyer.ready(item)
    return messagesOf(() => buyer.complete(checkout))
  }
  expect(await fewest(TRIES, order)).toBe(5)
})

test('an order by card takes 19, with what the simulator writes in place of a payment service', async ({
  api,
}) => {
  const buyer = makeBuyer(api)
  const item = await onSale(api, 9)
  const card = { payment: { method: 'creditcard', source: 'sim' } }
  await buyer.complete(await buyer.ready(item, card))
  const order = async () => {
    const checkout = await buyer.ready(item, card)
    return messagesOf(() => buyer.complete(checkout))
  }
  expect(await fewest(TRIES, order)).toBe(19)
})
