import { beforeAll, describe, expect, test } from 'vitest'
import { call } from './support/call.ts'
import { categoryDocument, imported } from './support/documents.ts'
import {
  listCategories,
  must,
  newCategory,
  newItem,
  remove,
  setLink,
  showCategory,
  showItem,
  unique,
} from './support/makers.ts'
import { invalidCategory, noCategory, refused, rejectedCategory } from './support/refused.ts'
import { describeWithCli, newShop, type Shop, shopA } from './support/shops.ts'
import { badCharacters } from './support/values.ts'

const create = (json: unknown, shop: Shop = shopA) => ({
  method: 'POST',
  path: '/api/item_categories',
  json,
  token: shop.token,
})
const rename = (id: number, json: unknown, shop: Shop = shopA) => ({
  ...{ method: 'POST', path: `/api/item_categories/${id}` },
  ...{ json, token: shop.token },
})

describe('creating', () => {
  // R-CATEGORY-1, R-CATEGORY-4
  test('answers the id, and the record carries the chain of parents', async () => {
    const name = unique('t')
    const answer = await must(200, create({ name }))
    const { id } = answer.body as { id: number }
    expect(answer.body).toEqual({ id })
    const top = await showCategory(id)
    expect(top).toEqual({ id, name, number: top.number, parent: null })
    expect(top.number).toBeGreaterThan(0)
    const child = await newCategory({ name, parent_id: id })
    const leaf = await newCategory({ name: 'x', parent_id: child })
    const parent = { id: child, name, parent: { id, name, parent: null } }
    expect(await showCategory(leaf)).toMatchObject({ id: leaf, name: 'x', parent })
  })

  // R-CATEGORY-4
  test('null and omitted parents are the top', async () => {
    expect((await showCategory(await newCategory({ parent_id: null }))).parent).toBeNull()
  })

  const names = [
    'x',
    '名'.repeat(30),
    ` ${'\u3000'}x `,
    'a\u0301'.repeat(15),
    `x${'\u200b'.repeat(29)}`,
    '\uffff',
    'a/b',
    '%',
    '<i>',
  ]
  test.each(names)('the name %j is taken as it is', async name => {
    const parent_id = await newCategory()
    expect((await showCategory(await newCategory({ name, parent_id }))).name).toBe(name)
  })
})

describe('refused', () => {
  let id: number
  beforeAll(async () => {
    id = await newCategory({ parent_id: await newCategory() })
  })
  const watch = () => [`/api/item_categories/${id}`]
  const long: [string, unknown][] = [
    ['31 characters', 'x'.repeat(31)],
    ['31 ideographs', '漢'.repeat(31)],
    ['31 with a combining mark', `${'x'.repeat(30)}\u0301`],
  ]
  // R-TEXT-5, R-LIMIT-5
  test.for([...badCharacters, ...long])('a name that is %s', async ([, name]) => {
    await refused(create({ name }), invalidCategory('/name'))
    await refused(rename(id, { name }), invalidCategory('/name'), watch())
  })

  test.each(['id', 'number', 'parent', 'order', 'visible'])('%s is not accepted', async member => {
    await refused(create({ name: unique(), [member]: 1 }), invalidCategory(`/${member}`))
    await refused(rename(id, { [member]: 1 }), invalidCategory(`/${member}`), watch())
  })

  test('a parent cannot be changed', async () => {
    await refused(rename(id, { parent_id: null }), invalidCategory('/parent_id'), watch())
  })
  test('a name is required, and all violations are told', async () => {
    await refused(create({}), invalidCategory('/name'))
    await refused(create({ name: '', parent_id: 'x', y: 1 }), invalidCategory('/name', '/parent_id', '/y'))
  })
  test.each([-1, 1.5, '1', '', true, [], {}, 2 ** 53])('a parent_id of %j', async parent_id => {
    await refused(create({ name: unique(), parent_id }), invalidCategory('/parent_id'))
  })
  test.each([0, 2_000_000_000, 2_147_483_648, Number.MAX_SAFE_INTEGER])(
    'a parent %i that is not there',
    async parent_id => {
      await refused(create({ name: unique(), parent_id }), rejectedCategory)
    },
  )
  // R-CATEGORY-4
  test('a parent that was deleted', async () => {
    const parent_id = await newCategory()
    await remove(`/api/item_categories/${parent_id}`)
    await refused(create({ name: unique(), parent_id }), rejectedCategory)
  })
  // R-CATEGORY-5
  test('a fourth level', async () => {
    const third = await newCategory({ parent_id: id })
    await refused(create({ name: unique(), parent_id: third }), rejectedCategory, watch())
  })
  test('what is not there', async () => {
    await refused({ method: 'GET', path: '/api/item_categories/2000000000' }, noCategory)
    await refused(rename(2_000_000_000, { name: 'x' }), noCategory)
  })
})

