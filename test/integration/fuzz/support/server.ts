/** The program as its users start it, on the database of a test, called over sockets. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Answer, Call } from '../../../contract/support/call.ts'
import { environmentFor } from '../../../support/command-line.ts'
import type { TestContext } from '../../../support/context.ts'
import { freePort } from '../../../support/free-port.ts'

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url))

/** An answer that takes longer is a hang. */
export const MAX_ANSWER_MS = 10_000

const MAX_START_MS = 60_000

/** A program that runs. */
export interface FuzzedServer extends AsyncDisposable {
  /** Sends a call; rejects when there is no answer in time, or the connection ends without one. */
  send(call: Call): Promise<Answer>
  /** What it said so far; it says warnings and worse. */
  said(): string
}

/** Starts it with the files of the context. */
export async function startFuzzed({ address, config }: TestContext): Promise<FuzzedServer> {
  const port = await freePort()
  const child = spawn(process.execPath, ['bin/akinai.js', 'serve'], {
    cwd: REPOSITORY,
    env: {
      ...environmentFor(address),
      ...{ PORT: String(port), HOST: '127.0.0.1', AKINAI_DEMO: 'off', LOG_LEVEL: 'warn' },
      ...{ AKINAI_DATA_DIR: config.dataDir, AKINAI_BASE_URL: `http://127.0.0.1:${port}` },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output = (output + chunk).slice(-100_000)
    })
  // Not left unused until the server closes it, which is after 72 s: between fingerprints little is asked.
  const agent = new Agent({ keepAlive: true, timeout: 30_000 })
  const send = (call: Call) => sendTo(port, agent, call)
  const ready = { method: 'GET', path: '/readyz' }
  const late = Date.now() + MAX_START_MS
  while ((await send(ready).catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null || Date.now() > late) throw new Error(`The server did not start: ${output}`)
    await delay(50)
  }
  return {
    send,
    said: () => output,
    async [Symbol.asyncDispose]() {
      agent.destroy()
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

function sendTo(port: number, agent: Agent, { method, path, json, raw, headers }: Call): Promise<Answer> {
  const text = raw ?? (json === undefined ? undefined : JSON.stringify(json))
  const body = text === undefined ? undefined : Buffer.from(text as string)
  return new Promise((resolve, reject) => {
    const typed =
      body === undefined ? {} : { 'content-type': 'application/json', 'content-length': body.length }
    const outgoing = request({
      agent,
      port,
      host: '127.0.0.1',
      method,
      path,
      headers: { ...typed, ...headers },
    })
    let answered = false
    const timer = setTimeout(() => {
      reject(new Error(`no answer in ${MAX_ANSWER_MS} ms`))
      outgoing.destroy()
    }, MAX_ANSWER_MS)
    outgoing.on('response', message => {
      answered = true
      const chunks: Buffer[] = []
      message.on('data', (chunk: Buffer) => chunks.push(chunk))
      message.on('error', reject)
      message.on('end', () => {
        clearTimeout(timer)
        const bytes = Buffer.concat(chunks)
        const shown = bytes.toString('utf8')
        const isJson = /json/.test(message.headers['content-type'] ?? '') && shown !== ''
        const parsed: unknown = isJson ? JSON.parse(shown) : undefined
        resolve({
          status: message.statusCode ?? 0,
          headers: message.headers,
          bytes,
          text: shown,
          body: parsed,
        })
      })
    })
    // A server may answer before it has read a body that it refuses.
    outgoing.on('error', error => {
      clearTimeout(timer)
      if (!answered) reject(error)
    })
    outgoing.end(body)
  })
}
