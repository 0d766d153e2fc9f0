/**
 * A copy of the program for the users that root's processes become. Root's own folder is often closed to everybody else
 * (/root has mode 0700), and a process that is no longer root reads modules, pages and migrations all the same. Files are
 * linked rather than copied where that can be: the copy takes some 0.3 s and hardly any room.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { COMPILED } from '../../bin/launch.js'
import { ensureUsers } from '../../bin/users.js'
import { SYSTEM_FOLDER } from '../lib/data-folders.ts'
import { codeOf } from '../lib/error-code.ts'
import { removeOldCopies } from './old-copies.ts'

/** The folder of the program that runs. */
export const PROGRAM = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '')

/** What belongs to the program. Everything else that lies beside it, such as data, stays where it is. */
const PARTS = ['package.json', 'bin', 'cli', 'client', 'demo', 'dist', 'docs', 'migrations', 'src']

/** Where the program can be read by everybody, and a Node that everybody can run. */
export interface ReachableProgram {
  readonly folder: string
  readonly node: string
}

/**
 * Variables with which a process started from the program in `folder` finds its first module compiled, too. Without them it
 * reads Node's compiler of TypeScript for that one: 0.1 s of CPU, and 30 MB for as long as it runs.
 */
export function compiledProgram(folder: string): Readonly<Record<string, string>> {
  return {
    NODE_COMPILE_CACHE: join(folder, relative(PROGRAM, COMPILED)),
    NODE_COMPILE_CACHE_PORTABLE: '1',
  }
}

let found: ReachableProgram | undefined

/** The program itself where all users can reach it, else a copy of its present state. For root only. */
export function reachableProgram(): ReachableProgram {
  found ??= isReachable() ? inPlace() : copied()
  return found
}

function inPlace(): ReachableProgram {
  try {
    shareCompiled()
  } catch (error) {
    // A unit of systemd shows the program read-only. The other users' processes compile it anew then, and run.
    if (codeOf(error) !== 'EROFS') throw error
  }
  return { folder: PROGRAM, node: process.execPath }
}

/** Asked of the user with the fewest rights: of its files some may have been made with a narrow umask. */
function isReachable(): boolean {
  const { uid, gid } = ensureUsers().images
  const files = [
    join(PROGRAM, 'package.json'),
    fileURLToPath(import.meta.url),
    join(packages(), '.package-lock.json'),
  ]
  const test = `test -x "$1" || exit 1; shift; for file; do test -r "$file" || exit 1; done`
  const args = ['-c', test, 'sh', process.execPath, ...files.filter(file => existsSync(file))]
  return spawnSync('/bin/sh', args, { cwd: '/', env: {}, uid, gid, stdio: 'ignore' }).status === 0
}

/**
 * Lets the other users read what root has compiled, without which their processes would compile it anew each time. Node
 * looks for it in a folder by the user's number; none of them can write there, so that none can plant code for another.
 */
