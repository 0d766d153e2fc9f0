/** Texts from elsewhere, as a mail can carry them. */

/**
 * Marks that turn the direction of all that follows, our own words too. Right-to-left scripts do not need them: their
 * letters say where they run.
 */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g

/** What either of the two below may change in a text, but for line feeds and tabs; most texts have none of it, which is told at a tenth of the cost. */
const ODD = /[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]/u

/**
 * A text as one line of a mail or of a header: line breaks and control characters become spaces, and halves of
 * characters, which no encoding can carry, the replacement character.
 */
export function oneLine(text: string): string {
  if (!ODD.test(text) && !/[\n\t]/.test(text)) return text.trim()
  return text
    .toWellFormed()
    .replaceAll(TURNING, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
}

/** A text of several lines with plain line feeds, without other control characters than tabs. */
export function plainLines(text: string): string {
  if (!ODD.test(text)) return text
  return text
    .toWellFormed()
    .replaceAll(TURNING, '')
    .replaceAll(/\r\n|\r/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, ' ')
}
