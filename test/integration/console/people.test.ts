import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { type AuditRow, listEvents } from '../../../src/audit/store.ts'
import type { Grant } from '../../../src/auth/roles.ts'
import { SCOPES } from '../../../src/auth/scopes.ts'
import { listUsers } from '../../../src/console/user-store.ts'
import { listHistory } from '../../../src/resources/orders/history-store.ts'
import { placeOrder } from '../../support/orders/place.ts'
import { consoleOperations } from './support/check-answers.ts'
import { OF_ITEMS } from './support/item-cases.ts'
import { OF_OWNERS, OF_SUBSCRIPTIONS } from './support/of-owners.ts'
import { ORDERS_CHANGED, ORDERS_SEEN } from './support/order-cases.ts'
import { addUser, createTestConsole, OUR_PAGE, type SignedIn, type TestConsole } from './support/sign-in.ts'

let page: TestConsole
beforeAll(async () => {
  page = await createTestConsole()
})
afterAll(() => page[Symbol.asyncDispose]())

interface Somebody extends SignedIn {
  readonly id: number
  readonly mailAddress: string
}

let people = 0

/** Somebody of the shop, signed in. */
async function somebody(grant: Grant, shopId = page.shopId): Promise<Somebody> {
  const mailAddress = `person${++people}@test.example`
  const id = await addUser(page.context, shopId, mailAddress, grant)
  return { id, mailAddress, ...(await page.signIn(mailAddress)) }
}

const OWNER = { role: 'owner', scopes: [] } as const
const READ_ONLY = { role: 'read_only', scopes: [] } as const
const STOCK_KEEPER = { role: 'staff', scopes: ['items.read', 'items.update'] } as const

const change = (who: SignedIn, id: number, grant: object, revoke_tokens = false) =>
  who.call('PUT', `/console/api/people/${id}`, { ...grant, revoke_tokens })

const remove = (who: SignedIn, id: number, revoke_tokens = false) =>
  who.call('POST', `/console/api/people/${id}/removal`, { revoke_tokens })

const makeToken = (who: SignedIn, scopes: readonly string[], name = 'Sync') =>
  who.call('POST', '/console/api/tokens', { name, scopes, expires_at: null })

const typeOf = (answer: { statusCode: number; json: () => { type?: string } }) => [
  answer.statusCode,
  answer.json().type?.replace('/errors/', ''),
]

const NOT_ALLOWED = [403, 'console/not-allowed']
const SIGNED_OUT = [401, 'console/signed-out']

function eventsOf(person: string): Promise<AuditRow[]> {
  return listEvents(page.context.db, page.shopId, { kind: null, person, before: null }, 100)
}

/** What each role may not, of the console's operations. */
const REFUSED: readonly [string, Grant, readonly string[]][] = [
  ['an owner', OWNER, []],
  [
    'somebody who only reads',
    READ_ONLY,
    [
      ...[...OF_OWNERS, 'createToken', 'revokeToken', 'sendMailAgain'],
      ...[...ORDERS_CHANGED, 'matchTracking', ...OF_SUBSCRIPTIONS],
      ...['createItemFileUpload', 'attachItemFile', 'detachItemFile', ...OF_ITEMS],
    ],
  ],
  [
    'staff for the stock',
    STOCK_KEEPER,
    [
      ...OF_OWNERS,
      ...['listMails', 'getMail', 'sendMailAgain', 'getBlockList', 'listRequests', 'getRequest'],
      ...['getOrderHistory', 'getOrderFulfilment', ...ORDERS_CHANGED, ...ORDERS_SEEN, 'matchTracking'],
      ...[
        'getStatistics',
        'getSales',
        'getBestSellers',
        'listNewOrders',
        'listLotteries',
        'getDraw',
        'listSubscriptions',
      ],
      ...[...OF_SUBSCRIPTIONS, 'copyItem', 'placeItemCategory', 'undoItemImport'],
    ],
  ],
  ['staff with all scopes', { role: 'staff', scopes: SCOPES }, OF_OWNERS],
]

