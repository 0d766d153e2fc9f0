// How the server is launched, for all that launch it or a process of it. docs/operations.md has the figures. Plain JavaScript
// for any Node, as bin/akinai.js.
import { fileURLToPath } from 'node:url'

/**
 * A small young generation, without which the server takes 85 MB more under load, and an old one that is cleaned when it has grown by three tenths,
 * without which it takes 45 more: V8 lets it grow fourfold where the machine has much memory. 4 MB take 8 MB less than 8, and cost nothing that could be told
 * since a request allocates half of what it did; two tenths cost a tenth to a fifth of the processor's time. One thread alone clears the young generation, which takes 1
 * to 4 % less of it than several that wait for each other.
 */
export const FLAGS = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=30',
  '--no-parallel-scavenge',
  '--min-semi-space-size=4',
]

/** One arena rather than eight for each core, of which each keeps what nobody else can use, and what is large is given back when it is freed. */
export const ENVIRONMENT = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536' }

/** Beside the packages, which `npm ci` removes together. It saves a third of the CPU time of a start. */
export const COMPILED = fileURLToPath(new URL('../node_modules/.cache/akinai', import.meta.url))
