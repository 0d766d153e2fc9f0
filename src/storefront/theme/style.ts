/** The style sheet of a shop: its colours and type as variables, then what all storefronts share. */
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Settings } from '../../shops/setting-table.ts'
import { isDark } from './colours.ts'
import { darkPaletteOf, type Palette, paletteOf } from './palette.ts'

/** What a style sheet is made from. */
export type Theme = Pick<
  Settings,
  'theme_accent' | 'theme_background' | 'theme_text' | 'theme_typeface' | 'theme_dark'
>

/** Parts of the sheet, in their order; each is a file beside this one. */
const PARTS = ['style.css', 'catalogue.css', 'cart.css']

const SHARED = PARTS.map(name => readFileSync(new URL(name, import.meta.url), 'utf8'))
  .join('')
  .replaceAll(/\/\*.*?\*\//gs, '')
  .replaceAll(/\s*\n\s*/g, '\n')

/** Faces that the systems of telephones and computers bring along: nothing is loaded. */
const FACES: Readonly<Record<Theme['theme_typeface'], string>> = {
  gothic:
    '"Hiragino Sans","Hiragino Kaku Gothic ProN","Noto Sans JP","Noto Sans CJK JP","BIZ UDPGothic","Yu Gothic Medium",YuGothic,Meiryo,system-ui,sans-serif',
  mincho:
    '"Hiragino Mincho ProN","Noto Serif JP","Noto Serif CJK JP","BIZ UDPMincho","Yu Mincho Demibold",YuMincho,serif',
  rounded:
    '"Hiragino Maru Gothic ProN","Zen Maru Gothic","M PLUS Rounded 1c","Noto Sans JP","Noto Sans CJK JP",Meiryo,ui-rounded,sans-serif',
}

/** How round corners are, by the face that they stand beside. */
const ROUND: Readonly<Record<Theme['theme_typeface'], string>> = {
  ...{ gothic: '4px', mincho: '2px', rounded: '14px' },
}

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
