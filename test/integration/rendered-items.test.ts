import type pg from 'pg'
import { afterAll, beforeEach, describe, expect, vi } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { makeRenderedItems } from '../../src/resources/items/rendered-items.ts'
import { addItem, buildTestApi, createTestApi, SEED_ITEMS, type TestApi } from '../support/api.ts'
import { createTestShop, type TestContext } from '../support/context.ts'
import { test } from '../support/fixture.ts'

/** What reads whole items. */
const DETAILS = ['items.find_details', 'items.find_few_details', 'items.find_texts']

const START = '2026-11-20T01:02:03Z'

let context: TestContext
let outside: pg.Client
let shopId: number
/** Two servers over one database. */
let writer: TestApi
let reader: TestApi

test.beforeAll(async ({ context: madeContext, outside: madeOutside, shopId: madeShopId, api: madeApi }) => {
  context = madeContext
  outside = madeOutside
  shopId = madeShopId
  writer = madeApi
  reader = await buildTestApi(context, writer.token)
})

afterAll(async () => {
  await reader[Symbol.asyncDispose]()
})

beforeEach(() => context.setTime(START))

interface ShownItem {
  readonly id: number
  readonly sales_status: string
  readonly modified_at: string
  readonly stock: number
  readonly visible: boolean
  readonly categories: readonly { name: string; parent: { name: string } | null }[]
}

async function shown(api: TestApi, id: number): Promise<ShownItem> {
  const one = (await api.call('GET', `/api/items/${id}`)).json<ShownItem>()
  const listed = (await api.call('GET', '/api/items?limit=100')).json<ShownItem[]>()
  expect(listed.find(item => item.id === id)).toEqual(one)
  return one
}

async function addCategory(name: string, parentId: number | null = null): Promise<number> {
  const response = await writer.call('POST', '/api/item_categories', { name, parent_id: parentId })
  return response.json<{ id: number }>().id
}

// R-ITEM-8
test('what is written through one server is read through the other at once', async () => {
  const id = await addItem(writer)
  const path = `/api/items/${id}`
  const category = await addCategory('器')
  const variation = () => writer.call('GET', `${path}/variations`).then(answer => answer.json()[0].id)
  const writes: (() => Promise<unknown>)[] = [
    () => writer.call('POST', path, { name: '風呂敷' }),
    () => writer.call('PUT', `${path}/visibility`, { visible: true }),
    () => writer.call('PUT', `${path}/stock`, { stock: 7 }),
    () => writer.call('POST', `${path}/variations`, { name: 'S' }),
    () => writer.call('POST', `${path}/variations`, { name: 'M' }),
    async () =>
      writer.call('PUT', `${path}/stock`, { variations: [{ variation_id: await variation(), stock: 3 }] }),
    async () => writer.call('POST', `${path}/variations/${await variation()}`, { name: 'XS' }),
    async () => {
      const ids = (await writer.call('GET', `${path}/variations`)).json<{ id: number }[]>().map(one => one.id)
      return writer.call('PUT', `${path}/variations`, { variation_ids: ids.toReversed() })
    },
    async () => writer.call('DELETE', `${path}/variations/${await variation()}`),
    () => writer.call('PUT', `/api/item_categories/${category}/items/${id}`),
    () => writer.call('POST', `/api/item_categories/${category}`, { name: '皿' }),
    () => writer.call('DELETE', `/api/item_categories/${category}/items/${id}`),
  ]
  let before = await shown(reader, id)
  for (const write of writes) {
    await write()
    const after = await shown(reader, id)
    expect(after).not.toEqual(before)
    expect(await shown(writer, id)).toEqual(after)
    before = after
  }
  await writer.call('DELETE', path)
  expect((await reader.call('GET', path)).statusCode).toBe(404)
  expect((await reader.call('GET', '/api/items?limit=100')).json()).toEqual([])
})

// R-CATEGORY-8
test('a category that is renamed, moved or deleted shows in its items at once, and only a deletion moves modified_at', async () => {
  const id = await addItem(writer)
  const top = await addCategory('上')
  const other = await addCategory('別')
  const below = await addCategory('下', top)
  for (const category of [below, other])
    await writer.call('PUT', `/api/item_categories/${category}/items/${id}`)
  const names = async () =>
    (await shown(reader, id)).categories.map(({ name, parent }) => [name, parent?.name ?? null])
  expect(await names()).toEqual([
    ['下', '上'],
    ['別', null],
  ])
  context.setTime('2026-11-20T02:00:00Z')

  await writer.call('POST', `/api/item_categories/${top}`, { name: '天' })
  expect(await names()).toEqual([
    ['下', '天'],
    ['別', null],
  ])
  await writer.call('PUT', `/api/item_categories/${other}/list_order`, { move_to: 'first' })
  expect(await names()).toEqual([
    ['別', null],
    ['下', '天'],
  ])
  expect((await shown(reader, id)).modified_at).toBe(START)

  await writer.call('DELETE', `/api/item_categories/${top}`)
  expect(await names()).toEqual([['別', null]])
  expect((await shown(reader, id)).modified_at).toBe('2026-11-20T02:00:00Z')
  await writer.call('DELETE', `/api/items/${id}`)
})

