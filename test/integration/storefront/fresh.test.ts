import { describe, expect } from 'vitest'
import type { Context } from '../../../src/context.ts'
import type { Reader } from '../../../src/db/database.ts'
import type { ReplicaReads } from '../../../src/db/replica.ts'
import { buildTestApi, type TestApi } from '../../support/api.ts'
import { createTestShop } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { makeVisitor, textOf } from '../../support/storefront/visitor.ts'
import { colours } from '../images/support/pictures.ts'
import { showImage } from '../images/support/shown-image.ts'

async function addShown(api: TestApi, name: string): Promise<number> {
  const body = { type: 'normal', name, price: 1200, item_tax_type: 'standard' }
  const made = await api.call('POST', '/api/items', body)
  const id = made.json<{ item_id: number }>().item_id
  await api.call('PUT', `/api/items/${id}/visibility`, { visible: true })
  await api.call('PUT', `/api/items/${id}/stock`, { stock: 9 })
  return id
}

// R-STORE-6
describe('a page is never stale', () => {
  test('whatever of an item, its stock, its categories or the shop changes, through whichever server', async ({
    api,
    context,
    outside,
    shopId,
  }) => {
    await using other = await buildTestApi(context, api.token)
    const id = await addShown(api, '皿')
    const category = (await api.call('POST', '/api/item_categories', { name: '器' })).json<{ id: number }>()
      .id
    const visitors = [makeVisitor(api.app), makeVisitor(other.app)]
    /** What is shown at the three places, which both servers must agree on. */
    const look = async () => {
      const paths = ['', `/items/${id}`, `/categories/${category}`]
      const [own, far] = await Promise.all(
        visitors.map(visitor => Promise.all(paths.map(async path => textOf((await visitor.get(path)).body)))),
      )
      expect(far).toEqual(own)
      return own?.join('\n') ?? ''
    }
    const changes: readonly [string, () => Promise<unknown>][] = [
      ['茶碗', () => api.call('POST', `/api/items/${id}`, { name: '茶碗' })],
      ['9,876円', () => api.call('POST', `/api/items/${id}`, { price: 9876 })],
      ['売り切れ', () => api.call('PUT', `/api/items/${id}/stock`, { stock: 0 })],
      ['カートに入れる', () => api.call('PUT', `/api/items/${id}/stock`, { stock: 3 })],
      ['陶磁器', () => api.call('POST', `/api/item_categories/${category}`, { name: '陶磁器' })],
      ['売り切れました', () => api.call('POST', `/api/items/${id}/variations`, { name: '特大' })],
      [
        '新しい店名',
        () =>
          outside.query(
            `update shops set name = '新しい店名', selling_version = selling_version + 1 where id = $1`,
            [shopId],
          ),
      ],
      ['商品が見つかりません', () => api.call('PUT', `/api/items/${id}/visibility`, { visible: false })],
    ]
    for (const [words, change] of changes) {
      expect(await look()).not.toContain(words)
      await change()
      expect(await look()).toContain(words)
    }
  })

  test('nor is it after a moment at which a sale begins or ends', async ({ api, context, outside }) => {
    const id = await addShown(api, '限定の皿')
    await outside.query(
      'update items set sales_start_at = $2, sales_end_at = $3, version = version + 1 where id = $1',
      [id, '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z'],
    )
    const visitor = makeVisitor(api.app)
    const seen = []
    for (const time of ['2026-11-20T23:59:59.999Z', '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z']) {
      context.setTime(time)
      const [item, list] = await Promise.all([visitor.get(`/items/${id}`), visitor.get('')])
      seen.push(
        [textOf(item.body), textOf(list.body)].map(
          text => /販売開始前|販売前|販売は終了|販売終了/.exec(text)?.[0],
        ),
      )
    }
    expect(seen).toEqual([
      ['販売開始前', '販売前'],
      [undefined, undefined],
      ['販売は終了', '販売終了'],
    ])
    await api.call('DELETE', `/api/items/${id}`)
  })

  test('while it changes all the time, no answer is older than its question', async ({ api }) => {
    const id = await addShown(api, '速い皿')
    const visitor = makeVisitor(api.app)
    for (let price = 1001; price <= 1040; price++) {
      const words = `1,${String(price).slice(1)}円`
      // Some ask while it is changed: what they get must not be what those get who ask afterwards.
      const meanwhile = [visitor.get(`/items/${id}`), visitor.get('')]
      await api.call('POST', `/api/items/${id}`, { price })
      const [item, list] = await Promise.all([visitor.get(`/items/${id}`), visitor.get('')])
      expect([item.body.includes(words), list.body.includes(words)]).toEqual([true, true])
      await Promise.all(meanwhile)
    }
    await api.call('DELETE', `/api/items/${id}`)
  })

  /** Neither knows the parts of an item's page that are read beside it, until it is told to. */
  const late = (db: Reader) => {
    let isLate = true
    const query: Reader['query'] = async (statement, values) =>
      isLate && ['images.find_shown', 'checkout.find_items'].includes(statement.name)
        ? []
        : db.query(statement, values)
    return {
      db: new Proxy(db, { get: (real, name) => (name === 'query' ? query : Reflect.get(real, name, real)) }),
      catchUp: () => {
        isLate = false
      },
    }
  }
  /** What it is read through, by a replica that is as far as this. */
  const replicaOf = (db: Reader): ReplicaReads => ({
    query: (statement, values) => db.query(statement, values),
    calm: () => db.calm(),
    state: async () => ({ state: 'used', behindBytes: 0 }),
    answered: { replica: 0, primary: 0 },
    close: async () => {},
  })
  const photo = () => colours(400, 200).png().toBuffer()

  // R-GROW-6
  test('nor where a replica knows an item before the primary does, whose commit waits for it', async ({
    api,
    context,
    shopId,
    outside,
  }) => {
    const id = await addShown(api, '写真の皿')
    await showImage(context, { shopId, itemId: id }, await photo(), 'image/png')
    await outside.query('update files set width = 400, height = 200')
    await outside.query(
      `update items set sales_start_at = '2031-05-06T00:00:00Z', version = version + 1 where id = $1`,
      [id],
    )
    const { db } = late(context.db)
    // Of the same database, but it knows all of it.
    const replica = replicaOf(context.db)
    await using behind = await buildTestApi({ ...context, db: db as Context['db'], replica }, api.token)
    const { body } = await makeVisitor(behind.app).get(`/items/${id}`)
    expect(body).toContain('width="400" height="200"')
    expect(textOf(body)).toContain('2031年5月6日')
  })

  test('nor is one kept for which a picture was not found', async ({ api, context, shopId, outside }) => {
    const id = await addShown(api, '遅い写真の皿')
    await showImage(context, { shopId, itemId: id }, await photo(), 'image/png')
    await outside.query('update files set width = 400, height = 200')
    const { db, catchUp } = late(context.db)
    await using behind = await buildTestApi({ ...context, db: db as Context['db'] }, api.token)
    const visitor = makeVisitor(behind.app)
    const first = await visitor.get(`/items/${id}`)
    expect(first.body).not.toContain('width="400" height="200"')
    expect(textOf(first.body)).toContain('遅い写真の皿')
    expect(first.body).toContain('name="amount"')
    catchUp()
    expect((await visitor.get(`/items/${id}`)).body).toContain('width="400" height="200"')
  })
})

