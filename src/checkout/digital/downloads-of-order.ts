/** What a buyer can download of an order, as the order's document tells (R-DOWNLOAD-2). */
import type { Connection } from '../../db/database.ts'
import { writeDateTime } from '../../lib/date-time.ts'
import type { DownloadDetail } from '../../resources/orders/buyer-schemas.ts'
import { type Download, findDownloadsOf } from './download-store.ts'
import { findItemFiles, type ItemFile } from './file-store.ts'
import { MAX_DOWNLOADS_OF_LINE } from './limits.ts'
import { makeLinks, type NamedShop } from './links.ts'

/** Those of an order, in the order of its lines. What has ended, or has no file any more, is told without a link. */
export async function downloadsOf(
  { db, baseUrl }: { readonly db: Connection; readonly baseUrl: string },
  shop: NamedShop,
  orderId: number,
  now: Date,
): Promise<DownloadDetail[]> {
  const downloads = await findDownloadsOf(db, shop.id, orderId)
  if (downloads.length === 0) return []
  const files = await findItemFiles(
    db,
    shop.id,
    downloads.map(({ item_id }) => item_id),
  )
  const linkTo = await makeLinks(db, baseUrl)
  return downloads.map(download => {
    const file = files.find(({ item_id }) => item_id === download.item_id)
    const left = now < download.ends_at ? leftOf(download, file) : 0
    return {
      order_line_id: download.line_id,
      file_name: file?.name ?? null,
      file_size: file?.bytes ?? null,
      url: left > 0 ? linkTo(shop, download.id) : null,
      downloads_left: left,
      ends_at: writeDateTime(download.ends_at),
    }
  })
}

/** How often the whole file can be sent still. */
function leftOf({ used }: Download, file: ItemFile | undefined): number {
  return file === undefined ? 0 : Math.max(0, Math.floor(MAX_DOWNLOADS_OF_LINE - used + 1e-6))
}
