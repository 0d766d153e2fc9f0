/** A problem of a checkout in the words of its page. Pure. */

import type { CheckoutProblem } from '../../checkout/checkouts/schemas.ts'
import { LINE_PROBLEMS, type LineProblemCode } from '../../checkout/priced-line.ts'
import type { Words } from '../words/words.ts'

const OF_LINES: ReadonlySet<string> = new Set(LINE_PROBLEMS)

/** What is told of it. */
export function problemText(
  words: Words,
  { pointer, code }: Pick<CheckoutProblem, 'pointer' | 'code'>,
): string {
  const { problem, couponProblem } = words.buying
  if (pointer === '/coupon_code' && (code === 'not_yet' || code === 'ended')) return couponProblem[code]
  return isOfLines(code) ? words.lineProblem[code] : problem[code]
}

function isOfLines(code: CheckoutProblem['code']): code is LineProblemCode {
  return OF_LINES.has(code)
}
