/** Passwords that somebody else has seen, and help for who lost the own. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentedOperations } from '../../contract/support/access/documented.ts'
import { askFor } from '../../contract/support/access/requests.ts'
import { newTarget } from '../access/support/target.ts'
import { addApp, EVENTS, makeBrowser, typeOf } from './support/factors.ts'
import { addUser, createTestConsole, PASSWORD, prove, type TestConsole } from './support/sign-in.ts'

const OPEN = ['changePassword', 'getAccount', 'getSession', 'signOut', 'signOutEverywhere']

let page: TestConsole
beforeAll(async () => {
  page = await createTestConsole()
})
afterAll(() => page[Symbol.asyncDispose]())

async function addSomebody(mail: string): Promise<{ readonly id: number; readonly password: string }> {
  const body = { mail_address: mail, role: 'owner', scopes: [] }
  return (await page.call('POST', '/console/api/people', body)).json()
}

const events = async (mail: string) => (await page.context.db.query(EVENTS, [mail])).map(({ kind }) => kind)

// R-CONSOLE-12
test('a first password opens nothing but the choice of another', async () => {
  const mail = 'first@people.example'
  const { password } = await addSomebody(mail)
  const who = await page.signIn(mail, password)
  const session = () => who.call('GET', '/console/api/session')
  expect((await session()).json()).toMatchObject({ user: { must_change_password: true } })
  const target = await newTarget(page.context, page)
  const operations = [
    ...documentedOperations(page.app.consoleDocument()).filter(({ asks }) => asks.includes('session')),
    ...documentedOperations(page.app.swagger()).filter(({ asks }) => asks.includes('token')),
  ]
  const open: string[] = []
  for (const operation of operations.filter(({ operationId }) => !operationId.startsWith('sign'))) {
    const { method, path, json } = askFor(operation, target)
    const answer = await who.call(method, path, operation.operationId === 'changePassword' ? {} : json)
    if (answer.statusCode === 403 && typeOf(answer) === 'console/password-change-needed') continue
    open.push(operation.operationId)
  }
  expect(open.toSorted()).toEqual(OPEN.filter(name => !name.startsWith('sign')))
  const change = (next: string) =>
    who.call('PUT', '/console/api/password', { current_password: password, new_password: next })
  expect((await change(password)).statusCode).toBe(422)
  expect((await who.call('GET', '/api/user')).statusCode).toBe(403)
  expect((await change('my very own one')).statusCode).toBe(204)
  // At once, though the check remembers sessions for a second.
  expect((await who.call('GET', '/api/user')).statusCode).toBe(200)
  expect((await session()).json()).toMatchObject({ user: { must_change_password: false } })
})

// R-CONSOLE-13
describe('an owner', () => {
  test('gives somebody a temporary password, which ends all sessions and has to be changed', async () => {
    const mail = 'lost@people.example'
    const id = await addUser(page.context, page.shopId, mail)
    const before = await page.signIn(mail)
    const answer = await page.call('POST', `/console/api/people/${id}/password`)
    const { password } = answer.json<{ password: string }>()
    page.pass(2)
    expect((await before.call('GET', '/console/api/session')).statusCode).toBe(401)
    expect((await page.trySignIn(mail, PASSWORD)).statusCode).toBe(401)
    const after = await page.signIn(mail, password)
    expect(typeOf(await after.call('GET', '/console/api/people'))).toBe('console/password-change-needed')
    expect(await events(mail)).toEqual(['signed_in', 'password_reset', 'sign_in_failed', 'signed_in'])
  })

  test('takes the second factors of somebody away, and the password alone signs in', async () => {
    const mail = 'phone@people.example'
    const id = await addUser(page.context, page.shopId, mail)
    await addApp(page, await page.signIn(mail))
    const listed = async () => {
      const { people } = (await page.call('GET', '/console/api/people')).json<{ people: { id: number }[] }>()
      return people.find(person => person.id === id)
    }
    expect(await listed()).toMatchObject({ second_factor: true, password_is_temporary: false })
    const path = `/console/api/people/${id}/second_factors`
    expect((await page.call('DELETE', path)).statusCode).toBe(204)
    expect(await listed()).toMatchObject({ second_factor: false })
    const browser = makeBrowser(page, mail)
    await browser.password()
    expect(await browser.isSignedIn()).toBe(true)
    expect((await page.call('DELETE', path)).statusCode).toBe(204)
    expect(await events(mail)).toContain('second_factor_removed')
  })

  test('does neither to the own account, nor to another shop, nor any more when it was made something less', async () => {
    const other = await page.makeShop('reset-other')
    await prove(page.context, page)
    for (const [id, status] of [
      [page.userId, 422],
      [other.userId, 404],
    ]) {
      const answers = [
        await page.call('POST', `/console/api/people/${id}/password`),
        await page.call('DELETE', `/console/api/people/${id}/second_factors`),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status])
    }
    const owner = 'was-owner@people.example'
    const [id, own] = [await addUser(page.context, page.shopId, owner), await page.signIn(owner)]
    const less = { role: 'read_only', scopes: [], revoke_tokens: false }
    expect((await own.call('GET', '/console/api/people')).statusCode).toBe(200)
    expect((await page.call('PUT', `/console/api/people/${id}`, less)).statusCode).toBe(200)
    const victim = await addUser(page.context, page.shopId, 'victim@people.example')
    expect(typeOf(await own.call('POST', `/console/api/people/${victim}/password`))).toBe(
      'console/not-allowed',
    )
  })
})
