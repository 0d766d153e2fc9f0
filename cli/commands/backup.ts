/** akinai backup */
import { mkdir } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { Command, InvalidArgumentError } from 'commander'
import { keepLatest } from '../../src/backup/keep-latest.ts'
import { listBackups } from '../../src/backup/list-backups.ts'
import { type TakenBackup, takeBackup } from '../../src/backup/take-backup.ts'
import { tellArchive, untoldArchive } from '../archive-after-backup.ts'
import { withBackupSource } from '../backup-source.ts'
import { notedFromTo } from '../operator.ts'
import { CommandError, print } from '../output.ts'
import { folderWithoutLinks } from '../safe-folder.ts'
import { startBackupProgress } from '../transfer/backup-progress.ts'

interface Options {
  readonly to: string
  readonly shop?: string
  readonly keep?: number
  readonly json?: boolean
}

/** The command that backs the whole server up, or one shop. */
export function backupCommand(): Command {
  return new Command('backup')
    .description('back up the whole server while it works: database, pictures and files')
    .requiredOption('--to <folder>', 'the folder of backups; each gets a folder of its own in it')
    .option('--shop <key>', 'one shop only: its documents, as export writes them, and its pictures')
    .option(
      '--keep <number>',
      'keep so many of the latest backups of the server, and remove older ones and the archived log that only they need',
      readCount,
    )
    .option('--json', 'print what was made as one JSON document')
    .addHelpText('after', HELP)
    .action(async ({ to, shop, keep, json }: Options) => {
      if (shop !== undefined && keep !== undefined)
        throw new CommandError('--keep is for backups of the whole server: leave it out with --shop.')
      const backups = await openFolder(to)
      const progress = startBackupProgress()
      try {
        const taken = await (shop === undefined
          ? withBackupSource(source => takeBackup(source, backups, progress.update))
          : backUpShop(shop, backups, progress.update))
        progress.stop()
        const { folder, manifest, missing } = taken
        const untold = await untoldArchive(taken)
        const isServer = manifest.kind === 'server' && untold === undefined
        const tidied = isServer ? await tidyUp(taken, backups, keep) : undefined
        const unfinished = (await listBackups(backups)).filter(({ finished }) => !finished)
        print(json, { folder, manifest, missing, ...tidied?.told }, [
          `${folder}: ${bytesOf(manifest.files)} in ${manifest.files.length} files, ${manifest.objects.count} pictures and files (${manifest.objects.copied} of them new). It shows ${manifest.ended_at}.`,
          ...(manifest.kind === 'objects' ? [OUTSIDE] : []),
          ...missing.map(key => `Missing in the object store: ${key}`),
          ...(tidied?.lines ?? []),
          ...unfinished.map(
            ({ name }) => `Not finished, and no backup: ${join(to, name)}. It can be removed.`,
          ),
          `To try it: npx akinai restore --from ${join(to, basename(folder))} --verify`,
        ])
        if (missing.length > 0) process.exitCode = 1
        if (untold !== undefined) throw new CommandError(untold)
      } finally {
        progress.stop()
      }
    })
}

/** Tells the archive of it, and removes what is not kept. */
async function tidyUp(taken: TakenBackup, backups: string, keep: number | undefined) {
  const kept = keep === undefined ? undefined : await keepLatest(backups, keep, basename(taken.folder))
  const pruned = await tellArchive(taken, kept?.kept)
  if (kept === undefined) return { told: {}, lines: [] }
  return {
    told: { removed: kept.removed, ...(pruned && { pruned }) },
    lines: [
      ...kept.removed.map(name => `Removed, as ${keep} are kept: ${name}`),
      ...(pruned && pruned.pieces + pruned.runs > 0
        ? [
            `Removed from the archive of the log: ${pruned.pieces} pieces and ${pruned.runs} runs that none of them needs.`,
          ]
        : []),
    ],
  }
}

function readCount(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text))
    throw new InvalidArgumentError('It must be a whole number from 1 to 99999.')
  return Number(text)
}

const OUTSIDE =
  'The database is the one of DATABASE_URL: back it up by its own tools first, and take this backup within a day.'

const HELP = `
A backup is finished when it has its manifest.json. Pictures and files are kept once for all backups in a folder, so keep
the folder whole. docs/operations.md
Exit code 0: it is whole; 1: it failed, pictures were missing in the store already, or the archive of the log could not be told of it; 2: the command was not understood.`

/** The folder, made for its owner alone, with no link on the way to it. */
async function openFolder(to: string): Promise<string> {
  try {
    const folder = resolve(to)
    await mkdir(await folderOf(folder), { recursive: true, mode: 0o700 })
    return await folderWithoutLinks(join(folder, 'backup'))
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error
    throw new CommandError(`${to} cannot be written: ${error.message}.`)
  }
}

/** The same folder, once what is there of the way to it is seen to be no link. */
async function folderOf(folder: string): Promise<string> {
  const parent = await folderWithoutLinks(folder)
  return join(parent, basename(folder))
}

function bytesOf(files: readonly { readonly bytes: number }[]): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}

async function backUpShop(
  key: string,
  backups: string,
  progress: Parameters<typeof takeBackup>[2],
): Promise<Awaited<ReturnType<typeof takeBackup>>> {
  const { takeShopBackup } = await import('../../src/backup/take-shop-backup.ts')
  const { findShopByKey } = await import('../../src/shops/store.ts')
  return withBackupSource(async source => {
    const shop = await findShopByKey(source.db, key)
    if (shop === undefined) throw new CommandError(`There is no shop ${JSON.stringify(key)}.`)
    // As an export is: the shop's people see that its data went out.
    const stages = { begin: 'export_begun', end: 'export_ended', counts: () => ({}) } as const
    return notedFromTo(source, shop.id, stages, () => takeShopBackup(source, shop, backups, progress))
  })
}
