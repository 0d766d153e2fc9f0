/** How many connections to PostgreSQL a process has, and how long they may wait. */

/** What the built-in database takes in all. */
export const BUILT_IN_CONNECTIONS = 150

/** Limits of the pools and of each connection. */
export interface DatabaseLimits {
  /** Connections for statements that only read, apart from the others: a write that waits for a lock holds up no reader. */
  readonly readingConnections: number
  /** Connections for everything else. More only take the cores from each other: with 16, writes were a tenth slower. */
  readonly writingConnections: number
  /** Connections for single writes, each of which carries many at once. With 1, PostgreSQL rests while answers are written. */
  readonly groupConnections: number
  /** Statements and transactions of one shop that wait for a connection of a kind, at most. */
  readonly mostWaiting: number
  /** Milliseconds that a statement, a wait for a lock, for a connection or a whole transaction may take. */
  readonly timeoutMs: number
}

/** The limits of a server (R-FAULT-2), by measurement on two cores; an operator can set others. */
export const SERVER_LIMITS: DatabaseLimits = {
  readingConnections: 6,
  writingConnections: 8,
  groupConnections: 2,
  mostWaiting: 1000,
  timeoutMs: 10_000,
}
