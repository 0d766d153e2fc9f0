/** What both gates look at before anything runs: format, lint, types; the whole gate also what nothing uses. */
import type { Step, Together } from './run.ts'

/** The compiler in machine code: 16 s of CPU for both, where the one in JavaScript, whose interface tests use, takes 50. */
const TSC = '../typescript-native/bin/tsc'

const FORMAT: Step = ['format and lint', 'biome', 'check', '--error-on-warnings', '.']
const TYPES: Together = [
  ['types', TSC, '-p', 'tsconfig.json'],
  ['types of the console', TSC, '-p', 'console/tsconfig.json'],
]
/** It reads all sources anew each time: 8 s of CPU, a tenth of what the quick gate would take with it. */
const UNUSED: Step = ['nothing unused', 'knip']

/** In this order. */
export const STATIC_STEPS: readonly (Step | Together)[] = [FORMAT, [...TYPES, UNUSED]]

/** The same without the last. */
export const QUICK_STEPS: readonly Together[] = [[FORMAT, ...TYPES]]
