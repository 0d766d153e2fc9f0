/**
 * The good clients, in a process of their own: `good.ts PORT TOKEN CLIENTS SECONDS ITEM`. Each reads a page and an item in
 * turn and rests between calls. Writes what they met as JSON.
 */
import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** What the good clients met. Times in milliseconds. */
export interface Met {
  /** Answers a second. */
  readonly rate: number
  readonly median: number
  readonly p99: number
  readonly longest: number
  /** Answers that were none of 200, and calls that broke. */
  readonly faults: number
}

const [port = '', token = '', clients = '16', seconds = '5', item = '1'] = process.argv.slice(2)

/** So long a client rests: all of them together leave some of two cores for the others. */
const REST_MS = 20

const agent = new Agent({ keepAlive: true, maxSockets: Number(clients) })
const times: number[] = []
let faults = 0

function call(path: string): Promise<number | undefined> {
  return new Promise(resolve => {
    request(
      { port, host: '127.0.0.1', path, agent, headers: { authorization: `Bearer ${token}` } },
      answer => {
        answer.resume().once('end', () => resolve(answer.statusCode))
      },
    )
      .once('error', () => resolve(undefined))
      .end()
  })
}

const end = performance.now() + Number(seconds) * 1000
await Promise.all(
  Array.from({ length: Number(clients) }, async (_, client) => {
    for (let turn = client; performance.now() < end; turn++) {
      const begin = performance.now()
      const status = await call(turn % 2 === 0 ? '/api/items?limit=20' : `/api/items/${item}`)
      times.push(performance.now() - begin)
      if (status !== 200) faults++
      await delay(REST_MS)
    }
  }),
)
agent.destroy()
times.sort((a, b) => a - b)
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
const met: Met = {
  rate: times.length / Number(seconds),
  median: at(0.5),
  p99: at(0.99),
  longest: at(1),
  faults,
}
process.stdout.write(JSON.stringify(met))
