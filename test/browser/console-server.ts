/** The demo shop on a server of its own, and people who look at its console. */
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import axe from 'axe-core'
import { type Page, request } from 'playwright-core'
import { expect } from 'vitest'
import { cliJson } from '../contract/support/cli.ts'
import { startServer } from '../contract/support/server.ts'
import { makeOpenFolder } from '../support/open-folder.ts'
import type { Look, Tabs, Watched } from './tabs.ts'

const root = resolve(import.meta.dirname, '../..')

/** A server with the demo shop. */
export interface DemoShop extends AsyncDisposable {
  readonly baseUrl: string
  /** Calls the API with a token that may everything. */
  readonly api: <T>(method: string, path: string, body?: unknown) => Promise<T>
  /** Runs `akinai` with these words on its data, and answers what it says as JSON. */
  readonly cli: <T>(...words: string[]) => Promise<T>
  /** Makes an owner with this mail address, of the demo shop or another, and answers the password. */
  readonly makeOwner: (mailAddress: string, shop?: string) => Promise<string>
}

/** The demo shop, and somebody who may sign in. */
export interface ConsoleServer {
  readonly baseUrl: string
  /** What the somebody signs in with. */
  readonly mailAddress: string
  readonly password: string
  readonly api: DemoShop['api']
  /** A page of somebody signed in. */
  readonly open: (path: string, look?: Look) => Promise<Watched>
}

/** Starts the server, which takes 5 s of CPU. */
export async function startDemoShop(): Promise<DemoShop> {
  const folder = makeOpenFolder('console')
  const server = await startServer(root, join(folder, 'data'), join(folder, 'server.log'))
  const cli = { command: [process.execPath, 'bin/akinai.js'], cwd: root, env: server.env }
  await cliJson(cli, ['demo'])
  const { token } = await cliJson<{ token: string }>(cli, [
    ...['token', 'create', '--shop', 'demo', '--name', 'test', '--scopes', 'all'],
  ])
  return {
    baseUrl: server.baseUrl,
    cli: (...words) => cliJson(cli, words),
    makeOwner: async (mailAddress, shop = 'demo') => {
      const password = 'correct horse 12'
      const words = ['user', 'create', '--shop', shop, '--mail', mailAddress, '--password-stdin']
      await cliJson(cli, words, password)
      return password
    },
    api: async (method, path, body) => {
      const answer = await fetch(server.baseUrl + path, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
      return answer.status === 204 ? undefined : JSON.parse(await answer.text())
    },
    async [Symbol.asyncDispose]() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Makes an owner of the shop and signs them in. */
export async function openConsole(
  { baseUrl, api, makeOwner }: DemoShop,
  tabs: Tabs,
  mailAddress: string,
): Promise<ConsoleServer> {
  const password = await makeOwner(mailAddress)
  const caller = await request.newContext()
  // What the form sends, which tests of signing in fill in; here it would take 2 s of CPU.
  const answer = await caller.post(`${baseUrl}/console/api/session`, {
    headers: { origin: baseUrl, 'x-akinai-console': '1' },
    data: { mail_address: mailAddress, password },
  })
  if (!answer.ok()) throw new Error(`signing in: ${answer.status()} ${await answer.text()}`)
  // Proof again of who it is, for 5 minutes: one test tries the dialog that asks for it.
  const proof = await caller.post(`${baseUrl}/console/api/confirmation`, {
    headers: { origin: baseUrl, 'x-akinai-console': '1' },
    data: { password },
  })
  if (!proof.ok()) throw new Error(`proving who it is: ${proof.status()} ${await proof.text()}`)
  const { cookies } = await caller.storageState()
  await caller.dispose()
  return {
    ...{ baseUrl, mailAddress, password, api },
    open: (path, look) => tabs.open(cookies, path, look),
  }
}

/** Sends a call of the console from within a page, and answers what came back. Throws when it is refused. */
export async function send<T>(page: Page, path: string, body: object): Promise<T> {
  const headers = { 'x-akinai-console': '1', 'content-type': 'application/json' }
  const call = JSON.stringify({ method: 'POST', headers, body: JSON.stringify(body) })
  const [status, answer] = await page.evaluate<[number, T]>(
    `fetch('${path}', ${call}).then(async answer => [answer.status, await answer.json()])`,
  )
  if (status >= 300) throw new Error(`${path} answered ${status}`)
  return answer
}

/** Goes on as a link does. Opening an address anew takes 0.6 s of CPU, this 0.1 s. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(`history.pushState(null, '', ${JSON.stringify(`/console/${path}`)})`)
}

/** What a page complained of, but for answers of these statuses, which the browser notes and the page shows. */
export function withoutStatus(faults: readonly string[], ...statuses: readonly number[]): string[] {
  return faults.filter(fault => !statuses.some(status => fault.includes(`status of ${status}`)))
}

/** What axe finds against WCAG 2.2 A and AA, and against good practice, each with where. */
export async function findBarriers(page: Page): Promise<string[]> {
  // Evaluated by the debugger, which no policy of the page forbids; once a document, since it takes 0.2 s of CPU.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source)
  // A colour on its way to another is neither of them.
  await page.evaluate(`Promise.allSettled(document.getAnimations()
    .filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime)).map(({ finished }) => finished))`)
  return page.evaluate<string[]>(`axe.run({ resultTypes: ['violations'] }).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 200))))`)
}

/** Looks whether a page is as it should be, in its language, scheme and width; keeps a picture where AKINAI_PICTURES says. */
export async function judge(page: Page, what: string): Promise<void> {
  const overflows = await page.evaluate('document.documentElement.scrollWidth > innerWidth')
  expect([what, overflows, await findBarriers(page)]).toEqual([what, false, []])
  if (process.env.AKINAI_PICTURES) {
    await page.screenshot({ path: `${process.env.AKINAI_PICTURES}/${what}.png`, fullPage: true })
  }
}

/** Waits until all that a page loads is there. */
export async function isShown(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('.mantine-Skeleton-root').first().waitFor({ state: 'detached' })
}
