/** What people do with items and the API has not (docs/rules/catalogue.md). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seeToSales } from '../../../src/resources/items/commands/set-item-sale.ts'
import { PLAIN_ITEM } from '../../support/api.ts'
import { type ConsoleShop, createTestConsole, type TestConsole } from './support/sign-in.ts'

let page: TestConsole
let other: ConsoleShop
beforeAll(async () => {
  page = await createTestConsole()
  other = await page.makeShop('other')
})
afterAll(() => page[Symbol.asyncDispose]())

type Answer = Awaited<ReturnType<TestConsole['call']>>
const pointersOf = (answer: Answer) =>
  answer.json<{ errors: { pointer: string }[] }>().errors.map(one => one.pointer)
const make = async (item: object = {}) =>
  (await page.call('POST', '/api/items', { ...PLAIN_ITEM, ...item })).json<{ item_id: number }>().item_id
const read = async (id: number) => (await page.call('GET', `/api/items/${id}`)).json()
const addVariation = async (id: number, body: object) =>
  (await page.call('POST', `/api/items/${id}/variations`, body)).json<{ variation_id: number }>().variation_id
const later = (seconds: number) => new Date(page.context.clock.now().getTime() + seconds * 1000).toISOString()

// R-CATALOGUE-1
describe('a category', () => {
  const add = async (name: string, parent_id: number | null = null) =>
    (await page.call('POST', '/api/item_categories', { name, parent_id })).json<{ id: number }>().id
  const place = (id: number, parent_id: number | null, before_id: number | null) =>
    page.call('PUT', `/console/api/item_categories/${id}/place`, { parent_id, before_id })
  const tree = async () =>
    (await page.call('GET', '/api/item_categories'))
      .json<{ name: string; parent: { name: string } | null }[]>()
      .map(({ name, parent }) => `${parent?.name ?? ''}/${name}`)

  test('is put below another and before a sibling, with all below it, and items tell its new place', async () => {
    const [a, b, c] = [await add('A'), await add('B'), await add('C')]
    const below = await add('B1', b)
    const item = await make()
    await page.call('PUT', `/api/item_categories/${below}/items/${item}`)
    expect((await place(b, a, null)).statusCode).toBe(204)
    expect((await place(c, null, a)).statusCode).toBe(204)
    expect(await tree()).toEqual(['/C', '/A', 'A/B', 'B/B1'])
    expect((await read(item)).categories).toMatchObject([
      { name: 'B1', parent: { name: 'B', parent: { name: 'A' } } },
    ])
    const before = await page.call('GET', '/api/item_categories')
    for (const [id, parent, sibling, pointer] of [
      [a, below, null, '/parent_id'],
      [c, below, null, '/parent_id'],
      [c, a, a, '/before_id'],
    ] as const) {
      const answer = await place(id, parent, sibling)
      expect([answer.statusCode, pointersOf(answer)]).toEqual([422, [pointer]])
    }
    await add('B', c)
    expect(pointersOf(await place(b, c, null))).toEqual(['/name'])
    const theirs = await other.call('PUT', `/console/api/item_categories/${a}/place`, {
      parent_id: null,
      before_id: null,
    })
    expect(theirs.statusCode).toBe(404)
    expect((await tree()).filter(one => one !== 'C/B')).toEqual(['/C', '/A', 'A/B', 'B/B1'])
    expect(before.statusCode).toBe(200)
  })
})

// R-CATALOGUE-2
test('a stock is moved by pieces, whatever it is by then, and never below nothing', async () => {
  const id = await make()
  const by = (pieces: number, variation_id?: number) =>
    page.call('POST', `/console/api/items/${id}/stock_change`, {
      by: pieces,
      ...(variation_id ? { variation_id } : {}),
    })
  await page.call('PUT', `/api/items/${id}/stock`, { stock: 5 })
  const answers = await Promise.all(Array.from({ length: 10 }, () => by(1)))
  expect(answers.map(answer => answer.json().stock).toSorted((a, b) => a - b)).toEqual([
    6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
  ])
  expect((await by(-16)).statusCode).toBe(422)
  expect(await read(id)).toMatchObject({ stock: 15 })
  const variation = await addVariation(id, { name: '藍' })
  expect((await by(3, variation)).json()).toEqual({ stock: 3 })
  expect((await by(1)).statusCode).toBe(422)
  expect((await by(1, 2_147_483_647)).statusCode).toBe(404)
})

// R-CATALOGUE-3
test('a preview shows what is hidden to whoever has the link, for an hour, and to nobody else', async () => {
  const id = await make({ name: '秘密の品' })
  const { url } = (await page.call('POST', `/console/api/items/${id}/preview_link`)).json<{ url: string }>()
  const path = new URL(url).pathname
  const open = (at: string) => page.app.inject({ url: at, headers: { host: new URL(url).host } })
  const shown = await open(path)
  expect([shown.statusCode, shown.headers['cache-control'], shown.headers['x-robots-tag']]).toEqual([
    200,
    'no-store',
    'noindex',
  ])
  expect(shown.body).toContain('秘密の品')
  expect((await open(path.replace(/\/previews\/.*/, `/items/${id}`))).statusCode).toBe(404)
  const parts = path.split('/')
  for (const [at, change] of [
    [parts.length - 3, String(id + 1)],
    [parts.length - 2, String(Number(parts.at(-2)) + 1)],
    [parts.length - 1, 'a'.repeat(40)],
  ] as const) {
    expect((await open(parts.with(at, change).join('/'))).statusCode).toBe(404)
  }
  page.pass(3601)
  expect((await open(path)).statusCode).toBe(404)
})

