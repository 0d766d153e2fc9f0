/** What somebody did at the console by a clock that was ahead, once it is right again. */
import { expect, test } from 'vitest'
import { bringBack } from '../../../src/jobs/clock-store.ts'
import { createTestConsole, PASSWORD, prove } from './support/sign-in.ts'

const NINE_HOURS = 9 * 3600

// R-CLOCK-2 R-CONSOLE-8
test('failures hold nobody up for longer than others do, and no proof of who it is lasts on', async () => {
  await using desk = await createTestConsole()
  const { context, mailAddress } = desk
  const makeToken = () =>
    desk.call('POST', '/console/api/tokens', { name: 'x', scopes: ['items.read'], expires_at: null })
  desk.pass(NINE_HOURS)
  for (let count = 0; count < 5; count++) await desk.trySignIn(mailAddress, 'wrong')
  await prove(context, desk)
  desk.pass(-NINE_HOURS)
  await bringBack(context.db, context.clock.now(), new Date())
  expect((await makeToken()).json()).toMatchObject({ type: '/errors/console/confirmation-needed' })
  const held = await desk.trySignIn(mailAddress, PASSWORD)
  expect(held.statusCode).toBe(429)
  expect(Number(held.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
  desk.pass(15 * 60)
  expect((await desk.trySignIn(mailAddress, PASSWORD)).statusCode).toBe(200)
})
