/** What other users of the machine can reach, and in what surroundings PostgreSQL's programs run. */
import { spawnSync } from 'node:child_process'

/**
 * Whether the user can enter the folder; `undefined` stands for "as ourselves". Tried rather than worked out from modes,
 * since access lists, mounts and security modules decide too. Takes about 3 ms as root, nothing as an ordinary user.
 */
export function canEnter(
  user: { readonly uid: number; readonly gid: number } | undefined,
  folder: string,
): boolean {
  if (user === undefined) return true
  const { uid, gid } = user
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...SURROUNDINGS, uid, gid, stdio: 'ignore' })
      .status === 0
  )
}

/**
 * Options of a child process. The environment is left out on purpose: PG* variables would change what PostgreSQL does.
 * The working folder is one that everybody can enter.
 */
export const SURROUNDINGS = { cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' } } as const
