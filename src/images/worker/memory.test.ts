import { expect, test } from 'vitest'
import { makeMemory } from './memory.ts'

/** Works that end when told to, and which of them run. */
function works(total: number) {
  const memory = makeMemory(total)
  const running: string[] = []
  const ends = new Map<string, () => void>()
  return {
    running,
    begin: (name: string, bytes: number, fails = false) =>
      memory.use(bytes, async () => {
        running.push(name)
        await new Promise<void>(resolve => ends.set(name, resolve))
        running.splice(running.indexOf(name), 1)
        if (fails) throw new Error(name)
      }),
    end: async (name: string) => {
      ends.get(name)?.()
      await new Promise(resolve => setImmediate(resolve))
    },
  }
}

const settled = () => new Promise(resolve => setImmediate(resolve))

test('as many run as there is memory for, first come first served', async () => {
  const { running, begin, end } = works(100)
  const all = [begin('a', 60), begin('b', 30), begin('c', 20), begin('d', 1)]
  await settled()
  expect(running).toEqual(['a', 'b'])
  await end('b')
  expect(running).toEqual(['a', 'c', 'd'])
  for (const name of ['a', 'c', 'd']) await end(name)
  await Promise.all(all)
})

test('what wants more than there is runs alone', async () => {
  const { running, begin, end } = works(100)
  const all = [begin('a', 1), begin('huge', 500), begin('b', 1)]
  await settled()
  expect(running).toEqual(['a'])
  await end('a')
  expect(running).toEqual(['huge'])
  await end('huge')
  expect(running).toEqual(['b'])
  await end('b')
  await Promise.all(all)
})

test('a failure gives its memory back', async () => {
  const { running, begin, end } = works(100)
  const failing = begin('a', 100, true)
  const next = begin('b', 100)
  await settled()
  await Promise.all([expect(failing).rejects.toThrow('a'), end('a')])
  await settled()
  expect(running).toEqual(['b'])
  await end('b')
  await next
})
