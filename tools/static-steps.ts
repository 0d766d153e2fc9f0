/** What both gates look at before anything runs: format, lint, types, and what nothing uses. */
import type { Step, Together } from './run.ts'

/** The compiler in machine code: 16 s of CPU for both, where the one in JavaScript, whose interface tests use, takes 50. */
const TSC = '../typescript-native/bin/tsc'

/** In this order. */
export const STATIC_STEPS: readonly (Step | Together)[] = [
  ['format and lint', 'biome', 'check', '--error-on-warnings', '.'],
  [
    ['types', TSC, '-p', 'tsconfig.json'],
    ['types of the console', TSC, '-p', 'console/tsconfig.json'],
    ['nothing unused', 'knip'],
  ],
]
