/** The fuzzer of the gate (`test/integration/fuzz/`), for as long as is asked: made from the documents by fast-check. */
import { join } from 'node:path'
import { ROOT } from '../bench/support/processes.ts'
import { type ProofOptions, quoted, runProgram, type Shown, type Tool } from './support/tool.ts'

/** Beyond what was asked for, so that the last round can end. */
const MORE_SECONDS = 180

export const fuzz: Tool = {
  name: 'fuzz',
  question:
    'Is whatever is sent answered in time and as documented, and is nothing changed by what is refused?',
  run,
}

async function run({ requests, seconds, seed }: ProofOptions): Promise<Shown> {
  const vitest = join(ROOT, 'node_modules/.bin/vitest')
  const { code, output } = await runProgram(
    vitest,
    ['run', '--project', 'integration', 'test/integration/fuzz/fuzz.test.ts'],
    seconds + MORE_SECONDS,
    {
      ...{ AKINAI_FUZZ_REQUESTS: String(requests), AKINAI_FUZZ_SECONDS: String(seconds) },
      ...(seed === undefined ? {} : { AKINAI_FUZZ_SEED: String(seed) }),
    },
  )
  const told = [...output.matchAll(/^fuzz: (.*)$/gm)].map(([, line]) => `* ${line}`)
  return { held: code === 0, lines: code === 0 ? told : [...told, quoted(output.slice(0, 20_000))] }
}
