/** akinai import-shopify */
import { open, readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { Command, InvalidArgumentError, Option } from 'commander'
import { readCallerToken } from '../../src/config.ts'
import { CommandError, printable, UsageError } from '../output.ts'
import { planImport } from '../shopify/plan/plan.ts'
import type { Plan, PlanOptions } from '../shopify/plan/planned.ts'
import { type Decimal, parseDecimal } from '../shopify/plan/price.ts'
import { openPictureFolder, type PictureFolder } from '../shopify/read/picture-folder.ts'
import { pictureName } from '../shopify/read/picture-name.ts'
import { readCsv, type Table, UnreadableFile } from '../shopify/read/read-csv.ts'
import { createProgress } from '../shopify/report/progress.ts'
import { makeReport, type Report } from '../shopify/report/report.ts'
import { writeSummary } from '../shopify/report/summary.ts'
import { type RunOutcome, runImport } from '../shopify/run/run-import.ts'
import { ApiRefusal, explainFailure, ImportStopped, Unreachable } from '../shopify/shop/failures.ts'
import { createHttpShopApi } from '../shopify/shop/http-shop-api.ts'
import { PAUSES } from '../shopify/shop/repeat.ts'

/** Items filled side by side. Measured on two cores: 4, 8 and 16 take the same time, one after the other a third more. */
const PLACES = 8

interface Options extends Omit<PlanOptions, 'hidden' | 'pictures'> {
  readonly hidden?: boolean
  readonly images?: string
  readonly url?: string
  readonly token?: string
  readonly tokenStdin?: boolean
  readonly dryRun?: boolean
  readonly json?: boolean
  readonly report?: string
}

/** The command that brings in the products of a Shopify shop, as a client of the API. */
export function importShopifyCommand(): Command {
  return new Command('import-shopify')
    .description(
      "bring in a Shopify shop's products from its product CSV, through the API; a second run changes nothing",
    )
    .argument('<file>', 'the CSV as Shopify exports it (Products, Export), plain or .gz')
    .option('--url <base>', "the server's address, such as http://127.0.0.1:3000")
    .option(
      '--token-stdin',
      'read the token from the standard input; else it is taken from AKINAI_TOKEN. It has the scopes items.*, item_categories.write and, for pictures, files.write',
    )
    .addOption(new Option('--token <token>').hideHelp())
    .addOption(
      new Option('--rate <number>', 'yen for one unit of the prices in the file')
        .argParser(parseRate)
        .default(parseDecimal('1'), '1'),
    )
    .addOption(
      new Option(
        '--variant-prices <how>',
        'products with several prices: an item for each, one item at the lowest, or none',
      )
        .choices(['split', 'lowest', 'refuse'])
        .default('split'),
    )
    .addOption(
      new Option('--categories <from>', 'what categories are made from')
        .choices(['type', 'tags', 'none'])
        .default('type'),
    )
    .addOption(
      new Option('--html <how>', 'descriptions: turn HTML into text, or keep it')
        .choices(['text', 'keep'])
        .default('text'),
    )
    .addOption(
      new Option('--tax <rate>', 'the tax type of all items')
        .choices(['standard', 'reduced'])
        .default('standard'),
    )
    .option('--images <folder>', 'take pictures from there, by the file names that the CSV gives')
    .option('--hidden', 'make nothing visible; otherwise what was visible in the old shop is')
    .option('--dry-run', 'show what would be made, without calling the server')
    .option('--report <file>', 'write the whole report there as JSON')
    .option('--json', 'print the whole report as one JSON document')
    .addHelpText('after', HELP)
    .action(importShopify)
}

const HELP = `
Examples, with the token in the variable AKINAI_TOKEN:
  akinai import-shopify products.csv --dry-run --rate 150
  akinai import-shopify products.csv --url http://127.0.0.1:3000 --rate 150
  akinai import-shopify products.csv --url ... --rate 150 --images pictures/
  akinai import-shopify products.csv --url ... --categories tags --html keep --hidden --report report.json

Prices are multiplied by --rate and rounded half up to whole yen. A product whose price then is not 50 to 100000000 yen
is refused. Run the command again after an interruption, with the same options: it goes on where it ended.
Exit code 0: every product is in the shop; 1: some are not, or it failed; 2: the command was not understood.`

function parseRate(text: string): Decimal {
  const rate = parseDecimal(text)
  if (rate === undefined || rate.digits === 0n)
    throw new InvalidArgumentError('It must be a number above 0, such as 150 or 0.92.')
  return rate
}

async function importShopify(file: string, options: Options): Promise<void> {
  if (options.token !== undefined) throw new UsageError(NOT_AS_ARGUMENT)
  const server = options.dryRun ? undefined : serverOf(options.url, await readToken(options))
  if (options.report !== undefined) await checkWritable(options.report)
  const plan = await readPlan(file, options)
  const begin = performance.now()
  const outcome = server === undefined ? undefined : await run(plan, server)
  const seconds = Math.round(performance.now() - begin) / 1000
  const report = makeReport(plan, { file: basename(file), url: server?.url ?? null, seconds, outcome })
  if (options.report !== undefined) await writeFile(options.report, `${JSON.stringify(report, null, 2)}\n`)
  const rateIsOne = options.rate.digits === 10n ** BigInt(options.rate.scale)
  process.stdout.write(
    options.json ? `${JSON.stringify(report)}\n` : printable(writeSummary(report, rateIsOne)),
  )
  if (hasFailed(report)) process.exitCode = 1
}

interface Server {
  readonly url: string
  readonly token: string
}

/** R-CLI-3. */
const NOT_AS_ARGUMENT =
  '--token is not taken: what stands on a command line is seen by others of the machine. Put the token into the variable AKINAI_TOKEN, or into the standard input with --token-stdin.'

async function readToken({ tokenStdin }: Options): Promise<string | undefined> {
  if (!tokenStdin) return readCallerToken()
  return (await text(process.stdin)).trim()
}

function serverOf(url: string | undefined, token: string | undefined): Server {
  if (url === undefined || token === undefined) {
    throw new UsageError(
      '--url and a token (in the variable AKINAI_TOKEN, or by --token-stdin) are needed; only --dry-run does without them.',
    )
  }
  const parsed = URL.parse(url)
  const isPlain =
    parsed !== null && ['http:', 'https:'].includes(parsed.protocol) && parsed.search + parsed.hash === ''
  if (!isPlain || /\/api\/?$/.test(parsed.pathname)) {
    throw new UsageError(
      '--url must be the address of the server, without /api, such as http://127.0.0.1:3000.',
    )
  }
  if (parsed.username + parsed.password !== '') {
    throw new UsageError('--url must not hold a password: others of the machine see it there.')
  }
  if (!/^[!-~]+$/.test(token))
    throw new UsageError('The token must be one as `akinai token create` prints it: akn_...')
  return { url: parsed.href.replace(/\/+$/, ''), token }
}

async function checkWritable(path: string): Promise<void> {
  try {
    await (await open(path, 'a')).close()
  } catch (error) {
    throw new UsageError(`--report cannot be written: ${(error as Error).message}.`)
  }
}

async function readPlan(file: string, { hidden = false, images, ...options }: Options): Promise<Plan> {
  const table = await readTable(file)
  const pictures = images === undefined ? undefined : await readFolder(images, table)
  return planImport(table, { ...options, hidden, pictures })
}

async function readFolder(folder: string, { rows }: Table): Promise<PictureFolder> {
  try {
    const cells = rows.flatMap(row => [row.image, row.variantImage])
    return await openPictureFolder(folder, cells.map(pictureName))
  } catch (error) {
    throw new UsageError(`--images must be a folder that can be read: ${(error as Error).message}.`)
  }
}

async function readTable(file: string): Promise<Table> {
  try {
    return readCsv(await readFile(file))
  } catch (error) {
    if (error instanceof UnreadableFile) throw new CommandError(`${file}: ${error.message}`)
    if (error instanceof Error && 'code' in error)
      throw new CommandError(`${file} cannot be read: ${error.message}.`)
    throw error
  }
}

/** The first Ctrl-C ends the run after the items at hand; the second ends the process. */
async function run(plan: Plan, { url, token }: Server): Promise<RunOutcome> {
  const interrupted = new AbortController()
  const interrupt = () => {
    process.stderr.write('\nFinishing the items at hand; once more ends it at once.\n')
    interrupted.abort()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupt)
  const progress = createProgress(process.stderr)
  try {
    return await runImport(plan, createHttpShopApi(url, token), {
      places: PLACES,
      patience: { pauses: PAUSES, sleep: milliseconds => sleep(milliseconds) },
      signal: interrupted.signal,
      onSurvey: open => progress.begin(open),
      onItem: () => progress.step(),
    })
  } catch (error) {
    if (isExpected(error)) throw new CommandError(explainFailure(error))
    throw error
  } finally {
    progress.end()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupt)
  }
}

function isExpected(error: unknown): boolean {
  return error instanceof ApiRefusal || error instanceof Unreachable || error instanceof ImportStopped
}

function hasFailed({ counts, stopped }: Report): boolean {
  return counts.refused > 0 || stopped !== null
}
