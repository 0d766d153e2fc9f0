import { describe, expect } from 'vitest'
import { foldItems } from '../../../src/resources/items/fold-items.ts'
import { askedWords } from '../../../src/resources/items/words.ts'
import { searchPage } from '../../../src/resources/items/words-store.ts'
import { addItem, buildTestApi, SEED_ITEMS } from '../../support/api.ts'
import { createTestShop } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'

interface Shown {
  readonly purchasable: boolean
  readonly reason: string | null
  readonly sales_status: string
}

// R-BUY-4
test('whether an item can be bought turns with the clock alone, at the very edges of its period', async ({
  api,
  context,
  outside,
}) => {
  const id = await addItem(api)
  await outside.query(
    'update items set visible = true, own_stock = 1, sales_start_at = $2, sales_end_at = $3, version = version + 1 where id = $1',
    [id, '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z'],
  )
  const seen = []
  for (const time of [
    '2026-11-20T23:59:59.999Z',
    '2026-11-21T00:00:00.000Z',
    '2026-11-21T23:59:59.999Z',
    '2026-11-22T00:00:00.000Z',
  ]) {
    context.setTime(time)
    const one = await api.app.inject(`/shops/test/api/items/${id}`)
    const list = await api.app.inject('/shops/test/api/items')
    const { purchasable, reason, sales_status } = one.json<Shown>()
    expect(list.json()).toEqual([one.json()])
    seen.push([purchasable, reason, sales_status, one.headers.etag, list.headers.etag])
  }
  expect(seen.map(([purchasable, reason]) => [purchasable, reason])).toEqual([
    [false, 'not_yet'],
    [true, null],
    [true, null],
    [false, 'ended'],
  ])
  for (const at of [3, 4]) expect(new Set(seen.map(states => states[at])).size).toBe(3)
  await api.call('DELETE', `/api/items/${id}`)
})

// R-BUY-12
test('what a program changes through one server buyers see through another at once', async ({
  api,
  context,
}) => {
  await using other = await buildTestApi(context, api.token)
  const id = await addItem(api)
  const path = `/api/items/${id}`
  const look = async () => {
    const one = await other.app.inject(`/shops/test${path}`)
    const list = await other.app.inject('/shops/test/api/items?limit=100')
    expect(list.json()).toEqual(one.statusCode === 404 ? [] : [one.json()])
    return one.statusCode === 404 ? 'hidden' : one.json<Shown>()
  }
  expect(await look()).toBe('hidden')
  let before: unknown = 'hidden'
  for (const change of [
    () => api.call('PUT', `${path}/visibility`, { visible: true }),
    () => api.call('PUT', `${path}/stock`, { stock: 1 }),
    () => api.call('POST', path, { price: 900 }),
    () => api.call('POST', `${path}/variations`, { name: 'S' }),
    () => api.call('PUT', `${path}/visibility`, { visible: false }),
  ]) {
    expect((await change()).statusCode).toBeLessThan(300)
    const after = await look()
    expect(after).not.toEqual(before)
    before = after
  }
  await api.call('DELETE', path)
})

// R-BUY-3, R-CART-4
test('a shop that is closed shows itself and its items, and tells carts that it does not sell', async ({
  api,
  context,
  outside,
}) => {
  const shopId = await createTestShop(context, 'closed')
  const before = await api.app.inject('/shops/closed/api/shop')
  await outside.query('update shops set able_to_business = false where id = $1', [shopId])
  const shop = await api.app.inject('/shops/closed/api/shop')
  expect(shop.json()).toMatchObject({ shop_id: 'closed', able_to_business: false })
  expect(shop.headers.etag).not.toBe(before.headers.etag)
  expect((await api.app.inject('/shops/closed/api/items')).statusCode).toBe(200)
  const cart = await api.app.inject({
    ...{ method: 'POST', url: '/shops/closed/api/carts', payload: { lines: [] } },
  })
  expect(cart.json()).toMatchObject({ problems: [{ pointer: '', code: 'shop_closed' }] })
})

// R-BUY-3
test('categories are read from memory until the tree changes', async ({ api }) => {
  const names = async () =>
    (await api.app.inject('/shops/test/api/categories')).json<{ name: string }[]>().map(({ name }) => name)
  expect(await names()).toEqual([])
  const { id } = (await api.call('POST', '/api/item_categories', { name: '器' })).json<{ id: number }>()
  expect(await names()).toEqual(['器'])
  await api.call('POST', `/api/item_categories/${id}`, { name: '皿' })
  expect(await names()).toEqual(['皿'])
  await api.call('DELETE', `/api/item_categories/${id}`)
  expect(await names()).toEqual([])
})

describe('the words of items', () => {
  // R-BUY-6
  test('of items from before there were words are folded by a job, once', async ({ context, outside }) => {
    const shopId = await createTestShop(context, 'older')
    await outside.query(SEED_ITEMS, [shopId, 1500])
    await outside.query(
      `insert into item_words (shop_id, item_id, words, outdated) select shop_id, id, '', true from items where shop_id = $1`,
      [shopId],
    )
    const find = (text: string) =>
      searchPage(context.db, shopId, { ...askedWords(text), categoryId: null, limit: 10, offset: 0 })
    expect(await find('item')).toEqual([])
    expect(await foldItems(context)).toBe(1500)
    expect(await foldItems(context)).toBe(0)
    expect(await find('ＩＴＥＭ')).toHaveLength(10)
    expect(await find('item 1234')).toHaveLength(1)
  })

  // R-BUY-6
  test('lead to the same items by sorting few finds and by walking the list', async ({
    context,
    outside,
  }) => {
    const shopId = await createTestShop(context, 'walked')
    await outside.query(SEED_ITEMS, [shopId, 3000])
    await outside.query(
      `insert into item_words (shop_id, item_id, words)
       select shop_id, id, case when id % 3 = 0 then 'walked both' else 'walked' end from items where shop_id = $1`,
      [shopId],
    )
    const { rows } = await outside.query<{ id: number; both: boolean }>(
      `select id, id % 3 = 0 as both from items where shop_id = $1 and visible order by list_position`,
      [shopId],
    )
    const find = async (text: string, limit: number, offset: number) =>
      (await searchPage(context.db, shopId, { ...askedWords(text), categoryId: null, limit, offset })).map(
        ({ id }) => id,
      )
    const all = rows.map(({ id }) => id)
    const both = rows.filter(row => row.both).map(({ id }) => id)
    expect(await find('walked', 100, 0)).toEqual(all.slice(0, 100))
    expect(await find('walked', 100, 1400)).toEqual(all.slice(1400, 1500))
    expect(await find('both', 100, 0)).toEqual(both.slice(0, 100))
    expect(await find('walked bot', 100, 450)).toEqual(both.slice(450, 550))
    expect(await find('walked walked', 2, 0)).toEqual(all.slice(0, 2))
  })
})