test('the sales status turns with the clock alone, at the very edges of the period', async () => {
  const id = await addItem(writer)
  await outside.query('update items set sales_start_at = $2, sales_end_at = $3 where id = $1', [
    id,
    '2026-11-21T00:00:00Z',
    '2026-11-22T00:00:00Z',
  ])
  const etags = new Set<unknown>()
  for (const [time, status] of [
    ['2026-11-20T23:59:59.999Z', 'item_waiting_for_sale'],
    ['2026-11-21T00:00:00.000Z', 'item_now_on_sale'],
    ['2026-11-21T23:59:59.999Z', 'item_now_on_sale'],
    ['2026-11-22T00:00:00.000Z', 'item_end_of_sale'],
    ['2030-01-01T00:00:00.000Z', 'item_end_of_sale'],
  ] as const) {
    context.setTime(time)
    expect((await shown(reader, id)).sales_status).toBe(status)
    etags.add((await reader.call('GET', `/api/items/${id}`)).headers.etag)
  }
  expect(etags.size).toBe(3)
  await writer.call('DELETE', `/api/items/${id}`)
})

describe('entity tags', () => {
  const get = (id: number, etag: string) =>
    reader.call('GET', `/api/items/${id}`, undefined, { 'if-none-match': etag })

  test('an unchanged item is answered 304 without a body, in both servers by the same tag', async () => {
    const id = await addItem(writer)
    const etag = String((await writer.call('GET', `/api/items/${id}`)).headers.etag)
    expect(etag).toMatch(/^"[^"]+"$/)
    for (const sent of [etag, `W/${etag}`, `"other", ${etag}`, `"other",W/${etag}`, '*']) {
      const response = await get(id, sent)
      expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, '', etag])
    }
    for (const sent of ['"other"', etag.slice(1, -1), '', `${etag.slice(0, -1)}x"`]) {
      expect((await get(id, sent)).statusCode).toBe(200)
    }
  })

  // R-HTTP-12
  test('every visible change has a tag of its own; what changes nothing keeps the tag', async () => {
    const id = await addItem(writer)
    const tag = async () => String((await reader.call('GET', `/api/items/${id}`)).headers.etag)
    const first = await tag()
    await writer.call('POST', `/api/items/${id}`, {})
    await writer.call('PUT', `/api/items/${id}/visibility`, { visible: false })
    await writer.call('PUT', `/api/items/${id}/stock`, { stock: 0 })
    await writer.call('PUT', `/api/items/${id}/list_order`, { move_to: 'first' })
    expect(await tag()).toBe(first)
    await writer.call('PUT', `/api/items/${id}/stock`, { stock: 1 })
    const second = await tag()
    await writer.call('PUT', `/api/items/${id}/stock`, { stock: 0 })
    const third = await tag()
    expect(new Set([first, second, third]).size).toBe(3)
    expect((await get(id, first)).statusCode).toBe(200)
    expect((await get(id, third)).statusCode).toBe(304)
  })

  test('a missing item is 404 whatever tag is sent', async () => {
    expect((await get(999_999_999, '*')).statusCode).toBe(404)
  })
})

// R-LIST-1
test('items that are deleted under a reader never leave a page short, unless it is the last', async () => {
  const shop = await createTestShop(context, 'paged')
  await outside.query(SEED_ITEMS, [shop, 400])
  const { rows } = await outside.query<{ id: number }>(
    'select id from items where shop_id = $1 order by list_position',
    [shop],
  )
  const deleted = new Set<number | undefined>()
  /** Deletes items of the page after the page was chosen and before they are rendered, as a rival would: the last of each half, then others. */
  const rival: Database = {
    ...context.db,
    query: async (asked, values) => {
      if (DETAILS.includes(asked.name) && deleted.size < 5) {
        const last = (values?.[1] as number[] | undefined)?.at(-1)
        deleted.add(last)
        await outside.query('delete from items where id = $1', [last])
      }
      return context.db.query(asked, values)
    },
  }
  const rendered = makeRenderedItems(rival, context.clock, 'http://shop.example')
  const page = async (offset: number) =>
    JSON.parse(
      String(
        (
          await rendered.page(shop, {
            visible: null,
            categoryId: null,
            order: 'list_order',
            sort: 'asc',
            limit: 100,
            offset,
          })
        ).bytes,
      ),
    ) as { id: number }[]
  const ids = rows.map(({ id }) => id)
  const shown = (await page(0)).map(({ id }) => id)
  expect(deleted.size).toBe(5)
  expect(shown).toEqual(ids.filter(id => !deleted.has(id)).slice(0, 100))
  expect(await page(300)).toHaveLength(95)
})

