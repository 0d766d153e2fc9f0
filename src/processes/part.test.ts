import { afterEach, expect, test, vi } from 'vitest'
import { startPart } from './part.ts'

afterEach(() => vi.unstubAllEnvs())

// R-GROW-3
test('one that the system does not begin has ended, and says why', async () => {
  // No variable may be so long. Node throws that, as it does for a program that is being written.
  vi.stubEnv('TOO_LONG', 'x'.repeat(200_000))
  const part = startPart({ kind: 'begin', dataDir: '/none', port: 1, startsImages: false }, () => {})
  expect(await part.ended).toContain('E2BIG')
  await part.settled
  expect(part.state).toBe('gone')
})
