/** `akinai item`, `subscription` and `lottery`. */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { findItemFiles } from '../../../src/checkout/digital/file-store.ts'
import { addDigitalItem, addDraw, addSubscription } from '../../support/checkout/after-purchase.ts'
import { environmentFor, runAkinai } from '../../support/command-line.ts'
import { createTestShop } from '../../support/context.ts'
import type { CommandResult } from '../../support/desk.ts'
import { test } from '../../support/fixture.ts'
import { placeOrder } from '../../support/orders/place.ts'

let folder: string
let shopId: number
let run: (...args: string[]) => Promise<CommandResult>
test.beforeAll(async ({ context }) => {
  folder = await mkdtemp(join(tmpdir(), 'akinai-after-'))
  // Where root runs the tests, the command is another user's.
  await chmod(folder, 0o777)
  const env = { ...environmentFor(context.address), AKINAI_DATA_DIR: join(folder, 'data') }
  shopId = await createTestShop(context, 'sells')
  run = (...args) => runAkinai([...args, '--shop', 'sells'], env)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

// R-DOWNLOAD-1, R-CLI-1
test('akinai item: attaches a file, tells of it and takes it away', async ({ context }) => {
  const item = `${await addDigitalItem(context, shopId, '楽譜')}`
  const file = join(folder, '楽譜.PDF')
  await writeFile(file, '%PDF-1.7')
  const attached = await run('item', 'attach-file', item, file, '--json')
  expect([attached.code, attached.stderr]).toEqual([0, ''])
  expect(JSON.parse(attached.stdout)).toMatchObject({
    item: { name: '楽譜', file_name: '楽譜.PDF', bytes: 8 },
  })
  expect(await findItemFiles(context.db, shopId, [Number(item)])).toMatchObject([{ bytes: 8 }])
  expect((await run('item', 'list-files')).stdout).toContain('楽譜.PDF, 8 bytes')
  const none = await run('item', 'attach-file', '2147483647', file)
  expect([none.code, none.stderr]).toEqual([1, 'This shop has no such item.\n'])
  expect((await run('item', 'attach-file', item, folder)).stderr).toContain('is no file')
  expect((await run('item', 'attach-file', item, file, '--name', 'a\nb')).code).toBe(2)
  expect((await run('item', 'detach-file', item)).code).toBe(0)
  expect(await findItemFiles(context.db, shopId, [Number(item)])).toEqual([])
})

// R-SUBSCRIPTION-4
test('akinai subscription: lists, pauses, and says what cannot be', async ({ context, outside }) => {
  const order = await placeOrder(context, shopId)
  const key = await addSubscription(context, shopId, order.key)
  expect((await run('subscription', 'list')).stdout).toContain(`${key}  active  monthly`)
  const paused = await run('subscription', 'pause', key.toLowerCase(), '--json')
  expect(JSON.parse(paused.stdout)).toMatchObject({ subscription: { status: 'paused', cause: 'shop' } })
  expect((await run('subscription', 'stop', key)).stdout).toBe(`The subscription ${key} is stopped.\n`)
  const over = await run('subscription', 'resume', key)
  expect([over.code, over.stderr]).toEqual([1, expect.stringContaining('The subscription is stopped')])
  const { rows } = await outside.query(
    `select detail->>'change' as change, actor from audit_events where kind = 'subscription_changed' order by id`,
  )
  expect(rows).toEqual([
    { change: 'pause', actor: 'operator' },
    { change: 'stop', actor: 'operator' },
  ])
})

// R-LOTTERY-4
test('akinai lottery: shows the record of a draw, and draws again', async ({ context, outside }) => {
  const id = await addDraw(context, shopId, 5)
  expect((await run('lottery', 'list')).stdout).toContain(`draw ${id}`)
  const { stdout } = await run('lottery', 'show', `${id}`)
  expect(stdout).toContain(`seed ${'ab'.repeat(32)}`)
  expect(stdout).toContain('applications 1 2 3 4 5')
  expect((await run('lottery', 'verify', `${id}`)).stdout).toBe('Drawn again the same 1 of 5 win.\n')
  await outside.query(`update lottery_draws set winners = '[9]' where id = $1`, [id])
  const forged = await run('lottery', 'verify', `${id}`)
  expect([forged.code, forged.stderr]).toEqual([1, expect.stringContaining('has other winners')])
})
