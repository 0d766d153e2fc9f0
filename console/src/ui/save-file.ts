/** Has the browser keep a file. */

/** The address of the file is needed until the browser has begun to read it; telephones ask first, and begin late. */
const KEPT_MS = 60_000

/** Keeps it under a name, where the person keeps such files. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
