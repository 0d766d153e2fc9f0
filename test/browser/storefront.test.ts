import { describe, expect } from 'vitest'
import { hasBrowser, TELLS_TIMINGS } from './browser.ts'
import { findBarriers } from './console-server.ts'
import { test } from './fixture.ts'
import { checkHtml, hasChecker } from './html-checker.ts'
import { openTelephone, take } from './telephone.ts'

/** Pages that must be as all are, by a name and the path below the shop's. */
const PAGES = {
  home: '',
  second: '?page=2',
  category: '/categories/1',
  search: `/search?${new URLSearchParams({ q: '手ぬぐい' })}`,
  nothing: `/search?${new URLSearchParams({ q: '何もない言葉' })}`,
  item: '/items/1',
  options: '/items/10',
  subscription: '/items/35',
  lottery: '/items/39',
  digital: '/items/42',
  soldOut: '/items/5',
  legal: '/legal',
  privacy: '/privacy',
  cart: '/cart',
  missing: '/nothing',
} as const

describe.runIf(hasBrowser())('the storefront', () => {
  // R-STORE-13, R-STORE-15
  test('every page is accessible, fits a telephone, moves nothing and complains of nothing', async ({
    browser,
    demoShop,
  }) => {
    const shop = `${demoShop.baseUrl}/shops/demo`
    const context = await openTelephone(browser)
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', message => {
      if (message.type() === 'error') complaints.push(`${page.url()} ${message.text()}`)
    })
    page.on('pageerror', error => complaints.push(`${page.url()} ${error.message}`))
    await take(page, shop, 12)
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(shop + path, { waitUntil: 'load' })
      for (const scheme of name === 'home' || name === 'options'
        ? (['light', 'dark'] as const)
        : (['light'] as const)) {
        await page.emulateMedia({ colorScheme: scheme })
        expect([name, scheme, await findBarriers(page)]).toEqual([name, scheme, []])
      }
      const seen = await page.evaluate<[number, string[]]>(
        '[document.documentElement.scrollWidth, window.moved]',
      )
      expect([name, ...seen]).toEqual([name, 390, []])
      const unsized = await page.evaluate<number>(
        `[...document.images].filter(one => !one.getAttribute('width') || !one.getAttribute('height')).length`,
      )
      expect([name, unsized]).toEqual([name, 0])
    }
    // The page that is missing is answered by 404, which the browser notes.
    expect(complaints.filter(text => !text.includes('404'))).toEqual([])
    await context.close()
  })

  // R-STORE-16
  test.runIf(TELLS_TIMINGS)(
    'what a page loads besides its pictures is small',
    async ({ browser, demoShop }) => {
      const shop = `${demoShop.baseUrl}/shops/demo`
      const context = await openTelephone(browser)
      const page = await context.newPage()
      for (const path of [PAGES.home, PAGES.item, PAGES.legal]) {
        await page.goto(shop + path, { waitUntil: 'load' })
        // Bytes as they were sent, compressed.
        const loaded = await page.evaluate<[string, number][]>(
          `[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
          .map(({ initiatorType, encodedBodySize }) => [initiatorType, encodedBodySize])`,
        )
        const others = loaded.filter(([type]) => type !== 'img')
        // The icon is asked for by the browser itself, sooner or later.
        expect(
          others
            .map(([type]) => type)
            .filter(type => type !== 'other')
            .sort(),
        ).toEqual(['link', 'navigation', 'script'])
        expect(others.every(([, bytes]) => bytes > 0)).toBe(true)
        expect(others.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(50_000)
        expect(others.find(([type]) => type === 'script')?.[1]).toBeLessThan(10_000)
      }
      await context.close()
    },
  )

  test.runIf(hasChecker())('every page is HTML without a fault', async ({ demoShop }) => {
    const shop = `${demoShop.baseUrl}/shops/demo`
    const documents: Record<string, string> = {}
    for (const [name, path] of Object.entries(PAGES))
      documents[name] = await (await fetch(shop + path)).text()
    const form = { method: 'POST', body: new URLSearchParams({ item: '10', amount: '9' }) }
    documents.refused = await (await fetch(`${shop}/cart/lines`, form)).text()
    documents.bare = await (await fetch(`${demoShop.baseUrl}/shops/nobody`)).text()
    documents.wrong = '<!doctype html><html lang="ja"><title>x</title><p><div></div></p><img src="x"></html>'
    const found = await checkHtml(documents)
    expect(found.filter(one => !one.startsWith('wrong.html'))).toEqual([])
    expect(found.length).toBeGreaterThan(1)
  })

  // R-STORE-11
  test.for([true, false])(
    'one finds, chooses and changes, scripts %s',
    async (javaScriptEnabled, { browser, demoShop }) => {
      const shop = `${demoShop.baseUrl}/shops/demo`
      const context = await openTelephone(browser, { javaScriptEnabled })
      const page = await context.newPage()
      await page.goto(shop)
      await page.getByRole('link', { name: '探す' }).click()
      await page.getByRole('searchbox').fill('手ぬぐい')
      await page.getByRole('button', { name: '探す' }).click()
      await page
        .getByRole('link', { name: /^手ぬぐい/ })
        .first()
        .click()
      await page.getByRole('heading', { level: 1, name: '手ぬぐい' }).waitFor()
      await page.getByLabel('灯台').check()
      await page.getByLabel('数量').fill('2')
      await page.getByRole('button', { name: 'カートに入れる' }).click()
      await page.waitForURL(`${shop}/cart`)
      await expect.poll(() => page.locator('.summary').innerText()).toContain('2,640円')
      const amount = page.getByRole('spinbutton')
      await amount.fill('3')
      await (javaScriptEnabled ? amount.blur() : page.getByRole('button', { name: '変更' }).click())
      await expect.poll(() => page.locator('.summary').innerText()).toContain('3,960円')
      await page.getByRole('button', { name: '手ぬぐいを削除' }).click()
      await expect.poll(() => page.locator('main').innerText()).toContain('カートに商品はありません')
      await context.close()
    },
  )
})
