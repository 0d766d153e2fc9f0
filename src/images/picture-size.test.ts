import { expect, test } from 'vitest'
import { clampTo, isOwnSize } from './picture-size.ts'
import { ADVERTISED, OWN_SIZES } from './sizes.ts'

const wide = { width: 1000, height: 500 }

// R-PICTURE-2
test.each([
  [{ shape: 'w', pixels: 640 }, 640, true],
  [{ shape: 'w', pixels: 641 }, 641, false],
  [{ shape: 'w', pixels: 2048 }, 1000, true],
  [{ shape: 'w', pixels: 999 }, 999, false],
  [{ shape: 'w', pixels: 960 }, 960, true],
  [{ shape: 'sq', pixels: 100 }, 100, true],
  [{ shape: 'sq', pixels: 900 }, 500, true],
  [{ shape: 'sq', pixels: 501 }, 500, true],
  [{ shape: 'sq', pixels: 499 }, 499, false],
] as const)('%j of 1000 x 500 has %i pixels', (size, pixels, isOwn) => {
  const real = clampTo(wide, size)
  expect(real).toEqual({ shape: size.shape, pixels })
  expect(isOwnSize(wide, real)).toBe(isOwn)
})

test('of a picture smaller than what pages show, its own size is shown', () => {
  expect(isOwnSize({ width: 500, height: 700 }, { shape: 'w', pixels: 500 })).toBe(true)
})

test('what the API gives out is shown, and sizes ascend', () => {
  for (const shape of ['w', 'sq'] as const) {
    expect(OWN_SIZES[shape]).toContain(ADVERTISED[shape])
    expect(OWN_SIZES[shape]).toEqual(OWN_SIZES[shape].toSorted((a, b) => a - b))
  }
})
