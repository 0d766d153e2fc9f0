import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { hasBrowser } from './browser.ts'
import { type ConsoleServer, findBarriers, follow, isShown } from './console-server.ts'
import { test } from './fixture.ts'

interface Method {
  readonly id: number
  readonly name: string
  readonly fee: number
  readonly prefecture_fees: readonly { readonly prefecture: string; readonly fee: number }[]
  readonly classes: readonly unknown[]
  readonly items: readonly { readonly item_id: number; readonly size: number }[]
}

describe.skipIf(!hasBrowser())('what a shop sells by, in the console', () => {
  let server: ConsoleServer
  test.beforeEach(({ server: made }) => {
    server = made
  })

  /** Asks an own route of the console from within a page. */
  const own = <T>(page: Page, path: string) =>
    page.evaluate<T>(
      `fetch('/console/api/${path}', { headers: { 'x-akinai-console': '1' } }).then(answer => answer.json())`,
    )
  const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
  const methods = async (page: Page) =>
    (await own<{ shipping_methods: Method[] }>(page, 'shipping_methods')).shipping_methods

  test('a shipping method is written with a pasted table, looked at, saved, put first and removed', async () => {
    const { page, faults, close } = await server.open('/console/shipping')
    await page.getByRole('link', { name: '配送方法を追加' }).click()
    await page.getByLabel('名前').fill('クール便')
    await page.getByLabel(/^送料（円）/).fill('１，１００')
    const told = page.getByRole('region', { name: '試算' }).getByRole('status')
    await told.getByText('¥1,100').waitFor()
    await page.getByText('表計算ソフトから貼り付け').first().click()
    await page
      .getByRole('textbox', { name: '表計算ソフトから貼り付け' })
      .fill('都道府県\t送料\n北海道\t1,900\n青森・秋田\t1300円\n関東\t900')
    await page.getByRole('button', { name: '表を読み取る' }).click()
    await said(page, '3件の都道府県を読み取りました。 都道府県が見つからない行：関東')
    await page.getByLabel('お届け先').selectOption('北海道')
    await told.getByText('¥1,900').waitFor()
    await page.getByLabel('送料無料になる商品小計（円）').fill('3000')
    await told.getByText('¥0').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: '追加する' }).click()
    await said(page, '「クール便」を追加しました。')
    await page.getByRole('button', { name: 'クール便を上へ' }).click()
    await said(page, '順番を変更しました。')
    const [first] = await methods(page)
    expect(first).toMatchObject({
      ...{ name: 'クール便', fee: 1100 },
      prefecture_fees: [
        { prefecture: '北海道', fee: 1900 },
        { prefecture: '青森県', fee: 1300 },
        { prefecture: '秋田県', fee: 1300 },
      ],
    })
    await page.getByRole('link', { name: 'クール便' }).click()
    await page.getByRole('button', { name: 'サイズを追加' }).click()
    await page.getByRole('button', { name: '保存' }).click()
    await page.locator('[aria-invalid=true]').first().waitFor()
    await page.getByLabel('サイズ1：名前').fill('60')
    await page.getByLabel('サイズ1：入る量').fill('10')
    await page.getByLabel('1個の大きさ').fill('25')
    await page.getByLabel('送料無料になる商品小計（円）').fill('')
    await told.getByText('大きすぎて').waitFor()
    await page.getByLabel('1個の大きさ').fill('5')
    await page.getByLabel('個数').fill('5')
    await told.getByText('クール便（60×3）').waitFor()
    await page.getByRole('button', { name: '保存' }).click()
    await said(page, '「クール便」を保存しました。')
    await page.getByRole('button', { name: '削除', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: '削除' }).click()
    await said(page, '「クール便」を削除しました。')
    expect((await methods(page)).map(({ name }) => name)).not.toContain('クール便')
    expect(faults.filter(fault => !fault.includes('status of 400'))).toEqual([])
    await close()
  })

  test('an item is bound to a method on its page, and unbound on the page of the method', async () => {
    const { page, faults, close } = await server.open('/console/items/1')
    const part = page.getByRole('region', { name: '配送' })
    const [method] = await methods(page)
    if (method === undefined) throw new Error('The demo shop has no shipping method')
    await part.getByLabel('選んだ方法だけ').click()
    await part.getByText('1つ以上選んでください。').waitFor()
    await part.getByLabel(method.name).check()
    await part.getByRole('button', { name: '保存' }).click()
    await said(page, '商品の配送方法を保存しました。')
    expect((await methods(page))[0]?.items).toEqual([{ item_id: 1, size: 1 }])
    await follow(page, `shipping/${method.id}`)
    const bound = page.getByRole('region', { name: '送る商品' })
    await bound.getByRole('button', { name: /を外す$/ }).click()
    await page.getByRole('button', { name: '保存' }).click()
    await said(page, `「${method.name}」を保存しました。`)
    expect((await methods(page))[0]?.items).toEqual([])
    expect(faults).toEqual([])
    await close()
  })

  test('a coupon is written, looked at, and ended', async () => {
    const { page, faults, close } = await server.open('/console/coupons', { language: 'en' })
    await page.getByRole('link', { name: 'Add a coupon' }).click()
    await page.getByLabel('Code').fill('summer-15')
    await page.getByLabel('Name').fill('Summer')
    await page.getByLabel('Percent off').fill('15')
    const told = page.getByRole('region', { name: 'Preview' }).getByRole('status')
    await told.getByText('-¥750').waitFor()
    await page.getByLabel('Minimum subtotal (yen)').fill('6000')
    await told.getByText('the subtotal is below the minimum').waitFor()
    await page.getByLabel('From', { exact: true }).fill('2020-01-01T00:00')
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await said(page, 'Summer has been added.')
    const coupon = async () => (await own<{ coupons: object[] }>(page, 'coupons')).coupons[0]
    expect(await coupon()).toMatchObject({
      ...{ code: 'SUMMER-15', percent: 15, minimum: 6000, starts_at: '2019-12-31T15:00:00Z', active: true },
    })
    await page.getByRole('button', { name: 'Stop SUMMER-15' }).click()
    await said(page, 'SUMMER-15 can no longer be used.')
    expect(await coupon()).toMatchObject({ active: false, percent: 15 })
    await page.getByRole('link', { name: 'SUMMER-15' }).click()
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await said(page, 'SUMMER-15 has been removed.')
    await page.getByText('No coupons yet').waitFor()
    expect(faults).toEqual([])
    await close()
  })

  test('previews of settings follow what is typed, and nothing of it is saved', async () => {
    const { page, faults, close } = await server.open('/console/selling')
    const before = await own(page, 'settings')
    const preview = (name: string) => page.getByRole('region', { name: `見本: ${name}` })
    await page.getByLabel('注文の合計（円）').fill('49')
    await preview('購入者が選べる方法').getByText('選べません（合計が少なすぎます）').waitFor()
    for (const day of ['日', '月', '火', '水', '木', '金', '土']) {
      await page.getByRole('group', { name: '定休日' }).getByLabel(day, { exact: true }).check()
    }
    await preview('購入者が選べるお届け日').getByText('営業日がないため').waitFor()
    await page.getByLabel('選べるお届け日の日数').fill('x')
    await preview('購入者が選べるお届け日').getByText('今の内容では').waitFor()
    await page
      .getByLabel('場所1：営業時間')
      .fill(['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].map(day => `${day} 10:00-12:00`).join('\n'))
    await preview('購入者が選べる時間')
      .getByText(/10:00〜11:/)
      .first()
      .waitFor()
    await page.getByLabel('文字の色').fill('#cccccc')
    await page.getByText(/読みやすいように#[0-9a-f]{6}で表示/).waitFor()
    const legal = preview('特定商取引法に基づく表記').getByRole('link', { name: '特定商取引法に基づく表記' })
    expect(await legal.getAttribute('href')).toBe(`${server.baseUrl}/shops/demo/legal`)
    expect(await page.getByRole('link', { name: 'ショップを見る' }).getAttribute('href')).toBe(
      `${server.baseUrl}/shops/demo`,
    )
    expect(await own(page, 'settings')).toEqual(before)
    expect(faults.filter(fault => !fault.includes('status of 400'))).toEqual([])
    await close()
  })

  test('an order that is placed appears in the list and is told of, and so is a lost connection', async () => {
    const { page, close } = await server.open('/console/orders')
    await isShown(page)
    // As if the tab had been seen again: it then asks at once, not within ten seconds.
    const look = () => page.evaluate(`window.dispatchEvent(new Event('visibilitychange'))`)
    const first = await placeOrder(server)
    await look()
    const notice = page.getByRole('status').getByRole('link', { name: '新しい注文 1件' })
    await notice.waitFor()
    await page.getByRole('table').getByRole('link', { name: first }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    const second = await placeOrder(server)
    await look()
    await page.getByRole('status').getByRole('link', { name: '新しい注文 2件' }).click()
    await page.getByRole('table').getByRole('link', { name: second }).waitFor()
    expect(await page.getByText(/新しい注文 \d件/).count()).toBe(0)
    const lost = page.getByText('サーバーに接続できません。つながるまで、新しい注文は表示されません。')
    await page.context().setOffline(true)
    await look()
    await lost.waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.context().setOffline(false)
    await look()
    await lost.waitFor({ state: 'detached' })
    await close()
  })

  test('a subscription is paused, resumed and stopped', async () => {
    const item = await subscriptionOf(server)
    await placeOrder(server, item, { method: 'creditcard', source: 'sim' })
    const { page, faults, close } = await server.open('/console/subscriptions', { language: 'en' })
    await page.getByRole('button', { name: 'Pause: Monthly tea' }).click()
    await said(page, 'By the shop')
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Resume: Monthly tea' }).click()
    await page.getByRole('button', { name: 'Stop: Monthly tea' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click()
    await page.getByRole('cell', { name: 'Stopped By the shop' }).waitFor()
    const { subscriptions } = await own<{ subscriptions: { status: string }[] }>(page, 'subscriptions')
    expect(subscriptions[0]?.status).toBe('stopped')
    await follow(page, 'lotteries')
    await isShown(page)
    expect(await findBarriers(page)).toEqual([])
    expect(faults).toEqual([])
    await close()
  })

  test('a file is attached to a digital item, and taken away', async () => {
    const items = await server.api<{ id: number; type: string }[]>('GET', '/api/items?limit=100')
    const { id } = items.find(({ type }) => type === 'digital') ?? { id: 0 }
    const { page, faults, close } = await server.open(`/console/items/${id}`)
    const part = page.getByRole('region', { name: 'ダウンロード用のファイル' })
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      part.getByRole('button', { name: /添付/ }).click(),
    ])
    await chooser.setFiles({ name: '楽譜.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(2048, 'a') })
    await part.getByText(/^楽譜\.pdf · 2 KB · /).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await part.getByRole('button', { name: '削除' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '削除' }).click()
    await part.getByText('ファイルはまだありません。').waitFor()
    expect(faults).toEqual([])
    await close()
  })
})

const CUSTOMER = {
  name: { first: '花子', last: '山田', first_kana: 'ハナコ', last_kana: 'ヤマダ' },
  mail_address: 'hanako@example.jp',
  address: {
    ...{ zip_code: '604-8571', prefecture: '京都府', address: '京都市中京区上本能寺前町488' },
    ...{ address2: '', tel: '0751234567' },
  },
}

/** Buys a piece of an item, in the demo shop of one that is there to be sent, and answers the key of the order. */
async function placeOrder(
  { baseUrl, api }: ConsoleServer,
  itemId?: number,
  payment: object = { method: 'cod' },
): Promise<string> {
  const ask = async <T>(method: string, path: string, body: object): Promise<T> => {
    const answer = await fetch(`${baseUrl}/shops/demo/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const item = itemId ?? (await newItem(api, { type: 'normal', name: '急須', price: 3000 }))
  const lines = [{ item_id: item, amount: 1 }]
  const { checkout_id: id } = await ask<{ checkout_id: string }>('POST', '/checkouts', { lines })
  const said = { customer: CUSTOMER, payment }
  const { amounts } = await ask<{ amounts: { total: number } }>('PUT', `/checkouts/${id}`, said)
  const { order } = await ask<{ order: { unique_key: string } }>('POST', `/checkouts/${id}/complete`, {
    expected_total: amounts.total,
  })
  return order.unique_key
}

/** Makes an item that buyers see, with stock. */
async function newItem(api: ConsoleServer['api'], item: object): Promise<number> {
  const { item_id: id } = await api<{ item_id: number }>('POST', '/api/items', {
    ...{ item_tax_type: 'reduced', ...item },
  })
  await api('PUT', `/api/items/${id}/stock`, { stock: 5 })
  await api('PUT', `/api/items/${id}/visibility`, { visible: true })
  return id
}

function subscriptionOf({ api }: ConsoleServer): Promise<number> {
  return newItem(api, {
    ...{ type: 'subscription', name: 'Monthly tea', price: 1000 },
    subscription: { repeat_price: 900, repeat_times: 'unlimited', cycle_plan: 'monthly' },
  })
}
