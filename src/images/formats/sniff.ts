/** What a file is by its first bytes, whatever it is called. */
import { IMAGE_TYPES, type ImageType } from '../image-types.ts'

/** What people call the formats. */
export const FORMAT_NAMES: Readonly<Record<ImageType, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
  'image/webp': 'WebP',
}

/** How files start that are sent as pictures, from this byte on. The first that fits counts. */
const STARTS: readonly (readonly [what: string, start: string, at?: number])[] = [
  ['a JPEG', '\xff\xd8\xff'],
  ['a PNG', '\x89PNG\r\n\x1a\n'],
  ['a GIF', 'GIF87a'],
  ['a GIF', 'GIF89a'],
  ['a WebP', 'WEBP', 8],
  ['an AVIF', 'ftypavif', 4],
  ['an AVIF', 'ftypavis', 4],
  ['a HEIC', 'ftyphei', 4],
  ['a HEIC', 'ftypmif1', 4],
  ['a JPEG XL', '\xff\x0a'],
  ['a JPEG XL', 'JXL ', 4],
  ['a JPEG 2000', 'jP  ', 4],
  ['a TIFF', 'II*\0'],
  ['a TIFF', 'MM\0*'],
  ['a PDF', '%PDF'],
  ['a Photoshop document', '8BPS'],
  ['a BMP', 'BM'],
]

/** The type of a file by its content; undefined when it is none that is taken. */
export function typeOf(file: Buffer): ImageType | undefined {
  const what = whatIs(file)
  return IMAGE_TYPES.find(type => what === `a ${FORMAT_NAMES[type]}`)
}

/** What a file is, in words that follow "is". */
export function whatIs(file: Buffer): string {
  const start = file.toString('latin1', 0, 1024)
  const fitting = STARTS.find(([, text, at = 0]) => start.startsWith(text, at))
  return fitting?.[0] ?? (/^\s*<(.*<)?svg\b/is.test(start) ? 'an SVG' : 'no image')
}
