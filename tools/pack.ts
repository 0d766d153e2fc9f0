/**
 * `npm pack` runs this before and, with `--undo`, after its work: puts JavaScript beside the program's TypeScript, which Node
 * takes from no package. Types become blanks, so that lines and columns of a stack trace are those of the sources. With
 * `--into FOLDER` it goes there.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

/** Folders of what runs; `files` in package.json names the same. */
const FOLDERS = ['src', 'cli', 'client']

/** Texts that begin so name modules, in imports and where a process of its own is started. */
const MODULE_NAME = /(['"])(\.{1,2}\/[^'"\n]*)\.ts\1/g

/** The paths of all that runs, from the root. */
async function sources(): Promise<string[]> {
  const lists = await Promise.all(
    FOLDERS.map(async folder => {
      const names = await readdir(join(ROOT, folder), { recursive: true })
      return names.map(name => join(folder, name))
    }),
  )
  return lists.flat().filter(path => path.endsWith('.ts') && !/\.(test|d)\.ts$/.test(path))
}

function toJavaScript(text: string): string {
  return stripTypeScriptTypes(text).replace(MODULE_NAME, '$1$2.js$1')
}

const { values } = parseArgs({
  options: { into: { type: 'string', default: ROOT }, undo: { type: 'boolean', default: false } },
})
for (const path of await sources()) {
  const target = join(values.into, path.replace(/\.ts$/, '.js'))
  if (values.undo) {
    await rm(target, { force: true })
  } else {
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, toJavaScript(await readFile(join(ROOT, path), 'utf8')))
  }
}
