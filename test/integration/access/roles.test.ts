/** What roles may not: every operation of both documents, by a session of each role and of staff with each set of scopes. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import pg from '#pg'
import { SCOPES } from '../../../src/auth/scopes.ts'
import { bytesOf, REQUEST_ID } from '../../contract/support/access/bytes.ts'
import {
  type AnyDocument,
  type Documented,
  documentedOperations,
} from '../../contract/support/access/documented.ts'
import { askFor, NOTHING, type Target } from '../../contract/support/access/requests.ts'
import { createTestConsole, type TestConsole } from '../console/support/sign-in.ts'
import { fingerprint } from './support/fingerprint.ts'
import { newTarget } from './support/target.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const read = (file: string) => JSON.parse(readFileSync(join(ROOT, 'openapi', file), 'utf8')) as AnyDocument
const consoleOperations = documentedOperations(read('console.json')).filter(each =>
  each.asks.includes('session'),
)
const apiOperations = documentedOperations(read('openapi.json')).filter(each => each.asks.includes('token'))

/** A role, with the scopes that were chosen for staff. */
interface Grant {
  readonly role: 'owner' | 'staff' | 'read_only'
  readonly scopes: readonly string[]
}

const READING = ['user.read', 'items.read', 'orders.read']

/** What each role has, as R-ROLE-1 promises it. */
function has({ role, scopes }: Grant, need: string): boolean {
  if (role === 'owner') return true
  const allowed = role === 'staff' ? scopes : READING
  if ((SCOPES as readonly string[]).includes(need)) return allowed.includes(need)
  if (need === 'log') return READING.every(scope => allowed.includes(scope))
  if (need === 'tokens') return role === 'staff'
  return ['self', 'shop', 'tokens.read'].includes(need)
}

const may = (grant: Grant, { needs, scopes }: Documented) =>
  [...needs, ...scopes].every(need => has(grant, need))

const GRANTS: readonly Grant[] = [
  { role: 'read_only', scopes: [] },
  ...SCOPES.map((scope): Grant => ({ role: 'staff', scopes: [scope] })),
  ...SCOPES.map((missing): Grant => ({ role: 'staff', scopes: SCOPES.filter(scope => scope !== missing) })),
]

let page: TestConsole
let outside: pg.Client
let ours: Target
let before: Record<string, string>
beforeAll(async () => {
  page = await createTestConsole()
  outside = new pg.Client(page.context.address)
  await outside.connect()
  ours = await newTarget(page.context, page)
  before = await fingerprint(outside)
})
afterAll(async () => {
  await outside.end()
  await page[Symbol.asyncDispose]()
})

/** Changes what the person may. */
async function give({ role, scopes }: Grant): Promise<void> {
  await outside.query('update users set role = $1, scopes = $2 where shop_id = $3 and id = $4', [
    ...[role, scopes, page.shopId, page.userId],
  ])
}

/** The same, and waits until it counts: the session's check sees it within a second. */
async function become(grant: Grant): Promise<void> {
  await give(grant)
  page.pass(2)
}

async function send(operation: Documented, target: Target) {
  const { method, path, json } = askFor(operation, target)
  const { statusCode: status, headers, body: text } = await page.call(method, path, json, REQUEST_ID)
  return { status, text, bytes: bytesOf({ status, headers, text }) }
}

// R-ROLE-1
describe('a session', () => {
  test('needs something for every operation of the console', () => {
    const without = consoleOperations.filter(({ needs }) => needs.length !== 1)
    expect(without.map(({ name }) => name)).toEqual([])
  })

  // R-ROLE-2
  test('tells its person of another role when that counts, and not before', async () => {
    const told = async () =>
      (await page.call('GET', '/console/api/session'))
        .json<{ user: { may: readonly string[] } }>()
        .user.may.includes('people')
    const counts = async () => (await page.call('GET', '/console/api/people')).statusCode === 200
    for (const [role, isOwner] of [
      ['staff', false],
      ['owner', true],
      ['read_only', false],
    ] as const) {
      const was = await counts()
      await give({ role, scopes: [] })
      expect([await told(), await counts()], role).toEqual([was, was])
      page.pass(2)
      expect([await told(), await counts()], role).toEqual([isOwner, isOwner])
    }
  })

  test.each(GRANTS)('of $role with $scopes is refused whatever it may not', async grant => {
    await become(grant)
    const refused = [...consoleOperations, ...apiOperations].filter(operation => !may(grant, operation))
    expect(refused.length).toBeGreaterThan(3)
    for (const operation of refused) {
      const { bytes, status, text } = await send(operation, ours)
      const type = operation.asks.includes('token') ? 'auth/forbidden' : 'console/not-allowed'
      expect([operation.name, status, JSON.parse(text).type]).toEqual([
        operation.name,
        403,
        `/errors/${type}`,
      ])
      // Nor does the refusal tell whether there is such a thing.
      if (operation.ids.length === 0) continue
      expect((await send(operation, { ...ours, ids: NOTHING })).bytes, operation.name).toEqual(bytes)
    }
  })

  test.each(GRANTS)('of $role with $scopes sees what it may see', async grant => {
    await become(grant)
    const shown = [...consoleOperations, ...apiOperations].filter(
      operation => operation.method === 'GET' && may(grant, operation),
    )
    for (const operation of shown) {
      const { status, text } = await send(operation, { ...ours, ids: NOTHING })
      expect([operation.name, [200, 404].includes(status), text]).toEqual([operation.name, true, text])
    }
  })

  test('has changed nothing by what was refused', async () => {
    await become({ role: 'owner', scopes: [] })
    expect(await fingerprint(outside)).toEqual(before)
  })
})