describe('names among siblings', () => {
  const pairs: [string, string, boolean][] = [
    ['same', 'same', true],
    ['trim', '  trim ', true],
    ['wide', 'ｗｉｄｅ', true],
    ['カナ', 'ｶﾅ', true],
    ['1', '①', true],
    ['が', 'か\u3099', true],
    ['株式会社', '㍿', true],
    ['full', '\u3000full\u3000', true],
    ['case', 'Case', false],
    ['かな', 'カナ', false],
    ['ss', 'ß', false],
    ['in ner', 'inner', false],
  ]
  // R-CATEGORY-6
  test.for(pairs)('%j and %j', async ([one, other, duplicate]) => {
    const parent_id = await newCategory()
    await newCategory({ name: one, parent_id })
    const beside = await newCategory({ parent_id })
    const watch = [`/api/item_categories/${beside}`]
    if (duplicate) {
      await refused(create({ name: other, parent_id }), rejectedCategory, watch)
      await refused(rename(beside, { name: other }), rejectedCategory, watch)
    } else {
      await must(204, rename(beside, { name: other }))
      expect((await showCategory(beside)).name).toBe(other)
    }
    // Another level, and another parent, know nothing of it.
    const elsewhere = await newCategory({ parent_id: await newCategory() })
    await newCategory({ name: one, parent_id: elsewhere })
  })

  test('the top level has siblings too', async () => {
    const name = unique('t')
    await newCategory({ name })
    await refused(create({ name: ` ${name} ` }), rejectedCategory)
  })

  // R-CATEGORY-6
  test('a name is free again after a renaming or a deletion', async () => {
    const parent_id = await newCategory()
    const id = await newCategory({ name: 'a', parent_id })
    await must(204, rename(id, { name: 'b' }))
    const again = await newCategory({ name: 'a', parent_id })
    await remove(`/api/item_categories/${again}`)
    await newCategory({ name: 'a', parent_id })
  })
})

describe('renaming', () => {
  // R-CATEGORY-7
  test('to its own name, to a variant of it, and with nothing', async () => {
    const id = await newCategory({ name: 'Wide', parent_id: await newCategory() })
    for (const [json, name] of [
      [{ name: 'Wide' }, 'Wide'],
      [{ name: 'Ｗｉｄｅ' }, 'Ｗｉｄｅ'],
      [{}, 'Ｗｉｄｅ'],
    ] as const) {
      const answer = await must(204, rename(id, json))
      expect(answer.bytes.length).toBe(0)
      expect((await showCategory(id)).name).toBe(name)
    }
  })

  // R-CATEGORY-7
  test('is seen at once on children and linked items', async () => {
    const top = await newCategory()
    const child = await newCategory({ parent_id: top })
    const item = await newItem()
    await setLink('PUT', child, item)
    for (let round = 0; round < 10; round += 1) {
      const name = unique('r')
      await must(204, rename(top, { name }))
      expect((await showCategory(child)).parent?.name).toBe(name)
      expect((await showItem(item)).categories[0]?.parent?.name).toBe(name)
    }
  })
})

describe('deleting', () => {
  // R-CATEGORY-8
  test('takes descendants and links along, and leaves items', async () => {
    const top = await newCategory()
    const child = await newCategory({ parent_id: top })
    const leaf = await newCategory({ parent_id: child })
    const beside = await newCategory()
    const item = await newItem()
    for (const category of [top, leaf, beside]) await setLink('PUT', category, item)
    const answer = await must(204, { method: 'DELETE', path: `/api/item_categories/${top}` })
    expect(answer.bytes.length).toBe(0)
    for (const id of [top, child, leaf])
      await refused({ method: 'GET', path: `/api/item_categories/${id}` }, noCategory)
    expect((await showItem(item)).categories.map(each => each.id)).toEqual([beside])
    await refused({ method: 'DELETE', path: `/api/item_categories/${top}` }, noCategory)
  })
})

describeWithCli('a shop of its own', () => {
  // R-CATEGORY-2, R-CATEGORY-3
  test('lists its tree, and numbers from 1 without using one twice', async () => {
    const shop = await newShop()
    expect(await listCategories(shop)).toEqual([])
    const a = await newCategory({ name: 'a' }, shop)
    const b = await newCategory({ name: 'b' }, shop)
    const c = await newCategory({ name: 'c', parent_id: a }, shop)
    await remove(`/api/item_categories/${c}`, shop)
    await newCategory({ name: 'd', parent_id: a }, shop)
    const e = await newCategory({ name: 'e', parent_id: a }, shop)
    await newCategory({ name: 'f', parent_id: e }, shop)
    await newCategory({ name: 'g', parent_id: b }, shop)
    await newCategory({ name: 'h', parent_id: a }, shop)
    const list = await listCategories(shop)
    expect(list.map(each => `${each.name}${each.number}`).join(' ')).toBe('a1 d4 e5 f6 h8 b2 g7')
    for (const each of list) expect(await showCategory(each.id, shop)).toEqual(each)
  })

  // R-CATEGORY-5, R-LIMIT-5
  test('holds a thousand and no more', async () => {
    const shop = await newShop()
    await imported(
      shop,
      Array.from({ length: 999 }, (_, index) => categoryDocument(`c${index}`, index + 1)),
    )
    const parent_id = await newCategory({ name: 'the thousandth' }, shop)
    await refused(create({ name: 'x' }, shop), rejectedCategory)
    await refused(create({ name: 'x', parent_id }, shop), rejectedCategory)
    await refused(create({ name: '' }, shop), invalidCategory('/name'))
    expect((await listCategories(shop)).length).toBe(1000)
    await remove(`/api/item_categories/${parent_id}`, shop)
    const id = await newCategory({ name: 'again' }, shop)
    expect(
      (await call({ method: 'GET', path: `/api/item_categories/${id}`, token: shop.token })).body,
    ).toMatchObject({ number: 1001 })
  })
})
