import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { hasBrowser } from './browser.ts'
import { type ConsoleServer, judge, send, withoutStatus } from './console-server.ts'
import { test } from './fixture.ts'
import type { Look } from './tabs.ts'

describe.skipIf(!hasBrowser())('second factors in the console', () => {
  let server: ConsoleServer
  /** Passkeys of a server on this machine are at its name. */
  let local: string
  test.beforeEach(({ server: made }) => {
    server = made
    local = server.baseUrl.replace('127.0.0.1', 'localhost')
  })

  const heading = (page: Page, name: string) =>
    page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

  /** An authenticator in the browser, which makes sure of its person without being asked. */
  async function addAuthenticator(page: Page): Promise<void> {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
        ...{ isUserVerified: true, automaticPresenceSimulation: true },
      },
    })
  }

  async function enterPassword(page: Page): Promise<void> {
    await page.getByLabel('メールアドレス').fill(server.mailAddress)
    await page.getByLabel('パスワード', { exact: true }).fill(server.password)
    await page.keyboard.press('Enter')
  }

  test('an app, its recovery codes and a passkey sign in, each as the second step, and the passkey alone', async () => {
    const { page, faults } = await server.open('/console/sign-in', { signedOut: true, width: 390 })
    await page.goto(`${local}/console/sign-in?to=%2Faccount`)
    await addAuthenticator(page)
    await enterPassword(page)
    await heading(page, 'アカウント')

    await page.getByRole('button', { name: 'アプリを設定' }).click()
    const proof = page.getByRole('dialog', { name: '本人確認' })
    await proof.getByLabel('パスワード', { exact: true }).fill(server.password)
    await page.keyboard.press('Enter')
    const setup = page.getByRole('dialog', { name: '認証アプリの設定' })
    await setup.getByRole('img', { name: '認証アプリ用のQRコード' }).waitFor()
    const secret = (await page.getByTestId('totp-secret').textContent())?.replaceAll(' ', '') ?? ''
    const app = new TOTP({ secret })
    await setup.getByLabel('アプリに表示されているコード').fill('000000')
    await page.keyboard.press('Enter')
    await setup.getByText('アプリに表示されているコードと違います。').waitFor()
    await judge(page, 'setup')
    await setup.getByLabel('アプリに表示されているコード').fill(app.generate())
    await page.keyboard.press('Enter')
    const keep = page.getByRole('dialog', { name: 'コードを保管してください' })
    await keep.waitFor()
    const codes = await page.getByTestId('recovery-codes').locator('li').allTextContents()
    expect(codes).toHaveLength(10)
    await judge(page, 'codes')
    await keep.getByRole('button', { name: '保管しました' }).click()
    await keep.waitFor({ state: 'hidden' })
    // Seen this once only.
    expect(await page.content()).not.toContain(codes[0])

    await page.getByRole('button', { name: 'パスキーを追加' }).click()
    await page.getByRole('dialog').getByLabel('名前').fill('テスト端末')
    await page.keyboard.press('Enter')
    await page.getByText('パスキーを追加しました。').waitFor()
    await page.getByText('テスト端末').first().waitFor()
    await page.getByText('10個のうち残り10個').waitFor()
    await judge(page, 'account')

    const signOut = async () => {
      // As another browser would; the server's other tests keep their session.
      await page.context().clearCookies()
      await page.goto(`${local}/console/sign-in?to=%2Faccount`)
      await heading(page, 'サインイン')
    }
    await signOut()
    await page.getByRole('button', { name: 'パスキーでサインイン' }).click()
    await heading(page, 'アカウント')
    await signOut()
    await enterPassword(page)
    await heading(page, '2段階認証')
    await judge(page, 'second-step')
    await page.getByRole('button', { name: 'パスキーでサインイン' }).click()
    await heading(page, 'アカウント')
    await signOut()
    await enterPassword(page)
    await heading(page, '2段階認証')
    // The code that set the app up was used.
    await page.getByLabel('認証コード').fill('000000')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('正しくないか、期限切れ、または使用済みです。').waitFor()
    await page.getByRole('button', { name: 'リカバリーコードを使う' }).click()
    await page.getByLabel('リカバリーコード', { exact: true }).fill(codes[0]?.toUpperCase() ?? '')
    await page.keyboard.press('Enter')
    await heading(page, 'アカウント')
    await page.getByText('10個のうち残り9個').waitFor()

    for (const [name, title] of [
      ['認証アプリを削除', '認証アプリを削除'],
      ['テスト端末を削除', 'パスキーを削除'],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: title })
      await dialog.getByRole('button', { name: '削除', exact: true }).click()
      // The session is new, and nothing was proved in it; once is enough for both.
      if (title === '認証アプリを削除') {
        await proof.getByRole('button', { name: 'パスキーを使う' }).waitFor()
        await judge(page, 'confirmation-over-dialog')
        // Whoever leaves it is where it was asked, with all that was filled in there.
        await page.keyboard.press('Escape')
        await proof.waitFor({ state: 'hidden' })
        await dialog.getByText('本人確認が済んでいません').waitFor()
        await dialog.getByRole('button', { name: '削除', exact: true }).click()
        await proof.getByRole('button', { name: 'パスキーを使う' }).click()
      }
      await dialog.waitFor({ state: 'hidden' })
    }
    await page.getByText('無効', { exact: true }).waitFor()
    // It was opened at the one name of this server and is now at the other.
    const own = faults.filter(fault => !fault.startsWith(`asks ${local}/`))
    expect(withoutStatus(own, 401, 403, 422)).toEqual([])
    // With its authenticator, which no other test is to find.
    await page.context().close()
  })

  const LOOKS: readonly Look[] = [
    { language: 'ja', scheme: 'light' },
    { language: 'en', scheme: 'dark', width: 390 },
  ]
  test.each(LOOKS)('a call that wants proof asks once, and is made again: %o', async look => {
    const { page, faults, close } = await server.open('/console/sign-in', { ...look, signedOut: true })
    const words =
      look.language === 'ja'
        ? {
            ...{ name: '名前', preset: '読み取りのみ', title: '本人確認', password: 'パスワード' },
            ...{ wrong: 'パスワードが違います。', refused: '本人確認が済んでいません' },
          }
        : {
            ...{ name: 'Name', preset: 'Read only', title: 'Confirm that it is you', password: 'Password' },
            ...{ wrong: 'The password is wrong.', refused: 'You did not confirm that it is you' },
          }
    // Whoever has just signed in has proved nothing again. A session of its own: one that begins ends that of the cookie.
    const { mailAddress: mail_address, password: known } = server
    await send(page, '/console/api/session', { mail_address, password: known })
    await page.goto(`${server.baseUrl}/console/tokens/new`)
    let refused = 0
    page.on('response', answer => {
      if (answer.url().endsWith('/console/api/tokens') && answer.status() === 403) refused++
    })
    await page.getByLabel(words.name).fill('確認')
    await page.getByRole('button', { name: words.preset, exact: true }).click()
    const make = page.locator('form button[type=submit]').last()
    await make.click()
    const dialog = page.getByRole('dialog', { name: words.title })
    await dialog.waitFor()
    await judge(page, `confirmation-${look.language}`)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('alert').getByText(words.refused).waitFor()
    await make.click()
    const password = dialog.getByLabel(words.password, { exact: true })
    await password.fill('not the password')
    await page.keyboard.press('Enter')
    await dialog.getByText(words.wrong).waitFor()
    await password.fill(server.password)
    await page.keyboard.press('Enter')
    await page.getByTestId('secret').waitFor()
    expect(refused).toBe(2)
    expect(withoutStatus(faults, 401, 403)).toEqual([])
    await close()
  })

  test.each([
    { language: 'en', scheme: 'dark', width: 1440 },
    { language: 'ja', scheme: 'light', width: 390 },
  ] as const)('the pages are as they should be: %o', async look => {
    const { page, faults, close } = await server.open('/console/account', look)
    // At another name than that of the passkeys it says where they are.
    await page.getByText(local).waitFor()
    await judge(page, `account-${look.language}`)
    const signIn = await server.open('/console/sign-in', { ...look, signedOut: true })
    await signIn.page.locator('input[type=password]').waitFor()
    await judge(signIn.page, `sign-in-${look.language}`)
    expect([...faults, ...withoutStatus(signIn.faults, 401)]).toEqual([])
    await Promise.all([close(), signIn.close()])
  })

  test('the pages run no script without the nonce, and none from elsewhere at the same origin', async () => {
    for (const path of ['/console/sign-in', '/docs/']) {
      const { page, faults, close } = await server.open(path, { signedOut: true })
      const ran = await page.evaluate(`new Promise(resolve => {
        const [inline, file] = [document.createElement('script'), document.createElement('script')]
        inline.textContent = 'window.ranInline = true'
        file.src = '/docs/js/scalar.js'
        const image = document.createElement('div')
        image.innerHTML = '<img src="data:," onerror="window.ranHandler = true">'
        file.onload = () => resolve('loaded')
        file.onerror = () => setTimeout(() => resolve([window.ranInline === true, window.ranHandler === true]), 100)
        document.body.append(inline, image, file)
      })`)
      expect([path, ran]).toEqual([path, [false, false]])
      expect(faults.filter(fault => /Content Security Policy/.test(fault)).length).toBeGreaterThan(1)
      await close()
    }
  })
})
