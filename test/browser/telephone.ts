/** A telephone at a shop, and what is watched on it. */
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { TELLS_TIMINGS } from './browser.ts'
import { findBarriers } from './console-server.ts'

/** A telephone of 2020. */
const TELEPHONE = { viewport: { width: 390, height: 844 }, locale: 'ja-JP', reducedMotion: 'reduce' } as const

/** Adds up what moved, from the beginning, and notes what it was. */
const WATCH_SHIFTS = `window.shifted = 0
window.moved = []
new PerformanceObserver(list => {
  for (const { value, sources } of list.getEntries()) {
    window.shifted += value
    for (const { node, previousRect, currentRect } of sources) {
      window.moved.push([node?.outerHTML?.slice(0, 100), JSON.stringify([previousRect, currentRect])].join(' '))
    }
  }
}).observe({ type: 'layout-shift', buffered: true })`

/** One whose cookies are its own; `window.shifted` says how far things on its pages moved while they were loaded, `window.moved` which. */
export async function openTelephone(browser: Browser, more: object = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ ...TELEPHONE, ...more })
  await context.addInitScript(WATCH_SHIFTS)
  return context
}

/** Puts something into the cart, as one does who looks at the item. */
export async function take(page: Page, shop: string, item: number): Promise<void> {
  await page.goto(`${shop}/items/${item}`)
  const variation = page.locator('.choice input:not([disabled])')
  if ((await variation.count()) > 0) await variation.first().check()
  for (const select of await page.locator('.buy select[required]').all())
    await select.selectOption({ index: 1 })
  await page.locator('.buy button').click()
  await page.waitForURL(`${shop}/cart`)
}

/** How wide a page is, how far things moved, and how many bytes came compressed: all but pictures, and of scripts. */
const MEASURE = `(() => {
  const loaded = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  const sum = kind => loaded.filter(({ initiatorType }) => kind(initiatorType)).reduce((all, one) => all + one.encodedBodySize, 0)
  return [document.documentElement.scrollWidth, window.shifted ?? 0, sum(type => type !== 'img'), sum(type => type === 'script')]
})()`

/** Looks at pages as they come, and keeps their documents. */
export function makeWatch(page: Page) {
  const documents: Record<string, string> = {}
  const complaints: string[] = []
  let latest: Promise<string> = Promise.resolve('')
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(`${page.url()} ${message.text()}`)
  })
  page.on('pageerror', error => complaints.push(`${page.url()} ${error.message}`))
  page.on('response', answer => {
    const status = answer.status()
    if (answer.request().isNavigationRequest() && (status < 300 || status >= 400)) latest = answer.text()
  })
  return {
    documents,
    complaints,
    /** The page must fit, move nothing, weigh little without its pictures (R-STORE-16), and keep nobody out. */
    async see(name: string): Promise<void> {
      await page.waitForLoadState('load')
      documents[name] = await latest
      const [width, shifted, bytes, ofScripts] = await page.evaluate<number[]>(MEASURE)
      expect([name, width, shifted, await findBarriers(page)]).toEqual([name, 390, 0, []])
      if (TELLS_TIMINGS) expect(bytes, name).toBeGreaterThan(0)
      expect(bytes, name).toBeLessThan(50_000)
      expect(ofScripts, name).toBeLessThan(10_000)
    },
  }
}

/** Fills in who buys; where scripts run the address comes by itself. */
export async function introduce(page: Page, hasScripts: boolean): Promise<void> {
  const fields = { last: '山田', first: '花子', last_kana: 'やまだ', first_kana: 'はなこ' }
  for (const [id, text] of Object.entries(fields)) await page.locator(`#${id}`).fill(text)
  await page.getByLabel('メールアドレス').fill('hanako@example.jp')
  await page.locator('#tel').fill('075-123-4567')
  await page.locator('#zip').fill('６０４−８５７１')
  if (!hasScripts) {
    await page.getByRole('button', { name: '郵便番号から住所を入力' }).first().click()
    await page.waitForURL('**/checkout/customer')
  }
  await expect.poll(() => page.locator('#address').inputValue()).toBe('京都市中京区寺町通御池上る')
  expect(await page.locator('#prefecture').inputValue()).toBe('京都府')
  await page.locator('#address').fill('京都市中京区寺町通御池上る 上本能寺前町488')
}
