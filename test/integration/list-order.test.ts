import { setTimeout as delay } from 'node:timers/promises'
import fc from 'fast-check'
import type pg from 'pg'
import { expect } from 'vitest'
import { createItem } from '../../src/resources/items/commands/create-item.ts'
import { moveItem } from '../../src/resources/items/commands/move-item.ts'
import { findPage } from '../../src/resources/items/page-store.ts'
import type { MoveItem } from '../../src/resources/items/request-schemas.ts'
import { writeBeside } from '../support/another-writer.ts'
import { PLAIN_ITEM, SEED_ITEMS } from '../support/api.ts'
import { createTestShop, type TestContext } from '../support/context.ts'
import { test } from '../support/fixture.ts'

const HANDLED = 10_000

let context: TestContext
let outside: pg.Client
let shops = 0

test.beforeAll(({ context: madeContext, outside: madeOutside }) => {
  context = madeContext
  outside = madeOutside
})

function newShop(): Promise<number> {
  return createTestShop(context, `shop-${++shops}`)
}

async function newItems(shopId: number, count: number): Promise<number[]> {
  const ids: number[] = []
  for (let n = 0; n < count; n++) ids.push(await createItem(context, shopId, PLAIN_ITEM))
  return ids
}

/** The ids as a client meets them that reads page by page. */
async function pagedOrder(shopId: number, limit = 100): Promise<number[]> {
  const ids: number[] = []
  for (;;) {
    const page = await findPage(context.db, shopId, {
      visible: null,
      categoryId: null,
      order: 'list_order',
      sort: 'asc',
      limit,
      offset: ids.length,
    })
    ids.push(...page.map(({ id }) => id))
    if (page.length < limit) return ids
  }
}

/** What a move does to a plain array. */
function moved(order: readonly number[], id: number, to: MoveItem): number[] {
  const others = order.filter(other => other !== id)
  if (to.move_to === 'first') return [id, ...others]
  if (to.move_to === 'last') return [...others, id]
  return others.toSpliced(others.indexOf(to.neighbor_item_id) + (to.move_to === 'after' ? 1 : 0), 0, id)
}

type Step = { kind: 'create' } | { kind: MoveItem['move_to']; item: number; neighbor: number }

const index = fc.nat({ max: 1000 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.constant({ kind: 'create' as const }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('first' as const, 'last' as const, 'before' as const, 'after' as const),
      item: index,
      neighbor: index,
    }),
  },
)

/** The ids of the item and its neighbour, two different ones of the list; undefined for a list too short. */
function chosen(
  order: readonly number[],
  made: Exclude<Step, { kind: 'create' }>,
): [number, number] | undefined {
  const id = order[made.item % Math.max(order.length, 1)]
  const others = order.filter(other => other !== id)
  const neighbor = others[made.neighbor % Math.max(others.length, 1)]
  return id === undefined || neighbor === undefined ? undefined : [id, neighbor]
}

/** Runs the steps on the database and on an array, side by side. */
async function run(shopId: number, steps: readonly Step[]): Promise<number[]> {
  let order = await newItems(shopId, 3)
  for (const made of steps) {
    if (made.kind === 'create') {
      order.push(await createItem(context, shopId, PLAIN_ITEM))
      continue
    }
    const [id, neighbor] = chosen(order, made) ?? []
    if (id === undefined || neighbor === undefined) continue
    const to: MoveItem =
      made.kind === 'first' || made.kind === 'last'
        ? { move_to: made.kind }
        : { move_to: made.kind, neighbor_item_id: neighbor }
    await moveItem(context, shopId, id, to)
    order = moved(order, id, to)
  }
  return order
}

test('any sequence of creating and moving leaves the order that a plain array has', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async steps => {
      const shopId = await newShop()
      const order = await run(shopId, steps)
      expect(await pagedOrder(shopId, 7)).toEqual(order)
    }),
    { numRuns: 25 },
  )
})

test('the same holds where there is no room between any two', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async steps => {
      const shopId = await newShop()
      let order = await newItems(shopId, 30)
      await crowd(shopId, order)
      for (const made of steps) {
        if (made.kind === 'create' || made.kind === 'last') continue
        const [id, neighbor] = chosen(order, made) ?? []
        if (id === undefined || neighbor === undefined) continue
        const to: MoveItem =
          made.kind === 'first' ? { move_to: 'first' } : { move_to: made.kind, neighbor_item_id: neighbor }
        await moveItem(context, shopId, id, to)
        order = moved(order, id, to)
      }
      expect(await pagedOrder(shopId)).toEqual(order)
    }),
    { numRuns: 10 },
  )
})

