/** Where the marks of a chart stand. Pure. */

/** Marks of the value axis: round numbers from 0 to at least the largest value, three to five of them. */
export function valueMarks(largest: number): number[] {
  const rough = Math.max(largest, 4) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step =
    ([1, 2, 2.5, 5, 10].find(factor => factor * power >= rough && isWhole(factor * power)) ?? 10) * power
  const count = Math.max(1, Math.ceil(largest / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

function isWhole(value: number): boolean {
  return Number.isInteger(value)
}

/** Which of `count` bars carry a label, so that labels of `labelWidth` pixels do not touch; the last one always does. */
export function labelledBars(count: number, barWidth: number, labelWidth: number): Set<number> {
  const every = Math.max(1, Math.ceil(labelWidth / Math.max(barWidth, 1)))
  return new Set(
    Array.from({ length: count }, (_, index) => index).filter(index => (count - 1 - index) % every === 0),
  )
}
