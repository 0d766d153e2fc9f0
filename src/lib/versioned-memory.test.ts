import { expect, test } from 'vitest'
import { byOneServer, byVersions, forgetVersions } from './versioned-memory.ts'

test('what is remembered by versions is emptied together', () => {
  const [one, other, apart] = [new Map([[1, 'a']]), new Map([[2, 'b']]), new Map([[3, 'c']])]
  expect(byVersions(one)).toBe(one)
  byVersions(other)
  forgetVersions()
  expect([one.size, other.size, apart.size]).toEqual([0, 0, 1])
})

test('who looked by it meanwhile looks once more', async () => {
  const memory = byVersions(new Map([['key', 'before']]))
  const seen: (string | undefined)[] = []
  const found = await byOneServer(async () => {
    const known = memory.get('key')
    seen.push(known)
    if (seen.length === 1) forgetVersions()
    return known ?? 'asked for'
  })
  expect([found, seen]).toEqual(['asked for', ['before', undefined]])
})
