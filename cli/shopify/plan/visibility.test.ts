import { expect, test } from 'vitest'
import type { Product } from '../read/group-products.ts'
import { isGiftCard, wasVisible } from './visibility.ts'

function product(cells: Partial<Product>): Product {
  const blank = { title: '', body: '', type: '', tags: '', published: '', status: '', giftCard: '' }
  return { handle: 'a', line: 2, variants: [], pictures: [], otherTexts: [], ...blank, ...cells }
}

test.each([
  ['active', 'TRUE', true],
  ['active', '', true],
  ['active', 'false', false],
  ['Active', 'true', true],
  ['draft', 'true', false],
  ['archived', 'true', false],
  ['', 'true', true],
  ['', 'FALSE', false],
  ['', '', false],
])('status %j, published %j: visible %s', (status, published, visible) => {
  expect(wasVisible(product({ status, published }))).toBe(visible)
})

test('a gift card is known by its column', () => {
  expect(isGiftCard(product({ giftCard: 'TRUE' }))).toBe(true)
  expect(isGiftCard(product({ giftCard: 'false' }))).toBe(false)
})
