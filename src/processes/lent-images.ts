/**
 * The process that works on pictures, where only the overseer's attendant can start it (R-PROCESS-3): the overseer has it
 * started for a process that serves, and passes on the socket to it.
 */
import { Socket } from 'node:net'
import type { StartedProcess, StartProcess } from '../images/worker-start.ts'
import type { FromPart, ToPart } from './messages.ts'
import type { Part } from './part.ts'

/** The overseer's side: hears who wants one started or ended. `start` is undefined where each starts its own. */
export function lendImages(start: StartProcess | undefined): (part: Part, message: FromPart) => void {
  const lent = new WeakMap<Part, Map<number, StartedProcess>>()
  // The attendant starts one at a time.
  let before: Promise<unknown> = Promise.resolve()

  async function lend(part: Part, id: number): Promise<void> {
    const starting = before.then(() => start?.())
    before = starting.catch(() => {})
    try {
      const images = await starting
      if (images === undefined) throw new Error('it is started by each process itself')
      const ofPart = lent.get(part) ?? new Map<number, StartedProcess>()
      lent.set(part, ofPart.set(id, images))
      part.tell({ kind: 'images-started', id }, images.input)
      void part.ended.then(() => images.kill())
      const reason = await images.ended
      ofPart.delete(id)
      part.tell({ kind: 'images-ended', id, reason })
    } catch (error) {
      part.tell({ kind: 'images-ended', id, reason: error instanceof Error ? error.message : String(error) })
    }
  }

  return (part, message) => {
    if (message.kind === 'start-images') void lend(part, message.id)
    if (message.kind === 'kill-images') lent.get(part)?.get(message.id)?.kill()
  }
}

/** The side of the process that serves. */
export interface BorrowedImages {
  readonly start: StartProcess
  /** The overseer has gone, and with it what started them. */
  readonly forget: () => void
  /** Hears the overseer. */
  readonly hear: (message: ToPart, handle: unknown) => void
}

/** Makes it. */
export function borrowImages(send: (message: FromPart) => void): BorrowedImages {
  const waiting = new Map<number, PromiseWithResolvers<Socket>>()
  const running = new Map<number, (reason: string) => void>()
  let last = 0

  async function start(): Promise<StartedProcess> {
    const id = ++last
    const called = Promise.withResolvers<Socket>()
    const ended = Promise.withResolvers<string>()
    waiting.set(id, called)
    running.set(id, ended.resolve)
    send({ kind: 'start-images', id })
    const socket = await called.promise
    return {
      input: socket,
      output: socket,
      ended: ended.promise,
      setHold: hold => void (hold ? socket.ref() : socket.unref()),
      kill: () => send({ kind: 'kill-images', id }),
    }
  }

  return {
    start,
    forget: () => {
      for (const end of running.values()) end('the overseer has gone')
    },
    hear: (message, handle) => {
      if (message.kind === 'images-started') {
        if (handle instanceof Socket) waiting.get(message.id)?.resolve(handle)
        else waiting.get(message.id)?.reject(new Error('it ended at once'))
        waiting.delete(message.id)
      }
      if (message.kind === 'images-ended') {
        waiting.get(message.id)?.reject(new Error(message.reason))
        waiting.delete(message.id)
        running.get(message.id)?.(message.reason)
        running.delete(message.id)
      }
    },
  }
}
