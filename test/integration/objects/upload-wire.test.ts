import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { UploadForm } from '../../../src/objects/object-store.ts'
import { FORM_TYPE, formBody, membersOf, openWire, type Wire } from './support/upload.ts'
import { MAX_BYTES, startUploadServer, type UploadServer } from './support/upload-server.ts'

const MIB = 1024 * 1024

let server: UploadServer
let key: string
let form: UploadForm
let count = 0

beforeAll(async () => {
  server = await startUploadServer()
})

afterAll(() => server[Symbol.asyncDispose]())

beforeEach(async () => {
  key = `uploads/wire${++count}`
  form = await server.issue(key)
})

/** The request's head. */
function head(...more: readonly string[]): string {
  return ['POST /files HTTP/1.1', 'Host: x', `Content-Type: ${FORM_TYPE}`, ...more, '', ''].join('\r\n')
}

const chunk = (bytes: Uint8Array) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])

/** Everything that was answered once it fits. */
async function answered(wire: Wire, pattern: RegExp): Promise<string> {
  await expect.poll(() => wire.received(), { timeout: 20_000 }).toMatch(pattern)
  return wire.received()
}

describe('a file that is too large', () => {
  test('is refused by its length, before any of it is sent', async () => {
    using wire = await openWire(server.url)
    await wire.write(head(`Content-Length: ${12 * MIB}`))
    expect(await answered(wire, /\r\n\r\n\{.*\}/s)).toMatch(/^HTTP\/1\.1 413 .*files\/file-too-large/s)
    await server.expectNothingKept(key)
  })

  test('is refused before it is asked for, and the connection closed', async () => {
    using wire = await openWire(server.url)
    await wire.write(head(`Content-Length: ${12 * MIB}`, 'Expect: 100-continue'))
    expect(await wire.closed).toMatch(/^HTTP\/1\.1 413 .*files\/file-too-large/s)
  })

  test.each(['with its length', 'in chunks'])(
    'the answer reaches a client that sends all of it first, %s, and the connection serves on',
    async kind => {
      const body = formBody(membersOf(form, Buffer.alloc(12 * MIB, 1)))
      using wire = await openWire(server.url)
      if (kind === 'in chunks') {
        await wire.write(head('Transfer-Encoding: chunked'))
        for (let at = 0; at < body.length; at += MIB) await wire.write(chunk(body.subarray(at, at + MIB)))
        await wire.write('0\r\n\r\n')
      } else {
        await wire.write(head(`Content-Length: ${body.length}`))
        await wire.write(body)
      }
      await wire.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
      const received = await answered(wire, /"ok"/)
      expect([...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(match => match[1])).toEqual(['413', '200'])
      expect(received).toContain('files/file-too-large')
      await server.expectNothingKept(key)
    },
  )

  test('a client that never stops is cut off', async () => {
    using wire = await openWire(server.url)
    await wire.write(head('Transfer-Encoding: chunked'))
    const endless = chunk(Buffer.alloc(MIB))
    let closed = false
    void wire.closed.then(() => {
      closed = true
    })
    let sent = 0
    for (; sent < 500 && !closed; sent++) await wire.write(endless)
    expect(await wire.closed).toMatch(/^HTTP\/1\.1 4/)
    expect(sent).toBeLessThan(200)
  })
})

test('a client that asks first is told to go on, and then its file is taken', async () => {
  const body = formBody(membersOf(form, Buffer.alloc(2 * MIB, 2)))
  using wire = await openWire(server.url)
  await wire.write(head(`Content-Length: ${body.length}`, 'Expect: 100-continue'))
  await answered(wire, /^HTTP\/1\.1 100 Continue\r\n\r\n$/)
  await wire.write(body)
  expect(await answered(wire, / 204 /)).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 204 /)
  expect(await server.context.objects.size(key)).toBe(2 * MIB)
})

