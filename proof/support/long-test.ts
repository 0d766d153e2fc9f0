/** A test of the gate for as long as is asked: it says what it did in lines that begin with its word. */
import { join } from 'node:path'
import { ROOT } from '../../bench/support/processes.ts'
import { quoted, runProgram, type Shown } from './tool.ts'

/** Beyond what was asked for, so that what has begun can end. */
const MORE_SECONDS = 180

/** Runs a file of the integration ring, with these variables. */
export async function runLongTest(word: string, { file, seconds, environment }: Wanted): Promise<Shown> {
  const vitest = join(ROOT, 'node_modules/.bin/vitest')
  const args = ['run', '--project', 'integration', `test/integration/${file}`]
  const { code, output } = await runProgram(vitest, args, seconds + MORE_SECONDS, environment)
  const told = [...output.matchAll(new RegExp(`^${word}: (.*)$`, 'gm'))].map(([, line]) => `* ${line}`)
  return { held: code === 0, lines: code === 0 ? told : [...told, quoted(output.slice(0, 20_000))] }
}

interface Wanted {
  /** Below `test/integration/`. */
  readonly file: string
  readonly seconds: number
  readonly environment: Readonly<Record<string, string>>
}
