import { beforeAll, describe, expect, inject, test } from 'vitest'
import { type Answer, call } from './support/call.ts'
import {
  editItem,
  listCategories,
  lotteryItem,
  newCategory,
  newItem,
  newVariation,
  putStock,
  putVisibility,
  remove,
  setLink,
  showItem,
  unique,
} from './support/makers.ts'
import { noItem, type Refusal, refused } from './support/refused.ts'
import type { Shop } from './support/shops.ts'
import { describeWithCli, newShop, shopA } from './support/shops.ts'
import { asBuyer, idsOf, importItems, storefrontItem, visit } from './support/storefront.ts'

const invalidQuery = (...pointers: string[]): Refusal => ({
  ...{ status: 400, type: 'request/invalid-query' },
  pointers,
})
const noShop: Refusal = { status: 404, type: 'shops/not-found' }

/** A visible item with this stock. */
async function shownItem(body: Record<string, unknown> = {}, stock = 5, shop: Shop = shopA): Promise<number> {
  const id = await newItem(body, shop)
  if (stock > 0) await putStock(id, { stock }, shop)
  await putVisibility(id, true, shop)
  return id
}

describe('an item as buyers see it', () => {
  // R-BUY-2
  test('is what programs see, but for what is theirs', async () => {
    const id = await shownItem({ identifier: 'CODE-1', quantity_limit: 3 })
    const { purchasable, reason, ...shared } = await storefrontItem(shopA, id)
    expect([purchasable, reason]).toEqual([true, null])
    // Which members these are is in the document, which each answer is held against.
    expect(await showItem(id)).toMatchObject(shared)
    const theirs = ['_links', 'identifier', 'visible', 'created_at', 'modified_at']
    expect(Object.keys(shared).filter(name => theirs.includes(name))).toEqual([])
  })

  // R-BUY-2
  test('is not there while it is hidden, in the very words of one that never was', async () => {
    const id = await shownItem()
    await putVisibility(id, false)
    const [hidden, never] = await Promise.all([id, 2_000_000_001].map(one => visit(shopA, `/items/${one}`)))
    const told = ({ status, body }: Answer) => [status, { ...(body as object), instance: '' }]
    expect(told(hidden as Answer)).toEqual(told(never as Answer))
    await refused(asBuyer(shopA, 'GET', `/items/${id}`), noItem)
    await putVisibility(id, true)
    expect((await storefrontItem(shopA, id)).id).toBe(id)
    await remove(`/api/items/${id}`)
    await refused(asBuyer(shopA, 'GET', `/items/${id}`), noItem)
  })

  // R-BUY-4
  test('says why it cannot be bought, and shows a change at once', async () => {
    const id = await shownItem({}, 0)
    const state = async () => {
      const { purchasable, reason } = await storefrontItem(shopA, id)
      return [purchasable, reason]
    }
    expect(await state()).toEqual([false, 'sold_out'])
    await putStock(id, { stock: 1 })
    expect(await state()).toEqual([true, null])
    const variation = await newVariation(id)
    expect(await state()).toEqual([false, 'sold_out'])
    await putStock(id, { variations: [{ variation_id: variation, stock: 1 }] })
    expect(await state()).toEqual([true, null])
  })

  // R-BUY-4, R-BUY-5
  test('of a lottery can be had within its time alone, whatever its stock', async () => {
    const early = await shownItem(lotteryItem(), 3)
    expect(await storefrontItem(shopA, early)).toMatchObject({ purchasable: false, reason: 'not_yet' })
    const open = { application_start_at: '2020-01-01T00:00:00Z' }
    const now = await shownItem(lotteryItem({}, open), 0)
    expect(await storefrontItem(shopA, now)).toMatchObject({ purchasable: true, reason: null })
    const past = {
      ...open,
      ...{ application_end_at: '2020-01-02T00:00:00Z', scheduled_announce_at: '2020-01-02T00:00:00Z' },
    }
    const late = await shownItem(lotteryItem({}, past), 3)
    expect(await storefrontItem(shopA, late)).toMatchObject({ purchasable: false, reason: 'ended' })
  })
})

