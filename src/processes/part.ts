/** One of several processes that serve, as the overseer has it. */
import { ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { fileOf } from '../../bin/bundle.js'
import { compiledProgram, PROGRAM } from '../privilege/program-copy.ts'
import type { FromPart, ToPart } from './messages.ts'

/** Where a process begins that is started now: in the program that is on the disk by now, which need not be that of the overseer. */
export function entryOfPart(): string {
  return fileURLToPath(fileOf('src/processes/main.ts'))
}

/** A process that serves, from its start to its end. */
export interface Part {
  readonly pid: number | undefined
  /** The file in which it began. */
  readonly entry: string
  readonly startedAt: number
  /** When it last said anything, by `performance.now()`. */
  heardAt: number
  /** `serving` takes connections; `leaving` takes none and ends. */
  state: 'starting' | 'serving' | 'leaving' | 'gone'
  /** The network addresses of its connections, by the number of each; undefined where it counts for none. */
  readonly connections: Map<number, string | undefined>
  /** Connections that were sent to it and that it has not said to have, by their numbers. */
  readonly passed: Map<number, Socket>
  /** Resolves when it serves, or has ended without. */
  readonly settled: Promise<void>
  /** Resolves with why it has ended. */
  readonly ended: Promise<string>
  tell(message: ToPart, handle?: Socket): void
  /** Has it answer what it has, for so long, finish what it has begun, for so much longer, and end. Told again it ends by whichever comes first. */
  dismiss(drainMs: number, finishMs: number): void
  kill(): void
}

/** Starts one, which is told `first` at first. `hear` gets what it says, but for how it is. */
export function startPart(
  first: Extract<ToPart, { kind: 'begin' }>,
  hear: (part: Part, message: FromPart) => void,
): Part {
  const entry = entryOfPart()
  const child = begin(entry)
  const settled = Promise.withResolvers<void>()
  const part: Part = {
    pid: child.pid,
    entry,
    startedAt: performance.now(),
    heardAt: performance.now(),
    state: 'starting',
    connections: new Map(),
    passed: new Map(),
    settled: settled.promise,
    ended: endOf(child),
    tell: (message, handle) => {
      // Who has gone meanwhile is heard of by its end.
      // A connection stays open here too, until it is said to have arrived: what the system holds for one that dies is lost.
      if (child.connected) child.send(message, handle, { keepOpen: message.kind === 'connection' }, () => {})
    },
    dismiss: (drainMs, finishMs) => {
      if (part.state === 'gone') return
      part.state = 'leaving'
      part.tell({ kind: 'stop', drainMs, finishMs })
    },
    kill: () => void child.kill('SIGKILL'),
  }
  child.on('message', (message: FromPart) => {
    part.heardAt = performance.now()
    if (message.kind === 'alive') return
    if (message.kind === 'ready' && part.state === 'starting') {
      part.state = 'serving'
      settled.resolve()
    } else if (message.kind === 'got') {
      part.passed.get(message.id)?.destroy()
      part.passed.delete(message.id)
    } else if (message.kind === 'closed') part.connections.delete(message.id)
    else hear(part, message)
  })
  void part.ended.then(() => {
    part.state = 'gone'
    part.connections.clear()
    settled.resolve()
  })
  part.tell(first)
  return part
}

/** One that could not be begun says so as one that ends does: Node throws what the system says of a program that is just being written, as by `npm ci`. */
function begin(entry: string): ChildProcess {
  try {
    return fork(entry, {
      env: { ...process.env, ...compiledProgram(PROGRAM) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
  } catch (error) {
    const none = new ChildProcess()
    process.nextTick(() => none.emit('error', error))
    return none
  }
}

async function endOf(child: ChildProcess): Promise<string> {
  try {
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
    // What it has said before is heard until then.
    if (child.connected) await once(child, 'disconnect')
    return signal ?? `exit code ${code}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
