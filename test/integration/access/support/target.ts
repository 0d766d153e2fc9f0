/** Things of a shop that calls of the console and, by a session, of the API are aimed at. */
import { randomUUID } from 'node:crypto'
import { createToken } from '../../../../src/auth/store.ts'
import { beginImport } from '../../../../src/console/item-imports/store.ts'
import { insertPasskey } from '../../../../src/console/passkey-store.ts'
import type { Context } from '../../../../src/context.ts'
import { markFailed } from '../../../../src/mail/store.ts'
import { findRequests } from '../../../../src/request-log/line-store.ts'
import { writeRequests } from '../../../../src/request-log/store.ts'
import { addCoupon } from '../../../../src/selling/change-coupons.ts'
import { couponColumns } from '../../../../src/selling/coupon-values.ts'
import { listShippingMethods } from '../../../../src/selling/method-store.ts'
import type { Target } from '../../../contract/support/access/requests.ts'
import { PLAIN_ITEM } from '../../../support/api.ts'
import {
  addDraw,
  addItemWithFile,
  addSentFile,
  addSubscription,
} from '../../../support/checkout/after-purchase.ts'
import type { OrderRecipe } from '../../../support/orders/build.ts'
import { type PlacedOrder, placeOrder } from '../../../support/orders/place.ts'
import { COUPON_BODY, METHOD_BODY } from '../../../support/selling.ts'
import { addUser, type ConsoleShop, PASSWORD } from '../../console/support/sign-in.ts'
import { mailTo } from '../../mail/support/orders.ts'

/** What an order must be like for an operation to be let do something about it; a paid one unless said here. */
const ORDERS: Readonly<Record<string, OrderRecipe>> = {
  confirmCash: { method: 'cod' },
  updateDispatch: { method: 'cod' },
  dispatchRest: { method: 'cod' },
  confirmTransfer: { method: 'bt', payment: 'unpaid' },
  provideDownloads: { method: 'bt', payment: 'unpaid', lines: [{ item_type: 'digital' }] },
}

/** Those that want an item with a file. */
const OF_FILES = ['attachItemFile', 'detachItemFile']

/** Operations whose target is of a kind of its own. */
export const PARTICULAR: readonly string[] = [...Object.keys(ORDERS), ...OF_FILES]

const { items: _, ...METHOD_SETTINGS } = METHOD_BODY

const COUPON = { ...COUPON_BODY, code: 'NATSU' }

/** Makes them; the order is such that this operation can be done. */
export async function newTarget(context: Context, shop: ConsoleShop, operationId = ''): Promise<Target> {
  const made = async (path: string, body: unknown) => (await shop.call('POST', path, body)).json()
  const isOfFiles = OF_FILES.includes(operationId)
  const item = isOfFiles
    ? await addItemWithFile(context, shop.shopId)
    : (await made('/api/items', PLAIN_ITEM)).item_id
  const { item_id: otherItem } = await made('/api/items', PLAIN_ITEM)
  const { variation_id: variation } = await made(`/api/items/${isOfFiles ? otherItem : item}/variations`, {
    name: 'M',
  })
  const { id: category } = await made('/api/item_categories', { name: randomUUID().slice(0, 30) })
  const { id: otherCategory } = await made('/api/item_categories', { name: randomUUID().slice(0, 30) })
  const order = await placeOrder(context, shop.shopId, {
    lines: [{ options: [{ option_id: shop.shopId * 1000 + 1, price: 100 }] }],
    ...ORDERS[operationId],
  })
  const shippingMethod = await soleMethodOf(context, shop)
  const coupon = await couponOf(context, shop)
  const method = { ...METHOD_BODY, name: 'クール便', items: [{ item_id: otherItem, size: 1 }] }
  return {
    ids: {
      ...{ item, otherItem, variation, category, otherCategory },
      // No picture stands behind these: what they are for is tried in test/contract/access.test.ts.
      image: 1_999_999_999,
      file: isOfFiles ? await addSentFile(context, shop.shopId) : 'B'.repeat(32),
      ...{ order: order.key, line: order.lineIds[0] ?? 0, option: shop.shopId * 1000 + 1 },
      dispatch: operationId === 'updateDispatch' ? await dispatchOf(shop, order) : 1_999_999_999,
      token: await tokenOf(context, shop),
      mail: await mailOf(context, shop),
      call: await callOf(context, shop),
      passkey: await passkeyOf(context, shop),
      person: await addUser(context, shop.shopId, `${randomUUID()}@example.jp`),
      shippingMethod,
      coupon,
      itemImport: await context.db.transaction(tx => beginImport(tx, shop.shopId, 1, context.clock.now())),
      subscription: await addSubscription(context, shop.shopId, order.key),
      draw: await addDraw(context, shop.shopId),
    },
    bodies: {
      'POST /console/api/session': { mail_address: shop.mailAddress, password: PASSWORD },
      'PUT /console/api/password': { current_password: PASSWORD, new_password: 'another password' },
      'POST /console/api/confirmation': { password: PASSWORD },
      'POST /console/api/people': {
        mail_address: `${randomUUID()}@example.jp`,
        role: 'read_only',
        scopes: [],
      },
      'PUT /console/api/people/{id}': { role: 'read_only', scopes: [], revoke_tokens: true },
      'PUT /console/api/settings': { name: 'Changed' },
      'POST /console/api/tokens': { name: 'program', scopes: ['items.read'], expires_at: null },
      'POST /console/api/shipping_methods': method,
      'PUT /console/api/shipping_methods/{id}': method,
      'PUT /console/api/shipping_methods': { ids: [shippingMethod] },
      'PUT /console/api/item_categories/{id}/place': { parent_id: otherCategory, before_id: null },
      'POST /console/api/items/{id}/stock_change': { by: 1, variation_id: variation },
      'PUT /console/api/items/{id}/sale': { price: PLAIN_ITEM.price - 1, starts_at: null, ends_at: null },
      'PUT /console/api/items/{id}/sales_period': {
        sales_start_at: '2031-04-01T10:00:00+09:00',
        sales_end_at: null,
      },
      'PUT /console/api/item_imports/{id}/items': {
        ...{ item_id: item, modified_at: await modifiedAt(shop, item), category_ids: [category] },
        variations: isOfFiles ? [] : [{ variation_id: variation, stock: 1 }],
      },
      'POST /console/api/item_imports/{id}/undo': { after: 0 },
      'POST /console/api/coupons': COUPON,
      'PUT /console/api/coupons/{id}': COUPON,
      'PUT /console/api/items/{id}/shipping_methods': {
        shipping_methods: [{ shipping_method_id: shippingMethod, size: 1 }],
      },
      'POST /console/api/previews/shipping_method': {
        ...{ method: METHOD_SETTINGS, subtotal: 1000, pieces: 1, size: 1, prefecture: null },
      },
      'POST /console/api/previews/coupon': { coupon: COUPON, coupon_id: coupon, subtotal: 1000 },
      'POST /console/api/previews/selling': { settings: {}, total: 1000 },
      'POST /console/api/block_list': { entry: '@example.com' },
      'PUT /api/items/{id}/stock': { variations: [{ variation_id: variation, stock: 3 }] },
    },
    queries: {
      'DELETE /console/api/block_list': { entry: '@example.com' },
      'GET /console/api/search': { q: '手ぬぐい' },
    },
  }
}

