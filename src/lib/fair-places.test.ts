import { expect, test } from 'vitest'
import { makeFairPlaces } from './fair-places.ts'
import { makeFairShares } from './fair-shares.ts'

const limits = {
  places: 4,
  mostWaiting: 3,
  waitMs: 10_000,
  full: () => new Error('full'),
  late: () => new Error('late'),
}

test('a shop that is alone has all places, another one leaves it all but one', () => {
  let now = 0
  const shares = makeFairShares(4, () => now)
  const take = (shop: number) => {
    shares.ask(shop)
    const may = shares.mayTake(shop)
    if (may) shares.take(shop)
    return may
  }
  expect([take(1), take(1), take(1), take(1), take(1)]).toEqual([true, true, true, true, false])
  shares.giveBack(1)
  shares.giveBack(1)
  expect([take(2), take(1), take(1)]).toEqual([true, true, false])
  shares.giveBack(2)
  expect(take(1)).toBe(false)
  // The other one asked for nothing for ten seconds.
  now = 10_000
  expect(take(1)).toBe(true)
})

test("one place is anyone's, and what is done for no shop takes no share", () => {
  const single = makeFairShares(1, () => 0)
  for (const shop of [1, 2]) {
    single.ask(shop)
    expect(single.mayTake(shop)).toBe(true)
  }
  const shares = makeFairShares(2, () => 0)
  shares.ask(undefined)
  shares.take(undefined)
  shares.ask(1)
  shares.take(1)
  shares.giveBack(undefined)
  expect([shares.mayTake(1), shares.mayTake(undefined)]).toEqual([true, true])
})

test('places are taken in turns, and no more wait than may', async () => {
  const places = makeFairPlaces({ ...limits, places: 1 })
  expect(places.enter(1)).toBeUndefined()
  const order: string[] = []
  const enter = (shop: number, name: string) => places.enter(shop)?.then(() => order.push(name))
  const waits = [enter(1, 'a1'), enter(1, 'a2'), enter(1, 'a3'), enter(2, 'b1')]
  expect(() => places.enter(1)).toThrow('full')
  for (const shop of [1, 1, 2, 1]) {
    places.leave(shop)
    await new Promise(setImmediate)
  }
  await Promise.all(waits)
  expect(order).toEqual(['a1', 'b1', 'a2', 'a3'])
})

test('who waits for too long is told so, and takes no place any more', async () => {
  const places = makeFairPlaces({ ...limits, places: 1, waitMs: 20 })
  places.enter(1)
  await expect(places.enter(1)).rejects.toThrow('late')
  places.leave(1)
  expect(places.enter(2)).toBeUndefined()
})
