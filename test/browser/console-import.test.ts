import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect } from 'vitest'
import { hasBrowser } from './browser.ts'
import { type ConsoleServer, judge } from './console-server.ts'
import { test } from './fixture.ts'

const PICTURES = new URL('../../demo/images/', import.meta.url)
const [PICTURE = ''] = readdirSync(PICTURES).filter(file => file.endsWith('.jpg'))

const CSV = `Handle,Title,Type,Option1 Value,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Image Src
moved-cone,引っ越しの三角,道具,12in,9.99,shopify,3,
moved-cone,,,15in,12.50,,7,
moved-cup,引っ越しのカップ,道具,Default Title,4.00,,1,https://cdn.example/files/${PICTURE}?v=1
moved-pin,引っ越しのピン,道具,Default Title,0.10,,1,https://cdn.example/files/pin.jpg
`

interface Item {
  readonly name: string
  readonly price: number
  readonly stock: number
  readonly visible: boolean
  readonly images: readonly unknown[]
}

// R-SHOPIFY-6, R-SHOPIFY-7, R-SHOPIFY-8, R-SHOPIFY-10, R-SHOPIFY-11
describe.skipIf(!hasBrowser())('moving in by the console', () => {
  let server: ConsoleServer
  test.beforeEach(({ server: made }) => {
    server = made
  })

  const moved = async () => {
    const items = await server.api<Item[]>('GET', '/api/items?limit=100&order=created&sort=desc')
    return items.filter(({ name }) => name.startsWith('引っ越しの'))
  }

  test('a file is looked at, put in hidden, and taken away again', async () => {
    const { page, faults, close } = await server.open('/console/import', { width: 390 })
    await page.getByRole('heading', { level: 1, name: 'Shopifyからの引っ越し' }).waitFor()
    await judge(page, 'import-390')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) })
    // Nothing can be put in before it is said what the prices are.
    await page.getByText('価格に小数があり、円ではないようです（2行目：9.99）。').waitFor()
    expect(await page.getByRole('button', { name: /取り込む$/ }).count()).toBe(0)
    await page.getByLabel('価格1単位あたりの円').fill('150')
    await page.getByLabel('在庫を数えていなかった商品の在庫数').fill('10')
    await page.getByText('2件の商品から3件を作ります。1件は取り込みません。').waitFor()
    await page.getByText('画像：ファイルに2点の画像が書かれています').waitFor()
    await page.locator('input[type=file][multiple]').setInputFiles(fileURLToPath(new URL(PICTURE, PICTURES)))
    await page.getByText('選んだ1個のファイルのうち、2点中1点が見つかりました。').waitFor()
    await judge(page, 'import-plan-390')
    await page.getByRole('button', { name: '3件を取り込む' }).click()
    await page.getByRole('region', { name: '取り込みの結果' }).waitFor()
    await judge(page, 'import-report-390')
    expect((await moved()).map(item => [item.price, item.stock, item.visible, item.images.length])).toEqual([
      [600, 10, false, 1],
      [1875, 10, false, 0],
      [1499, 3, false, 0],
    ])
    await page.getByRole('button', { name: '取り込みを取り消す' }).click()
    await page.getByText('3件を削除します。').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: '取り込みを取り消す' }).click()
    await page.getByText('3件を削除しました。').waitFor()
    expect(await moved()).toEqual([])
    expect(faults).toEqual([])
    await close()
  })
})
