/** POST /shops/{shop_id}/cart/lines: puts an item into the cart (R-STORE-11). */
import { changeCart } from '../../checkout/carts/change-cart.ts'
import { createCart } from '../../checkout/carts/create-cart.ts'
import type { RenderedCatalogue } from '../../checkout/catalogue/rendered-catalogue.ts'
import { MAX_AMOUNT, MAX_CART_BYTES, MAX_LINES } from '../../checkout/limits.ts'
import type { TakeBuyersRoom } from '../../checkout/make-way.ts'
import { priceNow } from '../../checkout/price-now.ts'
import type { AskedLine } from '../../checkout/priced-line.ts'
import type { Connection } from '../../db/database.ts'
import { notFound, Problem } from '../../http/problems.ts'
import { itemViewOf } from '../catalogue/item-view.ts'
import { makeItemPage } from '../catalogue/items.ts'
import type { SettleCart } from '../checkout/left-cart.ts'
import { renewCookie, type ShopCookie } from '../cookies.ts'
import { addForm, type Storefront } from '../storefront.ts'
import { withLine } from './cart-lines.ts'
import { type LineFault, lineOf, sentBack, unwritable } from './purchase.ts'

/** What a cart cannot take, by the place in the line at fault. */
class Refused extends Error {
  override readonly name = 'Refused'
  readonly problems: readonly LineFault[]

  constructor(problems: readonly LineFault[]) {
    super('The line was refused')
    this.problems = problems
  }
}

/** What the form is taken with. */
interface Parts {
  /** Throws where there is no room for one more cart. */
  readonly takeRoom: TakeBuyersRoom
  readonly settle: SettleCart
}

/** Registers it. */
export function addLineForm(
  storefront: Storefront,
  items: RenderedCatalogue,
  cookie: ShopCookie,
  { takeRoom, settle }: Parts,
): void {
  const { context } = storefront
  const { db, clock } = context

  addForm(storefront, '/cart/lines', ['carts'], async visit => {
    const { shopId, frame, form, request, reply } = visit
    const found = await items.one(shopId, form.id('item') ?? 0)
    if (found === undefined) throw notFound('items')
    const item = await itemViewOf(found.bytes)
    const line = lineOf(form, item)
    const put = (lines: readonly AskedLine[], connection: Connection) =>
      withPriced(connection, shopId, lines, line, clock.now())
    try {
      // What was bought meanwhile goes first: else what is put in anew would go with it.
      await settle({ shopId, request })
      const id = cookie.read(request.headers.cookie)
      if (id === undefined || !(await putInto(id, put))) {
        const lines = await put([], db)
        await takeRoom(shopId, request.ip)
        const made = await createCart(context, shopId, lines, request.ip)
        reply.header('set-cookie', cookie.write(frame.shop.key, made))
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return makeItemPage(storefront, frame, shopId, item, sentBack(form, line, error.problems, frame.words))
    }
    return { to: '/cart' }

    /** False where the cart is gone. */
    async function putInto(id: string, change: typeof put): Promise<boolean> {
      try {
        await changeCart(context, shopId, id, change)
        renewCookie(cookie, visit)
        return true
      } catch (error) {
        if (error instanceof Problem && error.type === 'carts/not-found') return false
        throw error
      }
    }
  })
}

/** The lines with one more. Throws `Refused` where it cannot be bought, so that nothing gets into a cart that has to go again. */
async function withPriced(
  db: Connection,
  shopId: number,
  lines: readonly AskedLine[],
  added: AskedLine,
  now: Date,
): Promise<readonly AskedLine[]> {
  if (added.amount < 1 || added.amount > MAX_AMOUNT) {
    throw new Refused([
      { pointer: '/amount', code: added.amount === 0 ? 'value_required' : 'over_quantity_limit' },
    ])
  }
  const faults = unwritable(added)
  if (faults.length > 0) throw new Refused(faults)
  const next = withLine(lines, added)
  const { lines: priced } = await priceNow(db, shopId, next.lines, now)
  const problems = priced[next.at]?.problems ?? []
  if (problems.length > 0) throw new Refused(problems)
  const isFull =
    next.lines.length > MAX_LINES || Buffer.byteLength(JSON.stringify(next.lines)) > MAX_CART_BYTES
  if (isFull) throw new Refused([{ pointer: '', code: 'cart_full' }])
  return next.lines
}
