/** The style sheet of a shop: its colours and type as variables, then what all storefronts share. */
import { hash } from 'node:crypto'
import type { Settings } from '../../shops/setting-table.ts'
import { readCompact } from '../compact.ts'
import { isDark } from './colours.ts'
import { FACES, ROUND } from './faces.ts'
import { darkPaletteOf, type Palette, paletteOf } from './palette.ts'

/** What a style sheet is made from. */
export type Theme = Pick<
  Settings,
  'theme_accent' | 'theme_background' | 'theme_text' | 'theme_typeface' | 'theme_dark'
>

/** Parts of the sheet, in their order; each is a file beside this one. */
const PARTS = ['style.css', 'catalogue.css', 'cart.css', 'checkout.css', 'orders.css']

const SHARED = PARTS.map(name => readCompact(`theme/${name}`)).join('')

/** A style sheet, and its digest, which is its name. */
export interface StyleSheet {
  readonly text: string
  readonly digest: string
}

/** The style sheet of a theme. */
export function styleOf(theme: Theme): StyleSheet {
  const face = theme.theme_typeface
  const shape = `--face:${FACES[face]};--round:${ROUND[face]};--bold:600;`
  const day = `:root{${shape}${variables(paletteOf(theme))}}\n`
  const night = theme.theme_dark
    ? `@media (prefers-color-scheme:dark){:root{${variables(darkPaletteOf(theme))}}}\n`
    : ''
  const text = day + night + SHARED
  return { text, digest: hash('sha256', text, 'base64url').slice(0, 16) }
}

function variables(palette: Palette): string {
  const scheme = isDark(palette.page) ? 'dark' : 'light'
  const colours = Object.entries(palette).map(([name, colour]) => `--${name}:${colour}`)
  return `color-scheme:${scheme};${colours.join(';')}`
}
