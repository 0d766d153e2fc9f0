import { defineConfig } from 'vitest/config'
import { NATIVE, PATIENCE_MS, TOLD_WHOLE } from '../support/rings.ts'

/** The black-box suite: one server for all files, files side by side, each test with data of its own. */
export default defineConfig({
  cacheDir: '../../node_modules/.vite',
  test: {
    name: 'contract',
    chaiConfig: TOLD_WHOLE,
    // Together with the integration ring, which so has a core to work on while the last files of this one wait.
    sequence: { groupOrder: 1 },
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['./global-setup.ts'],
    pool: 'forks',
    experimental: NATIVE,
    // Files of one worker share the modules: their loading took 21 s of CPU for 58 files, and takes 6 s. They share
    // their store of orders as well, which come in by the dozen.
    isolate: false,
    // As many as the integration ring says.
    maxWorkers: 4,
    // Tests that wait for the clock wait together.
    maxConcurrency: 24,
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
  },
})
