/**
 * Processes whose event loop hangs: they neither end nor answer, and whoever was passed on to one waits. Each shows every
 * few seconds that it lives; one that has not for long enough is told of, to be ended and replaced (R-GROW-8).
 */

/** Milliseconds between two signs of life, and between two looks for them. */
export const SIGN_MS = 1_000

/** One that starts reads its code in one go, on a busy machine for seconds: it has so many times as long. */
const STARTING_FACTOR = 4

/** A process that is watched. */
export interface Watched {
  readonly state: string
  /** When it was last heard, by `performance.now()`. */
  heardAt: number
}

/**
 * Makes what looks, every `SIGN_MS`, at those that are there, and answers who hangs. After a look that comes late everybody has
 * the whole time again: it was the overseer, or the machine, that stood still, and what they said meanwhile is not read yet.
 */
export function makeHangWatch<Part extends Watched>(
  hangMs: number,
): (now: number, parts: readonly Part[]) => readonly Part[] {
  let lookedAt: number | undefined
  return (now, parts) => {
    const isLate = lookedAt !== undefined && now - lookedAt > SIGN_MS * 3
    lookedAt = now
    if (isLate) for (const part of parts) part.heardAt = now
    return parts.filter(({ state, heardAt }) => {
      return now - heardAt > hangMs * (state === 'starting' ? STARTING_FACTOR : 1)
    })
  }
}
