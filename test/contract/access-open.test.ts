/**
 * Every open operation of the OpenAPI document that names a shop: anybody may call it, a token changes nothing, and what is
 * another shop's is not there. Made from the document, so that a new operation takes part by itself.
 */
import { beforeAll, expect, test } from 'vitest'
import { badAuthorizations } from './support/access/bad-tokens.ts'
import { bytesOf, REQUEST_ID } from './support/access/bytes.ts'
import { type Documented, documentedOperations } from './support/access/documented.ts'
import { askFor, idAt, NOTHING, placesToTry, type Swap, type Target } from './support/access/requests.ts'
import { afterPurchase } from './support/after-purchase.ts'
import { describeCall } from './support/answer-faults.ts'
import { type Call, call } from './support/call.ts'
import { exported } from './support/documents.ts'
import { newCategory } from './support/makers.ts'
import { openapi } from './support/openapi.ts'
import type { Item } from './support/shapes.ts'
import { describeWithCli, newShop, type Shop } from './support/shops.ts'
import {
  type Cart,
  CHOICE,
  complete,
  importItems,
  newCart,
  onSale,
  readyCheckout,
  SIZES,
} from './support/storefront.ts'

/** Operations of which no call succeeds twenty times over, or before a job has run; others' shops are tried where they are. */
const APART: ReadonlySet<string> = new Set([
  // Ten times (test/integration/checkout/downloads).
  'GET /shops/{shop_id}/downloads/{download_id}/{signature}',
  // Of winners, which are drawn by a job (test/integration/checkout/lotteries).
  'POST /shops/{shop_id}/api/applications/{secret}/checkout',
])

const open = documentedOperations(openapi).filter(
  ({ name, asks, ids }) => !APART.has(name) && asks.length === 0 && ids.some(({ kind }) => kind === 'shop'),
)

const COMPLETE = 'POST /shops/{shop_id}/api/checkouts/{checkout_id}/complete'

interface Side {
  readonly shop: Shop
  readonly target: Target
  /** A checkout that can be completed for each operation, by its name. */
  readonly checkouts: Readonly<Record<string, string>>
}

async function newSide(): Promise<Side> {
  const shop = await newShop()
  const [item] = (await importItems(shop, [
    { over: { variations: SIZES(), stock: 3, options: [CHOICE()] } },
  ])) as [Item]
  const [option] = item.options
  const ids = {
    ...{ shop: shop.key, item: item.id, variation: item.variations[0]?.id ?? 0 },
    ...{ option: option?.id ?? 0, category: await newCategory({}, shop) },
    choice: option?.option_type === 'select' ? (option.choices[0]?.id ?? 0) : 0,
  }
  const { cart_id } = await newCart(shop, [{ item_id: item.id, amount: 1 }])
  const plain = await onSale(shop, 50)
  const ready = await Promise.all(open.map(() => readyCheckout(shop, plain)))
  const { order } = await complete(shop, await readyCheckout(shop, plain))
  const [one] = ready
  const { subscription, application } = await afterPurchase(shop)
  const more = {
    ...{ cart: cart_id, checkout: one?.checkout_id ?? '', order: order?.secret ?? '' },
    ...{ subscription, application },
    shippingMethod: one?.delivery_choices[0]?.shipping_method_id ?? 0,
  }
  return {
    shop,
    target: { ids: { ...ids, ...more }, bodies: { [COMPLETE]: { expected_total: one?.amounts.total } } },
    checkouts: Object.fromEntries(open.map(({ name }, at) => [name, ready[at]?.checkout_id ?? ''])),
  }
}

describeWithCli('open operations', () => {
  let ours: Side
  let theirs: Side
  beforeAll(async () => {
    ;[ours, theirs] = await Promise.all([newSide(), newSide()])
  })

  const asking = (operation: Documented, swaps: readonly Swap[] = []): Call => {
    const { ids, ...target } = ours.target
    const own = { ...target, ids: { ...ids, checkout: ours.checkouts[operation.name] ?? '' } }
    // Each call is one of its own: what is answered again says so.
    const key = operation.name === COMPLETE ? { 'idempotency-key': crypto.randomUUID() } : {}
    return { ...askFor(operation, own, swaps), headers: { ...REQUEST_ID, ...key }, token: null }
  }

  /** Its own id is new in each answer that makes something, and a checkout that is changed lasts longer. */
  const sameFor = (answer: Awaited<ReturnType<typeof call>>, ids: readonly (number | string)[] = []) => {
    const { cart_id, checkout_id, expires_at } = (answer.body ?? {}) as Record<string, string | undefined>
    return bytesOf(answer, [...ids, ...[cart_id, checkout_id, expires_at].filter(one => one !== undefined)])
  }

  test('are known', () => {
    expect(open.length).toBeGreaterThanOrEqual(7)
  })

  // R-BUY-1
  test.each(open)('$name succeeds without a token, and no token changes its answer', async operation => {
    const request = asking(operation)
    const first = await call(request)
    expect(first.status, describeCall(request, first)).toBeLessThan(300)
    for (const authorization of [
      ...badAuthorizations(ours.shop.token).map(([, bad]) => bad),
      `Bearer ${ours.shop.token}`,
      `Bearer ${theirs.shop.token}`,
    ]) {
      const { headers } = asking(operation)
      const answer = await call({ ...request, headers: { ...headers, authorization, cookie: 'a=b' } })
      expect(sameFor(answer), authorization).toEqual(sameFor(first))
    }
  })

  const places = open.flatMap(operation =>
    placesToTry(operation)
      .filter(tried => tried.some(({ kind }) => kind !== 'shop'))
      .filter(tried => !tried.some(({ kind }) => kind === 'shop'))
      .map(tried => ({
        name: operation.name,
        what: tried.map(({ where, at }) => `${where} ${at.join('/')}`).join(' and '),
        ...{ operation, tried },
      })),
  )
  // R-TENANT-1, R-BUY-2, R-CART-5
  test.for(places)('$name: another shop’s $what is as none', async ({ operation, tried }) => {
    const swap = (ids: Target['ids']) =>
      tried.map(place => ({ place, id: idAt(operation, { ...theirs.target, ids }, place) }))
    const [foreign, missing] = [swap(theirs.target.ids), swap(NOTHING)]
    const [one, other] = await Promise.all([foreign, missing].map(each => call(asking(operation, each))))
    if (one === undefined || other === undefined) throw new Error('no answer')
    const asked = (swaps: readonly Swap[]) => swaps.map(({ id }) => id)
    // Ids in a body are told again beside others that can be the same numbers: there the problems are compared.
    if (tried.some(({ where }) => where === 'body')) {
      const { problems: told } = one.body as Cart
      expect([one.status, told]).toEqual([other.status, (other.body as Cart).problems])
      expect(told).not.toEqual([])
    } else expect(sameFor(one, asked(foreign))).toEqual(sameFor(other, asked(missing)))
    if (tried.some(({ where }) => where === 'path')) expect(one.status).toBe(404)
  })

  // R-TENANT-1
  test.each(open)('$name: the things of one shop are not another’s', async operation => {
    const shop = operation.ids.filter(({ kind }) => kind === 'shop')
    if (operation.ids.every(({ where, kind }) => where !== 'path' || kind === 'shop')) return
    const swaps = shop.map(place => ({ place, id: theirs.shop.key }))
    expect((await call(asking(operation, swaps))).status).toBe(404)
  })

  test('have changed nothing that the shops have', async () => {
    const before = await exported(theirs.shop)
    for (const operation of open) await call(asking(operation))
    expect(await exported(theirs.shop)).toEqual(before)
  })
})
