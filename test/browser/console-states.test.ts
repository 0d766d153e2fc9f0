import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { PLAIN_ITEM } from '../support/api.ts'
import { hasBrowser } from './browser.ts'
import { type ConsoleServer, follow, isShown, judge, send, withoutStatus } from './console-server.ts'
import { test } from './fixture.ts'

/** What the console says of itself while something is not as usual, and what becomes of what was written. */
describe.skipIf(!hasBrowser())('the state of the console', () => {
  let server: ConsoleServer
  test.beforeEach(({ server: made }) => {
    server = made
  })

  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

  async function signInAgain(page: Page): Promise<void> {
    await heading(page, 'サインイン')
    await page.getByRole('textbox', { name: 'メールアドレス' }).fill(server.mailAddress)
    await page.getByRole('textbox', { name: 'パスワード' }).fill(server.password)
    await page.keyboard.press('Enter')
  }

  // R-CONSOLE-16
  test('a session that ends keeps what was written, and a dialog that stands open', async () => {
    const { page, faults } = await server.open('/console/people')
    await heading(page, 'メンバー')
    await page.getByRole('button', { name: 'メンバーを追加' }).first().click()
    const field = page.getByRole('dialog').getByLabel('メールアドレス')
    await field.fill('half-written@example.jp')
    await page.context().clearCookies()
    await page.getByRole('dialog').getByRole('button', { name: /追加/ }).click()
    await heading(page, 'サインイン')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await judge(page, 'signed-out-at-work')
    await signInAgain(page)
    await field.waitFor()
    expect(await field.inputValue()).toBe('half-written@example.jp')
    expect(await page.title()).toContain('メンバー')
    expect(withoutStatus(faults, 401)).toEqual([])
    await page.context().close()
  })

  // R-CONSOLE-16
  test('a shipping method keeps what is written while it, or what its items are called, is read again', async () => {
    const { item_id } = await server.api<{ item_id: number }>('POST', '/api/items', {
      ...{ ...PLAIN_ITEM, name: '割れない皿' },
    })
    const { page, faults, close } = await server.open('/console/shipping')
    const path = '/console/api/shipping_methods'
    const { id } = await send<{ id: number }>(page, path, {
      ...{ name: '割れ物便', fee: 900, prefecture_fees: [], free_from: null, classes: [] },
      ...{ payment_methods: null, takes_date: true, takes_time: true, carrier_days: 1 },
      ...{ for_all_items: false, active: false, items: [] },
    })
    // What a page asks by itself would find out before the save that the session has ended.
    for (const asked of ['new_orders', 'previews/']) await page.route(`**/console/api/${asked}**`, () => {})
    await follow(page, `shipping/${id}`)
    const name = page.getByLabel('名前')
    await name.fill('書きかけの便')
    await page.context().clearCookies()
    // What a page shows is read again after each change, and this time in vain.
    const refused = page.waitForResponse(
      answer =>
        answer.request().method() === 'GET' && answer.url().endsWith(`/${id}`) && answer.status() === 401,
    )
    const save = page.getByRole('button', { name: '保存' })
    await save.click()
    await refused
    await signInAgain(page)
    await name.waitFor()
    expect(await name.inputValue()).toBe('書きかけの便')
    // The first item that is bound, whose name is asked for once it is.
    await page.getByLabel('追加する商品を探す').fill('割れない皿')
    await page.getByRole('button', { name: '割れない皿を追加' }).click()
    const answers = Promise.withResolvers<void>()
    await page.route(`**${path}/${id}/items`, async route => {
      await answers.promise
      await route.continue()
    })
    await save.click()
    await page.getByText('「書きかけの便」を保存しました。').waitFor()
    await name.fill('次の名前')
    const named = page.waitForResponse(`**${path}/${id}/items`)
    answers.resolve()
    await named
    await page.getByRole('link', { name: '割れない皿' }).waitFor()
    expect(await name.inputValue()).toBe('次の名前')
    await page.evaluate(
      `fetch('${path}/${id}', { method: 'DELETE', headers: { 'x-akinai-console': '1' } }).then(() => {})`,
    )
    await server.api('DELETE', `/api/items/${item_id}`)
    expect(withoutStatus(faults, 401)).toEqual([])
    await close()
  })

  test('what became of orders that were chosen stays while their list cannot be read again', async () => {
    const { page, faults, close } = await server.open('/console/orders?status=ordered')
    await isShown(page)
    await page
      .getByRole('checkbox', { name: /^注文 .*を選ぶ$/ })
      .last()
      .check()
    await page.route('**/console/api/orders/search', route => route.fulfill({ status: 502, body: '' }))
    const dialog = page.getByRole('dialog')
    await page
      .getByRole('region', { name: '選んだ注文の操作' })
      .getByRole('button', { name: '発送する' })
      .click()
    await dialog.getByRole('button', { name: '発送済みにする' }).click()
    await dialog.getByText('1件が完了しました。').waitFor()
    // Behind the dialog, where no role finds it.
    await page.locator('main [role=alert]').filter({ hasText: 'もう一度試す' }).waitFor()
    expect(await dialog.getByText('1件が完了しました。').isVisible()).toBe(true)
    expect(withoutStatus(faults, 502)).toEqual([])
    await close()
  })

  test('going back from something that is not saved asks, and a no keeps it', async () => {
    const { page, faults, close } = await server.open('/console/coupons')
    await heading(page, 'クーポン')
    await follow(page, 'coupons/new')
    await heading(page, '新しいクーポン')
    const name = page.getByLabel('名前')
    await name.fill('書きかけ')
    // Goes back, and gives this answer when it is asked.
    const back = (answer: boolean) =>
      page.evaluate(
        `new Promise(done => { window.confirm = () => (setTimeout(done, 50), ${answer}); history.back() })`,
      )
    await back(false)
    expect([page.url().endsWith('/coupons/new'), await name.inputValue()]).toEqual([true, '書きかけ'])
    await back(true)
    await heading(page, 'クーポン')
    expect(page.url().endsWith('/coupons')).toBe(true)
    expect(faults).toEqual([])
    await close()
  })

  // R-CONSOLE-17
  test('offline it says so, and a change goes out when the connection is back', async () => {
    const { page, close } = await server.open('/console/settings')
    await heading(page, '設定')
    const name = page.getByLabel('ニックネーム')
    await name.fill('つながったら')
    await page.context().setOffline(true)
    await page.getByText('オフラインです').waitFor()
    await page.getByRole('button', { name: '保存' }).first().click()
    await page.getByText('1件の変更が送信を待っています').waitFor()
    await page.context().setOffline(false)
    await page.getByText('「ショップ」を保存しました').waitFor()
    await page.getByText('オフラインです').waitFor({ state: 'detached' })
    expect(await name.inputValue()).toBe('つながったら')
    await close()
  })

  test.for([
    ['light', 1440],
    ['dark', 390],
  ] as const)(
    'maintenance of payments asks first, and shows on every page until it is off: %s',
    async ([scheme, width]) => {
      const { page, faults, close } = await server.open('/console/settings', { scheme, width })
      await heading(page, '設定')
      const toggle = page.getByLabel('決済をメンテナンス中にする')
      await toggle.click()
      await page.getByRole('dialog').getByRole('button', { name: 'キャンセル' }).click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      expect(await toggle.isChecked()).toBe(false)
      await toggle.click()
      await page.getByRole('dialog').getByRole('button', { name: 'メンテナンスを始める' }).click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await follow(page, 'coupons')
      await heading(page, 'クーポン')
      await page.getByText('決済はメンテナンス中です').waitFor()
      await judge(page, `maintenance-${scheme}-${width}`)
      await page.getByRole('link', { name: 'メンテナンスを終了する' }).click()
      await heading(page, '設定')
      await toggle.click()
      await page.getByText('決済はメンテナンス中です').waitFor({ state: 'detached' })
      expect(faults).toEqual([])
      await close()
    },
  )

  // R-LOG-1
  test('a token shows its use, also what it asked for in vain, which is run again from there', async () => {
    const { page, faults, close } = await server.open('/console/tokens', { width: 390, scheme: 'dark' })
    await server.api('GET', '/api/items?limit=1')
    await expect(server.api('GET', '/api/itemz')).rejects.toThrow('404')
    await heading(page, 'トークン')
    await page.getByRole('link', { name: 'test', exact: true }).first().click()
    await heading(page, 'test')
    const failed = page.getByRole('region', { name: '最近のエラー' })
    await failed.getByText('/api/itemz').first().waitFor({ timeout: 20_000 })
    await judge(page, 'token-dark-390')
    await page
      .getByRole('region', { name: '最近のリクエスト' })
      .getByText('/api/items?limit=1')
      .first()
      .click()
    await heading(page, 'GET /api/items?limit=1')
    await page.getByRole('button', { name: 'もう一度実行' }).click()
    await page.getByText('item_tax_type').first().waitFor()
    await judge(page, 'run-again-dark-390')
    expect(faults).toEqual([])
    await close()
  })
})
