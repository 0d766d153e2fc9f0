import { expect, test } from 'vitest'
import { listCategories, listItems, newCategory, newItem, newVariation } from './support/makers.ts'
import { describeWithTwoShops, shopB } from './support/shops.ts'

/** What happens to calls with another shop's ids, `access.test.ts` tries. */
describeWithTwoShops("another shop's", () => {
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
  })
})
