/** akinai import-shopify */
import { open, readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { Command } from 'commander'
import { readCallerToken } from '../../src/config.ts'
import { canAsk, confirm } from '../confirm.ts'
import { CommandError, print, printable, UsageError } from '../output.ts'
import { addOptions, chooseRate, type Options } from '../shopify/command/options.ts'
import { doubtOf } from '../shopify/plan/currency.ts'
import { planImport } from '../shopify/plan/plan.ts'
import type { Plan } from '../shopify/plan/planned.ts'
import { type Decimal, writeDecimal } from '../shopify/plan/price.ts'
import { type Table, UnreadableFile } from '../shopify/read/parse-csv.ts'
import { namesOfPictures, type PictureFolder } from '../shopify/read/picture-file.ts'
import { openPictureFolder } from '../shopify/read/picture-folder.ts'
import { readPriceSigns } from '../shopify/read/price-signs.ts'
import { readCsv } from '../shopify/read/read-csv.ts'
import { previewLines, undoLines } from '../shopify/report/preview.ts'
import { createProgress, type Progress } from '../shopify/report/progress.ts'
import { makeReport, type Report } from '../shopify/report/report.ts'
import { writeSummary } from '../shopify/report/summary.ts'
import { pricesOf } from '../shopify/run/mend-prices.ts'
import { type RunOutcome, runImport } from '../shopify/run/run-import.ts'
import { findImported, removeImported } from '../shopify/run/undo-import.ts'
import { ApiRefusal, explainFailure, ImportStopped, Unreachable } from '../shopify/shop/failures.ts'
import { createHttpShopApi } from '../shopify/shop/http-shop-api.ts'
import { PAUSES, type Patience } from '../shopify/shop/repeat.ts'

/** Items filled side by side. Measured on two cores: 4, 8 and 16 take the same time, one after the other a third more. */
const PLACES = 8

/** The command that brings in the products of a Shopify shop, as a client of the API. */
export function importShopifyCommand(): Command {
  const command = new Command('import-shopify')
    .description(
      "bring in a Shopify shop's products from its product CSV, through the API; a second run changes nothing",
    )
    .argument('<file>', 'the CSV as Shopify exports it (Products, Export), plain or .gz')
  return addOptions(command).action(importShopify)
}

async function importShopify(file: string, options: Options): Promise<void> {
  if (options.token !== undefined) throw new UsageError(NOT_AS_ARGUMENT)
  const server = options.dryRun ? undefined : serverOf(options.url, await readToken(options))
  if (options.report !== undefined) await checkWritable(options.report)
  const table = await readTable(file)
  const signs = readPriceSigns(table.rows)
  const plan = await readPlan(table, options, chooseRate(options, signs))
  if (options.undo && server !== undefined) return undo(plan, server, options)
  if (server !== undefined) await agree(plan, options)
  const begin = performance.now()
  const outcome =
    server === undefined ? undefined : await run(plan, server, await formerPrices(table, options))
  const seconds = Math.round(performance.now() - begin) / 1000
  const report = makeReport(plan, { file: basename(file), url: server?.url ?? null, seconds, outcome })
  if (options.report !== undefined) await writeFile(options.report, `${JSON.stringify(report, null, 2)}\n`)
  const doubt = server === undefined && options.rate === undefined ? doubtOf(signs) : undefined
  const summary = doubt === undefined ? '' : `\n${doubt} Without --rate it is not put in.\n`
  process.stdout.write(
    options.json ? `${JSON.stringify(report)}\n` : printable(`${writeSummary(report)}${summary}`),
  )
  if (hasFailed(report)) process.exitCode = 1
}

/** Says what is about to be done, before it is, and asks whoever can be asked. */
async function agree(plan: Plan, { rate, yes, json }: Options): Promise<void> {
  if (!json) tell(previewLines(plan, rate && writeDecimal(rate)))
  if (yes || !canAsk() || (await confirm('Put this into the shop?'))) return
  throw new CommandError('Nothing was changed.')
}

function tell(lines: readonly string[]): void {
  process.stderr.write(printable(`${lines.join('\n')}\n\n`))
}

/** What a run at the former rate made, where prices of such a run are to be mended. */
async function formerPrices(
  table: Table,
  options: Options,
): Promise<ReadonlyMap<string, number> | undefined> {
  const { formerRate, rate } = options
  if (formerRate === undefined) return undefined
  if (rate === undefined) throw new UsageError('--former-rate needs --rate, at which prices are set anew.')
  return pricesOf(await readPlan(table, options, formerRate))
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

async function readPlan(
  table: Table,
  { visible = false, images, ...options }: Options,
  rate: Decimal,
): Promise<Plan> {
  const pictures = images === undefined ? undefined : await readFolder(images, table)
  return planImport(table, { ...options, rate, hidden: !visible, pictures })
}

async function readFolder(folder: string, { rows }: Table): Promise<PictureFolder> {
  try {
    return await openPictureFolder(folder, namesOfPictures(rows))
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

const PATIENCE: Patience = { pauses: PAUSES, sleep: milliseconds => sleep(milliseconds) }

function run(
  plan: Plan,
  { url, token }: Server,
  former: ReadonlyMap<string, number> | undefined,
): Promise<RunOutcome> {
  return interruptible((signal, progress) =>
    runImport(plan, createHttpShopApi(url, token), {
      places: PLACES,
      patience: PATIENCE,
      signal,
      formerPrices: former,
      onSurvey: open => progress.begin(open),
      onItem: () => progress.step(),
    }),
  )
}

/** Takes away what an import of the file made. Where nobody can be asked, it is to be said that nobody shall be. */
async function undo(plan: Plan, { url, token }: Server, { yes = false, json }: Options): Promise<void> {
  const api = createHttpShopApi(url, token)
  const found = await interruptible(() => findImported(plan, api, PATIENCE))
  const open = found.filter(({ reason }) => reason === undefined)
  if (!json) tell(undoLines(found))
  if (!yes && open.length > 0) {
    if (!canAsk()) throw new UsageError('--undo deletes items; give --yes where nobody can be asked.')
    if (!(await confirm(`Delete ${open.length} items?`))) throw new CommandError('Nothing was changed.')
  }
  const { removed, stopped } = await interruptible((signal, progress) => {
    progress.begin(open.length)
    return removeImported(found, api, { patience: PATIENCE, signal, onItem: () => progress.step() })
  })
  const left = found.filter(one => !removed.includes(one))
  const document = {
    removed: removed.map(({ id }) => id),
    left: left.map(({ id, planned, reason }) => ({
      id,
      name: planned.name,
      reason: reason ?? 'was not reached',
    })),
    stopped: stopped ?? null,
  }
  print(json, document, [
    `${removed.length} items are deleted, ${left.length} stay. Categories stay, too.`,
    ...(stopped === undefined
      ? []
      : [`It ended before its time. ${stopped} Run the same command again to go on.`]),
  ])
  if (stopped !== undefined) process.exitCode = 1
}

/** The first Ctrl-C ends the work after the items at hand; the second ends the process. */
async function interruptible<T>(work: (signal: AbortSignal, progress: Progress) => Promise<T>): Promise<T> {
  const interrupted = new AbortController()
  const interrupt = () => {
    process.stderr.write('\nFinishing the items at hand; once more ends it at once.\n')
    interrupted.abort()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupt)
  const progress = createProgress(process.stderr)
  try {
    return await work(interrupted.signal, progress)
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
