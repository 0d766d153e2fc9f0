import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PackedCache } from './packed-cache.ts'

const MOST = 16_000
const OVERHEAD = 50

interface Kept {
  readonly bytes: Buffer
  readonly name: string
}

const keeping = (most = MOST) => new PackedCache<string, Kept>({ most, overhead: OVERHEAD })
/** Bytes that say whose they are. */
const kept = (name: string, length: number): Kept => ({ bytes: Buffer.alloc(length, `${name};`), name })
const isSame = (one: Kept | undefined, other: Kept | undefined) =>
  one?.name === other?.name && (one === other || other?.bytes.equals(one?.bytes ?? Buffer.alloc(0)) === true)

test('whatever is kept, replaced and deleted, what is answered is what was kept last, and all of it has a bound', () => {
  const name = fc.integer({ min: 0, max: 30 }).map(String)
  const length = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 20_000 }))
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.record({ name, length }) },
    { weight: 3, arbitrary: fc.record({ name }) },
    { weight: 1, arbitrary: fc.record({ name, gone: fc.constant(true) }) },
  )
  const run = (steps: readonly { name: string; length?: number; gone?: boolean }[]) => {
    const cache = keeping()
    const last = new Map<string, Kept>()
    for (const { name, length, gone } of steps) {
      if (gone) {
        cache.delete(name)
        last.delete(name)
      } else if (length !== undefined) {
        last.set(name, kept(name, length))
        const asked = kept(name, length)
        const answered = cache.set(name, asked)
        if (cache.copies(length)) asked.bytes.fill('!')
        if (!isSame(answered, last.get(name))) return false
      }
      const found = cache.get(name)
      if (cache.has(name) !== (found !== undefined)) return false
      if (found !== undefined && !isSame(found, last.get(name))) return false
      // A piece that is open, and one that has just been begun, may be more.
      if (cache.size > MOST + MOST / 4) return false
    }
    return true
  }
  fc.assert(fc.property(fc.array(step, { maxLength: 300 }), run), { numRuns: 200 })
})

describe('a packed cache', () => {
  test('holds what is asked for again and again, while others come and go', () => {
    const cache = keeping()
    cache.set('hot', kept('hot', 100))
    for (let nth = 0; nth < 5000; nth++) {
      cache.set(`cold${nth}`, kept(`cold${nth}`, 100))
      expect(cache.has('hot')).toBe(true)
      cache.get('hot')
    }
    expect(cache.get('hot')).toEqual(kept('hot', 100))
    expect(cache.has('cold0')).toBe(false)
    expect(cache.has('cold4999')).toBe(true)
  })

  test('holds a large entry that is asked for again and again, without copying it', () => {
    const cache = keeping()
    const hot = cache.set('hot', kept('hot', 4000))
    for (let nth = 0; nth < 100; nth++) {
      cache.set(`cold${nth}`, kept(`cold${nth}`, 3000))
      expect(cache.get('hot')?.bytes).toBe(hot.bytes)
      expect(cache.size).toBeLessThanOrEqual(MOST)
    }
  })

  test('takes large ones when all that it has is asked for all the time', () => {
    const cache = keeping()
    for (let nth = 0; nth < 100; nth++) {
      cache.set(`${nth}`, kept(`${nth}`, 1500))
      for (let other = 0; other <= nth; other++) cache.get(`${other}`)
      expect(cache.size).toBeLessThanOrEqual(MOST)
      expect(cache.has(`${nth}`)).toBe(true)
    }
  })

  test('takes others when all that it has is asked for all the time', () => {
    const cache = keeping()
    for (let nth = 0; nth < 2000; nth++) {
      cache.set(`${nth}`, kept(`${nth}`, 100))
      for (let other = 0; other <= nth; other++) cache.get(`${other}`)
    }
    expect(cache.has('1999')).toBe(true)
    expect(cache.size).toBeLessThanOrEqual(MOST + MOST / 4)
  })

  test('never writes over what it has answered', () => {
    const cache = keeping()
    const answered = cache.set('first', kept('first', 100))
    for (let nth = 0; nth < 1000; nth++) cache.set(`other${nth}`, kept(`other${nth}`, 100))
    expect(cache.has('first')).toBe(false)
    expect(answered).toEqual(kept('first', 100))
  })

  test('has many entries in one piece of memory, and a large one in that which it came with', () => {
    const cache = keeping()
    const [one, other] = ['one', 'other'].map(name => cache.set(name, kept(name, 100)))
    expect(one?.bytes.buffer).toBe(other?.bytes.buffer)
    const large = kept('large', 1000)
    expect(cache.set('large', large).bytes).toBe(large.bytes)
  })

  test('gives back at once what a large entry takes that is replaced or deleted', () => {
    const cache = keeping()
    for (let nth = 0; nth < 3; nth++) cache.set('large', kept('large', 5000))
    expect(cache.size).toBe(5000 + OVERHEAD)
    cache.delete('large')
    expect(cache.size).toBe(0)
  })

  test('answers as it is what is too large to be kept, and forgets what had its key', () => {
    const cache = new PackedCache<string, Kept>({ most: MOST, overhead: OVERHEAD, mostOfEntry: 200 })
    cache.set('a', kept('a', 200))
    const large = kept('a', 201)
    expect(cache.set('a', large)).toBe(large)
    expect(cache.has('a')).toBe(false)
  })

  test('has a bound for entries without bytes too', () => {
    const cache = keeping()
    for (let nth = 0; nth < 10_000; nth++) cache.set(`${nth}`, kept('', 0))
    expect(cache.size).toBeLessThanOrEqual(MOST + MOST / 4)
    expect(cache.has('9999')).toBe(true)
  })
})
