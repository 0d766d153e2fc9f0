/** `npm run proof`: what the program promises, shown by tools of others. docs/proof.md says how to read what it writes. */
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeCommit } from '../bench/support/machine.ts'
import { ROOT } from '../bench/support/processes.ts'
import { changes } from './changes.ts'
import { encounters, losses, readings, silence } from './exchanges.ts'
import { fuzz } from './fuzz.ts'
import { h2load } from './h2load.ts'
import { lighthouse, lighthouseConsole } from './lighthouse.ts'
import { prism } from './prism.ts'
import { slowhttptest } from './slowhttptest.ts'
import { sqlmap } from './sqlmap.ts'
import { stripe } from './stripe.ts'
import type { ProofOptions, Shown, Tool } from './support/tool.ts'
import { wapiti } from './wapiti.ts'
import { wire } from './wire.ts'

const TOOLS: readonly Tool[] = [
  changes,
  wire,
  fuzz,
  losses,
  silence,
  encounters,
  readings,
  prism,
  stripe,
  slowhttptest,
  wapiti,
  sqlmap,
  h2load,
  lighthouse,
  lighthouseConsole,
]

const USAGE = `npm run proof -- [--only ${TOOLS.map(({ name }) => name).join(',')}] [--requests 100000] [--hours 1] [--seed N] [--no-save]`

const { values } = parseArgs({
  allowNegative: true,
  options: {
    only: { type: 'string', multiple: true, default: [] },
    requests: { type: 'string' },
    hours: { type: 'string' },
    seed: { type: 'string' },
    save: { type: 'boolean', default: true },
  },
})

/** Without a bound of its own the fuzzer takes some minutes. */
const DEFAULT_REQUESTS = 20_000

function readOptions(): ProofOptions {
  const only = values.only.flatMap(names => names.split(','))
  const unknown = only.filter(name => !TOOLS.some(tool => tool.name === name))
  const numbers = [values.requests, values.hours, values.seed].filter(value => value !== undefined)
  if (unknown.length > 0 || numbers.some(value => !(Number(value) > 0))) throw new Error(USAGE)
  return {
    only,
    requests: Number(
      values.requests ?? (values.hours === undefined ? DEFAULT_REQUESTS : Number.MAX_SAFE_INTEGER),
    ),
    seconds: values.hours === undefined ? undefined : Number(values.hours) * 60 * 60,
    seed: values.seed === undefined ? undefined : Number(values.seed),
  }
}

interface Run extends Shown {
  readonly tool: Tool
  readonly seconds: number
}

async function runTool(tool: Tool, options: ProofOptions): Promise<Run> {
  process.stderr.write(`${tool.name}: ${tool.question}\n`)
  const start = performance.now()
  const shown = await tool
    .run(options)
    .catch(
      (error: Error): Shown => ({ held: false, lines: [`It could not be run to its end: ${error.stack}`] }),
    )
  const seconds = (performance.now() - start) / 1000
  process.stderr.write(`  ${wordOf(shown)} (${seconds.toFixed(0)} s)\n`)
  return { ...shown, tool, seconds }
}

const wordOf = ({ held }: Shown) => (held === undefined ? 'not run' : held ? 'held' : 'DID NOT HOLD')

function write(runs: readonly Run[], commit: string, date: Date): string {
  const machine = `${cpus()[0]?.model}, ${cpus().length} cores, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}`
  return [
    `# Proof of ${date.toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit}`,
    `${machine}. [docs/proof.md](../../docs/proof.md) says what each tool is and how to repeat this.`,
    ['| tool | result | seconds |', '|---|---|---|']
      .concat(runs.map(run => `| ${run.tool.name} | ${wordOf(run)} | ${run.seconds.toFixed(0)} |`))
      .join('\n'),
    ...runs.map(({ tool, lines }) => `## ${tool.name}\n\n${tool.question}\n\n${lines.join('\n')}`),
  ].join('\n\n')
}

const options = readOptions()
const date = new Date()
const commit = describeCommit()
const runs: Run[] = []
for (const tool of TOOLS)
  if (options.only.length === 0 || options.only.includes(tool.name)) runs.push(await runTool(tool, options))
const report = `${write(runs, commit, date)}\n`
process.stdout.write(report)
if (values.save) {
  const folder = join(ROOT, 'proof/results')
  await mkdir(folder, { recursive: true })
  // What is run alone has a file of its own, so that it takes nobody else's place.
  const named = [date.toISOString().slice(0, 10), commit, ...options.only].join('-')
  const file = join(folder, `${named}.md`)
  await writeFile(file, report)
  process.stderr.write(`Kept in ${file}\n`)
}
process.exitCode = runs.some(({ held }) => held === false) ? 1 : 0
