/** The folder that `--images` names, as far as the file asks for it. */
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageType } from '../../../src/images/image-types.ts'
import { MAX_FILE_BYTES } from '../../../src/resources/files/limits.ts'

/** A picture that can be sent. */
export interface Picture {
  /** Its name in the folder. */
  readonly name: string
  readonly path: string
  readonly type: ImageType
}

/** A file that cannot be a picture of an item; the fault is a sentence without its subject. */
interface UnfitFile {
  readonly fault: string
}

/** What a folder holds under the names that were asked for. */
export interface PictureFolder {
  readonly find: (name: string) => Picture | UnfitFile | undefined
}

/** Files looked into side by side. */
const AT_ONCE = 16

/**
 * Looks for these names in a folder, not in folders within it: the very name first, then without regard to case and to
 * how accents are composed. Throws what the file system throws when the folder cannot be read.
 */
export async function openPictureFolder(path: string, names: Iterable<string>): Promise<PictureFolder> {
  const files = (await readdir(path, { withFileTypes: true }))
    .filter(entry => !entry.isDirectory())
    .map(entry => entry.name)
    .sort()
  const exact = new Set(files)
  const folded = new Map(files.toReversed().map(file => [fold(file), file]))
  const wanted = [...new Set(names)]
  const found = new Map<string, Picture | UnfitFile>()
  const look = async () => {
    for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
      const file = exact.has(name) ? name : folded.get(fold(name))
      if (file !== undefined) found.set(name, await lookInto(join(path, file), file))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, look))
  return { find: name => found.get(name) }
}

/** Folders copied from another system can have other capitals, and accents in two characters. */
function fold(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

async function lookInto(path: string, name: string): Promise<Picture | UnfitFile> {
  try {
    await using file = await open(path)
    const stats = await file.stat()
    if (!stats.isFile()) return { fault: 'is no file' }
    const { buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const type = typeOf(buffer)
    if (type === undefined) return { fault: 'is no JPEG, PNG, GIF or WebP' }
    if (stats.size > MAX_FILE_BYTES) return { fault: `has more than ${MAX_FILE_BYTES / 1024 / 1024} MiB` }
    return { name, path, type }
  } catch (error) {
    return { fault: `cannot be read: ${(error as Error).message}` }
  }
}

const HEAD_BYTES = 12

/** How files begin, by their type. The name's ending says little: half the `.jpg` of old shops are something else. */
function typeOf(head: Buffer): ImageType | undefined {
  const at = (start: number, bytes: Buffer) => head.subarray(start, start + bytes.length).equals(bytes)
  if (at(0, Buffer.from('ffd8ff', 'hex'))) return 'image/jpeg'
  if (at(0, Buffer.from('89504e470d0a1a0a', 'hex'))) return 'image/png'
  if (at(0, Buffer.from('GIF87a')) || at(0, Buffer.from('GIF89a'))) return 'image/gif'
  return at(0, Buffer.from('RIFF')) && at(8, Buffer.from('WEBP')) ? 'image/webp' : undefined
}
