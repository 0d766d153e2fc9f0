/**
 * Runs a program of Node (of the Node that runs this), and all that it starts, at another date:
 *
 *     npx node tools/at-date/main.ts 2028-02-29T12:00:00+09:00 node_modules/.bin/vitest run --project unit
 *
 * The clock runs on from there. It is moved by libfaketime (of Debian's package `faketime`), with a few lines of C of our
 * own. Where that library or a compiler is missing nothing is run, and the exit code is 77, which stands for a skipped test.
 */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SKIPPED = 77

/** Where Debian, Fedora and those who build it themselves have it; the one that threads can use. */
const PLACES = ['/usr/lib/*/faketime', '/usr/lib{,64}/faketime', '/usr/local/lib{,64}/faketime']

const PRELOAD = fileURLToPath(new URL('./preload.ts', import.meta.url))
const EPOLL_WAIT = fileURLToPath(new URL('./epoll-wait.c', import.meta.url))

const [date = '', program, ...args] = process.argv.slice(2)
const target = Date.parse(date)
if (Number.isNaN(target) || !/(Z|[+-]\d\d:\d\d)$/.test(date) || program === undefined) {
  console.error('usage: npx node tools/at-date/main.ts 2028-02-29T12:00:00+09:00 PROGRAM-OF-NODE [ARGUMENTS]')
  process.exit(2)
}

function skip(reason: string): never {
  console.error(`skipped: ${reason}`)
  process.exit(SKIPPED)
}

const [library] = globSync(PLACES.map(place => `${place}/libfaketimeMT.so.1`))
if (library === undefined) skip('libfaketime is not installed (on Debian: apt install faketime).')

const folder = mkdtempSync(join(tmpdir(), 'akinai-at-date-'))
process.once('exit', () => rmSync(folder, { recursive: true }))
// PostgreSQL may run as another user.
chmodSync(folder, 0o755)
const epollWait = join(folder, 'epoll-wait.so')
const { status } = spawnSync('cc', ['-shared', '-fPIC', '-o', epollWait, EPOLL_WAIT], { stdio: 'inherit' })
if (status !== 0) skip('there is no compiler for C (on Debian: apt install gcc libc6-dev).')

// An offset rather than a date: each process would begin at the date anew.
const seconds = Math.round((target - Date.now()) / 1000)
const moved = {
  LD_PRELOAD: `${epollWait}:${library}`,
  FAKETIME: `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}s`,
  // Durations stay what they are.
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${PRELOAD}`.trim(),
}
const child = spawn(process.execPath, [program, ...args], {
  stdio: 'inherit',
  env: { ...process.env, ...moved, AKINAI_AT_DATE: JSON.stringify(moved) },
})
child.once('exit', code => {
  process.exitCode = code ?? 1
  // What libfaketime shares within a process is left behind by those that were killed; what is another user's is not ours to remove.
  for (const left of globSync('/dev/shm/{,sem.}faketime_{shm,sem}_*')) {
    const isGone = !existsSync(`/proc/${left.split('_').at(-1)}`)
    if (isGone && statSync(left, { throwIfNoEntry: false })?.uid === process.getuid?.())
      rmSync(left, { force: true })
  }
})