// R-ROLE-1
describe.each(REFUSED)('%s', (_who, grant, refused) => {
  let who: Somebody
  beforeAll(async () => {
    who = await somebody(grant)
  })

  test('may do what the role allows in the console, and nothing else', async () => {
    const found: string[] = []
    for (const { operationId, method, path, requestBody } of consoleOperations(page.app)) {
      if (operationId.startsWith('sign')) continue
      const url = path.replaceAll('{id}', '2147483647').replaceAll('{unique_key}', 'ZZZZZZZZZZZZZZZZ')
      const answer = await who.call(method, url, requestBody ? {} : undefined)
      if (answer.body.includes('/errors/console/not-allowed')) found.push(operationId)
      else expect([operationId, answer.statusCode]).not.toEqual([operationId, 403])
    }
    expect(found.toSorted()).toEqual(refused.toSorted())
  })

  test('may call of the API what the scopes allow', async () => {
    const scopes =
      grant.role === 'owner'
        ? SCOPES
        : grant.role === 'staff'
          ? grant.scopes
          : SCOPES.filter(scope => scope.endsWith('.read'))
    const paths = (page.app.swagger().paths ?? {}) as Record<string, Record<string, object>>
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        const needed = 'x-scopes' in operation ? (operation['x-scopes'] as typeof scopes) : undefined
        if (needed === undefined) continue
        const url = path
          .replaceAll(/\{unique_key\}/g, 'ZZZZZZZZZZZZZZZZ')
          .replaceAll(/\{\w+\}/g, '2147483647')
        const answer = await who.call(method.toUpperCase() as 'GET', url, method === 'get' ? undefined : {})
        const isRefused = answer.statusCode === 403
        expect([method, path, isRefused]).toEqual([
          ...[method, path],
          needed.some(scope => !scopes.includes(scope)),
        ])
        if (isRefused) expect(answer.json()).toMatchObject({ type: '/errors/auth/forbidden' })
        if (isRefused)
          expect(answer.json<{ detail: string }>().detail).toMatch(/^Your role in this shop lacks /)
      }
    }
  })
})

// R-ROLE-2
describe('an owner', () => {
  test('adds somebody, who signs in with a password that is shown once, and sees everybody', async () => {
    const body = { mail_address: 'Hanako@People.example', ...STOCK_KEEPER }
    const added = await page.call('POST', '/console/api/people', body)
    expect(added.statusCode).toBe(201)
    const { id, password } = added.json<{ id: number; password: string }>()
    const hanako = await page.signIn('hanako@people.example', password)
    const session = (await hanako.call('GET', '/console/api/session')).json<{ user: object }>()
    expect(session.user).toEqual({
      ...{ mail_address: 'hanako@people.example', role: 'staff', must_change_password: true },
      may: ['items.read', 'items.update', 'self', 'shop', 'tokens.read', 'tokens'],
    })
    const { people: listed } = (await page.call('GET', '/console/api/people')).json<{ people: object[] }>()
    const now = '2026-11-20T01:02:03Z'
    expect(listed).toContainEqual({
      ...{ id, mail_address: 'hanako@people.example', ...STOCK_KEEPER, is_self: false, tokens: 0 },
      ...{ second_factor: false, password_is_temporary: true },
      ...{ created_at: now, last_used_at: now },
    })
    expect(listed).toContainEqual(expect.objectContaining({ id: page.userId, is_self: true, role: 'owner' }))
    const [signedIn, event] = await eventsOf('hanako@people.example')
    expect(signedIn).toMatchObject({ kind: 'signed_in', actor_name: 'hanako@people.example' })
    expect(event).toMatchObject({
      ...{ kind: 'person_added', actor: 'person', actor_name: page.mailAddress },
      ...{ subject: 'hanako@people.example', detail: STOCK_KEEPER, network_address: '127.0.0.1' },
    })
  })

  test.each([
    [{ role: 'staff', scopes: [] }, 422, '/scopes'],
    [{ role: 'owner', scopes: ['items.read'] }, 422, '/scopes'],
    [{ role: 'read_only', scopes: ['items.read'] }, 422, '/scopes'],
    [{ role: 'king', scopes: [] }, 400, '/role'],
    [{ role: 'staff', scopes: ['people'] }, 400, '/scopes/0'],
    [{ role: 'staff', scopes: ['items.read', 'items.read'] }, 400, '/scopes'],
    [{ role: 'staff' }, 400, '/scopes'],
    [{ ...OWNER, mail_address: 'no address' }, 400, '/mail_address'],
    [{ ...OWNER, mail_address: 'OWNER@test.example' }, 422, '/mail_address'],
  ])('cannot add %o', async (wrong, status, pointer) => {
    const answer = await page.call('POST', '/console/api/people', { mail_address: 'x@x.example', ...wrong })
    const { errors } = answer.json<{ errors: { pointer: string }[] }>()
    expect([answer.statusCode, errors.map(error => error.pointer)]).toEqual([status, [pointer]])
    expect((await page.trySignIn('x@x.example', 'whatever it is')).statusCode).toBe(401)
    page.pass(15 * 60)
    await page.call('POST', '/console/api/confirmation', { password: 'correct horse 12' })
  })

  test('sees and changes nobody of another shop', async () => {
    const other = await page.makeShop('elsewhere')
    expect(typeOf(await change(page, other.userId, READ_ONLY))).toEqual([404, 'console/not-found'])
    expect(typeOf(await remove(page, other.userId))).toEqual([404, 'console/not-found'])
    const { people: listed } = (await other.call('GET', '/console/api/people')).json<{ people: object[] }>()
    expect(listed).toHaveLength(1)
    expect((await other.call('GET', '/console/api/audit')).body).not.toContain('@people.example')
  })
})

