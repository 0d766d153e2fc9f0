import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { hasBrowser } from './browser.ts'
import { type ConsoleServer, follow } from './console-server.ts'
import { test } from './fixture.ts'

const NAUGHTY = resolve(import.meta.dirname, '../../../shared/data/naughty-strings/blns.json')
const present = existsSync(NAUGHTY)
if (!present) console.warn(`browser: ${NAUGHTY} is absent: the naughty strings are skipped`)
const strings: string[] = present ? JSON.parse(readFileSync(NAUGHTY, 'utf8')) : []

/** Those that mean something to a page, and some of the others, which all are sent to the API elsewhere. */
const isNasty = (text: string) => /[<>"'`{$\u202e]/.test(text)
const naughty = strings.filter((text, at) => isNasty(text) || at % 5 === 0)
const nasty = naughty.filter(text => isNasty(text) && text.length < 200)

interface Item {
  readonly id: number
  readonly name: string
}
interface Order {
  readonly unique_key: string
}

/** The texts as lines of as few texts as have `most` characters each. */
function packed(texts: readonly string[], most: number): string[] {
  const full: string[] = []
  for (const text of texts) {
    const more = `${full.at(-1) ?? ''}\n${text.toWellFormed()}`
    if (full.length === 0 || more.length > most) full.push(text.toWellFormed())
    else full[full.length - 1] = more
  }
  return full
}

describe.skipIf(!hasBrowser() || !present)('hostile texts in the console', () => {
  let server: ConsoleServer
  test.beforeEach(({ server: made }) => {
    server = made
  })

  /** Whether a call is not refused for what it says. */
  const isTaken = (call: Promise<unknown>) =>
    call.then(
      () => true,
      (error: Error) => {
        if (!/: (400|422) /.test(error.message)) throw error
        return false
      },
    )

  const heading = (page: Page) => page.getByRole('heading', { level: 1 })
  test('naughty strings are shown as the texts that they are', async () => {
    const { page, faults, close } = await server.open('/console/settings')
    const names: string[] = []
    const create = async (name: string) => {
      const item = { type: 'normal', name, price: 500, item_tax_type: 'standard', detail: name }
      if (await isTaken(server.api('POST', '/api/items', item))) names.push(name)
    }
    for (let at = 0; at < naughty.length; at += 8) await Promise.all(naughty.slice(at, at + 8).map(create))
    expect(names.length).toBeGreaterThan(150)
    const links = page.getByRole('table').locator('tbody a')
    const texts = () => links.locator('span > span > span:first-child').allTextContents()
    const shown: string[] = []
    let seen: string[] = []
    for (let at = 1; shown.length < names.length && at < 40; at++) {
      await follow(page, `items?order=created&page=${at}`)
      // The last page stays until the next one has come.
      await expect.poll(texts).not.toEqual(seen)
      seen = await texts()
      shown.push(...seen)
    }
    expect(shown.slice(0, names.length).toSorted()).toEqual(names.toSorted())
    const newest = await server.api<Item[]>('GET', '/api/items?order=created&sort=desc&limit=100')
    const marked = newest.filter(({ name }) => /[<{]/.test(name)).slice(0, 15)
    expect(marked.length).toBeGreaterThan(0)
    for (const { id, name } of marked) {
      await follow(page, `items/${id}`)
      await expect.poll(() => heading(page).textContent()).toBe(name)
      await page.getByRole('region', { name: '説明文' }).waitFor()
    }
    const memos = packed(nasty, 1000)
    // Each time another order, which is not yet in the page's cache.
    const { orders } = await server.api<{ readonly orders: readonly Order[] }>('POST', '/api/orders/search', {
      limit: memos.length,
    })
    expect(orders.length).toBe(memos.length)
    for (const [index, { unique_key: key }] of orders.entries()) {
      const text = memos[index] ?? ''
      if (!(await isTaken(server.api('PUT', `/api/orders/${key}/shop_memo`, { text })))) continue
      await follow(page, `orders/${key}`)
      await heading(page).getByText(key).waitFor()
      await page.getByRole('region', { name: '履歴' }).getByRole('listitem').first().waitFor()
      expect(await page.getByLabel('メモ', { exact: true }).inputValue()).toBe(text)
    }
    await follow(page, 'settings')
    const blocked = page.getByRole('region', { name: 'ブロックリスト' })
    const entry = blocked.getByRole('textbox')
    for (const text of nasty.slice(0, 20)) {
      await entry.fill(text)
      await entry.press('Enter')
      await blocked.locator('[aria-invalid=true], li').first().waitFor()
    }
    expect(faults.filter(fault => !/status of 4\d\d/.test(fault))).toEqual([])
    await close()
  })
})
