import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { hasBrowser } from './browser.ts'
import { type ConsoleServer, findBarriers, follow, isShown, judge, withoutStatus } from './console-server.ts'
import { test } from './fixture.ts'

interface Order {
  readonly unique_key: string
  readonly status: string
  readonly amounts: { readonly total: number }
  readonly shipping: {
    readonly address: { readonly zip_code: string | null; readonly address2: string | null }
  }
  readonly delivery: { readonly tracking_number: string | null }
}

describe.skipIf(!hasBrowser())('orders in the console', () => {
  let server: ConsoleServer
  test.beforeEach(({ server: made }) => {
    server = made
  })

  const order = (key: string) => server.api<Order>('GET', `/api/orders/${key}`)
  /** Buys an item that anybody can, and answers the order's key. */
  async function buyByCard(source: string): Promise<string> {
    const shop = '/shops/demo/api'
    type Bought = { checkout_id: string; amounts: { total: number }; order: { unique_key: string } | null }
    type Sold = { id: number; type: string; purchasable: boolean; variations: unknown[]; options: unknown[] }
    const items = await server.api<Sold[]>('GET', `${shop}/items?limit=50`)
    // One of which nothing has to be chosen.
    const item = items.find(
      one => one.type === 'normal' && one.purchasable && one.variations.length + one.options.length === 0,
    )
    const begun = await server.api<Bought>('POST', `${shop}/checkouts`, {
      lines: [{ item_id: item?.id, amount: 1 }],
    })
    const path = `${shop}/checkouts/${begun.checkout_id}`
    const address = {
      zip_code: '100-0001',
      prefecture: '東京都',
      address: '千代田区千代田1-1',
      tel: '0312345678',
    }
    const ready = await server.api<Bought>('PUT', path, {
      customer: { name: { last: '拒否', first: '太郎' }, mail_address: 'card@example.jp', address },
      payment: { method: 'creditcard', source },
    })
    const answer = await fetch(`${server.baseUrl}${path}/complete`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ expected_total: ready.amounts.total }),
    })
    const { order: placed } = (await answer.json()) as Bought
    if (placed === null) throw new Error(`Nothing was bought: ${answer.status}`)
    return placed.unique_key
  }

  const said = (page: Page, text: string) => page.getByText(text).first().waitFor()
  const tab = (page: Page, name: string) =>
    page.getByRole('navigation', { name: '状態ごとの注文' }).getByRole('link', { name })
  const rows = (page: Page) => page.getByRole('table').locator('tbody tr')
  const keysIn = async (page: Page) =>
    (await rows(page).getByRole('link').allTextContents()).map(text => text.trim())

  // R-WORK-1, R-WORK-3
  test('a number of the first page leads to as many orders, and going back finds the list as it was', async () => {
    const { page, faults, close } = await server.open('/console/', { width: 390 })
    const tile = page.getByRole('link', { name: '発送待ちの注文' })
    const count = Number((await tile.textContent())?.replaceAll(/\D/g, ''))
    expect(count).toBeGreaterThan(5)
    await tile.click()
    await tab(page, `発送待ち ${count}`).and(page.locator('[aria-current]')).waitFor()
    await expect.poll(() => rows(page).count()).toBe(count)
    const key = (await keysIn(page))[5] ?? ''
    const scrolled = () => page.evaluate<number>('window.scrollY')
    await page.getByRole('link', { name: key }).scrollIntoViewIfNeeded()
    await expect.poll(scrolled).toBeGreaterThan(100)
    const top = await scrolled()
    await page.getByRole('link', { name: key }).click()
    await page.getByRole('heading', { level: 1, name: key }).waitFor()
    await page.getByRole('link', { name: '注文一覧' }).click()
    await tab(page, '発送待ち').and(page.locator('[aria-current]')).waitFor()
    await expect.poll(async () => Math.abs((await scrolled()) - top)).toBeLessThan(5)
    expect(new URL(page.url()).search).toBe('?status=ordered')
    expect(await findBarriers(page)).toEqual([])
    expect(faults).toEqual([])
    await close()
  })

  test('amounts and destination are changed, faults stand at their fields, and what is not saved is asked about', async () => {
    const { page, close } = await server.open('/console/orders?status=unpaid')
    await isShown(page)
    // One that is sent somewhere: other files of this ring may have left gifts and orders to be fetched on top.
    const unpaid = await Promise.all((await keysIn(page)).map(order))
    const before = unpaid.find(({ shipping }) => shipping.address.zip_code !== null)
    if (before === undefined) throw new Error('No unpaid order has a destination')
    const key = before.unique_key
    await follow(page, `orders/${key}`)
    await page.getByRole('button', { name: '金額・数量を変更する' }).click()
    const dialog = page.getByRole('dialog')
    const pieces = dialog.getByLabel('数量').first()
    await pieces.fill('９９９９９')
    await dialog.getByRole('button', { name: '保存' }).click()
    await dialog.getByRole('alert').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.evaluate('window.confirm = text => { window.asked = text; return true }')
    await dialog.getByRole('button', { name: '戻る' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await page.evaluate('window.asked')).toContain('保存されていません')
    await page.getByRole('button', { name: '金額・数量を変更する' }).click()
    const discount = Number(await dialog.getByLabel('値引き').inputValue()) + 10
    await dialog.getByLabel('値引き').fill(String(discount))
    await dialog.getByRole('button', { name: '保存' }).click()
    await said(page, '金額・数量を保存しました。')
    expect((await order(key)).amounts.total).toBe(before.amounts.total - 10)
    // A line of an unpaid order is not to be sent.
    const lines = page.getByRole('region', { name: '注文内容' })
    await lines.getByText('入金待ち').filter({ visible: true }).first().waitFor()
    expect(await lines.getByText('発送待ち').count()).toBe(0)
    await page.getByRole('button', { name: 'お届け先を変更する' }).click()
    await dialog.getByLabel('建物名・部屋番号').fill('灯台荘 9号室')
    await dialog.getByRole('button', { name: '保存' }).click()
    await said(page, 'お届け先を保存しました。')
    expect((await order(key)).shipping.address.address2).toBe('灯台荘 9号室')
    await close()
  })

  // R-WORK-4, R-DISPATCH-10, R-PAPER-1
  test('orders are chosen, printed and dispatched at once, and get their numbers from a carrier’s file', async () => {
    const { page, faults, close } = await server.open('/console/orders?status=ordered')
    await isShown(page)
    const [first = '', second = ''] = (await keysIn(page)).slice(-2)
    const choose = async (key: string) => page.getByRole('checkbox', { name: `注文 ${key} を選ぶ` }).check()
    await choose(first)
    await choose(second)
    const bar = page.getByRole('region', { name: '選んだ注文の操作' })
    await bar.getByText('2件を選択中').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await bar.getByRole('button', { name: '送り状CSV' }).click()
    const dialog = page.getByRole('dialog')
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'ファイルを作る' }).click()
    expect((await download).suggestedFilename()).toMatch(/^yamato-\d{4}-\d{2}-\d{2}\.csv$/)
    await dialog.getByText('2件の注文をファイルにしました。').waitFor()
    await dialog.locator('button[type=button]').getByText('閉じる').click()
    const pdf = page.waitForEvent('download')
    await bar.getByRole('button', { name: 'PDF' }).click()
    await page.getByRole('menuitem', { name: '納品書' }).click()
    expect((await pdf).suggestedFilename()).toMatch(/^納品書_\d{4}-\d{2}-\d{2}_2件\.pdf$/)
    await bar.getByRole('button', { name: '印刷' }).click()
    await page.getByRole('menuitem', { name: '納品書' }).click()
    await page.getByRole('article').nth(1).waitFor()
    await judge(page, 'papers')
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('button', { name: '印刷する' }).isVisible()).toBe(false)
    await page.emulateMedia({ media: null })
    await page.getByRole('link', { name: '注文一覧' }).click()
    await choose(first)
    await bar.getByRole('button', { name: '発送する' }).click()
    await dialog.getByLabel('配送会社').selectOption({ label: 'クロネコヤマト' })
    await dialog.getByRole('button', { name: '発送済みにする' }).click()
    await dialog.getByText('1件が完了しました。').waitFor()
    await dialog.getByRole('button', { name: '閉じる' }).last().click()
    expect((await order(first)).status).toBe('dispatched')
    await page.getByRole('button', { name: '追跡番号の取り込み' }).click()
    const text = `お客様管理番号,送り状種類,クール区分,伝票番号\r\n${first},0,0,1111-2222-3333\r\n${second},0,0,1111-2222-4444\r\n`
    await dialog.locator('input[type=file]').setInputFiles({
      ...{ name: 'b2.csv', mimeType: 'text/csv', buffer: Buffer.from(text) },
    })
    await dialog.getByText('1件を発送済みにし、1件に追跡番号を登録します。').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await dialog.getByRole('button', { name: '取り込む' }).click()
    await dialog.getByText('2件が完了しました。').waitFor()
    await dialog.getByRole('button', { name: '閉じる' }).last().click()
    expect([(await order(first)).delivery.tracking_number, (await order(second)).status]).toEqual([
      ...['1111-2222-3333', 'dispatched'],
    ])
    await follow(page, `orders/${first}`)
    await page.getByRole('button', { name: '追跡番号を変更' }).last().click()
    await dialog.getByLabel('追跡番号').fill('1111-2222-5555')
    await dialog.getByRole('button', { name: '保存' }).click()
    await said(page, '追跡番号を保存しました。')
    expect((await order(first)).delivery.tracking_number).toBe('1111-2222-5555')
    // R-WORK-2
    await page.getByRole('link', { name: 'この購入者の注文をすべて見る' }).click()
    await page
      .getByRole('table', { name: 'このメールアドレスの注文' })
      .getByRole('link', { name: first })
      .waitFor()
    await judge(page, 'buyer')
    expect(faults).toEqual([])
    await close()
  })

  // R-PAY-11, R-WORDS-1
  test('a payment that was refused is told in the history, in words', async () => {
    const key = await buyByCard('sim:capture=decline')
    const { page, close } = await server.open(`/console/orders/${key}`)
    await page.getByRole('button', { name: '発送する' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '発送済みにする' }).click()
    await page.getByRole('dialog').getByRole('alert').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: '戻る' }).click()
    await page.reload()
    const entry = page.getByRole('listitem').filter({ hasText: '決済が拒否されました' }).first()
    const { amounts } = await order(key)
    await entry.getByText(/^理由: /).waitFor()
    const told = await entry.getByRole('listitem').allTextContents()
    expect(told).toEqual([
      '処理: 売上確定',
      `金額: ¥${amounts.total.toLocaleString('ja')}`,
      expect.stringMatching(/^理由: .*[ぁ-ん].*/),
    ])
    expect((await order(key)).status).toBe('ordered')
    await close()
  })

  // R-PAPER-5
  test('a receipt that was printed counts as given out once somebody says so', async () => {
    const { orders } = await server.api<{ orders: { unique_key: string }[] }>('POST', '/api/orders/search', {
      ...{ statuses: ['dispatched'], payments: ['creditcard'], limit: 1 },
    })
    const { page, faults, close } = await server.open(`/console/papers/receipt?keys=${orders[0]?.unique_key}`)
    const dialog = page.getByRole('dialog')
    for (const answer of ['印刷していない', '発行済みにする']) {
      await page.getByRole('article').waitFor()
      expect(await page.getByText('再発行', { exact: true }).count()).toBe(0)
      await page.evaluate('window.print = () => {}')
      await page.getByRole('button', { name: '印刷する' }).click()
      await dialog.getByRole('button', { name: answer }).click()
      await dialog.waitFor({ state: 'hidden' })
      if (answer === '印刷していない') await page.reload()
    }
    await page.getByText('再発行', { exact: true }).waitFor()
    expect(faults).toEqual([])
    await close()
  })

  // R-WORK-6
  test('all orders that a list finds are chosen, and printed in portions', async () => {
    const { page, faults, close } = await server.open('/console/orders?status=dispatched')
    await isShown(page)
    const told = (await tab(page, '発送済み').first().textContent())?.replaceAll(/\D/g, '')
    await page.getByLabel('このページをすべて選択').check()
    await page.getByText('50件を選択中').waitFor()
    await page.getByRole('button', { name: `条件に合う${told}件をすべて選択` }).click()
    await page.getByText(`${told}件を選択中`).waitFor()
    await judge(page, 'orders-all')
    const bar = page.getByRole('region', { name: '選んだ注文の操作' })
    await bar.getByRole('button', { name: '印刷' }).click()
    await page.getByRole('menuitem', { name: '納品書' }).click()
    await expect.poll(() => page.getByRole('article').count()).toBe(Number(told))
    expect(Number(told)).toBeGreaterThan(50)
    await page.reload()
    await expect.poll(() => page.getByRole('article').count()).toBe(Number(told))
    expect(faults).toEqual([])
    await close()
  })

  // R-WORK-5
  test('an order from the telephone is placed by the rules of the shop', async () => {
    const { page, faults, close } = await server.open('/console/orders/new')
    await fillTelephoneOrder(page)
    await page.getByRole('button', { name: '内容を確認' }).click()
    await page.getByText('足りないもの・直すもの').waitFor()
    await page.getByLabel('支払い方法').selectOption('bt')
    await page.getByRole('button', { name: '内容を確認' }).click()
    await page.getByText('足りないもの・直すもの').waitFor({ state: 'detached' })
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: '注文を登録する' }).click()
    await page.getByRole('heading', { level: 1, name: /^注文 [A-Z0-9]{16}$/ }).waitFor()
    const key = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    expect(await order(key)).toMatchObject({ status: 'unpaid', payment: { method: 'bt' } })
    expect(faults).toEqual([])
    await close()
  })

  // R-WORK-5
  test('an order from the telephone goes on where its checkout is over, and leads to the order that there is', async () => {
    const { page, faults, close } = await server.open('/console/orders/new')
    await fillTelephoneOrder(page)
    const path = `${server.baseUrl}/shops/demo/api/checkouts`
    /** Has it checked, and answers the id of the checkout that was begun for that. */
    const begin = async () => {
      const begun = page.waitForResponse(answer => answer.url() === path)
      const told = page.waitForResponse(
        answer =>
          answer.url().startsWith(path) && answer.request().method() === 'PUT' && answer.status() === 200,
      )
      await page.getByRole('button', { name: '内容を確認' }).click()
      const { checkout_id } = (await (await begun).json()) as { checkout_id: string }
      await told
      return checkout_id
    }
    /** Does something with a checkout that the page does not know of. */
    const ask = async <T>(method: string, what: string, body?: object): Promise<T> => {
      const answer = await fetch(`${path}/${what}`, {
        method,
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      expect(answer.status).toBe(200)
      return (await answer.json()) as T
    }
    await ask('POST', `${await begin()}/cancel`)
    await page.getByLabel('支払い方法').selectOption('bt')
    const second = await begin()
    await page.getByRole('button', { name: '注文を登録する' }).waitFor()
    await ask('POST', `${second}/cancel`)
    await page.getByRole('button', { name: '注文を登録する' }).click()
    await page.getByText('購入手続きは終わっています').waitFor()
    const third = await begin()
    // What was told of the one before it is not told of this one.
    await page.getByText('購入手続きは終わっています').waitFor({ state: 'detached' })
    const { amounts } = await ask<Pick<Order, 'amounts'>>('GET', third)
    const { order: placed } = await ask<{ order: Order }>('POST', `${third}/complete`, {
      expected_total: amounts.total,
    })
    await page.getByRole('button', { name: '内容を確認' }).click()
    await page.getByRole('heading', { level: 1, name: `注文 ${placed.unique_key}` }).waitFor()
    expect(withoutStatus(faults, 422)).toEqual([])
    await close()
  })
})

/** The first item that can be had, and somebody who buys it. */
async function fillTelephoneOrder(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^追加：/ })
    .first()
    .click()
  const fields = {
    ...{ 姓: '電話', 名: '太郎', メールアドレス: 'denwa@example.jp', 電話番号: '03-1234-5678' },
    ...{ 郵便番号: '100-0001', 住所: '千代田区千代田1-1' },
  }
  for (const [name, value] of Object.entries(fields)) {
    await page.getByRole('region', { name: '購入者' }).getByRole('textbox', { name, exact: true }).fill(value)
  }
  await page.getByLabel('都道府県').selectOption('東京都')
}
