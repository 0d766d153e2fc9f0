/** Which user of the machine PostgreSQL runs as, and what that user can reach. */
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, readFileSync, statSync } from 'node:fs'
import { EmbeddedPostgresError, USE_YOUR_OWN } from './error.ts'

/** A user by number; `undefined` stands for "as ourselves". */
export type DatabaseUser = { readonly uid: number; readonly gid: number } | undefined

/**
 * PostgreSQL refuses to run as root. As root it runs as the owner of the cluster that is already there, else as
 * `postgres`, else as `nobody`; an ordinary user runs it as itself. Throws when there is no such user.
 */
export function databaseUser(cluster: string): DatabaseUser {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const accounts = readFileSync('/etc/passwd', 'utf8')
  for (const name of ['postgres', 'nobody']) {
    const [, uid, gid] = new RegExp(`^${name}:[^:]*:([0-9]+):([0-9]+):`, 'm').exec(accounts) ?? []
    if (uid && gid && Number(uid) !== 0) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and this machine has neither a user postgres nor a user nobody.',
    `Make one, start Akinai as an ordinary user, ${USE_YOUR_OWN}`,
  )
}

/**
 * Whether the user can enter the folder. Tried rather than worked out from modes, since access lists, mounts and
 * security modules decide too. Takes about 3 ms as root, nothing as an ordinary user.
 */
export function canEnter(user: DatabaseUser, folder: string): boolean {
  return user === undefined || spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], as(user)).status === 0
}

/**
 * Lets the user pass through a folder of ours, and no more than that: its group gets the folder and may enter
 * it, but neither list nor write it, since what we keep there (the lock, other files) is not the database's.
 */
export function letEnter(user: DatabaseUser, folder: string): void {
  if (user === undefined || canEnter(user, folder)) return
  chownSync(folder, statSync(folder).uid, user.gid)
  chmodSync(folder, (statSync(folder).mode & 0o7777) | 0o010)
}

/**
 * Options of a child process that runs as the user. The environment is left out on purpose: PG* variables would
 * change what PostgreSQL does. The working folder is one that everybody can enter.
 */
export function as(user: DatabaseUser) {
  return { ...user, cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' } }
}
