/**
 * Whatever is read while something changes, held in its midst until that is done, is as it was before or as it is afterwards. What reads and what changes
 * come from the documents, tasks from the jobs. In the gate some changes are met for some seconds; `npm run proof -- --only readings` takes them all.
 */
import { expect, test } from 'vitest'
import { askedOf } from '../lost-exchanges/support/asked.ts'
import { startWorld } from '../lost-exchanges/support/world.ts'
import { allChanges } from './support/prepare.ts'
import { readAmid } from './support/read-amid.ts'

const { only, seconds, seed } = askedOf('READINGS')

test(
  'what is read while something changes is of before or of afterwards',
  async () => {
    await using world = await startWorld()
    const changes = allChanges(world).filter(name => only.test(name))
    const { done, met, before, after, faults } = await readAmid(world, changes, { seconds, seed })
    process.stdout.write(
      `readings: seed ${seed}, ${done.length} of ${changes.length} changes\n` +
        `readings: ${met} met a change, ${before} showed what was before, and ${after} what was afterwards\n` +
        `readings: ${done.join(', ')}\n`,
    )
    expect(faults.map(fault => `seed ${seed}: ${fault}`).join('\n\n')).toBe('')
    expect(met).toBeGreaterThan(0)
  },
  (seconds + 240) * 1000,
)
