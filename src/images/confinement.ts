/**
 * What keeps the process that decodes pictures from anything else, should a picture take it over: a user of its own, no
 * way to more rights, no network, few resources. Put on by programs of util-linux, each tried once; what a system cannot
 * do is left out and told by `akinai doctor`.
 */
import { spawnSync } from 'node:child_process'
import { ensureUsers, isRoot, type SystemUser } from '../../bin/users.js'

/** How a command is confined. */
export interface Confinement {
  /** Programs and their options that go before the command; each becomes the next, so the process keeps its number. */
  readonly words: readonly string[]
  /** The user that it runs as; undefined: as ourselves. */
  readonly user: SystemUser | undefined
  /** Whether `words` change to that user, so that who starts it need not. */
  readonly changesUser: boolean
  /** What holds. */
  readonly holds: readonly string[]
  /** What this system cannot do. */
  readonly lacks: readonly string[]
}

/**
 * No dumps of memory, in which pictures would lie; 128 open files, of which it takes 30; files of 16 MB, which is for
 * compiled code. Address space is left alone: V8 reserves far more of it than it uses, and the process watches its memory
 * itself.
 */
const LIMITS = ['--core=0', '--nofile=128', '--fsize=16777216']

/** Threads of all processes of the images' user on the machine together: a process has 15, and there is one a server. */
const MAX_THREADS = '--nproc=512'

/** Not confined at all. */
export const UNCONFINED: Confinement = {
  words: [],
  user: undefined,
  changesUser: false,
  holds: [],
  lacks: [],
}

let known: Confinement | undefined

/** How this process can confine others. Found out once, which takes some 20 ms. */
export function confinement(): Confinement {
  known ??= find(isRoot() ? ensureUsers().images : undefined)
  return known
}

function find(user: SystemUser | undefined): Confinement {
  if (process.platform !== 'linux') {
    return { ...UNCONFINED, user, lacks: ['no network', 'limits', 'no new privileges'] }
  }
  const words: string[] = []
  const holds: string[] = []
  const lacks: string[] = []
  const add = (what: string, ...layer: string[]) => {
    const works = spawnSync(layer[0] ?? '', [...layer.slice(1), 'true'], { stdio: 'ignore' }).status === 0
    if (works) words.push(...layer)
    ;(works ? holds : lacks).push(what)
    return works
  }
  const changes = user === undefined ? [] : [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
  const drops = user === undefined ? [] : ['--inh-caps=-all', '--bounding-set=-all']
  add('no network', 'unshare', ...(user ? ['--net', '--ipc'] : ['--user', '--map-current-user', '--net']))
  add('limits', 'prlimit', ...LIMITS, ...(user ? [MAX_THREADS] : []))
  const changed = add('no new privileges', 'setpriv', '--no-new-privs', ...drops, ...changes, '--')
  // A user that Node changes to before the others run leaves these without the right to do their part.
  if (user !== undefined && !changed) return { ...UNCONFINED, user, lacks: [...holds, ...lacks] }
  return { words, user, changesUser: user !== undefined, holds, lacks }
}
