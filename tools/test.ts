/** `npm test`: the whole gate. Ends with a plain line that counts the tests. */
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runSteps } from './run.ts'

const report = join(tmpdir(), `akinai-tests-${process.pid}.json`)

const passed = await runSteps([
  ['format and lint', 'biome', 'check', '--error-on-warnings', '.'],
  [
    ['types', 'tsc', '-p', 'tsconfig.json'],
    ['types of the console', 'tsc', '-p', 'console/tsconfig.json'],
    ['nothing unused', 'knip'],
  ],
  ['tests', 'vitest', 'run', '--reporter', 'default', '--reporter', 'json', '--outputFile.json', report],
])

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
}

const counts = await readFile(report, 'utf8').then(
  text => JSON.parse(text) as Report,
  () => ({ numPassedTests: 0, numFailedTests: passed ? 0 : 1 }),
)
await rm(report, { force: true })
process.stdout.write(`${counts.numPassedTests} passed, ${counts.numFailedTests} failed\n`)
process.exitCode = passed && counts.numPassedTests > 0 ? 0 : 1
