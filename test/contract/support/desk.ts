import { type ChildProcess, fork } from 'node:child_process'
import type { CommandDone, CommandOrder } from '../../support/command-desk.ts'
import type { CliResult } from './cli.ts'
import type { CliCommand } from './provided.ts'

interface Desk {
  readonly process: ChildProcess
  readonly waiting: Map<number, (done: CommandDone | Error) => void>
}

const timeoutMs = 120_000

let desk: Desk | undefined
let orders = 0

/** Carries out a command in the process that this worker keeps for it, which is started by the first. */
export function runAtDesk(file: string, { cwd, env }: CliCommand, args: string[]): Promise<CliResult> {
  desk ??= openDesk(file, cwd, env)
  const { process: child, waiting } = desk
  const order: CommandOrder = { id: ++orders, args }
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      waiting.delete(order.id)
      reject(new Error(`${args.join(' ')}: not done in ${timeoutMs} ms`))
    }, timeoutMs)
    waiting.set(order.id, done => {
      clearTimeout(late)
      if (done instanceof Error) return reject(new Error(`${args.join(' ')}: ${done.message}`))
      if (done.failure !== undefined) return reject(new Error(`${args.join(' ')}: ${done.failure}`))
      resolve({ code: done.code, stdout: done.stdout, stderr: done.stderr })
    })
    child.send(order)
  })
}

function openDesk(file: string, cwd: string, env: Record<string, string>): Desk {
  const child = fork(file, { cwd, env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
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
