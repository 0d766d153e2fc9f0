import { defineConfig } from 'vitest/config'

/** The rings of tests: `npx vitest --project unit`, and so on. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Pure functions need no process to themselves, whose start took two thirds of the ring's 28 s.
          isolate: false,
          include: [
            'src/**/*.test.ts',
            'cli/**/*.test.ts',
            'console/src/**/*.test.ts',
            'demo/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'integration',
          // Rings run one after the other: two cores are soon busy.
          sequence: { groupOrder: 1 },
          include: ['test/integration/**/*.test.ts'],
          globalSetup: ['test/support/template-database.ts'],
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      'test/contract/vitest.config.ts',
      'test/browser/vitest.config.ts',
    ],
  },
})
