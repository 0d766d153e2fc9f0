/** What an operator sets about the database, and about the processes that use it. */
import { type Read, readWithin } from './config-read.ts'
import { BUILT_IN_CONNECTIONS, type DatabaseLimits, SERVER_LIMITS } from './db/limits.ts'

/** The part of the configuration that is about the database. */
export interface DatabaseConfig {
  /** An outside PostgreSQL; undefined means the embedded one. */
  readonly databaseUrl: string | undefined
  /** A streaming replica of it, which answers what it can (docs/rules/growth.md). */
  readonly databaseReadUrl: string | undefined
  /** Connections to the database for requests, and how long they may wait. */
  readonly databaseLimits: DatabaseLimits
  /** Connections to the database for jobs besides. */
  readonly jobConnections: number
  /** Processes that serve on one port. */
  readonly processes: number
}

/** Of a kind. */
const MAX_CONNECTIONS = 50

/** Connections of the embedded database that are kept for commands and for its own. */
const KEPT_CONNECTIONS = 10

/** More would share too few cores and connections to be of any use. */
const MAX_PROCESSES = 64

/** Both crews listen for jobs on a connection each; the others work. */
const MIN_JOB_CONNECTIONS = 4

/** Statements of a shop that wait: each holds its request in memory. */
const MAX_WAITING = 100_000

const MAX_TIMEOUT_MS = 3_600_000

/** Where the database is, its connections and time limits. */
export function readDatabase(read: Read): DatabaseConfig {
  const wanted =
    'a postgres:// address, such as postgres://user:password@db.example.jp/akinai, with special characters of the password percent-encoded'
  return {
    databaseUrl: read<string | undefined>('DATABASE_URL', undefined, parseDatabaseUrl, wanted),
    databaseReadUrl: read<string | undefined>('DATABASE_READ_URL', undefined, parseDatabaseUrl, wanted),
    processes: readWithin(read, 'AKINAI_PROCESSES', 1, 1, MAX_PROCESSES),
    databaseLimits: {
      readingConnections: readCount(read, 'AKINAI_DB_READERS', SERVER_LIMITS.readingConnections, 1),
      writingConnections: readCount(read, 'AKINAI_DB_WRITERS', SERVER_LIMITS.writingConnections, 1),
      groupConnections: readCount(read, 'AKINAI_DB_GROUP_WRITERS', SERVER_LIMITS.groupConnections, 1),
      mostWaiting: readWithin(read, 'AKINAI_DB_WAITING', SERVER_LIMITS.mostWaiting, 1, MAX_WAITING),
      timeoutMs: readTimeout(read, 'AKINAI_DB_TIMEOUT_MS', SERVER_LIMITS.timeoutMs, 100),
    },
    jobConnections: readCount(read, 'AKINAI_DB_JOBS', 6, MIN_JOB_CONNECTIONS),
  }
}

/** Reads a number of milliseconds, an hour at most. */
export function readTimeout(read: Read, name: string, fallback: number, least: number): number {
  return readWithin(read, name, fallback, least, MAX_TIMEOUT_MS)
}

/** What is wrong with these variables together. */
export function databaseFaults(config: DatabaseConfig): string[] {
  const { databaseUrl, databaseReadUrl, processes } = config
  const faults: string[] = []
  const connections = connectionsOf(config)
  const isShared = databaseUrl === undefined && processes > 1
  if (isShared && connections > BUILT_IN_CONNECTIONS - KEPT_CONNECTIONS) {
    faults.push(
      `AKINAI_PROCESSES is ${processes}, which open ${connections} connections together while one of them is replaced, and the built-in database has ${BUILT_IN_CONNECTIONS - KEPT_CONNECTIONS} for them: lower AKINAI_DB_READERS and AKINAI_DB_WRITERS.`,
    )
  }
  if (databaseUrl === undefined && databaseReadUrl !== undefined) {
    faults.push('DATABASE_READ_URL is for a replica of the database of DATABASE_URL, which is not set.')
  }
  return faults
}

/** Connections that the server opens, all its processes together: one of them has jobs, and one that is replaced ends when its successor serves (R-GROW-4). */
function connectionsOf({ processes, databaseLimits, jobConnections }: DatabaseConfig): number {
  const { readingConnections, writingConnections, groupConnections } = databaseLimits
  return (processes + 1) * (readingConnections + writingConnections + groupConnections) + jobConnections
}

function readCount(read: Read, name: string, fallback: number, least: number): number {
  return readWithin(read, name, fallback, least, MAX_CONNECTIONS)
}

/** As the driver reads it, by which a user may stand before no host. */
function parseDatabaseUrl(text: string): string | undefined {
  const isAddress = /^postgres(ql)?:\/\//.test(text)
  return isAddress && (URL.canParse(text) || URL.canParse(text.replace('@/', '@host/'))) ? text : undefined
}
