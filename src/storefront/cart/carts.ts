/** The cart of a buyer: its page, and the forms that change it (R-STORE-11). */
import { changeCart } from '../../checkout/carts/change-cart.ts'
import { roomForCarts } from '../../checkout/carts/create-cart.ts'
import { getCart } from '../../checkout/carts/get-cart.ts'
import { showCart } from '../../checkout/carts/show-cart.ts'
import type { RenderedCatalogue } from '../../checkout/catalogue/rendered-catalogue.ts'
import type { AskedLine } from '../../checkout/priced-line.ts'
import { Problem } from '../../http/problems.ts'
import type { ShownImage } from '../catalogue/card-reader.ts'
import { itemViewOf } from '../catalogue/item-view.ts'
import { PAYMENT } from '../checkout/current.ts'
import type { SettleCart } from '../checkout/left-cart.ts'
import { renewCookie, type ShopCookie } from '../cookies.ts'
import { addBuyerPage, addForm, type Storefront } from '../storefront.ts'
import { addLineForm } from './add-line.ts'
import { lineNames, withAmount } from './cart-lines.ts'
import { cartPage } from './cart-page.ts'

/** Registers them. */
export function cartPages(
  storefront: Storefront,
  items: RenderedCatalogue,
  cookie: ShopCookie,
  settle: SettleCart,
): void {
  const { context } = storefront
  const { db, clock, baseUrl } = context
  addLineForm(storefront, items, cookie, { takeRoom: roomForCarts(context), settle })

  addBuyerPage(storefront, '/cart', async visit => {
    const { shopId, frame, request, reply } = visit
    const { isPaying, boughtJustNow } = await settle({ shopId, request })
    const id = cookie.read(request.headers.cookie)
    const lines = id === undefined ? undefined : await unlessGone(getCart(context, shopId, id))
    if (id === undefined || lines === undefined) {
      if (request.headers.cookie !== undefined) reply.header('set-cookie', cookie.clear(frame.shop.key))
      return cartPage(frame, undefined, { baseUrl, names: [], images: new Map(), boughtJustNow })
    }
    renewCookie(cookie, visit)
    const [cart, images] = await Promise.all([
      showCart(db, shopId, { id, lines }, clock.now()),
      imagesOf(items, shopId, lines),
    ])
    return cartPage(frame, cart, { baseUrl, names: lineNames(lines), images, isPaying, boughtJustNow })
  })

  addForm(storefront, '/cart', [], async visit => {
    const { shopId, form, request } = visit
    // Who changes what was bought meanwhile is told that.
    if ((await settle({ shopId, request })).boughtJustNow !== undefined) return { to: PAYMENT }
    const id = cookie.read(request.headers.cookie)
    const amount = form.has('remove') ? 0 : form.number('amount')
    if (id !== undefined && amount !== undefined) {
      await unlessGone(
        changeCart(context, shopId, id, async lines => withAmount(lines, form.text('line'), amount)).then(
          () => renewCookie(cookie, visit),
        ),
      )
    }
    return { to: '/cart' }
  })
}

/** A picture of each item that is shown and has one. */
async function imagesOf(
  items: RenderedCatalogue,
  shopId: number,
  lines: readonly Pick<AskedLine, 'item_id'>[],
): Promise<ReadonlyMap<number, ShownImage>> {
  const ids = [...new Set(lines.map(({ item_id }) => item_id))]
  const found = await Promise.all(ids.map(id => items.one(shopId, id)))
  const images = new Map<number, ShownImage>()
  for (const [at, id] of ids.entries()) {
    const item = found[at]
    const image = item && (await itemViewOf(item.bytes)).images[0]
    if (image !== undefined) images.set(id, image)
  }
  return images
}

/** Undefined of a cart that is not there any more. */
async function unlessGone<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Problem && error.type === 'carts/not-found') return undefined
    throw error
  }
}
