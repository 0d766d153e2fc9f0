import { expect, test } from 'vitest'
import { clampTo, isAdvertised } from './picture-size.ts'

const wide = { width: 1000, height: 500 }

// R-PICTURE-2
test.each([
  [{ shape: 'w', pixels: 640 }, 640, true],
  [{ shape: 'w', pixels: 641 }, 641, false],
  [{ shape: 'w', pixels: 2048 }, 1000, false],
  [{ shape: 'sq', pixels: 900 }, 500, true],
  [{ shape: 'sq', pixels: 501 }, 500, true],
  [{ shape: 'sq', pixels: 499 }, 499, false],
] as const)('%j of 1000 x 500 has %i pixels', (size, pixels, advertised) => {
  const real = clampTo(wide, size)
  expect(real).toEqual({ shape: size.shape, pixels })
  expect(isAdvertised(wide, real)).toBe(advertised)
})

test('of a picture smaller than what is advertised, its own size is', () => {
  expect(isAdvertised({ width: 500, height: 700 }, { shape: 'w', pixels: 500 })).toBe(true)
})
