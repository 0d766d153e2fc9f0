import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOf, inkOn, isDark, mix, readable } from './colours.ts'
import { darkPaletteOf, EDGE, paletteOf, READ, READ_AT_NIGHT } from './palette.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)
const theme = fc.record({ theme_accent: colour, theme_background: colour, theme_text: colour })

test('contrast is that of the published examples', () => {
  expect(contrastOf('#ffffff', '#000000')).toBe(21)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrastOf('#1f5f4a', '#1f5f4a')).toBe(1)
})

test('colours are mixed channel by channel', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
  expect(mix('#102030', '#ffffff', 0)).toBe('#102030')
  expect(mix('#102030', '#304050', 1)).toBe('#304050')
})

test('one that can be read stays as it is', () => {
  expect(readable('#1f5f4a', ['#fbfaf7'], READ)).toBe('#1f5f4a')
  expect(inkOn('#fbfaf7')).toBe('#000000')
})

// R-STORE-13
test('whatever three colours a shop sets, everything can be read', () => {
  fc.assert(
    fc.property(theme, set => {
      for (const palette of [paletteOf(set), darkPaletteOf(set)]) {
        for (const behind of [palette.page, palette.surface]) {
          for (const name of ['text', 'muted', 'accent', 'alert'] as const) {
            expect(contrastOf(palette[name], behind)).toBeGreaterThanOrEqual(READ)
          }
          expect(contrastOf(palette.edge, behind)).toBeGreaterThanOrEqual(EDGE)
        }
        expect(contrastOf(palette.ink, palette.button)).toBeGreaterThanOrEqual(READ)
      }
    }),
    { numRuns: 500 },
  )
})

test('links, marks and what is said beside can be read with ease on the dark pages of a light shop', () => {
  const light = theme.filter(({ theme_background }) => !isDark(theme_background))
  fc.assert(
    fc.property(light, set => {
      const palette = darkPaletteOf(set)
      for (const behind of [palette.page, palette.surface]) {
        for (const name of ['muted', 'accent', 'alert'] as const) {
          expect(contrastOf(palette[name], behind)).toBeGreaterThanOrEqual(READ_AT_NIGHT)
        }
      }
    }),
  )
})

test('what a shop chose with care is left alone', () => {
  const palette = paletteOf({ theme_accent: '#1f5f4a', theme_background: '#fbfaf7', theme_text: '#22211f' })
  expect(palette).toMatchObject({
    page: '#fbfaf7',
    text: '#22211f',
    accent: '#1f5f4a',
    button: '#1f5f4a',
    ink: '#ffffff',
  })
})
