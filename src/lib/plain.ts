/** Texts from elsewhere, as a mail can carry them. */

/**
 * Marks that turn the direction of all that follows, our own words too. Right-to-left scripts do not need them: their
 * letters say where they run.
 */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g

/** What no text has that is plain already, whether of one line or of several: looked for first, since most have none of it. */
const NOT_PLAIN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u

/**
 * A text as one line of a mail or of a header: line breaks and control characters become spaces, and halves of
 * characters, which no encoding can carry, the replacement character.
 */
export function oneLine(text: string): string {
  if (!NOT_PLAIN.test(text)) return text.trim()
  return text
    .toWellFormed()
    .replaceAll(TURNING, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
}

/** A text of several lines with plain line feeds, without other control characters than tabs. */
export function plainLines(text: string): string {
  if (!NOT_PLAIN.test(text)) return text
  return text
    .toWellFormed()
    .replaceAll(TURNING, '')
    .replaceAll(/\r\n|\r/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, ' ')
}
