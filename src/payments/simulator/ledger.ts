/** The simulated service's books. Pure. */
import type { PaymentKind } from '../gateway.ts'

/** A transaction in the books; yen. Always refunded <= captured <= authorised. */
export interface Ledger {
  readonly authorised: number
  readonly captured: number
  readonly refunded: number
  readonly voided: boolean
}

/** What came of an operation: the books after it, or why a real service would refuse it. */
export type Entry = { readonly after: Ledger } | { readonly refused: string }

/** Does to a transaction what is asked of it. `amount` is in yen and counts 0 when there is none. */
export function enter(ledger: Ledger, kind: Exclude<PaymentKind, 'authorise'>, amount: number): Entry {
  if (ledger.voided) return { refused: 'the transaction is void' }
  return ENTRIES[kind](ledger, amount)
}

const ENTRIES: Record<Exclude<PaymentKind, 'authorise'>, (ledger: Ledger, amount: number) => Entry> = {
  capture: (ledger, amount) => {
    const captured = ledger.captured + amount
    if (captured > ledger.authorised) return { refused: 'more than was authorised' }
    return { after: { ...ledger, captured } }
  },
  void: ledger => {
    if (ledger.captured > 0) return { refused: 'money was captured already' }
    return { after: { ...ledger, voided: true } }
  },
  refund: (ledger, amount) => {
    const refunded = ledger.refunded + amount
    if (refunded > ledger.captured) return { refused: 'more than was captured' }
    return { after: { ...ledger, refunded } }
  },
  change_amount: (ledger, amount) => {
    const kept = ledger.captured - ledger.refunded
    if (amount < kept) {
      return {
        after: { ...ledger, refunded: ledger.captured - amount, authorised: ledger.captured },
      }
    }
    const authorised = amount + ledger.refunded
    if (authorised > ledger.authorised) return { refused: 'more than was authorised' }
    return { after: { ...ledger, authorised } }
  },
}

/** The books of a transaction that another service made, as far as the order tells, with room for what is asked now. */
export function toldLedger(
  { status, amount }: { readonly status: string | null; readonly amount: number | null },
  asked: number,
): Ledger {
  const known = Math.max(amount ?? 0, asked, 0)
  const paid = status === 'captured' || status === 'paid' || status === 'refunded'
  return { authorised: known, captured: paid ? known : 0, refunded: 0, voided: false }
}
