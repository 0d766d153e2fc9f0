/**
 * Any two changes that meet, one held in its midst while the other is done: together they come to what one after the other comes to. Operations
 * come from the documents, and tasks from the jobs, so that a new one takes part by itself. In the gate a few pairs meet for some seconds; `npm run proof -- --only encounters`
 * takes any, and goes on for longer.
 */
import { expect, test } from 'vitest'
import { askedOf } from '../lost-exchanges/support/asked.ts'
import { startWorld } from '../lost-exchanges/support/world.ts'
import { KNOWN_PAIRS } from './support/known-pairs.ts'
import { meetAll } from './support/meet.ts'
import { allChanges } from './support/prepare.ts'

const { only, seconds, seed } = askedOf('ENCOUNTERS')
const isOfGate = process.env.AKINAI_ENCOUNTERS_SECONDS === undefined

// R-ITEM-18, R-CHANGE-2, R-CATALOGUE-7
test(
  'two changes at once come to what one after the other comes to',
  async () => {
    await using world = await startWorld()
    const changes = allChanges(world)
    const any = changes.flatMap(held => changes.map(other => ({ held, other })))
    const pairs = (isOfGate ? KNOWN_PAIRS : any).filter(({ held, other }) => only.test(`${held} ${other}`))
    const { done, apart, met, waited, faults } = await meetAll(world, pairs, { seconds, seed })
    process.stdout.write(
      `encounters: seed ${seed}, ${done.length} of ${pairs.length} pairs, and ${apart} that look at nothing that the other changes\n` +
        `encounters: ${met} times one met the other, and ${waited} times waited for it\n` +
        `encounters: ${done.map(({ held, other }) => `${other} during ${held}`).join(', ')}\n`,
    )
    expect(faults.map(fault => `seed ${seed}: ${fault}`).join('\n\n')).toBe('')
    expect(met + apart).toBeGreaterThan(0)
  },
  (seconds + 240) * 1000,
)
