/** Which images are shown, from the database. */
import type { Connection } from '../db/database.ts'
import { reads, writes } from '../db/statement.ts'
import type { PictureSize } from './picture-size.ts'

interface ShownRow {
  readonly image_name: string
  readonly shop_id: number
  readonly width: number | null
  readonly height: number | null
}

const FIND_SHOWN = reads<ShownRow>(
  'images.find_shown',
  `select f.image_name, f.shop_id, f.width, f.height from files f
   join item_images i on i.shop_id = f.shop_id and i.image_name = f.image_name
   where f.image_name = any($1)`,
)

/** An image that an item of any shop shows. */
export interface ShownImage {
  readonly shopId: number
  /** Undefined for one that was stored before sizes were written down, and has not been asked for since. */
  size: PictureSize | undefined
}

/**
 * For each of these public names the image, if one is shown by it. Names are unguessable and show nothing else of a shop.
 */
export async function findShownImages(
  db: Connection,
  names: readonly string[],
): Promise<(ShownImage | undefined)[]> {
  const rows = await db.query(FIND_SHOWN, [names])
  const shown = new Map(rows.map(row => [row.image_name, toImage(row)]))
  return names.map(name => shown.get(name))
}

function toImage({ shop_id, width, height }: ShownRow): ShownImage {
  return { shopId: shop_id, size: width === null || height === null ? undefined : { width, height } }
}

const NOTE_SIZE = writes(
  'images.note_size',
  'update files set width = $2, height = $3 where image_name = $1 and width is null',
)

/** Writes the size of an image down for which that was not done when it was stored. */
export async function noteSize(db: Connection, name: string, { width, height }: PictureSize): Promise<void> {
  await db.query(NOTE_SIZE, [name, width, height])
}
