/** Numbers as people type them: full-width digits, commas and spaces do not matter. Pure. */

/** The number that a text stands for. What is none stays the text that it is, so that the server says what it should be. */
export function typedNumber(text: string): number {
  const plain = text.normalize('NFKC').replaceAll(/[,\s]/g, '')
  return (/^\d{1,15}$/.test(plain) ? Number(plain) : text) as number
}

/** The same, and null for nothing. */
export function typedNumberOrNone(text: string): number | null {
  return text.trim() === '' ? null : typedNumber(text)
}
