import { describe, expect, test } from 'vitest'
import type { Variant } from '../read/group-products.ts'
import { groupByPrice, namePriceGroups, partKey } from './split.ts'
import { nameVariations } from './variations.ts'

function groups(...rows: [string, number][]) {
  const variants = rows.map(([options], index): Variant => {
    const [one = '', two = '', three = ''] = options.split('/')
    const cells = { sku: '', price: '', quantity: '', tracked: true, barcode: '', picture: '' }
    return { line: index + 2, options: [one, two, three], ...cells }
  })
  return groupByPrice(
    nameVariations(variants, 0, () => {}),
    rows.map(([, yen]) => yen),
  )
}

function names(...rows: [string, number][]): readonly string[] {
  return namePriceGroups('Cone', groups(...rows))
}

describe('the item of each price', () => {
  // R-SHOPIFY-2
  test('is named after the one option that tells it apart', () => {
    expect(names(['Red/12in', 899], ['Red/15in', 1499], ['Red/18in', 1499])).toEqual([
      'Cone (12in)',
      'Cone (15in, 18in)',
    ])
    expect(names(['Red/S', 900], ['Blue/S', 800], ['Red/M', 900])).toEqual(['Cone (Red)', 'Cone (Blue)'])
  })

  test('is named after several options where one is not enough', () => {
    expect(names(['Red/S', 900], ['Red/M', 800], ['Blue/S', 800])).toEqual([
      'Cone (Red / S)',
      'Cone (Red / M, Blue / S)',
    ])
  })

  test('is named after its variations where the options are all the same', () => {
    expect(names(['Red', 900], ['Red', 800])).toEqual(['Cone (Red)', 'Cone (Red (2))'])
    expect(names(['', 900], ['', 800])).toEqual(['Cone (No. 1)', 'Cone (No. 2)'])
  })

  test('comes in the order in which the prices first stand in the file', () => {
    expect(groups(['a', 3], ['b', 1], ['c', 3], ['d', 2]).map(group => group.yen)).toEqual([3, 1, 2])
  })

  test('keeps a short list, and a name within the limit', () => {
    const many = Array.from({ length: 40 }, (_, index): [string, number] => [
      `size ${index}`,
      index === 39 ? 1 : 2,
    ])
    const [long = '', short] = namePriceGroups('あ'.repeat(255), groups(...many))
    expect(long).toHaveLength(255)
    expect(long).toMatch(/^あ+ \(size 0, size 1, .*, …\)$/)
    expect(short).toBe(`${'あ'.repeat(245)} (size 39)`.slice(0, 255))
  })
})

test('a part is known again when its rows come in another order, or at another price', () => {
  const [, one] = groups(['a', 1], ['b', 2], ['c', 2])
  const [other] = groups(['c', 7], ['b', 7], ['a', 3])
  expect(partKey(one!)).toBe(partKey(other!))
})
