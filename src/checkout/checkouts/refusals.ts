/** What is said to a checkout that cannot be completed, or changed (R-CHECKOUT-7). */
import { Problem, type Violation } from '../../http/problems.ts'
import type { QuoteProblem } from '../rules/quote-basis.ts'
import type { CheckoutDocument } from './schemas.ts'

/** What is over: bought, called off, or too old. */
export function closed(how: 'completed' | 'cancelled' | 'expired'): Problem {
  const words = {
    completed: 'The checkout is completed; there is an order, which the shop can change.',
    cancelled: 'The checkout was cancelled. Make a new one.',
    expired:
      'The checkout has expired: it was not changed for 24 hours, or the time in which what was won could be ordered is over. Make a new one.',
  }
  return new Problem('checkouts/closed', words[how])
}

/** While it is open what becomes of its payment. */
export function inProgress(): Problem {
  return new Problem(
    'checkouts/in-progress',
    'The checkout is being completed at this moment. Look at it again in a second.',
    { headers: { 'retry-after': '1' } },
  )
}

/** A shop that is closed. */
export function shopClosed(): Problem {
  return new Problem('checkouts/shop-closed', 'The shop does not sell at present.')
}

/** Whatever has to be seen to before it can be completed. */
export function notReady(problems: readonly QuoteProblem[]): Problem {
  const violations = problems.map(({ pointer, detail }) => ({ pointer, detail }))
  return new Problem('checkouts/not-ready', 'The checkout cannot be completed yet; errors tell why.', {
    violations,
  })
}

/** Another total than the buyer agreed to: with the checkout as it is now. */
export function changed(violations: readonly Violation[], checkout: CheckoutDocument): Problem {
  return new Problem(
    'checkouts/changed',
    'The total is another than was expected. Nothing was bought; the buyer has to agree to what it is now.',
    { violations, members: { checkout } },
  )
}

/** The payment service has refused. */
export function declined(reason: string): Problem {
  return new Problem(
    'checkouts/payment-declined',
    `The payment was refused: ${reason}. Nothing was bought.`,
    {
      violations: [{ pointer: '/payment', detail: 'was refused; try another' }],
    },
  )
}

/** Nobody knows yet what became of the payment. */
export function undetermined(): Problem {
  return new Problem(
    'internal/gateway-timeout',
    'The payment service did not answer in time. Whether the order was made will be found out; call again in a minute, or look at the checkout.',
  )
}
