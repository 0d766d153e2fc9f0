import { describe, expect, inject, test } from 'vitest'
import { call } from './support/call.ts'
import {
  listItems,
  lotteryItem,
  must,
  newCategory,
  newItem,
  newVariation,
  normalItem,
  remove,
  setLink,
  showItem,
  subscriptionItem,
} from './support/makers.ts'
import { noCategory, noItem, noVariation, refused } from './support/refused.ts'
import { newShop, shopA } from './support/shops.ts'

describe('an item', () => {
  const bodies = {
    normal: normalItem,
    takeout: () => normalItem({ type: 'takeout' }),
    subscriptionItem,
    lotteryItem,
  }
  // R-ITEM-1, R-ITEM-2
  test.for(Object.entries(bodies))('%s is the same by itself and in a list', async ([, body]) => {
    const id = await newItem(body())
    await newVariation(id)
    await setLink('PUT', await newCategory({ parent_id: await newCategory() }), id)
    const listed = await listItems('order=created&sort=desc&limit=100')
    expect(listed.find(each => each.id === id)).toEqual(await showItem(id))
  })

  test('two readings without a change are equal to the byte', async () => {
    const path = `/api/items/${await newItem()}`
    const first = await must(200, { method: 'GET', path })
    expect((await must(200, { method: 'GET', path })).text).toBe(first.text)
  })

  test('a missing one is 404', async () => {
    const answer = await refused({ method: 'GET', path: '/api/items/2000000000' }, noItem)
    expect(answer.body).toMatchObject({ title: 'Item not found' })
  })
})

describe('a conditional reading', () => {
  // R-HTTP-12
  test('never hides a change', async () => {
    // Other tests change the categories of the shop that they share, and with them what is shown of its items.
    const shop = inject('cli') === null ? shopA : await newShop()
    const { token } = shop
    const category = await newCategory({}, shop)
    const id = await newItem({}, shop)
    const variation = await newVariation(id, {}, shop)
    await setLink('PUT', category, id, shop)
    const path = `/api/items/${id}`
    const stock = (value: number) => ({ variations: [{ variation_id: variation, stock: value }] })
    const changes: [string, string, unknown][] = [
      ['POST', path, { name: 'changed' }],
      ['PUT', `${path}/stock`, stock(1)],
      ['PUT', `${path}/stock`, stock(2)],
      ['PUT', `${path}/visibility`, { visible: true }],
      ['POST', `${path}/variations/${variation}`, { barcode: '1' }],
      ['POST', `/api/item_categories/${category}`, { name: 'renamed' }],
      ['DELETE', `/api/item_categories/${category}/items/${id}`, undefined],
    ]
    for (const [method, target, json] of changes) {
      const before = await must(200, { method: 'GET', path, token })
      const { etag, 'last-modified': since } = before.headers
      const headers = {
        ...(etag ? { 'if-none-match': etag } : {}),
        ...(since ? { 'if-modified-since': since } : {}),
      }
      if (etag) {
        const same = await must(304, { method: 'GET', path, token, headers: { 'if-none-match': etag } })
        expect(same.bytes.length).toBe(0)
        expect(same.headers.etag).toBe(etag)
      }
      expect((await call({ method, path: target, token, json })).status).toBeLessThan(300)
      const after = await must(200, { method: 'GET', path, token, headers })
      expect(after.text).not.toBe(before.text)
    }
  })

  test.each(['text/html', 'image/png', 'application/xml;q=1', '*/*', ''])(
    'Accept: %s gets JSON all the same',
    async accept => {
      await must(200, { method: 'GET', path: `/api/items/${await newItem()}`, headers: { accept } })
      await must(404, { method: 'GET', path: '/api/items/2000000000', headers: { accept } })
    },
  )
})

describe('deleting an item', () => {
  // R-ITEM-20
  test('takes its variations and links along, and leaves the categories', async () => {
    const id = await newItem()
    const variation = await newVariation(id)
    const category = await newCategory()
    await setLink('PUT', category, id)
    const answer = await must(204, { method: 'DELETE', path: `/api/items/${id}` })
    expect(answer.bytes.length).toBe(0)
    await refused({ method: 'GET', path: `/api/items/${id}` }, noItem)
    await refused({ method: 'GET', path: `/api/items/${id}/variations` }, noItem)
    await refused({ method: 'DELETE', path: `/api/items/${id}/variations/${variation}` }, noItem)
    await refused({ method: 'POST', path: `/api/items/${id}`, json: {} }, noItem)
    await refused({ method: 'PUT', path: `/api/items/${id}/visibility`, json: { visible: true } }, noItem)
    await refused({ method: 'DELETE', path: `/api/item_categories/${category}/items/${id}` }, noItem)
    expect(await listItems(`category_id=${category}`)).toEqual([])
    expect((await call({ method: 'GET', path: `/api/item_categories/${category}` })).status).toBe(200)
  })

  // R-ITEM-20
  test('again is 404', async () => {
    const id = await newItem()
    await remove(`/api/items/${id}`)
    await refused({ method: 'DELETE', path: `/api/items/${id}` }, noItem)
  })

  // R-TENANT-3
  test('an id is not used again', async () => {
    const id = await newItem()
    await remove(`/api/items/${id}`)
    expect(await newItem()).toBeGreaterThan(id)
  })

  test('of what is not there is 404 of its own type', async () => {
    const id = await newItem()
    await refused({ method: 'DELETE', path: '/api/items/2000000000' }, noItem)
    await refused({ method: 'DELETE', path: `/api/items/${id}/variations/2000000000` }, noVariation, [
      `/api/items/${id}`,
    ])
    await refused({ method: 'DELETE', path: '/api/item_categories/2000000000' }, noCategory)
  })
})