test('deleting and paging at once: every page but the last is full', async () => {
  const shop = await createTestShop(context, 'racing')
  await outside.query(SEED_ITEMS, [shop, 300])
  await using api = await createTestApi(context, shop)
  const { rows } = await outside.query<{ id: number }>('select id from items where shop_id = $1', [shop])
  const victims = rows.filter((_, index) => index % 5 === 0).map(({ id }) => id)
  const deleting = (async () => {
    for (const id of victims) await api.call('DELETE', `/api/items/${id}`)
  })()
  let running = true
  const ended = deleting.then(() => {
    running = false
  })
  for (let turn = 0; running; turn++) {
    const offset = (turn % 4) * 50
    const answer = await api.call('GET', `/api/items?limit=50&offset=${offset}`)
    expect(answer.json()).toHaveLength(50)
  }
  await ended
})

test('a warm page asks once which versions are current, and for nothing else', async () => {
  const shop = await createTestShop(context, 'warm')
  await outside.query(SEED_ITEMS, [shop, 100])
  const asked: string[] = []
  const db: Database = {
    ...context.db,
    query: (wanted, values) => {
      asked.push(wanted.name)
      return context.db.query(wanted, values)
    },
  }
  const rendered = makeRenderedItems(db, context.clock, 'http://shop.example')
  const request = {
    visible: null,
    categoryId: null,
    order: 'list_order',
    sort: 'asc',
    limit: 100,
    offset: 0,
  } as const
  const bytes = async () => {
    const page = await rendered.page(shop, request)
    return 'etag' in page ? page.bytes : undefined
  }
  const cold = await bytes()
  expect(cold?.length).toBeGreaterThan(100)
  // In two halves at once.
  expect(asked.splice(0)).toEqual(['items.page.list_order.asc.all', 'items.find_texts', 'items.find_texts'])
  expect((await bytes()) === cold).toBe(true)
  expect(asked.splice(0)).toEqual(['items.page.list_order.asc.all'])
})

test('who walks through a list finds the next pages rendered, and in it what was written meanwhile', async () => {
  const shop = await createTestShop(context, 'walked')
  await outside.query(SEED_ITEMS, [shop, 300])
  const asked: { name: string; ids: number }[] = []
  let read = 0
  const db: Database = {
    ...context.db,
    query: async (wanted, values = []) => {
      asked.push({ name: wanted.name, ids: [values[1]].flat().length })
      const rows = await context.db.query(wanted, values)
      if (DETAILS.includes(wanted.name)) read++
      return rows
    },
  }
  const rendered = makeRenderedItems(db, context.clock, 'http://shop.example')
  const pageAt = async (offset: number) => {
    const request = { visible: null, categoryId: null, order: 'list_order', sort: 'asc', limit: 50 } as const
    const page = await rendered.page(shop, { ...request, offset })
    return JSON.parse(String((page as { bytes: Buffer }).bytes)) as ShownItem[]
  }
  const first = await pageAt(0)
  await pageAt(50)
  // Nobody has asked for the third page and the fourth, and their items are read.
  await vi.waitFor(() => expect(read).toBe(4))
  const { rows } = await outside.query<{ id: number }>(
    `update items set name = 'Changed meanwhile', version = version + 1
     where shop_id = $1 and id = (select id from items where shop_id = $1 order by list_position, id offset 100 limit 1) returning id`,
    [shop],
  )
  asked.splice(0)
  const third = await pageAt(100)
  expect(third.map(({ id }) => id)).toContain(rows[0]?.id)
  expect(String(JSON.stringify(third))).toContain('Changed meanwhile')
  // Of this page what was changed alone; the page behind it is on its way.
  expect(asked).toContainEqual({ name: 'items.find_few_details', ids: 1 })
  expect(new Set([...first, ...third].map(({ id }) => id)).size).toBe(100)
})

test('the cache is bounded: more than 32 MiB of items are not kept', async () => {
  const shop = await createTestShop(context, 'large')
  const { rows } = await outside.query<{ id: number }>(
    `insert into items (shop_id, type, name, detail, item_tax_type, created_at, modified_at)
     select $1, 'normal', 'Large', repeat('x', 65000), 'standard', now(), now() from generate_series(1, 600) returning id`,
    [shop],
  )
  let details = 0
  const db: Database = {
    ...context.db,
    query: (wanted, values) => {
      if (DETAILS.includes(wanted.name)) details++
      return context.db.query(wanted, values)
    },
  }
  const rendered = makeRenderedItems(db, context.clock, 'http://shop.example')
  for (let offset = 0; offset < rows.length; offset += 100) {
    await rendered.page(shop, {
      visible: null,
      categoryId: null,
      order: 'list_order',
      sort: 'asc',
      limit: 100,
      offset,
    })
  }
  const loaded = details
  await rendered.one(shop, rows.at(-1)?.id ?? 0)
  expect(details).toBe(loaded)
  await rendered.one(shop, rows[0]?.id ?? 0)
  expect(details).toBe(loaded + 1)
})

test('one item has the same bytes for every shop address only when they agree', async () => {
  const id = await addItem(writer)
  const elsewhere = makeRenderedItems(context.db, context.clock, 'https://elsewhere.example')
  const found = await elsewhere.one(shopId, id)
  expect(String(found?.bytes)).toContain(`"https://elsewhere.example/api/items/${id}"`)
  expect(await elsewhere.one(shopId + 1, id)).toBeUndefined()
})
