/** The process of this worker that carries out commands (`command-desk.ts`), and what it is asked. */
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { CommandDone, CommandOrder } from './command-desk.ts'

/** What a command printed, and how it ended. */
export interface CommandResult {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

interface Desk {
  readonly process: ChildProcess
  readonly waiting: Map<number, (done: CommandDone | Error) => void>
}

const FILE = fileURLToPath(new URL('./command-desk.ts', import.meta.url))
const TIMEOUT_MS = 120_000

let desk: Desk | undefined
let orders = 0

/** Carries out a command with these variables, and no others, in the process that this worker keeps, which the first starts. */
export function runAtDesk(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  desk ??= openDesk()
  const { process: child, waiting } = desk
  const order: CommandOrder = { id: ++orders, args, env }
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`${args.join(' ')}: ${reason}`))
    const late = setTimeout(() => {
      waiting.delete(order.id)
      fail(`not done in ${TIMEOUT_MS} ms`)
    }, TIMEOUT_MS)
    waiting.set(order.id, done => {
      clearTimeout(late)
      if (done instanceof Error) return fail(done.message)
      if (done.failure !== undefined) return fail(done.failure)
      resolve({ code: done.code, stdout: done.stdout, stderr: done.stderr })
    })
    child.send(order)
  })
}

function openDesk(): Desk {
  const child = fork(FILE, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const waiting: Desk['waiting'] = new Map()
  child.on('message', (done: CommandDone) => {
    waiting.get(done.id)?.(done)
    waiting.delete(done.id)
  })
  child.on('exit', (code, signal) => {
    desk = undefined
    for (const tell of waiting.values())
      tell(new Error(`the process for commands ended with ${signal ?? code}`))
    waiting.clear()
  })
  // The worker need not wait for it: it ends when the channel does.
  child.unref()
  child.channel?.unref()
  return { process: child, waiting }
}
