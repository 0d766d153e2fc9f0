import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { hasBrowser } from './browser.ts'
import { type ConsoleServer, findBarriers, follow, isShown, withoutStatus } from './console-server.ts'
import { test } from './fixture.ts'
import type { Look } from './tabs.ts'

const ROOT = resolve(import.meta.dirname, '../..')

describe.skipIf(!hasBrowser())('tokens and requests in the console', () => {
  let server: ConsoleServer
  test.beforeEach(({ server: made }) => {
    server = made
  })

  const heading = (page: Page, name: string) =>
    page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  const call = (token: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(server.baseUrl + path, { headers: { authorization: `Bearer ${token}`, ...headers } })

  /** As above with a path that `fetch` would percent-encode; answers the status. */
  async function callRaw(token: string, path: string, headers: Readonly<Record<string, string>>) {
    const { hostname, port } = new URL(server.baseUrl)
    const sent = get({ hostname, port, path, headers: { authorization: `Bearer ${token}`, ...headers } })
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    answer.resume()
    return answer.statusCode
  }

  /** Makes a token in the page for a new one and answers its secret. */
  async function makeToken(page: Page, name: string, preset: string): Promise<string> {
    await page.getByLabel('名前').fill(name)
    await page.getByRole('button', { name: preset, exact: true }).click()
    await page.getByRole('button', { name: '作成する' }).click()
    await heading(page, 'トークンを作成しました')
    return (await page.getByTestId('secret').textContent()) ?? ''
  }

  /** Goes on with the tabulator until what has the focus is called so. */
  async function tabTo(page: Page, name: RegExp): Promise<void> {
    const said: string[] = []
    for (let step = 0; step < 80; step++) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate<string>(`(() => {
        const { activeElement: at } = document
        return (at.labels?.[0]?.textContent ?? at.getAttribute('aria-label') ?? at.textContent ?? '').trim()
      })()`)
      said.push(focused)
      if (name.test(focused)) return
    }
    throw new Error(`The tabulator does not reach ${name}: ${said.join(' | ')}`)
  }

  test('signing in leads back to where one was, and signing out to the sign-in page', async () => {
    const { page, faults, close } = await server.open('/console/requests?status=failed', { signedOut: true })
    await heading(page, 'サインイン')
    const mail = page.getByLabel('メールアドレス')
    const password = page.getByLabel('パスワード', { exact: true })
    expect(await mail.getAttribute('autocomplete')).toBe('username')
    expect(await password.getAttribute('autocomplete')).toBe('current-password')
    await mail.fill(server.mailAddress)
    await password.fill('not the password')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('パスワードが違います').waitFor()
    await password.fill(server.password)
    await page.keyboard.press('Enter')
    await heading(page, 'リクエスト')
    expect(new URL(page.url()).search).toBe('?status=failed')
    await page.getByRole('button', { name: 'サインアウト' }).click()
    await heading(page, 'サインイン')
    await page.goto(`${server.baseUrl}/console/tokens`)
    await heading(page, 'サインイン')
    expect(withoutStatus(faults, 401)).toEqual([])
    await close()
  })

  // Which addresses are ours, console/src/session/local-path.test.ts tells.
  test('no address leads out of the console after signing in', async () => {
    const { page, faults, close } = await server.open(
      `/console/sign-in?to=${encodeURIComponent('//evil.example/')}`,
    )
    await heading(page, 'ホーム')
    expect(page.url()).toBe(`${server.baseUrl}/console/`)
    expect(withoutStatus(faults, 401)).toEqual([])
    await close()
  })

  test('a session that ends elsewhere ends here with the next call', async () => {
    const { page, faults, close } = await server.open('/console/account')
    await heading(page, 'アカウント')
    await page.context().clearCookies()
    await page.getByRole('link', { name: 'トークン', exact: true }).click()
    await heading(page, 'サインイン')
    await page.getByText('セッションが終了しました').waitFor()
    await page.getByLabel('メールアドレス').fill(server.mailAddress)
    await page.getByLabel('パスワード', { exact: true }).fill(server.password)
    await page.keyboard.press('Enter')
    await heading(page, 'トークン')
    expect(withoutStatus(faults, 401)).toEqual([])
    await close()
  })

  test('with the keyboard alone: a token is made, copied, and called with', async () => {
    const { page, faults, close } = await server.open('/console/tokens')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await heading(page, 'トークン')
    await tabTo(page, /^本文へ進む$/)
    await page.keyboard.press('Enter')
    await tabTo(page, /^トークンを作成$/)
    await page.keyboard.press('Enter')
    await heading(page, 'トークンを作成')
    expect(await page.evaluate('document.activeElement.tagName')).toBe('H1')
    expect(await page.title()).toMatch(/^トークンを作成 · /)
    // Until the form is there, the tabulator goes from the heading to the end of the page and begins anew.
    await page.getByRole('button', { name: '作成する', exact: true }).waitFor()
    // Sent too early, it says what is missing and goes there.
    await tabTo(page, /^作成する$/)
    await page.keyboard.press('Enter')
    await page.getByText('名前を入力してください。').waitFor()
    await page.keyboard.type('在庫くん')
    await tabTo(page, /^在庫連携$/)
    await page.keyboard.press('Space')
    await tabTo(page, /^作成する$/)
    await page.keyboard.press('Enter')
    await heading(page, 'トークンを作成しました')
    const secret = (await page.getByTestId('secret').textContent()) ?? ''
    expect(secret).toMatch(/^akn_[A-Za-z0-9]{46}$/)
    await tabTo(page, /^トークンをコピー$/)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'コピーしました' }).waitFor()
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(secret)
    await tabTo(page, /^実行する$/)
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('200').waitFor()
    expect(await page.getByRole('figure', { name: 'レスポンス' }).locator('code').textContent()).toContain(
      '"price"',
    )
    expect((await call(secret, '/api/items?limit=1')).status).toBe(200)
    expect((await call(secret, '/api/user')).status).toBe(403)
    expect(faults).toEqual([])
    await close()
  })

  test('the sample in TypeScript runs as it is shown', async () => {
    const { page, faults, close } = await server.open('/console/tokens/new')
    await makeToken(page, 'TypeScript', '読み取りのみ')
    await page.getByText('TypeScript', { exact: true }).first().click()
    const shown = (await page.getByRole('figure', { name: 'TypeScript' }).locator('code').textContent()) ?? ''
    const folder = await mkdtemp(join(tmpdir(), 'akinai-sample-'))
    const file = join(folder, 'sample.ts')
    await writeFile(file, shown.replace('./client/client.ts', pathToFileURL(`${ROOT}/client/client.ts`).href))
    const { stdout } = await promisify(execFile)(process.execPath, [file])
    expect(stdout).toContain('price:')
    await rm(folder, { recursive: true })
    expect(faults).toEqual([])
    await close()
  })

  test('a token with a last day ends with that day in Japan', async () => {
    const { page, close } = await server.open('/console/tokens/new')
    await page.getByLabel('名前').fill('期限あり')
    await page.getByLabel('商品を変更する').check()
    // Of no use alone: the page says what else is needed.
    await page.getByRole('button', { name: 'items.readを追加' }).click()
    await page.getByLabel('日付を指定').check()
    await page.getByRole('button', { name: '作成する' }).click()
    await page.getByText('今日以降の日付を選んでください。').waitFor()
    await page.getByLabel('最終日').fill('2099-03-31')
    await page.getByRole('button', { name: '作成する' }).click()
    await heading(page, 'トークンを作成しました')
    await follow(page, 'tokens')
    const row = page.getByRole('row').filter({ hasText: '期限あり' })
    await row.getByText('2099/03/31').waitFor()
    expect(await row.textContent()).toContain('items.readitems.update')
    await close()
  })

  test('a revoked token is refused at once', async () => {
    const { page, faults, close } = await server.open('/console/tokens/new')
    const secret = await makeToken(page, 'すぐ失効', '読み取りのみ')
    expect((await call(secret, '/api/user')).status).toBe(200)
    await page.getByRole('link', { name: 'トークンの一覧へ' }).click()
    await page.getByRole('button', { name: 'すぐ失効を失効させる' }).click()
    const dialog = page.getByRole('dialog', { name: 'このトークンを失効させますか？' })
    await dialog.getByText('すぐ失効').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect((await call(secret, '/api/user')).status).toBe(200)
    await page.getByRole('button', { name: 'すぐ失効を失効させる' }).click()
    await dialog.getByRole('button', { name: '失効させる', exact: true }).click()
    await page.getByText('「すぐ失効」を失効させました。').waitFor()
    await expect.poll(async () => (await call(secret, '/api/user')).status, { timeout: 5_000 }).toBe(401)
    const row = page.getByRole('row').filter({ hasText: secret.slice(-4) })
    await expect.poll(() => row.getByRole('button', { name: '失効' }).isDisabled()).toBe(true)
    expect(faults).toEqual([])
    await close()
  })

  test('a failed call is found by its request id, and explained', async () => {
    const { page, faults, close } = await server.open('/console/tokens/new')
    const secret = await makeToken(page, '失敗する', '読み取りのみ')
    const id = `find.me-${Date.now()}`
    expect((await call(secret, '/api/items/2147483647', { 'x-request-id': id })).status).toBe(404)
    await call(secret, '/api/items?limit=1')
    await page.getByRole('link', { name: 'リクエスト', exact: true }).click()
    await page.getByLabel('リクエストID').fill(id)
    await page.waitForURL(`**/requests?request_id=${id}`)
    const rows = page.locator('tbody').getByRole('row')
    await expect.poll(() => rows.count()).toBe(1)
    expect(await rows.textContent()).toContain('items/not-found')
    await rows.getByRole('link').click()
    await heading(page, 'GET /api/items/2147483647')
    await page.getByRole('region', { name: '何が起きたか' }).getByText('404、商品が見つかりません').waitFor()
    expect(await page.getByRole('region', { name: 'レスポンス本文' }).textContent()).toContain(
      `/requests/${id}`,
    )
    await page.getByRole('link', { name: '失敗する' }).click()
    await expect.poll(() => rows.count()).toBe(2)
    await page.getByLabel('ステータス').selectOption('failed')
    await expect.poll(() => rows.count()).toBe(1)
    expect(new URL(page.url()).searchParams.get('status')).toBe('failed')
    expect(faults).toEqual([])
    await close()
  })

  test('calls turn up by themselves, and wait while somebody reads', async () => {
    const { page, faults, close } = await server.open('/console/tokens/new')
    const secret = await makeToken(page, '自動', '読み取りのみ')
    await call(secret, '/api/items?limit=1')
    await follow(page, 'tokens')
    await page.getByRole('link', { name: '自動のリクエスト' }).click()
    const rows = page.locator('tbody').getByRole('row')
    await expect.poll(() => rows.count()).toBe(1)
    await page.mouse.move(2, 2)
    await call(secret, '/api/items?limit=2')
    await expect.poll(() => rows.count()).toBe(2)
    expect(await rows.first().textContent()).toContain('limit=2')
    await rows.first().hover()
    const before = await rows.last().boundingBox()
    await call(secret, '/api/items?limit=3')
    const fresh = page.getByRole('button', { name: '新着1件を表示' })
    await fresh.waitFor({ timeout: 15_000 })
    expect([await rows.count(), await rows.last().boundingBox()]).toEqual([2, before])
    // Pressed where the hand is: on its way there it would leave the rows, which then show what is new by themselves.
    await fresh.dispatchEvent('click')
    await expect.poll(() => rows.count()).toBe(3)
    await page.getByRole('button', { name: '一時停止' }).click()
    await page.mouse.move(2, 2)
    await call(secret, '/api/items?limit=4')
    await fresh.waitFor({ timeout: 15_000 })
    await page.getByRole('button', { name: '再開' }).click()
    await expect.poll(() => rows.count()).toBe(4)
    expect(faults).toEqual([])
    await close()
  })

  test('names and paths are text, whatever they say', async () => {
    const { page, faults, close } = await server.open('/console/tokens/new')
    const name = `<img src=x onerror=alert(1)>' "\u202e{{7*7}}`
    const secret = await makeToken(page, name, '読み取りのみ')
    await page.getByRole('link', { name: 'トークンの一覧へ' }).click()
    await page.getByRole('cell', { name, exact: true }).waitFor()
    // In the path, since of a query nothing is kept that the API does not know.
    const path = `/api/items/'"><img><script>alert(1)`
    expect(await callRaw(secret, path, { 'x-request-id': 'javascript.alert' })).toBe(400)
    await page.goto(`${server.baseUrl}/console/requests?request_id=javascript.alert&token="><script>alert(1)`)
    await page.getByRole('button', { name: '絞り込みを解除' }).first().waitFor()
    await page.goto(`${server.baseUrl}/console/requests?request_id=javascript.alert`)
    await page.locator('tbody a').first().click()
    await page.locator('dl').waitFor()
    expect(await page.locator('h1').textContent()).toBe(`GET ${path}`)
    expect(await page.locator('main img, main script').count()).toBe(0)
    expect(withoutStatus(faults, 400)).toEqual([])
    await close()
  })

  // Words, colours and widths are three things: each is looked at in every page, not each with each of the others.
  const looks: readonly Look[] = [
    { language: 'ja', scheme: 'light', width: 1440 },
    { language: 'en', scheme: 'dark', width: 390 },
  ]
  test.each(looks)('in $language, $scheme and $width px nothing is in the way of anybody', async look => {
    const { page, faults, close } = await server.open('/console/tokens/new', look)
    const check = async (name: string) => {
      await isShown(page)
      expect([name, await findBarriers(page)]).toEqual([name, []])
      const wide = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
      expect([name, wide]).toEqual([name, 0])
    }
    await page.locator('input[type=checkbox]').nth(1).check()
    await page.locator('summary').first().click()
    await check('form')
    await page.locator('form [type=submit]').click()
    await page.locator('[aria-invalid=true]').waitFor()
    await check('form with faults')
    await page.locator('[data-field=name]').fill('axe')
    await page.locator('form [type=submit]').click()
    await page.getByTestId('secret').waitFor()
    await page.locator('button', { has: page.locator('.tabler-icon-player-play') }).click()
    await page.getByRole('figure').nth(1).waitFor()
    await check('made')
    await follow(page, 'tokens')
    await page.locator('tbody button:not([disabled])').first().waitFor()
    await check('tokens')
    await page.locator('tbody button:not([disabled])').first().click()
    await page.getByRole('dialog').waitFor()
    await check('dialog')
    for (const path of [
      'requests',
      'requests?path=nothing-like-it',
      'people',
      'audit',
      'account',
      'nowhere',
      'sign-in',
    ]) {
      await follow(page, path)
      // Who is signed in is led on; in between there is no heading.
      if (path === 'sign-in') await page.getByRole('heading', { level: 1, name: /^(ホーム|Home)$/ }).waitFor()
      await check(path)
    }
    await expect(server.api('GET', '/api/items/2147483647')).rejects.toThrow('404')
    await follow(page, 'requests?status=failed')
    await page.locator('tbody a').first().click()
    await page.locator('dl').waitFor()
    await check('request')
    if (look.width === 390) {
      await page.getByRole('button').first().click()
      await page.getByRole('dialog').waitFor()
      await check('menu')
    }
    expect(faults).toEqual([])
    await close()
  })

  test('signed out it is as accessible', async () => {
    for (const scheme of ['light', 'dark'] as const) {
      const { page, faults, close } = await server.open('/console/sign-in', {
        signedOut: true,
        scheme,
        width: 390,
      })
      await heading(page, 'サインイン')
      await page.getByRole('button', { name: 'サインイン', exact: true }).click()
      await page.getByText('入力してください。').first().waitFor()
      expect(await findBarriers(page)).toEqual([])
      expect(withoutStatus(faults, 401)).toEqual([])
      await close()
    }
  })
})