// R-ROLE-2
describe('another role', () => {
  test('counts within a second, in every process, for sessions too', async () => {
    const other = await buildApp(page.context)
    const who = await somebody(OWNER)
    const inOther = async (url: string) =>
      (await other.inject({ url, headers: { ...OUR_PAGE, cookie: who.cookie } })).statusCode
    expect([await inOther('/console/api/people'), await inOther('/api/items')]).toEqual([200, 200])
    expect((await change(page, who.id, { role: 'staff', scopes: ['orders.read'] })).statusCode).toBe(200)
    page.pass(1)
    expect([await inOther('/console/api/people'), await inOther('/api/items')]).toEqual([403, 403])
    expect(typeOf(await who.call('GET', '/console/api/audit'))).toEqual(NOT_ALLOWED)
    await change(page, who.id, OWNER)
    page.pass(1)
    expect([await inOther('/console/api/people'), await inOther('/api/items')]).toEqual([200, 200])
    await other.close()
  })

  test('lets nobody be changed by it any more, even within that second', async () => {
    const who = await somebody(OWNER)
    expect((await who.call('GET', '/console/api/people')).statusCode).toBe(200)
    await change(page, who.id, STOCK_KEEPER)
    expect(typeOf(await change(who, who.id, OWNER))).toEqual(NOT_ALLOWED)
    expect(typeOf(await remove(who, page.userId))).toEqual(NOT_ALLOWED)
    const person = { mail_address: 'friend@x.example', ...OWNER }
    expect(typeOf(await who.call('POST', '/console/api/people', person))).toEqual(NOT_ALLOWED)
    expect(typeOf(await makeToken(who, ['orders.read']))).toEqual([422, 'console/rejected'])
    await change(page, who.id, READ_ONLY)
    expect(typeOf(await makeToken(who, ['items.read']))).toEqual(NOT_ALLOWED)
  })

  test('revokes tokens that may more, when that is wished', async () => {
    const who = await somebody(OWNER)
    await makeToken(who, ['items.read'], 'reads')
    await makeToken(who, ['items.read', 'items.delete'], 'deletes')
    await makeToken(page, ['items.delete'], 'another’s')
    expect((await change(page, who.id, STOCK_KEEPER, true)).json()).toEqual({ revoked_tokens: ['deletes'] })
    const [event] = await eventsOf(who.mailAddress)
    expect(event).toMatchObject({
      kind: 'person_changed',
      detail: { before: { role: 'owner' }, after: STOCK_KEEPER, tokens_revoked: 1, token_names: ['deletes'] },
    })
  })
})

