import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/** Documented answers that no black-box call can bring about, each with its reason. */
const unreachable: [RegExp, string][] = [
  [/ 5\d\d$/, 'failures of the inside are provoked in test/integration'],
  [/ 408$/, 'takes half a minute each: early-answers and files-upload-wire wait for it'],
  [/ 429$/, 'rate limits are off unless an operator sets them'],
  [/^(PUT|POST) \/api\/orders\/.* 204$/, 'the read after the commit is made to fail in test/integration'],
  [
    /^(PUT|POST) (\/shops\/\{shop_id\})?\/api\/.* 409$/,
    'two calls at the same moment are raced in test/integration',
  ],
  [
    /^POST \/shops\/\{shop_id\}\/api\/subscriptions\/\{secret\}\/stop 422$/,
    'one that has ended by itself: test/integration/checkout/subscriptions has the clock for it',
  ],
  [
    /^POST \/shops\/\{shop_id\}\/api\/applications\/\{secret\}\/(checkout 201|withdraw 422)$/,
    'winners and losers are drawn by a job: test/integration/checkout/lotteries has the clock for it',
  ],
  [/^POST \/files 422$/, 'takes a gigabyte of files: disk-budgets in test/integration has a smaller limit'],
  [/^GET \/api\/user 404$/, 'a token without its shop cannot be made from outside'],
]

const noted = new Set<string>()

/** Notes that an operation was answered with a status, once for each worker and pair. */
export function notePair(directory: string, operation: string, status: number): void {
  const pair = `${operation} ${status}`
  if (noted.has(pair)) return
  noted.add(pair)
  appendFileSync(join(directory, `${process.pid}.txt`), `${pair}\n`)
}

/** All documented pairs for which no call of the suite got that answer. */
function missingPairs(openapiFile: string, directory: string): string[] {
  const document = JSON.parse(readFileSync(openapiFile, 'utf8')) as {
    paths: Record<string, Record<string, { responses?: Record<string, unknown> }>>
  }
  const met = new Set(
    readdirSync(directory).flatMap(file => readFileSync(join(directory, file), 'utf8').split('\n')),
  )
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      Object.keys(responses ?? {}).map(status => `${method.toUpperCase()} ${path} ${status}`),
    ),
  )
  return documented.filter(pair => !met.has(pair) && !unreachable.some(([pattern]) => pattern.test(pair)))
}

/**
 * After a whole run: every (operation, documented status) pair must have been met by at least one call. A run of
 * some files only, or one that left tests out, is not judged.
 */
export async function reportCoverage(
  project: TestProject,
  openapiFile: string,
  directory: string,
): Promise<void> {
  const { testFiles } = await project.globTestFiles()
  const modules = project.vitest.state.getTestModules().filter(each => each.project === project)
  const whole = modules.length === testFiles.length && !project.vitest.config.testNamePattern
  const skipped = modules.some(each => [...each.children.allTests('skipped')].length > 0)
  if (!whole || skipped) return
  const missing = missingPairs(openapiFile, directory)
  if (missing.length === 0)
    return console.log('contract: every documented (operation, status) pair was exercised')
  process.exitCode = 1
  console.error(`contract: FAILED, no test met these documented answers:\n  ${missing.join('\n  ')}`)
}
