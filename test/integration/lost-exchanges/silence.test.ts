/**
 * Whatever changes something, and in its midst a database of which nothing is heard any more: a machine that has vanished, a process that
 * stands still. It is answered after one wait for that, and a task of the jobs ends after one, whatever it still has to do when it has failed.
 */
import { expect, test } from 'vitest'
import { SERVER_LIMITS } from '../../../src/db/limits.ts'
import { askedOf } from './support/asked.ts'
import { allKinds } from './support/kinds.ts'
import { loseEach } from './support/lose-each.ts'
import { startWorld } from './support/world.ts'

const { seconds, seed, only } = askedOf('SILENCE')

/** Milliseconds: long enough for what goes well, short enough to wait for. PostgreSQL's silence is heard for half as long again. */
const HASTE_MS = 2000
const SILENCE_MS = HASTE_MS * 1.5
const PAYMENTS_MS = HASTE_MS / 4

// R-FAULT-2
test(
  'a call waits once for a database that says nothing, and what it comes to is whole',
  async () => {
    const limits = { ...SERVER_LIMITS, timeoutMs: HASTE_MS }
    await using world = await startWorld({ limits, paymentsMs: PAYMENTS_MS })
    const kinds = allKinds(world).filter(({ name }) => only.test(name))
    // Who waits twice takes one of the waits and the shorter at least.
    const mostMs = SILENCE_MS + HASTE_MS
    const bounds = { losses: ['silence'], oneOf: 5, mostMs, seconds, seed } as const
    const { done, lost, faults } = await loseEach(world, kinds, bounds)
    process.stdout.write(
      `silence: seed ${seed}, ${done.length} of ${kinds.length} kinds of changes, ${lost} exchanges: ${done.join(', ')}\n`,
    )
    expect(faults.map(fault => `seed ${seed}: ${fault}`).join('\n\n')).toBe('')
    expect(lost).toBeGreaterThan(0)
  },
  (seconds + 240) * 1000,
)
