/** Which images are shown, from the database. */
import type { Connection } from '../db/database.ts'
import { reads } from '../db/statement.ts'

const FIND_SHOWN = reads<{ image_name: string }>(
  'images.find_shown',
  `select f.image_name from files f
   join item_images i on i.shop_id = f.shop_id and i.image_name = f.image_name
   where f.image_name = any($1)`,
)

/** For each of these public names, whether an item of any shop shows the image. Names are unguessable and show nothing else of a shop. */
export async function findShownImages(db: Connection, names: readonly string[]): Promise<boolean[]> {
  const rows = await db.query(FIND_SHOWN, [names])
  const shown = new Set(rows.map(row => row.image_name))
  return names.map(name => shown.has(name))
}
