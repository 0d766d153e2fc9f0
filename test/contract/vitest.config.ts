import { defineConfig } from 'vitest/config'
import { PATIENCE_MS, RING } from '../support/rings.ts'

/** The black-box suite: one server for all files, files side by side, each test with data of its own. */
export default defineConfig({
  cacheDir: '../../node_modules/.vite',
  test: {
    name: 'contract',
    // Files of one worker share their store of orders as well as the modules: orders come in by the dozen.
    ...RING,
    // Together with the integration ring, which so has a core to work on while the last files of this one wait.
    sequence: { groupOrder: 1 },
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['./global-setup.ts'],
    // As many as the integration ring says.
    maxWorkers: 4,
    // Tests that wait for the clock wait together.
    maxConcurrency: 24,
    hookTimeout: PATIENCE_MS,
  },
})
