import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { userCommand } from '../../../cli/commands/user.ts'
import { environmentFor, judgeWords, runAkinai, startAkinai } from '../../support/command-line.ts'
import type { CommandResult } from '../../support/desk.ts'
import { createTestConsole, PASSWORD, type TestConsole } from './support/sign-in.ts'

let page: TestConsole
let env: NodeJS.ProcessEnv
beforeAll(async () => {
  page = await createTestConsole()
  env = { ...environmentFor(page.context.address), PORT: '0' }
})
afterAll(() => page[Symbol.asyncDispose]())

/** Runs `akinai user` to its end, with this on its standard input. */
function user(args: readonly string[], input?: string): Promise<CommandResult> {
  const words = ['user', ...args]
  return input === undefined ? runAkinai(words, env) : startAkinai(words, env, input)
}

const statusOf = async (mailAddress: string, password: string) =>
  (await page.trySignIn(mailAddress, password)).statusCode

describe('akinai user', () => {
  test('create makes a password that is shown once, and opens the console', async () => {
    const made = await user(['create', '--shop', 'test', '--mail', 'Hanako@Example.jp', '--json'])
    expect(JSON.parse(made.stdout)).toEqual({
      shop_id: 'test',
      mail_address: 'hanako@example.jp',
      ...{ role: 'owner', scopes: [] },
      password: expect.stringMatching(/^[0-9A-Za-z]{20}$/),
    })
    expect(await statusOf('hanako@example.jp', JSON.parse(made.stdout).password)).toBe(200)
    const listed = await user(['list', '--shop', 'test', '--json'])
    expect(JSON.parse(listed.stdout)).toEqual({
      users: [
        {
          mail_address: 'hanako@example.jp',
          ...{ role: 'owner', scopes: [], tokens: 0, last_used_at: '2026-11-20T01:02:03Z' },
          created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
        },
        {
          ...{ mail_address: 'owner@test.example', role: 'owner', scopes: [], tokens: 0 },
          ...{ created_at: '2026-11-20T01:02:03Z', last_used_at: '2026-11-20T01:02:03Z' },
        },
      ],
    })
  })

  test('create takes a password of one’s own from the standard input, and does not repeat it', async () => {
    const args = ['create', '--shop', 'test', '--mail', 'taro@example.jp', '--password-stdin']
    const made = await user(args, 'わたしのあいことばです\n')
    expect(made).toEqual({
      code: 0,
      stdout: 'taro@example.jp may sign in to the console of test.\n',
      stderr: '',
    })
    expect(await statusOf('taro@example.jp', 'わたしのあいことばです')).toBe(200)
  })

  test.each([
    [
      ['create', '--shop', 'test', '--mail', 'OWNER@test.example'],
      '',
      1,
      'Somebody signs in with this address already.',
    ],
    [['create', '--shop', 'nowhere', '--mail', 'a@example.jp'], '', 1, 'There is no shop "nowhere"'],
    [['create', '--shop', 'test', '--mail', 'b@example.jp', '--password-stdin'], 'short\n', 2, 'at least 10'],
    [
      ['create', '--shop', 'test', '--mail', 'b@example.jp', '--password-stdin'],
      'x'.repeat(201),
      2,
      'at most 200',
    ],
    [['password', 'nobody@example.jp'], '', 1, 'Nobody signs in with "nobody@example.jp"'],
    [['delete', 'nobody@example.jp'], '', 1, 'Nobody signs in with "nobody@example.jp"'],
    [['list', '--shop', 'nowhere'], '', 1, 'There is no shop "nowhere"'],
  ])('%j refuses', async (args, input, code, words) => {
    const ran = await user(args, input)
    expect([ran.code, ran.stdout]).toEqual([code, ''])
    expect(ran.stderr).toContain(words)
  })

  test('password replaces one, ends all sessions and lifts the limit of attempts', async () => {
    const shop = await page.makeShop('forgetful')
    for (let n = 0; n < 5; n++) await page.trySignIn(shop.mailAddress, 'no idea')
    expect(await statusOf(shop.mailAddress, PASSWORD)).toBe(429)
    const ran = await user(['password', shop.mailAddress, '--json'])
    const { password } = JSON.parse(ran.stdout)
    page.pass(1)
    expect((await shop.call('GET', '/console/api/session')).statusCode).toBe(401)
    expect(await statusOf(shop.mailAddress, PASSWORD)).toBe(401)
    expect(await statusOf(shop.mailAddress, password)).toBe(200)
  })

  // R-CONSOLE-10
  test('second-factor takes them away, ends all sessions, and says when there were none', async () => {
    const shop = await page.makeShop('lost')
    const none = await user(['second-factor', shop.mailAddress, '--remove', '--json'])
    expect(JSON.parse(none.stdout)).toEqual({ mail_address: shop.mailAddress, removed: false })
    const begun = await shop.call('POST', '/console/api/totp')
    const app = new TOTP({ secret: begun.json<{ secret: string }>().secret })
    const code = app.generate({ timestamp: page.context.clock.now().getTime() })
    await shop.call('POST', '/console/api/totp/activation', { code, end_other_sessions: false })
    expect((await page.trySignIn(shop.mailAddress, PASSWORD)).json()).toHaveProperty('second_step')
    expect((await user(['second-factor', shop.mailAddress])).code).not.toBe(0)
    const ran = await user(['second-factor', shop.mailAddress, '--remove'])
    expect([ran.code, ran.stdout]).toEqual([0, `${shop.mailAddress} signs in by the password alone.\n`])
    page.pass(2)
    expect((await shop.call('GET', '/console/api/session')).statusCode).toBe(401)
    expect((await page.trySignIn(shop.mailAddress, PASSWORD)).json()).toHaveProperty('user')
  })

  test('delete ends all sessions, and the address is free again', async () => {
    const shop = await page.makeShop('closing')
    const last = await user(['delete', shop.mailAddress])
    expect([last.code, last.stderr]).toEqual([1, expect.stringContaining('the last owner of the shop')])
    expect((await user(['create', '--shop', 'closing', '--mail', 'heir@closing.example'])).code).toBe(0)
    const ran = await user(['delete', shop.mailAddress.toUpperCase()])
    expect(ran.stdout).toBe('owner@closing.example can sign in no more.\n')
    page.pass(1)
    expect((await shop.call('GET', '/console/api/session')).statusCode).toBe(401)
    expect((await shop.call('GET', '/api/user')).statusCode).toBe(401)
    expect(await statusOf(shop.mailAddress, PASSWORD)).toBe(401)
    expect((await user(['list', '--shop', 'closing'])).stdout).not.toContain(shop.mailAddress)
    expect((await user(['create', '--shop', 'closing', '--mail', shop.mailAddress])).code).toBe(0)
  })
})

