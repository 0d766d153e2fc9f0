import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { hasBrowser } from './browser.ts'
import { type ConsoleServer, findBarriers, follow, withoutStatus } from './console-server.ts'
import { test } from './fixture.ts'
import { canBeLeft } from './tabs.ts'

interface Found {
  readonly orders: readonly {
    readonly unique_key: string
    readonly customer: { readonly name: { readonly last: string } }
  }[]
  readonly pagination: { readonly total_count: number }
}
interface Item {
  readonly id: number
  readonly name: string
  readonly stock: number
  readonly visible: boolean
  readonly variations: readonly { readonly id: number; readonly stock: number }[]
}

describe.skipIf(!hasBrowser())('the shop in the console', () => {
  let server: ConsoleServer
  test.beforeEach(({ server: made }) => {
    server = made
  })

  const search = (body: object) => server.api<Found>('POST', '/api/orders/search', body)

  /** The key of an order of this status, paid in this way. */
  async function orderOf(status: string, payment: string): Promise<string> {
    const { orders } = await search({ payments: [payment], limit: 200 })
    const found = orders.find(order => (order as unknown as { status: string }).status === status)
    if (found === undefined) throw new Error(`The demo shop has no order that is ${status} by ${payment}`)
    return found.unique_key
  }

  const heading = (page: Page) => page.getByRole('heading', { level: 1 })
  const said = (page: Page, text: string | RegExp) =>
    page.getByText(text).filter({ visible: true }).first().waitFor()

  test('an order is dispatched, and its status, history and mail say so', async () => {
    const key = await orderOf('ordered', 'creditcard')
    const { page, faults, close } = await server.open(`/console/orders/${key}`)
    await page.getByRole('button', { name: '発送する' }).click()
    const dialog = page.getByRole('dialog')
    // Refused: a number without a carrier. It is told, and what was typed stays.
    await dialog.getByLabel('追跡番号').fill('1234-5678-9012')
    await dialog.getByRole('button', { name: '発送済みにする' }).click()
    await dialog.getByRole('alert').waitFor()
    await dialog.getByLabel('配送会社').selectOption({ label: 'クロネコヤマト' })
    const comment = 'またのご来店を<img src=x onerror=alert(1)><style>*{display:none}</style>'
    await dialog.getByLabel('購入者へのメッセージ').fill(comment)
    await dialog.getByRole('button', { name: '発送済みにする' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const order = await server.api<{ status: string; delivery: object }>('GET', `/api/orders/${key}`)
    expect(order.status).toBe('dispatched')
    expect(order.delivery).toMatchObject({ tracking_number: '1234-5678-9012', delivery_company_id: 1 })
    const history = page.getByRole('region', { name: '履歴' })
    await said(page, '追跡番号: （なし） → 1234-5678-9012')
    expect(await history.getByRole('heading', { name: '発送' }).count()).toBe(1)
    expect(await history.textContent()).toContain(server.mailAddress)
    expect(await page.getByRole('button', { name: '発送する' }).count()).toBe(0)
    await page.getByRole('region', { name: 'メール' }).getByRole('link').first().click()
    await page.waitForURL('**/mails/*')
    const mail = page.frameLocator('iframe')
    await mail.getByText(comment).first().waitFor()
    expect(await page.locator('iframe').getAttribute('sandbox')).toBe('')
    expect(faults.filter(fault => !fault.includes('422'))).toEqual([])
    await close()
  })

  test('the money of a transfer is confirmed, a memo is kept, and an order is cancelled', async () => {
    const key = await orderOf('unpaid', 'bt')
    const { page, faults, close } = await server.open(`/console/orders/${key}`, { language: 'en' })
    await page.getByRole('button', { name: 'Confirm payment' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'It has arrived' }).click()
    await page
      .getByRole('button', { name: 'Dispatch' })
      .or(page.getByText('Not ready to send'))
      .first()
      .waitFor()
    await page.getByLabel('Memo', { exact: true }).fill('のし紙を付ける')
    await page.getByRole('button', { name: 'Save memo' }).click()
    await said(page, 'Memo: (empty) → のし紙を付ける')
    await page.getByRole('button', { name: 'Cancel the order' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    const order = await server.api<{ status: string; shop_memo: object }>('GET', `/api/orders/${key}`)
    expect(order).toMatchObject({ status: 'cancelled', shop_memo: { text: 'のし紙を付ける' } })
    expect(faults).toEqual([])
    await close()
  })

  test('goods that nobody sends are handed over and provided, and each says so', async () => {
    // Of the demo shop, by transfer: a takeout of one line, and a download.
    const [takeout, digital] = ['OHK6QRFF6SZWJB3U', 'P0N1ADUUAQGOBC56']
    const { page, faults, close } = await server.open(`/console/orders/${digital}`)
    const dialog = page.getByRole('dialog')
    const act = async (button: string, confirm: string, done: string) => {
      await page.getByRole('button', { name: button }).click()
      await dialog.getByRole('button', { name: confirm }).click()
      await said(page, done)
      await dialog.waitFor({ state: 'hidden' })
    }
    const status = async (key: string) =>
      (await server.api<{ status: string }>('GET', `/api/orders/${key}`)).status
    await act('ダウンロードを提供', '提供済みにする', 'ダウンロードを提供済みにしました。')
    await said(page, 'デジタル · ダウンロード提供済み')
    await said(page, /ダウンロード: 未提供 → 提供済み/)
    expect(await page.getByRole('button', { name: 'ダウンロードを提供' }).count()).toBe(0)
    expect(await status(digital)).toBe('unpaid')
    await act('入金を確認', '入金済みにする', '入金済みにしました。')
    await page.getByRole('heading', { name: 'ダウンロードの提供が完了' }).waitFor()
    expect(await status(digital)).toBe('dispatched')
    await follow(page, `orders/${takeout}`)
    await heading(page).getByText(takeout).waitFor()
    await act('入金を確認', '入金済みにする', '入金済みにしました。')
    await page.getByRole('button', { name: 'お渡しする' }).click()
    await dialog.getByText('(テイクアウト)').waitFor()
    expect(await dialog.getByLabel('配送会社').count()).toBe(0)
    expect(await findBarriers(page)).toEqual([])
    await dialog.getByRole('button', { name: 'お渡し済みにする' }).click()
    await said(page, 'お渡し済みにしました。')
    expect(await status(takeout)).toBe('dispatched')
    await page.getByRole('link', { name: '商品お渡しのお知らせ' }).first().waitFor()
    expect(faults).toEqual([])
    await close()
  })

  test('cash is confirmed, and what is left of a paid order is owed to its buyer', async () => {
    // Of the demo shop: by cash on delivery, and by konbini and paid; both sent in part.
    const [cash, rest] = ['VRYO5XS3GRXUM6A1', 'KIE8FBHLWTB9TAC7']
    const { page, faults, close } = await server.open(`/console/orders/${cash}`, { language: 'en' })
    const dialog = page.getByRole('dialog')
    expect(await page.getByRole('button', { name: /^Cancel/ }).count()).toBe(0)
    await page.getByRole('button', { name: 'Cash received' }).click()
    await dialog.getByText('¥26,662').waitFor()
    await dialog.getByRole('button', { name: 'It has arrived' }).click()
    await said(page, 'The payment has been confirmed.')
    await page.getByRole('region', { name: 'Payment' }).getByText('Paid · ¥26,662').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Cash received' }).count()).toBe(0)
    await follow(page, `orders/${rest}`)
    await heading(page).getByText(rest).waitFor()
    await page.getByRole('button', { name: 'Cancel the rest' }).click()
    await dialog.getByText('The difference is noted as owed to the customer').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel the rest' }).click()
    await said(page, 'The rest of the order has been cancelled.')
    await page.getByText('¥990 · Please refund it to the customer yourself.').waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await server.api('GET', `/api/orders/${rest}`)).toMatchObject({ status: 'dispatched' })
    expect(faults).toEqual([])
    await close()
  })

  test('under maintenance the order stays, and the page says why', async () => {
    const { page, close } = await server.open('/console/settings')
    const maintenance = page.getByRole('switch', { name: '決済をメンテナンス中にする' })
    await maintenance.click({ force: true })
    await page.getByRole('button', { name: 'メンテナンスを始める' }).click()
    await said(page, '決済をメンテナンス中にしました。')
    const key = await orderOf('ordered', 'creditcard')
    await follow(page, `orders/${key}`)
    await page.getByRole('button', { name: '発送する' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '発送済みにする' }).click()
    const told = await page.getByRole('dialog').getByRole('alert').textContent()
    expect(told).toMatch(/決済はメンテナンス中です[\s\S]*リクエストID\s*\S+/)
    await follow(page, 'settings')
    await maintenance.uncheck({ force: true })
    await said(page, '決済のメンテナンスを終えました。')
    await close()
  })

  test('stock and visibility are set in the list and on the page of an item', async () => {
    const items = await server.api<Item[]>('GET', '/api/items')
    const plain = items.find(item => item.variations.length === 0 && item.visible)
    const varied = items.find(item => item.variations.length > 1)
    if (plain === undefined || varied === undefined) throw new Error('The demo shop lacks items')
    const { page, faults, close } = await server.open('/console/items')
    const stock = page.getByLabel(`${plain.name}の在庫`, { exact: true })
    await stock.fill('１７')
    await stock.press('Enter')
    await said(page, `${plain.name}の在庫を保存しました。`)
    await page.getByRole('switch', { name: `公開：${plain.name}` }).uncheck({ force: true })
    await page.getByRole('switch', { name: `公開：${plain.name}`, checked: false, disabled: false }).waitFor()
    expect(await server.api('GET', `/api/items/${plain.id}`)).toMatchObject({ stock: 17, visible: false })
    await page.getByRole('link', { name: varied.name }).click()
    await heading(page).getByText(varied.name).waitFor()
    const part = page.getByRole('region', { name: 'バリエーションと在庫' })
    const first = part.getByLabel('在庫 1行目')
    await first.fill('-1')
    await part.getByRole('button', { name: '保存', exact: true }).click()
    await part.locator('input[aria-invalid]').waitFor()
    expect(await first.getAttribute('aria-invalid')).toBe('true')
    await first.fill('321')
    await part.getByRole('button', { name: '保存', exact: true }).click()
    await said(page, 'バリエーションと在庫を保存しました。')
    const stored = async () => (await server.api<Item>('GET', `/api/items/${varied.id}`)).variations[0]?.stock
    await expect.poll(stored).toBe(321)
    expect(withoutStatus(faults, 400)).toEqual([])
    await close()
  })

  test('the charts are read with the keys, and as tables', async () => {
    const { page, faults, close } = await server.open('/console/')
    const chart = page.getByRole('region', { name: '注文数' })
    const slider = chart.getByRole('slider')
    await slider.focus()
    await page.keyboard.press('Home')
    const first = await slider.getAttribute('aria-valuetext')
    await page.keyboard.press('ArrowRight')
    expect(await slider.getAttribute('aria-valuetext')).not.toBe(first)
    const before = await chart.boundingBox()
    await chart.getByRole('button', { name: '表で見る' }).click()
    expect(await chart.getByRole('row').count()).toBe(31)
    expect(await findBarriers(page)).toEqual([])
    expect(await chart.boundingBox()).toEqual(before)
    const cells = await chart.getByRole('cell').allTextContents()
    const sum = cells.reduce((total, text) => total + Number.parseInt(text, 10), 0)
    expect(await chart.textContent()).toContain(`${sum}件（前の30日間 `)
    expect(sum).toBeGreaterThan(0)
    expect(faults).toEqual([])
    await close()
  })

  test('orders are searched in Japanese as the API searches them, and the address keeps the search', async () => {
    const { orders } = await search({ limit: 1 })
    const name = orders[0]?.customer.name.last ?? ''
    const { orders: wanted, pagination } = await search({ keyword: name })
    const { page, faults, close } = await server.open('/console/orders')
    await page.getByLabel('検索', { exact: true }).fill(name)
    await page.getByRole('button', { name: '検索' }).click()
    await page.waitForURL(url => url.searchParams.get('keyword') === name)
    const keys = async () =>
      (await page.getByRole('table').getByRole('link').allTextContents()).map(text => text.trim())
    await expect.poll(keys).toEqual(wanted.map(({ unique_key }) => unique_key))
    expect(pagination.total_count).toBeGreaterThan(1)
    await page.reload()
    await expect.poll(keys).toEqual(wanted.map(({ unique_key }) => unique_key))
    await page.getByLabel('検索', { exact: true }).fill('そんな人はいない')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '検索条件を消す' }).click()
    await expect.poll(async () => (await keys()).length).toBe(50)
    expect(new URL(page.url()).search).toBe('')
    // What the API refuses is shown as it says it.
    await page.goto(`${server.baseUrl}/console/orders?from=2020-01-01&to=2026-01-01`)
    await page.getByRole('alert').getByText('注文日（まで）').first().waitFor()
    expect(faults.filter(fault => !fault.includes('400'))).toEqual([])
    await close()
  })

  test('settings are saved, and what is wrong stands at its field', async () => {
    const { page, close } = await server.open('/console/settings')
    const part = page.getByRole('region', { name: '価格' })
    await part.getByLabel('価格の上限（円）').fill('49')
    await part.getByRole('button', { name: '保存' }).click()
    await part.locator('[aria-invalid=true]').waitFor()
    await part.getByLabel('価格の上限（円）').fill('５０００００')
    await part.getByRole('button', { name: '保存' }).click()
    await said(page, '「価格」を保存しました。')
    const shop = page.getByRole('region', { name: 'ショップ', exact: true })
    await shop.getByLabel('ショップ名').fill('<script>alert(1)</script>商店')
    await shop.getByRole('button', { name: '保存' }).click()
    await expect
      .poll(() => server.api<{ shop_name: string }>('GET', '/api/user').then(user => user.shop_name))
      .toBe('<script>alert(1)</script>商店')
    await said(page, '「ショップ」を保存しました。')
    await canBeLeft(page)
    await page.reload()
    await said(page, '<script>alert(1)</script>商店')
    expect(await page.getByLabel('価格の上限（円）').inputValue()).toBe('500000')
    const blocked = page.getByRole('region', { name: 'ブロックリスト' })
    await blocked.getByRole('textbox').fill('@Spam.Example')
    await blocked.getByRole('button', { name: '追加' }).click()
    await blocked.getByRole('button', { name: '@spam.example のブロックをやめる' }).click()
    await blocked.getByText('ブロックしているアドレスはありません。').waitFor()
    await close()
  })
})
