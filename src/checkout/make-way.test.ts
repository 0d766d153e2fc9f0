import { expect, test } from 'vitest'
import { Problem } from '../http/problems.ts'
import { makeRoom } from '../lib/room.ts'
import { MAX_MADE_WAY } from './limits.ts'
import { makeWay } from './make-way.ts'
import { makerOfCart } from './maker.ts'

const LIMIT = 1000

/** A shop with so many of each address. */
function shopOf(rows: Record<string, number>) {
  const state = { rows, looked: 0, time: 0 }
  const all = () => Object.values(rows).reduce((sum, count) => sum + count, 0)
  const makerOf = (shopId: number, address: string) => makerOfCart(shopId, address)
  const of = (address: string) => {
    const { network, site } = makerOf(1, address)
    return site ?? network
  }
  const now = () => state.time
  const takeRoom = makeRoom({
    ...{ limit: LIMIT, now, count: async (_shopId, most) => Math.min(all(), most) },
    refusal: () => new Problem('carts/limit-reached', 'full'),
  })
  const take = makeWay({
    ...{ takeRoom, makerOf, now },
    findHoarder: async () => {
      state.looked += 1
      const [most] = Object.entries(rows).toSorted((a, b) => b[1] - a[1])
      return most && { maker: of(most[0]), count: most[1] }
    },
    deleteOldest: async (_shopId, maker, most) => {
      const [address = ''] = Object.keys(rows).filter(one => of(one).equals(maker))
      const gone = Math.min(most, rows[address] ?? 0)
      rows[address] = (rows[address] ?? 0) - gone
      return gone
    },
  })
  const make = async (address: string) => {
    await take(1, address)
    rows[address] = (rows[address] ?? 0) + 1
  }
  return { state, make }
}

// R-CART-8
test('where there is no room, those of whoever has most go for all others, a hundred at once', async () => {
  const { state, make } = shopOf({ '198.51.100.1': 900, '198.51.100.2': 100 })
  for (let made = 0; made < MAX_MADE_WAY; made++) await make('198.51.100.3')
  expect(state.rows).toEqual({ '198.51.100.1': 800, '198.51.100.2': 100, '198.51.100.3': 100 })
  expect(state.looked).toBe(1)
})

test('whoever has most gets none, from whichever network of its site', async () => {
  const { state, make } = shopOf({ '2001:db8:1::1': 900, '198.51.100.2': 100 })
  for (const address of ['2001:db8:1::1', '2001:db8:1:ffff::1', '2001:db8:1:2::3']) {
    await expect(make(address)).rejects.toThrow('full')
  }
  expect([state.rows, state.looked]).toEqual([{ '2001:db8:1::1': 900, '198.51.100.2': 100 }, 1])
  await make('2001:db8:2::1')
  expect(state.rows['2001:db8:1::1']).toBe(800)
  // Somebody else may have most by then.
  state.rows['198.51.100.2'] = 900
  state.time += 70_000
  await make('2001:db8:1::1')
  expect(state.rows['198.51.100.2']).toBe(800)
})

test('of many at once each gets room', async () => {
  const { state, make } = shopOf({ '198.51.100.1': 1000 })
  await Promise.all(Array.from({ length: 150 }, (_, n) => make(`203.0.113.${n}`)))
  expect(state.rows['198.51.100.1']).toBe(800)
})