// R-CATALOGUE-4
test('a copy has all but codes and pieces, and is hidden', async () => {
  const id = await make({ name: '湯呑み', identifier: 'YU-1', detail: '陶器', quantity_limit: 3 })
  await addVariation(id, { name: '大', identifier: 'YU-1-L', barcode: '490' })
  await addVariation(id, { name: '小' })
  const options = [
    { name: '箱', required: true, option_type: 'select', choices: [{ name: '桐', extra_price: 500 }] },
  ]
  await page.call('PUT', `/console/api/items/${id}/options`, { options })
  const { id: category } = (await page.call('POST', '/api/item_categories', { name: '器' })).json<{
    id: number
  }>()
  await page.call('PUT', `/api/item_categories/${category}/items/${id}`)
  await page.call('PUT', `/api/items/${id}/visibility`, { visible: true })
  await page.call('PUT', `/console/api/items/${id}/sale`, { price: 100, starts_at: null, ends_at: null })
  const copy = (await page.call('POST', `/console/api/items/${id}/copy`)).json<{ item_id: number }>().item_id
  expect(await read(copy)).toMatchObject({
    ...{
      name: '湯呑み (コピー)',
      identifier: null,
      detail: '陶器',
      quantity_limit: 3,
      visible: false,
      stock: 0,
    },
    ...{ price: PLAIN_ITEM.price, proper_price: null, categories: [{ id: category }] },
    variations: [
      { name: '大', identifier: null, barcode: null, stock: 0 },
      { name: '小', identifier: null, barcode: null, stock: 0 },
    ],
    options: [{ name: '箱', required: true, choices: [{ name: '桐', extra_price: 500 }] }],
  })
  expect((await read(copy)).options[0].id).not.toBe((await read(id)).options[0].id)
  const found = await page.call('GET', `/console/api/items?query=${encodeURIComponent('湯呑み コピー')}`)
  expect(found.json().items).toMatchObject([{ id: copy }])
})

