/** The demo shop comes with its pictures, whatever happens while it is loaded. */
import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { imageFolder, originalKey } from '../../../src/images/image-types.ts'
import type { ObjectStore } from '../../../src/objects/object-store.ts'
import { sweepFiles } from '../../../src/resources/files/sweep.ts'
import { deleteItem } from '../../../src/resources/items/commands/delete-item.ts'
import { findShopByKey, insertShop } from '../../../src/shops/store.ts'
import { isDemoUnfinished, loadDemoShop } from '../../../src/transfer/demo.ts'
import { listDemoPictures } from '../../../src/transfer/demo-pictures.ts'
import { prepareDemo } from '../../../src/welcome.ts'
import { createTestContext, createTestShop, type TestContext } from '../../support/context.ts'
import { withClient } from './support/rows.ts'
import { exported, type Loose } from './support/shops.ts'

const pictures = await listDemoPictures()

let context: TestContext
// A load takes most of a second: tests of a group that only look share one, in the order in which they stand.
const eachGroup = () => {
  beforeAll(async () => {
    context = await createTestContext()
  })
  afterAll(() => context[Symbol.asyncDispose]())
}
const eachTest = () => {
  beforeEach(async () => {
    context = await createTestContext()
  })
  afterEach(() => context[Symbol.asyncDispose]())
}

async function demoItems(): Promise<Loose[]> {
  const shop = await findShopByKey(context.db, 'demo')
  const documents = shop === undefined ? [] : await exported(context, shop.id)
  return documents.filter(({ kind }) => kind === 'item').map(({ data }) => data)
}

/** The names of the images that are shown, in the order of the list. */
async function shownNames(): Promise<string[]> {
  return (await demoItems()).flatMap(({ images }) => images.map(({ url }: Loose) => url.split('/').at(-1)))
}

async function expectAllPictures(): Promise<void> {
  const names = await shownNames()
  expect(names).toHaveLength(pictures.length)
  for (const [index, { file }] of pictures.entries()) {
    const stored = await context.objects.read(originalKey(names[index] ?? ''))
    expect(stored?.equals(await readFile(file)), file.pathname).toBe(true)
  }
}

function countRows(condition: string): Promise<number> {
  return withClient(context.address, async client => {
    const { rows } = await client.query(`select count(*)::int as count from files where ${condition}`)
    return rows[0].count
  })
}

/** The context, its store failing from the put of this number on. */
function failingAfter(puts: number): TestContext {
  let left = puts
  const put: ObjectStore['put'] = async (...values) => {
    if (left-- <= 0) throw new Error('The power went out')
    return context.objects.put(...values)
  }
  return { ...context, objects: { ...context.objects, put } }
}

describe('a load', () => {
  eachGroup()

  test('gives every item its pictures in their order, and uses up their files', async () => {
    await loadDemoShop(context)
    await expectAllPictures()
    expect(await countRows('used_at is null')).toBe(0)
    const [first] = await demoItems()
    expect(first?.images[0]).toEqual({
      id: expect.any(Number),
      url: expect.stringMatching(/^http:\/\/shop\.example\/images\/[0-9A-Za-z]{22}\.jpg$/),
      scaled_url: expect.stringContaining('/images/w/640/'),
      square_url: expect.stringContaining('/images/sq/900/'),
    })
  })

  test('that is repeated stores nothing more', async () => {
    const before = await shownNames()
    await loadDemoShop(context)
    expect(await shownNames()).toEqual(before)
    expect(await countRows('true')).toBe(pictures.length)
  })

  // R-DEMO-1
  test('is not undone by the next start when a person deleted an item', async () => {
    const shop = await findShopByKey(context.db, 'demo')
    const [gone] = await demoItems()
    const [name = ''] = await shownNames()
    await deleteItem(context, shop?.id ?? 0, gone?.id)
    expect(await isDemoUnfinished(context)).toBe(false)
    context.setTime('2026-11-23T00:00:00Z')
    await sweepFiles(context)
    expect(await context.objects.count(imageFolder(name), 1)).toBe(0)
  })
})

describe('loads', () => {
  eachTest()

  test('beside each other give each picture once', async () => {
    await Promise.all([loadDemoShop(context), loadDemoShop(context)])
    await expectAllPictures()
  })

  // Before the first picture, in the middle, and after the last but one.
  test.each([0, 20, pictures.length - 1])(
    'cut short after %i pictures are finished at the next start',
    async puts => {
      await expect(loadDemoShop(failingAfter(puts))).rejects.toThrow('The power went out')
      expect(await demoItems()).toEqual([])
      expect(await isDemoUnfinished(context)).toBe(true)
      const starting = { ...context, config: { ...context.config, demo: true } }
      const demo = await prepareDemo(starting, { load: loadDemoShop, say: () => {} })
      expect(demo?.token).toMatch(/^akn_/)
      await expectAllPictures()
      expect(await isDemoUnfinished(context)).toBe(false)
      // The sweep takes away what was left behind, and nothing that is shown.
      expect(await countRows('used_at is null')).toBeGreaterThanOrEqual(puts)
      context.setTime('2026-11-23T00:00:00Z')
      await sweepFiles(context)
      expect(await countRows('true')).toBe(pictures.length)
      await expectAllPictures()
    },
  )
})

// R-DEMO-1
describe('what a person did stays', () => {
  eachTest()

  test('when a shop of the demo’s key was made by hand', async () => {
    await createTestShop(context, 'demo')
    expect(await isDemoUnfinished(context)).toBe(false)
  })

  test('but the bare row that a load begins with is taken up', async () => {
    await insertShop(context.db, {
      key: 'demo',
      name: 'Demo',
      mailAddress: 'demo@example.jp',
      now: context.clock.now(),
    })
    expect(await isDemoUnfinished(context)).toBe(true)
  })
})
