/** One shop out of its backup, as a new shop of a server that runs (docs/rules/backup.md). */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { notedFromTo } from '../../../cli/operator.ts'
import { beginShop } from '../../../cli/transfer/restore-as-shop.ts'
import { readObjectLines } from '../../../src/backup/object-lines.ts'
import { restoreShop } from '../../../src/backup/restore-shop.ts'
import { takeShopBackup } from '../../../src/backup/take-shop-backup.ts'
import { verifyBackup } from '../../../src/backup/verify-backup.ts'
import { attachItemFile } from '../../../src/checkout/digital/change-item-file.ts'
import { originalKey, uploadKey } from '../../../src/images/image-types.ts'
import { createFileUpload } from '../../../src/resources/files/create-file-upload.ts'
import { addItemImage } from '../../../src/resources/items/commands/add-item-image.ts'
import { findShop } from '../../../src/shops/store.ts'
import { addItem } from '../../support/api.ts'
import { addDigitalItem, addSentFile } from '../../support/checkout/after-purchase.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { placeOrder } from '../../support/orders/place.ts'
import { exported, type Loose, withoutIds } from '../transfer/support/shops.ts'

const folder = mkdtempSync(join(tmpdir(), 'akinai-shop-backup-'))
afterAll(() => rmSync(folder, { recursive: true }))

const PICTURE = readFileSync(new URL('../../../demo/images/01-rice-bowl-1.jpg', import.meta.url))
const AUTHOR = { actor: 'system', address: null } as const

/** Addresses of pictures that are kept here are other ones in the other shop. */
function comparable(documents: readonly Loose[], baseUrl: string): Loose[] {
  return documents.map(document => {
    const text = JSON.stringify(withoutIds(document))
    return JSON.parse(
      text.replaceAll(new RegExp(`${baseUrl}(/images/[^"]*)/?[A-Za-z0-9]{22}`, 'g'), 'ours$1'),
    ) as Loose
  })
}

// R-BACKUP-13
test('has the documents, the pictures in their order, and the files', async ({
  context,
  shopId,
  api,
  outside,
}) => {
  const item = await addItem(api)
  await outside.query(
    `insert into item_images (shop_id, item_id, position, url, scaled_url, square_url)
     values ($1, $2, 1, 'https://e.example/1', 'https://e.example/2', 'https://e.example/3')`,
    [shopId, item],
  )
  const upload = await createFileUpload(context, shopId, { purpose: 'item_image', contentType: 'image/jpeg' })
  await context.objects.put(uploadKey(upload.id), PICTURE, 'image/jpeg')
  await addItemImage(context, shopId, item, upload.id)
  await outside.query(
    `insert into item_images (shop_id, item_id, position, url, scaled_url, square_url)
     values ($1, $2, 3, 'https://e.example/4', 'https://e.example/5', 'https://e.example/6')`,
    [shopId, item],
  )
  const digital = await addDigitalItem(context, shopId, 'a book')
  const file_id = await addSentFile(context, shopId, Buffer.from('its text'))
  await attachItemFile(context, shopId, AUTHOR, digital, { file_id, name: 'book.txt' })
  await placeOrder(context, shopId)
  const shop = await findShop(context.db, shopId)
  if (shop === undefined) throw new Error('The shop is gone')

  const { db, clock, config, baseUrl, objects } = context
  const source = { db, clock, config, baseUrl, openObject: objects.open, address: context.address }
  const taken = await takeShopBackup(source, shop, folder, () => {})
  expect(taken.missing).toEqual([])
  expect(taken.manifest).toMatchObject({
    kind: 'shop',
    objects: { count: 1, bytes: expect.any(Number), copied: 1 },
  })
  const manifest = await verifyBackup(taken.folder)

  const twin = await createTestShop(context, 'twin')
  const { report, pictures } = await restoreShop(context, twin, taken.folder, manifest)
  expect([report.refusals, pictures]).toEqual([[], 1])
  const [mine, its] = await Promise.all([exported(context, shopId), exported(context, twin)])
  expect(comparable(its, baseUrl)).toEqual(comparable(mine, baseUrl))
  expect(JSON.stringify(comparable(mine, baseUrl)), 'the comparison saw a picture of ours').toContain(
    'ours/images',
  )
  await expectSameBytes(context, taken.folder, its)
})

// R-BACKUP-13
test('a restoration that was cut is gone on with by the same command, and no other shop is taken for it', async ({
  context,
  shopId,
}) => {
  const shop = await findShop(context.db, shopId)
  if (shop === undefined) throw new Error('The shop is gone')
  const { db, clock, config, baseUrl, objects } = context
  const source = { db, clock, config, baseUrl, openObject: objects.open, address: context.address }
  const { folder: backup, manifest } = await takeShopBackup(source, shop, folder, () => {})
  const begin = (from = backup) => beginShop(context, 'cut', from, manifest)
  const stages = { begin: 'import_begun', end: 'import_ended', counts: () => ({}) } as const
  const id = await begin()
  await notedFromTo(context, id, stages, () => Promise.reject(new Error('cut'))).catch(() => {})
  expect(await begin()).toBe(id)
  await expect(begin('/backups/2020-01-01T00-00-00Z-0000')).rejects.toThrow(
    `name another key, or the backup ${basename(backup)}, whose restoration`,
  )
  const restore = () => restoreShop(context, id, backup, manifest)
  const first = await restore()
  // As after a kill: what is there is known again.
  expect(await begin()).toBe(id)
  const again = await notedFromTo(context, id, stages, restore)
  expect([again.report.refused, again.report.skipped]).toEqual([0, first.report.read])
  await expect(begin()).rejects.toThrow(/There is a shop "cut" already: name another key\.$/)
})

async function expectSameBytes(
  { objects }: TestContext,
  backup: string,
  documents: readonly Loose[],
): Promise<void> {
  const listed = await Array.fromAsync(readObjectLines(backup))
  const [, name = ''] = /\/images\/([A-Za-z0-9]+\.jpg)"/.exec(JSON.stringify(documents)) ?? []
  expect(listed.map(({ key }) => key)).not.toContain(originalKey(name))
  const restored = await objects.read(originalKey(name))
  const original = await objects.read(listed[0]?.key ?? '')
  expect(restored?.equals(original ?? Buffer.alloc(0))).toBe(true)
}
