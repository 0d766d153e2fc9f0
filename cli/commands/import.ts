/** akinai import */
import { open, stat } from 'node:fs/promises'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { Command } from 'commander'
import type { Context } from '../../src/context.ts'
import { oneLine } from '../../src/lib/plain.ts'
import { importDocuments } from '../../src/transfer/import-documents.ts'
import { readLines } from '../../src/transfer/lines.ts'
import type { ImportReport } from '../../src/transfer/report.ts'
import { canAsk, confirm } from '../confirm.ts'
import { notedFromTo } from '../operator.ts'
import { CommandError, print, printable } from '../output.ts'
import { requireShop } from '../shop-option.ts'
import { startImportProgress } from '../transfer/progress.ts'
import { guardNames } from '../transfer/shop-names.ts'
import { summaryOf, writeRefusal } from '../transfer/summary.ts'
import { withContext } from '../with-context.ts'

/** The command that takes import documents into a shop. */
export function importCommand(): Command {
  return new Command('import')
    .description('take shop, category, item and order documents (NDJSON) into a shop')
    .argument(
      '<file>',
      'the documents, one a line; unpacked when the name ends in .gz; - is the standard input',
    )
    .requiredOption('--shop <key>', 'the shop')
    .option('--keep-names', 'leave the name and the mail address of the shop as they are')
    .option('--yes', 'do not ask whether to replace them')
    .option('--json', 'print the report as one JSON document')
    .addHelpText('after', HELP)
    .action(async (file: string, options: Options) => {
      const { json } = options
      const bytes = await statBytes(file)
      // Opened by whoever gave the command, who may read what the server's user may not.
      using source = await openSource(file)
      const report = await withContext(context => importFile(context, options, { file, bytes, source }))
      print(json, report, summaryOf(report))
      if (report.refused > 0) process.exitCode = 1
    })
}

interface Options {
  readonly shop: string
  readonly keepNames?: boolean
  readonly yes?: boolean
  readonly json?: boolean
}

/** A script has said what it wants; a person is asked. What comes by the standard input leaves none to answer with. */
function decideFor({ keepNames, yes }: Options, file: string): Parameters<typeof guardNames>[1] {
  if (keepNames) return 'keep'
  if (yes || file === '-' || !canAsk()) return 'replace'
  return async (found, mine) => {
    process.stderr.write(
      printable(
        `The document of the shop has the name ${oneLine(found.name)} and the address ${oneLine(found.mail_address)};\nthe shop is ${oneLine(mine.name)}, with ${oneLine(mine.mail_address)}.\n`,
      ),
    )
    return (await confirm('Replace them? Otherwise they stay, and all else is taken.')) ? 'replace' : 'keep'
  }
}

const HELP = `
The document of a shop replaces its name and its mail address, after a question where somebody sits at the terminal.
Each document is taken whole or not at all. What is refused is told with its line, and the rest goes on. Documents that
the shop has already are skipped, so an import that was cut short is simply started again. docs/import-export.md
Exit code 0: the shop has every document; 1: some were refused, or it failed; 2: the command was not understood.`

/** Undefined where the length cannot be known. */
async function statBytes(file: string): Promise<number | undefined> {
  if (file === '-') return undefined
  try {
    const found = await stat(file)
    if (found.isDirectory()) throw new CommandError(`${file} is a folder; name a file of documents.`)
    return found.isFile() ? found.size : undefined
  } catch (error) {
    throw error instanceof CommandError ? error : unreadable(file, error)
  }
}

async function importFile(
  context: Context,
  options: Options,
  { file, bytes, source }: Opened,
): Promise<ImportReport> {
  const shop = await requireShop(context.db, options.shop)
  const names = guardNames(shop, decideFor(options, file))
  const progress = startImportProgress(bytes, source.bytesRead)
  let line = 0
  let counts = {}
  const stages = { begin: 'import_begun', end: 'import_ended', counts: () => counts } as const
  try {
    return await notedFromTo(context, shop.id, stages, () =>
      importDocuments(context, shop.id, names.lines(readLines(source.bytes)), {
        transform: names.transform,
        onRefused: refusal => progress.write(writeRefusal(refusal)),
        onProgress: report => {
          line = report.line
          counts = countsOf(report)
          progress.update(report)
        },
      }),
    )
  } catch (error) {
    const cause =
      error instanceof Error && 'code' in error && error.name !== 'DatabaseError'
        ? unreadable(file, error).message
        : messageOf(error)
    throw new CommandError(
      `The import stopped after line ${line}: ${cause}\nWhat came before is in. Start the same import again to go on.`,
    )
  } finally {
    progress.stop()
  }
}

/** Documents that were taken, by kind, and how many were not. */
function countsOf({ by_kind, skipped, refused }: ImportReport) {
  const imported = Object.entries(by_kind).map(([kind, { imported }]) => [kind, imported])
  return { imported: Object.fromEntries(imported), skipped, refused }
}

/** What is imported. */
interface Opened {
  readonly file: string
  /** Its length, where that can be known. */
  readonly bytes: number | undefined
  readonly source: Source
}

/** A file is closed with it, read to its end or not. */
interface Source extends Disposable {
  readonly bytes: AsyncIterable<Uint8Array>
  /** Bytes of the file read so far; of a packed file, before unpacking. */
  readonly bytesRead: () => number
}

async function openSource(file: string): Promise<Source> {
  if (file === '-') return { bytes: process.stdin, bytesRead: () => 0, [Symbol.dispose]: () => {} }
  const opened = await open(file).catch(error => Promise.reject(unreadable(file, error)))
  const stream = opened.createReadStream()
  const bytes = file.endsWith('.gz') ? unpack(stream) : stream
  return { bytes, bytesRead: () => stream.bytesRead, [Symbol.dispose]: () => void stream.destroy() }
}

/** Begins once it is read: a failure before that would have nobody to tell. */
async function* unpack(packed: Readable): AsyncGenerator<Uint8Array> {
  // A failure of either stream ends the other, and with it the reading of lines, which throws it.
  yield* pipeline(packed, createGunzip(), () => {})
}

function unreadable(file: string, error: unknown): CommandError {
  return new CommandError(`${file} cannot be read: ${messageOf(error)}.`)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
