/** Items that come in from a file, and the undoing of the last one (docs/rules/catalogue.md). */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeBeside } from '../../support/another-writer.ts'
import { PLAIN_ITEM } from '../../support/api.ts'
import { addUser, type ConsoleShop, createTestConsole, type TestConsole } from './support/sign-in.ts'

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

// R-CATALOGUE-7, R-CATALOGUE-8, R-CATALOGUE-10
describe('an import', () => {
  const begin = async (who: Pick<ConsoleShop, 'call'> = page) =>
    (await who.call('POST', '/console/api/item_imports')).json<{ id: number }>().id
  const put = (id: number, body: object) =>
    page.call('PUT', `/console/api/item_imports/${id}/items`, { item_id: null, modified_at: null, ...body })
  const undo = async (id: number, after = 0) =>
    (await page.call('POST', `/console/api/item_imports/${id}/undo`, { after })).json<{
      items: { item_id: number; fault: string | null }[]
      next: number | null
    }>()
  const seen = async (id: number) => ({ item_id: id, modified_at: (await read(id)).modified_at })

  test('makes and changes items, and what it did is undone', async () => {
    const id = await make({ name: '皿', identifier: 'SARA', price: 900 })
    const variation = await addVariation(id, { name: '白', identifier: 'SARA-W' })
    const { id: category } = (await page.call('POST', '/api/item_categories', { name: '皿' })).json<{
      id: number
    }>()
    const before = await read(id)
    const run = await begin()
    const changed = await put(run, {
      ...(await seen(id)),
      ...{ name: '大皿', price: 1100, identifier: null, visible: true, category_ids: [category] },
      variations: [
        { variation_id: variation, name: '生成り', stock: 4 },
        { variation_id: null, name: '黒', stock: 2 },
      ],
    })
    expect([changed.statusCode, changed.json()]).toEqual([200, { item_id: id }])
    expect(await read(id)).toMatchObject({
      ...{
        name: '大皿',
        price: 1100,
        identifier: null,
        visible: true,
        categories: [{ id: category }],
        stock: 6,
      },
      variations: [
        { id: variation, name: '生成り', identifier: 'SARA-W', stock: 4 },
        { name: '黒', stock: 2 },
      ],
    })
    const made = (await put(run, { name: '鉢', price: 700, item_tax_type: 'standard', stock: 8 })).json()
      .item_id
    expect(await read(made)).toMatchObject({ name: '鉢', stock: 8, visible: false })
    expect((await page.call('GET', '/console/api/item_imports')).json().last).toMatchObject({
      id: run,
      items: 2,
      undone_at: null,
    })
    expect(await undo(run)).toMatchObject({
      items: [
        { item_id: id, fault: null },
        { item_id: made, fault: null },
      ],
      next: null,
    })
    const { modified_at: _a, ...after } = await read(id)
    const { modified_at: _b, ...was } = before
    expect(after).toEqual(was)
    expect((await page.call('GET', `/api/items/${made}`)).statusCode).toBe(404)
    expect((await page.call('GET', '/console/api/item_imports')).json().last.undone_at).not.toBeNull()
    expect((await put(run, { name: 'x', price: 100, item_tax_type: 'standard' })).statusCode).toBe(422)
  })

  test('plans sales, changes them and takes them off, and what it did is undone', async () => {
    const [planned, fresh] = [await make({ name: '鉢', price: 900 }), await make({ name: '碗', price: 900 })]
    const at = (days: number) =>
      `${new Date(page.context.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)}T00:00:00Z`
    const sale = { price: 700, starts_at: at(3), ends_at: null }
    await page.call('PUT', `/console/api/items/${planned}/sale`, sale)
    const sales = async () =>
      (await page.call('GET', '/console/api/planned_sales')).json<{ sales: object[] }>().sales
    const run = await begin()
    expect((await put(run, { ...(await seen(planned)), planned_sale: null })).statusCode).toBe(200)
    const wanted = { price: 800, starts_at: at(2).replace('T00:00:00Z', 'T09:00:00+09:00'), ends_at: at(5) }
    expect((await put(run, { ...(await seen(fresh)), planned_sale: wanted })).statusCode).toBe(200)
    expect(await sales()).toEqual([{ item_id: fresh, price: 800, starts_at: at(2), ends_at: at(5) }])
    expect((await undo(run)).items.map(({ fault }) => fault)).toEqual([null, null])
    expect(await sales()).toEqual([{ item_id: planned, ...sale }])

    const next = await begin()
    for (const [planned_sale, pointer] of [
      [{ ...sale, starts_at: at(-1) }, '/planned_sale/starts_at'],
      [{ ...sale, price: 900 }, '/planned_sale/price'],
      [{ ...sale, ends_at: at(2) }, '/planned_sale/ends_at'],
    ] as const) {
      const refused = await put(next, { ...(await seen(fresh)), planned_sale })
      expect([refused.statusCode, pointersOf(refused)]).toEqual([422, [pointer]])
    }
    await page.call('PUT', `/console/api/items/${fresh}/sale`, { price: 600, starts_at: null, ends_at: null })
    const refused = await put(next, { ...(await seen(fresh)), planned_sale: sale })
    expect([refused.statusCode, pointersOf(refused)]).toEqual([422, ['/planned_sale']])
    // Another price ends it (R-SALE-4), and then one can be planned again.
    expect((await page.call('POST', `/api/items/${fresh}`, { price: 900 })).statusCode).toBe(200)
    const again = { ...(await seen(fresh)), planned_sale: sale }
    expect((await put(next, again)).statusCode).toBe(200)
    expect(await sales()).toContainEqual({ item_id: fresh, ...sale })
    await page.call('DELETE', `/console/api/items/${fresh}/sale`)
    // What has been planned since by somebody is theirs.
    const third = await begin()
    await put(third, { ...(await seen(planned)), planned_sale: { ...sale, price: 650 } })
    await page.call('PUT', `/console/api/items/${planned}/sale`, { ...sale, price: 640 })
    expect((await undo(third)).items).toMatchObject([{ fault: 'changed_since' }])
    expect(await sales()).toMatchObject([{ item_id: planned, price: 640 }])
  })

  test('leaves alone what has changed since it was shown, and what has changed since is not undone', async () => {
    const [id, sold] = [await make({ price: 900 }), await make({ price: 900 })]
    const [old, run] = [await seen(id), await begin()]
    page.pass(2)
    await page.call('POST', `/api/items/${id}`, { name: '別の名前' })
    const refused = await put(run, { ...old, name: '新しい名前' })
    expect([refused.statusCode, pointersOf(refused)]).toEqual([422, ['/modified_at']])
    expect((await read(id)).name).toBe('別の名前')
    expect((await put(run, { ...(await seen(sold)), stock: 5 })).statusCode).toBe(200)
    // The same item twice would be undone to what it was in between.
    expect((await put(run, { ...(await seen(sold)), stock: 6 })).statusCode).toBe(422)
    await page.call('PUT', `/api/items/${sold}/stock`, { stock: 4 })
    expect((await undo(run)).items).toMatchObject([{ item_id: sold, fault: 'changed_since' }])
    expect((await read(sold)).stock).toBe(4)
  })

  test('that is refused halfway is told, and what was done of it is undone', async () => {
    const id = await make({ name: '箸', price: 900 })
    await put(await begin(), {
      ...(await seen(id)),
      variations: [{ variation_id: null, identifier: 'HASHI' }],
    })
    const { variations } = await read(id)
    const run = await begin()
    // Nothing of what is seen to be wrong is begun.
    for (const [wrong, pointer] of [
      [{ category_ids: [2_147_483_647] }, '/category_ids/0'],
      [{ variations: [{ variation_id: null, stock: 1 }] }, '/variations/0/name'],
    ] as const) {
      expect(pointersOf(await put(run, { ...(await seen(id)), name: '箸置き', ...wrong }))).toEqual([pointer])
    }
    expect((await read(id)).name).toBe('箸')
    const changes = [{ variation_id: variations[0].id, identifier: null }]
    const answer = await put(run, { ...(await seen(id)), name: '箸置き', variations: changes })
    expect(answer.statusCode).toBe(422)
    expect((await read(id)).name).toBe('箸置き')
    expect((await undo(run)).items).toMatchObject([{ item_id: id, fault: null }])
    expect((await read(id)).name).toBe('箸')
  })

  test('ends no sale unseen, and is its shop’s alone', async () => {
    const id = await make({ price: 900 })
    await page.call('PUT', `/console/api/items/${id}/sale`, { price: 800, starts_at: null, ends_at: null })
    const run = await begin()
    expect(pointersOf(await put(run, { ...(await seen(id)), price: 850 }))).toEqual(['/price'])
    expect((await put(run, { ...(await seen(id)), name: '菜箸' })).statusCode).toBe(200)
    expect(await read(id)).toMatchObject({ name: '菜箸', price: 800, proper_price: 900 })
    const theirs = await begin(other)
    expect((await put(theirs, { name: 'x', price: 100, item_tax_type: 'standard' })).statusCode).toBe(404)
    const foreign = await other.call('POST', `/console/api/item_imports/${run}/undo`, { after: 0 })
    expect(foreign.statusCode).toBe(404)
  })

  test('of which the next one takes the place meanwhile is refused', async () => {
    const id = await make()
    const run = await begin()
    await using next = await writeBeside(page.context.address, 'delete from item_imports where id = $1', [
      run,
    ])
    const late = put(run, { ...(await seen(id)), name: '茶筒' })
    await expect.poll(() => next.waiting()).toBe(1)
    await next.commit()
    expect((await late).statusCode).toBe(404)
    expect((await late).body).toContain('import that is the last')
    expect((await read(id)).name).toBe(PLAIN_ITEM.name)
  })

  test('of which a category is being deleted is refused before anything is done', async () => {
    const id = await make()
    const run = await begin()
    const { id: category } = (await page.call('POST', '/api/item_categories', { name: '消える' })).json<{
      id: number
    }>()
    await using other = await writeBeside(
      page.context.address,
      'select 1 from shops where id = $1 for no key update',
      [page.shopId],
    )
    const late = put(run, { ...(await seen(id)), price: 700, category_ids: [category] })
    await expect.poll(() => other.waiting()).toBe(1)
    await other.query('delete from item_categories where id = $1', [category])
    await other.commit()
    expect(pointersOf(await late)).toEqual(['/category_ids/0'])
    expect((await read(id)).price).toBe(PLAIN_ITEM.price)
  })

  const EDIT = `update items set name = 'x', version = version + 1, modified_at = modified_at + interval '1 s' where id = $1`

  test('sees an edit that is under way, and is refused for it', async () => {
    const id = await make()
    const [old, run] = [await seen(id), await begin()]
    await using editor = await writeBeside(page.context.address, EDIT, [id])
    const late = put(run, { ...old, price: 700 })
    await expect.poll(() => editor.waiting()).toBe(1)
    await editor.commit()
    expect(pointersOf(await late)).toEqual(['/modified_at'])
    expect(await read(id)).toMatchObject({ name: 'x', price: PLAIN_ITEM.price })
    expect((await undo(run)).items).toEqual([])
  })

  // R-CATALOGUE-8, R-ROLE-1
  test('is undone by who may do of it what it does: change items, and show them', async () => {
    const scopes = ['items.read', 'items.create', 'items.update', 'items.publish', 'items.delete'] as const
    const staff = async (name: string, without: string) => {
      const mailAddress = `${name}@test.example`
      const grant = { role: 'staff', scopes: scopes.filter(scope => scope !== without) } as const
      await addUser(page.context, page.shopId, mailAddress, grant)
      const { call } = await page.signIn(mailAddress)
      return (run: number) => call('POST', `/console/api/item_imports/${run}/undo`, { after: 0 })
    }
    const [noUpdate, noPublish] = [await staff('a', 'items.update'), await staff('b', 'items.publish')]
    const [renamed, shown] = [await make({ name: '皿' }), await make({ name: '鉢' })]
    const run = await begin()
    await put(run, { ...(await seen(renamed)), name: '大皿' })
    await put(run, { ...(await seen(shown)), visible: true })
    const refused = await noUpdate(run)
    expect([refused.statusCode, refused.json().type]).toEqual([403, '/errors/console/not-allowed'])
    expect(await read(renamed)).toMatchObject({ name: '大皿' })
    const halfway = await noPublish(run)
    expect([halfway.statusCode, halfway.json().type]).toEqual([403, '/errors/console/not-allowed'])
    expect([await read(renamed), await read(shown)]).toMatchObject([{ name: '皿' }, { visible: true }])
    // What is left is still there for who may.
    expect((await page.call('GET', '/console/api/item_imports')).json().last.undone_at).toBeNull()
    expect((await undo(run)).items).toMatchObject([{ item_id: shown, fault: null }])
    expect(await read(shown)).toMatchObject({ visible: false })
  })

  test('is not undone over an edit that is under way', async () => {
    const id = await make()
    const run = await begin()
    expect((await put(run, { ...(await seen(id)), price: 700 })).statusCode).toBe(200)
    await using editor = await writeBeside(page.context.address, EDIT, [id])
    const undone = undo(run)
    await expect.poll(() => editor.waiting()).toBe(1)
    await editor.commit()
    expect((await undone).items).toMatchObject([{ item_id: id, fault: 'changed_since' }])
    expect(await read(id)).toMatchObject({ name: 'x', price: 700 })
  })
})
