import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadLines } from '../../src/http/upload-procedure.ts'
import { type OwnServer, startServer } from '../contract/support/server.ts'
import { hasBrowser, launchBrowser } from './browser.ts'

/** Of each kind of operation one; where the other links lead is checked over HTTP. */
const LINKED = [
  ['/docs#tag/items/updateItem', 'Edit an item'],
  ['/docs#tag/items/moveItem', 'Move an item in the list order'],
  ['/docs#tag/variations/reorderItemVariations', 'Reorder variations'],
] as const

const HEIGHT = 900
const root = resolve(import.meta.dirname, '../..')

describe.skipIf(!hasBrowser())('the reference page', () => {
  let folder: string
  let server: OwnServer
  let browser: Browser
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'akinai-browser-'))
    server = await startServer(root, join(folder, 'data'), join(folder, 'server.log'))
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  /** Opens an address and notes what the page complains of and whom it asks. */
  async function open(path: string, width = 1440): Promise<{ page: Page; faults: string[] }> {
    const page = await browser.newPage({ viewport: { width, height: HEIGHT } })
    const faults: string[] = []
    page.on('console', message => message.type() === 'error' && faults.push(message.text()))
    page.on('pageerror', error => faults.push(error.message))
    page.on('request', request => {
      const url = request.url()
      if (!url.startsWith(server.baseUrl) && !/^(data|blob):/.test(url)) faults.push(`asks ${url}`)
    })
    await page.goto(`${server.baseUrl}${path}`)
    return { page, faults }
  }

  test('shows the operations that items link to under their addresses, and asks nobody else', {
    timeout: 180_000,
  }, async () => {
    for (const [href, summary] of LINKED) {
      const { page, faults } = await open(href)
      const heading = page.getByRole('heading', { name: summary, exact: true })
      await heading.waitFor({ timeout: 45_000 })
      await expect
        .poll(async () => (await heading.boundingBox())?.y, { timeout: 30_000 })
        .toBeLessThan(HEIGHT)
      expect([href, faults]).toEqual([href, []])
      await page.close()
    }
  })

  test.each([390, 1440])('%i px wide it does not overflow', async width => {
    const { page, faults } = await open('/docs', width)
    await page.getByRole('heading', { name: 'Akinai', exact: true }).waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    expect(faults).toEqual([])
    await page.close()
  })

  test.each([390, 1440])(
    '%i px wide it shows the lines of an upload as they are to be copied',
    {
      timeout: 120_000,
    },
    async width => {
      const { page, faults } = await open('/docs#tag/images', width)
      await page.getByText('Ask where to send the file').waitFor({ timeout: 45_000 })
      const shown = await page.locator('pre').allTextContents()
      expect(shown.map(text => text.trim())).toEqual(expect.arrayContaining([...uploadLines(server.baseUrl)]))
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
      expect(faults).toEqual([])
      await page.close()
    },
  )
})
