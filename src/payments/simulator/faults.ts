/**
 * How the simulated service is made to fail: by what the buyer pays with, as test card numbers do elsewhere. A source is
 * `sim` for a payment without trouble, or names kinds of operations and their faults: `sim:capture=decline,void=dead`.
 */
import { PAYMENT_KINDS, type PaymentKind } from '../gateway.ts'

/** The ways to fail; docs/payments.md describes them for people. */
export const FAULTS = [
  'decline',
  'maintenance',
  'timeout_before',
  'timeout_after',
  'garbage',
  'fail_once',
  'dead',
] as const
type Fault = (typeof FAULTS)[number]

/** What a source can ask of `authorise` besides: the buyer is sent to a page of the simulator's. No fault, but not `done` at once. */
export const REDIRECT = 'redirect'

/** What a source says of a kind of operation. */
export type Conduct = Fault | typeof REDIRECT

const SOURCE = /^sim(?::([a-z_]+=[a-z_]+(?:,[a-z_]+=[a-z_]+)*))?$/

/** The faults that a source names, by kind; undefined when it is none of the simulator's. */
export function readSource(source: string): ReadonlyMap<PaymentKind, Conduct> | undefined {
  const match = SOURCE.exec(source)
  if (match === null) return undefined
  const faults = new Map<PaymentKind, Conduct>()
  for (const pair of match[1]?.split(',') ?? []) {
    const [kind, fault] = pair.split('=')
    const known = PAYMENT_KINDS.find(each => each === kind)
    const failing = conductOf(known, fault)
    if (known === undefined || failing === undefined) return undefined
    faults.set(known, failing)
  }
  return faults
}

/** Nobody has to do anything but where a payment begins. */
function conductOf(kind: PaymentKind | undefined, word: string | undefined): Conduct | undefined {
  if (word === REDIRECT) return kind === 'authorise' ? REDIRECT : undefined
  return FAULTS.find(each => each === word)
}
