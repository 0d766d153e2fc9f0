/** Two shops that have a thing of every kind: one that is called, and one that must not notice. */
import { randomUUID } from 'node:crypto'
import { chown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { SCOPES } from '../../../../src/auth/scopes.ts'
import { createToken } from '../../../../src/auth/store.ts'
import type { CheckoutDocument } from '../../../../src/checkout/checkouts/schemas.ts'
import type { OrderDetail } from '../../../../src/resources/orders/schemas.ts'
import type { Kind } from '../../../contract/support/access/kinds.ts'
import { kindOfPart } from '../../../contract/support/access/kinds.ts'
import type { Answer, Call } from '../../../contract/support/call.ts'
import { addSubscription } from '../../../support/checkout/after-purchase.ts'
import { unchangedAmounts } from '../../../support/orders/build.ts'
import { newTarget } from '../../access/support/target.ts'
import { CUSTOMER, makeBuyer } from '../../checkout/support/buyer.ts'
import type { ConsoleShop, TestConsole } from '../../console/support/sign-in.ts'
import { addTo, lastChangeOf, type Pool, type Scene, totalOf } from './calls.ts'
import { makeFactors } from './factors.ts'
import type { Fuzzed } from './plans.ts'
import { addApplications, addDownload, addPictures } from './things.ts'

/** A round's shops, which nobody has called yet. */
export async function newScene(
  page: TestConsole,
  round: number,
): Promise<Scene & { readonly others: number }> {
  // What is made here is made now, as what the program makes.
  page.context.setTime(new Date().toISOString())
  const ours = await newShopScene(page, `ours-${round}`, { particular: PARTICULAR })
  const theirs = await newShopScene(page, `theirs-${round}`)
  await giveFiles(page.context)
  return { ...ours, theirs: theirs.own, others: theirs.shop.shopId }
}

/** A shop with a thing of every kind, and further ones for these operations. Of others' things there are none; `now` is for codes. */
export async function newShopScene(
  page: TestConsole,
  key: string,
  { particular = [], now }: { readonly particular?: readonly string[]; readonly now?: () => number } = {},
): Promise<Scene> {
  const shop = await page.makeShop(key)
  const made = await furnish(page, shop, key, particular)
  const wanted = { name: 'Fuzz', scopes: SCOPES, expiresAt: null, now: page.context.clock.now() }
  const { token } = await createToken(page.context.db, shop.shopId, wanted)
  return { ...made, shop, factors: makeFactors(shop.mailAddress, now), token, theirs: new Map() }
}

/** Started by root, the program is another user than this test: files that are made here are to be its own. */
async function giveFiles({ config: { dataDir } }: TestConsole['context']): Promise<void> {
  if (process.getuid?.() !== 0) return
  for (const folder of await readdir(dataDir)) {
    const { uid, gid } = await stat(join(dataDir, folder))
    for (const name of await readdir(join(dataDir, folder), { recursive: true }))
      await chown(join(dataDir, folder, name), uid, gid)
  }
}

/** By the simulated service. */
export const BY_CARD = { method: 'creditcard', source: 'sim' }

/** Operations that want an order or an item of a kind of its own. */
const PARTICULAR = ['confirmTransfer', 'provideDownloads', 'updateDispatch', 'attachItemFile']

async function furnish(page: TestConsole, shop: ConsoleShop, key: string, particular: readonly string[]) {
  const target = await newTarget(page.context, shop)
  const own: Pool = new Map(Object.entries(target.ids).map(([kind, id]) => [kind, [id]]))
  for (const operation of particular) {
    const { ids } = await newTarget(page.context, shop, operation)
    for (const [kind, id] of Object.entries(ids)) addTo(own, kind, id)
  }
  addTo(own, 'shop', key)
  await buy(page, shop, key, own)
  const secret = randomUUID().replaceAll('-', '').slice(0, 22)
  const order = String(own.get('order')?.at(-1))
  addTo(own, 'subscription', await addSubscription(page.context, shop.shopId, order, secret))
  addTo(own, 'subscription secret', secret)
  const pictures = await addPictures(page, shop, Number(target.ids.item))
  for (const each of await addApplications(page, shop, key)) addTo(own, 'application secret', each)
  const download = await addDownload(page, shop, key)
  own.set('download_id', [download.id]).set('signature', [download.signature])
  own.set(
    'name',
    pictures.images.map(({ name }) => name),
  )
  const images = pictures.images.map(({ id }) => id)
  own.set('image', images)
  for (const file of pictures.files) addTo(own, 'file', file)
  const [file] = pictures.files
  const { line, variation, item } = target.ids
  const lines = { lines: [{ item_id: item, variation_id: variation, amount: 1 }] }
  const bodies = {
    ...target.bodies,
    'POST /api/items/{id}/images': { file_id: file },
    'PUT /api/items/{id}/images': { image_ids: images.toReversed() },
    'PUT /api/items/{id}/variations': { variation_ids: [variation] },
    'POST /api/orders/{unique_key}/dispatch': { order_line_ids: [line] },
    'PUT /api/orders/{unique_key}': await changeOf(shop, String(target.ids.order)),
    'POST /shops/{shop_id}/api/carts': lines,
    'PUT /shops/{shop_id}/api/carts/{cart_id}': lines,
    'POST /shops/{shop_id}/api/checkouts': lines,
    'PUT /shops/{shop_id}/api/checkouts/{checkout_id}': { customer: CUSTOMER, payment: BY_CARD },
  }
  return {
    target: { ...target, bodies, ids: { ...target.ids, shop: key } },
    own,
    forms: pictures.forms,
  }
}

/** What an order comes to, but for 10 yen, as a change of it is sent. */
async function changeOf(shop: ConsoleShop, order: string) {
  const detail = (await shop.call('GET', `/api/orders/${order}`)).json<OrderDetail>()
  const change = unchangedAmounts(detail)
  return { ...change, amounts: { ...change.amounts, adjustment: { amount: -10 } } }
}

/** A cart, checkouts and an order of a buyer's, by way of the API. */
async function buy({ app }: TestConsole, shop: ConsoleShop, key: string, own: Pool): Promise<void> {
  const item = own.get('item')?.[0]
  const variation = own.get('variation')?.[0]
  await shop.call('PUT', `/api/items/${item}/visibility`, { visible: true })
  await shop.call('PUT', `/api/items/${item}/stock`, {
    variations: [{ variation_id: variation, stock: 1000 }],
  })
  const buyer = makeBuyer({ app }, undefined, key)
  const lines = [{ item_id: item, variation_id: variation, amount: 1 }]
  addTo(own, 'cart', (await buyer.ask('POST', '/carts', { lines })).json<{ cart_id: string }>().cart_id)
  const [bought, open] = [await buyer.begin(lines), await buyer.begin(lines)]
  const ready = await buyer.say(bought.checkout_id, { customer: CUSTOMER, payment: { method: 'cod' } })
  const { order } = await buyer.complete(ready)
  if (order === null) throw new Error('Nothing was bought')
  for (const { checkout_id } of [open, bought]) addTo(own, 'checkout', checkout_id)
  addTo(own, 'order', order.unique_key)
  addTo(own, 'order secret', order.secret)
}

/** Members by which answers name what there is. */
const NAMED: Readonly<Record<string, string>> = {
  ...{ item_id: 'item', variation_id: 'variation', option_id: 'option', option_variation_id: 'choice' },
  ...{ cart_id: 'cart', checkout_id: 'checkout', unique_key: 'order', file_id: 'file' },
}

/** Kinds of which one may be what we call with: they are taken from what makes one alone. */
const OF_CALLERS: readonly Kind[] = ['token', 'person', 'passkey', 'shop']

const MAX_DEPTH = 4
const MAX_ENTRIES = 3

/** Adds the things of an answer to the pool, so that what one call makes the next can change. */
export function learn(pool: Pool, operation: Fuzzed, call: Call, { status, body }: Answer): void {
  if (status >= 300 || call.method === 'DELETE') return
  const parts = operation.path.split('/').filter(part => !part.startsWith('{'))
  const kind = parts.map(kindOrNone).findLast(each => each !== undefined)
  const secret = `${kind} secret`
  const look = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return
    for (const [name, member] of Object.entries(value).slice(0, Array.isArray(value) ? MAX_ENTRIES : 60)) {
      if (typeof member !== 'string' && typeof member !== 'number') look(member, depth + 1)
      else if (name === 'secret') addTo(pool, depth === 0 ? secret : 'order secret', member)
      else if (NAMED[name] !== undefined) addTo(pool, NAMED[name], member)
      else if (name === 'id' && kind && depth === 0 && (call.method === 'POST' || !OF_CALLERS.includes(kind)))
        addTo(pool, kind, member)
    }
  }
  look(body, 0)
  const { checkout_id, amounts } = (body ?? {}) as Partial<CheckoutDocument>
  if (checkout_id !== undefined && amounts !== undefined) pool.set(totalOf(checkout_id), [amounts.total])
  const { item_id, modified_at } = (body ?? {}) as {
    readonly item_id?: number
    readonly modified_at?: string
  }
  if (item_id !== undefined && modified_at !== undefined) pool.set(lastChangeOf(item_id), [modified_at])
}

function kindOrNone(part: string): Kind | undefined {
  try {
    return kindOfPart('', part) ?? undefined
  } catch {
    return undefined
  }
}
