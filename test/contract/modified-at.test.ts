import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { call } from './support/call.ts'
import {
  editItem,
  must,
  newCategory,
  newItem,
  newVariation,
  normalItem,
  putStock,
  putVisibility,
  remove,
  setLink,
  showItem,
  subscriptionItem,
} from './support/makers.ts'

/** An item with something of every kind on it. */
interface Scene {
  item: number
  bare: number
  subscription: number
  variations: [number, number]
  /** A category linked to the item, a child of `parent`. */
  linked: number
  parent: number
  unlinked: number
}

async function newScene(): Promise<Scene> {
  const item = await newItem(normalItem({ detail: 'd', identifier: 'i', quantity_limit: 2 }))
  const variations: [number, number] = [
    await newVariation(item, { identifier: 'v', barcode: 'b' }),
    await newVariation(item),
  ]
  const parent = await newCategory()
  const linked = await newCategory({ parent_id: parent })
  await setLink('PUT', linked, item)
  await putStock(item, { variations: [{ variation_id: variations[0], stock: 5 }] })
  const bare = await newItem()
  await putStock(bare, { stock: 5 })
  const subscription = await newItem(subscriptionItem({}, { repeat_price: 900 }))
  return { item, bare, subscription, variations, linked, parent, unlinked: await newCategory() }
}

type Change = [name: string, change: (scene: Scene) => Promise<unknown>, which?: 'bare' | 'subscription']

const variation = (s: Scene, json: object) =>
  must(200, { method: 'POST', path: `/api/items/${s.item}/variations/${s.variations[0]}`, json })
const reorder = (s: Scene, variation_ids: number[]) =>
  must(204, { method: 'PUT', path: `/api/items/${s.item}/variations`, json: { variation_ids } })

const moves: Change[] = [
  ['a new name', s => editItem(s.item, { name: 'x' })],
  ['new detail', s => editItem(s.item, { detail: 'x' })],
  ['detail cleared', s => editItem(s.item, { detail: null })],
  ['identifier cleared', s => editItem(s.item, { identifier: null })],
  ['a new price', s => editItem(s.item, { price: 1001 })],
  ['another tax', s => editItem(s.item, { item_tax_type: 'reduced' })],
  ['another limit', s => editItem(s.item, { quantity_limit: 3 })],
  [
    'a new repeat price',
    s => editItem(s.subscription, { subscription: { repeat_price: 901 } }),
    'subscription',
  ],
  [
    'another cycle',
    s => editItem(s.subscription, { subscription: { cycle_plan: 'weekly' } }),
    'subscription',
  ],
  ['a variation added', s => newVariation(s.item)],
  ['a variation renamed', s => variation(s, { name: 'x' })],
  ["a variation's code cleared", s => variation(s, { barcode: null })],
  ['a variation deleted', s => remove(`/api/items/${s.item}/variations/${s.variations[1]}`)],
  ['variations reordered', s => reorder(s, s.variations.toReversed())],
  ['stock set', s => putStock(s.bare, { stock: 6 }), 'bare'],
  [
    'stock of a variation set',
    s => putStock(s.item, { variations: [{ variation_id: s.variations[1], stock: 1 }] }),
  ],
  [
    'stock moved between variations',
    s =>
      putStock(s.item, {
        variations: [
          { variation_id: s.variations[0], stock: 0 },
          { variation_id: s.variations[1], stock: 5 },
        ],
      }),
  ],
  ['shown', s => putVisibility(s.item, true)],
  ['linked', s => setLink('PUT', s.unlinked, s.item)],
  ['unlinked', s => setLink('DELETE', s.linked, s.item)],
  ['its category deleted', s => remove(`/api/item_categories/${s.linked}`)],
  ["its category's parent deleted", s => remove(`/api/item_categories/${s.parent}`)],
]

const same = async (s: Scene) => {
  const { name, price, detail, identifier, quantity_limit, item_tax_type } = await showItem(s.item)
  await editItem(s.item, { name, price, detail, identifier, quantity_limit, item_tax_type, type: 'normal' })
}
const refusal = async (s: Scene) => {
  const calls = [
    { method: 'POST', path: `/api/items/${s.item}`, json: { name: 'x', price: 1 } },
    { method: 'POST', path: `/api/items/${s.item}`, json: { name: 'x', type: 'lottery' } },
    { method: 'PUT', path: `/api/items/${s.item}/stock`, json: { stock: 1 } },
    { method: 'PUT', path: `/api/items/${s.item}/variations`, json: { variation_ids: [s.variations[1]] } },
    { method: 'DELETE', path: `/api/items/${s.item}/variations/2000000000` },
  ]
  for (const each of calls) expect((await call(each)).status).toBeGreaterThanOrEqual(400)
}

const stays: Change[] = [
  ['an empty edit', s => editItem(s.item, {})],
  ['an edit to the same values', same],
  [
    'null where null is',
    s => editItem(s.bare, { identifier: null, quantity_limit: null, detail: null }),
    'bare',
  ],
  ['the empty string where it is', s => editItem(s.bare, { detail: '' }), 'bare'],
  ['an empty subscription', s => editItem(s.subscription, { subscription: {} }), 'subscription'],
  [
    'the same repeat price',
    s => editItem(s.subscription, { subscription: { repeat_price: 900 } }),
    'subscription',
  ],
  ['an empty edit of a variation', s => variation(s, {})],
  ['the same codes of a variation', s => variation(s, { identifier: 'v', barcode: 'b' })],
  ['the same order of variations', s => reorder(s, s.variations)],
  ['the same stock', s => putStock(s.bare, { stock: 5 }), 'bare'],
  [
    'the same stock of a variation',
    s => putStock(s.item, { variations: [{ variation_id: s.variations[0], stock: 5 }] }),
  ],
  ['hidden as it was', s => putVisibility(s.item, false)],
  ['linked as it was', s => setLink('PUT', s.linked, s.item)],
  ['unlinked as it was', s => setLink('DELETE', s.unlinked, s.item)],
  [
    'another place in the list',
    s => must(204, { method: 'PUT', path: `/api/items/${s.item}/list_order`, json: { move_to: 'first' } }),
  ],
  [
    'its category renamed',
    s => must(204, { method: 'POST', path: `/api/item_categories/${s.linked}`, json: { name: 'renamed' } }),
  ],
  ['a variation of another item', s => newVariation(s.bare)],
  ['refused calls', refusal],
  ['readings', s => showItem(s.item)],
]

/** Does the change in another second than the item's last one, and answers both times of change. */
async function timesAround([, change, which = 'item' as const]: [string, Change[1], (Change[2] | 'item')?]) {
  const scene = await newScene()
  const before = await showItem(scene[which])
  await sleep(1100)
  await change(scene)
  const after = await showItem(scene[which])
  expect(after.created_at).toBe(before.created_at)
  return [before.modified_at, after.modified_at] as const
}

// R-TIME-4
describe.concurrent('modified_at moves', () => {
  test.each(moves)('%s', async (...change) => {
    const [before, after] = await timesAround(change)
    expect(after > before, `${before} to ${after}`).toBe(true)
    expect(Math.abs(Date.parse(after) - Date.now())).toBeLessThan(30_000)
  })
})

// R-TIME-4
describe.concurrent('modified_at stays', () => {
  test.each(stays)('%s', async (...change) => {
    const [before, after] = await timesAround(change)
    expect(after).toBe(before)
  })
})
