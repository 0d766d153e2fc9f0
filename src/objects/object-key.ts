/** The form of keys, so that no key can name anything outside of its store. */

/** Longer keys are no S3 keys. */
const MAX_KEY_LENGTH = 1024

/** Longer names are no file names in some file systems. */
const MAX_PART_LENGTH = 200

const PART = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/

/** The parts of a key or of a folder of keys. Throws a TypeError when it is none: callers make keys, nobody types them. */
export function partsOfKey(key: string): readonly string[] {
  const parts = key.split('/')
  const sound = parts.every(part => part.length <= MAX_PART_LENGTH && PART.test(part))
  if (!sound || key.length > MAX_KEY_LENGTH) {
    throw new TypeError(`This is no key of an object: ${JSON.stringify(key.slice(0, 100))}`)
  }
  return parts
}
