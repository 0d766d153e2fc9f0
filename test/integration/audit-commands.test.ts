/** Commands that change or take out something leave their entry in the audit log (R-AUDIT-1). */
import { rm, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { listEvents } from '../../src/audit/store.ts'
import { markSent } from '../../src/mail/store.ts'
import { findShopByKey } from '../../src/shops/store.ts'
import { environmentFor, runAkinai } from '../support/command-line.ts'
import type { TestContext } from '../support/context.ts'
import type { CommandResult } from '../support/desk.ts'
import { test } from '../support/fixture.ts'
import { makeOpenFolder } from '../support/open-folder.ts'
import { placeOrder } from '../support/orders/place.ts'
import { mailTo } from './mail/support/orders.ts'
import { categoryOf } from './transfer/support/documents.ts'

const BY_COMMAND = { actor: 'operator', actor_name: userInfo().username, network_address: null }

let folder: string
test.beforeAll(async () => {
  folder = makeOpenFolder('audit')
})
test.afterAll(() => rm(folder, { recursive: true }))

async function run(context: TestContext, ...args: string[]): Promise<CommandResult> {
  // Where the files of the demo would lie.
  const env = { ...environmentFor(context.address), AKINAI_DATA_DIR: join(folder, 'data') }
  return runAkinai(args, env)
}

async function eventsOf({ db }: TestContext, shopId: number) {
  const events = await listEvents(db, shopId, { kind: null, person: null, before: null }, 20)
  return events.toReversed()
}

test('of what changes an order, sends a mail again or a setting: with the command', async ({
  context,
  shopId,
}) => {
  const order = await placeOrder(context, shopId, { method: 'bt', payment: 'unpaid' })
  const mail = await mailTo(context, shopId, 'hanako@example.jp')
  await markSent(context.db, mail, context.clock.now())
  const answers = [
    await run(context, 'order', 'confirm-transfer', '--shop', 'test', order.key),
    await run(context, 'order', 'confirm-transfer', '--shop', 'test', order.key),
    await run(context, 'mail', 'resend', '--shop', 'test', String(mail.id)),
    await run(context, 'mail', 'resend', '--shop', 'test', String(mail.id)),
    await run(context, 'shop', 'settings', '--shop', 'test', 'name=Tea'),
  ]
  expect(answers.map(({ code }) => code)).toEqual([0, 1, 0, 0, 0])
  expect(await eventsOf(context, shopId)).toMatchObject([
    { ...BY_COMMAND, kind: 'called', detail: { command: 'order confirm-transfer', order: order.key } },
    { ...BY_COMMAND, kind: 'called', detail: { command: 'mail resend', mail: mail.id } },
    { ...BY_COMMAND, kind: 'settings_changed', detail: { name: { after: 'Tea' } } },
  ])
})

test('of imports and exports: their beginning before anything is done, their end with its counts', async ({
  context,
}) => {
  const [documents, copy] = [join(folder, 'in.ndjson'), join(folder, 'out.ndjson')]
  await writeFile(documents, `${JSON.stringify(categoryOf(1, '茶'))}\n{"kind":"nonsense"}\n`)
  const make = ['shop', 'create', '--shop-id', 'moved', '--name', 'Moved', '--mail', 'moved@example.jp']
  await run(context, ...make)
  const shopId = (await findShopByKey(context.db, 'moved'))?.id ?? 0
  const imported = await run(context, 'import', documents, '--shop', 'moved', '--json')
  expect(imported.code, imported.stdout + imported.stderr).toBe(1)
  await run(context, 'export', '--shop', 'moved', '--output', copy)
  expect((await run(context, 'export', '--shop', 'moved')).code).toBe(0)
  expect(await eventsOf(context, shopId)).toMatchObject([
    { ...BY_COMMAND, kind: 'shop_made' },
    { ...BY_COMMAND, kind: 'import_begun' },
    { ...BY_COMMAND, kind: 'import_ended', detail: { imported: { category: 1 }, skipped: 0, refused: 1 } },
    { ...BY_COMMAND, kind: 'export_begun' },
    { ...BY_COMMAND, kind: 'export_ended', detail: { shop: 1, category: 1, item: 0, order: 0 } },
    { ...BY_COMMAND, kind: 'export_begun' },
    { ...BY_COMMAND, kind: 'export_ended' },
  ])
})