test('2,000 moves in a row, each after the item moved before it, keep the order', async () => {
  const shopId = await newShop()
  await outside.query(SEED_ITEMS, [shopId, 2000])
  const start = await pagedOrder(shopId)
  const wanted = start.toReversed()
  let previous = wanted[0] ?? 0
  await moveItem(context, shopId, previous, { move_to: 'first' })
  for (const id of wanted.slice(1)) {
    await moveItem(context, shopId, id, { move_to: 'after', neighbor_item_id: previous })
    previous = id
  }
  expect(await pagedOrder(shopId)).toEqual(wanted)
})

test('600 moves in a row before and after one and the same item keep the order', async () => {
  const shopId = await newShop()
  const ids = await newItems(shopId, 12)
  const fixed = ids[5] ?? 0
  const others = ids.filter(id => id !== fixed)
  let order = ids
  for (let n = 0; n < 600; n++) {
    const id = others[(n * 7) % others.length] ?? 0
    const to: MoveItem = { move_to: n % 2 === 0 ? 'before' : 'after', neighbor_item_id: fixed }
    await moveItem(context, shopId, id, to)
    order = moved(order, id, to)
  }
  expect(await pagedOrder(shopId)).toEqual(order)
})

test('200 moves in a row before the first item, and as many to the front, keep the order', async () => {
  const shopId = await newShop()
  let order = await newItems(shopId, 5)
  for (let n = 0; n < 200; n++) {
    for (const make of [
      (): MoveItem => ({ move_to: 'before', neighbor_item_id: order[0] ?? 0 }),
      (): MoveItem => ({ move_to: 'first' }),
    ]) {
      const id = order.at(-1) ?? 0
      const to = make()
      await moveItem(context, shopId, id, to)
      order = moved(order, id, to)
    }
  }
  expect(await pagedOrder(shopId)).toEqual(order)
})

test('moves and creates at once: every item stays once, and new ones stand in the order of their making', async () => {
  const shopId = await newShop()
  const old = await newItems(shopId, 12)
  const anchor = old[0] ?? 0
  const made: number[] = []
  async function create(): Promise<void> {
    for (let n = 0; n < 25; n++) made.push(await createItem(context, shopId, PLAIN_ITEM))
  }
  async function move(seed: number): Promise<void> {
    for (let n = 0; n < 60; n++) {
      const id = old[1 + ((n * 5 + seed) % 11)] ?? 0
      await moveItem(context, shopId, id, { move_to: 'after', neighbor_item_id: anchor })
    }
  }
  await Promise.all([create(), move(0), move(1), move(2)])
  const order = await pagedOrder(shopId)
  expect(order).toHaveLength(old.length + made.length)
  expect(order.slice(0, old.length).toSorted((a, b) => a - b)).toEqual(old)
  expect(order.slice(old.length)).toEqual(made)
})

test('an item that is deleted while its move waits for it is not there', async () => {
  const shopId = await newShop()
  const [id = 0] = await newItems(shopId, 2)
  await using deleter = await writeBeside(context.address, 'delete from items where id = $1', [id])
  const move = moveItem(context, shopId, id, { move_to: 'last' })
  // It may be refused before the commit has been answered.
  move.catch(() => {})
  await expect.poll(() => deleter.waiting()).toBe(1)
  await deleter.commit()
  await expect(move).rejects.toMatchObject({ type: 'items/not-found' })
})

// R-LIST-9
test('an item that is being created while room is made for others still comes last', async () => {
  const shopId = await newShop()
  const ids = await newItems(shopId, 10)
  const [first = 0, ...others] = ids
  const id = others.at(-1) ?? 0
  await crowd(shopId, ids)
  await outside.query('begin')
  const { rows } = await outside.query<{ id: number }>(
    `insert into items (shop_id, type, name, price, item_tax_type, created_at, modified_at)
     values ($1, 'normal', 'New', 1200, 'standard', now(), now()) returning id`,
    [shopId],
  )
  const moving = moveItem(context, shopId, id, { move_to: 'after', neighbor_item_id: first })
  // The move may wait for the one that creates, or go on beside it.
  await Promise.race([moving, delay(300)])
  await outside.query('commit')
  await moving
  expect(await pagedOrder(shopId)).toEqual([first, id, ...others.slice(0, -1), rows[0]?.id])
})

/** Leaves no room between the items: they stand one after the other up to where the last one stood. */
async function crowd(shopId: number, ids: readonly number[]): Promise<void> {
  await outside.query(
    `update items set list_position = base.last - cardinality($2::int[]) + w.rank
     from unnest($2::int[]) with ordinality w (id, rank),
       (select max(list_position) as last from items where shop_id = $1) base
     where items.shop_id = $1 and items.id = w.id`,
    [shopId, ids],
  )
}

