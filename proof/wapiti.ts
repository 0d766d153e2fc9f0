/** wapiti: crawls the shop's pages and puts into every field what a scanner puts there. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDemo, verdictOf } from './support/demo-server.ts'
import { absent, findProgram, runProgram, type Shown, type Tool } from './support/tool.ts'

/** Crawling and attacking together end after that. */
const SECONDS = 110
const CRAWL_SECONDS = 20
/** Of each module. */
const ATTACK_SECONDS = 6

/** The demo's shop has more than twice as many; who has seen fewer has not looked. */
const MIN_PAGES = 40

/** Those that need no host but the one that is looked at. */
const MODULES =
  'backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,redirect,sql,xss,permanentxss'

/** What it reports of every site that is not served by TLS, or that is so on purpose. */
const EXPECTED: readonly [RegExp, string][] = [
  [/Strict-Transport-Security/i, 'the server speaks no TLS here; a proxy that does sets it'],
  [/Secure flag is not set/i, 'a cookie that is only for TLS would not come back over http'],
  [/X-XSS-Protection/i, 'browsers took it out years ago; the Content-Security-Policy is in its place'],
  [
    /Lack of anti CSRF token/i,
    'a form of another site is refused by `Sec-Fetch-Site`, `Origin` and the cookie’s `SameSite` (R-STORE-9), which need no token in the page',
  ],
  [/Possible HTTP methods|HTTP method/i, 'it tells which methods a page has'],
]

export const wapiti: Tool = {
  name: 'wapiti',
  question:
    'Does a scanner find injections, scripts that run, files that leak or headers that lack in the pages of a shop?',
  run,
}

interface Finding {
  readonly method: string
  readonly path: string
  readonly info: string
}

interface WapitiReport {
  readonly vulnerabilities: Readonly<Record<string, readonly Finding[]>>
  readonly anomalies: Readonly<Record<string, readonly Finding[]>>
}

async function run(): Promise<Shown> {
  const program = findProgram('wapiti')
  if (program === undefined) return absent('wapiti', 'apt-get install wapiti')
  await using server = await startDemo()
  const folder = await mkdtemp(join(tmpdir(), 'akinai-wapiti-'))
  try {
    const file = join(folder, 'report.json')
    const times = ['--max-scan-time', CRAWL_SECONDS, '--max-attack-time', ATTACK_SECONDS, '-t', 5].map(String)
    const places = ['--store-session', folder, '--store-config', folder, '-f', 'json', '-o', file]
    const args = [
      '-u',
      `${server.url}/shops/demo`,
      '--scope',
      'domain',
      '-m',
      MODULES,
      '--flush-session',
      '--no-bugreport',
    ]
    const own = ['--endpoint', server.url, ...times, ...places]
    // It asks for Brotli and does not read it, so that it would see one page without links.
    const plain = ['-H', 'Accept-Encoding: identity']
    const { output, late } = await runProgram(program, [...args, ...plain, ...own], SECONDS + 60)
    const told = await readFile(file, 'utf8').catch(() => undefined)
    if (told === undefined)
      return {
        held: false,
        lines: [`It wrote no report${late ? ' in its time' : ''}: \`${output.slice(-500)}\``],
      }
    const report = JSON.parse(told) as WapitiReport
    const after = await verdictOf(server)
    const { lines, open } = judge(report)
    const pages = Number(/found (\d+) URLs/.exec(output)?.[1] ?? 0)
    const seen = `* ${pages} pages and forms were attacked by the modules ${MODULES.replaceAll(',', ', ')}.`
    return {
      held: pages >= MIN_PAGES && open === 0 && after.held,
      lines: [seen, ...lines, ...after.lines.map(line => `* ${line}`)],
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function judge({ vulnerabilities, anomalies }: WapitiReport): { lines: string[]; open: number } {
  const all = [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(([kind, findings]) =>
    findings.map(({ method, path, info }) => ({ text: `${kind}: ${method} ${path}: ${info}`, info })),
  )
  const reasonOf = (text: string) => EXPECTED.find(([pattern]) => pattern.test(text))?.[1]
  const open = all.filter(({ text }) => reasonOf(text) === undefined)
  const known = new Map(
    all.flatMap(({ text, info }) => {
      const reason = reasonOf(text)
      return reason === undefined ? [] : [[info, reason] as const]
    }),
  )
  return {
    open: open.length,
    lines: [
      `* Findings: ${open.length === 0 ? 'none' : open.length}.`,
      ...open.slice(0, 20).map(({ text }) => `  * ${text.slice(0, 400)}`),
      ...[...known].map(([info, reason]) => `* Told, and so on purpose: ${info} (${reason}).`),
    ],
  }
}
