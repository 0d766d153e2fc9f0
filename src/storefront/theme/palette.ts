/** All colours of a storefront, from the few that a shop sets: whatever those are, text can be read (R-STORE-13). Pure. */
import { contrastOf, inkOn, isDark, mix, readable } from './colours.ts'

/** What a shop sets. */
export interface ThemeColours {
  readonly theme_accent: string
  readonly theme_background: string
  readonly theme_text: string
}

/** The colours that the style sheet knows, by the names of its variables. */
export interface Palette {
  /** Behind everything. */
  readonly page: string
  /** Behind fields, notes and pictures, a little off the page. */
  readonly surface: string
  readonly text: string
  /** Of what is said beside. */
  readonly muted: string
  /** Lines between parts, which say nothing. */
  readonly line: string
  /** Edges of fields, which say where they are. */
  readonly edge: string
  /** Links and marks. */
  readonly accent: string
  /** Behind the word of a button, and that word. */
  readonly button: string
  readonly ink: string
  /** Lower prices, and what is wrong. */
  readonly alert: string
}

/** What is read has at least this contrast, on dark pages the other; edges of fields have `EDGE`. */
export const READ = 4.5
/** Thin letters that are light on dark seem disabled where they are as near to what is behind them. */
export const READ_AT_NIGHT = 6.5
export const EDGE = 3

/** Text of several lines, where the page allows it. */
const COMFORTABLE = 7

const ALERT = '#b3261e'

/** What a dark page is made of, beside the shop's own background. */
const NIGHT = '#121212'
const MOONLIGHT = '#ece9e4'

/** The colours of the shop's pages. */
export function paletteOf(theme: ThemeColours): Palette {
  const page = theme.theme_background
  // The surface keeps away from the ink, so that what is read on the page is read on it.
  const surface = mix(page, inkOn(page) === '#ffffff' ? '#000000' : '#ffffff', 0.55)
  return colour(page, surface, theme.theme_text, theme.theme_accent)
}

/** Those of the same shop where the buyer's device asks for dark pages. A shop whose pages are dark has one palette. */
export function darkPaletteOf(theme: ThemeColours): Palette {
  if (isDark(theme.theme_background)) return paletteOf(theme)
  const page = mix(NIGHT, theme.theme_background, 0.03)
  return colour(
    page,
    mix(page, '#000000', 0.3),
    mix(MOONLIGHT, theme.theme_background, 0.2),
    theme.theme_accent,
    READ_AT_NIGHT,
  )
}

function colour(page: string, surface: string, wanted: string, accent: string, least = READ): Palette {
  const both = [page, surface] as const
  const text = readable(wanted, both, readsAs(wanted, page))
  const button = accent
  return {
    ...{ page, surface, text, button },
    muted: readable(mix(text, page, 0.35), both, least),
    line: mix(page, text, 0.13),
    edge: readable(mix(page, text, 0.3), both, EDGE),
    accent: readable(accent, both, least),
    ink: inkOn(button),
    alert: readable(ALERT, both, least),
  }
}

/** What the shop has chosen stays where it can be read at all. */
function readsAs(text: string, page: string): number {
  return contrastOf(text, page) >= READ ? READ : COMFORTABLE
}
