/** Sharing an amount. Whole yen. Pure. */

/**
 * Shares `amount` among `weights` as they are to each other: each gets its part rounded down, and the yen that are left go
 * to the largest remainders, of equal ones to the first. The parts sum up to `amount` and none is above its weight.
 * `amount` is from 0 to the sum of the weights, which are 0 or more.
 */
export function shareByWeight(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  if (sum === 0n) return weights.map(() => 0)
  // Products of two amounts are beyond what a number holds exactly.
  const products = weights.map(weight => BigInt(weight) * BigInt(amount))
  const parts = products.map(product => Number(product / sum))
  const left = amount - parts.reduce((total, part) => total + part, 0)
  const byRemainder = products
    .map((product, index) => ({ index, remainder: product % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}
