/** From the bytes of a file to its lines, in bounded memory whatever the file holds. */

import { MAX_FIRST_LINE_BYTES, MAX_LINE_BYTES } from './limits.ts'

/** A line with something on it, counted from 1: its text, or why it cannot be read as text. */
export type Line = { readonly number: number } & ({ readonly text: string } | { readonly fault: string })

const LINE_FEED = 0x0a
const BLANK = /^[ \t\r]*$/

// A byte order mark within the file is text, and so no JSON; only the one at its start is dropped.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The lines of UTF-8 text but for blank ones. */
export async function* readLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let number = 0
  let parts: Uint8Array[] = []
  let length = 0
  let limit = MAX_FIRST_LINE_BYTES

  function keep(part: Uint8Array): void {
    length += part.length
    if (length <= limit) parts.push(part)
    else parts = []
  }

  function take(): Line | undefined {
    number += 1
    const line = length > limit ? { fault: `must have at most ${limit} bytes` } : decode(parts, number === 1)
    parts = []
    length = 0
    limit = MAX_LINE_BYTES
    return 'text' in line && BLANK.test(line.text) ? undefined : { number, ...line }
  }

  for await (const chunk of bytes) {
    let start = 0
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      keep(chunk.subarray(start, end))
      const line = take()
      if (line) yield line
      start = end + 1
    }
    keep(chunk.subarray(start))
  }
  const last = take()
  if (last) yield last
}

function decode(parts: readonly Uint8Array[], first: boolean): { text: string } | { fault: string } {
  try {
    const text = utf8.decode(parts.length === 1 ? parts[0] : Buffer.concat(parts))
    return { text: first && text.startsWith('\uFEFF') ? text.slice(1) : text }
  } catch {
    return { fault: 'must be UTF-8' }
  }
}
