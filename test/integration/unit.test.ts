/** What is written in a unit of work is committed at once or not at all, whoever passes over what was refused in it. */
import { expect } from 'vitest'
import { reads, writes } from '../../src/db/statement.ts'
import { withinUnit } from '../../src/lib/shop-at-work.ts'
import { test } from '../support/fixture.ts'
import { PLAIN_UNIT } from '../support/plain-unit.ts'

const ADD = writes('unit_test.add', 'insert into unit_notes (text) values ($1)')
const COUNT = reads<{ notes: number }>('unit_test.count', 'select count(*)::int as notes from unit_notes')
const REFUSED = reads('unit_test.refused', 'select 1 / (select count(*) from unit_notes where text is null)')

test.beforeAll(async ({ outside }) => {
  await outside.query('create table unit_notes (text text not null)')
})

// R-FAULT-4
test('a refused reading that was passed over undoes what was written, and is what the commit is refused with', async ({
  context: { db },
}) => {
  const unit = db.unit(PLAIN_UNIT)
  const passedOver = await withinUnit(unit, async () => {
    await db.query(ADD, ['one'])
    const refused = await db.query(REFUSED).catch((error: Error) => error.message)
    const then = await Promise.allSettled([
      db.query(COUNT),
      db.query(ADD, ['two']),
      db.transaction(tx => tx.query(ADD, ['three'])),
    ])
    return [refused, ...then.map(each => each.status === 'rejected' && each.reason.message)]
  })
  expect(new Set(passedOver)).toEqual(new Set(['unit_test.refused: division by zero']))
  await expect(unit.commit()).rejects.toThrow('unit_test.refused: division by zero')
  expect(await db.query(COUNT)).toEqual([{ notes: 0 }])
})

test('a unit after it has its connection to itself, and commits', async ({ context: { db } }) => {
  const unit = db.unit(PLAIN_UNIT)
  await withinUnit(unit, async () => {
    await db.query(ADD, ['one'])
    expect(await db.query(COUNT)).toEqual([{ notes: 1 }])
  })
  await unit.commit()
  expect(await db.query(COUNT)).toEqual([{ notes: 1 }])
})

// R-FAULT-4
test('what the first transaction left to the end and was refused is told to the next, and is what the commit is refused with', async ({
  context: { db },
}) => {
  const unit = db.unit(PLAIN_UNIT)
  const refusal = new Error('there is none of it left')
  const passedOver = await withinUnit(unit, async () => {
    await db.transaction(async tx => {
      await tx.query(ADD, ['left'])
      tx.lastly({ statement: REFUSED, values: [], explain: () => refusal })
    })
    const then = await Promise.allSettled([db.query(ADD, ['two'])])
    return [...then, ...(await Promise.allSettled([db.transaction(tx => tx.query(ADD, ['three']))]))]
  })
  expect(passedOver).toEqual([1, 2].map(() => ({ status: 'rejected', reason: refusal })))
  await expect(unit.commit()).rejects.toBe(refusal)
  expect(await db.query(COUNT)).toEqual([{ notes: 1 }])
})
