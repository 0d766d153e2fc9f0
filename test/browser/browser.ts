/** Chromium, where there is one: the one without windows before the others, since it takes a sixth less CPU for a page. */
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/** The program; undefined where there is none. */
export const CHROMIUM = [process.env.CHROMIUM_PATH, ...PLACES].find(
  path => path !== undefined && existsSync(path),
)

/** Whether the browser tests can run; says so once when they cannot. */
export function hasBrowser(): boolean {
  if (CHROMIUM === undefined)
    console.warn('browser: skipped, since no Chromium was found (CHROMIUM_PATH can name one)')
  return CHROMIUM !== undefined
}

/** Starts Chromium without anything that would call out by itself. */
export async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    ...(CHROMIUM === undefined ? {} : { executablePath: CHROMIUM }),
    // Where no language is set, it has no name in Japanese for what it downloads.
    env: { ...process.env, LANG: 'C.UTF-8' },
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  // Under tools/at-date the browser itself keeps the real clock.
  if (process.env.AKINAI_AT_DATE !== undefined) moveClocks(browser)
  return browser
}

/** Whether a page tells when what it loads came, and how large it was: with its clock moved it has no timings. */
export const TELLS_TIMINGS = process.env.AKINAI_AT_DATE === undefined

/** What the browser says of the script that moves a page's clock, where a frame of the page takes no scripts. */
export function isOfMovedClock(message: string): boolean {
  return (
    process.env.AKINAI_AT_DATE !== undefined && message.includes("frame is sandboxed and the 'allow-scripts'")
  )
}

/** Has the clocks of all pages show this process's time, and run on. */
function moveClocks(browser: Browser): void {
  const open = browser.newContext.bind(browser)
  browser.newContext = async options => {
    const context = await open(options)
    await context.clock.install({ time: Date.now() })
    return context
  }
}
