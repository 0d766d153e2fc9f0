/** Folders through which a command may write a file that holds other people's data (R-EXPORT-4). */
import { lstat, realpath } from 'node:fs/promises'
import { dirname, parse, resolve, sep } from 'node:path'
import { CommandError } from './output.ts'

/**
 * The folder of a file, without links. Throws when the way to it goes through a link, whoever made it: it would say where the
 * file goes. Excepted are root's own in the topmost folder, as systems have them for /tmp, /var or /home.
 */
export async function folderWithoutLinks(file: string): Promise<string> {
  const folder = dirname(resolve(file))
  const { root } = parse(folder)
  let path = root
  for (const part of folder.slice(root.length).split(sep).filter(Boolean)) {
    const above = path
    path = resolve(above, part)
    const found = await lstat(path)
    if (!found.isSymbolicLink() || (found.uid === 0 && above === root)) continue
    throw new CommandError(`${file} cannot be written: ${path} is a link. Name the folder that it leads to.`)
  }
  return realpath(folder)
}
