/** How every way of signing in ends: with a session, which is noted. */
import { recordEvent } from '../audit/record.ts'
import type { Transaction } from '../db/database.ts'
import { cookieDigest, mintCookieValue } from './cookie.ts'
import { endSession, insertSession } from './session-store.ts'
import type { User } from './user-store.ts'

/** Whoever signs in, and by what. */
export interface Newcomer {
  /** The value of the session's cookie that the browser had: its session ends. */
  readonly former: string | undefined
  /** `request.ip`. */
  readonly address: string
}

/** What signed in: besides the password, or, for a passkey alone, in its place. */
export type SignedInBy = 'password' | 'totp' | 'recovery_code' | 'passkey' | 'passkey_alone'

/** Begins a session and answers the cookie's value, which is always a new one. */
export async function beginSession(
  transaction: Transaction,
  user: User,
  { former, address }: Newcomer,
  how: { readonly by: SignedInBy; readonly now: Date },
): Promise<string> {
  const value = mintCookieValue()
  if (former !== undefined) await endSession(transaction, cookieDigest(former), how.now)
  const tokenId = await insertSession(transaction, user, cookieDigest(value), how.now)
  await recordEvent(transaction, {
    ...{ shopId: user.shop_id, actor: { userId: user.id, tokenId }, kind: 'signed_in', address, at: how.now },
    detail: { by: how.by },
  })
  return value
}
