/** The names of picture files in the addresses of an export. */

/**
 * The last part of an address, without what follows `?` or `#`, decoded: `…/files/tea%20pot.jpg?v=1` is `tea pot.jpg`.
 * Empty when there is none. It never holds a slash, so it names a file of a folder and nothing outside it.
 */
export function pictureName(cell: string): string {
  const path = cell.trim().replace(/[?#].*$/s, '')
  return lastPart(decode(lastPart(path)))
}

function lastPart(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? ''
}

/** Addresses with a lone `%` stand as they are. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
