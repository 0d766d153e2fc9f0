// The users of the machine that Akinai's processes run as when root starts it. Plain JavaScript for any Node, as
// bin/akinai.js, which needs them before the right Node runs.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Who runs the server and the commands, who decodes pictures, who runs PostgreSQL. */
export const NAMES = { server: 'akinai', images: 'akinai-images', database: 'akinai-db' }

const TRIES = 20

/** Whether this process may take on other users. */
export function isRoot() {
  return process.geteuid?.() === 0
}

/** A user of the machine by name or by number, with its first group; undefined when there is none. */
export function findUser(wanted) {
  const field = typeof wanted === 'number' ? 2 : 0
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const entry = line.split(':')
    if (entry[field] !== String(wanted)) continue
    return { name: entry[0], uid: Number(entry[2]), gid: Number(entry[3]) }
  }
  return undefined
}

/**
 * The three users, made where they are missing: system users without a home, a shell or a password. Throws an Error with
 * what to do when they cannot be made.
 */
export function ensureUsers() {
  return {
    server: ensureUser(NAMES.server),
    images: ensureUser(NAMES.images),
    database: ensureUser(NAMES.database),
  }
}

function ensureUser(name) {
  let complaint = ''
  // Two first starts at once: one of them finds /etc/passwd locked.
  for (let tries = 0; tries < TRIES; tries++) {
    const user = findUser(name)
    if (user && user.uid !== 0 && user.gid !== 0) return user
    if (user) throw new Error(`The user ${name} is root by another name; Akinai does not run as it.`)
    complaint = makeUser(name)
    if (complaint !== '') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
    if (/ENOENT|permission denied|read-only/i.test(complaint)) break
  }
  throw new Error(
    `Akinai was started by root and runs as users of its own, of which ${name} could not be made (${complaint}). ` +
      `Make them (useradd --system --user-group --no-create-home NAME, for ${Object.values(NAMES).join(', ')}), or start Akinai as an ordinary user.`,
  )
}

/** Answers what useradd complained of, or nothing. */
function makeUser(name) {
  const made = spawnSync(
    'useradd',
    [
      ...['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent'],
      ...['--shell', '/usr/sbin/nologin', '--comment', 'Akinai', name],
    ],
    { encoding: 'utf8', env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` } },
  )
  if (made.status === 0) return ''
  return made.error?.message ?? (made.stderr.trim() || `exit code ${made.status}`)
}
