import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { type Answer, baseUrl, call } from './support/call.ts'
import { checkAnswer } from './support/check-answer.ts'
import { addCall } from './support/images.ts'
import { must, newItem } from './support/makers.ts'
import { noise, patches } from './support/pictures.ts'
import { notUploaded, refused } from './support/refused.ts'
import { type FileUpload, fileCall, isBuiltIn, newUpload } from './support/uploads.ts'

const reachable = baseUrl.protocol === 'http:' && isBuiltIn(await newUpload())

/** The bytes of a request as they go over the wire, its body apart. */
function wire(upload: FileUpload, bytes: Uint8Array, length?: number, more: string[] = []) {
  const { raw, type } = fileCall(upload, bytes)
  const body = raw as Buffer
  const path = new URL(upload.upload_url).pathname
  const lines = [`POST ${path} HTTP/1.1`, `Host: ${baseUrl.host}`, `Content-Type: ${type}`, ...more]
  return { head: `${[...lines, `Content-Length: ${length ?? body.length}`].join('\r\n')}\r\n\r\n`, body }
}

async function open(): Promise<{ socket: Socket; said: () => string }> {
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
async function until(said: () => string, pattern: RegExp, most = 15_000): Promise<string> {
  const started = performance.now()
  while (!pattern.test(said())) {
    if (performance.now() - started > most) throw new Error(`no ${pattern} in "${said()}"`)
    await sleep(20)
  }
  return said()
}

/** What was said, as an answer that can be held against the OpenAPI document. */
function answerOf(said: string): Answer {
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
async function sentAfterwards(upload: FileUpload, bytes: Uint8Array): Promise<void> {
  const started = performance.now()
  while (performance.now() - started < 5000) {
    const answer = await call(fileCall(upload, bytes))
    if (answer.status === 204) return
    await sleep(100)
  }
  await must(204, fileCall(upload, bytes))
}

describe.skipIf(!reachable)('files on the wire (skipped for a bucket or TLS)', () => {
  // R-FILE-6
  test.concurrent('a client that hangs up in the middle, then the whole file', async () => {
    const [item, photo] = [await newItem(), await noise(500, 400).png().toBuffer()]
    const upload = await newUpload()
    const { head, body } = wire(upload, photo)
    for (const part of [0, 40, 600, body.length / 2, body.length - 5]) {
      const { socket } = await open()
      socket.write(head)
      socket.write(body.subarray(0, part))
      await sleep(100)
      socket.destroy()
      await refused(addCall(item, upload.file_id), notUploaded)
    }
    await sentAfterwards(upload, photo)
    await must(201, addCall(item, upload.file_id))
  })

  test.concurrent('a client that stalls does not keep the file from others', async () => {
    const [item, photo] = [await newItem(), await noise(300, 300).png().toBuffer()]
    const upload = await newUpload()
    const { head, body } = wire(upload, photo)
    const { socket, said } = await open()
    socket.write(head)
    socket.write(body.subarray(0, 100_000))
    await sleep(100)
    // Nothing is there while it comes in, and a second one may come in meanwhile or is told to wait.
    await refused(addCall(item, upload.file_id), notUploaded)
    const second = await call(fileCall(upload, photo))
    expect([204, 409]).toContain(second.status)
    socket.write(body.subarray(100_000))
    const first = await until(said, /^HTTP\/1\.1 \d+ /)
    expect(first).toMatch(second.status === 204 ? /^HTTP\/1\.1 409 / : /^HTTP\/1\.1 204 /)
    socket.destroy()
    await must(201, addCall(item, upload.file_id))
  })

  // R-FILE-7
  test.concurrent('a client that falls silent is told so, and the file may be sent again', async () => {
    const upload = await newUpload()
    const { head, body } = wire(upload, await patches(9, 9))
    const { socket, said } = await open()
    socket.write(head)
    socket.write(body.subarray(0, body.length - 40))
    const answer = answerOf(await until(said, /\}$/, 90_000))
    expect(answer.status).toBe(408)
    checkAnswer(fileCall(upload, ''), answer)
    socket.destroy()
    await sentAfterwards(upload, await patches(9, 9))
  })

  test.concurrent('413 comes before the body where its length is told', async () => {
    const upload = await newUpload()
    for (const length of [12_000_000, 100_000_000_000]) {
      const { head, body } = wire(upload, new Uint8Array(10), length)
      const { socket, said } = await open()
      socket.write(head)
      socket.write(body.subarray(0, 20))
      expect(await until(said, /\r\n\r\n/)).toMatch(/^HTTP\/1\.1 413 /)
      socket.destroy()
    }
    const { head } = wire(upload, new Uint8Array(10), 12_000_000, ['Expect: 100-continue'])
    const { socket, said } = await open()
    socket.write(head)
    expect(await until(said, /HTTP\/1\.1 [2-5]/)).toMatch(
      /^(HTTP\/1\.1 100 Continue\r\n\r\n)?HTTP\/1\.1 413 /,
    )
    socket.destroy()
    await must(204, fileCall(upload, await patches(9, 9)))
  })

  test.concurrent('a body byte by byte', async () => {
    const upload = await newUpload()
    const { head, body } = wire(upload, await patches(6, 6))
    const { socket, said } = await open()
    socket.setNoDelay(true)
    socket.write(head)
    for (let at = 0; at < body.length; at += 7) {
      socket.write(body.subarray(at, at + 7))
      if (at % 70 === 0) await sleep(1)
    }
    expect(await until(said, /\r\n\r\n/)).toMatch(/^HTTP\/1\.1 204 /)
    socket.destroy()
    await must(201, addCall(await newItem(), upload.file_id))
  })
})
