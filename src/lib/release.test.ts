import { expect, test } from 'vitest'
import { release } from './release.ts'

test('a buffer of its own is empty afterwards, also when it is released again', () => {
  const bytes = Buffer.alloc(1_000_000, 1)
  release(bytes)
  expect(bytes.length).toBe(0)
  expect(() => release(bytes)).not.toThrow()
})

test('a buffer that shares its memory stays as it is', () => {
  const whole = Buffer.alloc(1_000_000, 1)
  release(whole.subarray(1))
  expect(whole.length).toBe(1_000_000)
  const pooled = Buffer.from('a small one')
  release(pooled)
  expect(pooled.toString()).toBe('a small one')
})