/** A dispatch of an order: orders that are built have none with an id of its own. */
async function dispatchOf(shop: ConsoleShop, { path, lineIds }: PlacedOrder): Promise<number> {
  const answer = await shop.call('POST', `${path}/dispatch`, { order_line_ids: lineIds })
  const { delivery } = answer.json<{ delivery: { dispatches: readonly { id: number }[] } }>()
  const [dispatch] = delivery.dispatches
  if (dispatch === undefined) throw new Error('The order was not dispatched')
  return dispatch.id
}

async function tokenOf({ db, clock }: Context, { shopId }: ConsoleShop): Promise<number> {
  const wanted = { name: 'program', scopes: ['items.read'], expiresAt: null, now: clock.now() } as const
  return (await createToken(db, shopId, wanted)).id
}

/** The shipping method of a shop that has one alone, as each begins. */
async function soleMethodOf({ db }: Context, { shopId }: ConsoleShop): Promise<number> {
  const [method] = await listShippingMethods(db, shopId)
  if (method === undefined) throw new Error('The shop has no shipping method')
  return method.id
}

async function couponOf(context: Context, { shopId }: ConsoleShop): Promise<number> {
  const author = { actor: 'system', address: null } as const
  const code = `T${randomUUID().slice(0, 8).toUpperCase()}`
  return addCoupon(context, shopId, author, { ...couponColumns(COUPON_BODY), code })
}

/** A mail that was given up, so that it can be sent again. */
async function mailOf(context: Context, { shopId }: ConsoleShop): Promise<number> {
  const mail = await mailTo(context, shopId, 'hanako@example.jp')
  await markFailed(context.db, mail, 'dead', '550')
  return mail.id
}

/** A call in the log. */
async function callOf({ db, clock }: Context, { shopId }: ConsoleShop): Promise<number> {
  const line = {
    ...{
      shop_id: shopId,
      request_id: randomUUID(),
      at: clock.now().toISOString(),
      token_id: 1,
      method: 'GET',
    },
    ...{ path: '/api/user', operation: 'getUser', status: 200, problem: null, duration_ms: 1 },
    ...{ request_body: null, response_body: '{}' },
  }
  await writeRequests(db, [line], [], 1_000_000)
  const [row] = await findRequests(db, shopId, { ...ANY, requestId: line.request_id }, 1)
  if (row === undefined) throw new Error('The call was not written')
  return row.id
}

const ANY = {
  ...{ statuses: null, problem: null, tokenId: null, method: null, path: null },
  ...{ requestId: null, after: null, before: null },
} as const

/** A passkey of the shop's person, made elsewhere, with which nobody can sign. */
async function passkeyOf({ db, clock }: Context, { shopId, userId }: ConsoleShop): Promise<number> {
  const made = {
    ...{ credential_id: randomUUID(), public_key: Buffer.from('none'), counter: 0, transports: [] },
    ...{ rpId: 'elsewhere.example', name: 'Key', now: clock.now() },
  }
  const passkey = await db.transaction(tx => insertPasskey(tx, { shop_id: shopId, id: userId }, made))
  if (passkey === undefined) throw new Error('The passkey was not kept')
  return passkey.id
}

async function modifiedAt(shop: ConsoleShop, item: number): Promise<string> {
  return (await shop.call('GET', `/api/items/${item}`)).json<{ modified_at: string }>().modified_at
}
