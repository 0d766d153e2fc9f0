/** Items and categories in the console, as a shop's people make and change them. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect } from 'vitest'
import type { components } from '../../client/schema.d.ts'
import { hasBrowser } from './browser.ts'
import { isShown, judge } from './console-server.ts'
import { test } from './fixture.ts'
import { isHeld } from './tabs.ts'

type Item = components['schemas']['Item']
type Category = components['schemas']['ItemCategory']

const PICTURE = new URL('../../demo/images/', import.meta.url)

/** Judges a page at both widths. */
async function judgeWidths(page: Page, what: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await judge(page, `${what}-${width}`)
  }
}

describe.skipIf(!hasBrowser())('items in the console', () => {
  let picture: Buffer
  beforeAll(async () => {
    const [name] = (await import('node:fs')).readdirSync(PICTURE).filter(file => file.endsWith('.jpg'))
    picture = await readFile(new URL(name ?? '', PICTURE))
  })

  test('an item is made with its pictures, and gets variations from a spreadsheet', async ({ server }) => {
    const { page, faults, close } = await server.open('/console/items/new')
    await page.getByLabel('商品名').fill('ガラスの風鈴')
    await page.getByLabel('価格（円・税込）').fill('２,４００')
    await page.getByLabel('在庫').fill('3')
    const files = [1, 2].map(at => ({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer: picture }))
    await page.locator('input[type=file][multiple]').setInputFiles(files)
    await page.getByRole('switch', { name: 'すぐに公開する' }).check({ force: true })
    await judgeWidths(page, 'new-item')
    await page.getByRole('button', { name: '登録する' }).click()
    await page.getByRole('heading', { level: 1, name: 'ガラスの風鈴' }).waitFor()
    const id = Number(/items\/(\d+)$/.exec(page.url())?.[1])
    const stored = () => server.api<Item>('GET', `/api/items/${id}`)
    const made = await stored()
    expect(made).toMatchObject({ name: 'ガラスの風鈴', price: 2400, stock: 3, visible: true })
    expect(made.images).toHaveLength(2)
    await page.getByRole('button', { name: '画像2を前へ' }).click()
    await expect
      .poll(async () => (await stored()).images.map(image => image.id))
      .toEqual(made.images.map(image => image.id).toReversed())

    await page.getByRole('button', { name: 'バリエーションを追加' }).click()
    const first = page.getByLabel('バリエーション名 1行目')
    await first.focus()
    await paste(page, '藍\tFU-A\t4900000000011\t5\n紅\tFU-B\t\t２\n')
    await page.getByLabel('在庫 2行目').press('Enter')
    await page.locator('input[aria-label="バリエーション名 3行目"]:focus').waitFor()
    await page.keyboard.type('金')
    expect(await page.getByLabel('バリエーション名 3行目').inputValue()).toBe('金')
    await page.getByLabel('バリエーション名 3行目').press('ArrowUp')
    expect(await page.evaluate('document.activeElement.ariaLabel')).toBe('バリエーション名 2行目')
    const part = page.getByRole('region', { name: 'バリエーションと在庫' })
    await part.getByRole('button', { name: '3行目を上へ' }).click()
    await part.getByRole('button', { name: '保存', exact: true }).click()
    await part.getByText('保存しました', { exact: true }).waitFor()
    expect(
      (await stored()).variations.map(({ name, identifier, stock }) => [name, identifier, stock]),
    ).toEqual([
      ['藍', 'FU-A', 5],
      ['金', null, 0],
      ['紅', 'FU-B', 2],
    ])
    // What is wrong stands in its row, and what was right is kept.
    await page.getByLabel('コード 2行目').fill('だめ')
    await part.getByRole('button', { name: '保存', exact: true }).click()
    await part.locator('input[aria-invalid]').waitFor()
    expect(await part.locator('input[aria-invalid]').getAttribute('aria-label')).toBe('コード 2行目')
    await part.getByRole('button', { name: '変更を取り消す' }).click()
    await judgeWidths(page, 'item')
    expect(faults.filter(fault => !fault.includes('400'))).toEqual([])
    await close()
  })

  test('what is not saved is asked about, options and a sale are set, and the page is previewed', async ({
    server,
  }) => {
    const { item_id: id } = await server.api<{ item_id: number }>('POST', '/api/items', {
      ...{ type: 'normal', name: '夏の茶', price: 1000, item_tax_type: 'reduced' },
    })
    const { page, faults, close } = await server.open(`/console/items/${id}`)
    await page.getByLabel('商品名').fill('夏の冷茶')
    await page.getByRole('link', { name: '商品一覧' }).click()
    // The dialog is dismissed for the test, and noted.
    await expect.poll(() => faults).toEqual([expect.stringContaining('保存していない')])
    // R-UNSAVED-1: what was saved is stored from the answer on, however long it takes to read it again.
    const read = Promise.withResolvers<void>()
    await page.route(`**/api/items/${id}`, async route => {
      if (route.request().method() === 'GET') await read.promise
      await route.continue()
    })
    await page.getByLabel('商品名').press('Enter')
    await page.getByText('保存しました', { exact: true }).waitFor()
    expect(await isHeld(page)).toBe(false)
    await page.getByLabel('商品名').fill('夏の冷茶と菓子')
    expect(await isHeld(page)).toBe(true)
    read.resolve()
    await page.getByRole('heading', { level: 1, name: '夏の冷茶' }).waitFor()
    // What was typed meanwhile stays.
    expect(await page.getByLabel('商品名').inputValue()).toBe('夏の冷茶と菓子')
    await page.getByLabel('商品名').fill('夏の冷茶')
    await page.unroute(`**/api/items/${id}`)

    const options = page.getByRole('region', { name: 'オプション' })
    await options.getByRole('button', { name: '選択式を追加' }).click()
    await options.getByLabel('オプション名').fill('包装')
    await options.getByLabel('選択肢1', { exact: true }).fill('箱')
    await options.getByLabel('選択肢1の追加料金（円）').fill('300')
    await options.getByRole('button', { name: '保存', exact: true }).click()
    await options.getByText('保存しました', { exact: true }).waitFor()
    const sale = page.getByRole('region', { name: 'セール', exact: true })
    await sale.getByLabel('セール価格（円・税込）').fill('1200')
    await sale.getByRole('button', { name: 'セールを設定' }).click()
    await sale.locator('[aria-invalid=true]').waitFor()
    await sale.getByLabel('セール価格（円・税込）').fill('800')
    await sale.getByRole('button', { name: 'セールを設定' }).click()
    await sale.getByText(/セール中/).waitFor()
    const stored = await server.api<Item>('GET', `/api/items/${id}`)
    expect(stored).toMatchObject({ name: '夏の冷茶', price: 800, proper_price: 1000, visible: false })
    expect(stored.options).toMatchObject([{ name: '包装', choices: [{ name: '箱', extra_price: 300 }] }])

    const tab = page.context().waitForEvent('page')
    await page.getByRole('button', { name: 'ショップで確認' }).click()
    const shown = await tab
    await shown.getByRole('heading', { level: 1, name: '夏の冷茶' }).waitFor()
    expect(await shown.getByRole('status').first().textContent()).toContain('非公開')
    await shown.close()
    expect(faults.filter(fault => !/422|dialog/.test(fault))).toEqual([])
    await close()
  })

  test('items are found, and many are changed at once', async ({ server }) => {
    for (const [at, stock] of [
      [1, 0],
      [2, 4],
    ] as const) {
      const { item_id } = await server.api<{ item_id: number }>('POST', '/api/items', {
        ...{
          type: 'normal',
          name: `竹の籠 ${at}`,
          price: 3000,
          item_tax_type: 'standard',
          identifier: `TAKEKAGO-${at}`,
        },
      })
      await server.api('PUT', `/api/items/${item_id}/stock`, { stock })
    }
    const { page, faults, close } = await server.open('/console/items')
    const names = () => page.getByRole('table').locator('tbody a').allTextContents()
    await page.getByLabel('商品名・コード・バーコード').fill('takekago')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await names()).length).toBe(2)
    await page.getByLabel('在庫', { exact: true }).selectOption('none')
    await expect.poll(async () => (await names()).length).toBe(1)
    await page.getByLabel('在庫', { exact: true }).selectOption('')
    await expect.poll(async () => (await names()).length).toBe(2)
    await page.getByRole('button', { name: '竹の籠 2を1つ増やす' }).click()
    await expect
      .poll(
        async () => (await server.api<Item[]>('GET', '/api/items?order=created&sort=desc&limit=1'))[0]?.stock,
      )
      .toBe(5)
    await page.getByLabel('このページをすべて選択').check()
    await judgeWidths(page, 'items')
    await page.getByRole('button', { name: '操作' }).click()
    await page.getByRole('menuitem', { name: '価格を変更' }).click()
    await page.getByLabel('変更のしかた').selectOption('percent')
    await page.getByLabel('値', { exact: true }).fill('-10')
    await page.getByText('2,700').first().waitFor()
    await page.getByRole('button', { name: '2件を変更する' }).click()
    await page.getByText('2件中2件を変更しました').waitFor()
    const latest = await server.api<Item[]>('GET', '/api/items?order=created&sort=desc&limit=2')
    expect(latest.map(({ price }) => price)).toEqual([2700, 2700])
    expect(faults).toEqual([])
    await close()
  })

  // R-CATALOGUE-9
  test('all that a filter finds are chosen, and changed but for what was taken out', async ({ server }) => {
    const ids: number[] = []
    for (let at = 10; at < 35; at++) {
      const item = { type: 'normal', name: `桐の箱 ${at}`, price: 900, item_tax_type: 'standard' }
      ids.push((await server.api<{ item_id: number }>('POST', '/api/items', item)).item_id)
    }
    const { page, faults, close } = await server.open('/console/items?query=%E6%A1%90%E3%81%AE%E7%AE%B1')
    await isShown(page)
    const offer = page.getByRole('button', { name: '条件に合うものをすべて選択' })
    expect(await offer.count()).toBe(0)
    await page.getByLabel('このページをすべて選択').check()
    await page.getByText('20件を選択中').waitFor()
    await offer.click()
    await page.getByText('条件に合う25件をすべて選択中です').waitFor()
    await page.getByRole('button', { name: '次へ' }).click()
    // Those of another page are chosen too, and one is not to be changed.
    await expect
      .poll(() => page.getByRole('table').locator('tbody input[type=checkbox]:checked').count())
      .toBe(5)
    await page
      .getByRole('checkbox', { name: /^桐の箱 \d+を選択$/ })
      .first()
      .uncheck()
    await page.getByText('24件を選択中').waitFor()
    await judgeWidths(page, 'items-all')
    await page.getByRole('button', { name: '操作' }).click()
    await page.getByRole('menuitem', { name: '公開する', exact: true }).click()
    await page.getByRole('button', { name: '24件を変更する' }).click()
    await page.getByText('24件中24件を変更しました').waitFor()
    const visible = await Promise.all(
      ids.map(async id => (await server.api<Item>('GET', `/api/items/${id}`)).visible),
    )
    expect(visible.filter(Boolean)).toHaveLength(24)
    await page.getByRole('dialog').getByRole('button', { name: '閉じる' }).last().click()
    // What was read before is not what they are now.
    await page.getByText('24件を選択中').waitFor({ state: 'detached' })
    expect(faults).toEqual([])
    await close()
  })

  test('a file shows what it would change, changes it, and is undone', async ({ server }) => {
    const { item_id: id } = await server.api<{ item_id: number }>('POST', '/api/items', {
      ...{ type: 'normal', name: '竹の箸', price: 500, item_tax_type: 'standard', identifier: 'HASHI-1' },
    })
    const { page, faults, close } = await server.open('/console/items/files')
    const csv = '商品コード,商品名,価格,在庫\nHASHI-1,竹の長箸,650,7\n,杉の箸,400,2\n,名前だけ,,\n'
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSVを書き出す' }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text.startsWith('\uFEFF商品ID,商品名,')).toBe(true)
    expect(text).toContain(`${id},竹の箸,HASHI-1,500,0,非公開`)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await page.getByText('新規1件、変更1件、変更なし0件、エラー1件').waitFor()
    expect(await server.api<Item>('GET', `/api/items/${id}`)).toMatchObject({ name: '竹の箸', price: 500 })
    await judgeWidths(page, 'item-files')
    await page.getByRole('button', { name: '2件を読み込む' }).click()
    await page.getByText('2件中2件を読み込みました。').waitFor()
    expect(await server.api<Item>('GET', `/api/items/${id}`)).toMatchObject({
      name: '竹の長箸',
      price: 650,
      stock: 7,
    })
    await page.getByRole('button', { name: '取り消す' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '取り消す' }).click()
    await page.getByText('2件中2件を元に戻しました。').waitFor()
    expect(await server.api<Item>('GET', `/api/items/${id}`)).toMatchObject({
      name: '竹の箸',
      price: 500,
      stock: 0,
    })
    expect(faults).toEqual([])
    await close()
  })

  test('categories are added, moved by keyboard and by dragging, and renamed', async ({ server }) => {
    const ids: number[] = []
    for (const name of ['棚A', '棚B', '棚C']) {
      ids.push((await server.api<{ id: number }>('POST', '/api/item_categories', { name })).id)
    }
    const { page, faults, close } = await server.open('/console/categories')
    await isShown(page)
    const tree = async () =>
      (await server.api<Category[]>('GET', '/api/item_categories'))
        .filter(({ name }) => name.startsWith('棚'))
        .map(({ name, parent }) => [name, parent?.name ?? null])
    await page.getByRole('link', { name: '棚B' }).focus()
    await page.keyboard.press('Alt+ArrowRight')
    await expect.poll(tree).toEqual([
      ['棚A', null],
      ['棚B', '棚A'],
      ['棚C', null],
    ])
    const row = (at: number) => page.locator(`[data-drag-key="${ids[at]}"]`)
    const [from, to] = [await row(2).locator('span').first().boundingBox(), await row(0).boundingBox()]
    if (from === null || to === null) throw new Error('The tree is not shown')
    await page.mouse.move(from.x + 10, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(to.x + 100, to.y + 4, { steps: 5 })
    await page.mouse.up()
    await expect.poll(tree).toEqual([
      ['棚C', null],
      ['棚A', null],
      ['棚B', '棚A'],
    ])
    await page.getByRole('button', { name: '棚Bの操作' }).click()
    await page.getByRole('menuitem', { name: '名前を変更' }).click()
    await page.getByLabel('カテゴリー名').fill('棚D')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: '棚D' }).waitFor()
    await page.reload()
    await isShown(page)
    await judgeWidths(page, 'categories')
    expect(faults).toEqual([])
    await close()
  })
})

/** As a spreadsheet's block is pasted at the focused field. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(`{
    const data = new DataTransfer()
    data.setData('text/plain', ${JSON.stringify(text)})
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }`)
}
