import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect } from 'vitest'
import { blockListCommand } from '../../../cli/commands/block-list.ts'
import { shopCommand } from '../../../cli/commands/shop.ts'
import {
  addToBlockList,
  findBlockList,
  findOrderSettings,
  findShop,
  removeFromBlockList,
} from '../../../src/shops/store.ts'
import { environmentFor, judgeWords, runAkinai } from '../../support/command-line.ts'
import { createTestShop } from '../../support/context.ts'
import type { CommandResult } from '../../support/desk.ts'
import { test } from '../../support/fixture.ts'
import { makeOpenFolder } from '../../support/open-folder.ts'
import { exported } from '../transfer/support/shops.ts'

let folder: string
let env: NodeJS.ProcessEnv
let shops = 0
let key: string
let shopId: number

test.beforeAll(async ({ context }) => {
  folder = makeOpenFolder('settings')
  env = { ...environmentFor(context.address), AKINAI_DATA_DIR: join(folder, 'data') }
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})
test.beforeEach(async ({ context }) => {
  key = `shop-${++shops}`
  shopId = await createTestShop(context, key)
})

/** Runs a command on the shop to its end. */
function akinai(...args: string[]): Promise<CommandResult> {
  return runAkinai([...args, '--shop', key], env)
}

// R-SETTING-1
describe('akinai shop settings', () => {
  test('shows and changes what concerns orders', async ({ context }) => {
    const before = JSON.parse((await akinai('shop', 'settings', '--json')).stdout)
    expect(before).toMatchObject({
      payment_maintenance: false,
      delivery_slots: [],
      most_amount_updates: 20,
      most_mail_updates: 10,
    })
    const changed = await akinai(
      ...['shop', 'settings', 'payment_maintenance=on', 'delivery_slots=0810, 2123,0810'],
      ...['most_amount_updates=0', 'most_mail_updates=3'],
    )
    expect(changed.code).toBe(0)
    expect(changed.stdout).toMatch(/^delivery_slots +0810,2123 /m)
    expect(await findOrderSettings(context.db, shopId, [])).toEqual({
      payment_maintenance: true,
      block_list: [],
      delivery_slots: ['0810', '2123'],
      most_amount_updates: 0,
      most_mail_updates: 3,
    })
    expect((await akinai('shop', 'settings', 'delivery_slots=')).code).toBe(0)
    expect((await findShop(context.db, shopId))?.delivery_slots).toEqual([])
  })

  test.each([
    'delivery_slots=0824',
    'delivery_slots=810',
    'delivery_slots=0810;1012',
    'delivery_slots=0810,',
    'most_amount_updates=-1',
    'most_mail_updates=many',
    'most_mail_updates=1000001',
    'payment_maintenance=yes',
  ])('refuses %s', async change => {
    const refused = await judgeWords(shopCommand(), ['shop', 'settings', change, '--shop', key])
    expect(refused.code).toBe(2)
    expect(refused.stderr).toContain(change.split('=')[0])
  })
})

// R-SETTING-2
describe('akinai block-list', () => {
  test('adds, lists and removes, in lower case and each once', async () => {
    expect((await akinai('block-list', 'list')).stdout).toBe('Nothing is blocked.\n')
    const added = await akinai(
      'block-list',
      'add',
      'Spam@Example.com',
      '@EXAMPLE.org',
      'spam@example.com',
      '--json',
    )
    expect(added).toMatchObject({ code: 0, stderr: '' })
    expect(JSON.parse(added.stdout)).toEqual({ added: 2 })
    const again = await akinai('block-list', 'add', '@example.org', 'other@example.com')
    expect(again.stdout).toBe('1 added, 1 there already.\n')
    const listed = JSON.parse((await akinai('block-list', 'list', '--json')).stdout)
    expect(listed).toEqual({ block_list: ['@example.org', 'spam@example.com', 'other@example.com'] })
    const removed = await akinai('block-list', 'remove', 'SPAM@example.com', 'nobody@example.com')
    expect(removed.stdout).toBe('1 removed.\n')
    expect((await akinai('block-list', 'list')).stdout).toBe('@example.org\nother@example.com\n')
  })

  test.each(['@', '@example', 'a b@example.com', '*@example.com,', `${'a'.repeat(250)}@example.com`])(
    'refuses %j',
    async entry => {
      const words = ['block-list', 'add', 'good@example.com', entry, '--shop', key]
      const refused = await judgeWords(blockListCommand(), words)
      expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining(entry)])
    },
  )

  test('refuses all for the sake of one', async ({ context }) => {
    const refused = await akinai('block-list', 'add', 'good@example.com', 'spam')
    expect(refused).toMatchObject({ code: 2, stdout: '' })
    expect(await findBlockList(context.db, shopId)).toEqual([])
  })

  test('takes away entries that an import brought as they were', async ({ context }) => {
    await addToBlockList(context.db, shopId, ['Odd Entry'])
    expect((await akinai('block-list', 'remove', 'Odd Entry')).stdout).toBe('1 removed.\n')
  })

  // R-CONTACT-3
  test('is read for a change of an order only as far as it may concern it', async ({ context }) => {
    const listed = [
      ' @EXAMPLE.jp\t',
      'Taro@example.jp',
      'jiro@example.jp',
      '@sub.example.jp',
      '@Übel.example',
    ]
    await addToBlockList(context.db, shopId, listed)
    const settings = await findOrderSettings(context.db, shopId, ['taro@example.jp', '@example.jp'])
    expect(settings?.block_list.toSorted()).toEqual([' @EXAMPLE.jp\t', '@Übel.example', 'Taro@example.jp'])
    expect((await findOrderSettings(context.db, shopId, []))?.block_list).toEqual([])
    await removeFromBlockList(context.db, shopId, listed)
  })

  test('16 at once lose nothing', async ({ context }) => {
    const entries = Array.from({ length: 16 }, (_, n) => `@d${n}.example.com`)
    await Promise.all(entries.map(entry => addToBlockList(context.db, shopId, [entry, '@all.example.com'])))
    const listed = await findBlockList(context.db, shopId)
    expect(listed.toSorted()).toEqual(['@all.example.com', ...entries].toSorted())
  })

  test('ends at 100,000 entries', async ({ context }) => {
    const entries = Array.from({ length: 99_999 }, (_, n) => `@d${n}.example.com`)
    expect(await addToBlockList(context.db, shopId, entries)).toBe(99_999)
    expect(await addToBlockList(context.db, shopId, ['@x.example.com', '@y.example.com'])).toBeUndefined()
    expect(await addToBlockList(context.db, shopId, ['@x.example.com', '@d1.example.com'])).toBe(1)
    const refused = await akinai('block-list', 'add', '@y.example.com')
    expect(refused).toMatchObject({ code: 1, stderr: 'A block list has at most 100000 entries.\n' })
  })

  test('tells of a shop that there is not', async () => {
    key = 'nowhere'
    expect((await akinai('block-list', 'list')).code).toBe(1)
  })
})

test('an export carries the settings', async ({ context }) => {
  await akinai('shop', 'settings', 'delivery_slots=0810', 'most_amount_updates=7', 'most_mail_updates=4')
  await akinai('block-list', 'add', '@example.org')
  const [shop] = (await exported(context, shopId)) as { kind: string; state: unknown }[]
  expect(shop).toMatchObject({
    kind: 'shop',
    state: {
      block_list: ['@example.org'],
      settings: { delivery_slots: ['0810'], most_amount_updates: 7, most_mail_updates: 4 },
    },
  })
})
