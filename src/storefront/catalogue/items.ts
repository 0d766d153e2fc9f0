/** The page of an item (R-STORE-3). */
import type { RenderedCatalogue } from '../../checkout/catalogue/rendered-catalogue.ts'
import { findSaleItems } from '../../checkout/item-store.ts'
import { readsOf } from '../../context.ts'
import { notFound } from '../../http/problems.ts'
import { pathId } from '../../http/schemas.ts'
import { findShownImages } from '../../images/shown-store.ts'
import { PATH_ID } from '../../lib/text.ts'
import { salesPeriodOf } from '../../resources/items/present.ts'
import type { Page } from '../page.ts'
import type { ShopFrame } from '../shop-frame.ts'
import { addSharedPage, type Storefront } from '../storefront.ts'
import { type ShopVersion, shopVersionText } from '../version-store.ts'
import { detailOf } from './detail.ts'
import { itemPage } from './item-page.ts'
import { type ItemView, itemViewOf } from './item-view.ts'
import { ownName, type Pixels } from './picture.ts'
import type { Sent } from './purchase-form.ts'

interface ItemState extends ShopVersion {
  readonly bytes: Buffer
}

const ID = new RegExp(PATH_ID.pattern)

/** Registers it. */
export function itemPages(storefront: Storefront, items: RenderedCatalogue): void {
  const { frames } = storefront
  addSharedPage<ItemState>(storefront, '/items/:id', {
    asked: ({ params: { id = '' } }) => {
      if (!ID.test(id)) throw notFound('items')
      return id
    },
    look: async (shopId, id) => {
      const [version, found] = await Promise.all([frames.version(shopId), items.one(shopId, pathId(id))])
      if (found === undefined) throw notFound('items')
      return {
        state: { ...version, bytes: found.bytes },
        version: `${shopVersionText(version)} ${found.etag}`,
        until: found.validUntil,
      }
    },
    make: async (frame, shopId, _id, { bytes }) =>
      makeItemPage(storefront, frame, shopId, await itemViewOf(bytes)),
  })
}

/** The page of an item; `sent` is what a form asked for that was refused, with what was wrong. */
export async function makeItemPage(
  { context }: Pick<Storefront, 'context'>,
  frame: ShopFrame,
  shopId: number,
  item: ItemView,
  sent?: Sent,
): Promise<Page> {
  const { baseUrl } = context
  // Where the item itself was read: the primary may know it later than a replica, when the commit waits for that one.
  const reads = readsOf(context)
  const names = item.images.flatMap(image => ownName(image, baseUrl) ?? [])
  const [shown, onSaleFrom, detail] = await Promise.all([
    names.length === 0 ? [] : findShownImages(reads, names),
    item.reason === 'not_yet' ? startOfSale() : undefined,
    detailOf(item.detail, frame.shop.details_as_html, shopId),
  ])
  const pixels = new Map<string, Pixels | undefined>(names.map((name, at) => [name, shown[at]?.size]))
  const page = await itemPage(frame, item, { baseUrl, pixels, onSaleFrom, detail }, sent)
  return shown.some(image => image === undefined) ? { ...page, isIncomplete: true } : page

  async function startOfSale(): Promise<Date | undefined> {
    const row = (await findSaleItems(reads, shopId, [item.id])).get(item.id)
    return (row && salesPeriodOf(row).start) ?? undefined
  }
}
