/**
 * A load generator over bare sockets: each connection sends a request, reads the answer to its end and sends the next.
 * It reads of an answer only the status and the length. The machine is shared with what is measured, so what the
 * generator burns is missing there: see README.md for the comparison with autocannon.
 */
import { connect, type Socket } from 'node:net'
import { median, quantile } from './statistics.ts'

/** What is asked, and of whom. */
export interface Load {
  readonly port: number
  readonly connections: number
  readonly seconds: number
  /** The bytes of the next request; see `httpRequest`. */
  readonly nextRequest: () => Buffer
  readonly expectedStatus: number
}

/** How it went. */
export interface LoadFigures {
  /** Answers a second. */
  readonly rate: number
  /** Milliseconds. */
  readonly median: number
  readonly p99: number
}

/** At the start of a turn nothing is counted for so long: connections open, caches fill. */
const WARM_UP_MS = 300

/** Each connection reads into one buffer of its own, so that long answers leave no garbage. */
const READ_BYTES = 64 * 1024

/** An HTTP/1.1 request over a connection that stays open. */
export function httpRequest(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: unknown,
): Buffer {
  const payload = body === undefined ? '' : JSON.stringify(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(payload)}`]),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${payload}`)
}

/** Runs the load. Throws when a connection breaks or an answer has another status than expected. */
export async function runLoad(load: Load): Promise<LoadFigures> {
  const begin = performance.now() + WARM_UP_MS
  const end = begin + load.seconds * 1000
  const times: number[] = []
  const one = (time: number, at: number) => {
    if (at >= begin && at < end) times.push(time)
  }
  await Promise.all(Array.from({ length: load.connections }, () => converse(load, end, one)))
  if (times.length === 0) throw new Error('No request was answered within the time')
  return { rate: times.length / load.seconds, median: median(times), p99: quantile(times, 0.99) }
}

/** One connection, from its first request to the last answer before the end. */
function converse(load: Load, end: number, count: (milliseconds: number, at: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const buffer = Buffer.alloc(READ_BYTES)
    let sentAt = 0
    const send = () => {
      sentAt = performance.now()
      socket.write(load.nextRequest())
    }
    const take = answerReader(status => {
      const now = performance.now()
      count(now - sentAt, now)
      if (status !== load.expectedStatus) {
        socket.destroy(new Error(`Answered ${status} instead of ${load.expectedStatus}`))
      } else if (now < end) send()
      else socket.end()
    })
    const read = (length: number) => {
      take(buffer.subarray(0, length))
      return true
    }
    const socket: Socket = connect({
      port: load.port,
      host: '127.0.0.1',
      noDelay: true,
      onread: { buffer, callback: read },
    })
    socket.once('connect', send)
    socket.once('error', reject)
    socket.once('close', () =>
      performance.now() < end ? reject(new Error('The server closed a connection')) : resolve(),
    )
  })
}

const HEAD_END = Buffer.from('\r\n\r\n')

/** Takes the bytes of answers as they come, in a buffer that is used again, and tells the status of each that is complete. */
function answerReader(onAnswer: (status: number) => void): (chunk: Buffer) => void {
  let head: Buffer | undefined
  let status = 0
  let rest = 0
  return chunk => {
    if (rest > 0) {
      rest -= chunk.length
    } else {
      const bytes = head === undefined ? chunk : Buffer.concat([head, chunk])
      const headLength = bytes.indexOf(HEAD_END)
      if (headLength < 0) {
        head = Buffer.from(bytes)
        return
      }
      head = undefined
      const text = bytes.toString('latin1', 0, headLength)
      status = Number(text.slice(9, 12))
      rest = lengthOf(text, status) - (bytes.length - headLength - HEAD_END.length)
    }
    if (rest < 0) throw new Error('More came than one answer')
    if (rest === 0) onAnswer(status)
  }
}

function lengthOf(head: string, status: number): number {
  if (status === 204 || status === 304) return 0
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`An answer without its length: ${head}`)
  return Number(length)
}