test('of two moves after the same item at once the later one stands nearer', async () => {
  const shopId = await newShop()
  const [anchor = 0, ...others] = await newItems(shopId, 9)
  await Promise.all(
    others.map(id => moveItem(context, shopId, id, { move_to: 'after', neighbor_item_id: anchor })),
  )
  const order = await pagedOrder(shopId)
  expect(order[0]).toBe(anchor)
  expect(order.slice(1).toSorted((a, b) => a - b)).toEqual(others)
})

/** Ranks count from 1. */
interface RankCase {
  readonly items: number
  readonly moved: number
  readonly to: 'last' | 'first' | { before: number } | { after: number }
  /** The rank after the move, or undefined when the neighbour counts as missing. */
  readonly rank: number | undefined
}

const RANK_CASES: readonly RankCase[] = [
  { items: HANDLED, moved: 1, to: 'last', rank: HANDLED },
  { items: HANDLED, moved: HANDLED, to: 'last', rank: HANDLED },
  { items: HANDLED + 1, moved: 1, to: 'last', rank: HANDLED },
  { items: HANDLED + 1, moved: HANDLED - 1, to: 'last', rank: HANDLED },
  { items: HANDLED + 1, moved: HANDLED, to: 'last', rank: HANDLED },
  { items: HANDLED + 1, moved: HANDLED + 1, to: 'last', rank: HANDLED },
  { items: HANDLED + 5, moved: HANDLED + 4, to: 'last', rank: HANDLED },
  { items: HANDLED + 5, moved: HANDLED + 5, to: 'first', rank: 1 },
  { items: HANDLED + 5, moved: HANDLED + 3, to: { before: HANDLED }, rank: HANDLED },
  { items: HANDLED + 5, moved: HANDLED + 3, to: { after: HANDLED }, rank: HANDLED + 1 },
  { items: HANDLED + 5, moved: 1, to: { before: HANDLED }, rank: HANDLED - 1 },
  { items: HANDLED + 5, moved: 1, to: { after: HANDLED }, rank: HANDLED },
  { items: HANDLED + 5, moved: 1, to: { after: HANDLED + 1 }, rank: undefined },
  { items: HANDLED + 5, moved: 1, to: { before: HANDLED + 1 }, rank: undefined },
  { items: HANDLED + 5, moved: HANDLED + 2, to: { before: HANDLED + 1 }, rank: undefined },
  { items: HANDLED + 5, moved: HANDLED, to: { before: HANDLED + 1 }, rank: undefined },
  { items: HANDLED + 5, moved: HANDLED + 5, to: { before: HANDLED + 4 }, rank: undefined },
]

test.each(RANK_CASES)('of $items items, the one at rank $moved moved to $to stands at $rank', async given => {
  const shopId = await shopOf(given.items)
  const before = await ranked(shopId)
  const id = before[given.moved - 1] ?? 0
  const done = moveItem(context, shopId, id, moveOf(before, given.to))
  if (given.rank === undefined) {
    await expect(done).rejects.toMatchObject({ type: 'items/not-found' })
    expect(await ranked(shopId)).toEqual(before)
    return
  }
  await done
  const others = before.filter(other => other !== id)
  expect(await ranked(shopId)).toEqual(others.toSpliced(given.rank - 1, 0, id))
})

const shopsBySize = new Map<number, Promise<number>>()

/** One shop for each size: a move leaves the size as it is, and the cases speak of ranks only. */
function shopOf(items: number): Promise<number> {
  const known = shopsBySize.get(items) ?? seeded(items)
  shopsBySize.set(items, known)
  return known
}

async function seeded(items: number): Promise<number> {
  const shopId = await newShop()
  await outside.query(SEED_ITEMS, [shopId, items])
  return shopId
}

/** The whole order in one query: 100 pages for each case would take as long as all else. */
async function ranked(shopId: number): Promise<number[]> {
  const { rows } = await outside.query<{ id: number }>(
    'select id from items where shop_id = $1 order by list_position, id',
    [shopId],
  )
  return rows.map(({ id }) => id)
}

function moveOf(order: readonly number[], to: RankCase['to']): MoveItem {
  if (typeof to === 'string') return { move_to: to }
  return 'before' in to
    ? { move_to: 'before', neighbor_item_id: order[to.before - 1] ?? 0 }
    : { move_to: 'after', neighbor_item_id: order[to.after - 1] ?? 0 }
}
