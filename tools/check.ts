/** `npm run check`: the fast gate for one's own work: format, lint, types, unit tests. */
import { runSteps } from './run.ts'
import { QUICK_STEPS } from './static-steps.ts'

const passed = await runSteps([...QUICK_STEPS, ['unit tests', 'vitest', 'run', '--project', 'unit']])
process.exitCode = passed ? 0 : 1
