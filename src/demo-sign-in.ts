/** Who signs in to the console of the demo shop: made with it, and given a new password when somebody asks. */
import { listEvents } from './audit/store.ts'
import { generatePassword } from './console/password.ts'
import { type Author, addPerson } from './console/people.ts'
import { resetPassword } from './console/reset-password.ts'
import { findUserByMail } from './console/user-store.ts'
import type { Context } from './context.ts'
import { PlainFailure } from './lib/plain-failure.ts'
import { findShopByKey } from './shops/store.ts'
import { DEMO_KEY } from './transfer/demo.ts'

/** The address with which one signs in to the demo shop. */
export const DEMO_USER = 'demo@akinai.example'

/** What to sign in with. */
export interface SignIn {
  readonly mailAddress: string
  readonly password: string
}

type Parts = Pick<Context, 'db' | 'clock'>

/**
 * Gives the demo's user another password, or makes the user anew where it was removed, and answers what to sign in with.
 * Throws a `PlainFailure` when there is no demo shop, or when another shop has the address.
 */
export async function renewDemoSignIn(context: Parts, author: Author): Promise<SignIn> {
  const shop = await findShopByKey(context.db, DEMO_KEY)
  if (shop === undefined) throw new PlainFailure('There is no demo shop. To make it: npx akinai demo')
  const password = generatePassword()
  const user = await findUserByMail(context.db, DEMO_USER)
  if (user === undefined) {
    const person = { mailAddress: DEMO_USER, password, temporary: false, grant: OWNER }
    await addPerson(context, shop.id, author, person)
  } else if (user.shop_id !== shop.id) {
    throw new PlainFailure(`${DEMO_USER} signs in to another shop than the demo; it was left as it is.`)
  } else if (!(await resetPassword(context, author, user, { password, temporary: false }))) {
    throw new PlainFailure('The password was changed at the same moment; look whether it still has to be.')
  }
  return { mailAddress: DEMO_USER, password }
}

/** The demo's user may do everything in its shop. */
const OWNER = { role: 'owner', scopes: [] } as const

/** Whether the demo's user is there and has never signed in, as far back as the audit log goes. */
export async function isDemoUnused({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const user = await findUserByMail(db, DEMO_USER)
  if (user === undefined) return false
  const filter = { kind: 'signed_in', person: DEMO_USER, before: null } as const
  return (await listEvents(db, user.shop_id, filter, 1)).length === 0
}
