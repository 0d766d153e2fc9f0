import { beforeAll, describe, expect, test } from 'vitest'
import { listVariations, must, newItem, newVariation } from './support/makers.ts'
import { noItem, noVariation, type Refusal, refused } from './support/refused.ts'

const reorder = (item: number, variation_ids: unknown) => ({
  ...{ method: 'PUT', path: `/api/items/${item}/variations` },
  json: { variation_ids },
})
const order = async (item: number) => (await listVariations(item)).map(each => each.id)

describe('a new order', () => {
  // R-VARIATION-8
  test('is taken as sent, again and again', async () => {
    const item = await newItem()
    const ids: number[] = []
    for (let count = 0; count < 6; count += 1) ids.push(await newVariation(item))
    for (let round = 0; round < 12; round += 1) {
      const shuffled = ids.toSorted(() => Math.random() - 0.5)
      const answer = await must(204, reorder(item, shuffled))
      expect(answer.bytes.length).toBe(0)
      expect(await order(item)).toEqual(shuffled)
    }
    const last = await newVariation(item)
    expect((await order(item)).at(-1)).toBe(last)
  })

  test('of one variation, and the same order once more', async () => {
    const item = await newItem()
    const id = await newVariation(item)
    await must(204, reorder(item, [id]))
    await must(204, reorder(item, [id]))
    expect(await order(item)).toEqual([id])
  })

  test('ids may be written as numbers with a zero fraction', async () => {
    const item = await newItem()
    const [a, b] = [await newVariation(item), await newVariation(item)]
    await must(204, {
      method: 'PUT',
      path: `/api/items/${item}/variations`,
      raw: `{"variation_ids":[${b}.0,${a}e0]}`,
    })
    expect(await order(item)).toEqual([b, a])
  })
})

// R-VARIATION-8
describe('refused', () => {
  let item: number
  let a: number
  let b: number
  let alien: number
  beforeAll(async () => {
    item = await newItem()
    a = await newVariation(item)
    b = await newVariation(item)
    alien = await newVariation(await newItem())
  })

  const none = 2_000_000_000
  const invalid: Refusal = { status: 400, type: 'items/invalid-body' }
  const incomplete: Refusal = { status: 422, type: 'items/invalid-variation-order' }
  const rows: [string, () => unknown, Refusal][] = [
    ['an empty list', () => [], invalid],
    ['no list', () => 'x', invalid],
    ['null', () => null, invalid],
    ['an object', () => ({ 0: a, 1: b }), invalid],
    ['strings', () => [String(a), String(b)], invalid],
    ['a fraction', () => [a, b + 0.5], invalid],
    ['null within', () => [a, b, null], invalid],
    ['a nested list', () => [[a, b]], invalid],
    ['a duplicate of all', () => [a, b, a], invalid],
    ['a duplicate in place of one', () => [a, a], invalid],
    ['a duplicate of an unknown one', () => [none, none, a], invalid],
    ['a duplicate written otherwise', () => [a, a, b, 'x'], invalid],
    ['beyond 2^53', () => [a, b, 2 ** 53], invalid],
    ['1001 entries', () => Array.from({ length: 1001 }, (_, index) => none - index), invalid],
    ['an unknown id beside all', () => [a, b, none], noVariation],
    ['an unknown id in place of one', () => [a, none], noVariation],
    ['beyond int4', () => [a, b, 2 ** 31], noVariation],
    ['beyond int4, alone', () => [2 ** 40], noVariation],
    ['the greatest integer', () => [a, b, Number.MAX_SAFE_INTEGER], noVariation],
    ['a variation of another item', () => [a, b, alien], noVariation],
    ['1000 unknown ids', () => Array.from({ length: 1000 }, (_, index) => none - index), noVariation],
    ['one missing', () => [b], incomplete],
    ['the other missing', () => [a], incomplete],
  ]
  test.for(rows)('%s', async ([, ids, wanted]) => {
    await refused(reorder(item, ids()), wanted, [`/api/items/${item}`, `/api/items/${item}/variations`])
  })

  test('pointers name the list, and a wrong entry itself', async () => {
    const watch = [`/api/items/${item}`]
    await refused(reorder(item, []), { ...invalid, pointers: ['/variation_ids'] }, watch)
    await refused(reorder(item, [a, 'x']), { ...invalid, pointers: ['/variation_ids/1'] }, watch)
    const request = { method: 'PUT', path: `/api/items/${item}/variations`, json: {} }
    await refused(request, { ...invalid, pointers: ['/variation_ids'] }, watch)
  })

  test('an item without variations knows none', async () => {
    const bare = await newItem()
    await refused(reorder(bare, [a]), noVariation, [`/api/items/${bare}`])
    await refused(reorder(bare, []), invalid, [`/api/items/${bare}`])
  })

  test('an item that is not there', async () => {
    await refused(reorder(none, [a, b]), noItem, [`/api/items/${item}`])
  })
})
