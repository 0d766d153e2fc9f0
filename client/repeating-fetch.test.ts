import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createClient } from './client.ts'
import { makeRepeatingFetch } from './repeating-fetch.ts'

let server: Server
let url: string
let seen: { method: string | undefined; key: unknown; body: string }[]
/** What the server does with each request in turn; the last goes on. */
let script: ((request: IncomingMessage, response: ServerResponse) => void)[]

const drop = (_request: IncomingMessage, response: ServerResponse) => response.destroy()
const say =
  (status: number, body = '{}') =>
  (_request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
const inUse = say(409, '{"type":"/errors/request/idempotency-key-in-use"}')

beforeEach(async () => {
  seen = []
  server = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => {
      body += chunk
    })
    request.on('end', () => {
      seen.push({ method: request.method, key: request.headers['idempotency-key'], body })
      const act = script.length > 1 ? script.shift() : script[0]
      act?.(request, response)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
})

const send = (method: string, headers: Record<string, string> = {}) =>
  makeRepeatingFetch([1, 1, 1])(
    new Request(url, { method, headers, ...(['POST', 'PUT'].includes(method) ? { body: '{"a":1}' } : {}) }),
  )

// R-KEY-3
test.each(['POST', 'PUT'])(
  'a %s whose answer is lost goes out again with the same key and body',
  async method => {
    script = [drop, say(502), inUse, say(200)]
    expect((await send(method)).status).toBe(200)
    expect(seen).toHaveLength(4)
    expect(new Set(seen.map(({ key, body }) => `${key} ${body}`)).size).toBe(1)
    expect(seen[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
  },
)

test('each call has a key of its own, and one that is given stays', async () => {
  script = [say(200)]
  await send('POST')
  await send('POST')
  await send('POST', { 'idempotency-key': 'mine' })
  const [first, second, third] = seen.map(({ key }) => key)
  expect(first).not.toBe(second)
  expect(third).toBe('mine')
})

test('a DELETE is sent once, and a GET again, both without a key', async () => {
  script = [say(503), say(200)]
  expect((await send('DELETE')).status).toBe(503)
  script = [drop, say(200)]
  expect((await send('GET')).status).toBe(200)
  expect(seen.map(({ key }) => key)).toEqual([undefined, undefined, undefined])
})

test('what is answered otherwise stands, another 409 too; and patience ends', async () => {
  script = [say(409, '{"type":"/errors/files/already-uploaded"}')]
  expect((await send('POST')).status).toBe(409)
  expect(seen).toHaveLength(1)
  script = [say(502)]
  expect((await send('POST')).status).toBe(502)
  script = [drop]
  await expect(send('POST')).rejects.toThrow('fetch failed')
})

test('who gives up is obeyed', async () => {
  script = [say(503)]
  const stop = new AbortController()
  const request = new Request(url, { method: 'POST', body: '{}', signal: stop.signal })
  const call = makeRepeatingFetch([60_000])(request)
  await expect.poll(() => seen.length).toBe(1)
  stop.abort(new Error('enough'))
  await expect(call).rejects.toThrow('enough')
})

test('the client sends by it', async () => {
  script = [drop, say(200, '{"item_id":7}')]
  const client = createClient({ baseUrl: url, token: 'akn_token', pauses: [1] })
  const { data } = await client.POST('/api/items', {
    body: { type: 'normal', name: 'x', price: 100, item_tax_type: 'standard' },
  })
  expect(data).toEqual({ item_id: 7 })
  expect(new Set(seen.map(({ key }) => key)).size).toBe(1)
})