function shareCompiled(): void {
  if (!existsSync(COMPILED)) return
  const users = Object.values(ensureUsers())
  for (const name of readdirSync(COMPILED).filter(name => name.endsWith('-0'))) {
    const folder = join(COMPILED, name)
    const links = users.map(({ uid }) => join(COMPILED, name.replace(/-0$/, `-${uid}`)))
    const { mtimeMs } = statSync(folder)
    // To look at a thousand files takes a sixth of a command's time; the links say until when it was done.
    if (links.every(link => (lstatSync(link, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= mtimeMs)) continue
    for (const file of readdirSync(folder)) shareFile(join(folder, file))
    const seconds = Math.ceil(mtimeMs) / 1000
    for (const link of links) {
      if (lstatSync(link, { throwIfNoEntry: false }) === undefined) symlinkSync(name, link)
      lutimesSync(link, seconds, seconds)
    }
  }
}

function shareFile(path: string): void {
  try {
    if ((statSync(path).mode & 0o004) === 0) chmodSync(path, 0o644)
  } catch (error) {
    // What another process is writing has another name a moment later, under which it is found the next time.
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

/** The folder of the packages that the program uses: its own, or the one in which it lies as a package itself. */
function packages(): string {
  const inside = `${sep}node_modules${sep}`
  const at = PROGRAM.lastIndexOf(inside)
  return at < 0 ? join(PROGRAM, 'node_modules') : PROGRAM.slice(0, at + inside.length - 1)
}

function copied(): ReachableProgram {
  const name = `program-${digest(PROGRAM)}-`
  const copy = join(SYSTEM_FOLDER, name + digest(stateOf()))
  const isPackage = !packages().startsWith(join(PROGRAM, 'node_modules'))
  const folder = isPackage ? join(copy, 'node_modules', relative(packages(), PROGRAM)) : copy
  const within = relative(packages(), process.execPath)
  const node = within.startsWith('..') ? join(copy, 'node') : join(copy, 'node_modules', within)
  if (!existsSync(copy)) {
    mkdirSync(SYSTEM_FOLDER, { recursive: true })
    chmodSync(SYSTEM_FOLDER, 0o755)
    removeOldCopies(SYSTEM_FOLDER, name)
    const partial = mkdtempSync(join(SYSTEM_FOLDER, `${name}partial-`))
    try {
      if (!isPackage) for (const part of PARTS) take(join(PROGRAM, part), join(partial, part))
      takePackages(join(partial, 'node_modules'))
      if (within.startsWith('..')) take(process.execPath, join(partial, 'node'))
      chmodSync(partial, 0o755)
      renameSync(partial, copy)
    } catch (error) {
      rmSync(partial, { recursive: true, force: true })
      // Another process was first: its copy is the same.
      if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')) throw error
    }
  }
  return { folder, node }
}

/** Whatever would make another copy: the program's own files, and the list of its packages, which npm writes anew. */
function stateOf(): string {
  const lines: string[] = []
  const note = (path: string, { size, mtimeMs }: Stats) => lines.push(`${path} ${size} ${mtimeMs}`)
  const walk = (path: string) => {
    const found = lstatSync(path, { throwIfNoEntry: false })
    if (found?.isFile()) note(path, found)
    if (found?.isDirectory()) for (const name of readdirSync(path).sort()) walk(join(path, name))
  }
  for (const part of PARTS) walk(join(PROGRAM, part))
  walk(join(packages(), '.package-lock.json'))
  note(process.execPath, statSync(process.execPath))
  return lines.join('\n')
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

/** The packages without those that only development needs, which are most of them. */
function takePackages(to: string): void {
  const from = packages()
  const skipped = new Set(developmentPackages(from).map(name => join(dirname(from), name)))
  take(from, to, path => skipped.has(path))
  const cache = join(to, '.cache')
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    if (name !== 'akinai') rmSync(join(cache, name), { recursive: true, force: true })
  }
}

function developmentPackages(folder: string): string[] {
  const list = join(folder, '.package-lock.json')
  if (!existsSync(list)) return []
  const { packages } = JSON.parse(readFileSync(list, 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>
  }
  return Object.keys(packages).filter(name => packages[name]?.dev)
}

/** Puts a file or folder there so that everybody can read it and nobody but root can change it. */
function take(from: string, to: string, isSkipped: (path: string) => boolean = () => false): void {
  const found = lstatSync(from, { throwIfNoEntry: false })
  if (found === undefined || isSkipped(from)) return
  if (found.isSymbolicLink()) symlinkSync(readlinkSync(from), to)
  else if (found.isDirectory()) {
    mkdirSync(to)
    chmodSync(to, 0o755)
    for (const name of readdirSync(from)) take(join(from, name), join(to, name), isSkipped)
  } else if (found.isFile()) takeFile(from, to, found)
}

function takeFile(from: string, to: string, { mode, uid, atimeMs, mtimeMs }: Stats): void {
  const runs = (mode & 0o100) !== 0
  const open = (mode & 0o022) === 0 && (mode & 0o004) !== 0 && (!runs || (mode & 0o001) !== 0)
  if (open && uid === 0 && linked(from, to)) return
  copyFileSync(from, to)
  chmodSync(to, runs ? 0o755 : 0o644)
  // By their times the sources of the bundle are known again.
  utimesSync(to, atimeMs / 1000, mtimeMs / 1000)
}

/** Another file system takes no links. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch {
    return false
  }
}
