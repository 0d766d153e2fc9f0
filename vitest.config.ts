import { defineConfig } from 'vitest/config'
import { COMPILED } from './bin/launch.js'
import { PATIENCE_MS, RING } from './test/support/rings.ts'
import { SlowestFirst } from './test/support/slowest-first.ts'

// Tests start more than a hundred programs with Node, whose compiled code is kept where `bin/akinai.js` keeps it, and under
// the same names: what root starts cannot write there any more when most of it has been read.
process.env.NODE_COMPILE_CACHE ??= COMPILED
process.env.NODE_COMPILE_CACHE_PORTABLE ??= '1'

/** More than cores, since files also wait: for processes that end, for clocks, for the disk. Of the rings that run together. */
const MAX_WORKERS = 4

/** Rings whose files only count. */
const COUNTING = {
  ...RING,
  // Before the others, which wait as well: a core each.
  maxWorkers: 2,
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
            '{proof,bench}/**/*.test.ts',
          ],
        },
      },
      { test: { name: 'sources', ...COUNTING, include: ['test/sources/**/*.test.ts'] } },
      // Apart, since two of them, the build and the made orders, take half as long as all of the unit ring, which is run while one works.
      { test: { name: 'tools', ...COUNTING, include: ['tools/**/*.test.ts'] } },
      {
        test: {
          name: 'integration',
          ...RING,
          // Together with the contract ring, and the browser's after them: two cores are soon busy.
          sequence: { groupOrder: 1 },
          include: ['test/integration/**/*.test.ts'],
          globalSetup: ['test/support/template-database.ts'],
          maxWorkers: MAX_WORKERS,
          hookTimeout: PATIENCE_MS,
        },
      },
      'test/contract/vitest.config.ts',
      'test/browser/vitest.config.ts',
    ],
  },
})
