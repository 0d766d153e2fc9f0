/** Reading, writing and buying as Medusa's APIs have it. */
import { randomUUID } from 'node:crypto'
import { anyOnSale, ON_SALE } from '../../scenarios/checkouts.ts'
import { atRandom } from '../../support/bench.ts'
import { httpRequest, runLoad } from '../../support/load.ts'
import { NEW_ITEM, STOCK } from '../items.ts'
import type { Asked, Kinds } from '../other.ts'
import { must } from '../project.ts'
import { buy } from './buy.ts'
import { ask, type Call } from './call.ts'
import { oneVariant } from './products.ts'
import type { Shop } from './shop.ts'

/** Products of a page. */
const PAGE = 20

/** What a list shows of each: its default fields cost Medusa twice as much. */
const PAGE_FIELDS = [
  ...['id', 'title', 'handle', 'thumbnail'],
  ...['variants.id', '*variants.calculated_price', 'variants.inventory_quantity'],
]

const ITEM_FIELDS = [
  ...PAGE_FIELDS,
  ...['description', 'images.url', 'categories.id', 'categories.name', 'variants.title', 'variants.sku'],
]

const NEW_PRICE = 4400

/** Each kind of request is made so long by so many at once before it is measured. */
const WARM_UP_SECONDS = 8
const BUYING_WARM_UP_SECONDS = 20
const WARM_UP_AT_ONCE = 4

/** The calls of each kind, of which the next is always another. */
interface Calls {
  readonly page: () => Call
  readonly item: () => Call
  readonly setStock: () => Call
  readonly createItem: () => Call
}

/** All that is asked of the server on this port, of which each kind has been tried and made for a while. */
export async function askedOf(
  port: number,
  shop: Shop,
  admin: { readonly email: string; readonly password: string },
): Promise<Kinds> {
  const calls = callsOf(shop, await logIn(port, admin))
  const onSale = shop.products.slice(0, ON_SALE)
  const kinds = {
    page: asking(calls.page),
    item: asking(calls.item),
    setStock: asking(calls.setStock),
    createItem: asking(calls.createItem),
    buy: () => buy(port, shop, anyOnSale(onSale)),
  }
  await check(port, calls)
  await kinds.buy()
  await warmUp(port, kinds)
  return kinds
}

function callsOf(shop: Shop, token: string): Calls {
  const store = { 'x-publishable-api-key': shop.key }
  const admin = { authorization: `Bearer ${token}` }
  const any = atRandom(shop.products)
  const other = atRandom(shop.products.slice(ON_SALE))
  const shown = (fields: readonly string[]) => `region_id=${shop.regionId}&fields=${fields.join()}`
  const [list, one] = [shown(PAGE_FIELDS), shown(ITEM_FIELDS)]
  const levels = (id: string) => `/admin/inventory-items/${id}/location-levels/${shop.locationId}`
  return {
    page: () => ({ method: 'GET', path: `/store/products?limit=${PAGE}&${list}`, headers: store }),
    item: () => ({ method: 'GET', path: `/store/products/${any().id}?${one}`, headers: store }),
    setStock: () => ({
      ...{ method: 'POST', path: `${levels(other().inventoryItemId)}?fields=id`, headers: admin },
      body: { stocked_quantity: STOCK + Math.floor(Math.random() * STOCK) },
    }),
    createItem: () => ({
      ...{ method: 'POST', path: '/admin/products?fields=id', headers: admin },
      body: newProduct(shop),
    }),
  }
}

/** Like Akinai's new item, with what Medusa cannot sell it without. Its address and number must be its own. */
function newProduct(shop: Shop): object {
  const id = randomUUID()
  return {
    ...{ title: NEW_ITEM.name, description: NEW_ITEM.description, handle: `new-${id}` },
    ...{ status: 'published', shipping_profile_id: shop.profileId },
    sales_channels: [{ id: shop.salesChannelId }],
    ...oneVariant(`NEW-${id}`, NEW_PRICE),
  }
}

async function logIn(port: number, admin: object): Promise<string> {
  const call: Call = { method: 'POST', path: '/auth/user/emailpass', headers: {}, body: admin }
  const { token } = await ask<{ token?: string }>(port, call)
  if (token === undefined) throw new Error('Login was refused')
  return token
}

/** The same for the load generator. */
function asking(next: () => Call): Asked {
  const nextRequest = () => {
    const { method, path, headers, body } = next()
    return httpRequest(method, path, headers, body)
  }
  return { nextRequest, expectedStatus: 200 }
}

/** Throws unless each kind of request does what it says. */
async function check(port: number, calls: Calls): Promise<void> {
  const { products } = await ask<{ products: readonly Shown[] }>(port, calls.page())
  must(products.length === PAGE && products.every(isSold), 'The page is another', products)
  const { product } = await ask<{ product: Shown }>(port, calls.item())
  const isWhole = isSold(product) && product.images?.length === 1 && product.categories?.length === 1
  must(isWhole, 'The item is another', product)
  await checkSetStock(port, calls.setStock())
  await checkCreateItem(port, calls.createItem())
}

/** A product as the store API gives it. */
interface Shown {
  readonly images?: readonly object[]
  readonly categories?: readonly object[]
  readonly variants: readonly {
    readonly calculated_price: { readonly calculated_amount: number; readonly currency_code: string }
    readonly inventory_quantity: number
  }[]
}

function isSold({ variants: [variant] }: Shown): boolean {
  if (variant === undefined) return false
  const { calculated_price: price, inventory_quantity: quantity } = variant
  return price.calculated_amount > 0 && price.currency_code === 'jpy' && quantity > 0
}

async function checkSetStock(port: number, call: Call): Promise<void> {
  await ask(port, call)
  const path = call.path.replace(/\/[^/]*$/, '')
  const found = await ask<{ inventory_levels: readonly { stocked_quantity: number }[] }>(port, {
    ...{ method: 'GET', path, headers: call.headers },
  })
  const { stocked_quantity: wanted } = call.body as { stocked_quantity: number }
  must(found.inventory_levels[0]?.stocked_quantity === wanted, 'The stock is another', found)
}

async function checkCreateItem(port: number, call: Call): Promise<void> {
  type Made = { product: { id: string; variants: readonly { prices: readonly { amount: number }[] }[] } }
  const { product } = await ask<Made>(port, call)
  const path = `/admin/products/${product.id}`
  const found = await ask<Made>(port, { method: 'GET', path, headers: call.headers })
  must(found.product.variants[0]?.prices[0]?.amount === NEW_PRICE, 'The new item is another', found)
}

/** A request runs through so much of Medusa's code that V8 has compiled what is worth it only after some hundreds of them. */
async function warmUp(port: number, kinds: Kinds): Promise<void> {
  for (const kind of [kinds.page, kinds.item, kinds.setStock, kinds.createItem]) {
    await runLoad({ port, connections: WARM_UP_AT_ONCE, seconds: WARM_UP_SECONDS, ...kind })
  }
  const end = Date.now() + BUYING_WARM_UP_SECONDS * 1000
  const buyer = async () => {
    while (Date.now() < end) await kinds.buy()
  }
  await Promise.all(Array.from({ length: WARM_UP_AT_ONCE }, buyer))
}
