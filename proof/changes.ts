/** api-smart-diff: what in the present document breaks programs that were written by the released one. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../bench/support/processes.ts'
import { breakingChanges } from '../tools/breaking-changes.ts'
import type { Shown, Tool } from './support/tool.ts'

export const changes: Tool = {
  name: 'changes',
  question: 'Does the API keep what `openapi/released.json` promises?',
  run,
}

async function run(): Promise<Shown> {
  const read = async (name: string) => JSON.parse(await readFile(join(ROOT, 'openapi', name), 'utf8'))
  const found = breakingChanges(await read('released.json'), await read('openapi.json'))
  return {
    held: found.length === 0,
    lines: [`* Breaking changes: ${found.length}.`, ...found.map(each => `  * ${each}`)],
  }
}