// R-OPTION-1, R-OPTION-2, R-OPTION-3
describe('options', () => {
  const put = (id: number, options: readonly object[]) =>
    page.call('PUT', `/console/api/items/${id}/options`, { options })
  const SELECT = { name: '包装', required: true, option_type: 'select' }

  test('are given in their order, keep their ids, and go when they are left out', async () => {
    const id = await make()
    const choices = [
      { name: 'なし', extra_price: 0 },
      { name: '箱', extra_price: 300 },
    ]
    const form = { name: '名入れ', required: false, option_type: 'form', extra_price: 500, max_length: 10 }
    expect((await put(id, [{ ...SELECT, choices }, form])).statusCode).toBe(204)
    const made = await read(id)
    expect(made.options).toMatchObject([
      { ...SELECT, choices },
      { ...form, free_text_description: null, option_variation_id: expect.any(Number) },
    ])
    const [select, text] = made.options
    const turned = [
      { ...select.choices[1], name: '木箱' },
      { name: '袋', extra_price: 100 },
    ]
    await put(id, [
      { ...form, id: text.id, name: '刻印' },
      { ...SELECT, id: select.id, choices: turned },
    ])
    const after = await read(id)
    expect(after.options).toMatchObject([
      { id: text.id, name: '刻印', option_variation_id: text.option_variation_id },
      { id: select.id, choices: [{ id: select.choices[1].id, name: '木箱' }, { name: '袋' }] },
    ])
    const { modified_at } = after
    page.pass(5)
    await put(id, [
      { ...form, id: text.id, name: '刻印' },
      { ...SELECT, id: select.id, choices: after.options[1].choices },
    ])
    expect((await read(id)).modified_at).toBe(modified_at)
    await put(id, [])
    expect((await read(id)).options).toEqual([])
  })

  test('that contradict themselves or name what is not theirs change nothing', async () => {
    const [id, stranger] = [await make(), await make()]
    const choices = [{ name: 'a', extra_price: 0 }]
    await put(stranger, [{ ...SELECT, choices }])
    const theirs = (await read(stranger)).options[0]
    for (const [option, pointer] of [
      [{ ...SELECT }, '/options/0/choices'],
      [{ ...SELECT, choices, extra_price: 1 }, '/options/0/extra_price'],
      [{ ...SELECT, option_type: 'form', choices }, '/options/0/choices'],
      [{ ...SELECT, id: theirs.id, choices }, '/options/0/id'],
      [{ ...SELECT, choices: [...choices, ...choices] }, '/options/0/choices/1/name'],
      [{ ...SELECT, choices: [{ ...choices[0], id: theirs.choices[0].id }] }, '/options/0/choices/0/id'],
    ] as const) {
      const answer = await put(id, [option])
      expect([answer.statusCode, pointersOf(answer)]).toEqual([422, [pointer]])
    }
    const kept = await put(stranger, [{ name: 'x', required: false, option_type: 'form', id: theirs.id }])
    expect(pointersOf(kept)).toEqual(['/options/0/option_type'])
    expect((await read(id)).options).toEqual([])
    expect((await other.call('PUT', `/console/api/items/${id}/options`, { options: [] })).statusCode).toBe(
      404,
    )
  })
})

// R-SALE-1 to R-SALE-5
describe('a sale', () => {
  const put = (id: number, sale: object) =>
    page.call('PUT', `/console/api/items/${id}/sale`, { starts_at: null, ends_at: null, ...sale })
  const terms = async (id: number) => (await page.call('GET', `/console/api/items/${id}/terms`)).json()
  const prices = async (id: number) => {
    const { price, proper_price } = await read(id)
    return [price, proper_price]
  }

  // R-SALE-2
  test('to come begins and ends at its times', async () => {
    const id = await make({ price: 1000 })
    await put(id, { price: 800, starts_at: later(600), ends_at: later(1200) })
    expect([await prices(id), (await terms(id)).sale.state]).toEqual([[1000, null], 'planned'])
    page.pass(599)
    await seeToSales(page.context)
    expect(await prices(id)).toEqual([1000, null])
    page.pass(2)
    await seeToSales(page.context)
    expect([await prices(id), (await terms(id)).sale.state]).toEqual([[800, 1000], 'on'])
    page.pass(600)
    await seeToSales(page.context)
    expect([await prices(id), (await terms(id)).sale]).toEqual([[1000, null], null])
  })

  // R-SALE-3
  test('begins at once where no start is said, takes the place of another, and is ended', async () => {
    const id = await make({ price: 1000 })
    await put(id, { price: 800 })
    expect(await prices(id)).toEqual([800, 1000])
    await put(id, { price: 700, ends_at: later(60) })
    expect(await prices(id)).toEqual([700, 1000])
    await put(id, { price: 900, starts_at: later(60) })
    expect(await prices(id)).toEqual([1000, null])
    await put(id, { price: 600 })
    expect((await page.call('DELETE', `/console/api/items/${id}/sale`)).statusCode).toBe(204)
    expect([await prices(id), (await terms(id)).sale]).toEqual([[1000, null], null])
  })

  // R-SALE-4
  test('is over when the price is changed, and nothing comes back afterwards', async () => {
    const id = await make({ price: 1000 })
    await put(id, { price: 800, ends_at: later(60) })
    await page.call('POST', `/api/items/${id}`, { price: 1200 })
    expect((await terms(id)).sale).toBeNull()
    page.pass(61)
    await seeToSales(page.context)
    expect(await prices(id)).toEqual([1200, null])
  })

  // R-SALE-1
  test('that is none is refused', async () => {
    const id = await make({ price: 1000 })
    for (const [sale, pointer] of [
      [{ price: 1000 }, '/price'],
      [{ price: 800, ends_at: later(-1) }, '/ends_at'],
      [{ price: 800, starts_at: later(60), ends_at: later(60) }, '/ends_at'],
    ] as const) {
      const answer = await put(id, sale)
      expect([answer.statusCode, pointersOf(answer)]).toEqual([422, [pointer]])
    }
    expect(await prices(id)).toEqual([1000, null])
    expect((await other.call('DELETE', `/console/api/items/${id}/sale`)).statusCode).toBe(404)
  })

  // R-SALE-5
  test('and the time within which an item is sold are two things', async () => {
    const id = await make({ price: 1000 })
    const period = (from: string | null, until: string | null) =>
      page.call('PUT', `/console/api/items/${id}/sales_period`, { sales_start_at: from, sales_end_at: until })
    await period(later(60), null)
    expect(await read(id)).toMatchObject({ sales_status: 'item_waiting_for_sale', price: 1000 })
    await period(null, later(-60))
    expect(await read(id)).toMatchObject({ sales_status: 'item_end_of_sale' })
    await period(null, null)
    expect(await read(id)).toMatchObject({ sales_status: 'item_now_on_sale' })
  })
})

