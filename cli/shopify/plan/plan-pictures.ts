/** Which pictures each item of a product gets, and in what order. */
import { MAX_IMAGES } from '../../../src/resources/items/limits.ts'
import type { NamedPicture, Product, Variant } from '../read/group-products.ts'
import type { Picture, PictureFolder } from '../read/picture-file.ts'
import type { AddNote } from './notes.ts'

/**
 * The pictures of each item of a product, `parts` being the rows that each item was made of. An only item shows the
 * product's pictures in their order, then those that only its variants have. One of several shows first what is its
 * variants' own, then what belongs to no variant; where that is nothing, all that the product has.
 */
export function planPictures(
  product: Product,
  parts: readonly (readonly Variant[])[],
  folder: PictureFolder | undefined,
  addNote: AddNote,
): readonly (readonly Picture[])[] {
  if (folder === undefined) return parts.map(() => [])
  const look = lookOnce(folder, addNote)
  return parts.map(part => {
    const found = choose(product, part, parts)
      .map(look)
      .filter(picture => picture !== undefined)
    const distinct = [...new Map(found.map(picture => [picture.path, picture])).values()]
    if (distinct.length > MAX_IMAGES) {
      addNote(
        'picture-left-out',
        part[0]?.line ?? product.line,
        `has ${distinct.length} pictures; the first ${MAX_IMAGES} were taken`,
      )
    }
    return distinct.slice(0, MAX_IMAGES)
  })
}

function choose(
  { pictures }: Product,
  part: readonly Variant[],
  parts: readonly (readonly Variant[])[],
): readonly NamedPicture[] {
  const own = picturesOf(part)
  if (parts.length === 1) return [...pictures, ...own]
  const ofVariants = new Set(parts.flatMap(picturesOf).map(({ name }) => name))
  const shared = pictures.filter(({ name }) => !ofVariants.has(name))
  return own.length + shared.length > 0 ? [...own, ...shared] : pictures
}

function picturesOf(variants: readonly Variant[]): readonly NamedPicture[] {
  return variants.flatMap(({ line, picture }) => (picture === '' ? [] : [{ line, name: picture }]))
}

/** Finds pictures, and tells of each name that is not there or no picture once. */
function lookOnce(folder: PictureFolder, addNote: AddNote): (named: NamedPicture) => Picture | undefined {
  const told = new Set<string>()
  return ({ line, name }) => {
    const found = folder.find(name)
    if (found !== undefined && 'path' in found) return found
    if (!told.has(name)) {
      told.add(name)
      if (found === undefined) addNote('picture-missing', line, `names ${name}, which is not in the folder`)
      else addNote('picture-refused', line, `names ${name}, which ${found.fault}`)
    }
    return undefined
  }
}
