import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { addAfterPurchase, removeCoupon } from './after-purchase.ts'
import { hasBrowser } from './browser.ts'
import { type ConsoleServer, findBarriers, follow, isShown } from './console-server.ts'
import { test } from './fixture.ts'

interface Order {
  readonly unique_key: string
  readonly status: string
}

describe.skipIf(!hasBrowser())('the pages of the console', () => {
  let server: ConsoleServer
  let coupon: number
  test.beforeAll(async ({ consoleOfFile: made, demoShop }) => {
    server = made
    coupon = await addAfterPurchase(demoShop)
    // So that there is a mail to look at.
    const { orders } = await server.api<{ orders: Order[] }>('POST', '/api/orders/search', { limit: 200 })
    const key = orders.find(({ status }) => status === 'ordered')?.unique_key
    await server.api('PUT', `/api/orders/${key}/customer`, { mail_address: 'buyer@example.jp' })
  })
  test.afterAll(({ demoShop }) => removeCoupon(demoShop))

  // Words, colours and widths are three things: each of a page's is looked at once, not each with each of the others.
  test.each([
    { language: 'ja', scheme: 'light' },
    { language: 'en', scheme: 'dark' },
  ] as const)('every page can be used by everybody, and fits a phone ($language, $scheme)', async look => {
    const wanted = { payments: ['creditcard'], limit: 200 }
    const { orders } = await server.api<{ orders: Order[] }>('POST', '/api/orders/search', wanted)
    const key = orders.find(({ status }) => status === 'dispatched')?.unique_key
    expect(key).toBeDefined()
    const { page, faults, close } = await server.open('/console/', look)
    // Which ids mails and draws have depends on what other shops of this server had before.
    const { mails } = await read<{ mails: { id: number }[] }>(page, 'mails')
    const { draws } = await read<{ draws: { id: number }[] }>(page, 'lotteries')
    expect(draws.length).toBeGreaterThan(0)
    const paths = [
      '',
      'items',
      'items/1',
      'categories',
      'orders',
      `orders/${key}`,
      'mails',
      `mails/${mails[0]?.id}`,
      ...[
        'subscriptions',
        'lotteries',
        `draws/${draws[0]?.id}`,
        'shipping',
        'shipping/1',
        'shipping/new',
        'coupons',
        `coupons/${coupon}`,
        'coupons/new',
        'selling',
        'settings',
      ],
    ]
    for (const path of paths) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await follow(page, path)
      await isShown(page)
      expect([path, await findBarriers(page)]).toEqual([path, []])
      await page.setViewportSize({ width: 390, height: 844 })
      const fits = await page.evaluate('document.documentElement.scrollWidth <= innerWidth')
      expect([path, fits]).toEqual([path, true])
    }
    expect(faults).toEqual([])
    await close()
  })
})

/** What the console itself reads. */
function read<T>(page: Page, path: string): Promise<T> {
  return page.evaluate<T>(
    `fetch('/console/api/${path}', { headers: { 'x-akinai-console': '1' } }).then(answer => answer.json())`,
  )
}
