/** What an owner or an operator does for somebody who may sign in to the console and has lost the password. */
import { recordEvent } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { clearAllAttempts } from './attempt-store.ts'
import { type FirstPassword, hashPassword } from './password.ts'
import { type Author, holdPerson } from './people.ts'
import { endSessionsOf } from './session-store.ts'
import { setPassword, type User } from './user-store.ts'

type Parts = Pick<Context, 'db' | 'clock'>

/**
 * Gives a user another password, ends all sessions, and lets the address try again at once. False when the user changed it
 * meanwhile. Throws 403 when the author may not any more, and 404 when the user is gone.
 */
export async function resetPassword(
  { db, clock }: Parts,
  author: Author,
  user: User,
  { password, temporary }: FirstPassword,
): Promise<boolean> {
  const passwordHash = await hashPassword(password)
  return db.transaction(async transaction => {
    await holdPerson(transaction, user.shop_id, author, user.id)
    if (!(await setPassword(transaction, user, passwordHash, { temporary }))) return false
    const at = clock.now()
    await endSessionsOf(transaction, user, at, undefined)
    await clearAllAttempts(transaction, user.mail_address)
    const event = { ...author, kind: 'password_reset', at } as const
    await recordEvent(transaction, { shopId: user.shop_id, subject: user.mail_address, ...event })
    return true
  })
}