// R-CATALOGUE-5, R-CATALOGUE-6
test('items are found by words, codes and barcodes, by what is left, and in combination', async () => {
  const shop = await page.makeShop('found')
  const add = async (
    item: object,
    stock: number,
    variations: readonly (readonly [object, number])[] = [],
  ) => {
    const { item_id: id } = (
      await shop.call('POST', '/api/items', { ...PLAIN_ITEM, identifier: null, ...item })
    ).json()
    if (variations.length === 0) await shop.call('PUT', `/api/items/${id}/stock`, { stock })
    for (const [body, pieces] of variations) {
      const { variation_id } = (await shop.call('POST', `/api/items/${id}/variations`, body)).json()
      await shop.call('PUT', `/api/items/${id}/stock`, { variations: [{ variation_id, stock: pieces }] })
    }
    return id as number
  }
  const bowl = await add({ name: '赤い飯椀', identifier: 'BOWL-1' }, 0)
  const cup = await add({ name: '青い湯呑み', identifier: 'CUP-7' }, 4)
  const cloth = await add({ name: '藍の布' }, 0, [
    [{ name: 'S', identifier: 'NUNO-S', barcode: '4901234567894' }, 0],
    [{ name: 'L' }, 9],
  ])
  const gone = await add({ name: '白い布' }, 0, [[{ name: 'M' }, 0]])
  await shop.call('PUT', `/api/items/${cup}/visibility`, { visible: true })
  const found = async (query: string) => {
    const answer = await shop.call('GET', `/console/api/items?${query}`)
    expect([query, answer.statusCode]).toEqual([query, 200])
    return answer.json<{ items: { id: number }[] }>().items.map(({ id }) => id)
  }
  const typed = (text: string) => found(`query=${encodeURIComponent(text)}`)
  expect(await found('')).toEqual([bowl, cup, cloth, gone])
  expect(await typed('湯呑み')).toEqual([cup])
  expect(await typed('bowl')).toEqual([bowl])
  expect(await typed('ＣＵＰ－7')).toEqual([cup])
  expect(await typed('nuno')).toEqual([cloth])
  expect(await typed('49012345')).toEqual([cloth])
  expect(await typed('布')).toEqual([cloth, gone])
  expect(await typed('%')).toEqual([])
  expect(await found('sold_out=true')).toEqual([bowl, gone])
  expect(await found('few=4')).toEqual([bowl, cup, cloth, gone])
  expect(await found('few=3')).toEqual([bowl, cloth, gone])
  expect(await found('few=4&visible=true')).toEqual([cup])
  expect(await found('visible=false&order=created&limit=2')).toEqual([gone, cloth])
  expect(await found(`sold_out=true&query=${encodeURIComponent('布')}`)).toEqual([gone])
  expect(await found('category_id=0')).toEqual([])
  const [first] = (await shop.call('GET', '/console/api/items?query=nuno')).json().items
  expect(first).toMatchObject({ id: cloth, variation_count: 2, stock: 9, square_url: null, visible: false })
  expect((await other.call('GET', '/console/api/items?query=bowl')).json()).toEqual({
    items: [],
    more: false,
  })
})
