/**
 * What the log says of an error. Libraries hang all kinds of things on theirs: a lost connection of the database comes with
 * the whole client, 14 kB with every statement it ever prepared, and a violated constraint with the row that violated it, in which
 * are names and addresses of buyers.
 */

/** An error as it stands in the log. */
export interface LoggedError {
  readonly type: string
  readonly message: string
  readonly stack?: string
  readonly cause?: LoggedError
  readonly errors?: readonly LoggedError[]
  /** What of `TOLD` it has. */
  readonly [told: string]: unknown
}

/** What else is told: where it happened and by which rule, never with which values. Of Node, of PostgreSQL, of SMTP and of S3. */
const TOLD = [
  ...['code', 'errno', 'syscall', 'port', 'signal'],
  ...['severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'file', 'line', 'routine'],
  ...['command', 'responseCode'],
  ...['statusCode', '$fault'],
] as const

/** Causes within causes, and errors within one of many. */
const MAX_DEPTH = 4
const MAX_ERRORS = 8

/** An error as the log is to have it; what is no error as its text. */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error).slice(0, 1000) }
  const within = depth < MAX_DEPTH
  return {
    type: error.constructor.name,
    message: error.message,
    ...(error.stack === undefined ? {} : { stack: error.stack }),
    ...Object.fromEntries(
      TOLD.map(name => [name, (error as unknown as Record<string, unknown>)[name]] as const).filter(
        ([, value]) => typeof value === 'string' || typeof value === 'number',
      ),
    ),
    ...(within && error.cause !== undefined ? { cause: loggedError(error.cause, depth + 1) } : {}),
    ...(within && error instanceof AggregateError
      ? { errors: error.errors.slice(0, MAX_ERRORS).map(each => loggedError(each, depth + 1)) }
      : {}),
  }
}
