/** What is taken out again, or put right after something was refused: what a form shows in the end is what is stored. */
import { describe, expect } from 'vitest'
import type { components } from '../../client/schema.d.ts'
import { hasBrowser } from './browser.ts'
import { isShown, withoutStatus } from './console-server.ts'
import { test } from './fixture.ts'

type Item = components['schemas']['Item']
type Series = Extract<Item, { subscription: unknown }>

describe.skipIf(!hasBrowser())('corrections', () => {
  test('a price of later deliveries that is taken out is the price from then on', async ({ server }) => {
    const { item_id: id } = await server.api<{ item_id: number }>('POST', '/api/items', {
      ...{ type: 'subscription', name: '月々のお茶', price: 1000, item_tax_type: 'reduced' },
      subscription: { repeat_price: 900, repeat_times: 'unlimited', cycle_plan: 'monthly' },
    })
    const prices = async () => {
      const { price, subscription } = await server.api<Series>('GET', `/api/items/${id}`)
      return [price, subscription.repeat_price]
    }
    const { page, faults, close } = await server.open(`/console/items/${id}`)
    await isShown(page)
    const save = page.getByRole('button', { name: '保存', exact: true }).first()
    await page.getByLabel('2回目以降の価格').fill('')
    await save.click()
    await expect.poll(prices).toEqual([1000, 1000])
    // It was given by now, and follows the price here all the same.
    await page.getByLabel('価格（円・税込）').first().fill('1200')
    await save.click()
    await expect.poll(prices).toEqual([1200, 1200])
    expect(faults).toEqual([])
    await close()
  })

  test('a time of a lottery and a name of a variation that are taken out are refused at their fields', async ({
    server,
  }) => {
    const { item_id: id } = await server.api<{ item_id: number }>('POST', '/api/items', {
      ...{ type: 'lottery', name: '抽選の壺', price: 9000, item_tax_type: 'standard' },
      lottery: {
        application_start_at: '2091-04-01T10:00:00+09:00',
        application_end_at: '2091-04-08T10:00:00+09:00',
        scheduled_announce_at: '2091-04-09T10:00:00+09:00',
      },
    })
    await server.api('POST', `/api/items/${id}/variations`, { name: '大', identifier: 'TSUBO-L' })
    const { page, faults, close } = await server.open(`/console/items/${id}`)
    await isShown(page)
    await page.getByLabel('応募の終了').fill('')
    await page.getByRole('button', { name: '保存', exact: true }).first().click()
    await page.locator('input[type=datetime-local][aria-invalid]').waitFor()
    await page.getByText('日時にしてください').first().waitFor()
    await page.getByRole('button', { name: '変更を取り消す' }).click()
    const part = page.getByRole('region', { name: 'バリエーションと在庫' })
    await page.getByLabel('バリエーション名 1行目').fill('')
    await part.getByRole('button', { name: '保存', exact: true }).click()
    await part.locator('input[aria-invalid]').waitFor()
    expect(await part.locator('input[aria-invalid]').getAttribute('aria-label')).toBe(
      'バリエーション名 1行目',
    )
    expect(withoutStatus(faults, 400)).toEqual([])
    await close()
  })

  test('what is put right after a step of a new item failed is in the item', async ({ server }) => {
    const { page, faults, close } = await server.open('/console/items/new')
    await page.getByLabel('商品名').fill('誤植の皿')
    await page.getByLabel('価格（円・税込）').fill('1500')
    await page.getByLabel('在庫').fill('99999999999')
    await page.getByRole('button', { name: '登録する' }).click()
    await page.locator('input[aria-invalid]').waitFor()
    await page.getByLabel('商品名').fill('青磁の皿')
    await page.getByLabel('価格（円・税込）').fill('1800')
    await page.getByLabel('在庫').fill('4')
    await page.getByRole('button', { name: '登録する' }).click()
    await page.getByRole('heading', { level: 1, name: '青磁の皿' }).waitFor()
    const id = /items\/(\d+)$/.exec(page.url())?.[1]
    expect(await server.api<Item>('GET', `/api/items/${id}`)).toMatchObject({
      ...{ name: '青磁の皿', price: 1800, stock: 4 },
    })
    expect(withoutStatus(faults, 400)).toEqual([])
    await close()
  })

  test('the hours of a place for takeout stay with it when one before it is removed', async ({ server }) => {
    const { page, faults, close } = await server.open('/console/selling')
    await isShown(page)
    const hours = page.getByLabel(/^場所\d+：営業時間/)
    const before = await hours.count()
    for (const [index, text] of ['mon 10:00-13:00', 'sat 15:00-18:00'].entries()) {
      await page.getByRole('button', { name: '場所を追加' }).click()
      await hours.nth(before + index).fill(text)
    }
    await page.getByRole('button', { name: `場所${before + 1}を削除` }).click()
    expect(await hours.count()).toBe(before + 1)
    expect(await hours.nth(before).inputValue()).toBe('sat 15:00-18:00')
    // What its buyers will see is asked for while it is typed.
    expect(withoutStatus(faults, 400)).toEqual([])
    await close()
  })

  test('what the server refuses of a file of items is told in the language of the page', async ({
    server,
  }) => {
    const { item_id: id } = await server.api<{ item_id: number }>('POST', '/api/items', {
      ...{ type: 'normal', name: '消える箸', price: 500, item_tax_type: 'standard', identifier: 'KIERU-1' },
    })
    const { page, faults, close } = await server.open('/console/items/files')
    const csv = '商品コード,価格\nKIERU-1,650\n'
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await page.getByText('新規0件、変更1件、変更なし0件、エラー0件').waitFor()
    await server.api('DELETE', `/api/items/${id}`)
    await page.getByRole('button', { name: '1件を読み込む' }).click()
    await page.getByText('1件中0件を読み込みました。').waitFor()
    const told = page.getByRole('listitem').filter({ hasText: '消える箸' })
    await told.getByText('ありません').waitFor()
    expect(await told.innerText()).not.toMatch(/[a-z]{3}/i)
    expect(withoutStatus(faults, 404)).toEqual([])
    await close()
  })
})
