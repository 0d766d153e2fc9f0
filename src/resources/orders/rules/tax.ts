/** Consumption tax, which prices include (R-ORDER-5). Pure. */

/** The tax in a total, in yen: rounded down. The rate is in percent, 0 to 100. */
export function taxOf(total: number, rate: number): number {
  const dividend = total * rate
  const divisor = 100 + rate
  return (dividend - (dividend % divisor)) / divisor
}
