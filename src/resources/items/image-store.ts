/** An item's images in the database. Their item is held by `lockItem` whenever they change. */
import type { Connection, Transaction } from '../../db/database.ts'
import { reads, writes } from '../../db/statement.ts'
import type { ImagePart } from './detail-store.ts'

const LIST = reads<ImagePart>(
  'item_images.list',
  `select id, image_name, url, scaled_url, square_url from item_images
   where shop_id = $1 and item_id = $2 order by position, id`,
)

/** The images of an item in display order. */
export function listImages(db: Connection, shopId: number, itemId: number): Promise<ImagePart[]> {
  return db.query(LIST, [shopId, itemId])
}

const INSERT = writes<ImagePart>(
  'item_images.insert',
  `insert into item_images (shop_id, item_id, image_name, position)
   select $1, $2, $3, coalesce(max(position), 0) + 1 from item_images where shop_id = $1 and item_id = $2
   returning id, image_name, url, scaled_url, square_url`,
)

/** Adds an image at the end of the display order. */
export async function insertImage(
  tx: Transaction,
  shopId: number,
  itemId: number,
  imageName: string,
): Promise<ImagePart> {
  const [row] = await tx.query(INSERT, [shopId, itemId, imageName])
  if (row === undefined) throw new Error('item_images.insert answered no row')
  return row
}

const DELETE = writes<{ id: number }>(
  'item_images.delete',
  `with gone as (
     delete from item_images where shop_id = $1 and item_id = $2 and id = $3 returning id, shop_id, image_name
   ), released as (
     update files f set released_at = $4 from gone where f.shop_id = gone.shop_id and f.image_name = gone.image_name
   )
   select id from gone`,
)

/** Deletes an image, whose file is swept some time after `now`; answers whether there was one. */
export async function deleteImage(
  tx: Transaction,
  shopId: number,
  itemId: number,
  id: number,
  now: Date,
): Promise<boolean> {
  return (await tx.query(DELETE, [shopId, itemId, id, now])).length > 0
}

const RELEASE_ALL = writes(
  'item_images.release_all',
  `update files f set released_at = $3 from item_images m
   where m.shop_id = $1 and m.item_id = $2 and f.shop_id = m.shop_id and f.image_name = m.image_name`,
)

/** Has the files of all images swept some time after `now`: the images go with their item, in this transaction. */
export async function releaseImages(
  tx: Transaction,
  shopId: number,
  itemId: number,
  now: Date,
): Promise<void> {
  await tx.query(RELEASE_ALL, [shopId, itemId, now])
}

const REORDER = writes(
  'item_images.reorder',
  `update item_images m set position = wanted.position
   from unnest($3::int[]) with ordinality as wanted (id, position)
   where m.shop_id = $1 and m.item_id = $2 and m.id = wanted.id and m.position <> wanted.position`,
)

/** Puts all images of the item into this order. */
export async function reorderImages(
  tx: Transaction,
  shopId: number,
  itemId: number,
  ids: readonly number[],
): Promise<void> {
  await tx.query(REORDER, [shopId, itemId, ids])
}
