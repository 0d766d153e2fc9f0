/** Why the embedded PostgreSQL cannot run. The message is what is wrong, then how to mend it, a sentence each. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError'
  readonly what: string
  readonly mend: string

  constructor(what: string, mend: string, options?: ErrorOptions) {
    super(`${what} ${mend}`, options)
    this.what = what
    this.mend = mend
  }
}

/** The way out whenever the embedded database cannot serve; ends a sentence. */
export const USE_YOUR_OWN =
  'or set DATABASE_URL to a PostgreSQL server of your own (for example postgres://user:password@host:5432/akinai).'

/** What an error says, whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
