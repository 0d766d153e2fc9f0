/** Pages of the console, and what they complain of. */
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { isOfMovedClock } from './browser.ts'

/** How somebody looks at the console. */
export interface Look {
  readonly language?: 'ja' | 'en'
  readonly scheme?: 'light' | 'dark'
  readonly width?: number
  /** Nobody is signed in. Default false. */
  readonly signedOut?: boolean
}

/** A page with all that it complained of: messages of the browser, faults, refusals of the policy, foreign addresses. */
export interface Watched {
  readonly page: Page
  readonly faults: string[]
  /** Gives the page back for the next test. */
  readonly close: () => Promise<void>
}

/** Where pages are opened, by somebody who is signed in with these cookies. */
export interface Tabs {
  readonly open: (cookies: Cookies, path: string, look?: Look) => Promise<Watched>
}

/** A page that is looked at by one test after the other. */
interface Tab {
  readonly context: BrowserContext
  readonly page: Page
  faults: string[]
  /** Whether a test is through with it: what it has not saved may go. */
  isClosing: boolean
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/**
 * Makes pages of a server, which go with the browser. A page in a context of its own takes 2 s of CPU until it shows
 * something, a third of it for a process and the rest to compile the console; one that has shown it before takes 0.6 s.
 */
export function makeTabs(browser: Browser, baseUrl: string): Tabs {
  const idle: Record<'ja' | 'en', Tab[]> = { ja: [], en: [] }
  return {
    open: async (
      cookies,
      path,
      { language = 'ja', scheme = 'light', width = 1440, signedOut = false } = {},
    ) => {
      const tab = idle[language].pop() ?? (await makeTab(browser, baseUrl, language))
      const { context, page } = tab
      if (!signedOut) await context.addCookies(cookies)
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: scheme })
      tab.faults = []
      tab.isClosing = false
      await page.goto(baseUrl + path)
      return {
        ...{ page, faults: tab.faults },
        close: async () => {
          await clean(tab, baseUrl)
          idle[language].push(tab)
        },
      }
    },
  }
}

/** Whether a page would ask before it is left. Not by `waitForFunction`, whose text the policy of the page does not let be evaluated. */
export function isHeld(page: Page): Promise<boolean> {
  return page.evaluate<boolean>(`(() => {
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    return leaving.defaultPrevented
  })()`)
}

/** Waits until a page has nothing that is not saved. */
export async function canBeLeft(page: Page): Promise<void> {
  await expect.poll(() => isHeld(page)).toBe(false)
}

/** Leaves the console, so that nothing of it runs on, and takes away what a test may have left in the browser. */
async function clean(tab: Tab, baseUrl: string): Promise<void> {
  const { context, page } = tab
  tab.isClosing = true
  await page.unrouteAll()
  // A page of the same origin keeps its process.
  await page.goto(`${baseUrl}/healthz`)
  await page.evaluate('localStorage.clear(), sessionStorage.clear()')
  await page.mouse.move(0, 0)
  await context.clearCookies()
  await context.clearPermissions()
}

async function makeTab(browser: Browser, baseUrl: string, language: 'ja' | 'en'): Promise<Tab> {
  const context = await browser.newContext({
    locale: language === 'ja' ? 'ja-JP' : 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const tab: Tab = { context, page, faults: [], isClosing: false }
  page.on('console', message => {
    // What could not be loaded is said without its address.
    const text = `${message.text()} (${message.location().url})`
    if (message.type() === 'error' && !isOfMovedClock(text)) tab.faults.push(text)
  })
  page.on('pageerror', error => tab.faults.push(error.message))
  page.on('dialog', async dialog => {
    if (dialog.type() === 'beforeunload' && tab.isClosing) return dialog.accept()
    tab.faults.push(`a dialog says ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('request', request => {
    if (!request.url().startsWith(baseUrl) && !/^(data|blob):/.test(request.url())) {
      tab.faults.push(`asks ${request.url()}`)
    }
  })
  return tab
}
