/** A cart as its buyer sees it: what was asked for, with what it comes to now (R-CART-3, R-CART-4). */
import type { Connection } from '../../db/database.ts'
import { notFound } from '../../http/problems.ts'
import { findPublicShop } from '../../shops/store.ts'
import { priceNow } from '../price-now.ts'
import type { AskedLine, LinePricing, LineProblem } from '../priced-line.ts'
import type { CART_PROBLEMS } from './schemas.ts'

type CartProblem = LineProblem<(typeof CART_PROBLEMS)[number]>

const CLOSED: CartProblem = { pointer: '', code: 'shop_closed', detail: 'The shop does not sell at present.' }

/** Prices the lines by this moment. Throws 404 when the shop is gone. */
export async function showCart(
  db: Connection,
  shopId: number,
  cart: { readonly id: string; readonly lines: readonly AskedLine[] },
  now: Date,
) {
  const [shop, priced] = await Promise.all([
    findPublicShop(db, shopId),
    priceNow(db, shopId, cart.lines, now),
  ])
  if (shop === undefined) throw notFound('shops')
  const problems: readonly CartProblem[] = shop.able_to_business
    ? priced.problems
    : [CLOSED, ...priced.problems]
  return {
    cart_id: cart.id,
    lines: cart.lines.map((line, index) => presentLine(line, priced.lines[index])),
    total: priced.total,
    problems,
  }
}

const NO_PRICE = {
  ...{ type: null, title: null, variation: null, price: null, proper_price: null },
  ...{ unit_price: null, total: null, item_tax_type: null },
}

/** A line as it was asked for, with what it comes to. */
export function presentLine({ options, ...asked }: AskedLine, pricing: LinePricing | undefined) {
  const line = pricing?.line
  const shown = options.map(option => {
    const priced = line?.options.find(({ option_id }) => option_id === option.option_id)
    if (priced === undefined) return { ...option, name: null, price: null }
    return { ...option, value: priced.value, name: priced.name, price: priced.price }
  })
  if (line === undefined) return { ...asked, options: shown, ...NO_PRICE }
  const { type, title, variation, price, proper_price, unit_price, total, item_tax_type } = line
  return {
    ...{ ...asked, options: shown, type, title, variation },
    ...{ price, proper_price, unit_price, total, item_tax_type },
  }
}
