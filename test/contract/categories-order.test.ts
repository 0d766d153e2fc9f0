import { beforeAll, describe, expect, test } from 'vitest'
import { listCategories, must, newCategory, newItem, remove, setLink, showItem } from './support/makers.ts'
import { invalidCategory, noCategory, type Refusal, refused } from './support/refused.ts'
import { moved, random, randomMove } from './support/shuffle.ts'

const put = (id: number, json: unknown) => ({
  method: 'PUT',
  path: `/api/item_categories/${id}/list_order`,
  json,
})

/** The children of a category in list order, as the tree shows them. */
const children = async (parent: number) =>
  (await listCategories()).filter(each => each.parent?.id === parent).map(each => each.id)

describe('moving among siblings', () => {
  // R-CATEGORY-3, R-CATEGORY-9
  test('a hundred random moves, with subtrees along', async () => {
    const parent = await newCategory()
    let list: number[] = []
    for (let count = 0; count < 5; count += 1) list.push(await newCategory({ parent_id: parent }))
    const grandchild = await newCategory({ parent_id: list[2] ?? 0 })
    const seed = Date.now()
    const next = random(seed)
    for (let round = 0; round < 60; round += 1) {
      const [id, move] = randomMove(list, next)
      const json = 'neighbor' in move ? { move_to: move.move_to, neighbor_category_id: move.neighbor } : move
      const answer = await must(204, put(id, json))
      expect(answer.bytes.length).toBe(0)
      list = moved(list, id, move)
      expect(await children(parent), `seed ${seed}, round ${round}`).toEqual(list)
    }
    const tree = (await listCategories()).map(each => each.id)
    const owner = (await listCategories()).find(each => each.id === grandchild)?.parent?.id ?? 0
    expect(tree.indexOf(grandchild)).toBe(tree.indexOf(owner) + 1)
    list.push(await newCategory({ parent_id: parent }))
    expect(await children(parent)).toEqual(list)
  })

  test('at the top level', async () => {
    const [a, b, c] = [await newCategory(), await newCategory(), await newCategory()]
    const order = async () =>
      (await listCategories()).map(each => each.id).filter(id => [a, b, c].includes(id))
    await must(204, put(c, { move_to: 'before', neighbor_category_id: a }))
    expect(await order()).toEqual([c, a, b])
    await must(204, put(c, { move_to: 'after', neighbor_category_id: b }))
    expect(await order()).toEqual([a, b, c])
    await must(204, put(b, { move_to: 'first' }))
    expect(await order()).toEqual([b, a, c])
    await must(204, put(b, { move_to: 'last' }))
    expect(await order()).toEqual([a, c, b])
  })

  // R-CATEGORY-11
  test('an item shows its categories in the order of the tree', async () => {
    const parent_id = await newCategory()
    const [a, b] = [await newCategory({ parent_id }), await newCategory({ parent_id })]
    const item = await newItem()
    for (const category of [b, a]) await setLink('PUT', category, item)
    const order = async () => (await showItem(item)).categories.map(each => each.id)
    expect(await order()).toEqual([a, b])
    await must(204, put(b, { move_to: 'first' }))
    expect(await order()).toEqual([b, a])
    await setLink('PUT', parent_id, item)
    expect(await order()).toEqual([parent_id, b, a])
  })
})

// R-CATEGORY-9
describe('refused', () => {
  let parent: number
  let a: number
  let b: number
  let child: number
  let cousin: number
  beforeAll(async () => {
    parent = await newCategory()
    a = await newCategory({ parent_id: parent })
    b = await newCategory({ parent_id: parent })
    child = await newCategory({ parent_id: a })
    cousin = await newCategory({ parent_id: await newCategory() })
  })

  const wrong: Refusal = { status: 422, type: 'item_categories/invalid-list-order' }
  const beside = (neighbor_category_id: unknown, move_to = 'before') => ({ move_to, neighbor_category_id })
  const pointer = invalidCategory('/neighbor_category_id')
  const rows: [string, () => unknown, Refusal][] = [
    ['no member', () => ({}), invalidCategory('/move_to')],
    ['move_to unknown', () => ({ move_to: 'top' }), invalidCategory('/move_to')],
    ['move_to null', () => ({ move_to: null }), invalidCategory('/move_to')],
    ['move_to a number', () => ({ move_to: 0 }), invalidCategory('/move_to')],
    ['before without a neighbour', () => ({ move_to: 'before' }), pointer],
    ['after without a neighbour', () => ({ move_to: 'after' }), pointer],
    ['first with a neighbour', () => beside(b, 'first'), pointer],
    [
      'the neighbour of items',
      () => ({ move_to: 'after', neighbor_item_id: 1 }),
      invalidCategory('/neighbor_item_id', '/neighbor_category_id'),
    ],
    ['a new parent', () => ({ move_to: 'last', parent_id: null }), invalidCategory('/parent_id')],
    ['a string', () => beside(String(b)), pointer],
    ['null', () => beside(null), pointer],
    ['a fraction', () => beside(0.5), pointer],
    ['below the bound', () => beside(-1), pointer],
    ['above the bound', () => beside(2_147_483_648), pointer],
    ['at the lower bound', () => beside(0), noCategory],
    ['at the upper bound', () => beside(2_147_483_647), noCategory],
    ['a neighbour that is not there', () => beside(2_000_000_000), noCategory],
    ['itself', () => beside(a), wrong],
    ['itself, after', () => beside(a, 'after'), wrong],
    ['its parent', () => beside(parent), wrong],
    ['its child', () => beside(child), wrong],
    ['its cousin', () => beside(cousin), wrong],
  ]
  test.for(rows)('%s', async ([, json, wanted]) => {
    const before = await children(parent)
    await refused(put(a, json()), wanted, [`/api/item_categories/${a}`])
    expect(await children(parent)).toEqual(before)
  })

  test('a category that is not there, or was deleted', async () => {
    await refused(put(2_000_000_000, beside(a)), noCategory)
    const gone = await newCategory({ parent_id: parent })
    await remove(`/api/item_categories/${gone}`)
    await refused(put(gone, { move_to: 'first' }), noCategory)
    await refused(put(a, beside(gone)), noCategory)
  })
})
