/** The typeface of papers: Noto Sans JP, of which each PDF has the letters that stand in it (docs/decisions/020-papers-as-pdf.md). */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { openFont } from '#pdf'
import type { Typeface } from './sheet.ts'

/** Made by `npm run build`. */
const FILE = new URL('../../../dist/typeface/NotoSansJP-Regular.ttf.br', import.meta.url)

/** Letters of which the width is remembered. */
const MAX_REMEMBERED = 20_000

/** The typeface, with its file for those who put it into a document. */
export interface OpenTypeface extends Typeface {
  readonly bytes: Buffer
}

/** Opens it, which takes 60 ms. */
export function openTypeface(): OpenTypeface {
  const bytes = brotliDecompressSync(readFileSync(FILE))
  const font = openFont(bytes)
  if ('fonts' in font) throw new Error('The typeface is a collection of several')
  const widths = new Map<string, number>()
  const measure = (letter: string): number => {
    const codePoint = letter.codePointAt(0) ?? 0
    // A selector of variants belongs to the letter before it.
    if (!font.hasGlyphForCodePoint(codePoint)) return 0
    return font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm
  }
  return {
    bytes,
    has: codePoint => font.hasGlyphForCodePoint(codePoint),
    widthOf(letter) {
      const known = widths.get(letter)
      if (known !== undefined) return known
      const width = measure(letter)
      if (widths.size < MAX_REMEMBERED) widths.set(letter, width)
      return width
    },
  }
}
