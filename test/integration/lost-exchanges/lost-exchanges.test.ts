/**
 * Whatever changes something, with its connection to the database lost in any exchange: before PostgreSQL has heard what is asked, or
 * after it has done it and before that is known. Operations come from the documents, so that a new one takes part by itself. Some
 * seconds of it are in the gate; `npm run proof -- --only losses` does all of it.
 */
import { expect, test } from 'vitest'
import { askedOf } from './support/asked.ts'
import { allKinds } from './support/kinds.ts'
import { loseEach } from './support/lose-each.ts'
import { startWorld } from './support/world.ts'

const { only, ...asked } = askedOf('LOSSES')
const bounds = {
  ...({ losses: ['question', 'answer', 'race'], oneOf: 1, mostMs: Number.POSITIVE_INFINITY } as const),
  ...asked,
}

// R-FAULT-1, R-FAULT-4, R-KEY-6
test(
  'whatever exchange is lost: what is refused is undone or done as a whole, and what is done again is done once',
  async () => {
    await using world = await startWorld()
    const kinds = allKinds(world).filter(({ name }) => only.test(name))
    const { done, lost, unknown, faults } = await loseEach(world, kinds, bounds)
    process.stdout.write(
      `losses: seed ${bounds.seed}, ${done.length} of ${kinds.length} kinds of changes: ${done.join(', ')}\n` +
        `losses: ${lost} exchanges, of ${unknown} refused tries something was there all the same\n`,
    )
    expect(faults.map(fault => `seed ${bounds.seed}: ${fault}`).join('\n\n')).toBe('')
    expect(lost).toBeGreaterThan(0)
  },
  (bounds.seconds + 240) * 1000,
)
