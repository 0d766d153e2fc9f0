/** Lighthouse: how fast the pages of a shop are on a telephone, and whether everybody can use them; of the console the latter. */
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM } from '../test/browser/browser.ts'
import { type DemoServer, startDemo, verdictOf } from './support/demo-server.ts'
import { pagesOfConsole, type SeenPage, walkShop } from './support/pages.ts'
import { absent, findProgram, runProgram, type Shown, type Tool } from './support/tool.ts'

/** Of 100, by category. */
const LEAST: Readonly<Record<string, number>> = {
  performance: 99,
  accessibility: 100,
  'best-practices': 99,
  seo: 99,
}

/** What Lighthouse holds against a page that asks not to be found: all that it may find there of SEO. */
const NOT_INDEXED = 'is-crawlable'

/** A page is asked again when it falls short: what else the machine does at that moment is not the page's. */
const MAX_RUNS = 3
const SECONDS = 120

/** A shop's pages, in every category. */
export const lighthouse: Tool = {
  name: 'lighthouse',
  question: 'Is every kind of page of a shop fast on a slow telephone, usable by everybody, and in order?',
  run: () =>
    run(['performance', 'accessibility', 'best-practices', 'seo'], (server, look) => walkShop(server, look)),
}

/** The console's pages, which are a program: what they must be is usable. */
export const lighthouseConsole: Tool = {
  name: 'lighthouse-console',
  question: 'Is every page of the console usable by everybody?',
  run: () =>
    run(['accessibility'], async (server, look) => {
      for (const page of await pagesOfConsole(server)) await look(page)
    }),
}

interface Report {
  readonly runtimeError?: { readonly message: string }
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
      }
    >
  >
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly title: string }>>
}

/** What a page got: its scores, and what falls short of what it has to be. */
interface Judged {
  readonly scores: Readonly<Record<string, number>>
  readonly faults: readonly string[]
  /** What is so on purpose. */
  readonly note: string
}

type Walk = (server: DemoServer, look: (page: SeenPage) => Promise<void>) => Promise<void>

async function run(categories: readonly string[], walk: Walk): Promise<Shown> {
  const program = findProgram('lighthouse')
  if (program === undefined)
    return absent('lighthouse', 'npm install --global --ignore-scripts lighthouse@13.5.0')
  if (CHROMIUM === undefined) return { held: undefined, lines: ['There is no Chromium (`CHROMIUM_PATH`).'] }
  // Its first line names the `node` of the PATH, which may be older than what it needs.
  const script = await realpath(program)
  await using server = await startDemo({ AKINAI_RATE_LIMITS: 'off' })
  const folder = await mkdtemp(join(tmpdir(), 'akinai-lighthouse-'))
  const rows: string[] = []
  const faults: string[] = []
  try {
    await walk(server, async page => {
      const judged = await ask({ script, folder, categories }, page)
      const row = `| ${[page.name, ...categories.map(name => judged.scores[name] ?? '?'), judged.note].join(' | ')} |`
      process.stderr.write(`  ${row}\n`)
      rows.push(row)
      faults.push(...judged.faults.map(fault => `* **${page.name}**: ${fault}`))
    })
    const after = await verdictOf(server)
    const lines = [...faults, ...after.lines.map(line => `* ${line}`)]
    return {
      held: faults.length === 0 && after.held,
      lines: [
        `| page | ${categories.join(' | ')} | |\n|---${'|---'.repeat(categories.length + 1)}|\n${rows.join('\n')}`,
        `Findings besides: ${faults.length === 0 ? 'none' : faults.length}.`,
        lines.join('\n'),
      ],
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** How it is asked. */
interface Asking {
  readonly script: string
  /** For its report. */
  readonly folder: string
  readonly categories: readonly string[]
}

async function ask(asking: Asking, page: SeenPage): Promise<Judged> {
  let best: Judged | undefined
  for (let count = 0; count < MAX_RUNS; count++) {
    const judged = judge(await report(asking, page), page)
    if (best === undefined || judged.faults.length < best.faults.length) best = judged
    if (best.faults.length === 0) break
  }
  return best as Judged
}

async function report({ script, folder, categories }: Asking, { url, cookie }: SeenPage): Promise<Report> {
  const file = join(folder, 'report.json')
  const headers = join(folder, 'headers.json')
  await rm(file, { force: true })
  await writeFile(headers, JSON.stringify({ 'accept-language': 'ja', ...(cookie === '' ? {} : { cookie }) }))
  const asked = [`--only-categories=${categories.join()}`, `--extra-headers=${headers}`]
  const told = ['--output=json', `--output-path=${file}`, '--quiet', '--no-enable-error-reporting']
  const flags =
    '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-background-networking --lang=ja'
  const args = [script, url, ...asked, ...told, flags]
  const { output } = await runProgram(process.execPath, args, SECONDS, { CHROME_PATH: CHROMIUM })
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) throw new Error(`It wrote no report of ${url}: ${output.slice(-500)}`)
  return JSON.parse(text) as Report
}

function judge({ runtimeError, categories, audits }: Report, { indexed }: SeenPage): Judged {
  if (runtimeError !== undefined)
    return { scores: {}, note: '', faults: [`could not be loaded: ${runtimeError.message}`] }
  const scores: Record<string, number> = {}
  const faults: string[] = []
  for (const [name, { score, auditRefs }] of Object.entries(categories)) {
    const points = Math.round((score ?? 0) * 100)
    scores[name] = points
    const short = auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id)
    if (name === 'seo' && !indexed) {
      if (short.join() !== NOT_INDEXED)
        faults.push(`seo finds ${short.join(', ') || 'nothing'}, not only ${NOT_INDEXED}`)
    } else if (points < (LEAST[name] ?? 100)) faults.push(`${name} ${points}: ${short.join(', ')}`)
  }
  return { scores, faults, note: !indexed && 'seo' in scores ? 'asks not to be found' : '' }
}
