/** A telephone at a shop, and what is watched on it. */
import type { Browser, BrowserContext, Page } from 'playwright-core'

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
