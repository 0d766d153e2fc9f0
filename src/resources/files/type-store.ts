/** Of what kind the pictures are that are shown, in the database. */
import type { Connection } from '../../db/database.ts'
import { reads } from '../../db/statement.ts'
import type { ImageType } from '../../images/image-types.ts'

const FIND_TYPES = reads<{ image_name: string; content_type: ImageType }>(
  'files.find_types',
  'select image_name, content_type from files where shop_id = $1 and image_name = any($2::text[])',
)

/** The media types of a shop's pictures by their names. */
export async function findFileTypes(
  db: Connection,
  shopId: number,
  imageNames: readonly string[],
): Promise<ReadonlyMap<string, ImageType>> {
  const rows = await db.query(FIND_TYPES, [shopId, imageNames])
  return new Map(rows.map(({ image_name, content_type }) => [image_name, content_type]))
}
