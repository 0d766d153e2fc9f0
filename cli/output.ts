/** What commands print, and how they fail. */

/** A failure that the person at the terminal can mend: its message is printed, the exit code is 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** A call that was not understood: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Prints one JSON document with `--json`, else the lines for people. */
export function print(json: boolean | undefined, document: unknown, lines: readonly string[]): void {
  process.stdout.write(
    json ? `${JSON.stringify(document)}\n` : lines.map(line => `${printable(line)}\n`).join(''),
  )
}

/**
 * A text as a terminal may be given it. Files to be imported, mail servers and other people's shops put their own words
 * into what commands say; control characters among them, which would move the cursor, rename the window or hide what
 * stands there, are shown by their numbers. Line feeds and tabs stay.
 */
export function printable(text: string): string {
  return text.replaceAll(
    /[^\P{Cc}\n\t]/gu,
    character => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )
}

/** Columns of text, each as wide as its widest cell. East Asian characters take two places on a terminal. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const columns = Math.max(0, ...rows.map(row => row.length))
  const widths = Array.from({ length: columns }, (_, index) =>
    Math.max(...rows.map(row => widthOf(row[index] ?? ''))),
  )
  return rows.map(row =>
    row
      .map((cell, index) => cell + ' '.repeat((widths[index] ?? 0) - widthOf(cell)))
      .join('  ')
      .trimEnd(),
  )
}

function widthOf(text: string): number {
  return [...text].reduce(
    (width, character) =>
      width +
      (/[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/u.test(
        character,
      )
        ? 2
        : 1),
    0,
  )
}
