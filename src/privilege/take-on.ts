/** How a process of root's becomes another user: the server for good, a command for as long as it works on the data. */
import type { SystemUser } from '../../bin/users.js'

/** Gives up root, and every group, for ever. What the process does from then on it may do as that user. */
export function becomeForGood({ uid, gid }: SystemUser): void {
  process.setgroups?.([])
  process.setgid?.(gid)
  process.setuid?.(uid)
  // Libraries look there for settings of whoever started this, which are not this user's.
  delete process.env.HOME
  // Root's own folder may be closed; a library that looks around where it runs would fail.
  process.chdir('/')
  process.umask(0o077)
}

/**
 * Works as that user until disposed: what is made meanwhile is that user's. Root's own files, which root named, are
 * opened before and finished afterwards.
 */
export function actAs({ uid, gid }: SystemUser): Disposable {
  const groups = process.getgroups?.() ?? []
  const umask = process.umask(0o077)
  const folder = process.cwd()
  process.chdir('/')
  process.setgroups?.([])
  process.setegid?.(gid)
  process.seteuid?.(uid)
  return {
    [Symbol.dispose]() {
      process.seteuid?.(0)
      process.setegid?.(process.getgid?.() ?? 0)
      process.setgroups?.(groups)
      process.umask(umask)
      process.chdir(folder)
    },
  }
}

/**
 * Works as a member of the group. A folder that passes its group on can be made by its members, or with a capability
 * (CAP_FSETID) that root does not have everywhere; others lose that bit in silence.
 */
export function inGroup(gid: number, work: () => void): void {
  const before = process.getegid?.() ?? 0
  process.setegid?.(gid)
  try {
    work()
  } finally {
    process.setegid?.(before)
  }
}
