/** `npm test`: the whole gate. Ends with a plain line that counts the tests. */
import { spawnSync } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { SYSTEM_FOLDER } from '../src/lib/data-folders.ts'
import { runSteps } from './run.ts'
import { STATIC_STEPS } from './static-steps.ts'

const report = join(tmpdir(), `akinai-tests-${process.pid}.json`)

// Workers of tests read the sources, are ended without a word, and so keep nothing of what they have compiled.
spawnSync(process.execPath, [fileURLToPath(new URL('compile-ahead.ts', import.meta.url))], {
  stdio: 'inherit',
})

const before = await dataOutside()
const passed = await runSteps([
  ...STATIC_STEPS,
  ['tests', 'vitest', 'run', '--reporter', 'default', '--reporter', 'json', '--outputFile.json', report],
])

/** What is read of Vitest's report. */
interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

const counts = await readFile(report, 'utf8').then(
  text => JSON.parse(text) as Report,
  () => ({ numPassedTests: 0, numFailedTests: passed ? 0 : 1, testResults: [] }),
)
await rm(report, { force: true })
for (const line of [...retries(counts), ...failures(counts)]) process.stdout.write(`${line}\n`)
const left = (await dataOutside()).filter(name => !before.includes(name))
if (left.length > 0)
  process.stdout.write(`failed: tests have left data in ${SYSTEM_FOLDER}: ${left.join(', ')}\n`)
process.stdout.write(`${counts.numPassedTests} passed, ${counts.numFailedTests} failed\n`)
process.exitCode = passed && counts.numPassedTests > 0 && left.length === 0 ? 0 : 1

/** Data of servers that root has started below folders that not everybody can enter: some 75 MB each, which a test that does not make its folder by `makeOpenFolder` leaves. */
async function dataOutside(): Promise<string[]> {
  const names = await readdir(SYSTEM_FOLDER).catch(() => [])
  return names.filter(name => name.startsWith('data-'))
}

/** What passed only when it was tried again, with what was wrong before: its own report says of such a test no more than `retry x1`. */
function retries({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .flatMap(test => told('passed when tried again', relative(process.cwd(), name), test)),
  )
}

/** The failures once more, a line or two each: where only the end of what a gate printed is kept, they are in it. */
function failures({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const file = relative(process.cwd(), name)
    // A file that could not be run has a message of its own.
    if (failed.length === 0) return message ? [`failed: ${file}`, `  ${brief(message)}`] : []
    return failed.flatMap(test => told('failed', file, test))
  })
}

function told(
  what: string,
  file: string,
  { fullName, failureMessages }: Report['testResults'][number]['assertionResults'][number],
): string[] {
  return [`${what}: ${file}: ${fullName}`, `  ${brief(failureMessages.join(' '))}`]
}

function brief(text: string): string {
  return stripVTControlCharacters(text).replace(/\s+/g, ' ').slice(0, 600)
}
