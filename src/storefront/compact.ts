/** Files that browsers load, as they are sent: without indents, empty lines and lines that are comments. */
import { readFileSync } from 'node:fs'

/** Reads one that lies in this folder. A comment in it stands on a line of its own, as a whole. */
export function readCompact(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('//') && !line.startsWith('/*'))
    .map(line => `${line}\n`)
    .join('')
}
