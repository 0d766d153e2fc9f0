import { defineConfig } from 'vitest/config'
import { COMPILED } from './bin/launch.js'
import { NATIVE, PATIENCE_MS, TOLD_WHOLE } from './test/support/rings.ts'
import { SlowestFirst } from './test/support/slowest-first.ts'

// Tests start more than a hundred programs with Node, whose compiled code is kept where `bin/akinai.js` keeps it, and under
// the same names: what root starts cannot write there any more when most of it has been read.
process.env.NODE_COMPILE_CACHE ??= COMPILED
process.env.NODE_COMPILE_CACHE_PORTABLE ??= '1'

/** More than cores, since files also wait: for processes that end, for clocks, for the disk. Of the rings that run together. */
const MAX_WORKERS = 4

/** Rings whose files only count. */
const COUNTING = {
  chaiConfig: TOLD_WHOLE,
  pool: 'forks',
  experimental: NATIVE,
  // Before the others, which wait as well: a core each.
  maxWorkers: 2,
  // Pure functions need no process to themselves, whose start took two thirds of the ring's 28 s, and nothing that Vite makes of them:
  // reading them took 31 s of CPU with it, and takes 11.
  isolate: false,
  testTimeout: PATIENCE_MS,
}

/** The rings of tests: `npx vitest --project unit`, and so on. */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          ...COUNTING,
          include: [
            'src/**/*.test.ts',
            'cli/**/*.test.ts',
            'client/**/*.test.ts',
            'console/src/**/*.test.ts',
            'demo/**/*.test.ts',
          ],
        },
      },
      // Apart, since two of them, the build and the made orders, take half as long as all of the unit ring, which is run while one works.
      { test: { name: 'tools', ...COUNTING, include: ['{tools,proof,bench}/**/*.test.ts'] } },
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
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      'test/contract/vitest.config.ts',
      'test/browser/vitest.config.ts',
    ],
  },
})
