/** What the rings of tests have in common. */

/**
 * Files of all rings are read as Node reads it, from its sources and its compiled code, and not through
 * Vite: a worker has read the application after 1 s and not after 6. Nothing of theirs needs to be transformed.
 */
const NATIVE = { viteModuleRunner: false, nodeLoader: false }

/** What was found is told whole: `[ Array(1) ]` in the report of a machine that is gone helps nobody. */
const TOLD_WHOLE = { truncateThreshold: 0 }

/**
 * How long a test or a hook may take, in every ring: it ends what hangs, and says nothing of how fast a machine is. On half of one that took twenty
 * minutes for all of them, where two had 5 s and one a minute, these were not enough; the longest but a few took that minute.
 */
export const PATIENCE_MS = 240_000

/** Each ring has these. */
export const RING = {
  chaiConfig: TOLD_WHOLE,
  pool: 'forks',
  experimental: NATIVE,
  // Files of one worker share the modules, whose loading took 51 s of CPU for 83 files of the integration ring, and takes 8.
  isolate: false,
  testTimeout: PATIENCE_MS,
} as const
