import { expect, test } from 'vitest'
import { groupProducts } from './group-products.ts'
import { readCsv } from './read-csv.ts'

function group(...lines: string[]) {
  const header =
    'Handle,Title,Body (HTML),Type,Status,Option1 Value,Option2 Value,Variant SKU,Variant Price,Image Src'
  return groupProducts(readCsv(Buffer.from([header, ...lines].join('\n'))))
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

test('pictures stand by their positions, each once, those without a position last', () => {
  const header = 'Handle,Title,Variant Price,Variant Image,Image Src,Image Position'
  const rows = [
    'a,A,5,http://x/v.png?v=1,http://x/c.jpg?v=2,',
    'a,,,,http://x/b.jpg,10',
    'a,,6,,http://x/a.jpg,9',
    'a,,,,http://x/b.jpg,',
  ]
  const [product] = groupProducts(readCsv(Buffer.from([header, ...rows].join('\n')))).products
  expect(product?.pictures).toEqual([
    { line: 4, name: 'a.jpg' },
    { line: 3, name: 'b.jpg' },
    { line: 2, name: 'c.jpg' },
  ])
  expect(product?.variants.map(({ picture }) => picture)).toEqual(['v.png', ''])
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
