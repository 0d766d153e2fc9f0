/** `npm run check`: the fast gate for one's own work: format, lint, types, what nothing uses, unit tests. */
import { runSteps } from './run.ts'

const passed = await runSteps([
  ['format and lint', 'biome', 'check', '--error-on-warnings', '.'],
  [
    ['types', 'tsc', '-p', 'tsconfig.json'],
    ['types of the console', 'tsc', '-p', 'console/tsconfig.json'],
    ['nothing unused', 'knip'],
  ],
  ['unit tests', 'vitest', 'run', '--project', 'unit'],
])
process.exitCode = passed ? 0 : 1
