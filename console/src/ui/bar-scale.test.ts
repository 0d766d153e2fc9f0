import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { labelledBars, valueMarks } from './bar-scale.ts'

describe('marks of the value axis', () => {
  test.for([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [5, [0, 2, 4, 6]],
    [14, [0, 5, 10, 15]],
    [99, [0, 25, 50, 75, 100]],
    [106_000, [0, 50_000, 100_000, 150_000]],
  ] as const)('up to %i', ([largest, marks]) => {
    expect(valueMarks(largest)).toEqual(marks)
  })

  test('are few, whole, evenly apart, and reach the largest value', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 53 - 1 }), largest => {
        const marks = valueMarks(largest)
        const [first, step = 0] = marks
        expect(first).toBe(0)
        expect(marks.every((mark, index) => mark === index * step && Number.isInteger(mark))).toBe(true)
        expect(marks.at(-1)).toBeGreaterThanOrEqual(largest)
        expect(marks.length).toBeGreaterThanOrEqual(2)
        expect(marks.length).toBeLessThanOrEqual(5)
      }),
    )
  })
})

test('labels never touch, and the last bar always has one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.double({ min: 0, max: 60, noNaN: true }),
      (count, width) => {
        const labelled = [...labelledBars(count, width, 52)]
        expect(labelled.at(-1)).toBe(count - 1)
        const gaps = labelled.slice(1).map((bar, index) => bar - (labelled[index] ?? 0))
        expect(gaps.every(gap => gap * Math.max(width, 1) >= 52)).toBe(true)
      },
    ),
  )
})
