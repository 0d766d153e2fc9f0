/** akinai export */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { constants, type WriteStream } from 'node:fs'
import { lstat, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Command } from 'commander'
import { syncFolder } from '../../src/objects/disk/durable-files.ts'
import { type ExportCounts, exportShop } from '../../src/transfer/export-shop.ts'
import { notedFromTo } from '../operator.ts'
import { CommandError, print, UsageError } from '../output.ts'
import { folderWithoutLinks } from '../safe-folder.ts'
import { requireShop } from '../shop-option.ts'
import { withContext } from '../with-context.ts'

interface Options {
  readonly shop: string
  readonly output?: string
  readonly json?: boolean
}

/** The command that writes a shop as import documents. */
export function exportCommand(): Command {
  return new Command('export')
    .description('write a shop with its categories, items and orders as documents (NDJSON)')
    .requiredOption('--shop <key>', 'the shop')
    .option('--output <file>', 'where to, packed when the name ends in .gz; the standard output otherwise')
    .option('--json', 'with --output: print what was written as one JSON document')
    .action(async ({ shop, output, json }: Options) => {
      if (output === undefined) {
        if (json) throw new UsageError('--json needs --output: without it the documents are what is printed.')
        await exportToStdout(shop)
        return
      }
      const counts = await exportToFile(shop, output)
      print(json, { output, documents: counts }, [
        `${output}: the shop, ${counts.category} categories, ${counts.item} items, ${counts.order} orders.`,
      ])
    })
}

async function exportToStdout(key: string): Promise<void> {
  try {
    await exportTo(key, sink => pipeline(sink, process.stdout))
  } catch (error) {
    // Whoever reads has seen enough, such as `head`.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error
  }
}

/**
 * The file takes its name only once it is whole, and is its owner's alone: all of a shop's orders are in it. It is opened
 * before the database is, by whoever gave the command, and never through a link, be it that of a folder above it (R-EXPORT-4).
 */
async function exportToFile(key: string, output: string): Promise<ExportCounts> {
  let part: string | undefined
  let target: WriteStream | undefined
  try {
    const place = join(await folderWithoutLinks(output), basename(output))
    await refuseOther(output, place)
    const draft = `${place}.${randomBytes(6).toString('hex')}.part`
    const { O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = constants
    const file = await open(draft, O_CREAT | O_EXCL | O_NOFOLLOW | O_WRONLY, 0o600)
    part = draft
    // Its bytes are on the disk before it has its name.
    const stream = file.createWriteStream({ flush: true })
    target = stream
    const counts = await exportTo(key, sink =>
      output.endsWith('.gz') ? pipeline(sink, createGzip(), stream) : pipeline(sink, stream),
    )
    await rename(draft, place)
    await syncFolder(dirname(place))
    return counts
  } catch (error) {
    target?.destroy()
    if (part !== undefined) await rm(part, { force: true })
    const systemError = error instanceof Error && 'syscall' in error
    throw systemError ? new CommandError(`${output} cannot be written: ${error.message}.`) : error
  }
}

/** An earlier export is replaced; a link, a folder or a device is not. */
async function refuseOther(output: string, place: string): Promise<void> {
  const found = await lstat(place).catch(() => undefined)
  if (found === undefined || found.isFile()) return
  const what = found.isSymbolicLink() ? 'a link' : found.isDirectory() ? 'a folder' : 'no ordinary file'
  throw new CommandError(`${output} cannot be written: it is ${what}. Name a file that is not there yet.`)
}

function exportTo(key: string, drain: (sink: PassThrough) => Promise<void>): Promise<ExportCounts> {
  return withContext(async context => {
    const shop = await requireShop(context.db, key)
    const sink = new PassThrough()
    sink.on('error', () => {})
    const drained = drain(sink)
    drained.catch(() => {})
    let counts: Partial<ExportCounts> = {}
    const stages = { begin: 'export_begun', end: 'export_ended', counts: () => counts } as const
    return notedFromTo(context, shop.id, stages, async () => {
      const written = await exportShop(context, shop.id, async line => {
        if (!sink.write(line)) await Promise.race([once(sink, 'drain'), drained])
      }).catch(error => {
        sink.destroy(error)
        return drained.then(() => Promise.reject(error))
      })
      sink.end()
      await drained
      counts = written
      return written
    })
  })
}
