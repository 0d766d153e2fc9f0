/** Pictures of a copied item (docs/rules/catalogue.md). */
import { expect } from 'vitest'
import { originalKey } from '../../../src/images/image-types.ts'
import { findItems } from '../../../src/resources/items/detail-store.ts'
import { copyItem } from '../../../src/transfer/copy-item.ts'
import { test } from '../../support/fixture.ts'
import { plainPng } from '../images/support/pictures.ts'
import { showImage } from '../images/support/shown-image.ts'
import { itemOf } from './support/documents.ts'
import { imported } from './support/shops.ts'

const addressed = (name: string) => {
  const url = `https://pictures.example/${name}`
  return { url, scaled_url: url, square_url: url }
}

// R-CATALOGUE-4
test('stand in the order of the original, whether kept here or at an address', async ({
  context,
  shopId,
  outside,
}) => {
  await imported(context, shopId, [itemOf({ images: [{ id: 1, ...addressed('a') }] })])
  const [item] = (await outside.query<{ id: number }>('select id from items where shop_id = $1', [shopId]))
    .rows
  const itemId = item?.id ?? 0
  const bytes = plainPng(4, 4)
  const own = await showImage(context, { shopId, itemId }, bytes, 'image/png')
  await outside.query(
    `insert into item_images (shop_id, item_id, position, url, scaled_url, square_url)
     select $1, $2, max(position) + 1, $3, $3, $3 from item_images where shop_id = $1 and item_id = $2`,
    [shopId, itemId, addressed('b').url],
  )
  // One whose bytes are lost is left out.
  const lost = await showImage(context, { shopId, itemId }, bytes, 'image/png')
  await context.objects.remove(originalKey(lost.name))
  const copy = await copyItem(context, shopId, itemId)
  const [shown] = await findItems(context.db, shopId, [copy])
  expect(shown?.images).toMatchObject([
    { url: addressed('a').url, image_name: null },
    { image_name: expect.stringMatching(/^[0-9A-Za-z]{22}\.png$/) },
    { url: addressed('b').url, image_name: null },
  ])
  const name = shown?.images[1]?.image_name ?? ''
  expect(name).not.toBe(own.name)
  expect((await context.objects.read(originalKey(name)))?.equals(bytes)).toBe(true)
  const { rows } = await outside.query(
    'select used_at is not null as used from files where image_name = $1',
    [name],
  )
  expect(rows).toEqual([{ used: true }])
})
