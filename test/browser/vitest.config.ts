import { defineConfig } from 'vitest/config'
import { PATIENCE_MS, RING } from '../support/rings.ts'

/** Pages in a real browser; skipped, with a word, where there is none. */
export default defineConfig({
  test: {
    name: 'browser',
    ...RING,
    sequence: { groupOrder: 2 },
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // Files of one worker share a server and a browser, in which they have an owner of the shop and pages of their own.
    maxWorkers: 3,
    // Where several rings or programs share two cores, an answer can take seconds.
    expect: { poll: { timeout: 20_000 } },
    // Once more, where a busy machine made something late; the report says `retry x1`, and why belongs found out.
    retry: 1,
    hookTimeout: PATIENCE_MS,
  },
})
