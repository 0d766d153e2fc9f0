/** Notes in the audit log who did what (docs/rules/console.md), in the transaction in which it is done. */
import type { Transaction } from '../db/database.ts'
import type { Deed } from '../db/deed.ts'
import { type AuditActor, type AuditKind, BOUNDED_KINDS } from './kinds.ts'
import { countChanges, insertEvent } from './store.ts'

/** Who did it: somebody signed in or a token, as an `Actor` has them, or one whom neither tells. */
export type Doer =
  | { readonly userId: number; readonly tokenId?: number }
  | { readonly userId?: undefined; readonly tokenId: number }
  | Operator
  | 'stranger'
  | 'system'

/** Whoever sits at the server's command line. */
export interface Operator {
  /** The name of the system's user. */
  readonly operator: string
}

/** What is noted. */
export interface AuditEvent {
  readonly shopId: number
  readonly actor: Doer
  readonly kind: AuditKind
  /** Whom or what it was done to: a mail address, a token's name. Null when that is the actor. */
  readonly subject?: string | null
  /** What else there is to know. Never a password, a token or a code. */
  readonly detail?: Readonly<Record<string, unknown>>
  /** `request.ip`; null where nothing came over a network. */
  readonly address: string | null
  readonly at: Date
}

/** How long the hour of a bounded kind is. */
const HOUR_MS = 60 * 60 * 1000

/**
 * Notes an event. The actor's name is looked up here, so that it can be read when the actor is gone. Of kinds that
 * strangers cause only so many an hour are noted, those after are dropped silently.
 */
export async function recordEvent(transaction: Transaction, event: AuditEvent): Promise<void> {
  await add(transaction, event, null)
}

/** What is noted as this event by the first of its transactions that changes anything. */
export function makeDeed(clock: { now(): Date }, event: Omit<AuditEvent, 'at'>): Deed {
  return {
    isSettled: false,
    begin: countChanges,
    note: (transaction, begun) => add(transaction, { ...event, at: clock.now() }, begun),
  }
}

function add(transaction: Transaction, event: AuditEvent, sinceChanges: number | null): Promise<boolean> {
  const { shopId, kind, subject = null, detail = {}, address, at, actor } = event
  const most = (BOUNDED_KINDS as Partial<Record<AuditKind, number>>)[kind]
  return insertEvent(transaction, shopId, {
    ...{ kind, subject, detail, at, sinceChanges, ...idsOf(actor) },
    actor: wordOf(actor),
    actor_name: isOperator(actor) ? actor.operator : null,
    network_address: address,
    bound: most === undefined ? undefined : { most, since: new Date(at.getTime() - HOUR_MS) },
  })
}

function isOperator(doer: Doer): doer is Operator {
  return typeof doer === 'object' && 'operator' in doer
}

function wordOf(doer: Doer): AuditActor {
  if (typeof doer === 'string') return doer
  if (isOperator(doer)) return 'operator'
  return doer.userId === undefined ? 'program' : 'person'
}

function idsOf(doer: Doer): { readonly user_id: number | null; readonly token_id: number | null } {
  if (typeof doer === 'string' || isOperator(doer)) return { user_id: null, token_id: null }
  return { user_id: doer.userId ?? null, token_id: doer.tokenId ?? null }
}
