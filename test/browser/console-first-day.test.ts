/** The first day of a shop: from nothing to an order that is on its way, by what a person sees, in the browser alone. */
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { hasBrowser } from './browser.ts'
import { findBarriers } from './console-server.ts'
import { test } from './fixture.ts'
import { introduce } from './telephone.ts'

/** How many items are made matters little: what comes after is the same. */
const DAYS = [
  { width: 1440, height: 900, items: 3 },
  { width: 390, height: 844, items: 2 },
]
const PICTURE = fileURLToPath(new URL('../../demo/images/01-rice-bowl-1.jpg', import.meta.url))

describe.skipIf(!hasBrowser())('the first day of a shop', () => {
  // R-HOME-2
  test.for(DAYS)(
    'from an empty shop to a dispatched order with its paper, $width pixels wide',
    async ({ width, height, items }, { browser, demoShop }) => {
      // A second attempt has a shop of its own.
      const shop = `first-${width}-${Date.now()}`
      const mail = `${shop}@example.jp`
      await demoShop.cli('shop', 'create', '--shop-id', shop, '--name', '初日商店', '--mail', mail)
      const password = await demoShop.makeOwner(mail, shop)
      const context = await browser.newContext({
        ...{ viewport: { width, height }, locale: 'ja-JP', reducedMotion: 'reduce' },
      })
      const page = await context.newPage()
      const menu = async (name: string) => {
        const burger = page.getByRole('button', { name: 'メニュー', exact: true })
        if (await burger.isVisible()) await burger.click()
        await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()
      }
      const toDo = (step: string) =>
        page.getByRole('listitem').filter({ hasText: step }).getByRole('img').getAttribute('aria-label')

      await page.goto(`${demoShop.baseUrl}/console/`)
      await page.getByLabel('メールアドレス').fill(mail)
      await page.getByLabel('パスワード', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'サインイン', exact: true }).click()
      await page.getByRole('link', { name: '販売者の情報を入力する' }).click()
      await saveIn(page, '法律で必要な表示', {
        ...{ 販売業者: '初日商店', 所在地: '京都府京都市中京区1-1', 電話番号: '075-123-4567' },
      })
      await saveIn(page, '支払い方法', { 振込先: '京都銀行 本店 普通 1234567' })

      await menu('配送方法')
      await page.getByRole('table').getByRole('link', { name: '宅配便' }).click()
      await page.getByLabel('送料（円）').first().fill('800')
      await page.getByRole('button', { name: '保存', exact: true }).last().click()
      await page.getByText('「宅配便」を保存しました。').first().waitFor()

      await menu('カテゴリー')
      await page.getByRole('button', { name: 'カテゴリーを追加' }).first().click()
      await page.getByLabel('カテゴリー名').fill('うつわ')
      await page.getByRole('dialog').getByRole('button', { name: '追加', exact: true }).click()
      await page.getByRole('link', { name: 'うつわ' }).waitFor()

      await menu('商品')
      await page.getByRole('link', { name: '商品を登録' }).first().click()
      for (const name of [
        '初日の茶碗',
        ...Array.from({ length: items - 1 }, (_, at) => `初日の皿 ${at + 1}`),
      ]) {
        await page.getByLabel('商品名').fill(name)
        await page.getByLabel('価格（円・税込）').fill('1800')
        await page.getByLabel('在庫').fill('5')
        await page.locator('input[type=file][multiple]').setInputFiles(PICTURE)
        await page.getByLabel('カテゴリー').selectOption({ label: 'うつわ' })
        const shown = page.getByRole('switch', { name: 'すぐに公開する' })
        if (!(await shown.isChecked())) await shown.locator('xpath=..').click()
        await page.getByRole('button', { name: '登録して次を追加' }).click()
        await expect.poll(() => page.getByLabel('商品名').inputValue()).toBe('')
      }

      await menu('ホーム')
      await expect.poll(() => toDo('支払い方法と配送方法を選ぶ')).toBe('完了')
      expect([await toDo('最初の商品を公開する'), await toDo('注文を試す')]).toEqual(['完了', '未完了'])
      const opening = context.waitForEvent('page')
      await page.getByRole('link', { name: '注文を試す' }).click()
      await order(await opening)

      await menu('注文')
      await page.getByRole('table').getByRole('link').first().click()
      await page.getByRole('button', { name: '印刷' }).click()
      await page.getByRole('menuitem', { name: '納品書' }).click()
      await page.getByRole('article').getByText('初日の茶碗').waitFor()
      await page.goBack()
      await page.getByRole('button', { name: '発送する' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('メールは送られず、保存だけされます。').waitFor()
      await dialog.getByLabel('配送会社').selectOption({ label: 'クロネコヤマト' })
      await dialog.getByLabel('追跡番号').fill('1234-5678-9012')
      await dialog.getByRole('button', { name: '発送済みにする' }).click()
      await dialog.waitFor({ state: 'hidden' })
      expect(await findBarriers(page)).toEqual([])
      await menu('ホーム')
      await page.getByRole('heading', { level: 1, name: 'ホーム' }).waitFor()
      await page.getByRole('heading', { name: 'ショップの初日' }).waitFor({ state: 'detached' })
      await context.close()
    },
  )
})

async function saveIn(page: Page, part: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const region = page.getByRole('region', { name: part, exact: true })
  for (const [label, text] of Object.entries(fields)) await region.getByLabel(label).fill(text)
  await region.getByRole('button', { name: '保存' }).click()
  await page.getByText(`「${part}」を保存しました。`).first().waitFor()
}

/** Buys the first item, as somebody who found the shop. */
async function order(page: Page): Promise<void> {
  const press = (name: string) =>
    Promise.all([page.waitForEvent('load'), page.getByRole('button', { name }).first().click()])
  await page
    .getByRole('link', { name: /^初日の茶碗/ })
    .first()
    .click()
  await press('カートに入れる')
  await press('レジへ進む')
  await introduce(page, true)
  await press('次へ進む')
  await page.getByLabel('クレジットカード決済').check()
  await press('最終確認へ進む')
  await press('注文を確定してお支払いへ進む')
  await press('支払う')
  // R-MAIL-14
  await page.getByText('確認メールはお送りしておりません。').waitFor()
  await page.close()
}
