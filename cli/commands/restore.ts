/** akinai restore */
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { cp, lstat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { Command } from 'commander'
import { ensureUsers, isRoot } from '../../bin/users.js'
import { openArchive } from '../../src/backup/archive/archive-store.ts'
import { listBackups } from '../../src/backup/list-backups.ts'
import { type Manifest, readManifest } from '../../src/backup/manifest.ts'
import { MANIFEST } from '../../src/backup/places.ts'
import { restoreServer } from '../../src/backup/restore-server.ts'
import { verifyBackup } from '../../src/backup/verify-backup.ts'
import { readConfig } from '../../src/config.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { readMoment } from '../../src/lib/date-time.ts'
import { CommandError, print, UsageError } from '../output.ts'

interface Options {
  readonly from: string
  readonly to?: string
  readonly shop?: string
  readonly objects?: boolean
  readonly verify?: boolean
  readonly until?: string
  readonly json?: boolean
}

/** The command that makes a server, or a shop, out of a backup. */
export function restoreCommand(): Command {
  return new Command('restore')
    .description('make a server, or a shop of this one, out of a backup')
    .requiredOption(
      '--from <folder>',
      'a backup, or the folder of backups, whose latest of the right kind is taken',
    )
    .option('--to <folder>', 'a data folder with nothing in it, for the whole server')
    .option('--shop <key>', 'the key of the shop to make in this server, out of the backup of a shop')
    .option('--objects', 'the pictures and files alone, into the object store of this server')
    .option(
      '--until <time>',
      'the whole server as of this moment, out of the archive of the log; "end": all of it',
    )
    .option('--verify', 'only compare every byte of the backup with what was written')
    .option('--json', 'print what was restored as one JSON document')
    .addHelpText('after', HELP)
    .action(async (options: Options) => {
      const { from, to, shop, objects, verify } = options
      const ways = [to, shop, objects, verify].filter(way => way !== undefined).length
      if (ways !== 1) throw new UsageError('Give one of --to, --shop, --objects and --verify.')
      const until = options.until === undefined ? undefined : readUntil(options.until)
      if (until !== undefined && to === undefined) throw new UsageError('--until goes with --to.')
      const backup = await chooseBackup(resolve(from), wantedFor(options), until?.at)
      if (to !== undefined) await toFolder(backup, to, until, options)
      else if (shop !== undefined) await toShop(backup, shop, options)
      else if (objects) await toStore(backup, options)
      else await onlyVerify(backup, options)
    })
}

const HELP = `
Every byte is verified before anything is written. --until needs AKINAI_WAL_ARCHIVE as the server had it. docs/operations.md
Exit code 0: done, and the backup is whole; 1: it is not, or it failed; 2: the command was not understood.`

interface Until {
  /** Undefined: everything that the archive has. */
  readonly at: Date | undefined
}

function readUntil(text: string): Until {
  if (text === 'end') return { at: undefined }
  const at = readMoment(text)
  if (at === undefined)
    throw new UsageError(
      '--until must be "end" or a time with its offset, such as 2026-11-20T10:02:03+09:00.',
    )
  return { at }
}

/** Kinds of backups of which one is wanted, and what they are called together. */
interface Wanted {
  readonly kinds: readonly Manifest['kind'][]
  readonly called: string
}

function wantedFor({ to, shop, objects }: Options): Wanted {
  if (to !== undefined) return { kinds: ['server'], called: ' of a whole server' }
  if (shop !== undefined) return { kinds: ['shop'], called: ' of one shop' }
  // Each of them has all pictures and files of its server.
  if (objects) return { kinds: ['objects', 'server'], called: ' of the pictures and files of a server' }
  return { kinds: ['server', 'shop', 'objects'], called: '' }
}

/** The folder itself, else the latest finished backup of such a kind in it, of those that are not after the moment. */
async function chooseBackup(from: string, wanted: Wanted, until: Date | undefined): Promise<string> {
  if (await lstat(join(from, MANIFEST)).catch(() => undefined)) return from
  const all = await listBackups(from).catch(() => [])
  for (const { name, finished } of all.toReversed()) {
    const folder = join(from, name)
    if (!finished) continue
    const { kind, database, ended_at } = await readManifest(folder)
    if (!wanted.kinds.includes(kind)) continue
    const shows = new Date(database?.replay_from ?? ended_at)
    if (until === undefined || shows <= until) return folder
  }
  const reasons = [
    'was not finished',
    ...(wanted.called === '' ? [] : ['is of another kind']),
    ...(until === undefined ? [] : ['is later than that moment']),
  ]
  const others = all.length > 0 ? ` What is there ${reasons.join(', or ')}.` : ''
  throw new CommandError(`${from} holds no backup${wanted.called}.${others}`)
}

async function onlyVerify(backup: string, { json }: Options): Promise<void> {
  const manifest = await verifyBackup(backup)
  print(json, { backup, manifest }, [
    `${backup} is whole: every byte is as it was written. ${shown(manifest)}`,
  ])
}

function shown({ ended_at, objects }: Manifest): string {
  return `It shows ${ended_at}, with ${objects.count} pictures and files.`
}

async function toFolder(
  backup: string,
  to: string,
  until: Until | undefined,
  { json }: Options,
): Promise<void> {
  const config = readConfig()
  const archive = until && openArchive(config, systemClock)
  if (until !== undefined && archive === undefined) {
    throw new CommandError(
      '--until needs the archive of the log: set AKINAI_WAL_ARCHIVE as the server had it.',
    )
  }
  const restored = await restoreServer({
    ...{ backup, dataDir: resolve(to), config, clock: systemClock },
    until: until && archive && { at: until.at, archive },
    say: line => process.stderr.write(`${line}\n`),
  })
  const { dataDir, shops, items, orders, objects, as_of, missing } = restored
  print(json, restored, [
    `${dataDir}: ${shops} shops, ${items} items, ${orders} orders, ${objects} pictures and files, as of ${as_of}.`,
    ...missing.map(key => `Missing: ${key}`),
    `To start it: AKINAI_DATA_DIR=${dataDir} npm start`,
  ])
  if (missing.length > 0) process.exitCode = 1
}

async function toShop(backup: string, key: string, { json }: Options): Promise<void> {
  const manifest = await verifyBackup(backup)
  if (manifest.shop === undefined)
    throw new CommandError(`${backup} is no backup of one shop: restore it with --to DATAFOLDER.`)
  const { restoreAsShop } = await import('../transfer/restore-as-shop.ts')
  using readable = within(backup, isRoot())
  await readable.prepare()
  await restoreAsShop(readable.backup, manifest, key, json)
}

/** By which a command is broken off. */
const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** The server's user, as whom a command of root's works, cannot read root's backups: it gets a copy for as long as it takes. */
function within(backup: string, copied: boolean) {
  const folder = copied ? mkdtempSync('/tmp/akinai-restore-') : undefined
  const place = folder === undefined ? backup : join(folder, basename(backup))
  const remove = () => {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  }
  // It has orders and files of a shop in it, which whoever breaks the command off leaves nobody.
  const breakOff = (signal: NodeJS.Signals) => {
    remove()
    process.kill(process.pid, signal)
  }
  for (const signal of ENDING) process.once(signal, breakOff)
  return {
    backup: place,
    async prepare() {
      if (folder === undefined) return
      const { uid, gid } = ensureUsers().server
      await copyListed(backup, folder)
      const { spawnSync } = await import('node:child_process')
      spawnSync('chown', ['-RPh', `${uid}:${gid}`, '--', folder])
      chownSync(folder, uid, gid)
    },
    [Symbol.dispose]() {
      for (const signal of ENDING) process.off(signal, breakOff)
      remove()
    },
  }
}

async function copyListed(backup: string, folder: string): Promise<void> {
  const { pathOfObject, readObjectLines } = await import('../../src/backup/object-lines.ts')
  await cp(backup, join(folder, basename(backup)), { recursive: true })
  for await (const object of readObjectLines(backup)) {
    await cp(pathOfObject(dirname(backup), object), pathOfObject(folder, object))
  }
}

async function toStore(backup: string, { json }: Options): Promise<void> {
  const manifest = await verifyBackup(backup)
  const asked = readConfig()
  const { restoreObjects } = await import('../../src/backup/restore-objects.ts')
  const { placeData } = await import('../../src/db/embedded/data-folder.ts')
  // Where the server will look for them, which root's is not always what was asked for.
  const config =
    isRoot() && asked.s3 === undefined ? { ...asked, dataDir: placeData(asked.dataDir).dataDir } : asked
  const objects = await restoreObjects(backup, config, systemClock)
  print(json, { backup, objects }, [
    `${objects} pictures and files are in the object store. ${shown(manifest)}`,
  ])
}
