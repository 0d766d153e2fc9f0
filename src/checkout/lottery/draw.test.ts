import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { draw, type Entry, lotOf, winnersOf } from './draw.ts'

const entriesOf = (count: number, amount = 1): Entry[] =>
  Array.from({ length: count }, (_, index) => ({ number: index + 1, variation_id: null, amount }))

const own = (pieces: number) => [{ variation_id: null, pieces }]

// R-LOTTERY-4
describe('a draw', () => {
  test('can be repeated by anybody who knows SHA-256', async () => {
    const lot = execFileSync('sh', ['-c', 'printf 5eed/7 | sha256sum'], { encoding: 'utf8' }).slice(0, 64)
    expect(lotOf('5eed', 7)).toBe(lot)
    const drawn = await draw({ seed: '5eed', entries: entriesOf(10), pieces: own(3) })
    const byHand = Array.from({ length: 10 }, (_, index) => index + 1).sort((a, b) =>
      lotOf('5eed', a) < lotOf('5eed', b) ? -1 : 1,
    )
    expect(drawn.map(({ number }) => number)).toEqual(byHand)
    expect(winnersOf(drawn)).toEqual(byHand.slice(0, 3))
  })

  test('does not depend on the order of the applications', async () => {
    const entries = entriesOf(50)
    const basis = { seed: 'x', pieces: own(7) }
    const there = winnersOf(await draw({ ...basis, entries }))
    expect(winnersOf(await draw({ ...basis, entries: entries.toReversed() }))).toEqual(there)
  })

  test('gives as many pieces as there are and never more, and none to whom they do not suffice', async () => {
    const entry = fc.record({
      variation_id: fc.constantFrom(null, 1, 2),
      amount: fc.integer({ min: 1, max: 4 }),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(entry, { maxLength: 30 }),
        fc.nat(12),
        fc.nat(12),
        fc.string(),
        async (wanted, first, second, seed) => {
          const entries = wanted.map((one, index) => ({ ...one, number: index + 1 }))
          const pieces = [
            { variation_id: 1, pieces: first },
            { variation_id: 2, pieces: second },
          ]
          const winners = new Set(winnersOf(await draw({ seed, entries, pieces })))
          for (const { variation_id, pieces: there } of pieces) {
            const all = entries.filter(one => one.variation_id === variation_id)
            const given = all
              .filter(({ number }) => winners.has(number))
              .reduce((sum, { amount }) => sum + amount, 0)
            expect(given).toBeLessThanOrEqual(there)
            // Whoever lost wanted more than what was left in the end.
            for (const { number, amount } of all)
              if (!winners.has(number)) expect(amount).toBeGreaterThan(there - given)
          }
          expect(
            entries.some(({ number, variation_id }) => variation_id === null && winners.has(number)),
          ).toBe(false)
        },
      ),
    )
  })

  test('is as kind to each as to every other', async () => {
    const [applicants, places, draws] = [10, 3, 4000]
    const wins = new Map<number, number>()
    for (let seed = 0; seed < draws; seed += 1) {
      const drawn = await draw({ seed: `seed-${seed}`, entries: entriesOf(applicants), pieces: own(places) })
      for (const number of winnersOf(drawn)) wins.set(number, (wins.get(number) ?? 0) + 1)
    }
    const expected = (draws * places) / applicants
    const chiSquare = [...wins.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // The seeds are fixed, so that this is the same each time; 21.67 is passed by one fair way to draw in a hundred.
    expect([wins.size, chiSquare < 21.67]).toEqual([applicants, true])
  })
})
