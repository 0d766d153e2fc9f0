/** From an item's row to the item that the API shows (R-ITEM-1). Pure. */
import { imageAddresses } from '../../images/image-types.ts'
import { writeDateTime } from '../../lib/date-time.ts'
import { pick } from '../../lib/members.ts'
import { toUri } from '../../lib/web-address.ts'
import type { ImagePart, ItemRow, VariationPart } from './detail-store.ts'
import { salesStatusAt } from './rules.ts'
import { PLAIN_MEMBERS } from './schemas.ts'

/** What tells when an item is on sale. */
export type PeriodColumns = Pick<
  ItemRow,
  'type' | 'application_start_at' | 'application_end_at' | 'sales_start_at' | 'sales_end_at'
>

/** The period in which the item is on sale: the application period for a lottery, else the imported one. */
export function salesPeriodOf(row: PeriodColumns): { start: Date | null; end: Date | null } {
  return row.type === 'lottery'
    ? { start: row.application_start_at, end: row.application_end_at }
    : { start: row.sales_start_at, end: row.sales_end_at }
}

/** The item as callers see it at this time, but for its links; `baseUrl` starts the addresses of its images. */
export function presentItem(row: ItemRow, now: Date, baseUrl: string): Record<string, unknown> {
  return {
    type: row.type,
    id: row.id,
    ...pick(row, PLAIN_MEMBERS),
    detail: row.detail,
    proper_price: row.proper_price,
    stock: stockOf(row),
    visible: row.visible,
    sales_status: salesStatusAt(salesPeriodOf(row), now).status,
    created_at: writeDateTime(row.created_at),
    modified_at: writeDateTime(row.modified_at),
    images: row.images.map(image => presentImage(image, baseUrl)),
    variations: row.variations.map(presentVariation),
    categories: row.categories,
    options: row.options,
    ...membersOfType(row),
  }
}

/** An image as callers see it. What was imported before addresses became URIs (R-IMPORT-8) is shown as one, too. */
export function presentImage(image: ImagePart, baseUrl: string): Record<string, unknown> {
  const { id, image_name, url, scaled_url, square_url } = image
  return image_name === null
    ? { id, url: uriOrNull(url), scaled_url: uriOrNull(scaled_url), square_url: uriOrNull(square_url) }
    : { id, ...imageAddresses(baseUrl, image_name) }
}

function uriOrNull(address: string | null): string | null {
  return address === null ? null : toUri(address)
}

/** A variation as callers see it: without a name when it has only a code. */
export function presentVariation({
  id,
  name,
  stock,
  identifier,
  barcode,
}: VariationPart): Record<string, unknown> {
  return { id, ...(name === null ? {} : { name }), stock, identifier, barcode }
}

/** The item's own stock counts only while it has no variations (R-STOCK-2). */
export function stockOf({ own_stock, variations }: Pick<ItemRow, 'own_stock' | 'variations'>): number {
  return variations.length === 0 ? own_stock : variations.reduce((sum, { stock }) => sum + stock, 0)
}

/** What the members of an item's type are made of. */
export type TypeColumns = Pick<
  ItemRow,
  | 'type'
  | 'price'
  | 'repeat_price'
  | 'repeat_times'
  | 'cycle_plan'
  | 'application_start_at'
  | 'application_end_at'
  | 'scheduled_announce_at'
  | 'digital_file_name'
  | 'digital_file_size'
  | 'digital_file_ext'
>

/** The members that items of its type alone have. */
export function membersOfType(row: TypeColumns): Record<string, unknown> {
  switch (row.type) {
    case 'digital':
      return {
        digital: {
          file_name: row.digital_file_name,
          file_size: row.digital_file_size,
          file_ext: row.digital_file_ext,
        },
      }
    case 'subscription':
      return {
        subscription: {
          initial_price: row.price,
          repeat_price: row.repeat_price ?? row.price,
          repeat_times: row.repeat_times,
          cycle_plan: row.cycle_plan,
        },
      }
    case 'lottery':
      return {
        lottery: {
          application_start_at: written(row.application_start_at),
          application_end_at: written(row.application_end_at),
          scheduled_announce_at: written(row.scheduled_announce_at),
        },
      }
    default:
      return {}
  }
}

function written(time: Date | null): string | null {
  return time && writeDateTime(time)
}
