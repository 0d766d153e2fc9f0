/** `npm run check`: the fast gate for one's own work: format, lint, types, and the rings of tests that start nothing. */
import { runSteps } from './run.ts'
import { QUICK_STEPS } from './static-steps.ts'

const passed = await runSteps([
  ...QUICK_STEPS,
  ['tests of units and sources', 'vitest', 'run', '--project', 'unit', '--project', 'sources'],
])
process.exitCode = passed ? 0 : 1