// R-ROLE-2
test('akinai user change gives another role, and akinai audit tells of it', async () => {
  const staff = ['--role', 'staff', '--scopes', 'items.read,orders.read']
  const added = await user(['create', '--shop', 'test', '--mail', 'staff@example.jp', ...staff, '--json'])
  expect(JSON.parse(added.stdout)).toMatchObject({ role: 'staff', scopes: ['items.read', 'orders.read'] })
  const changed = await user(['change', 'staff@example.jp', '--role', 'read_only', '--json'])
  expect(JSON.parse(changed.stdout)).toEqual({
    ...{ mail_address: 'staff@example.jp', role: 'read_only', scopes: [], revoked_tokens: [] },
  })
  const removed = await user(['remove', 'staff@example.jp', '--revoke-tokens'])
  expect(removed.stdout).toBe('staff@example.jp can sign in no more.\n')
  const audit = (...args: string[]) => runAkinai(['audit', '--shop', 'test', ...args], env)
  const told = await audit('--person', 'staff@example.jp', '--json')
  const events = told.stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(events).toMatchObject([
    { kind: 'person_removed', actor: 'operator', detail: { role: 'read_only' } },
    { kind: 'person_changed', detail: { before: { role: 'staff' }, after: { role: 'read_only' } } },
    { kind: 'person_added', actor: 'operator', network_address: null },
  ])
  const lines = (await audit('--kind', 'person_removed', '--limit', '1')).stdout
  expect(lines).toMatch(
    /^\S+Z {2}person_removed {2}\S+ \(command\) {2}staff@example.jp {2}- {2}\{"role":"read_only"\}\n$/,
  )
  expect((await audit('--kind', 'other')).code).toBe(2)
})

test.each([
  [['create', '--shop', 'test', '--mail', 'c@example.jp', '--role', 'king'], 'No such role: king'],
  [
    ['create', '--shop', 'test', '--mail', 'c@example.jp', '--role', 'staff'],
    '--scopes goes with --role staff',
  ],
  [['change', 'c@example.jp', '--role', 'owner', '--scopes', 'all'], '--scopes goes with --role staff'],
  [['change', 'c@example.jp', '--role', 'staff', '--scopes', 'all,x'], 'No such scope'],
  [['create', '--shop', 'test', '--mail', 'not an address'], '--mail must be a mail address'],
  [['create', '--shop', 'test'], '--mail'],
])('akinai user %j is not understood', async (args, words) => {
  const { code, stderr } = await judgeWords(userCommand(), ['user', ...args])
  expect([code, stderr]).toEqual([2, expect.stringContaining(words)])
})
