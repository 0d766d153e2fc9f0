/**
 * `npm run soak -- NAME [OPTIONS]`: drives that take minutes to hours, each a file of this folder, on the Node that the program brings.
 * Without a name it says which there are.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = import.meta.dirname
const DRIVES = readdirSync(FOLDER)
  .filter(name => name.endsWith('.ts') && name !== 'main.ts')
  .map(name => name.slice(0, -'.ts'.length))

/** What stands at the head of a drive, without the signs of a comment. */
function headOf(drive: string): string {
  const [, head = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(readFileSync(join(FOLDER, `${drive}.ts`), 'utf8')) ?? []
  return head.replace(/^\s*\* ?/gm, '').trim()
}

const [name = '', ...options] = process.argv.slice(2)
if (DRIVES.includes(name)) {
  const { status } = spawnSync(process.execPath, [join(FOLDER, `${name}.ts`), ...options], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} else {
  process.stdout.write(DRIVES.map(drive => `${drive}\n\n${headOf(drive)}\n`).join('\n'))
  process.exitCode = name === '' ? 0 : 2
}
