/** What payments were refused for, where it is made of parts. It is kept with the payment, and told within a detail later. */
import type { Detail } from './detail.ts'

export const REASON_DETAILS: readonly Detail[] = [
  ['{why} (Stripe: {code})', '{why}。Stripe: {code}'],
  ['less than {amount} yen cannot be charged', '{amount}円未満は請求できません'],
]
