/**
 * What keeps the process that decodes pictures from anything else, should a picture take it over: a user of its own, no
 * way to more rights, no network, few resources. Put on by programs of util-linux, tried once; what a system cannot do is
 * left out and told by `akinai doctor`.
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

/** How this process can confine others. Found out once, which takes some 10 ms where nothing is lacking. */
export function confinement(): Confinement {
  known ??= find(isRoot() ? ensureUsers().images : undefined)
  return known
}

function find(user: SystemUser | undefined): Confinement {
  if (process.platform !== 'linux') {
    return { ...UNCONFINED, user, lacks: ['no network', 'limits', 'no new privileges'] }
  }
  const changes = user === undefined ? [] : [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
  const drops = user === undefined ? [] : ['--inh-caps=-all', '--bounding-set=-all']
  const layers: readonly Layer[] = [
    ['no network', ['unshare', ...(user ? ['--net', '--ipc'] : ['--user', '--map-current-user', '--net'])]],
    ['limits', ['prlimit', ...LIMITS, ...(user ? [MAX_THREADS] : [])]],
    ['no new privileges', ['setpriv', '--no-new-privs', ...drops, ...changes, '--']],
  ]
  // All together, as they are put on; one by one only where that does not work.
  const working = works(layers) ? layers : layers.filter(layer => works([layer]))
  const names = (some: readonly Layer[]) => some.map(([what]) => what)
  const lacks = names(layers.filter(layer => !working.includes(layer)))
  // A user that Node changes to before the others run leaves these without the right to do their part.
  if (user !== undefined && lacks.includes('no new privileges'))
    return { ...UNCONFINED, user, lacks: [...names(working), ...lacks] }
  const words = working.flatMap(([, layer]) => layer)
  return { words, user, changesUser: user !== undefined, holds: names(working), lacks }
}

/** What a program keeps the process from, and its words. */
type Layer = readonly [what: string, words: readonly string[]]

function works(layers: readonly Layer[]): boolean {
  const [program = '', ...rest] = layers.flatMap(([, words]) => words)
  return spawnSync(program, [...rest, 'true'], { stdio: 'ignore' }).status === 0
}
