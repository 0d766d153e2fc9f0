import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPool } from './pool.ts'

test('runs as many tasks side by side as it has places, and drains', async () => {
  const pool = createPool(3)
  let running = 0
  let most = 0
  let done = 0
  for (let index = 0; index < 10; index++) {
    await pool.start(async () => {
      most = Math.max(most, ++running)
      await turn()
      running--
      done++
    })
  }
  await pool.drain()
  expect([most, running, done]).toEqual([3, 0, 10])
})
