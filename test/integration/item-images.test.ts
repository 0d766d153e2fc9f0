import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { writes } from '../../src/db/statement.ts'
import { imageFolder, originalKey, uploadKey } from '../../src/images/image-types.ts'
import { createFileUpload } from '../../src/resources/files/create-file-upload.ts'
import { sweepFiles } from '../../src/resources/files/sweep.ts'
import { addItemImage } from '../../src/resources/items/commands/add-item-image.ts'
import { addItem, buildTestApi, type TestApi } from '../support/api.ts'
import { createTestShop, type TestContext } from '../support/context.ts'
import { test } from '../support/fixture.ts'
import { countRows } from './transfer/support/rows.ts'

const START = '2026-11-20T01:02:03Z'
const HOUR = 60 * 60 * 1000

let context: TestContext
let api: TestApi
let shop: number
let picture: Buffer

test.beforeAll(async ({ context: madeContext, shopId: madeShopId, api: madeApi }) => {
  context = madeContext
  shop = madeShopId
  api = madeApi
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b3392f' } })
    .png()
    .toBuffer()
})

function later(ms: number): void {
  context.setTime(new Date(context.clock.now().getTime() + ms).toISOString())
}

/** Announces a file and puts its bytes where the destination would. */
async function upload(bytes: Buffer = picture): Promise<string> {
  const { id } = await createFileUpload(context, shop, { purpose: 'item_image', contentType: 'image/png' })
  await context.objects.put(uploadKey(id), bytes, 'image/png')
  return id
}

async function addTo(
  item: number,
  fileId: string,
): Promise<{ status: number; type: string | undefined; name: string }> {
  const answer = await api.call('POST', `/api/items/${item}/images`, { file_id: fileId })
  const body = answer.json<{ type?: string; url?: string }>()
  return { status: answer.statusCode, type: body.type, name: body.url?.split('/').at(-1) ?? '' }
}

async function imagesOf(item: number): Promise<{ id: number; url: string }[]> {
  return (await api.call('GET', `/api/items/${item}/images`)).json()
}

