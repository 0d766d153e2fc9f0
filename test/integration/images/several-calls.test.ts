/** Several calls that add the image of one file: the picture that is shown never changes (docs/rules/images.md). */
import sharp from 'sharp'
import { expect } from 'vitest'
import { imageFolder, originalKey, uploadKey } from '../../../src/images/image-types.ts'
import { createFileUpload } from '../../../src/resources/files/create-file-upload.ts'
import { sweepFiles } from '../../../src/resources/files/sweep.ts'
import { addItemImage } from '../../../src/resources/items/commands/add-item-image.ts'
import { addItem } from '../../support/api.ts'
import { test } from '../../support/fixture.ts'

function picture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
}

// R-IMAGE-4 R-PICTURE-1
test('one that is refused writes nothing over what another shows, though a bucket took other bytes in between', async ({
  context,
  shopId,
  api,
}) => {
  const item = await addItem(api)
  const terms = { purpose: 'item_image', contentType: 'image/png' } as const
  const { id } = await createFileUpload(context, shopId, terms)
  const [about, goOn] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()]
  const put: typeof context.objects.put = async (key, ...bytes) => {
    about.resolve(key)
    await goOn.promise
    return context.objects.put(key, ...bytes)
  }
  const slow = { ...context, objects: { ...context.objects, put } }
  await context.objects.put(uploadKey(id), await picture('#b3392f'), 'image/png')
  const late = addItemImage(slow, shopId, item, id)
  const key = await about.promise
  await context.objects.put(uploadKey(id), await picture('#2f39b3'), 'image/png')
  const shown = (await addItemImage(context, shopId, item, id)).image_name ?? ''
  const before = await context.objects.read(originalKey(shown))
  goOn.resolve()
  await expect(late).rejects.toMatchObject({ type: 'items/invalid-file-id' })
  expect(before).toBeDefined()
  expect(await context.objects.read(originalKey(shown))).toEqual(before)
  expect(key).not.toBe(originalKey(shown))

  // R-FILE-9
  context.setTime(new Date(context.clock.now().getTime() + 26 * 60 * 60 * 1000).toISOString())
  await sweepFiles(context)
  expect(await context.objects.size(key)).toBeUndefined()
  expect(await context.objects.count(imageFolder(shown), 1)).toBe(1)
})
