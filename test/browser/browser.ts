/** Chromium, where there is one. */
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const found = [process.env.CHROMIUM_PATH, ...PLACES].find(path => path !== undefined && existsSync(path))

/** Whether the browser tests can run; says so once when they cannot. */
export function hasBrowser(): boolean {
  if (found === undefined)
    console.warn('browser: skipped, since no Chromium was found (CHROMIUM_PATH can name one)')
  return found !== undefined
}

/** Starts Chromium without anything that would call out by itself. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(found === undefined ? {} : { executablePath: found }),
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
}
