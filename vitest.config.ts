import { defineConfig } from 'vitest/config'
import { COMPILED } from './bin/launch.js'
import { SlowestFirst } from './test/support/slowest-first.ts'

// Tests start more than a hundred programs with Node, whose compiled code is kept where `bin/akinai.js` keeps it, and under
// the same names: what root starts cannot write there any more when most of it has been read.
process.env.NODE_COMPILE_CACHE ??= COMPILED
process.env.NODE_COMPILE_CACHE_PORTABLE ??= '1'

/** More than cores, since files also wait: for processes that end, for clocks, for the disk. Of the rings that run together. */
const MAX_WORKERS = 4

/**
 * Files of the rings that run the program are read as Node reads it, from its sources and its compiled code, and not through
 * Vite: a worker has read the application after 1 s and not after 6. Nothing of theirs needs to be transformed.
 */
export const NATIVE = { viteModuleRunner: false, nodeLoader: false }

/** What was found is told whole: `[ Array(1) ]` in the report of a machine that is gone helps nobody. */
export const TOLD_WHOLE = { truncateThreshold: 0 }

/** The rings of tests: `npx vitest --project unit`, and so on. */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          chaiConfig: TOLD_WHOLE,
          // Before the others, which wait as well: its files only count, a core each.
          maxWorkers: 2,
          // Pure functions need no process to themselves, whose start took two thirds of the ring's 28 s.
          isolate: false,
          include: [
            'src/**/*.test.ts',
            'cli/**/*.test.ts',
            'client/**/*.test.ts',
            'console/src/**/*.test.ts',
            'demo/**/*.test.ts',
            'tools/**/*.test.ts',
            'proof/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'integration',
          chaiConfig: TOLD_WHOLE,
          // Together with the contract ring, and the browser's after them: two cores are soon busy.
          sequence: { groupOrder: 1 },
          include: ['test/integration/**/*.test.ts'],
          globalSetup: ['test/support/template-database.ts'],
          pool: 'forks',
          experimental: NATIVE,
          // Files of one worker share the modules, whose loading took 51 s of CPU for 83 files, and takes 8 s.
          isolate: false,
          maxWorkers: MAX_WORKERS,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      'test/contract/vitest.config.ts',
      'test/browser/vitest.config.ts',
    ],
  },
})
