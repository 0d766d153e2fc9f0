import { expect } from 'vitest'
import { finishPending, insertPending } from '../../../src/console/pending-store.ts'
import { endSessionsOf, findSession, insertSession } from '../../../src/console/session-store.ts'
import { findUser } from '../../../src/console/user-store.ts'
import { test } from '../../support/fixture.ts'
import { addUser } from './support/sign-in.ts'

// R-CONSOLE-2
test('a sign-in that becomes a session while those of its person are ended, is ended with them', async ({
  context,
  shopId,
  outside,
}) => {
  const { db, clock } = context
  const now = clock.now()
  const userId = await addUser(context, shopId, 'hanako@ended.example')
  const user = await findUser(db, shopId, userId)
  if (user === undefined) throw new Error('No user')
  const [waiting, digest] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  await db.transaction(tx =>
    insertPending(tx, {
      ...{ digest: waiting, networkAddress: '192.0.2.1', user, challenge: null },
      expiresAt: new Date(now.getTime() + 60_000),
    }),
  )
  const [begun, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const signedIn = db.transaction(async tx => {
    await finishPending(tx, waiting, now)
    await insertSession(tx, user, digest, { now, most: 10 })
    begun.resolve()
    await waited.promise
  })
  await begun.promise
  const ended = db.transaction(tx => endSessionsOf(tx, user, now, undefined))
  await expect.poll(() => waits(outside)).toBe(true)
  waited.resolve()
  await Promise.all([signedIn, ended])
  expect(await findSession(db, digest)).toBeUndefined()
})

/** Whether something waits for a lock. */
async function waits(outside: { query(text: string): Promise<{ rows: unknown[] }> }): Promise<boolean> {
  const { rows } = await outside.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows.length > 0
}
