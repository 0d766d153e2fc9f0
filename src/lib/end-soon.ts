/** The end of a server that has lost what it cannot go on without, such as whoever watches over its database. */

/** How long calls that run are then waited for, in milliseconds: others cannot be served before a successor starts. */
const GRACE_MS = 2000

/**
 * Ends this process with exit code 1 should it still run after 2 s, whatever it does then; processes that it started end by
 * themselves. What is cut off by it is as after a kill: done whole or not at all, and brought to its end by the next start.
 */
export function endSoon(): void {
  process.exitCode = 1
  setTimeout(() => process.exit(1), GRACE_MS).unref()
}
