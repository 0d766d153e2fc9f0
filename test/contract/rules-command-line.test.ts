import { beforeAll, expect, test } from 'vitest'
import { call } from './support/call.ts'
import { cliJson, runCli, startCli } from './support/cli.ts'
import { unique } from './support/makers.ts'
import { cli, describeWithCli, newShop, type Shop } from './support/shops.ts'

describeWithCli('the command line', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await newShop()
  })

  const create = (key: string) => [
    'shop',
    'create',
    '--shop-id',
    key,
    '--name',
    'x',
    '--mail',
    'a@example.jp',
  ]
  const token = (...more: string[]) => ['token', 'create', '--shop', shop.key, '--name', 'x', ...more]

  // R-CLI-1, R-LIMIT-11
  test('ends with 1 for what cannot be, with 2 for what is not understood, and says why', async () => {
    const failing: [number, string[]][] = [
      [1, ['token', 'revoke', '2000000000']],
      [1, ['order', 'history', '--shop', shop.key, 'ABCDEFGH12345678']],
      [2, token('--scopes', 'items.read,items.burn')],
      [2, token('--scopes', 'all', '--expires', '2001-01-01T00:00:00Z')],
      [2, token('--scopes', 'all', '--name', 'x'.repeat(256))],
      [2, ['token', 'revoke', '1.5']],
    ]
    // One of each as people start it, which takes ten times as long.
    const started: typeof failing = [
      [1, create(shop.key)],
      [2, ['no-such-command']],
    ]
    const tried = [
      ...failing.map(([wanted, args]) => [wanted, args, runCli(cli(), args)] as const),
      ...started.map(([wanted, args]) => [wanted, args, startCli(cli(), args)] as const),
    ]
    for (const [wanted, args, run] of tried) {
      const { code, stdout, stderr } = await run
      expect([args, code, stdout]).toEqual([args, wanted, ''])
      expect(stderr.trim(), args.join(' ')).not.toBe('')
      expect(stderr, args.join(' ')).not.toMatch(/\n\s+at /)
    }
  })

  // R-CLI-2
  test('makes shops of well-formed keys only, each once', async () => {
    const keys = ['', 'Tea', '_a', '../お茶', 'x'.repeat(64)]
    for (const key of keys) expect([key, (await runCli(cli(), create(key))).code]).toEqual([key, 2])
    for (const key of [`0-${unique('k')}_`.toLowerCase(), `${unique('k').toLowerCase()}-`.padEnd(63, 'x')]) {
      expect(await cliJson(cli(), create(key))).toMatchObject({ shop_id: key })
      expect([key, (await runCli(cli(), create(key))).code]).toEqual([key, 1])
    }
    const { code, stdout } = await startCli(cli(), [...create(unique('k').toLowerCase()), '--json'])
    expect([code, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ shop_name: 'x' })])
  })

  // R-CLI-2, R-AUTH-5
  test('makes, lists and revokes tokens, and shows each once', async () => {
    const scopes = ['user.read', 'items.read']
    const until = '2099-01-02T03:04:05+09:00'
    const made = await cliJson<{ id: number; token: string }>(
      cli(),
      token('--scopes', scopes.join(','), '--expires', until),
    )
    const listed = async () => {
      const text = await cliJson<{ tokens: { id: number }[] }>(cli(), ['token', 'list', '--shop', shop.key])
      expect(JSON.stringify(text)).not.toContain(made.token)
      return text.tokens.find(({ id }) => id === made.id)
    }
    const known = { last_four: made.token.slice(-4), expires_at: '2099-01-01T18:04:05Z', name: 'x' }
    expect(await listed()).toMatchObject({ ...known, revoked_at: null })
    expect((await call({ method: 'GET', path: '/api/user', token: made.token })).status).toBe(200)
    await cliJson(cli(), ['token', 'revoke', String(made.id)])
    expect(await listed()).toMatchObject({ ...known, revoked_at: expect.stringMatching(/Z$/) })
  })
})
