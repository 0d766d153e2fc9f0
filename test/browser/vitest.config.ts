import { defineConfig } from 'vitest/config'

/** Pages in a real browser; skipped, with a word, where there is none. */
export default defineConfig({
  test: {
    name: 'browser',
    sequence: { groupOrder: 3 },
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
