/** How the shop's look would be, made from the stored or the typed values as the shop itself makes it. */
import { IconPhoto } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Settings } from '../../../../src/shops/setting-table.ts'
import { contrastOf } from '../../../../src/storefront/theme/colours.ts'
import { FACES, ROUND } from '../../../../src/storefront/theme/faces.ts'
import { darkPaletteOf, type Palette, paletteOf } from '../../../../src/storefront/theme/palette.ts'
import { useWords } from '../../language/language.tsx'
import { SELLING_WORDS } from '../settings/selling-words.ts'
import { PREVIEW_WORDS } from './preview-words.ts'
import classes from './selling.module.css'

/** The look of a shop. */
export type Theme = Pick<
  Settings,
  'name' | 'theme_accent' | 'theme_background' | 'theme_text' | 'theme_typeface' | 'theme_logo' | 'theme_dark'
>

/** A part of a page, light and perhaps dark, and how well its colours can be read. */
export function ThemePreview({ theme }: { readonly theme: Theme }): ReactNode {
  const words = useWords(PREVIEW_WORDS)
  const palette = paletteOf(theme)
  return (
    <>
      <Sample theme={theme} palette={palette} name={words.light} />
      {theme.theme_dark && <Sample theme={theme} palette={darkPaletteOf(theme)} name={words.dark} />}
      <Contrasts theme={theme} palette={palette} />
    </>
  )
}

interface SampleProps {
  readonly theme: Theme
  readonly palette: Palette
  readonly name: string
}

/** It is a picture of a page: nothing in it can be used. */
function Sample({ theme, palette, name }: SampleProps): ReactNode {
  const words = useWords(SELLING_WORDS)
  const { page, surface, text, muted, line, accent, button, ink } = palette
  const borderRadius = ROUND[theme.theme_typeface]
  return (
    <div
      role="img"
      aria-label={`${words.preview}: ${name}`}
      className={classes.sample}
      style={{ background: page, color: text, fontFamily: FACES[theme.theme_typeface] }}
    >
      <div aria-hidden>
        <div className={classes.head} style={{ borderColor: line }}>
          {theme.theme_logo === null ? (
            <b>{theme.name}</b>
          ) : (
            <img src={theme.theme_logo} alt="" className={classes.logo} />
          )}
        </div>
        <div className={classes.item}>
          <span
            className={classes.picture}
            style={{ background: surface, borderColor: line, borderRadius, color: muted }}
          >
            <IconPhoto size={36} stroke={1.2} />
          </span>
          <span>
            <b>{words.previewItem}</b>
            <span style={{ color: muted }}>{words.previewText}</span>
            <span>{words.previewPrice}</span>
            <span style={{ color: accent, textDecoration: 'underline' }}>{words.previewLink}</span>
            <span className={classes.button} style={{ background: button, color: ink, borderRadius }}>
              {words.previewButton}
            </span>
          </span>
        </div>
      </div>
    </div>
  )
}

/** Of what the shop set, and of what is shown in its place where it could not be read. */
function Contrasts({ theme, palette }: { readonly theme: Theme; readonly palette: Palette }): ReactNode {
  const words = useWords(PREVIEW_WORDS)
  const rows = [
    { name: words.colours.text, chosen: theme.theme_text, shown: palette.text, on: palette.page },
    { name: words.colours.accent, chosen: theme.theme_accent, shown: palette.accent, on: palette.page },
    { name: words.colours.ink, chosen: palette.ink, shown: palette.ink, on: palette.button },
  ]
  return (
    <ul className={classes.contrasts} aria-label={words.contrast}>
      {rows.map(({ name, chosen, shown, on }) => (
        <li key={name}>
          <span className={classes.swatch} style={{ background: on, color: shown }} aria-hidden>
            あ
          </span>
          <span>
            {words.contrastOf(name, ratioOf(chosen, on))}
            <small>{chosen === shown ? words.kept : words.adjusted(shown)}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** To one place, rounded down, so that 4.49 is not told as enough. */
function ratioOf(one: string, other: string): string {
  return (Math.floor(contrastOf(one, other) * 10) / 10).toFixed(1)
}
