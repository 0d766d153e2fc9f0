/** What a person sees at the start: the address, and on an empty database the demo shop with a token to try. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AuditEvent, recordEvent } from './audit/record.ts'
import { SCOPES } from './auth/scopes.ts'
import { createToken } from './auth/store.ts'
import { generatePassword, hashPassword } from './console/password.ts'
import { insertUser } from './console/user-store.ts'
import type { Context } from './context.ts'
import { serverFilesOf } from './lib/data-folders.ts'
import { countShops, findShopByKey, listShopKeys } from './shops/store.ts'
import { isDemoUnfinished } from './transfer/demo.ts'
import { loadDemoApart } from './transfer/load-demo-apart.ts'

/** A token made for this start, and who can sign in to the console; undefined when there was such a user before. */
export interface Demo {
  readonly token: string
  readonly signIn: { readonly mailAddress: string; readonly password: string } | undefined
}

/** Shops whose storefronts are named at the start. */
const MAX_SHOPS = 3

const DEMO_USER = 'demo@akinai.example'

/**
 * Fills an empty database with the demo shop and makes a token and a user for it, unless AKINAI_DEMO is off. A load that
 * was cut short by the end of the process is finished. `load` is for a context that another process would not come to.
 */
export async function prepareDemo(
  context: Context,
  load: (context: Context) => Promise<unknown> = loadDemoApart,
): Promise<Demo | undefined> {
  if (!context.config.demo) return undefined
  if ((await countShops(context.db)) > 0 && !(await isDemoUnfinished(context))) return undefined
  await load(context)
  const shop = await findShopByKey(context.db, 'demo')
  if (shop === undefined) throw new Error('The demo shop was loaded but is not there')
  const now = context.clock.now()
  const password = generatePassword()
  const passwordHash = await hashPassword(password)
  const { made, user } = await context.db.transaction(async tx => {
    const note = (event: Pick<AuditEvent, 'kind' | 'subject' | 'detail'>) =>
      recordEvent(tx, { shopId: shop.id, actor: 'system', address: null, at: now, ...event })
    const name = 'First token of the demo'
    const made = await createToken(tx, shop.id, { name, scopes: SCOPES, expiresAt: null, now })
    await note({ kind: 'token_made', subject: name, detail: { id: made.id, scopes: SCOPES } })
    const user = await insertUser(tx, shop.id, { mailAddress: DEMO_USER, passwordHash, now })
    if (user !== undefined)
      await note({ kind: 'person_added', subject: DEMO_USER, detail: { role: 'owner' } })
    return { made, user }
  })
  return { token: made.token, signIn: user === undefined ? undefined : { mailAddress: DEMO_USER, password } }
}

/**
 * Prints the address and what to do next. The demo's password and token are printed to a terminal only; what else is
 * printed to is kept and read by others, and gets the name of a file that is the server's alone (R-DEMO-2).
 */
export async function printWelcome(
  context: Context,
  demo: Demo | undefined,
  isTerminal = process.stdout.isTTY,
): Promise<void> {
  const { baseUrl, notices, payments } = context
  const shops = await listShopKeys(context.db, MAX_SHOPS)
  const lines = [
    `Akinai listens on ${baseUrl}`,
    ...shops.map(key => `Storefront   ${baseUrl}/shops/${key}`),
    `Console      ${baseUrl}/console/`,
    `Reference    ${baseUrl}/docs/`,
    ...(payments.gateway.name === 'simulator' ? ['Payments     simulated: no money moves'] : []),
    ...notices,
  ]
  if (demo === undefined) lines.push(...(await nextStep(context)))
  else if (isTerminal) {
    lines.push('', 'The demo shop is ready. What follows is shown only now.', ...waysIn(demo, baseUrl))
  } else {
    const file = await writeWaysIn(context, waysIn(demo, baseUrl))
    lines.push('', `The demo shop is ready. How to sign in, and a token to try, are in ${file}`)
  }
  process.stdout.write(`${lines.join('\n')}\n\n`)
}

function waysIn({ token, signIn }: Demo, baseUrl: string): string[] {
  return [
    ...(signIn ? ['Sign in to the console:', `  ${signIn.mailAddress}`, `  ${signIn.password}`] : []),
    'Or call the API with this token, which has all scopes:',
    `  curl -H 'Authorization: Bearer ${token}' '${baseUrl}/api/items?limit=2'`,
  ]
}

async function writeWaysIn({ config }: Context, lines: readonly string[]): Promise<string> {
  const folder = serverFilesOf(config.dataDir)
  const file = join(folder, 'first-sign-in.txt')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await rm(file, { force: true })
  // Made here and now, or not at all: never through a link.
  await writeFile(file, `${lines.join('\n')}\n`, { flag: 'wx', mode: 0o600 })
  return file
}

async function nextStep({ db }: Context): Promise<string[]> {
  if ((await countShops(db)) === 0) {
    return ['No shop yet: npx akinai shop create --shop-id KEY --name NAME --mail ADDRESS']
  }
  return [
    'A sign-in:  npx akinai user create --shop KEY --mail ADDRESS',
    'A token:    npx akinai token create --shop KEY --name NAME --scopes all',
  ]
}