describe('using a file', () => {
  // R-FILE-8
  test('that has expired is refused, to the second', async () => {
    context.setTime(START)
    const item = await addItem(api)
    const [soon, late] = [await upload(), await upload()]
    later(HOUR - 1000)
    expect(await addTo(item, soon)).toMatchObject({ status: 201 })
    later(1000)
    expect(await addTo(item, late)).toMatchObject({ status: 422, type: '/errors/items/invalid-file-id' })
  })

  test('twice at once adds one image', async () => {
    const item = await addItem(api)
    const file = await upload()
    const answers = await Promise.all(Array.from({ length: 8 }, () => addTo(item, file)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(422)])
    expect(await imagesOf(item)).toHaveLength(1)
  })

  test('that the full item refused is still possible with another', async () => {
    const [full, free] = [await addItem(api), await addItem(api)]
    for (let count = 0; count < 20; count++) await addTo(full, await upload())
    const file = await upload()
    expect(await addTo(full, file)).toMatchObject({
      status: 422,
      type: '/errors/items/image-limit-exceeded',
    })
    expect(await addTo(free, file)).toMatchObject({ status: 201 })
  })

  test('at once by 21 clients fills the item with exactly 20', async () => {
    const item = await addItem(api)
    const files = await Promise.all(Array.from({ length: 21 }, () => upload()))
    const answers = await Promise.all(files.map(file => addTo(item, file)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(answers.filter(({ type }) => type === '/errors/items/image-limit-exceeded')).toHaveLength(1)
    expect(await imagesOf(item)).toHaveLength(20)
  })

  // R-MATCH-3 R-KEY-6
  test('holds nothing of the item while the picture is read, with a key and a tag', async () => {
    const item = await addItem(api)
    const file = await upload()
    const [reading, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const normalise: typeof context.images.normalise = async (...picture) => {
      reading.resolve()
      await goOn.promise
      return context.images.normalise(...picture)
    }
    const images = { ...context.images, normalise }
    await using slow = await buildTestApi({ ...context, images }, api.token)
    const path = `/api/items/${item}`
    const tag = String((await api.call('GET', path)).headers.etag)
    const added = slow.call(...(['POST', `${path}/images`, { file_id: file }] as const), {
      'idempotency-key': 'picture',
      'if-match': tag,
    })
    await reading.promise
    const stock = api.call('PUT', `${path}/stock`, { stock: 7 })
    const first = await Promise.race([stock, delay(2_000, undefined)])
    goOn.resolve()
    expect(first?.statusCode).toBe(204)
    // Judged again where it would change what it has not seen.
    expect((await added).statusCode).toBe(412)
    expect(await imagesOf(item)).toEqual([])
  })

  test('of another shop is refused in the same words as an unknown one', async () => {
    const item = await addItem(api)
    const other = await createTestShop(context, 'other')
    const { id } = await createFileUpload(context, other, { purpose: 'item_image', contentType: 'image/png' })
    await context.objects.put(uploadKey(id), picture, 'image/png')
    expect(await addTo(item, id)).toEqual(await addTo(item, 'unknown'))
    await expect(addItemImage(context, other, item, id)).rejects.toThrow('no such item')
  })
})

describe('the sweep', () => {
  const stored = async (name: string) => (await context.objects.read(originalKey(name))) !== undefined
  const waits = async (file: string) => (await context.objects.size(uploadKey(file))) !== undefined

  // R-FILE-9
  test('takes what nobody needs, a day later, and nothing else', async () => {
    const item = await addItem(api)
    const [shown, removed, unused] = [await upload(), await upload(), await upload()]
    const kept = (await addTo(item, shown)).name
    const gone = (await addTo(item, removed)).name
    await context.objects.put(`${imageFolder(gone)}/w640.webp`, picture, 'image/webp')
    const [, second] = await imagesOf(item)
    expect((await api.call('DELETE', `/api/items/${item}/images/${second?.id}`)).statusCode).toBe(204)
    later(23 * HOUR)
    await sweepFiles(context)
    expect([await stored(kept), await stored(gone), await waits(shown), await waits(unused)]).toEqual(
      Array(4).fill(true),
    )
    later(2 * HOUR + 1)
    await sweepFiles(context)
    expect(await stored(kept)).toBe(true)
    expect(await context.objects.count(imageFolder(gone), 10)).toBe(0)
    // The upload of the picture that is shown goes too; the unused one an hour later, a day after it expired.
    expect([await waits(shown), await waits(removed), await waits(unused)]).toEqual([false, false, false])
    expect(await sweepFiles(context)).toBe(0)
    expect(await imagesOf(item)).toHaveLength(1)
  })

  test('takes the pictures of a deleted item', async () => {
    const item = await addItem(api)
    const { name } = await addTo(item, await upload())
    expect((await api.call('DELETE', `/api/items/${item}`)).statusCode).toBe(204)
    expect(await stored(name)).toBe(true)
    later(25 * HOUR)
    await sweepFiles(context)
    expect(await stored(name)).toBe(false)
  })

  test('would never find the picture of a row that went without a word, so none does', async () => {
    const { db } = context
    const item = await addItem(api)
    const { name } = await addTo(item, await upload())
    const [image] = await imagesOf(item)
    const forget = writes('test.forget_image', 'delete from item_images where id = $1')
    const refused = db.transaction(tx => tx.query(forget, [image?.id]))
    await expect(refused).rejects.toMatchObject({ kind: 'constraint', constraint: 'item_images_released' })
    expect(await imagesOf(item)).toEqual([image])
    expect(await stored(name)).toBe(true)
  })

  test('finds a picture that was added just when its item was deleted', async () => {
    for (let round = 0; round < 10; round++) {
      const item = await addItem(api)
      const file = await upload()
      const name = addTo(item, file)
      const deleted = await api.call('DELETE', `/api/items/${item}`)
      expect(deleted.statusCode).toBe(204)
      expect([200, 201, 404]).toContain((await name).status)
    }
    later(26 * HOUR)
    await sweepFiles(context)
    const lost = `select count(*) from files f where used_at is not null and released_at is null
      and not exists (select from item_images m where m.image_name = f.image_name)`
    expect(await countRows(context, lost)).toBe(0)
  })

  // R-FILE-9
  test('finds what a crash left between the picture and its row', async () => {
    const left: string[] = []
    const put: typeof context.objects.put = async (key, ...picture) => {
      await context.objects.put(key, ...picture)
      left.push(key)
      throw new Error('killed')
    }
    const killed = { ...context, objects: { ...context.objects, put } }
    await expect(addItemImage(killed, shop, await addItem(api), await upload())).rejects.toThrow('killed')
    const [key = ''] = left
    expect(await context.objects.size(key)).toBeGreaterThan(0)
    later(26 * HOUR)
    await sweepFiles(context)
    expect(await context.objects.size(key)).toBeUndefined()
  })

  test('goes on where a failing store stopped it', async () => {
    const item = await addItem(api)
    const { name } = await addTo(item, await upload())
    await api.call('DELETE', `/api/items/${item}`)
    later(26 * HOUR)
    const objects = {
      ...context.objects,
      removeAll: () => Promise.reject(new Error('the disk is gone')),
    }
    await expect(sweepFiles({ ...context, objects })).rejects.toThrow('the disk is gone')
    expect(await stored(name)).toBe(true)
    await sweepFiles(context)
    expect(await stored(name)).toBe(false)
  })
})
