/** What is known of a picture file without a file system: the command reads folders, the page of the console chosen files. Pure. */
import type { ImageType } from '../../../src/images/image-types.ts'
import { MAX_FILE_BYTES } from '../../../src/resources/files/limits.ts'
import type { Row } from './parse-csv.ts'
import { pictureName } from './picture-name.ts'

/** A picture that can be sent. */
export interface Picture {
  /** Its name in the folder. */
  readonly name: string
  readonly path: string
  readonly type: ImageType
}

/** A file that cannot be a picture of an item; the fault is a sentence without its subject. */
export interface UnfitFile {
  readonly fault: string
}

/** What a folder holds under the names that were asked for. */
export interface PictureFolder {
  readonly find: (name: string) => Picture | UnfitFile | undefined
}

/** The names of all pictures of a file, each once. */
export function namesOfPictures(rows: readonly Pick<Row, 'image' | 'variantImage'>[]): ReadonlySet<string> {
  const names = rows.flatMap(row => [row.image, row.variantImage]).map(pictureName)
  return new Set(names.filter(name => name !== ''))
}

/** Of each name that is asked for, the file that it means, where there is one: of the very name, else of one without regard to case and accents. */
export function matchNames(files: readonly string[], names: Iterable<string>): ReadonlyMap<string, string> {
  const exact = new Set(files)
  const folded = new Map(files.toReversed().map(file => [fold(file), file]))
  return new Map(
    [...new Set(names)].flatMap(name => {
      const file = exact.has(name) ? name : folded.get(fold(name))
      return file === undefined ? [] : [[name, file] as const]
    }),
  )
}

/** Folders copied from another system can have other capitals, and accents in two characters. */
function fold(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

/** Bytes by which the type of a file is known. */
export const HEAD_BYTES = 12

/** How files begin, by their type; `.` stands for any byte. */
const HEADS: readonly (readonly [type: ImageType, head: string])[] = [
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
  ['image/webp', 'RIFF....WEBP'],
]

/** The type of a file by its first bytes. The name's ending says little: half the `.jpg` of old shops are something else. */
export function typeOfPicture(head: Uint8Array): ImageType | undefined {
  const begins = (expected: string) =>
    [...expected].every((letter, at) => letter === '.' || letter.charCodeAt(0) === head[at])
  return HEADS.find(([, expected]) => begins(expected))?.[0]
}

/** Why a file of no known type, or one that is too large, cannot be a picture of an item. */
export function faultOfPicture(type: ImageType | undefined): string {
  return type === undefined
    ? 'is no JPEG, PNG, GIF or WebP'
    : `has more than ${MAX_FILE_BYTES / 1024 / 1024} MiB`
}