describeWithCli('imported items', () => {
  // R-BUY-4
  test('without a price, before and after their sale cannot be bought', async () => {
    const shop = await newShop()
    const times = { past: '2020-01-01T00:00:00Z', future: '2099-01-01T00:00:00Z' }
    const items = await importItems(shop, [
      { over: { price: null, stock: 1 } },
      { over: { stock: 1, sales_status: 'item_waiting_for_sale' }, state: { sales_start_at: times.future } },
      { over: { stock: 0, sales_status: 'item_end_of_sale' }, state: { sales_end_at: times.past } },
      { over: { stock: 1, price: 900, proper_price: 1200 } },
    ])
    const seen = await Promise.all(items.map(({ id }) => storefrontItem(shop, id)))
    expect(seen.map(({ reason }) => reason)).toEqual(['no_price', 'not_yet', 'ended', null])
    expect(seen[3]).toMatchObject({ price: 900, proper_price: 1200, purchasable: true })
  })
})

describe('the list', () => {
  describeWithCli('of a shop of its own', () => {
    let shop: Shop
    let top: number
    let tea: number
    let other: number
    beforeAll(async () => {
      shop = await newShop()
      tea = await shownItem({ name: 'ウーロン茶　Oolong ＴＥＡ' }, 1, shop)
      other = await shownItem({ name: 'ほうじ茶 100％_\\' }, 0, shop)
      const hidden = await newItem({ name: '烏龍茶 ウーロン' }, shop)
      top = await newCategory({}, shop)
      const below = await newCategory({ parent_id: top }, shop)
      await setLink('PUT', below, tea, shop)
      await setLink('PUT', below, hidden, shop)
    })

    // R-BUY-2
    test('has what is visible, sold out or not, in the shop’s order', async () => {
      expect(await idsOf(shop)).toEqual([tea, other])
      expect(await idsOf(shop, '?limit=1')).toEqual([tea])
      expect(await idsOf(shop, '?limit=1&offset=1')).toEqual([other])
      expect(await idsOf(shop, '?offset=')).toEqual([tea, other])
      expect(await idsOf(shop, `?category_id=${top}`)).toEqual([tea])
      expect(await idsOf(shop, '?category_id=2000000001')).toEqual([])
    })

    // R-BUY-6
    test.for([
      ['茶 ', [1, 2]],
      ['ほうじ', [2]],
      ['ホウジ', [2]],
      ['ﾎｳｼﾞ茶', [2]],
      ['うーろん', [1]],
      ['oolong', [1]],
      ['tea', [1]],
      ['TEA　ウー', [1]],
      ['long t', [1]],
      ['茶 oolong', [1]],
      ['ほうじ oolong', []],
      ['ろうじ', []],
      ['うじほ', []],
      ['0%', [2]],
      ['_\\', [2]],
      ['%%', []],
      ['__', []],
      ['烏龍', []],
      ["' or 1=1 --", []],
      ['\u0301\u0301', []],
    ] as const)('is searched for %j', async ([text, found]) => {
      const q = `?q=${encodeURIComponent(text)}`
      const wanted = found.map(place => [tea, other][place - 1])
      expect(await idsOf(shop, q)).toEqual(wanted)
      expect(await idsOf(shop, `${q}&category_id=${top}`)).toEqual(wanted.filter(id => id === tea))
    })

    // R-BUY-6, R-BUY-12
    test('finds a new name at once, and no longer the old one', async () => {
      const [before, after] = [unique('before'), unique('after')]
      const id = await shownItem({ name: before }, 1, shop)
      expect(await idsOf(shop, `?q=${before}`)).toEqual([id])
      await editItem(id, { name: after }, shop)
      expect([await idsOf(shop, `?q=${before}`), await idsOf(shop, `?q=${after}`)]).toEqual([[], [id]])
      await putVisibility(id, false, shop)
      expect(await idsOf(shop, `?q=${after}`)).toEqual([])
      await remove(`/api/items/${id}`, shop)
    })

    // R-BUY-3
    test('of categories is that of programs', async () => {
      const answer = await visit(shop, '/categories')
      expect(answer.body).toEqual(await listCategories(shop))
    })
  })

  // R-BUY-6, R-LIMIT-14, R-HTTP-7
  test.for([
    ['q=', '/q'],
    ['q=a', '/q'],
    ['q=%E8%8C%B6', '/q'],
    ['q=%20%20', '/q'],
    ['q=%E3%80%80%E3%80%80', '/q'],
    [`q=${'a'.repeat(101)}`, '/q'],
    ['q=a%00b', '/q'],
    ['q=a%0Ab', '/q'],
    ['q=ab&q=cd', '/q'],
    ['limit=0', '/limit'],
    ['limit=101', '/limit'],
    ['offset=-1', '/offset'],
    ['category_id=x', '/category_id'],
    ['visible=false', '/visible'],
    ['order=created', '/order'],
  ] as const)('?%s is refused', async ([query, pointer]) => {
    await refused(asBuyer(shopA, 'GET', `/items?${query}`), invalidQuery(pointer))
  })

  test('takes 2 and 100 characters, above U+FFFF too', async () => {
    const empty = await newShop()
    for (const q of ['ab', '𠮷野', 'a'.repeat(100), '𠮷'.repeat(100)]) {
      expect(await idsOf(empty, `?q=${encodeURIComponent(q)}`)).toEqual([])
    }
  })
})

