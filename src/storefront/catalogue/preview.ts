/** An item as it would look, for somebody of the shop who was given a link (R-CATALOGUE-3). */
import { isPreview } from '../../checkout/catalogue/preview-link.ts'
import { asBuyersSee } from '../../checkout/catalogue/rendered-catalogue.ts'
import { notFound } from '../../http/problems.ts'
import { pathId } from '../../http/schemas.ts'
import { markup } from '../../lib/markup.ts'
import { findItems } from '../../resources/items/detail-store.ts'
import { addBuyerPage, type Storefront } from '../storefront.ts'
import { itemViewOf } from './item-view.ts'
import { makeItemPage } from './items.ts'

/** Registers it. No cache keeps it, and nobody finds it by searching. */
export function itemPreview(storefront: Storefront): void {
  const { db, clock, baseUrl } = storefront.context
  addBuyerPage(storefront, '/previews/:id/:until/:signature', async ({ shopId, params, frame }) => {
    const { id = '', until = '', signature = '' } = params
    const previewed = { shopId, itemId: pathId(id), until: Number(until) }
    const now = clock.now()
    if (!(await isPreview(db, previewed, signature, now))) throw notFound('items')
    const [row] = await findItems(db, shopId, [previewed.itemId])
    if (row === undefined) throw notFound('items')
    const view = await itemViewOf(Buffer.from(asBuyersSee(row, now, baseUrl).json))
    const { path, described, ...page } = await makeItemPage(storefront, frame, shopId, view)
    const { preview, previewHidden } = frame.words
    return {
      ...page,
      content: markup`<p class="note" role="status">${row.visible ? preview : previewHidden}</p>${page.content}`,
    }
  })
}
