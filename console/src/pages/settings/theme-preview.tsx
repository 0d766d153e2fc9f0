/** How the shop's look would be, made from the stored or the typed values. */
import type { ReactNode } from 'react'
import type { Settings } from '../../../../src/shops/setting-table.ts'
import { useWords } from '../../language/language.tsx'
import { SELLING_WORDS } from './selling-words.ts'
import classes from './settings.module.css'

/** The look of a shop. */
export type Theme = Pick<
  Settings,
  'name' | 'theme_accent' | 'theme_background' | 'theme_text' | 'theme_typeface' | 'theme_logo'
>

/** Faces that the systems of buyers have. */
const FACES = {
  gothic: '"Hiragino Sans", "Noto Sans JP", "Yu Gothic", sans-serif',
  mincho: '"Hiragino Mincho ProN", "Noto Serif JP", "Yu Mincho", serif',
  rounded: '"Hiragino Maru Gothic ProN", "M PLUS Rounded 1c", "Noto Sans JP", sans-serif',
} as const

/** A part of a page of the shop. It is a picture of one: nothing in it can be used. */
export function ThemePreview({ theme }: { readonly theme: Theme }): ReactNode {
  const words = useWords(SELLING_WORDS)
  const { theme_accent: accent, theme_background: background, theme_text: color } = theme
  return (
    <div
      role="img"
      aria-label={words.preview}
      className={classes.preview}
      style={{ background, color, fontFamily: FACES[theme.theme_typeface] }}
    >
      <div aria-hidden>
        {theme.theme_logo === null ? (
          <p className={classes.previewName}>{theme.name}</p>
        ) : (
          <img src={theme.theme_logo} alt="" className={classes.logo} />
        )}
        <p>
          <b>{words.previewItem}</b>
        </p>
        <p>
          {words.previewText} <span style={{ color: accent }}>{words.previewLink}</span>
        </p>
        <p>{words.previewPrice}</p>
        <span className={classes.previewButton} style={{ background: accent, color: inkOn(accent) }}>
          {words.previewButton}
        </span>
      </div>
    </div>
  )
}

/** Black or white, whichever is read more easily on a colour, by its luminance as WCAG reckons it. */
function inkOn(colour: string): string {
  const parts = [1, 3, 5].map(at => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = parts
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff'
}
