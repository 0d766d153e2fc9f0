/** Persons who are removed while a call of theirs is on its way. */

import { expect, test } from 'vitest'
import { writeBeside } from '../../support/another-writer.ts'
import { addUser, createTestConsole, PASSWORD, type SignedIn, type TestConsole } from './support/sign-in.ts'

const MAIL_ADDRESS = 'hanako@test.example'

/** A call of somebody who is signed in, or who is just about to be. */
type Calling = (page: TestConsole, hanako: SignedIn) => ReturnType<SignedIn['call']>

// R-FAULT-6
test.each<[string, Calling, number, string]>([
  ['signs in', page => page.trySignIn(MAIL_ADDRESS, PASSWORD), 401, 'wrong-credentials'],
  [
    'begins to use an app for codes',
    (_page, hanako) => hanako.call('POST', '/console/api/totp'),
    401,
    'signed-out',
  ],
  [
    'makes a token',
    (_page, hanako) =>
      hanako.call('POST', '/console/api/tokens', { name: 'x', scopes: ['items.read'], expires_at: null }),
    403,
    'not-allowed',
  ],
])('who is removed while one %s is told so', async (_what, call, status, type) => {
  await using page = await createTestConsole()
  const userId = await addUser(page.context, page.shopId, MAIL_ADDRESS)
  const hanako = await page.signIn(MAIL_ADDRESS)
  await using remover = await writeBeside(page.context.address, 'delete from users where id = $1', [userId])
  const answer = call(page, hanako)
  await expect.poll(() => remover.waiting(), { timeout: 10_000 }).toBeGreaterThan(0)
  await remover.commit()
  expect((await answer).json()).toMatchObject({ status, type: `/errors/console/${type}` })
})
