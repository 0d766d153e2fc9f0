import { expect, test } from 'vitest'
import { makeHangWatch, SIGN_MS, type Watched } from './hang-watch.ts'

const HANG_MS = 30_000

/** Looks every second from 1 s to `until`, and answers when each was first found to hang. */
function found(parts: readonly (Watched & { readonly name: string })[], until: number): [string, number][] {
  const look = makeHangWatch<Watched & { readonly name: string }>(HANG_MS)
  const first = new Map<string, number>()
  for (let now = SIGN_MS; now <= until; now += SIGN_MS)
    for (const { name } of look(now, parts)) if (!first.has(name)) first.set(name, now)
  return [...first]
}

// R-GROW-8
test('who has shown no sign of life for longer than it may hangs; one that starts has four times as long', () => {
  const parts = [
    { name: 'silent', state: 'serving', heardAt: 0 },
    { name: 'later', state: 'leaving', heardAt: 20_000 },
    { name: 'begins', state: 'starting', heardAt: 0 },
  ]
  expect(found(parts, 200_000)).toEqual([
    ['silent', 31_000],
    ['later', 51_000],
    ['begins', 121_000],
  ])
})

// R-GROW-8
test('when the overseer itself stood still nobody hangs for that', () => {
  const look = makeHangWatch(HANG_MS)
  const part = { state: 'serving', heardAt: 1000 }
  expect(look(1000, [part])).toEqual([])
  expect(look(90_000, [part])).toEqual([])
  expect(look(91_000, [part])).toEqual([])
  // From then on it counts.
  for (let now = 92_000; now <= 120_000; now += SIGN_MS) expect(look(now, [part])).toEqual([])
  expect(look(121_000, [part])).toEqual([part])
})
