import { expect, test } from 'vitest'
import { OWN_SIZES } from '../../../../src/images/sizes.ts'
import { squareOf } from './square-of.ts'

const at = (pixels: number) => `https://shop.example/images/sq/${pixels}/2Zb9hPq4tXw7LmRk0sVdYc.jpg`

// R-PICTURE-7
test.each([
  [1, 100],
  [96, 100],
  [100, 100],
  [352, 360],
  [900, 900],
  [1_800, 900],
])('for %i pixels the console takes the square of %i', (pixels, size) => {
  expect(squareOf(at(900), pixels)).toBe(at(size))
  expect(OWN_SIZES.sq).toContain(size)
})

test('the address of a picture that lies elsewhere stays as it is', () => {
  expect(squareOf('https://a.example/x.jpg', 96)).toBe('https://a.example/x.jpg')
})
