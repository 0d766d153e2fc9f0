#!/usr/bin/env node
// Runs the command line under Node 24 or newer. Plain JavaScript for any Node, since the one that starts it may be old:
// the right one comes with the installation as a package of this platform, whose program is looked for here.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import * as module from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fileOf, findBundle } from './bundle.js'
import { COMPILED, ENVIRONMENT, FLAGS } from './launch.js'
import { ensureUsers, isRoot } from './users.js'

const WANTED = 24
/** Names the process that waits for the server, in the server's environment. */
const WAITING = 'AKINAI_WAITING_PROCESS'
/** How often the server looks whether that one is still there, in ms. */
const LOOK_MS = 250
const words = process.argv.slice(2)

if (process.platform === 'win32') {
  refuse(
    'Akinai runs on Linux and macOS, not on Windows itself. Start it in WSL 2, the Linux inside Windows.',
  )
} else if (Number(process.versions.node.split('.')[0]) >= WANTED) {
  if (words[0] === 'serve' && !isLaunched()) become(process.execPath)
  else await run()
} else {
  const packaged = findPackaged()
  if (packaged) become(packaged)
  else {
    refuse(
      `Akinai needs Node ${WANTED} or newer; this is ${process.version}. Run npm ci again with optional dependencies, or install Node ${WANTED} from nodejs.org.`,
    )
  }
}

/** Node's package stands in this one's folder or, when this is installed as a package, beside it. */
function findPackaged() {
  try {
    const name = `node-${process.platform}-${process.arch}/package.json`
    const program = join(dirname(module.createRequire(import.meta.url).resolve(name)), 'bin', 'node')
    return existsSync(program) ? program : undefined
  } catch {
    return undefined
  }
}

/** The server is to run with flags and variables that only a start can give. */
function isLaunched() {
  return (
    FLAGS.every(flag => process.execArgv.includes(flag)) &&
    Object.keys(ENVIRONMENT).every(name => name in process.env)
  )
}

async function run() {
  if (words[0] === 'serve' && process.env[WAITING]) endWith(Number(process.env[WAITING]))
  module.enableCompileCache?.({ directory: COMPILED, portable: true })
  const bundle = findBundle()
  if (isRoot()) await moveWithinReach(bundle)
  await import(fileOf('cli/main.ts', bundle).href)
}

/**
 * What root starts becomes other users, who must be able to read the program: where they cannot, this goes on in a copy.
 */
async function moveWithinReach(bundle) {
  const { PROGRAM, reachableProgram } = await import(fileOf('src/privilege/program-copy.ts', bundle).href)
  let reachable
  try {
    reachable = reachableProgram()
  } catch (error) {
    refuse(error.message)
  }
  const { folder, node } = reachable
  if (folder === PROGRAM) return
  const args = [...process.execArgv, join(folder, 'bin', 'akinai.js'), ...words]
  process.execve(node, [node, ...args], process.env)
}

/** Goes on as this Node, launched as the server is, in the place of this process where the system can do so. */
function become(node) {
  // What was said by hand comes later, and so counts.
  const args = [...FLAGS, ...process.execArgv, fileURLToPath(import.meta.url), ...words]
  const env = { ...ENVIRONMENT, ...process.env }
  const [program, ...all] = [...withoutNewRights(), node, ...args]
  if (process.execve) process.execve(program, [program, ...all], env)
  const child = spawn(program, all, { stdio: 'inherit', env: { ...env, [WAITING]: String(process.pid) } })
  child.on('error', error => child.pid === undefined && refuse(error.message))
  if (isRoot() && words[0] === 'serve') stopBeingRoot()
  // The child gets the terminal's Ctrl-C by itself; a signal sent to this process alone is passed on.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => pass(child, signal))
  process.on('SIGINT', () => {})
  child.on('exit', (code, signal) => {
    if (signal) process.kill(process.pid, signal)
    else process.exit(code ?? 1)
  })
}

/** Whatever the server or a process of it starts, no program gives it rights that it has not: setpriv sees to that. */
function withoutNewRights() {
  if (words[0] !== 'serve' || process.platform !== 'linux') return []
  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find(existsSync)
  const wanted = setpriv ? [setpriv, '--no-new-privs', '--'] : []
  const works = setpriv && spawnSync(setpriv, ['--no-new-privs', '--', 'true']).status === 0
  return works ? wanted : []
}

/**
 * Stops the server when the process that waits for it is gone, killed with -9 for example: whoever started it believes that the
 * server has ended, and could not start another on its port.
 */
function endWith(parent) {
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_MS).unref()
}

/** This process only waits for the server from now on. */
function stopBeingRoot() {
  let server
  try {
    ;({ server } = ensureUsers())
  } catch {
    // The server says so itself, and ends.
    return
  }
  process.setgroups([])
  process.setgid(server.gid)
  process.setuid(server.uid)
}

/** Passes a signal on. A server that root has just started cannot be reached before it has become the same user. */
function pass(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return
  try {
    process.kill(child.pid, signal)
  } catch (error) {
    if (error.code === 'EPERM') setTimeout(() => pass(child, signal), 100)
  }
}

function refuse(reason) {
  console.error(reason)
  process.exit(1)
}
