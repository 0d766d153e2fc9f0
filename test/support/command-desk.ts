/**
 * A process that carries out commands of the command line, one after another: what `akinai` does in a process of its own
 * for 0.2 s of CPU and more takes 0.03 here, since Node, the program and its packages are read once. How the program itself
 * is started and what it reads from its standard input, tests of a start look at. Commands come as `CommandOrder`s over the channel
 * of `child_process.fork`, each is answered by a `CommandDone`, and the process ends with the one that started it.
 */
import { enableCompileCache } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { COMPILED } from '../../bin/launch.js'
import { openFiles } from './open-files.ts'

/** A command to be carried out: the words behind `akinai`, and all variables that it is to see. */
export interface CommandOrder {
  readonly id: number
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
}

/** What the command printed and how it ended; `failure` when it could not even be begun. */
export interface CommandDone {
  readonly id: number
  readonly code: number
  readonly stdout: string
  readonly stderr: string
  readonly failure?: string
}

enableCompileCache({ directory: COMPILED, portable: true })
const main = join(await reachableFolder(), 'cli/main.ts')
const [program = ''] = process.argv
let last: Promise<void> = Promise.resolve()

/** As `bin/akinai.js` does: what root starts reads the program where the server's user can read it too. */
async function reachableFolder(): Promise<string> {
  const { reachableProgram, PROGRAM } = await import('../../src/privilege/program-copy.ts')
  return process.getuid?.() === 0 ? reachableProgram().folder : PROGRAM
}

/** Gives the program an output of its own, which it may end, until the given function is called, which answers what was written. */
function takeOver(name: 'stdout' | 'stderr'): () => string {
  const own = Object.getOwnPropertyDescriptor(process, name) ?? {}
  const pieces: Buffer[] = []
  const value = new Writable({
    write: (piece: Buffer, _encoding, written) => {
      pieces.push(piece)
      written()
    },
  })
  Object.defineProperty(process, name, { value, configurable: true })
  return () => {
    Object.defineProperty(process, name, own)
    return Buffer.concat(pieces).toString('utf8')
  }
}

/** Has the program see these variables and no others. */
function showOnly(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
  Object.assign(process.env, env)
}

/** Files for tests that are open here. A command that leaves one open keeps its place on the disk, and is told of when it is collected. */
const openForTests = () => openFiles().filter(path => path.startsWith(tmpdir()))

/** Those that a command has opened and not closed; streams close theirs a moment later. */
async function leftOpen(before: readonly string[]): Promise<string[]> {
  for (let looks = 0; ; looks++) {
    const left = openForTests().filter(path => !before.includes(path))
    if (left.length === 0 || looks === 100) return left
    await delay(10)
  }
}

async function carryOut({ id, args, env }: CommandOrder): Promise<CommandDone> {
  const said = takeOver('stdout')
  const complained = takeOver('stderr')
  process.argv = [program, 'akinai', ...args]
  process.exitCode = undefined
  showOnly(env)
  const before = openForTests()
  let failure: string | undefined
  try {
    // Under another address the program's first file is read, and so run, once more; all others stay as they are.
    await import(`${main}?command=${id}`)
  } catch (error) {
    failure = String(error)
  }
  const left = await leftOpen(before)
  if (left.length > 0) failure ??= `The command left open ${left.join(', ')}`
  const done = { id, code: Number(process.exitCode ?? 0), stdout: said(), stderr: complained() }
  process.exitCode = undefined
  return failure === undefined ? done : { ...done, failure }
}

process.on('message', (order: CommandOrder) => {
  last = last.then(async () => {
    process.send?.(await carryOut(order))
  })
})
process.on('disconnect', () => process.exit())