// R-ROLE-2
describe('somebody who is removed', () => {
  test('is signed out within a second, also of the API, and cannot sign in', async () => {
    const who = await somebody(STOCK_KEEPER)
    expect((await remove(page, who.id)).json()).toEqual({ revoked_tokens: [] })
    page.pass(1)
    expect(typeOf(await who.call('GET', '/console/api/session'))).toEqual(SIGNED_OUT)
    expect(typeOf(await who.call('GET', '/api/items'))).toEqual(SIGNED_OUT)
    expect((await page.trySignIn(who.mailAddress, 'correct horse 12')).statusCode).toBe(401)
    expect(typeOf(await remove(page, who.id))).toEqual([404, 'console/not-found'])
  })

  test('leaves tokens that work, or none when that is wished', async () => {
    for (const [revoked, status] of [
      [false, 200],
      [true, 401],
    ] as const) {
      const who = await somebody(STOCK_KEEPER)
      const { secret } = (await makeToken(who, ['items.read'], 'Mine')).json<{ secret: string }>()
      await remove(page, who.id, revoked)
      page.pass(1)
      const headers = { authorization: `Bearer ${secret}` }
      expect((await page.app.inject({ url: '/api/items?limit=1', headers })).statusCode).toBe(status)
    }
  })

  test('makes no token in the second in which the session is still remembered', async () => {
    const who = await somebody(OWNER)
    expect((await who.call('GET', '/console/api/tokens')).statusCode).toBe(200)
    await remove(page, who.id)
    expect([401, 403]).toContain((await makeToken(who, ['items.read'])).statusCode)
  })

  test('is still named in the history of orders and in the audit log', async () => {
    const { key } = await placeOrder(page.context, page.shopId, { method: 'bt', payment: 'unpaid' })
    const who = await somebody({ role: 'staff', scopes: ['orders.read', 'orders.update'] })
    const path = `/console/api/orders/${key}/transfer_confirmation`
    expect((await who.call('POST', path)).statusCode).toBe(204)
    await remove(page, who.id)
    const history = await listHistory(page.context.db, page.shopId, key)
    expect(history.at(-1)).toMatchObject({ by_session: true, token: { name: who.mailAddress } })
    expect(await eventsOf(who.mailAddress)).toMatchObject([
      { kind: 'person_removed', actor_name: page.mailAddress },
      { kind: 'called', actor_name: who.mailAddress, detail: { operation: 'confirmTransfer', path } },
      { kind: 'signed_in' },
    ])
  })
})

