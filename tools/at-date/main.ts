/**
 * Runs a program of Node, and all that it starts, at another date:
 *
 *     node tools/at-date/main.ts 2028-02-29T12:00:00+09:00 node_modules/.bin/vitest run --project unit
 *
 * The clock runs on from there. It is moved by libfaketime (of Debian's package `faketime`); without it nothing is run,
 * and the exit code is 77, which stands for a skipped test.
 */
import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const SKIPPED = 77

/** Where Debian, Fedora and those who build it themselves have it; the one that threads can use. */
const PLACES = ['/usr/lib/*/faketime', '/usr/lib{,64}/faketime', '/usr/local/lib{,64}/faketime']

const PRELOAD = fileURLToPath(new URL('./preload.ts', import.meta.url))

const [date = '', program, ...args] = process.argv.slice(2)
const target = Date.parse(date)
if (Number.isNaN(target) || !/(Z|[+-]\d\d:\d\d)$/.test(date) || program === undefined) {
  console.error('usage: node tools/at-date/main.ts 2028-02-29T12:00:00+09:00 PROGRAM.ts [ARGUMENTS]')
  process.exit(2)
}
const [library] = globSync(PLACES.map(place => `${place}/libfaketimeMT.so.1`))
if (library === undefined) {
  console.error('skipped: libfaketime is not installed (on Debian: apt install faketime).')
  process.exit(SKIPPED)
}

// An offset rather than a date: each process would begin at the date anew.
const seconds = Math.round((target - Date.now()) / 1000)
const moved = {
  LD_PRELOAD: library,
  FAKETIME: `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}s`,
  // Durations stay what they are.
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  // Each reads its own variables; no memory shared with a process of another user.
  FAKETIME_DISABLE_SHM: '1',
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${PRELOAD}`.trim(),
}
const child = spawn(process.execPath, [program, ...args], {
  stdio: 'inherit',
  env: { ...process.env, ...moved, AKINAI_AT_DATE: JSON.stringify(moved) },
})
child.once('exit', code => {
  process.exitCode = code ?? 1
})
