import { describe, expect, test } from 'vitest'
import type { PlannedItem } from '../plan/planned.ts'
import type { ShopItem } from '../shop/shop-api.ts'
import { describeDifference, matchItems } from './match.ts'

function planned(name: string, identifier: string): PlannedItem {
  const variations = [{ name: 'Red', identifier: null, barcode: null, stock: 0 }]
  const rest = { detail: '', price: 100, tax: 'standard', visible: true, stock: 0 } as const
  const parts = { variations, categories: [], pictures: [] }
  return { name, identifier, mark: `importing-${name}`, ...parts, ...rest }
}

function there(id: number, name: string, identifier: string | null): ShopItem {
  return {
    id,
    name,
    identifier,
    visible: true,
    price: 100,
    variations: [{ id: 1, name: 'Red' }],
    imageIds: [],
  }
}

function match(items: readonly PlannedItem[], shop: readonly ShopItem[]): string[] {
  const matches = matchItems(items, shop)
  return items.map(item => {
    const found = matches.get(item)
    return found === undefined || found.state === 'new' ? 'new' : `${found.state} ${found.item.id}`
  })
}

describe('an item is known', () => {
  test('by its identifier, whatever it is called by now', () => {
    expect(
      match([planned('A', 'a'), planned('B', 'b')], [there(1, 'Renamed', 'a'), there(2, 'B', null)]),
    ).toEqual(['there 1', 'new'])
  })

  test('as unfinished by its mark', () => {
    expect(match([planned('A', 'a')], [there(1, 'A', 'importing-A'), there(2, 'A', 'a')])).toEqual([
      'unfinished 1',
    ])
  })

  test('once: as many products of one SKU as the shop has, those of the same name first', () => {
    const items = [planned('A', 'same'), planned('B', 'same'), planned('C', 'same')]
    expect(match(items, [there(1, 'C', 'same'), there(2, 'Renamed', 'same')])).toEqual([
      'there 2',
      'new',
      'there 1',
    ])
  })
})

test('what differs by now is told', () => {
  const item = planned('A', 'a')
  expect(describeDifference(item, there(1, 'A', 'a'))).toBeUndefined()
  expect(describeDifference(item, { ...there(1, 'Other', 'a'), variations: [] })).toBe(
    'is named "Other" and lacks 1 of the file\'s 1 variations by name',
  )
})
