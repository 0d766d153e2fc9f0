import { expect, test } from 'vitest'
import { MAX_PAPERS } from '../../../../src/papers/kinds.ts'
import { ProblemError } from '../../api/request.ts'
import { eachPortion } from './read-papers.ts'

const refusal = (...errors: { pointer: string; detail: string }[]) =>
  new ProblemError({ type: '/errors/console/rejected', title: 'no', status: 422, errors })
const none = refusal({ pointer: '/unique_keys/0', detail: 'is an order that is cancelled' })
const keys = Array.from({ length: 2 * MAX_PAPERS + 10 }, (_, index) => `K${index}`)

/** Makes the portions one after the other: so many orders that are in no file, or why there is none. */
const making = (...outcomes: readonly (number | Error)[]) => {
  const left = [...outcomes]
  const made = eachPortion(keys, async () => {
    const outcome = left.shift()
    if (outcome instanceof Error) throw outcome
    return outcome ?? 0
  })
  return { made, left }
}

// R-PAPER-4
test('a portion of which no order has such a paper is missing, and the others are made', async () => {
  expect(await making(0, none, 3).made).toBe(MAX_PAPERS + 3)
  expect(await making(none, 0, none).made).toBe(MAX_PAPERS + 10)
})

test('it fails where there is no file at all, and where something else is wrong', async () => {
  await expect(making(none, none, none).made).rejects.toBe(none)
  const tooLong = refusal()
  const broken = making(0, tooLong, 0)
  await expect(broken.made).rejects.toBe(tooLong)
  expect(broken.left).toEqual([0])
})
