/** One request on a connection of its own, which may be cut at any byte. */
import { randomInt } from 'node:crypto'
import { connect } from 'node:net'

/** When a connection is cut. */
export type Cut =
  | { readonly at: 'request'; readonly bytes: number }
  | { readonly at: 'work'; readonly ms: number }
  | { readonly at: 'answer'; readonly bytes: number }

/** An answer that came whole. */
export interface Answer {
  readonly status: number
  readonly body: string
  readonly id: string | undefined
  readonly replayed: boolean
}

/** Chooses a moment: while the request goes, while it is carried out, or while the answer comes. */
export function chooseCut(requestBytes: number): Cut {
  switch (randomInt(4)) {
    case 0:
      return { at: 'request', bytes: randomInt(requestBytes) }
    case 1:
      return { at: 'answer', bytes: randomInt(1, 200) }
    default:
      return { at: 'work', ms: randomInt(12) }
  }
}

/** A call as it goes over the wire. */
export function requestBytes(
  {
    method,
    path,
    body,
    key,
  }: Readonly<Record<'method' | 'path' | 'key', string>> & { readonly body?: unknown },
  token: string | undefined,
): Buffer {
  const payload = body === undefined ? '' : JSON.stringify(body)
  const head = [
    `${method} ${path} HTTP/1.1`,
    ...['host: 127.0.0.1', 'connection: close', `idempotency-key: ${key}`],
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...(body === undefined ? [] : ['content-type: application/json']),
    `content-length: ${Buffer.byteLength(payload)}`,
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${payload}`)
}

/** Sends it and answers what came; undefined where the connection was cut, or broke. */
export function sendOnce(port: number, request: Buffer, cut: Cut | undefined): Promise<Answer | undefined> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    let length = 0
    const end = (answer: Answer | undefined) => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(20_000, () => end(undefined))
    socket.on('error', () => end(undefined))
    socket.on('connect', () => {
      if (cut?.at === 'request') socket.write(request.subarray(0, cut.bytes), () => end(undefined))
      else socket.write(request)
      if (cut?.at === 'work') setTimeout(() => end(undefined), cut.ms)
    })
    socket.on('data', chunk => {
      chunks.push(chunk)
      length += chunk.length
      if (cut?.at === 'answer' && length >= cut.bytes) end(undefined)
    })
    socket.on('close', () => resolve(cut === undefined ? parse(Buffer.concat(chunks)) : undefined))
  })
}

function parse(bytes: Buffer): Answer | undefined {
  const text = bytes.toString('latin1')
  const at = text.indexOf('\r\n\r\n')
  if (at < 0) return undefined
  const head = text.slice(0, at)
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]
  const body = text.slice(at + 4)
  if (body.length !== Number(header('content-length') ?? 0)) return undefined
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1])
  return { status, body, id: header('x-request-id'), replayed: header('idempotent-replayed') === 'true' }
}
