import { beforeAll, expect, test } from 'vitest'
import { call } from './support/call.ts'
import { listCategories, listItems, newCategory, newItem, newVariation, showItem } from './support/makers.ts'
import { fill, missingIds, type Operation, operations } from './support/operations.ts'
import { noOrder } from './support/orders.ts'
import type { Problem } from './support/problem.ts'
import {
  expectRefusal,
  noCategory,
  noItem,
  noVariation,
  type Refusal,
  rejectedCategory,
} from './support/refused.ts'
import { describeWithTwoShops, shopA, shopB } from './support/shops.ts'
import { newSubject, type Subject, validBody } from './support/subject.ts'

/** A problem without what names the occurrence: its request id, and in its texts the ids that were asked for. */
function anonymous(body: unknown, ids: (number | string)[]): unknown {
  const { instance, ...rest } = body as Problem
  const text = (detail: string) =>
    ids.reduce<string>((so, id) => so.replace(new RegExp(`\\b${id}\\b`, 'g'), '#'), detail)
  return JSON.parse(JSON.stringify(rest, (name, value) => (name === 'detail' ? text(value) : value)))
}

const values = (subject: { ids: object }) => Object.values(subject.ids) as number[]

describeWithTwoShops("another shop's", () => {
  let theirs: Subject
  let ours: Subject
  beforeAll(async () => {
    theirs = await newSubject(shopB())
    ours = await newSubject(shopA)
  })

  /** Sends a call of shop A once with the other shop's ids and once with ids of nothing, and compares the answers. */
  async function compare(request: (ids: Subject['ids']) => Parameters<typeof call>[0], wanted: Refusal) {
    const before = await Promise.all(
      theirs.watch.map(path => call({ method: 'GET', path, token: shopB().token })),
    )
    const nothing = { ...missingIds, otherVariation: 2_000_000_009 } as Subject['ids']
    const foreign = await call(request(theirs.ids))
    const missing = await call(request(nothing))
    expectRefusal(request(theirs.ids), foreign, wanted)
    expect(anonymous(foreign.body, values(theirs))).toEqual(anonymous(missing.body, Object.values(nothing)))
    const own = (headers: object) => Object.keys(headers).sort()
    expect(own(foreign.headers)).toEqual(own(missing.headers))
    const after = await Promise.all(
      theirs.watch.map(path => call({ method: 'GET', path, token: shopB().token })),
    )
    expect(after.map(each => each.body)).toEqual(before.map(each => each.body))
  }

  const withIds = operations.filter(each => each.path.includes('{'))
  const wantedOf = ({ domain }: Operation) =>
    domain === 'orders' ? noOrder : domain === 'item_categories' ? noCategory : noItem

  // R-TENANT-1
  test.for(withIds)('$method $path answers as for a missing one', async operation => {
    const request = (ids: Subject['ids']) => ({
      ...{ method: operation.method, path: fill(operation.path, ids) },
      ...(operation.body ? { json: validBody(operation, { ...theirs, ids }) } : {}),
    })
    await compare(request, wantedOf(operation))
  })

  const deeper: [string, (ids: Subject['ids']) => Parameters<typeof call>[0], Refusal][] = [
    [
      'variation in a path',
      ids => ({ method: 'DELETE', path: `/api/items/${ours.ids.item}/variations/${ids.variation}` }),
      noVariation,
    ],
    [
      'variation in an edit',
      ids => ({ method: 'POST', path: `/api/items/${ours.ids.item}/variations/${ids.variation}`, json: {} }),
      noVariation,
    ],
    [
      'variation in an order',
      ids => ({
        method: 'PUT',
        path: `/api/items/${ours.ids.item}/variations`,
        json: { variation_ids: [ours.ids.variation, ids.variation] },
      }),
      noVariation,
    ],
    [
      'variation in stock',
      ids => ({
        method: 'PUT',
        path: `/api/items/${ours.ids.item}/stock`,
        json: { variations: [{ variation_id: ids.variation, stock: 1 }] },
      }),
      noVariation,
    ],
    [
      'item as a neighbour',
      ids => ({
        method: 'PUT',
        path: `/api/items/${ours.ids.item}/list_order`,
        json: { move_to: 'after', neighbor_item_id: ids.item },
      }),
      noItem,
    ],
    [
      'category as a neighbour',
      ids => ({
        method: 'PUT',
        path: `/api/item_categories/${ours.ids.category}/list_order`,
        json: { move_to: 'after', neighbor_category_id: ids.category },
      }),
      noCategory,
    ],
    [
      'category as a parent',
      ids => ({ method: 'POST', path: '/api/item_categories', json: { name: 'x', parent_id: ids.category } }),
      rejectedCategory,
    ],
    [
      'item in our category',
      ids => ({ method: 'PUT', path: `/api/item_categories/${ours.ids.category}/items/${ids.item}` }),
      noItem,
    ],
    [
      'item out of our category',
      ids => ({ method: 'DELETE', path: `/api/item_categories/${ours.ids.category}/items/${ids.item}` }),
      noItem,
    ],
    [
      'category for our item',
      ids => ({ method: 'PUT', path: `/api/item_categories/${ids.category}/items/${ours.ids.item}` }),
      noCategory,
    ],
    [
      'category off our item',
      ids => ({ method: 'DELETE', path: `/api/item_categories/${ids.category}/items/${ours.ids.item}` }),
      noCategory,
    ],
  ]
  // R-TENANT-1
  test.for(deeper)('%s answers as a missing one', async ([, request, wanted]) => compare(request, wanted))

  test('category as a filter is empty, as a missing one is', async () => {
    expect(await listItems(`category_id=${theirs.ids.category}`)).toEqual([])
  })

  // R-TENANT-2
  test('records are in no list of ours', async () => {
    const [item, category] = [await newItem({}, shopB()), await newCategory({}, shopB())]
    await newVariation(item, {}, shopB())
    const [items, categories] = [await listItems('order=created&sort=desc&limit=100'), await listCategories()]
    expect(items.map(each => each.id)).not.toContain(item)
    expect(categories.map(each => each.id)).not.toContain(category)
    expect((await listItems('order=created&sort=desc&limit=100', shopB())).map(each => each.id)).toContain(
      item,
    )
  })

  // R-TENANT-2
  test('category names and order are no concern of ours', async () => {
    const name = `t${Date.now().toString(36)}`
    const [a, b] = [await newCategory({ name }), await newCategory({ name }, shopB())]
    expect(a).not.toBe(b)
    expect((await showItem(theirs.ids.item, shopB())).id).toBe(theirs.ids.item)
  })
})
