/** Persons who are removed while a call of theirs is on its way. */
import { expect, test, vi } from 'vitest'
import pg from '#pg'
import type { TestContext } from '../../support/context.ts'
import { addUser, createTestConsole, PASSWORD, type SignedIn, type TestConsole } from './support/sign-in.ts'

const MAIL_ADDRESS = 'hanako@test.example'

/** A call of somebody who is signed in, or who is just about to be. */
type Calling = (page: TestConsole, hanako: SignedIn) => ReturnType<SignedIn['call']>

/** Removes a person in a transaction that ends when the call waits for it. */
async function removedBeside(
  { address }: TestContext,
  userId: number,
  call: () => ReturnType<SignedIn['call']>,
) {
  const remover = new pg.Client(address)
  await remover.connect()
  try {
    await remover.query('begin')
    await remover.query('delete from users where id = $1', [userId])
    const answer = call()
    await vi.waitFor(
      async () => {
        const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        await remover.query('select pg_stat_clear_snapshot()')
        expect((await remover.query(waiting)).rowCount).toBeGreaterThan(0)
      },
      { timeout: 10_000, interval: 20 },
    )
    await remover.query('commit')
    return await answer
  } finally {
    await remover.end()
  }
}

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
  const answer = await removedBeside(page.context, userId, () => call(page, hanako))
  expect(answer.json()).toMatchObject({ status, type: `/errors/console/${type}` })
})
