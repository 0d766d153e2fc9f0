import { lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { OPERATOR } from '../../../cli/operator.ts'
import { buildApp } from '../../../src/app.ts'
import { addPerson, removePerson } from '../../../src/console/people.ts'
import { findUserByMail } from '../../../src/console/user-store.ts'
import { DEMO_USER, renewDemoSignIn } from '../../../src/demo-sign-in.ts'
import { loadDemoShop } from '../../../src/transfer/demo.ts'
import { type Demo, prepareDemo, printAddresses, printNextStep, printNoDemo } from '../../../src/welcome.ts'
import { createTestContext, type TestContext } from '../../support/context.ts'
import { OUR_PAGE } from './support/sign-in.ts'

afterEach(() => vi.restoreAllMocks())

/** What a start prints. */
async function printed(context: TestContext, demo: Demo | undefined, isTerminal = true): Promise<string> {
  const lines: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation(text => lines.push(String(text)) > 0)
  await printAddresses(context)
  await printNextStep(context, demo, isTerminal)
  write.mockRestore()
  return lines.join('')
}

// R-DEMO-1
test('the first start makes a demo whose sign-in and token are shown, later ones the addresses', async () => {
  await using context = await createTestContext()
  const starting = { ...context, config: { ...context.config, demo: true } }
  const said: string[] = []
  const making = { load: loadDemoShop, say: (line: string) => said.push(line) }
  const demo = await prepareDemo(starting, making)
  expect(said.join()).toMatch(/^Making the demo shop/)
  const signIn = demo?.signIn
  if (demo === undefined || signIn === undefined) throw new Error('There was no demo')
  const first = await printed(context, demo)
  for (const shown of [
    // R-DEMO-3
    'http://shop.example/shops/demo\n',
    ...['http://shop.example/console/', 'http://shop.example/docs/', 'demo@akinai.example', 'simulated'],
    ...[signIn.password, demo.token],
  ]) {
    expect(first).toContain(shown)
  }

  // R-DEMO-2
  const file = join(context.config.dataDir, 'server', 'first-sign-in.txt')
  mkdirSync(dirname(file))
  writeFileSync(`${file}.other`, 'left alone')
  symlinkSync(`${file}.other`, file)
  const logged = await printed(context, demo, false)
  expect(logged).toContain(`are in ${file}`)
  expect(logged).not.toContain(signIn.password)
  expect(logged).not.toContain(demo.token)
  const written = readFileSync(file, 'utf8')
  expect(written).toContain(signIn.password)
  expect(written).toContain(`curl -H 'Authorization: Bearer ${demo.token}'`)
  expect(lstatSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(`${file}.other`, 'utf8')).toBe('left alone')

  // R-DEMO-4
  expect(await printed(context, undefined)).toContain('Its sign-in: npx akinai demo sign-in')
  const signInAgain = await renewDemoSignIn(context, OPERATOR)
  expect(signInAgain.password).not.toBe(signIn.password)

  const app = await buildApp(context)
  const signedIn = await app.inject({
    method: 'POST',
    url: '/console/api/session',
    headers: OUR_PAGE,
    payload: { mail_address: signIn.mailAddress, password: signInAgain.password },
  })
  await app.close()
  expect(signedIn.json()).toMatchObject({ shop: { key: 'demo' } })

  expect(await prepareDemo(starting, making)).toBeUndefined()
  expect(said).toHaveLength(1)
  const later = await printed(context, undefined)
  expect(later).toContain('http://shop.example/console/')
  expect(later).toContain('http://shop.example/shops/demo')
  expect(later).toContain('npx akinai user create')
  expect(later).not.toContain('npx akinai demo')

  // Removed, it is made anew.
  const person = (await findUserByMail(context.db, DEMO_USER)) ?? expect.fail('There is no such user')
  await addPerson(context, person.shop_id, OPERATOR, {
    ...{ mailAddress: 'other@shop.example', password: 'a long password', temporary: false },
    grant: { role: 'owner', scopes: [] },
  })
  await removePerson(context, person.shop_id, OPERATOR, { id: person.id, revokeTokens: false })
  expect(await renewDemoSignIn(context, OPERATOR)).toMatchObject({ mailAddress: DEMO_USER })
})

test('a demo that could not be made is told, with how to try again', () => {
  let told = ''
  vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    told += String(text)
    return true
  })
  printNoDemo(new Error('The demo shop could not be loaded (1): no room'))
  expect(told).toContain('(1): no room\n')
  expect(told).toContain('npx akinai demo\n')
})
