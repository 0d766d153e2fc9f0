import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { DETAILS } from '../../console/src/problems/translate.ts'
import { TITLES } from '../../src/http/problem-titles.ts'
import { PROBLEMS, type ProblemType } from '../../src/http/problems.ts'
import { hasBrowser } from './browser.ts'
import { type ConsoleServer, follow, isShown, judge } from './console-server.ts'
import { test } from './fixture.ts'

/** The addresses of all pages, from the table by which they are shown. */
const PATHS = [
  ...readFileSync(new URL('../../console/src/app.tsx', import.meta.url), 'utf8').matchAll(
    /^ {2}\[?\s*'(\/[\w/:-]*)',\s*'[\w.]+',/gm,
  ),
].map(([, path = '']) => path)

/**
 * What a page says that has three English words of small letters one after the other: a sentence, or the better part of one. What
 * somebody else wrote (names, bodies, addresses, code) does not count.
 */
const ENGLISH = `(() => {
  const english = /[A-Za-z][a-z'’]+(?:[ ,]+[a-z'’]{2,}){2,}/
  const foreign = 'code, pre, kbd, samp, script, style, textarea, iframe, [data-told]'
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (english.test(node.data) && !node.parentElement.closest(foreign)) found.push(node.data)
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      if (english.test(element.getAttribute(name) ?? '')) found.push(name + ': ' + element.getAttribute(name))
    }
  }
  return found
})()`

describe.skipIf(!hasBrowser())('the words of the console', () => {
  let server: ConsoleServer
  test.beforeEach(({ server: made }) => {
    server = made
  })

  const english = (page: Page) => page.evaluate<string[]>(ENGLISH)

  /** An address of a page that has an id in it. */
  async function addressOf(path: string, page: Page): Promise<string> {
    if (!path.includes(':')) return path
    const list = {
      '/items/:id': '/api/items?limit=1',
      '/orders/:key': '/api/orders/search',
      '/requests/:id': '/console/api/requests?limit=1',
      '/mails/:id': '/console/api/mails?limit=1',
      '/shipping/:id': '/console/api/shipping_methods',
      '/coupons/:id': '/console/api/coupons',
    }[path]
    if (list === undefined) return path.replace(/:\w+/, '1')
    const [method, body] = list.endsWith('search') ? ['POST', '{}'] : ['GET', undefined]
    const call = JSON.stringify({
      method,
      headers: { 'x-akinai-console': '1', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body }),
    })
    const answer = await page.evaluate<Record<string, unknown>>(
      `fetch(${JSON.stringify(list)}, ${call}).then(answer => answer.json())`,
    )
    const [rows] = [answer, ...Object.values(answer)].filter(Array.isArray) as {
      id?: number
      unique_key?: string
    }[][]
    const [first] = rows ?? []
    return path.replace(/:\w+/, String(first?.unique_key ?? first?.id ?? 1))
  }

  // R-WORDS-3
  test('no page has an English sentence while it is Japanese', async () => {
    expect(PATHS.length).toBeGreaterThan(25)
    const { page, close } = await server.open('/console')
    const found: [string, string[]][] = []
    for (const path of PATHS) {
      await follow(page, (await addressOf(path, page)).slice(1))
      await isShown(page)
      const own = await english(page)
      if (own.length > 0) found.push([path, own])
    }
    expect(found).toEqual([])
    await close()
  })

  // R-WORDS-1, R-WORDS-3
  // That each type has its title, its page and its details in Japanese is seen without a browser (problem-words, problem-pages).
  test('no problem is told in English on a Japanese page, with any detail', async () => {
    const { page, close } = await server.open('/console/settings')
    await isShown(page)
    let answer: object = {}
    const alert = page.getByRole('alert')
    await page.route('**/console/api/audit?*', route =>
      route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify(answer) }),
    )
    const fill = (text: string) => text.replaceAll(/\{\w+\}/g, '7')
    const all = DETAILS.map(([en], index) => ({ pointer: `/lines/${index}`, detail: fill(en) }))
    const types: readonly ProblemType[] = [
      'items/invalid-body',
      'internal/not-ready',
      'orders/update-rejected',
    ]
    for (const type of types) {
      const { title } = PROBLEMS[type]
      const first = type === 'items/invalid-body'
      answer = {
        type: `/errors/${type}`,
        title,
        status: 422,
        detail: title,
        ...(first ? { errors: all } : {}),
      }
      // The first time by opening the page, then by its button: to open it anew would take thrice the time.
      if (await alert.isVisible()) await alert.getByRole('button', { name: 'もう一度試す' }).click()
      else await follow(page, 'audit')
      await alert.getByText(TITLES[type], { exact: true }).first().waitFor()
      expect([type, await english(page)]).toEqual([type, []])
      if (first) expect(await alert.getByRole('listitem').count()).toBe(all.length)
    }
    await close()
  })

  // R-WORDS-1
  test('a fault stands in Japanese at its field, and in English on an English page', async () => {
    for (const [language, field, save, fault] of [
      ['ja', '価格の上限（円）', '保存', /1億?.*以下にしてください|以上にしてください/],
      ['en', /price/i, 'Save', /must be .* or (more|less)/],
    ] as const) {
      const { page, close } = await server.open('/console/settings', { language })
      await isShown(page)
      const form = page.locator('form').filter({ has: page.getByLabel(field) })
      await form.getByLabel(field).fill('1')
      await form.getByRole('button', { name: save }).click()
      await form.getByText(fault).first().waitFor()
      await close()
    }
  })

  // R-HOME-3
  test('everything is found by one key', async () => {
    const { page, faults, close } = await server.open('/console')
    await isShown(page)
    await page.keyboard.press('Control+K')
    const field = page.getByRole('combobox', { name: '探すもの' })
    await field.fill('クーポン')
    await page.getByRole('option', { name: 'クーポン', exact: false }).first().waitFor()
    await page.getByText('見つかりました').waitFor()
    await judge(page, 'search-ja')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/console/coupons')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    // A slash does it, where nothing is written; an order is found by its key.
    const { orders } = await server.api<{ orders: { unique_key: string }[] }>('POST', '/api/orders/search', {
      limit: 1,
    })
    const key = orders[0]?.unique_key ?? ''
    await page.keyboard.press('/')
    await field.fill(key.toLowerCase())
    await page.getByRole('option', { name: key }).click()
    await page.waitForURL(`**/console/orders/${key}`)
    expect(faults).toEqual([])
    await close()
  })

  // R-WORDS-2
  test('an order has its address, telephone and times as Japanese writes them, and its call behind a button', async () => {
    interface Found {
      readonly orders: readonly {
        readonly unique_key: string
        readonly customer: { readonly address: { readonly country_code: string | null } }
      }[]
    }
    const { orders } = await server.api<Found>('POST', '/api/orders/search', {})
    const domestic = orders.find(({ customer }) => customer.address.country_code === 'JP')
    const { page, faults, close } = await server.open(`/console/orders/${domestic?.unique_key}`)
    await isShown(page)
    await page
      .getByText(/^〒\d{3}-\d{4}$/)
      .first()
      .waitFor()
    await page
      .getByText(/^0\d{1,3}-\d{2,4}-\d{3,4}$/)
      .first()
      .waitFor()
    await page
      .getByText(/\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}/)
      .first()
      .waitFor()
    expect(await page.locator('pre').count()).toBe(0)
    await page.getByRole('button', { name: /^API/ }).click()
    await page.locator('pre').getByText('curl').first().waitFor()
    expect(faults).toEqual([])
    await close()
  })

  test.for([
    ['light', 1440],
    ['dark', 390],
  ] as const)('the first page is as it should be, %s and %i px wide', async ([scheme, width]) => {
    const { page, faults, close } = await server.open('/console', { scheme, width })
    await isShown(page)
    await page.getByText('売れ筋の商品').waitFor()
    await judge(page, `home-${scheme}-${width}`)
    await page.getByText('月', { exact: true }).click()
    await page.getByText('直近12か月（キャンセルを除く）').first().waitFor()
    expect(faults).toEqual([])
    await close()
  })

  // R-PROBLEM-6
  test('the instance of a problem leads to its call', async () => {
    const { page, close } = await server.open('/console')
    const id = `words-${Date.now()}`
    await fetch(`${server.baseUrl}/api/items`, { headers: { 'x-request-id': id } })
    await page.goto(`${server.baseUrl}/requests/${id}`)
    await page.waitForURL('**/console/instances/**')
    await page.getByText('このIDのリクエストはログにありません').waitFor()
    await close()
  })
})
