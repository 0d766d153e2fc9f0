/** Which images are shown, from the database. */
import type { Connection } from '../db/database.ts'
import { reads } from '../db/statement.ts'

const FIND_SHOWN = reads<{ image_name: string; shop_id: number }>(
  'images.find_shown',
  `select f.image_name, f.shop_id from files f
   join item_images i on i.shop_id = f.shop_id and i.image_name = f.image_name
   where f.image_name = any($1)`,
)

/** For each of these public names, the shop of which an item shows the image; undefined where none does. Names are unguessable and show nothing else of a shop. */
export async function findShownImages(
  db: Connection,
  names: readonly string[],
): Promise<(number | undefined)[]> {
  const rows = await db.query(FIND_SHOWN, [names])
  const shops = new Map(rows.map(row => [row.image_name, row.shop_id]))
  return names.map(name => shops.get(name))
}
