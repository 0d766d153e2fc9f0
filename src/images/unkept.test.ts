import { expect, test } from 'vitest'
import { Problem } from '../http/problems.ts'
import { makeUnkeptLine, UNKEPT_PER_ADDRESS, UNKEPT_PER_PICTURE } from './unkept.ts'

/** A line whose clock is set by hand. */
function startLine() {
  const start = Date.parse('2026-11-20T01:02:03Z')
  let now = start
  const line = makeUnkeptLine({ now: () => new Date(now) })
  const ask = async (name: string, address: string) =>
    line(name, address, async () => 200).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error
      return Number(error.headers['retry-after'])
    })
  return {
    line,
    ask,
    after: (ms: number) => {
      now = start + ms
    },
  }
}

test('a picture has so many a minute, whoever asks', async () => {
  const { ask, after } = startLine()
  for (let n = 0; n < UNKEPT_PER_PICTURE; n++) expect(await ask('a', `10.0.0.${n}`)).toBe(200)
  expect(await ask('a', '10.0.1.1')).toBe(60)
  expect(await ask('b', '10.0.1.1')).toBe(200)
  after(59_000)
  expect(await ask('a', '10.0.1.1')).toBe(1)
  after(60_000)
  expect(await ask('a', '10.0.1.1')).toBe(200)
})

test('an address has so many a minute, of whatever picture', async () => {
  const { ask } = startLine()
  for (let n = 0; n < UNKEPT_PER_ADDRESS; n++) expect(await ask(`picture ${n}`, '10.0.0.1')).toBe(200)
  expect(await ask('another', '10.0.0.1')).toBe(60)
  expect(await ask('another', '10.0.0.2')).toBe(200)
})

test('one is made at a time, few wait, and one that fails stops nobody', async () => {
  const { line } = startLine()
  const first = Promise.withResolvers<string>()
  const order: string[] = []
  const failing = line('a', 'x', () => first.promise)
  const waiting = Array.from({ length: 8 }, (_, n) =>
    line(`b${n}`, 'x', async () => {
      order.push(`b${n}`)
    }),
  )
  await expect(line('c', 'x', async () => {})).rejects.toMatchObject({ type: 'images/busy' })
  expect(order).toEqual([])
  first.reject(new Error('gone'))
  await expect(failing).rejects.toThrow('gone')
  await Promise.all(waiting)
  expect(order).toEqual(Array.from({ length: 8 }, (_, n) => `b${n}`))
})
