/** How long what /metrics tells may take to be known. Who asks for the page waits for 10 s, as Prometheus does. */

/** Milliseconds within which each process of a server tells what it has to tell; of one that is later counts what it told last. */
export const TELL_MS = 2_000

/** Milliseconds for what is looked up for that: of a look that takes longer nothing is told, so that all else is told in time. */
export const LOOK_MS = 1_500
