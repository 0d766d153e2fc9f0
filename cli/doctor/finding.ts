/** What the doctor finds. */

/** One thing that was looked at. */
export interface Finding {
  readonly ok: boolean
  readonly what: string
  /** How to put it right, when it is wrong. */
  readonly mend?: string
}

/** A finding that says how to mend it only when it is wrong. */
export function finding(ok: boolean, what: string, mend: string): Finding {
  return ok ? { ok, what } : { ok, what, mend }
}

/** Why something failed, in words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
