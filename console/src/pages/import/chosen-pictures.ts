/** Pictures that were chosen for an import: the files of this computer that the product CSV asks for by name. */
import {
  faultOfPicture,
  HEAD_BYTES,
  matchNames,
  type Picture,
  type PictureFolder,
  typeOfPicture,
  type UnfitFile,
} from '../../../../cli/shopify/read/picture-file.ts'
import { MAX_FILE_BYTES } from '../../../../src/resources/files/limits.ts'

/** What a folder is to the command, with the files themselves. */
export interface ChosenPictures extends PictureFolder {
  /** Files that were chosen, whether the CSV asks for them or not. */
  readonly chosen: number
  /** Names of the CSV for which there is a picture. */
  readonly matched: number
  readonly fileOf: (picture: Picture) => File | undefined
}

/** Looks for these names among files, as the command does in a folder, and into the first bytes of what is found. */
export async function choosePictures(
  files: readonly File[],
  names: ReadonlySet<string>,
): Promise<ChosenPictures> {
  const byName = new Map(files.map(file => [file.name, file]))
  const found = new Map<string, Picture | UnfitFile>()
  for (const [name, fileName] of matchNames([...byName.keys()].sort(), names)) {
    const file = byName.get(fileName)
    if (file !== undefined) found.set(name, await lookInto(file))
  }
  return {
    ...{ chosen: files.length, find: name => found.get(name) },
    matched: [...found.values()].filter(one => 'path' in one).length,
    fileOf: ({ path }) => byName.get(path),
  }
}

async function lookInto(file: File): Promise<Picture | UnfitFile> {
  const type = typeOfPicture(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  return type === undefined || file.size > MAX_FILE_BYTES
    ? { fault: faultOfPicture(type) }
    : { name: file.name, path: file.name, type }
}
