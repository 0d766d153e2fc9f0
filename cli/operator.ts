/** Whoever sits at the command line, as the audit log names it: nobody's account, and from no network. */
import { userInfo } from 'node:os'
import { type AuditEvent, makeDeed, type Operator, recordEvent } from '../src/audit/record.ts'
import type { Context } from '../src/context.ts'
import { doing } from '../src/db/deed.ts'

/** The system's user who gave the command, read before a command of root's becomes another. */
export const OPERATOR: { readonly actor: Operator; readonly address: null } = {
  actor: { operator: systemUser() },
  address: null,
}

function systemUser(): string {
  try {
    return userInfo().username
  } catch {
    // A user of a number alone, as containers have.
    return `user ${process.getuid?.()}`
  }
}

type Parts = Pick<Context, 'db' | 'clock'>

/** Does what a command is about; what it changes is noted in the same transaction, with the command's name. */
export function notedAs<T>(
  { clock }: Pick<Context, 'clock'>,
  shopId: number,
  detail: { readonly command: string; readonly [more: string]: unknown },
  work: () => Promise<T>,
): Promise<T> {
  return doing(makeDeed(clock, { shopId, ...OPERATOR, kind: 'called', detail }), work)
}

/**
 * Notes that work of many transactions begins, and, with its counts, how it ended: one that was killed has no end.
 * `counts` is asked when it stops by an error, too.
 */
export async function notedFromTo<T>(
  { db, clock }: Parts,
  shopId: number,
  { begin, end, counts }: Stages,
  work: () => Promise<T>,
): Promise<T> {
  const note = (kind: AuditEvent['kind'], detail: AuditEvent['detail'] = {}) =>
    db.transaction(tx => recordEvent(tx, { shopId, ...OPERATOR, kind, detail, at: clock.now() }))
  await note(begin)
  try {
    const result = await work()
    await note(end, counts())
    return result
  } catch (error) {
    // What stopped it may be the database: then only the beginning stands.
    await note(end, { ...counts(), stopped: true }).catch(() => {})
    throw error
  }
}

interface Stages {
  readonly begin: AuditEvent['kind']
  readonly end: AuditEvent['kind']
  /** How many of what so far. */
  readonly counts: () => Readonly<Record<string, unknown>>
}
