/** What PostgreSQL's refusals mean to the program. */
import pg from '#pg'

/** What a failure of the database is, seen from a caller (R-FAULT-1, R-FAULT-2, R-FAULT-6). */
export type DatabaseErrorKind = 'unreachable' | 'timeout' | 'overloaded' | 'constraint' | 'other'

/** A failure of the database, with its cause for the log. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  readonly kind: DatabaseErrorKind
  /** The SQLSTATE, or the operating system's code, where there is one. */
  readonly code: string | undefined
  /** The violated constraint's name, where there is one. */
  readonly constraint: string | undefined
  /** What PostgreSQL says besides, such as which row violates it. */
  readonly detail: string | undefined

  constructor(kind: DatabaseErrorKind, statement: string, cause: unknown) {
    super(`${statement}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.kind = kind
    this.code = codeOf(cause)
    this.constraint = cause instanceof pg.DatabaseError ? cause.constraint : undefined
    this.detail = cause instanceof pg.DatabaseError ? cause.detail : undefined
  }

  /** A race that was lost: rolled back whole, and free to run again. */
  get retryable(): boolean {
    return LOST_RACES.has(this.code ?? '')
  }

  /** Whether PostgreSQL said nothing in time: what is over time by its own word has a code. */
  get isSilence(): boolean {
    return this.kind === 'timeout' && this.code === undefined
  }
}

/** What a shop is told that has as many statements waiting for a connection as it may. */
export function overloaded(): DatabaseError {
  return new DatabaseError('overloaded', 'connect', new Error('too much of this shop waits for a connection'))
}

/** What is told who has waited for a connection for too long. */
export function noConnection(): DatabaseError {
  return new DatabaseError('timeout', 'connect', new Error('no connection became free in time'))
}

/** What is told of work that went with its connection, in the words of node-postgres, by which it is sorted. */
export function connectionLost(): DatabaseError {
  return toDatabaseError(new Error('Connection terminated'), 'unit')
}

/** What a replica, and a primary that was made one, answers whoever writes: read_only_sql_transaction. */
export const READ_ONLY = '25006'

/** query_canceled: by somebody, or by statement_timeout. */
export const CANCELED = '57014'

/** lock_not_available: by lock_timeout. */
export const LOCKED = '55P03'

/**
 * What a transaction ends with that another one has come before. A row that is named was looked for first, so that one
 * that is not there has been deleted since; and so was a name that is to be free. Whoever looks again says so to the
 * caller, as to one who comes later (R-FAULT-6).
 */
const LOST_RACES = new Set([
  '40P01', // deadlock_detected
  '40001', // serialization_failure
  '23503', // foreign_key_violation
  '23505', // unique_violation
])

const TIMEOUTS = new Set([
  CANCELED,
  LOCKED,
  '25P03', // idle_in_transaction_session_timeout
  '25P04', // transaction_timeout
])

/** Wraps what node-postgres threw; a `DatabaseError` stays what it is. */
export function toDatabaseError(error: unknown, statement: string): DatabaseError {
  return error instanceof DatabaseError ? error : new DatabaseError(kindOf(error), statement, error)
}

/** What the system says of a connection, and what it says of a name (`EAI_AGAIN`: whoever knows names says nothing). */
const SYSTEM_CODE = /^E(AI_)?[A-Z]+$/

/** What Node says of a connection that is gone. Its other codes are mistakes of whoever calls it, which are ours. */
const LOST_IN_NODE = new Set([
  'ERR_SOCKET_CLOSED',
  'ERR_SOCKET_CLOSED_BEFORE_CONNECTION',
  'ERR_SOCKET_CONNECTION_TIMEOUT',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_WRITE_AFTER_END',
])

function kindOf(error: unknown): DatabaseErrorKind {
  const code = codeOf(error)
  if (code === undefined) return poolMessageKind(error)
  if (TIMEOUTS.has(code)) return 'timeout'
  if (code.startsWith('23')) return 'constraint'
  // 08: connection exceptions; 57P: the server stops or starts; 53: too many connections, disk full. What is read-only is
  // not the database that is asked for, which is somewhere else by now.
  if (code === READ_ONLY) return 'unreachable'
  if (/^(08|57P|53)/.test(code) || SYSTEM_CODE.test(code) || LOST_IN_NODE.has(code)) return 'unreachable'
  return 'other'
}

/** Of a connection that was ended since PostgreSQL said nothing more on it. */
export const SILENT = 'PostgreSQL says nothing'

/** node-postgres gives the loss of a connection and a full pool as plain errors without a code. */
function poolMessageKind(error: unknown): DatabaseErrorKind {
  const message = error instanceof Error ? error.message : ''
  if (/timeout exceeded when trying to connect/.test(message) || message === SILENT) return 'timeout'
  if (/connection terminated|not queryable|client was closed|connection ended/i.test(message))
    return 'unreachable'
  return 'other'
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
