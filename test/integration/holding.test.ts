/** Who holds a connection and waits for another is heard of (`src/db/holding.ts`); contexts of tests fail by it. */
import { expect } from 'vitest'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { SERVER_LIMITS } from '../../src/db/limits.ts'
import { reads, writes } from '../../src/db/statement.ts'
import { onBehalfOf, withinUnit } from '../../src/lib/shop-at-work.ts'
import { test } from '../support/fixture.ts'
import { PLAIN_UNIT } from '../support/plain-unit.ts'

const WRITE = writes('holding_test.write', 'select pg_advisory_xact_lock_shared(1)')
const READ = reads('holding_test.read', 'select 1')

let db: Database
const heard: string[] = []

test.beforeAll(({ context }) => {
  db = openDatabase(context.address, SERVER_LIMITS, () => {}, { onCircle: asked => heard.push(asked) })
})
test.afterAll(() => db.close())

/** What is heard while the work is done. */
async function heardOf(work: () => Promise<unknown>): Promise<string[]> {
  heard.length = 0
  await work()
  return [...heard]
}

test.for([
  [
    'a transaction in another',
    () => db.transaction(() => db.transaction(tx => tx.query(WRITE))),
    ['writing'],
  ],
  ['a write in a transaction', () => db.transaction(() => db.query(WRITE)), ['writing']],
  [
    'a long snapshot in a transaction',
    () => db.transaction(() => db.longSnapshot(read => read.query(READ))),
    ['writing'],
  ],
  ['a snapshot in a transaction', () => db.transaction(() => db.snapshot(read => read.query(READ))), []],
  ['a read in a transaction', () => db.transaction(() => db.query(READ)), []],
  [
    'reads by one connection in a transaction',
    () => db.transaction(() => db.reading(one => one.query(READ))),
    [],
  ],
  ['a read where one reads', () => db.reading(() => db.query(READ)), ['reading']],
  ['a write where one reads', () => db.reading(() => db.query(WRITE)), ['writing']],
  [
    'one after the other',
    async () => [await db.transaction(tx => tx.query(WRITE)), await db.query(WRITE)],
    [],
  ],
] as const)('%s', async ([, work, expected]) => {
  expect(await heardOf(work)).toEqual(expected)
})

test('what a transaction has left behind holds nothing', async () => {
  const { promise: isOver, resolve } = Promise.withResolvers<void>()
  let later: Promise<unknown> | undefined
  const work = async () => {
    await db.transaction(async tx => {
      await tx.query(WRITE)
      later = isOver.then(() => db.query(WRITE))
    })
    resolve()
    await later
  }
  expect(await heardOf(work)).toEqual([])
})

test('outside of a unit, before it has begun and after', async () => {
  const unit = db.unit(PLAIN_UNIT)
  const outside = () => onBehalfOf(1, () => db.transaction(tx => tx.query(WRITE)))
  const found = await withinUnit(unit, async () => {
    const before = await heardOf(outside)
    const own = await heardOf(() => db.query(WRITE))
    return [before, own, await heardOf(outside), await heardOf(() => onBehalfOf(1, () => db.query(READ)))]
  })
  await unit.commit()
  expect(found).toEqual([[], [], ['writing'], []])
})
