/** Request smuggling: the shapes of `test/contract/smuggling.test.ts`, each with the one answer that it must get. */
import { join } from 'node:path'
import { ROOT } from '../bench/support/processes.ts'
import { quoted, runProgram, type Shown, type Tool } from './support/tool.ts'

const SECONDS = 300

export const wire: Tool = {
  name: 'wire',
  question: 'Is a request that two servers could read in two ways refused, and its connection closed?',
  run,
}

async function run(): Promise<Shown> {
  const vitest = join(ROOT, 'node_modules/.bin/vitest')
  const files = ['test/contract/smuggling.test.ts', 'test/contract/raw-http.test.ts']
  const ran = await runProgram(
    vitest,
    ['run', '--project', 'contract', '--reporter', 'verbose', ...files],
    SECONDS,
  )
  const plain = ran.output
  const shapes = [...plain.matchAll(/^\s*✓.*smuggling\.test\.ts > (.*?)(?: \d+ms)?$/gm)].map(
    ([, name]) => name,
  )
  const summary = /^\s*Tests\s+(.*)$/m.exec(plain)?.[1] ?? 'no summary'
  return {
    held: ran.code === 0,
    lines: [
      `* ${summary} (with what else is tried on bare sockets).`,
      ...shapes.map(name => `* ${name}`),
      ...(ran.code === 0 ? [] : [quoted(plain.slice(-4000))]),
    ],
  }
}
