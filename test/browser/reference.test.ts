import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { uploadLines } from '../../src/http/upload-procedure.ts'
import { hasBrowser } from './browser.ts'
import type { ConsoleServer } from './console-server.ts'
import { test } from './fixture.ts'

/** Of each kind of operation one; where the other links lead is checked over HTTP. */
const LINKED = [
  ['/docs#tag/items/updateItem', '商品の編集'],
  ['/docs#tag/items/moveItem', '商品の並べ替え'],
  ['/docs#tag/variations/reorderItemVariations', 'バリエーションの並べ替え'],
] as const

const HEIGHT = 900

describe.skipIf(!hasBrowser())('the reference page', () => {
  let server: ConsoleServer
  test.beforeEach(({ server: made }) => {
    server = made
  })

  /** Whether no part of the page is wider than it. */
  const fits = (page: Page) => page.evaluate('document.documentElement.scrollWidth <= innerWidth')

  test('shows the operations that items link to under their addresses, and asks nobody else', async () => {
    for (const [href, summary] of LINKED) {
      const { page, faults, close } = await server.open(href, { signedOut: true })
      const heading = page.getByRole('heading', { name: summary, exact: true })
      await heading.waitFor({ timeout: 45_000 })
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(HEIGHT)
      expect([href, faults]).toEqual([href, []])
      await close()
    }
  })

  test.each([390, 1440])(
    '%i px wide it shows the lines of an upload as they are to be copied, and does not overflow',
    async width => {
      const { page, faults, close } = await server.open('/docs', { signedOut: true, width })
      await page.getByRole('heading', { name: 'Akinai', exact: true }).waitFor()
      expect(await fits(page)).toBe(true)
      await page.evaluate("location.hash = 'tag/images'")
      await page.getByText('ファイルの送り先を取得し').waitFor({ timeout: 45_000 })
      const shown = await page.locator('pre').allTextContents()
      expect(shown.map(text => text.trim())).toEqual(expect.arrayContaining([...uploadLines(server.baseUrl)]))
      expect(await fits(page)).toBe(true)
      expect(faults).toEqual([])
      await close()
    },
  )
})