test('a form may come byte by byte', async () => {
  const body = formBody(membersOf(form, '\r\n--\r\n----boundary\r\n\r\n'))
  using wire = await openWire(server.url)
  await wire.write(head('Transfer-Encoding: chunked'))
  for (const byte of body) await wire.write(chunk(Buffer.from([byte])))
  await wire.write('0\r\n\r\n')
  await answered(wire, /^HTTP\/1\.1 204 /)
  expect((await server.context.objects.read(key))?.toString()).toBe('\r\n--\r\n----boundary\r\n\r\n')
})

describe('a client that goes away in the middle', () => {
  const ways: [string, (wire: Wire) => void][] = [
    ['with a word', wire => wire.end()],
    ['without one', wire => wire[Symbol.dispose]()],
  ]
  test.each(ways)('%s: nothing is kept, and another can send the file', async (_name, leave) => {
    const body = formBody(membersOf(form, Buffer.alloc(3 * MIB, 3)))
    for (const part of [0, 200, 600, MIB, body.length - 3]) {
      const wire = await openWire(server.url)
      await wire.write(head(`Content-Length: ${body.length}`))
      await wire.write(body.subarray(0, part))
      if (part === MIB) await expect.poll(server.temporaries).toHaveLength(1)
      leave(wire)
      await server.expectNothingKept(key)
    }
    const response = await fetch(server.url, {
      method: 'POST',
      headers: { 'content-type': FORM_TYPE },
      body: new Uint8Array(body),
    })
    expect(response.status).toBe(204)
  })
})

test('twenty stalled uploads hold little memory', async () => {
  const stalled = 9 * MIB
  const file = Buffer.alloc(MAX_BYTES, 4)
  const before = process.memoryUsage().arrayBuffers
  const uploads = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const [start, end] = splitAround(formBody(membersOf(await server.issue(`${key}-${index}`), '')))
      const wire = await openWire(server.url)
      await wire.write(head(`Content-Length: ${start.length + file.length + end.length}`))
      await wire.write(start)
      for (let at = 0; at < stalled; at += MIB) await wire.write(file.subarray(at, at + MIB))
      return { wire, end, key: `${key}-${index}` }
    }),
  )
  await expect.poll(server.temporaries).toHaveLength(20)
  // Kept in memory they would be 180 MiB; the files' bytes themselves are one buffer here. What was read is freed bit by bit.
  const held = () => (process.memoryUsage().arrayBuffers - before) / MIB
  await expect.poll(held, { timeout: 20_000 }).toBeLessThan(60)
  for (const { wire, end, key: ofUpload } of uploads) {
    await wire.write(file.subarray(stalled))
    await wire.write(end)
    await answered(wire, /^HTTP\/1\.1 204 /)
    expect(await server.context.objects.size(ofUpload)).toBe(MAX_BYTES)
    wire[Symbol.dispose]()
  }
})

/** A form with an empty file, split where the file's bytes belong. */
function splitAround(body: Buffer): [Buffer, Buffer] {
  const at = body.indexOf('\r\n\r\n', body.indexOf('name="file"')) + 4
  return [body.subarray(0, at), body.subarray(at)]
}

test('a server that stops finishes the uploads that run', async () => {
  await using stopping = await startUploadServer()
  const running = await stopping.issue('uploads/running')
  const body = formBody(membersOf(running, Buffer.alloc(2 * MIB, 5)))
  using wire = await openWire(stopping.url)
  await wire.write(head(`Content-Length: ${body.length}`))
  await wire.write(body.subarray(0, MIB))
  await expect.poll(stopping.temporaries).toHaveLength(1)
  const closed = stopping.app.close()
  await expect
    .poll(() =>
      openWire(stopping.url).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
  await wire.write(body.subarray(MIB))
  expect(await wire.closed).toMatch(/^HTTP\/1\.1 204 .*connection: close/is)
  await closed
  expect(await stopping.context.objects.size('uploads/running')).toBe(2 * MIB)
})