// R-STORE-5
describe('what is the same for everybody', () => {
  test('is not sent again to who has it, in any encoding', async ({ api }) => {
    const id = await addShown(api, '鉢')
    const visitor = makeVisitor(api.app)
    for (const path of ['', `/items/${id}`, '/legal', '/search?q=%E9%89%A2%E9%89%A2']) {
      const first = await visitor.get(path, { 'accept-encoding': 'gzip, br' })
      expect(first.headers).toMatchObject({
        ...{ 'cache-control': 'public, no-cache', 'content-encoding': 'br', vary: 'accept-encoding' },
        etag: expect.stringMatching(/^W\/"/),
      })
      const again = await visitor.get(path, { 'if-none-match': String(first.headers.etag) })
      expect([path, again.statusCode, again.body]).toEqual([path, 304, ''])
    }
    await api.call('POST', `/api/items/${id}`, { price: 5000 })
    const { headers } = await visitor.get(`/items/${id}`)
    const other = await visitor.get('', { 'if-none-match': String(headers.etag) })
    expect(other.statusCode).toBe(200)
  })

  // R-STORE-8
  test('does not depend on who asks, and hands out no cookie', async ({ api }) => {
    const id = await addShown(api, '椀')
    const buyer = makeVisitor(api.app)
    await buyer.post('/cart/lines', { item: String(id), amount: '2' })
    expect(buyer.cookies.size).toBe(1)
    for (const path of ['', `/items/${id}`, '/legal', '/sitemap.xml', '/search']) {
      const own = await buyer.get(path)
      const stranger = await makeVisitor(api.app).get(path)
      expect([path, own.body === stranger.body]).toEqual([path, true])
      expect([own.headers['set-cookie'], stranger.headers['set-cookie']]).toEqual([undefined, undefined])
    }
  })

  test('is of its own shop, whatever ids two shops share', async ({ api, context }) => {
    const id = await addShown(api, '壺')
    await createTestShop(context, 'neighbour')
    const neighbour = makeVisitor(api.app, 'neighbour')
    expect((await makeVisitor(api.app).get(`/items/${id}`)).statusCode).toBe(200)
    expect((await neighbour.get(`/items/${id}`)).statusCode).toBe(404)
    expect(textOf((await neighbour.get('')).body)).not.toContain('壺')
  })
})
