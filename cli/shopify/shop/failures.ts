/** What can go wrong with a call, and what that means for the import. */

/** The server answered, and not with what was asked for. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal'
  readonly status: number
  /** Seconds to wait before trying again, where the server said so (429). */
  readonly retryAfter: number | undefined

  constructor(status: number, message: string, retryAfter?: number) {
    super(message)
    this.status = status
    this.retryAfter = retryAfter
  }
}

/** No answer came; whether the call was carried out is unknown. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/** A picture cannot be taken; others can. The message says why. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused'
}

/** The import cannot begin; the message says why and what would help. */
export class ImportStopped extends Error {
  override readonly name = 'ImportStopped'
}

/** Whether the same call may succeed in a moment. The outcome of the first is unknown unless it was a 429. */
export function mayPass(error: unknown): boolean {
  return (
    error instanceof Unreachable ||
    (error instanceof ApiRefusal && [429, 502, 503, 504].includes(error.status))
  )
}

/** Whether trying the other products is no use: all but a refusal that is about the one at hand. */
export function endsImport(error: unknown): boolean {
  return mayPass(error) || !(error instanceof ApiRefusal) || error.status === 401 || error.status === 403
}

/** One or two sentences for the person who imports. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (!(error instanceof ApiRefusal)) return error.message
  if (error.status === 401)
    return `The server does not accept the token; make a new one and give it with --token. ${error.message}`
  if (error.status === 403)
    return `The token may not do this; give one with the scopes that the message names. ${error.message}`
  return error.message
}