describe('the shop', () => {
  // R-BUY-3
  test('shows what everybody may know', async () => {
    const { body } = await call({ method: 'GET', path: '/api/user' })
    const { mail_address, nickname, using_only_cart, default_item_tax_type, ...known } = body as Record<
      string,
      unknown
    >
    expect((await visit(shopA, '/shop')).body).toEqual(known)
  })

  const paths = ['/shop', '/items', '/items/1', '/categories']
  // R-BUY-1
  test.each(paths)('%s of nobody is 404, and of no key 400', async path => {
    await refused(asBuyer({ key: 'nobodys-shop' }, 'GET', path), noShop)
    for (const key of ['Tea', 'a%20b', '%00', '-tea', '%E8%8C%B6', 'a'.repeat(64)]) {
      const answer = await visit({ key }, path)
      expect([answer.status, (answer.body as { type: string }).type]).toEqual([
        400,
        '/errors/request/invalid-params',
      ])
    }
  })

  // R-BUY-2, R-HTTP-8
  test('has no item under what is no id', async () => {
    for (const id of ['0', '01', 'x', '1e3', '-1'])
      await refused(asBuyer(shopA, 'GET', `/items/${id}`), { status: 400, type: 'request/invalid-params' })
    await refused(asBuyer(shopA, 'GET', '/items/99999999999999999999'), noItem)
    const wrong = { status: 400, type: 'request/invalid-query' }
    for (const path of ['/items/1?x=1', '/shop?x=1', '/categories?x=1'])
      await refused(asBuyer(shopA, 'GET', path), wrong)
  })

  // R-BUY-12, R-CART-7
  test('answers 304 to whoever has the answer, and sets no cookie', async () => {
    // Other tests change what is shown in the shop that they share.
    const shop = inject('cli') === null ? shopA : await newShop()
    const id = await shownItem({}, 5, shop)
    for (const path of [`/items/${id}`, '/items?limit=1', '/items?q=zz', '/categories', '/shop']) {
      const { headers } = await visit(shop, path)
      expect(headers).toMatchObject({
        'cache-control': 'public, no-cache',
        etag: expect.stringMatching(/^"/),
      })
      expect(headers['set-cookie']).toBeUndefined()
      const again = await visit(shop, path, { 'if-none-match': headers.etag })
      expect([path, again.status, again.headers.etag, again.text]).toEqual([path, 304, headers.etag, ''])
      expect((await visit(shop, path, { 'if-none-match': '"x"' })).status).toBe(200)
    }
    const before = (await visit(shop, `/items/${id}`)).headers.etag
    await putStock(id, { stock: 6 }, shop)
    expect((await visit(shop, `/items/${id}`, { 'if-none-match': before })).status).toBe(200)
  })
})
