import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { hasBrowser } from './browser.ts'
import { type ConsoleServer, findBarriers, follow, judge, withoutStatus } from './console-server.ts'
import { test } from './fixture.ts'

describe.skipIf(!hasBrowser())('people and their accounts in the console', () => {
  let server: ConsoleServer
  test.beforeEach(({ server: made }) => {
    server = made
  })

  const heading = (page: Page, name: string) =>
    page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

  /** Answers the page that a password opens which was shown to somebody else, after a look at it in both languages. */
  async function chooseFirstPassword(page: Page, first: string): Promise<void> {
    await heading(page, '新しいパスワードの設定')
    await judge(page, 'first-password-ja')
    await page.getByRole('button', { name: 'English' }).click()
    await heading(page, 'Choose your own password')
    await page.setViewportSize({ width: 390, height: 900 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.getByLabel('Current password').fill(first)
    await page.getByLabel('New password').fill(first)
    await page.getByRole('button', { name: 'Change the password' }).click()
    await page.getByText('Choose a password that differs from your current one.').waitFor()
    await judge(page, 'first-password-en')
    await page.getByRole('button', { name: '日本語' }).click()
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByLabel('新しいパスワード').fill('my very own one')
    await page.keyboard.press('Enter')
  }

  test('somebody is added, sees what the role opens, is changed and removed; the audit log tells of it', async () => {
    const { page, faults, close } = await server.open('/console/people')
    await heading(page, 'メンバー')
    await page.getByRole('button', { name: 'メンバーを追加' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('メールアドレス').fill('staff@people.example')
    await dialog.getByRole('button', { name: 'メンバーを追加' }).click()
    // Staff without a scope could do nothing.
    await dialog.getByText('1つ以上選んでください。').waitFor()
    await dialog.getByRole('button', { name: '在庫連携' }).click()
    expect(await findBarriers(page)).toEqual([])
    await dialog.getByRole('button', { name: 'メンバーを追加' }).click()
    const password = (await dialog.getByTestId('first-password').textContent()) ?? ''
    expect(password).toMatch(/^[0-9A-Za-z]{20}$/)
    await dialog.getByRole('button', { name: '閉じる', exact: true }).last().click()
    const row = page.locator('tbody').getByRole('row').filter({ hasText: 'staff@people.example' })
    await row.getByText('スタッフ').waitFor()

    const staff = await server.open('/console/sign-in', { signedOut: true })
    await staff.page.getByLabel('メールアドレス').fill('staff@people.example')
    await staff.page.getByLabel('パスワード', { exact: true }).fill(password)
    await staff.page.keyboard.press('Enter')
    await chooseFirstPassword(staff.page, password)
    await heading(staff.page, 'ホーム')
    const names = await staff.page.getByRole('navigation').first().getByRole('link').allTextContents()
    expect(names).toEqual([
      ...['ホーム', '商品', 'カテゴリー'],
      ...['配送方法', 'クーポン', '販売設定', '設定'],
      ...['トークン', 'APIリファレンス', 'アカウント'],
    ])
    for (const path of ['people', 'audit', 'orders', 'requests']) {
      await follow(staff.page, path)
      await staff.page.getByText('このページを開く権限がありません').waitFor()
    }
    await follow(staff.page, 'settings')
    await staff.page.getByText('設定を変更できるのはオーナーだけです。').waitFor()
    expect(await staff.page.locator('main input:enabled, main textarea:enabled').count()).toBe(0)
    expect(await findBarriers(staff.page)).toEqual([])
    await follow(staff.page, 'tokens/new')
    await staff.page.getByLabel('商品を変更する').waitFor()
    expect(await staff.page.getByLabel('商品を削除する').isDisabled()).toBe(true)

    await row.getByRole('button', { name: 'staff@people.exampleを変更' }).click()
    await dialog.getByLabel('閲覧のみ').check()
    await dialog.getByRole('button', { name: '保存' }).click()
    await row.getByText('閲覧', { exact: true }).waitFor()
    // Within a second it counts there, too.
    const opened = async () => {
      const session = await staff.page.request.get(`${server.baseUrl}/console/api/session`, {
        headers: { 'x-akinai-console': '1' },
      })
      return ((await session.json()) as { user: { may: string[] } }).user.may
    }
    await expect.poll(opened).toContain('orders.read')
    await staff.page.goto(`${server.baseUrl}/console/orders`)
    await heading(staff.page, '注文')
    expect(withoutStatus(staff.faults, 401)).toEqual([])
    await staff.close()

    await row.getByRole('button', { name: 'staff@people.exampleを削除' }).click()
    await dialog.getByRole('button', { name: '削除', exact: true }).click()
    await row.waitFor({ state: 'detached' })
    await follow(page, 'audit?person=staff@people.example')
    const events = page.locator('tbody').getByRole('row')
    await events.first().waitFor()
    const told = await events.locator('strong').allTextContents()
    expect(told).toEqual(['メンバーの削除', '役割の変更', 'パスワードの変更', 'サインイン', 'メンバーの追加'])
    await page.getByLabel('内容').selectOption('person_changed')
    await expect.poll(() => events.count()).toBe(1)
    await events.getByText('詳細', { exact: true }).last().click()
    await events.getByText('read_only').waitFor()
    expect(faults).toEqual([])
    await close()
  })

  // R-CATALOGUE-12
  test('who may not read the API’s user makes items at the shop’s own rate, by the form and by a file', async ({
    demoShop,
    tabs,
  }) => {
    // A second attempt has a shop of its own.
    const shop = `rates-${Date.now()}`
    const mail = `${shop}@example.jp`
    await demoShop.cli('shop', 'create', '--shop-id', shop, '--name', '軽減商店', '--mail', mail)
    await demoShop.cli('shop', 'settings', '--shop', shop, 'default_item_tax_type=reduced')
    const password = await demoShop.makeOwner(mail, shop)
    await demoShop.makeOwner(`owner-${mail}`, shop)
    const scopes = 'items.read,items.create,items.update'
    await demoShop.cli('user', 'change', mail, '--role', 'staff', '--scopes', scopes)
    const { page, faults, close } = await tabs.open([], '/console/sign-in', { signedOut: true })
    await page.getByLabel('メールアドレス').fill(mail)
    await page.getByLabel('パスワード', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await heading(page, 'ホーム')
    await page.route('**/console/api/settings', route => route.fulfill({ status: 502, body: '' }))
    await follow(page, 'items/new')
    await page.getByRole('button', { name: 'もう一度試す' }).waitFor()
    expect(await page.getByLabel('消費税').count()).toBe(0)
    await page.unroute('**/console/api/settings')
    await page.getByRole('button', { name: 'もう一度試す' }).click()
    await page.getByLabel('消費税').waitFor()
    expect(await page.getByLabel('消費税').inputValue()).toBe('reduced')
    await follow(page, 'items/files')
    const csv = Buffer.from('商品名,価格\n玄米,2000\n')
    await page.locator('input[type=file]').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: csv })
    await page.getByText('新規1件、変更0件、変更なし0件、エラー0件').waitFor()
    await page.getByRole('button', { name: '1件を読み込む' }).click()
    await page.getByText('1件中1件を読み込みました。').waitFor()
    const made = await page.evaluate<{ item_tax_type: string }[]>(
      `fetch('/api/items', { headers: { 'x-akinai-console': '1' } }).then(answer => answer.json())`,
    )
    expect(made.map(({ item_tax_type }) => item_tax_type)).toEqual(['reduced'])
    expect(withoutStatus(faults, 401, 502)).toEqual([])
    await close()
  })

  test('a changed password ends the other sessions, and not this one', async () => {
    const other = await server.open('/console/tokens')
    await heading(other.page, 'トークン')
    const { page, faults, close } = await server.open('/console/sign-in', { signedOut: true })
    const signIn = async (password: string) => {
      await page.getByLabel('メールアドレス').fill(server.mailAddress)
      await page.getByLabel('パスワード', { exact: true }).fill(password)
      await page.keyboard.press('Enter')
      await heading(page, 'ホーム')
    }
    await signIn(server.password)
    await page.getByRole('link', { name: 'アカウント' }).click()
    await page.getByLabel('現在のパスワード').fill('wrong wrong wrong')
    await page.getByLabel('新しいパスワード').fill('an entirely new one')
    await page.getByRole('button', { name: 'パスワードを変更' }).click()
    await page.getByText('現在のパスワードが違います。').waitFor()
    await page.getByLabel('現在のパスワード').fill(server.password)
    await page.getByRole('button', { name: 'パスワードを変更' }).click()
    await page.getByText('パスワードを変更しました。').waitFor()
    await other.page.reload()
    await heading(other.page, 'サインイン')
    await page.getByRole('button', { name: 'すべてサインアウト' }).click()
    await heading(page, 'サインイン')
    await page.goto(`${server.baseUrl}/console/sign-in`)
    await signIn('an entirely new one')
    expect(withoutStatus(faults, 401)).toEqual([])
    await Promise.all([close(), other.close()])
  })

  test('who tries too often is told how long to wait', async () => {
    const { page, faults, close } = await server.open('/console/sign-in', { signedOut: true, language: 'en' })
    const submit = page.getByRole('button', { name: 'Sign in', exact: true })
    await page.getByLabel('Email address').fill('nobody@example.jp')
    for (let count = 0; count < 40 && (await submit.isEnabled()); count++) {
      await page.getByLabel('Password', { exact: true }).fill(`guess number ${count}`)
      const answered = page.waitForResponse('**/console/api/session')
      await submit.click()
      await answered
      await page.getByRole('alert').waitFor()
    }
    await page
      .getByRole('alert')
      .getByText(/You can try again in \d+ (minutes|seconds)\./)
      .waitFor()
    expect(await submit.isDisabled()).toBe(true)
    expect(withoutStatus(faults, 401, 429)).toEqual([])
    await close()
  })
})
