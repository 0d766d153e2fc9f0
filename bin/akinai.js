#!/usr/bin/env node
// Runs the command line under Node 24 or newer. Plain JavaScript for any Node, since the one that starts it may be old:
// the right one comes with the installation as a package of this platform, whose program is looked for here.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import * as module from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const WANTED = 24
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const program = join(root, 'cli', 'main.ts')
const system = process.platform === 'win32' ? 'win' : process.platform
const packaged = join(
  root,
  'node_modules',
  `node-${system}-${process.arch}`,
  'bin',
  system === 'win' ? 'node.exe' : 'node',
)

if (Number(process.versions.node.split('.')[0]) >= WANTED) {
  // Compiled code is kept beside the packages, which saves a third of the CPU time of every later start.
  module.enableCompileCache?.(join(root, 'node_modules', '.cache', 'akinai'))
  await import(program)
} else if (existsSync(packaged)) {
  const child = spawn(
    packaged,
    ['--max-semi-space-size=8', fileURLToPath(import.meta.url), ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      // As `npm start` does: see docs/operations.md.
      env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536', ...process.env },
    },
  )
  // The child gets the terminal's Ctrl-C by itself; a signal sent to this process alone is passed on.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.on('SIGINT', () => {})
  child.on('exit', (code, signal) => {
    if (signal) process.kill(process.pid, signal)
    else process.exit(code ?? 1)
  })
} else {
  console.error(
    `Akinai needs Node ${WANTED} or newer; this is ${process.version}. Run npm ci again with optional dependencies, or install Node ${WANTED} from nodejs.org.`,
  )
  process.exit(1)
}
