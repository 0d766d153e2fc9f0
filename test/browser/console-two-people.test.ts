import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { PLAIN_ITEM } from '../support/api.ts'
import { hasBrowser } from './browser.ts'
import { type ConsoleServer, follow, isShown, judge, send, withoutStatus } from './console-server.ts'
import { test } from './fixture.ts'

interface Listed {
  readonly orders: readonly { readonly unique_key: string }[]
}

// R-MATCH-10
describe.skipIf(!hasBrowser())('two people on one thing', () => {
  let server: ConsoleServer
  test.beforeEach(({ server: made }) => {
    server = made
  })

  /** The other one writes, from a page of its own that nobody sees; what it had read does not matter. */
  async function write(page: Page, path: string, body: object): Promise<void> {
    const headers = { 'x-akinai-console': '1', 'content-type': 'application/json' }
    const call = JSON.stringify({ method: 'PUT', headers, body: JSON.stringify(body) })
    expect(
      await page.evaluate<number>(`fetch('${path}', ${call}).then(({ status }) => status)`),
    ).toBeLessThan(300)
  }
  const SETTINGS = '/console/api/settings'
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'ほかの人が先に変更しました' })
  const rowOf = async (page: Page, name: string) =>
    (await dialogOf(page).getByRole('row', { name }).innerText()).split(/\s*[\n\t]\s*/)

  test('settings: what the other one wrote is shown beside what was typed, and replaced or taken', async () => {
    const { page, faults, close } = await server.open('/console/settings')
    await isShown(page)
    const part = page.getByRole('region', { name: 'ショップ', exact: true })
    const [nickname, kind] = [part.getByLabel('ニックネーム'), part.getByLabel('業種')]
    await nickname.fill('花子')
    await kind.fill('雑貨')
    await write(page, SETTINGS, { nickname: '太郎' })
    await part.getByRole('button', { name: '保存' }).click()
    await dialogOf(page).getByRole('row', { name: 'ニックネーム' }).waitFor()
    expect(await rowOf(page, 'ニックネーム')).toEqual(['ニックネーム', '太郎', '花子'])
    expect(await rowOf(page, '業種')).toEqual(['業種', expect.any(String), '雑貨'])
    await dialogOf(page).getByText('最後の変更：console-two-people@example.jp').waitFor()
    await judge(page, 'two-people-1440-light')
    // Back to the form by the keyboard alone: nothing is lost, and nothing was written.
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'detached' })
    expect([await nickname.inputValue(), await kind.inputValue()]).toEqual(['花子', '雑貨'])
    await part.getByText('その間にほかの人が変更しました').waitFor()
    await part.getByRole('button', { name: '保存' }).click()
    await dialogOf(page).getByRole('button', { name: '自分の内容で保存する' }).click()
    await page.getByText('「ショップ」を保存しました。').waitFor()
    // The next one goes by what was written; with theirs the field shows it.
    await nickname.fill('次郎')
    await write(page, SETTINGS, { nickname: '三郎' })
    await part.getByRole('button', { name: '保存' }).click()
    await dialogOf(page).getByRole('button', { name: '現在の内容を使う' }).click()
    await expect.poll(() => nickname.inputValue()).toBe('三郎')
    expect(await kind.inputValue()).toBe('雑貨')
    expect(withoutStatus(faults, 412)).toEqual([])
    await close()
  })

  test('settings: what the other one wrote elsewhere is in nobody’s way', async () => {
    const { page, faults, close } = await server.open('/console/settings')
    await isShown(page)
    const part = page.getByRole('region', { name: 'プログラムからの変更' })
    await part.getByLabel('金額・数量の変更の上限').fill('33')
    await write(page, SETTINGS, { category: '茶' })
    await part.getByRole('button', { name: '保存' }).click()
    await page.getByText('「プログラムからの変更」を保存しました。').waitFor()
    await expect.poll(() => page.getByLabel('業種').inputValue()).toBe('茶')
    expect(withoutStatus(faults, 412)).toEqual([])
    await close()
  })

  test('a coupon on a telephone in the dark: the form begins anew with theirs', async () => {
    const { page, faults, close } = await server.open('/console/coupons/new', { width: 390, scheme: 'dark' })
    await page.getByLabel('コード').fill('FUTARI')
    await page.getByLabel('名前').fill('二人')
    await page.getByRole('textbox', { name: /割引率/ }).fill('10')
    await page.getByRole('button', { name: '追加する' }).click()
    await page.getByRole('link', { name: 'FUTARI' }).click()
    await page.getByLabel('名前').fill('二人の割引')
    const path = `/console/api${new URL(page.url()).pathname.slice('/console'.length)}`
    const stored = await page.evaluate<Record<string, unknown>>(
      `fetch('${path}', { headers: { 'x-akinai-console': '1' } }).then(answer => answer.json())`,
    )
    const { id: _, used: __, ...coupon } = stored
    await write(page, path, { ...coupon, name: '三人の割引', minimum: 500 })
    await page.getByRole('button', { name: '保存' }).click()
    await dialogOf(page).getByRole('row', { name: '名前' }).waitFor()
    await judge(page, 'two-people-390-dark')
    await dialogOf(page).getByRole('button', { name: '現在の内容を使う' }).click()
    await expect.poll(() => page.getByLabel('名前').inputValue()).toBe('三人の割引')
    await page.getByRole('button', { name: '削除', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: '削除' }).click()
    await page.waitForURL('**/console/coupons')
    expect(withoutStatus(faults, 412)).toEqual([])
    await close()
  })

  test('an item: what the page has read in the background is no reason to replace what was written there', async () => {
    const item = { ...PLAIN_ITEM, name: '二人の湯のみ', price: 1000 }
    const { item_id } = await server.api<{ item_id: number }>('POST', '/api/items', item)
    const { page, faults, close } = await server.open(`/console/items/${item_id}`)
    const [name, price] = [page.getByLabel('商品名'), page.getByLabel('価格（円・税込）').first()]
    await price.fill('900')
    const other = { name: '三人の湯のみ', price: 800 }
    await server.api('POST', `/api/items/${item_id}`, other)
    // The page reads on once something of it is done.
    await page.getByRole('switch').first().check({ force: true })
    await expect.poll(() => name.inputValue()).toBe(other.name)
    expect(await price.inputValue()).toBe('900')
    await page.getByRole('button', { name: '保存', exact: true }).first().click()
    await dialogOf(page).getByRole('row', { name: '価格' }).first().waitFor()
    expect(await rowOf(page, '価格')).toEqual([
      '価格',
      expect.stringMatching(/800/),
      expect.stringMatching(/900/),
    ])
    await dialogOf(page).getByRole('button', { name: '現在の内容を使う' }).click()
    await expect.poll(() => price.inputValue()).toBe('800')
    expect(await server.api('GET', `/api/items/${item_id}`)).toMatchObject({ ...other, visible: true })
    expect(withoutStatus(faults, 412)).toEqual([])
    await close()
  })

  test('theirs, taken for what a button does, leaves what is typed elsewhere on the page', async () => {
    const item = { ...PLAIN_ITEM, name: '四人の皿', price: 1000 }
    const { item_id } = await server.api<{ item_id: number }>('POST', '/api/items', item)
    const { id: category } = await server.api<{ id: number }>('POST', '/api/item_categories', {
      ...{ name: '四人の棚' },
    })
    const { page, faults, close } = await server.open(`/console/items/${item_id}`)
    const [name, price] = [page.getByLabel('商品名'), page.getByLabel('価格（円・税込）').first()]
    await name.fill('書きかけの皿')
    await server.api('POST', `/api/items/${item_id}`, { price: 800 })
    await page.getByLabel('カテゴリーに追加').selectOption(String(category))
    await dialogOf(page).getByRole('button', { name: '現在の内容を使う' }).click()
    await dialogOf(page).waitFor({ state: 'detached' })
    // What was not touched follows.
    await expect.poll(() => price.inputValue()).toBe('800')
    expect(await name.inputValue()).toBe('書きかけの皿')

    // A dialog of the page closes, since its question was answered.
    const unpaid = { status: 'unpaid', payment: 'bt' }
    const { orders } = await send<Listed>(page, '/console/api/orders/search', unpaid)
    const key = orders[0]?.unique_key
    await follow(page, `orders/${key}`)
    const memo = page.getByLabel('メモ', { exact: true })
    await memo.fill('書きかけのメモ')
    await server.api('PUT', `/api/orders/${key}/shop_memo`, { text: '電話済み' })
    await page.getByRole('button', { name: '入金を確認' }).click()
    await page.getByRole('button', { name: '入金済みにする' }).click()
    await dialogOf(page).getByRole('button', { name: '現在の内容を使う' }).click()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await memo.inputValue()).toBe('書きかけのメモ')
    expect(await server.api('GET', `/api/orders/${key}`)).toMatchObject({ status: 'unpaid' })
    expect(withoutStatus(faults, 412)).toEqual([])
    await close()
  })

  test('a coupon that is stopped and resumed keeps what is typed beside, and nobody is asked about it', async () => {
    const { page, faults, close } = await server.open('/console/coupons')
    const { id } = await send<{ id: number }>(page, '/console/api/coupons', {
      ...{ code: 'TOMARU', name: '止まる', amount: 100, percent: null, starts_at: null, ends_at: null },
      ...{ minimum: 0, max_uses: null, max_uses_per_buyer: 1, active: true },
    })
    await follow(page, `coupons/${id}`)
    const [name, active] = [page.getByLabel('名前'), page.getByLabel('購入者が使えるようにする')]
    await name.fill('書きかけの割引')
    for (const [button, isOn] of [
      ['停止する', false],
      ['再開する', true],
    ] as const) {
      await page.getByRole('button', { name: `TOMARUを${button}` }).click()
      await expect.poll(() => active.isChecked()).toBe(isOn)
      expect(await name.inputValue()).toBe('書きかけの割引')
    }
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByText('「書きかけの割引」を保存しました。').waitFor()
    await page.getByRole('button', { name: '削除', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: '削除' }).click()
    await page.waitForURL('**/console/coupons')
    expect(faults).toEqual([])
    await close()
  })
})
