import { describe, expect } from 'vitest'
import { type AuditEvent, recordEvent } from '../../src/audit/record.ts'
import { listEvents } from '../../src/audit/store.ts'
import { sweepAudit } from '../../src/audit/sweep.ts'
import { createToken } from '../../src/auth/store.ts'
import { insertUser } from '../../src/console/user-store.ts'
import { createTestShop, type TestContext } from '../support/context.ts'
import { test } from '../support/fixture.ts'

const ALL = { kind: null, person: null, before: null }

/** Notes an event of the shop, at the clock's time. */
function note(context: TestContext, shopId: number, event: Partial<AuditEvent>): Promise<void> {
  const whole = { shopId, actor: 'system', kind: 'called', address: null, at: context.clock.now() } as const
  return context.db.transaction(transaction => recordEvent(transaction, { ...whole, ...event }))
}

let shops = 0
const freshShop = (context: TestContext) => createTestShop(context, `audited${++shops}`)

const daysAgo = (context: TestContext, days: number) =>
  new Date(context.clock.now().getTime() - days * 24 * 60 * 60 * 1000)

// R-AUDIT-1
test('an event tells who did what to whom, when and from where', async ({ context }) => {
  const shopId = await freshShop(context)
  const now = context.clock.now()
  const userId = await insertUser(context.db, shopId, {
    ...{ mailAddress: 'Hanako@audit.example', passwordHash: 'x', now },
  })
  const { id: tokenId } = await createToken(context.db, shopId, {
    ...{ name: 'stock sync', scopes: [], expiresAt: null, now },
  })
  await note(context, shopId, {
    ...{ actor: { userId: userId ?? 0, tokenId }, kind: 'token_made', subject: 'labels' },
    ...{ detail: { scopes: ['items.read'] }, address: '192.0.2.7' },
  })
  await note(context, shopId, { actor: { tokenId }, kind: 'called' })
  await note(context, shopId, { actor: 'stranger', kind: 'sign_in_failed', subject: 'hanako@audit.example' })
  const nothing = { subject: null, detail: {}, network_address: null, at: now }
  expect(await listEvents(context.db, shopId, ALL, 10)).toMatchObject([
    { ...nothing, kind: 'sign_in_failed', actor: 'stranger', subject: 'hanako@audit.example' },
    { ...nothing, kind: 'called', actor: 'program', actor_name: 'stock sync' },
    {
      ...{ kind: 'token_made', actor: 'person', actor_name: 'hanako@audit.example', at: now },
      ...{ subject: 'labels', detail: { scopes: ['items.read'] }, network_address: '192.0.2.7' },
    },
  ])
  const ofHanako = await listEvents(context.db, shopId, { ...ALL, person: 'hanako@audit.example' }, 10)
  expect(ofHanako.map(({ kind }) => kind)).toEqual(['sign_in_failed', 'token_made'])
  // Addresses are kept in small letters, however they are written.
  const asWritten = await listEvents(context.db, shopId, { ...ALL, person: 'Hanako@Audit.example' }, 10)
  expect(asWritten).toEqual(ofHanako)
  expect(await listEvents(context.db, await freshShop(context), ALL, 10)).toEqual([])
})

// R-AUDIT-1
test('an event is there when its effect is, and only then', async ({ context }) => {
  const shopId = await freshShop(context)
  const failing = context.db.transaction(async transaction => {
    const at = context.clock.now()
    await recordEvent(transaction, { shopId, actor: 'system', kind: 'called', address: null, at })
    throw new Error('no effect')
  })
  await expect(failing).rejects.toThrow('no effect')
  expect(await listEvents(context.db, shopId, ALL, 10)).toEqual([])
})

// R-AUDIT-2
test.for([
  `update audit_events set detail = '{}'`,
  `update audit_events set at = at - interval '1 year'`,
  'delete from audit_events',
  'truncate audit_events',
])('%s is refused', async (sql, { context, outside }) => {
  const shopId = await freshShop(context)
  await note(context, shopId, {})
  await expect(outside.query(sql)).rejects.toMatchObject({ code: '42501' })
  expect(await listEvents(context.db, shopId, ALL, 10)).toHaveLength(1)
})

// R-AUDIT-2
test('events go with their shop', async ({ context, outside }) => {
  const shopId = await freshShop(context)
  await note(context, shopId, {})
  await outside.query('delete from shops where id = $1', [shopId])
  expect(await listEvents(context.db, shopId, ALL, 10)).toEqual([])
})

// R-AUDIT-3
describe('what is kept', () => {
  test('is 400 days, 30 of what strangers cause', async ({ context }) => {
    const shopId = await freshShop(context)
    for (const days of [401, 399, 31, 29]) {
      await note(context, shopId, { at: daysAgo(context, days), kind: 'signed_in' })
      await note(context, shopId, { at: daysAgo(context, days), kind: 'sign_in_failed' })
    }
    expect(await sweepAudit(context)).toBe(4)
    const events = await listEvents(context.db, shopId, ALL, 10)
    expect(events.map(({ kind, at }) => [kind, at])).toEqual([
      ['sign_in_failed', daysAgo(context, 29)],
      ['signed_in', daysAgo(context, 29)],
      ['signed_in', daysAgo(context, 31)],
      ['signed_in', daysAgo(context, 399)],
    ])
  })

  test('are the newest events of each shop', async ({ context }) => {
    const [full, other] = [await freshShop(context), await freshShop(context)]
    for (const subject of ['1', '2', '3', '4', '5']) await note(context, full, { subject })
    await note(context, other, { subject: '1' })
    await sweepAudit(context, 3)
    const left = await listEvents(context.db, full, ALL, 10)
    expect(left.map(({ subject }) => subject)).toEqual(['5', '4', '3'])
    expect(await listEvents(context.db, other, ALL, 10)).toHaveLength(1)
  })

  test('are 40 failures to sign in an hour', async ({ context }) => {
    const shopId = await freshShop(context)
    const fail = () => note(context, shopId, { kind: 'sign_in_failed', actor: 'stranger' })
    for (let count = 0; count < 43; count++) await fail()
    expect(await listEvents(context.db, shopId, ALL, 100)).toHaveLength(40)
    context.setTime(new Date(context.clock.now().getTime() + 60 * 60 * 1000).toISOString())
    await fail()
    expect(await listEvents(context.db, shopId, ALL, 100)).toHaveLength(41)
  })
})
