import { expect, test, vi } from 'vitest'
import { makeFreshLookup } from './fresh-lookup.ts'

function setUp() {
  let now = 0
  const look = vi.fn(async (key: string, previous: string | undefined) => `${key} after ${previous}`)
  const find = makeFreshLookup({ clock: { now: () => new Date(now) }, most: 2, look })
  return {
    find,
    look,
    setTime: (time: number) => {
      now = time
    },
  }
}

test('what was found is answered at once for a second, and then looked up again', async () => {
  const { find, look, setTime } = setUp()
  expect(await find('a')).toBe('a after undefined')
  setTime(999)
  expect(find('a')).toBe('a after undefined')
  setTime(1000)
  expect(await find('a')).toBe('a after a after undefined')
  expect(look).toHaveBeenCalledTimes(2)
})

test('a clock that was set back makes no answer last longer', async () => {
  const { find, setTime } = setUp()
  setTime(5000)
  await find('a')
  setTime(0)
  expect(find('a')).toBeInstanceOf(Promise)
})

test('those who ask at the same time are answered by one look-up', async () => {
  const { find, look } = setUp()
  const answers = await Promise.all([find('a'), find('a'), find('b')])
  expect(answers).toEqual(['a after undefined', 'a after undefined', 'b after undefined'])
  expect(look).toHaveBeenCalledTimes(2)
})

test('a failure is thrown and forgotten, with what was known before', async () => {
  const { find, look, setTime } = setUp()
  await find('a')
  setTime(2000)
  look.mockRejectedValueOnce(new Error('gone'))
  await expect(find('a')).rejects.toThrow('gone')
  expect(await find('a')).toBe('a after undefined')
})

test('no more is remembered than may be', async () => {
  const { find, look } = setUp()
  for (const key of ['a', 'b', 'c']) await find(key)
  expect(find('c')).toBe('c after undefined')
  await find('a')
  expect(look).toHaveBeenCalledTimes(4)
})
