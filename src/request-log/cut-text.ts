/** Cuts texts at a length in bytes of UTF-8, as the database counts. */

/** The text, or as many of its first characters as fit, with an ellipsis behind them. */
export function cutText(text: string, mostBytes: number): string {
  if (text.length * 3 <= mostBytes) return text
  const bytes = Buffer.from(text)
  if (bytes.length <= mostBytes) return text
  let end = mostBytes
  // A byte that begins with 10 continues a character.
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1
  return `${bytes.toString('utf8', 0, end)}…`
}
