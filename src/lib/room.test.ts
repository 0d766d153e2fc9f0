import { expect, test } from 'vitest'
import { makeRoom } from './room.ts'

const full = new Error('full')

function roomOf(limit: number) {
  const counts: number[] = []
  const state = { rows: 0, time: 0 }
  const take = makeRoom({
    limit,
    count: async () => {
      counts.push(state.rows)
      return state.rows
    },
    refusal: () => full,
    now: () => state.time,
  })
  const taken = async () => {
    await take(1)
    state.rows += 1
  }
  return { counts, state, taken, take }
}

// R-LIMIT-13
test('there is room up to the limit, by one count', async () => {
  const { counts, taken } = roomOf(3)
  for (let made = 0; made < 3; made++) await taken()
  await expect(taken()).rejects.toBe(full)
  expect(counts).toEqual([0])
})

test('what was deleted makes room some seconds later, and what others made takes it within a minute', async () => {
  const { state, taken } = roomOf(2)
  await taken()
  await taken()
  state.rows = 1
  await expect(taken()).rejects.toBe(full)
  state.time += 5_001
  await taken()
  state.rows = 0
  state.time += 5_001
  await taken()
  state.rows = 2
  state.time += 60_001
  await expect(taken()).rejects.toBe(full)
})

test('many who come at once wait for one count, and no more of them get room than there is', async () => {
  const { counts, taken } = roomOf(5)
  const answers = await Promise.allSettled(Array.from({ length: 20 }, taken))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(counts).toEqual([0])
})

test('a count that fails is taken again', async () => {
  let failures = 1
  const take = makeRoom({
    limit: 1,
    count: async () => {
      if (failures-- > 0) throw new Error('away')
      return 0
    },
    refusal: () => full,
  })
  await expect(take(1)).rejects.toThrow('away')
  await take(1)
  expect(() => take(1)).toThrow(full)
})
