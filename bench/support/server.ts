/** The servers under load: Akinai as a person starts it, and the bare one beside it. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../test/support/free-port.ts'
import { type Child, startNode, tailOf } from './processes.ts'

/** A process that answers on a port. */
export interface Server extends Child {
  readonly port: number
}

/** How long a server may take to answer its first request, in ms. */
const PATIENCE_MS = 60_000
const LOOK_MS = 5

/** Starts `akinai serve` and answers once it is ready. Its log goes to a file, as an operator's would. */
export async function startAkinai(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<Server> {
  const port = await freePort()
  const log = join(folder, `akinai-${port}.log`)
  const child = startNode(['bin/akinai.js', 'serve'], { PORT: String(port), ...environment }, log)
  await untilAnswered(child, `http://127.0.0.1:${port}/readyz`, log)
  return { ...child, port }
}

/** Starts the bare server that sends these bytes to whatever is asked. */
export async function startStatic(folder: string, bytes: Buffer): Promise<Server> {
  const port = await freePort()
  const file = join(folder, `static-${port}.json`)
  const log = join(folder, `static-${port}.log`)
  writeFileSync(file, bytes)
  const child = startNode(['bench/support/static-server.ts', String(port), file], {}, log)
  await untilAnswered(child, `http://127.0.0.1:${port}/`, log)
  return { ...child, port }
}

/** Asks until the address answers 200. Throws with the end of the log when that takes longer than `patienceMs`, or the server has ended. */
export async function untilAnswered(
  child: Child,
  address: string,
  log: string,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  for (const deadline = Date.now() + patienceMs; ; await delay(LOOK_MS)) {
    const answer = await fetch(address).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.status === 200) return
    if (child.exitCode() !== undefined) throw new Error(`The server ended by itself: ${tailOf(log)}`)
    if (Date.now() > deadline) {
      await child[Symbol.asyncDispose]()
      throw new Error(`${address} did not answer within ${patienceMs / 1000} s: ${tailOf(log)}`)
    }
  }
}
