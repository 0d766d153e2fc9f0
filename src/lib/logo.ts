/** The picture of a shop's name as a setting keeps it: a `data:` address with the bytes of a small PNG, JPEG or WebP. */

/** What begins such an address, by the first bytes of the file. */
const KINDS: readonly (readonly [type: string, isOne: (bytes: Buffer) => boolean])[] = [
  ['image/png', bytes => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', bytes => bytes.subarray(0, 3).toString('hex') === 'ffd8ff'],
  [
    'image/webp',
    bytes => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  ],
]

/** A picture: its type and its bytes. */
export interface Logo {
  readonly type: string
  readonly bytes: Buffer
}

/** Reads the address; undefined when it is none, or says another type than its bytes are of. */
export function readLogo(text: string): Logo | undefined {
  const comma = text.indexOf(',')
  const kind = KINDS.find(([type]) => text.slice(0, comma) === `data:${type};base64`)
  if (comma < 0 || kind === undefined) return undefined
  const base64 = text.slice(comma + 1)
  const bytes = Buffer.from(base64, 'base64')
  // What decodes leniently is no base64: written again it is not the same.
  if (bytes.toString('base64') !== base64) return undefined
  const [type, isOne] = kind
  return isOne(bytes) ? { type, bytes } : undefined
}
