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
  'delete from item_images where shop_id = $1 and item_id = $2 and id = $3 returning id',
)

/** Deletes an image; answers whether there was one. */
export async function deleteImage(
  tx: Transaction,
  shopId: number,
  itemId: number,
  id: number,
): Promise<boolean> {
  return (await tx.query(DELETE, [shopId, itemId, id])).length > 0
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
