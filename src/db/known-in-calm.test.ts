import { expect, test } from 'vitest'
import { makeKnownInCalm } from './known-in-calm.ts'

interface Version {
  readonly version: number
}

/** A database whose calm the test decides, and how often it was asked. */
function knowing(most = 10) {
  const state = { calm: 1 as number | undefined, asked: 0 }
  const known = makeKnownInCalm<Version>({ calm: () => state.calm }, most)
  const ask = (key: string, version: number, meanwhile = () => {}) =>
    known.ask(
      key,
      async () => {
        state.asked++
        await Promise.resolve()
        meanwhile()
        return { version, name: '湯呑' }
      },
      answer => (answer.version < 0 ? undefined : { version: answer.version }),
    )
  return { state, known, ask }
}

test('what was asked in a calm is known to its end, and no longer', async () => {
  const { state, known, ask } = knowing()
  expect(known.get('a')).toBeUndefined()
  expect(await ask('a', 7)).toEqual({ version: 7, name: '湯呑' })
  expect(known.get('a')).toEqual({ version: 7 })
  expect(known.get('b')).toBeUndefined()
  state.calm = undefined
  expect(known.get('a')).toBeUndefined()
  state.calm = 2
  expect(known.get('a')).toBeUndefined()
  await ask('a', 8)
  expect(known.get('a')).toEqual({ version: 8 })
})

test.each([
  ['when there is no calm', undefined, undefined],
  ['when the calm ended meanwhile', 1, undefined],
  ['when another calm came meanwhile', 1, 2],
  ['when a calm came only meanwhile', undefined, 1],
])('nothing is remembered %s', async (_when, before, after) => {
  const { state, known, ask } = knowing()
  state.calm = before
  const answer = await ask('a', 7, () => {
    state.calm = after
  })
  expect(answer.version).toBe(7)
  for (const calm of [before, after, 1, 2]) {
    state.calm = calm
    expect(known.get('a')).toBeUndefined()
  }
})

test('a failure is thrown on, and an answer without a part is given; neither is remembered', async () => {
  const { known, ask } = knowing()
  const failing = known.ask(
    'a',
    () => Promise.reject(new Error('gone')),
    () => ({ version: 1 }),
  )
  await expect(failing).rejects.toThrow('gone')
  expect((await ask('a', -1)).version).toBe(-1)
  expect(known.get('a')).toBeUndefined()
})

test('the oldest goes when there are too many', async () => {
  const { known, ask } = knowing(2)
  for (const key of ['a', 'b', 'c']) await ask(key, 1)
  expect(['a', 'b', 'c'].map(key => known.get(key) !== undefined)).toEqual([false, true, true])
})

test('what follows from one answer is known under each of its keys', async () => {
  const { state, known } = knowing()
  const look = async () => [7, 8]
  const parts = (all: readonly number[]) => all.map(version => [String(version), { version }] as const)
  expect(await known.askForAll(look, parts)).toEqual([7, 8])
  expect([known.get('7'), known.get('8')]).toEqual([{ version: 7 }, { version: 8 }])
  state.calm = undefined
  await known.askForAll(async () => [9], parts)
  state.calm = 1
  expect(known.get('9')).toBeUndefined()
})
