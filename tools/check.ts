/** `npm run check`: the fast gate for one's own work: format, lint, types, what nothing uses, unit tests. */
import { runSteps } from './run.ts'
import { STATIC_STEPS } from './static-steps.ts'

const passed = await runSteps([...STATIC_STEPS, ['unit tests', 'vitest', 'run', '--project', 'unit']])
process.exitCode = passed ? 0 : 1
