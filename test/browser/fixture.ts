/** `test` with what the files of this ring need, made when a hook or test first names it. */

import { basename } from 'node:path'
import { expect, test as plain } from 'vitest'
import { forbidOverride } from '../support/forbid-override.ts'
import { launchBrowser } from './browser.ts'
import { openConsole, startDemoShop } from './console-server.ts'
import { makeTabs } from './tabs.ts'

const PER_WORKER = { scope: 'worker' } as const
const PER_FILE = { scope: 'file' } as const

export const test = plain
  /** A browser for all files of a worker. */
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads there what a fixture needs.
  .extend('browser', PER_WORKER, async ({}, { onCleanup }) => {
    const browser = await launchBrowser()
    onCleanup(() => browser.close())
    return browser
  })
  /** The demo shop for all files of a worker: what a file finds in it, others may have changed. */
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  .extend('demoShop', PER_WORKER, async ({}, { onCleanup }) => {
    const shop = await startDemoShop()
    onCleanup(() => shop[Symbol.asyncDispose]())
    return shop
  })
  /** Pages of it. */
  .extend('tabs', PER_WORKER, ({ browser, demoShop }) => makeTabs(browser, demoShop.baseUrl))
  /** Its console, seen by an owner of this file alone. */
  .extend('consoleOfFile', PER_FILE, ({ demoShop, tabs }) =>
    openConsole(demoShop, tabs, `${nameOfFile()}@example.jp`),
  )
  /**
   * The same, and for a test that is tried again one of a shop that nothing has happened in: in the other one stands
   * what the first try had done, so that 20 of 134 tests failed a second time for that alone.
   */
  .extend('server', async ({ consoleOfFile, browser, task }, { onCleanup }) => {
    if (!task.result?.retryCount) return consoleOfFile
    const shop = await startDemoShop()
    onCleanup(() => shop[Symbol.asyncDispose]())
    return openConsole(shop, makeTabs(browser, shop.baseUrl), `${nameOfFile()}@example.jp`)
  })

forbidOverride(test)

const nameOfFile = () => basename(expect.getState().testPath ?? 'file', '.test.ts')
