/** Uploads byte by byte, as they go over the wire. */
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, baseUrl, call } from './call.ts'
import { must } from './makers.ts'
import { type FileUpload, fileCall, isBuiltIn, newUpload } from './uploads.ts'

/** Whether uploads come to the server itself, and in the clear. */
export const reachable = baseUrl.protocol === 'http:' && isBuiltIn(await newUpload())

/** The bytes of a request as they go over the wire, its body apart. */
export function wire(upload: FileUpload, bytes: Uint8Array, length?: number, more: string[] = []) {
  const { raw, type } = fileCall(upload, bytes)
  const body = raw as Buffer
  const path = new URL(upload.upload_url).pathname
  const lines = [`POST ${path} HTTP/1.1`, `Host: ${baseUrl.host}`, `Content-Type: ${type}`, ...more]
  return { head: `${[...lines, `Content-Length: ${length ?? body.length}`].join('\r\n')}\r\n\r\n`, body }
}

export async function open(): Promise<{ socket: Socket; said: () => string }> {
  const socket = connect(Number(baseUrl.port || 80), baseUrl.hostname)
  let said = ''
  socket.on('data', chunk => {
    said += chunk.toString('latin1')
  })
  socket.on('error', () => {})
  await new Promise(resolve => socket.once('connect', resolve))
  return { socket, said: () => said }
}

/** Waits until the server has said something that matches. */
export async function until(said: () => string, pattern: RegExp, most = 15_000): Promise<string> {
  const started = performance.now()
  while (!pattern.test(said())) {
    if (performance.now() - started > most) throw new Error(`no ${pattern} in "${said()}"`)
    await sleep(20)
  }
  return said()
}

/** What was said, as an answer that can be held against the OpenAPI document. */
export function answerOf(said: string): Answer {
  const [head = '', ...rest] = said.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.replace(/^[^:]*:\s*/, '')]),
  )
  const text = rest.join('\r\n\r\n')
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  return { status: Number(first.split(' ')[1]), headers, bytes: Buffer.from(text), text, body }
}

/** Sends the file as soon as a hung-up request has been noticed; a server may need a moment for that. */
export async function sentAfterwards(upload: FileUpload, bytes: Uint8Array): Promise<void> {
  const started = performance.now()
  while (performance.now() - started < 5000) {
    const answer = await call(fileCall(upload, bytes))
    if (answer.status === 204) return
    await sleep(100)
  }
  await must(204, fileCall(upload, bytes))
}
