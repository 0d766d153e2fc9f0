import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { type Batch, inPairs, takeInTurn } from './batch-pairs.ts'
import type { Outcome } from './keys.ts'
import type { ReadLine } from './prepare.ts'

const REFUSED = { kind: 'item', violations: [] } as unknown as ReadLine['read']

/** A batch of items with these ids, or of other documents. */
const batch = (...read: readonly (number | string | ReadLine['read'])[]): Batch =>
  read.map((each, line) => ({ line, size: 1, read: readOf(each) }))

function readOf(each: number | string | ReadLine['read']): ReadLine['read'] {
  if (typeof each === 'number') return { kind: 'item', plan: { id: each } } as ReadLine['read']
  if (typeof each === 'string') {
    return { kind: 'order', plan: { detail: { unique_key: each } } } as unknown as ReadLine['read']
  }
  return each
}

const CATEGORY = { kind: 'category' } as ReadLine['read']

async function* of(...batches: readonly Batch[]) {
  yield* batches
}

async function sizes(
  batches: AsyncIterable<Batch>,
  isLast: (number: number) => boolean = () => false,
): Promise<number[]> {
  const found: number[] = []
  for await (const pair of inPairs(batches, isLast)) found.push(pair.length)
  return found
}

describe('batches go in pairs', () => {
  test.each<[string, readonly Batch[], number[]]>([
    ['of items', [batch(1, 2), batch(3), batch(4)], [2, 1]],
    ['of orders', [batch('a'), batch('b'), batch('c'), batch('d')], [2, 2]],
    ['with lines that were refused', [batch(1, REFUSED), batch(REFUSED, 2)], [2]],
    ['unless they are of two kinds', [batch(1), batch('a'), batch('b')], [1, 2]],
    ['unless they are categories', [batch(CATEGORY), batch(CATEGORY)], [1, 1]],
    ['unless nothing in them can be taken', [batch(REFUSED), batch(REFUSED)], [1, 1]],
    ['unless an item comes twice', [batch(1, 2), batch(3, 2), batch(4)], [1, 2]],
    ['unless an order comes twice', [batch('a', 'b'), batch('b')], [1, 1]],
    ['where there is one', [batch(1)], [1]],
    ['where there is none', [], []],
  ])('%s', async (_what, batches, expected) => {
    expect(await sizes(of(...batches))).toEqual(expected)
  })

  test('of which some are the last of theirs', async () => {
    const batches = Array.from({ length: 8 }, (_, index) => batch(index))
    const last = new Set([1, 2, 4, 8])
    expect(await sizes(of(...batches), number => last.has(number))).toEqual([1, 1, 2, 2, 2])
  })

  test('and what came before an error comes before it', async () => {
    async function* breakingOff() {
      yield batch(1)
      throw new Error('broken off')
    }
    const pairs = inPairs(breakingOff(), () => false)
    expect(await pairs.next()).toMatchObject({ value: [batch(1)] })
    await expect(pairs.next()).rejects.toThrow('broken off')
  })
})

describe('batches that are taken in turn', () => {
  test('begin when the one before has its ids, or has come to nothing', async () => {
    const told: string[] = []
    const begun: (() => void)[] = []
    const settle: PromiseWithResolvers<Outcome[]>[] = []
    const taken = takeInTurn([batch(1), batch(2), batch(3)], (ready, turn) => {
      const [first] = ready
      told.push(`${first && 'plan' in first && 'id' in first.plan ? first.plan.id : '?'}`)
      begun.push(turn.begun)
      settle.push(Promise.withResolvers<Outcome[]>())
      return settle.at(-1)?.promise ?? Promise.resolve([])
    })
    await nextTurn()
    expect(told).toEqual(['1'])
    begun[0]?.()
    await nextTurn()
    expect(told).toEqual(['1', '2'])
    settle[1]?.reject(new Error('lost'))
    await nextTurn()
    expect(told).toEqual(['1', '2', '3'])
    settle[0]?.resolve(['imported'])
    settle[2]?.resolve(['skipped'])
    expect(await Promise.allSettled(taken)).toMatchObject([
      ...[{ value: ['imported'] }, { status: 'rejected' }, { value: ['skipped'] }],
    ])
  })

  test('are taken once more when the one before has taken other ids', async () => {
    const told: string[] = []
    let tries = 0
    const taken = takeInTurn([batch(1), batch(2)], async ([first], turn) => {
      tries++
      const id = first && 'plan' in first && 'id' in first.plan ? first.plan.id : 0
      turn.begun()
      await turn.untilLast()
      if (id === 1) {
        await nextTurn()
        turn.begun()
      }
      told.push(`${id}`)
      return ['imported']
    })
    expect(await Promise.all(taken)).toEqual([['imported'], ['imported']])
    expect(told).toEqual(['1', '2'])
    expect(tries).toBe(3)
  })

  test('are undone as soon as that is known, and begin again when the one before is in', async () => {
    const told: string[] = []
    const first = Promise.withResolvers<Outcome[]>()
    const taken = takeInTurn([batch(1), batch(2)], async ([one], turn) => {
      if (JSON.stringify(one).includes('1')) {
        turn.begun()
        await nextTurn()
        turn.begun()
        return first.promise
      }
      told.push('begun')
      await turn.untilLast().catch(error => {
        told.push('undone')
        throw error
      })
      return ['imported']
    })
    await nextTurn()
    await nextTurn()
    expect(told).toEqual(['begun', 'undone'])
    first.resolve(['imported'])
    expect(await Promise.all(taken)).toEqual([['imported'], ['imported']])
    expect(told).toEqual(['begun', 'undone', 'begun'])
  })

  test('end when the one before is in, and fail when it has failed', async () => {
    const told: string[] = []
    const first = Promise.withResolvers<Outcome[]>()
    const taken = takeInTurn([batch(1), batch(2), batch(3)], async (ready, turn) => {
      turn.begun()
      await turn.untilLast()
      told.push(JSON.stringify(ready))
      return told.length === 1 ? first.promise : Promise.reject(new Error('lost'))
    })
    await nextTurn()
    expect(told).toHaveLength(1)
    first.resolve([])
    expect(await Promise.allSettled(taken)).toMatchObject([
      { status: 'fulfilled' },
      { reason: { message: 'lost' } },
      { reason: { message: 'The batch before this one has failed', cause: { message: 'lost' } } },
    ])
    expect(told).toHaveLength(2)
  })
})
