/** What a person sees at the start: the addresses, and on an empty database the demo shop with a token to try. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AuditEvent, recordEvent } from './audit/record.ts'
import { SCOPES } from './auth/scopes.ts'
import { createToken } from './auth/store.ts'
import { generatePassword, hashPassword } from './console/password.ts'
import { insertUser } from './console/user-store.ts'
import type { Context } from './context.ts'
import { DEMO_USER, isDemoUnused, type SignIn } from './demo-sign-in.ts'
import { serverFilesOf } from './lib/data-folders.ts'
import { say } from './lib/say.ts'
import { countShops, findShopByKey, listShopKeys } from './shops/store.ts'
import { DEMO_KEY, isDemoUnfinished } from './transfer/demo.ts'
import { loadDemoApart } from './transfer/load-demo-apart.ts'

/** A token made for this start, and who can sign in to the console; undefined when there was such a user before. */
export interface Demo {
  readonly token: string
  readonly signIn: SignIn | undefined
}

/** Shops whose storefronts are named at the start. */
const MAX_SHOPS = 3

/** How a demo comes into being, where it is not as at a start. */
export interface DemoMaking {
  /** For a context that another process would not come to. */
  readonly load?: (context: Context) => Promise<unknown>
  /** Told, before it begins, what is being done. */
  readonly say?: (line: string) => void
}

/**
 * Fills an empty database with the demo shop and makes a token and a user for it, unless AKINAI_DEMO is off. A load that
 * was cut short by the end of the process is finished.
 */
export async function prepareDemo(
  context: Context,
  { load = loadDemoApart, say = printLine }: DemoMaking = {},
): Promise<Demo | undefined> {
  if (!context.config.demo) return undefined
  if ((await countShops(context.db)) > 0 && !(await isDemoUnfinished(context))) return undefined
  say('Making the demo shop, with 44 items, their pictures and orders: some 5 seconds …')
  await load(context)
  const shop = await findShopByKey(context.db, DEMO_KEY)
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

/** Prints where everything is. */
export async function printAddresses({ db, baseUrl, payments, notices }: Context): Promise<void> {
  const shops = await listShopKeys(db, MAX_SHOPS)
  print([
    `Akinai listens on ${baseUrl}`,
    ...shops.map(key => storefront(baseUrl, key)),
    `Console      ${baseUrl}/console/`,
    `Reference    ${baseUrl}/docs/`,
    ...(payments.gateway.name === 'simulator' ? ['Payments     simulated: no money moves'] : []),
    ...notices,
  ])
}

/**
 * Prints what to do next. The demo's password and token are printed to a terminal only; what else is printed to is kept and
 * read by others, and gets the name of a file that is the server's alone (R-DEMO-2).
 */
export async function printNextStep(
  context: Context,
  demo: Demo | undefined,
  isTerminal = process.stdout.isTTY,
): Promise<void> {
  const { baseUrl } = context
  if (demo === undefined) return print([...(await nextStep(context)), ''])
  const shop = storefront(baseUrl, DEMO_KEY)
  if (isTerminal) {
    return print(['', 'The demo shop is ready.', shop, '', ...waysIn(demo, baseUrl), ...AGAIN, ''])
  }
  const file = await writeWaysIn(context, waysIn(demo, baseUrl))
  print([
    '',
    'The demo shop is ready.',
    shop,
    `How to sign in, and a token to try, are in ${file}`,
    ...AGAIN,
    '',
  ])
}

/** Says that the demo could not be made, which is no reason not to serve: the next start tries again. */
export function printNoDemo(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error)
  print(['', reason, 'Akinai goes on without it. To try again: npx akinai demo', ''])
}

function printLine(line: string): void {
  print(['', line])
}

function print(lines: readonly string[]): void {
  say(`${lines.join('\n')}\n`)
}

function storefront(baseUrl: string, key: string): string {
  return `Storefront   ${baseUrl}/shops/${key}`
}

const AGAIN = ['A new password, whenever this one is lost: npx akinai demo sign-in']

function waysIn({ token, signIn }: Demo, baseUrl: string): string[] {
  return [
    ...(signIn ? ['Sign in to the console:', `  ${signIn.mailAddress}`, `  ${signIn.password}`] : []),
    'Or call the API with this token, which has all scopes and is shown only now:',
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

async function nextStep(context: Context): Promise<string[]> {
  if ((await countShops(context.db)) === 0) {
    return ['No shop yet: npx akinai shop create --shop-id KEY --name NAME --mail ADDRESS']
  }
  if (await isDemoUnused(context)) {
    return ['Nobody has signed in to the demo shop yet. Its sign-in: npx akinai demo sign-in']
  }
  return [
    'A sign-in:  npx akinai user create --shop KEY --mail ADDRESS',
    'A token:    npx akinai token create --shop KEY --name NAME --scopes all',
    'The shops:  npx akinai shop list',
  ]
}
