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
import { imageAddresses, originalKey, uploadKey } from '../../../src/images/image-types.ts'
import { createFileUpload } from '../../../src/resources/files/create-file-upload.ts'
import { addItemImage } from '../../../src/resources/items/commands/add-item-image.ts'
import { findShop } from '../../../src/shops/store.ts'
import { addItem, createTestApi } from '../../support/api.ts'
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

/** Gives an item a picture, and answers its name. */
async function addPicture(context: TestContext, shopId: number, item: number): Promise<string> {
  const upload = await createFileUpload(context, shopId, { purpose: 'item_image', contentType: 'image/jpeg' })
  await context.objects.put(uploadKey(upload.id), PICTURE, 'image/jpeg')
  return (await addItemImage(context, shopId, item, upload.id)).image_name ?? ''
}

function sourceOf({ db, clock, config, baseUrl, objects, address }: TestContext) {
  return { db, clock, config, baseUrl, openObject: objects.open, address }
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
  const name = await addPicture(context, shopId, item)
  await outside.query(
    `insert into item_images (shop_id, item_id, position, url, scaled_url, square_url)
     values ($1, $2, 3, 'https://e.example/4', 'https://e.example/5', 'https://e.example/6')`,
    [shopId, item],
  )
  // As items have that were imported with addresses of this server, in one item twice.
  const { url, scaled_url, square_url } = imageAddresses(context.baseUrl, name)
  for (const twin of [item, await addItem(api)]) {
    await outside.query(
      `insert into item_images (shop_id, item_id, position, url, scaled_url, square_url)
       values ($1, $2, 4, $3, $4, $5)`,
      [shopId, twin, url, scaled_url, square_url],
    )
  }
  const digital = await addDigitalItem(context, shopId, 'a book')
  const file_id = await addSentFile(context, shopId, Buffer.from('its text'))
  await attachItemFile(context, shopId, AUTHOR, digital, { file_id, name: 'book.txt' })
  await placeOrder(context, shopId)
  const shop = await findShop(context.db, shopId)
  if (shop === undefined) throw new Error('The shop is gone')

  const { baseUrl } = context
  const taken = await takeShopBackup(sourceOf(context), shop, folder, () => {})
  expect(taken.missing).toEqual([])
  expect(taken.manifest).toMatchObject({
    kind: 'shop',
    objects: { count: 3, bytes: expect.any(Number), copied: 1 },
  })
  const manifest = await verifyBackup(taken.folder)

  const twin = await createTestShop(context, 'twin')
  const { report, pictures } = await restoreShop(context, twin, taken.folder, manifest)
  expect([report.refusals, pictures]).toEqual([[], 3])
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
  const { folder: backup, manifest } = await takeShopBackup(sourceOf(context), shop, folder, () => {})
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

// R-BACKUP-13
test('one that was cut among its pictures goes on with them, and they stand in the way of no file', async ({
  context,
  outside,
}) => {
  const id = await createTestShop(context, 'whole')
  await using api = await createTestApi(context, id)
  for (let count = 0; count < 3; count++) await addPicture(context, id, await addItem(api))
  const digital = await addDigitalItem(context, id, 'a song')
  const file_id = await addSentFile(context, id, Buffer.from('its sound'))
  await attachItemFile(context, id, AUTHOR, digital, { file_id, name: 'song.txt' })
  const shop = await findShop(context.db, id)
  if (shop === undefined) throw new Error('The shop is gone')
  const { folder: backup, manifest } = await takeShopBackup(sourceOf(context), shop, folder, () => {})

  const { config, objects } = context
  const twin = await createTestShop(context, 'half')
  const limited = {
    ...context,
    config: { ...config, diskBudgets: { ...config.diskBudgets, unusedUploads: 2 } },
  }
  let left = 2
  const put: typeof objects.put = async (...picture) => {
    if (left-- === 0) throw new Error('cut')
    return objects.put(...picture)
  }
  const cut = { ...limited, objects: { ...objects, put } }
  await expect(restoreShop(cut, twin, backup, manifest)).rejects.toThrow('cut')
  const unused = async () => {
    const text = 'select count(*)::int as files from files where shop_id = $1 and used_at is null'
    return (await outside.query(text, [twin])).rows[0].files
  }
  expect(await unused()).toBe(3)
  // The second time as if it were repeated.
  for (const skipped of [false, true]) {
    const { report, pictures } = await restoreShop(limited, twin, backup, manifest)
    expect([report.refusals, pictures, await unused()]).toEqual([[], 3, 0])
    expect(report.by_kind.item?.skipped === report.by_kind.item?.read).toBe(skipped)
  }
  expect(comparable(await exported(context, twin), context.baseUrl)).toEqual(
    comparable(await exported(context, id), context.baseUrl),
  )
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