// R-ROLE-3
describe('the last owner', () => {
  test('can neither be removed nor be made something less', async () => {
    const shop = await page.makeShop('single')
    await addUser(page.context, shop.shopId, 'reader@single.example', READ_ONLY)
    for (const answer of [await change(shop, shop.userId, READ_ONLY), await remove(shop, shop.userId)]) {
      expect(typeOf(answer)).toEqual([422, 'console/rejected'])
    }
    expect((await change(shop, shop.userId, OWNER)).statusCode).toBe(200)
  })

  test.each([
    ['remove', remove],
    ['demote', (who: SignedIn, id: number) => change(who, id, READ_ONLY)],
  ])('is left by two who %s each other at the same moment', async (what, act) => {
    for (let round = 0; round < 3; round++) {
      const shop = await page.makeShop(`race-${what}-${round}`)
      const other = await somebody(OWNER, shop.shopId)
      const answers = await Promise.all([act(shop, other.id), act(other, shop.userId)])
      const [won, lost] = answers.map(({ statusCode }) => statusCode).toSorted()
      // Whoever is removed before the call is looked at is not signed in any more.
      expect([won, lost]).toEqual([200, what === 'remove' && lost === 401 ? 401 : 403])
      const left = await listUsers(page.context.db, shop.shopId)
      expect(left.filter(({ role }) => role === 'owner')).toHaveLength(1)
    }
  })

  test('is left by two who go at the same moment', async () => {
    const shop = await page.makeShop('both-go')
    const other = await somebody(OWNER, shop.shopId)
    const answers = await Promise.all([remove(shop, shop.userId), remove(other, other.id)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
  })
})

// R-ROLE-4
describe('staff', () => {
  test('make tokens with scopes of their own only, and revoke what they made', async () => {
    const who = await somebody(STOCK_KEEPER)
    const made = await makeToken(who, ['items.read'])
    expect(made.json()).toMatchObject({ token: { made_by: who.mailAddress } })
    const refused = await makeToken(who, ['items.read', 'items.delete'])
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      expect.objectContaining({
        errors: [{ pointer: '/scopes', detail: 'has what you may not do yourself: items.delete' }],
      }),
    ])
    const others = (await makeToken(page, ['items.read'])).json<{ token: { id: number } }>().token.id
    const revoke = (who: SignedIn, id: number) => who.call('POST', `/console/api/tokens/${id}/revocation`)
    expect(typeOf(await revoke(who, others))).toEqual([404, 'console/not-found'])
    const own = made.json<{ token: { id: number } }>().token.id
    expect((await revoke(who, own)).statusCode).toBe(204)
    expect((await revoke(page, own)).statusCode).toBe(204)
    const kinds = (await eventsOf(who.mailAddress)).map(({ kind }) => kind)
    expect(kinds).toEqual(['token_revoked', 'token_made', 'signed_in'])
  })
})

// R-AUDIT-1
describe('the audit log', () => {
  test('tells of settings, block list, and what is changed by the API from the console', async () => {
    const shop = await page.makeShop('noted')
    await shop.call('PUT', '/console/api/settings', { name: 'Noted', price_ceiling: 5000 })
    await shop.call('PUT', '/console/api/settings', { name: 'Noted' })
    await shop.call('POST', '/console/api/block_list', { entry: '@spam.example' })
    await shop.call('DELETE', '/console/api/block_list?entry=@spam.example')
    const item = { type: 'normal', name: 'Bowl', price: 500, item_tax_type: 'standard' }
    expect((await shop.call('POST', '/api/items', item)).statusCode).toBe(200)
    await shop.call('GET', '/api/items')
    await shop.call('POST', '/api/orders/search', {})
    await shop.call('POST', '/api/items', { ...item, price: -1 })
    const all = { kind: null, person: null, before: null }
    const events = await listEvents(page.context.db, shop.shopId, all, 20)
    expect(events.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['called', { operation: 'createItem', path: '/api/items' }],
      ['block_list_changed', { removed: ['@spam.example'] }],
      ['block_list_changed', { added: ['@spam.example'] }],
      [
        'settings_changed',
        { name: { before: 'Test', after: 'Noted' }, price_ceiling: { before: 100_000_000, after: 5000 } },
      ],
      ['signed_in', { by: 'password' }],
    ])
  })

  test('is paged, and filtered by kind and person', async () => {
    const shop = await page.makeShop('paged')
    const other = await page.signIn(shop.mailAddress)
    await other.call('DELETE', '/console/api/session')
    const list = async (query: string) =>
      (await shop.call('GET', `/console/api/audit${query}`)).json<{
        events: { id: number; kind: string }[]
        more: boolean
      }>()
    const first = await list('?limit=2')
    expect([first.events.map(({ kind }) => kind), first.more]).toEqual([['signed_out', 'signed_in'], true])
    const rest = await list(`?limit=2&before=${first.events[1]?.id}`)
    expect([rest.events.map(({ kind }) => kind), rest.more]).toEqual([['signed_in'], false])
    expect((await list('?kind=signed_in')).events).toHaveLength(2)
    expect((await list(`?person=${shop.mailAddress}`)).events).toHaveLength(3)
    expect((await list('?person=nobody')).events).toEqual([])
    for (const query of ['?kind=other', '?limit=0', '?limit=201', '?person=', '?before=-1']) {
      expect((await shop.call('GET', `/console/api/audit${query}`)).statusCode).toBe(400)
    }
  })
})
