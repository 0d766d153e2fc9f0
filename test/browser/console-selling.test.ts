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

describe.skipIf(!hasBrowser())('what a shop sells by, in the console', { timeout: 240_000 }, () => {
  let server: ConsoleServer
  test.beforeAll(async ({ server: made }) => {
    server = made
  }, 180_000)

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
    const told = page.getByRole('region', { name: '見本' }).getByRole('status')
    await told.getByText('¥1,100').waitFor()
    await page.getByText('表計算ソフトから貼り付け').first().click()
    await page
      .getByRole('textbox', { name: '表計算ソフトから貼り付け' })
      .fill('都道府県\t送料\n北海道\t1,900\n青森・秋田\t1300円\n関東\t900')
    await page.getByRole('button', { name: '表を読み取る' }).click()
    await said(page, '3件の都道府県を読み取りました。 都道府県が見つからない行: 関東')
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
    await page.getByLabel('サイズ1: 名前').fill('60')
    await page.getByLabel('サイズ1: 入る量').fill('10')
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
    await part.getByLabel('次の方法だけ').click()
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
    await page.getByLabel('Goods for at least (yen)').fill('6000')
    await told.getByText('below the least amount').waitFor()
    await page.getByLabel('From', { exact: true }).fill('2020-01-01T00:00')
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await said(page, 'Summer is added.')
    const coupon = async () => (await own<{ coupons: object[] }>(page, 'coupons')).coupons[0]
    expect(await coupon()).toMatchObject({
      ...{ code: 'SUMMER-15', percent: 15, minimum: 6000, starts_at: '2019-12-31T15:00:00Z', active: true },
    })
    await page.getByRole('button', { name: 'End SUMMER-15' }).click()
    await said(page, 'SUMMER-15 cannot be used any more.')
    expect(await coupon()).toMatchObject({ active: false, percent: 15 })
    await page.getByRole('link', { name: 'SUMMER-15' }).click()
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await said(page, 'SUMMER-15 is removed.')
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
    await page.getByRole('button', { name: '場所を追加' }).click()
    await page.getByLabel('場所1: 名前').fill('本店')
    await page
      .getByLabel('場所1: 営業時間')
      .fill(['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].map(day => `${day} 10:00-12:00`).join('\n'))
    await preview('購入者が選べる時間').getByText(/10:00〜11:/).first().waitFor()
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

  test('it is said when the server is not reached, and when it is again', async () => {
    const { page, close } = await server.open('/console/orders')
    await isShown(page)
    const lost = page.getByText('サーバーに接続できません。つながるまで、新しい注文は表示されません。')
    // As if the tab had been seen again: it then asks at once, not within ten seconds.
    const look = () => page.evaluate(`window.dispatchEvent(new Event('visibilitychange'))`)
    await page.context().setOffline(true)
    await look()
    await lost.waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.context().setOffline(false)
    await look()
    await lost.waitFor({ state: 'detached' })
    await close()
  })
})
