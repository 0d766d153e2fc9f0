import { afterAll, beforeAll, expect, test } from 'vitest'
import { shrinkBufferPool } from './buffer-pool.ts'

const { poolSize } = Buffer
beforeAll(shrinkBufferPool)
afterAll(() => {
  Buffer.poolSize = poolSize
})

test.each([
  ['made of a text', () => Buffer.from('x'.repeat(1000))],
  ['joined', () => Buffer.concat([Buffer.alloc(500), Buffer.alloc(500)])],
  ['of Japanese', () => Buffer.from('手'.repeat(400))],
])('a buffer that is %s keeps no more than itself', (_, make) => {
  const bytes = make()
  expect(bytes.buffer.byteLength).toBe(bytes.byteLength)
})
