import { describe, expect, test } from 'vitest'
import {
  must,
  newCategory,
  newItem,
  newVariation,
  remove,
  setLink,
  showItem,
  unique,
} from './support/makers.ts'
import { refused, rejectedCategory } from './support/refused.ts'

const ids = async (item: number) => (await showItem(item)).categories.map(each => each.id)

describe('linking and unlinking', () => {
  // R-CATEGORY-10
  test('may be repeated', async () => {
    const [item, category] = [await newItem(), await newCategory()]
    for (const round of [1, 2]) {
      await setLink('PUT', category, item)
      expect([round, await ids(item)]).toEqual([round, [category]])
    }
    for (const round of [1, 2]) {
      await setLink('DELETE', category, item)
      expect([round, await ids(item)]).toEqual([round, []])
    }
  })

  // R-CATEGORY-10
  test('answers without a body', async () => {
    const path = `/api/item_categories/${await newCategory()}/items/${await newItem()}`
    expect((await must(204, { method: 'PUT', path })).bytes.length).toBe(0)
    expect((await must(204, { method: 'DELETE', path })).bytes.length).toBe(0)
  })

  // R-CATEGORY-11
  test('shows only what is linked directly, each with its chain of parents', async () => {
    const name = unique('t')
    const top = await newCategory({ name })
    const middle = await newCategory({ name: 'm', parent_id: top })
    const leaf = await newCategory({ name: 'l', parent_id: middle })
    const item = await newItem()
    await newVariation(item)
    await setLink('PUT', leaf, item)
    const chain = { id: middle, name: 'm', parent: { id: top, name, parent: null } }
    expect((await showItem(item)).categories).toEqual([{ id: leaf, name: 'l', parent: chain }])
    await setLink('PUT', top, item)
    expect(await ids(item)).toEqual([top, leaf])
    await setLink('DELETE', leaf, item)
    expect(await ids(item)).toEqual([top])
  })

  test('one of two items keeps its link', async () => {
    const category = await newCategory()
    const [a, b] = [await newItem(), await newItem()]
    for (const item of [a, b]) await setLink('PUT', category, item)
    await setLink('DELETE', category, a)
    expect([await ids(a), await ids(b)]).toEqual([[], [category]])
  })
})

// R-CATEGORY-12
test('an item takes a hundred links and no more', async () => {
  const parent_id = await newCategory()
  const categories: number[] = []
  for (let count = 0; count < 101; count += 1)
    categories.push(await newCategory({ name: `c${count}`, parent_id }))
  const item = await newItem()
  const [extra = 0, ...hundred] = categories.toReversed()
  for (const category of hundred) await setLink('PUT', category, item)
  const request = { method: 'PUT', path: `/api/item_categories/${extra}/items/${item}` }
  await refused(request, rejectedCategory, [`/api/items/${item}`])
  await setLink('PUT', hundred[0] ?? 0, item)
  expect((await ids(item)).length).toBe(100)
  await setLink('DELETE', hundred[0] ?? 0, item)
  await must(204, request)
  await refused({ ...request, path: `/api/item_categories/${hundred[0]}/items/${item}` }, rejectedCategory, [
    `/api/items/${item}`,
  ])
  await remove(`/api/item_categories/${extra}`)
  await setLink('PUT', hundred[0] ?? 0, item)
  expect((await ids(item)).length).toBe(100)
})
