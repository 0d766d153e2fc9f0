import { defineConfig } from 'vitest/config'
import { NATIVE, PATIENCE_MS, TOLD_WHOLE } from '../support/rings.ts'

/** Pages in a real browser; skipped, with a word, where there is none. */
export default defineConfig({
  test: {
    name: 'browser',
    chaiConfig: TOLD_WHOLE,
    sequence: { groupOrder: 2 },
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    pool: 'forks',
    experimental: NATIVE,
    isolate: false,
    // Files of one worker share a server and a browser, in which they have an owner of the shop and pages of their own.
    maxWorkers: 3,
    // Where several rings or programs share two cores, an answer can take seconds.
    expect: { poll: { timeout: 20_000 } },
    // Once more, where a busy machine made something late; the report says `retry x1`, and why belongs found out.
    retry: 1,
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
  },
})
