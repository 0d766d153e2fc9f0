import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeThread, ThreadTooSlow } from './thread.ts'

const ENTRY = pathToFileURL(join(tmpdir(), `akinai-thread-${process.pid}.mjs`))
const THREAD = new URL('./thread.ts', import.meta.url)

beforeAll(async () => {
  await writeFile(
    ENTRY,
    `import { answerQuestions } from ${JSON.stringify(THREAD.href)}
answerQuestions(asked => {
  if (asked === 'fail') throw new RangeError('of no use')
  if (asked === 'end') process.exit(3)
  if (asked === 'hang') while (true);
  const until = performance.now() + 20
  while (performance.now() < until);
  return asked + '!'
})`,
  )
})
afterAll(() => rm(ENTRY))

test('answers each its own question, while this thread has its turns', async () => {
  const ask = makeThread<string, string>(() => ENTRY)
  let turns = 0
  const counting = setInterval(() => {
    turns += 1
  })
  expect(await Promise.all(['a', 'b', 'c'].map(ask))).toEqual(['a!', 'b!', 'c!'])
  clearInterval(counting)
  expect(turns).toBeGreaterThan(10)
})

test('what it cannot do is the failure of that question, and its end that of all who wait', async () => {
  const ask = makeThread<string, string>(() => ENTRY)
  const [failed, after] = await Promise.allSettled([ask('fail'), ask('a')])
  expect([failed, after]).toMatchObject([{ reason: new RangeError('of no use') }, { value: 'a!' }])
  const ended = await Promise.allSettled([ask('end'), ask('b')])
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask('c')).toBe('c!')
})

test('one that takes too long is ended, with those behind it', async () => {
  const ask = makeThread<string, string>(() => ENTRY, { limitMs: 400 })
  const [hung, behind] = await Promise.allSettled([ask('hang'), ask('a')])
  expect([hung, behind]).toMatchObject([
    { reason: expect.any(ThreadTooSlow) },
    { reason: expect.any(ThreadTooSlow) },
  ])
})

test('one without work is ended after a while, and begun again by the next question', async () => {
  const ask = makeThread<string, string>(() => ENTRY, { idleMs: 1 })
  expect(await ask('a')).toBe('a!')
  await new Promise(resolve => setTimeout(resolve, 30))
  expect(await ask('b')).toBe('b!')
})
