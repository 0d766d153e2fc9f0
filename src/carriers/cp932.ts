/** Text in CP932, as programs for Windows call their Shift_JIS: what the platform reads, turned round. Pure. */

let bytes: ReadonlyMap<string, number> | undefined

/** The two bytes of each character, as one number. Made when it is first asked for, in 10 ms. */
function table(): ReadonlyMap<string, number> {
  if (bytes !== undefined) return bytes
  const decoder = new TextDecoder('shift_jis')
  const made = new Map<string, number>()
  for (let lead = 0x81; lead <= 0xfc; lead++) {
    // Half-width kana stand between; 0xED and 0xEE repeat characters of IBM's, which are written as those; above 0xF9 they are.
    if ((lead > 0x9f && lead < 0xe0) || lead === 0xed || lead === 0xee || (lead > 0xef && lead < 0xfa))
      continue
    for (let trail = 0x40; trail <= 0xfc; trail++) {
      if (trail === 0x7f) continue
      const text = decoder.decode(Uint8Array.of(lead, trail))
      // Of a character that has two places the first counts, which is how Windows writes it.
      if (text.length === 1 && text !== '\ufffd' && !made.has(text)) made.set(text, lead * 256 + trail)
    }
  }
  for (let code = 0xa1; code <= 0xdf; code++) {
    made.set(String.fromCharCode(code + 0xfec0), code)
  }
  bytes = made
  return made
}

/** Signs that Unicode has twice: as Windows means them, and as others write them. */
const SAME: Readonly<Record<string, string>> = {
  ...{ '\u301c': '\uff5e', '\u2212': '\uff0d', '\u2016': '\u2225', '\u00a2': '\uffe0', '\u00a3': '\uffe1' },
  ...{ '\u00ac': '\uffe2', '\u2014': '\u2015', '\u00a5': '\uffe5', '\u2013': '\u2015', '\u2010': '-' },
}

/** The text with what CP932 has not as `〓`, the printer's sign for a letter that is missing; such as 𠮷 and emoji. */
export function inCp932(text: string): string {
  const known = table()
  return [...text.normalize('NFC')]
    .map(letter => {
      const same = SAME[letter] ?? letter
      if (same < '\u0080' || known.has(same)) return same
      // Compatible forms, such as ㎏ for what is not there, and accents that can go.
      const plain = same.normalize('NFKD').replaceAll(/\p{M}/gu, '')
      return plain !== '' && [...plain].every(one => one < '\u0080' || known.has(one)) ? plain : '〓'
    })
    .join('')
}

/** The bytes of a text; what CP932 has not is `〓`. */
export function encodeCp932(text: string): Buffer {
  const known = table()
  const out: number[] = []
  for (const letter of inCp932(text)) {
    const code = letter < '\u0080' ? letter.charCodeAt(0) : (known.get(letter) ?? 0x81ac)
    if (code > 0xff) out.push(code >> 8, code & 0xff)
    else out.push(code)
  }
  return Buffer.from(out)
}

/** How many bytes a text takes: one of each letter of ASCII and half-width kana, two of every other. */
export function widthOf(text: string): number {
  const known = table()
  let width = 0
  for (const letter of text) width += letter < '\u0080' || (known.get(letter) ?? 0x100) < 0x100 ? 1 : 2
  return width
}

/** The first part of a text that takes no more bytes than that, and the rest. */
export function cutAt(text: string, bytesAtMost: number): readonly [string, string] {
  let [width, at] = [0, 0]
  for (const letter of text) {
    width += widthOf(letter)
    if (width > bytesAtMost) break
    at += letter.length
  }
  return [text.slice(0, at), text.slice(at)]
}
