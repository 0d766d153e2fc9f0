/** The demo shop on a server of its own, and people who look at its console. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import axe from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { cliJson } from '../contract/support/cli.ts'
import { startServer } from '../contract/support/server.ts'
import { isOfMovedClock, launchBrowser } from './browser.ts'

const root = resolve(import.meta.dirname, '../..')
const MAIL = 'console@example.jp'

/** How somebody looks at the console. */
export interface Look {
  readonly language?: 'ja' | 'en'
  readonly scheme?: 'light' | 'dark'
  readonly width?: number
  /** Nobody is signed in. Default false. */
  readonly signedOut?: boolean
}

/** A page with all that it complained of: messages of the browser, faults, refusals of the policy, foreign addresses. */
interface Watched {
  readonly page: Page
  readonly faults: string[]
}

/** A server with the demo shop and somebody who may sign in. */
export interface ConsoleServer {
  readonly baseUrl: string
  /** What the somebody signs in with. */
  readonly mailAddress: string
  readonly password: string
  /** Calls the API with a token that may everything. */
  readonly api: <T>(method: string, path: string, body?: unknown) => Promise<T>
  /** A page of somebody signed in. */
  readonly open: (path: string, look?: Look) => Promise<Watched>
  readonly stop: () => Promise<void>
}

/** Starts all of it. */
export async function startConsole(): Promise<ConsoleServer> {
  const folder = await mkdtemp(join(tmpdir(), 'akinai-console-'))
  const server = await startServer(root, join(folder, 'data'), join(folder, 'server.log'))
  const cli = { command: [process.execPath, 'bin/akinai.js'], cwd: root, env: server.env }
  await cliJson(cli, ['demo'])
  const password = 'correct horse 12'
  const person = ['user', 'create', '--shop', 'demo', '--mail', MAIL, '--password-stdin']
  await cliJson(cli, person, password)
  const { token } = await cliJson<{ token: string }>(cli, [
    ...['token', 'create', '--shop', 'demo', '--name', 'test', '--scopes', 'all'],
  ])
  const browser = await launchBrowser()
  const cookies = await signIn(browser, server.baseUrl, password)
  return {
    baseUrl: server.baseUrl,
    mailAddress: MAIL,
    password,
    api: async (method, path, body) => {
      const answer = await fetch(server.baseUrl + path, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
      return answer.status === 204 ? undefined : JSON.parse(await answer.text())
    },
    open: (path, look) =>
      openPage(browser, server.baseUrl + path, look?.signedOut ? [] : cookies, look ?? {}),
    stop: async () => {
      await browser.close()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** Signs in through the page, once for all pages. */
async function signIn(browser: Browser, baseUrl: string, password: string): Promise<Cookies> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${baseUrl}/console/sign-in`)
  await page.locator('input[type=password]').fill(password)
  await page.locator('input').first().fill(MAIL)
  await page.locator('button[type=submit]').click()
  await page.getByRole('navigation').first().waitFor()
  // Proof again of who it is, for 5 minutes: one test tries the dialog that asks for it.
  await send(page, '/console/api/confirmation', { password })
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

/** Sends a call of the console from within a page. Throws when it is refused. */
export async function send(page: Page, path: string, body: object): Promise<void> {
  const headers = { 'x-akinai-console': '1', 'content-type': 'application/json' }
  const call = JSON.stringify({ method: 'POST', headers, body: JSON.stringify(body) })
  const status = await page.evaluate<number>(`fetch('${path}', ${call}).then(({ status }) => status)`)
  if (status >= 300) throw new Error(`${path} answered ${status}`)
}

async function openPage(
  browser: Browser,
  url: string,
  cookies: Cookies,
  { language = 'ja', scheme = 'light', width = 1440 }: Look,
): Promise<Watched> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    locale: language === 'ja' ? 'ja-JP' : 'en-GB',
    reducedMotion: 'reduce',
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const faults: string[] = []
  const { origin } = new URL(url)
  page.on('console', message => {
    if (message.type() === 'error' && !isOfMovedClock(message.text())) faults.push(message.text())
  })
  page.on('pageerror', error => faults.push(error.message))
  page.on('dialog', async dialog => {
    faults.push(`a dialog says ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('request', request => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url())) {
      faults.push(`asks ${request.url()}`)
    }
  })
  await page.goto(url)
  return { page, faults }
}

/** What a page complained of, but for answers of these statuses, which the browser notes and the page shows. */
export function withoutStatus(faults: readonly string[], ...statuses: readonly number[]): string[] {
  return faults.filter(fault => !statuses.some(status => fault.includes(`status of ${status}`)))
}

/** What axe finds against WCAG 2.2 A and AA, and against good practice, each with where. */
export async function findBarriers(page: Page): Promise<string[]> {
  // Evaluated by the debugger, which no policy of the page forbids.
  await page.evaluate(axe.source)
  return page.evaluate<string[]>(`axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => id + ': ' + html.slice(0, 200))))`)
}
