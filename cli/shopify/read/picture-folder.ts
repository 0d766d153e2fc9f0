/** The folder that `--images` names, as far as the file asks for it. */
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { MAX_FILE_BYTES } from '../../../src/resources/files/limits.ts'
import {
  faultOfPicture,
  HEAD_BYTES,
  matchNames,
  type Picture,
  type PictureFolder,
  typeOfPicture,
  type UnfitFile,
} from './picture-file.ts'

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
  const wanted = [...matchNames(files, names)]
  const found = new Map<string, Picture | UnfitFile>()
  const look = async () => {
    for (let next = wanted.pop(); next !== undefined; next = wanted.pop()) {
      const [name, file] = next
      found.set(name, await lookInto(join(path, file), file))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, look))
  return { find: name => found.get(name) }
}

async function lookInto(path: string, name: string): Promise<Picture | UnfitFile> {
  try {
    await using file = await open(path)
    const stats = await file.stat()
    if (!stats.isFile()) return { fault: 'is no file' }
    const { buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const type = typeOfPicture(buffer)
    return type === undefined || stats.size > MAX_FILE_BYTES
      ? { fault: faultOfPicture(type) }
      : { name, path, type }
  } catch (error) {
    return { fault: `cannot be read: ${(error as Error).message}` }
  }
}
