import { expect, test } from 'vitest'
import { groupProducts } from './group-products.ts'
import { readCsv } from './read-csv.ts'

function group(...lines: string[]) {
  const header =
    'Handle,Title,Body (HTML),Type,Status,Option1 Value,Option2 Value,Variant SKU,Variant Price,Image Src'
  return groupProducts(readCsv(Buffer.from([header, ...lines].join('\n'))).rows)
}

test('rows of a handle that comes back later belong to its product', () => {
  const { products } = group('a,A,,,,Red,,A1,5,', 'b,B,,,,,,B1,5,', 'a,,,,,Blue,,A2,5,')
  expect(products.map(product => [product.handle, product.variants.map(variant => variant.line)])).toEqual([
    ['a', [2, 4]],
    ['b', [3]],
  ])
})

test('rows that only add an image add no variant, even between variants or with a title', () => {
  const { products } = group(
    'a,A,,,,,,,,http://x/1',
    'a,,,,,Red,,,5,http://x/2',
    'a,,,,,,,,,http://x/3',
    'a,,,,,Blue,,,5,',
  )
  expect(products[0]?.variants.map(variant => variant.options[0])).toEqual(['Red', 'Blue'])
})

test('what a product has once is taken from the first row that gives it', () => {
  const { products } = group(
    'a,,,,,Red,,,5,',
    'a,Late title,,Tea,,Blue,,,5,',
    'a,,text,Pots,active,Green,,,5,',
  )
  expect(products[0]).toMatchObject({
    title: 'Late title',
    body: 'text',
    type: 'Tea',
    status: 'active',
    line: 2,
  })
  expect(products[0]?.otherTexts).toEqual([])
})

test('lines with another title or description are named', () => {
  const { products } = group(
    'a,A,one,,,Red,,,5,',
    'a,A,one,,,Blue,,,5,',
    'a,B,one,,,X,,,5,',
    'a,,two,,,Y,,,5,',
  )
  expect(products[0]?.otherTexts).toEqual([4, 5])
})

test('rows without a handle are kept apart', () => {
  const { products, withoutHandle } = group(',A,,,,,,,5,', 'b,B,,,,,,,5,')
  expect(products).toHaveLength(1)
  expect(withoutHandle.map(row => row.line)).toEqual([2])
})
