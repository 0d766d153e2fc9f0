import { defineConfig } from 'vitest/config'

/** Pages in a real browser; skipped, with a word, where there is none. */
export default defineConfig({
  test: {
    name: 'browser',
    sequence: { groupOrder: 3 },
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    pool: 'forks',
    isolate: false,
    // Each file has a server of its own.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
