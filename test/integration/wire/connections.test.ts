import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import type { Config } from '../../../src/config.ts'
import type { Context } from '../../../src/context.ts'
import { createTestApi } from '../../support/api.ts'
import { test } from '../../support/fixture.ts'

/** Short, but longer than what a busy machine takes for an answer. */
const SILENCE_MS = 600

/** Long enough for a connection to be seen as silent, and for the machine to be slow. */
const SOON = { timeout: 10_000, interval: 20 }

let server: FastifyInstance
/** Trusts this machine as a proxy, and takes few connections in all. */
let small: FastifyInstance
let token: string

test.beforeAll(async ({ context, shopId }) => {
  token = (await createTestApi(context, shopId)).token
  const connectionLimits = { most: 100, mostPerAddress: 40, silenceMs: SILENCE_MS }
  server = await listen(context, { connectionLimits })
  small = await listen(context, {
    connectionLimits: { most: 4, mostPerAddress: 2, silenceMs: SILENCE_MS },
    trustedProxies: ['127.0.0.1'],
  })
})
test.afterAll(async () => {
  await server.close()
  await small.close()
})

async function listen(context: Context, config: Partial<Config>): Promise<FastifyInstance> {
  const app = await buildApp({ ...context, config: { ...context.config, ...config } })
  app.get('/busy', { config: { access: 'open', rate: 'none' } }, async () => {
    await delay(2 * SILENCE_MS)
    return 'done'
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return app
}

/** A connection, what was said on it, and whether the server has closed it. */
interface Talk {
  readonly socket: Socket
  said(): string
  isClosed(): boolean
}

async function open(to: FastifyInstance, text = ''): Promise<Talk> {
  const socket = connect((to.server.address() as AddressInfo).port, '127.0.0.1')
  let said = ''
  let closed = false
  socket.on('error', () => {})
  socket.on('close', () => {
    closed = true
  })
  socket.on('data', chunk => {
    said += chunk
  })
  await once(socket, 'connect')
  socket.write(text)
  return { socket, said: () => said, isClosed: () => closed }
}

const request = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, 'Host: shop.example', ...headers].join('\r\n')}\r\n\r\n`

describe.concurrent('who makes no progress', () => {
  // R-CONN-4
  test('is cut off when the body of a refused request never comes', async ({ expect }) => {
    const talk = await open(server, request('POST /api/items', 'Content-Length: 10'))
    await expect.poll(() => talk.said(), SOON).toContain('401')
    await expect.poll(() => talk.isClosed(), SOON).toBe(true)
  })

  // R-CONN-1
  test('is cut off while it does not read its answer', async ({ expect }) => {
    const { socket } = await open(server)
    socket.pause()
    // More than the system takes off the server's hands.
    const script = request('GET /docs/js/scalar.js', 'Accept-Encoding: identity')
    socket.write(script + script + script)
    const [ours] = (await once(server.server, 'request')) as [{ socket: Socket }]
    await expect.poll(() => ours.socket.destroyed, SOON).toBe(true)
    socket.destroy()
  })

  // R-CONN-1
  test('but not while it reads, however slowly', async ({ expect }) => {
    const { socket } = await open(server)
    socket.pause()
    const script = request('GET /docs/js/scalar.js', 'Accept-Encoding: identity')
    socket.write(script + script + script + request('GET /nope', 'Connection: close'))
    let length = 0
    let until = 0
    socket.on('data', chunk => {
      length += chunk.length
      if (length >= until) socket.pause()
    })
    const closed = once(socket, 'close')
    for (let round = 0; round < 9; round++) {
      await delay(SILENCE_MS / 3)
      until = length + 1_300_000
      socket.resume()
    }
    until = Number.POSITIVE_INFINITY
    socket.resume()
    await closed
    expect(length).toBeGreaterThan(13_000_000)
  })

  // R-CONN-1, R-HTTP-13
  test.for(['', 'GET /healthz HT', 'GET /healthz HTTP/1.1\r\nHost: shop.example\r\n'])(
    'is told so in the middle of a request: %j',
    async (start, { expect }) => {
      const talk = await open(server, start)
      await expect.poll(talk.isClosed, SOON).toBe(true)
      expect(talk.said()).toMatch(/^HTTP\/1.1 408 [\s\S]*\/errors\/request\/timeout/)
    },
  )

  // R-CONN-1
  test('is told so in the middle of a form', async ({ expect }) => {
    const type = 'Content-Type: multipart/form-data; boundary=x'
    const talk = await open(server, request('POST /files', type, 'Content-Length: 1000'))
    await expect.poll(talk.isClosed, SOON).toBe(true)
    expect(talk.said()).toMatch(/^HTTP\/1.1 408 /)
  })

  // R-CONN-1
  test('may wait while it is the server that works', async ({ expect }) => {
    const talk = await open(server, request('GET /busy', 'Connection: close'))
    await expect.poll(talk.isClosed, SOON).toBe(true)
    expect(talk.said()).toMatch(/^HTTP\/1.1 200 [\s\S]*done$/)
  })
})

/** Asks for a place for a picture, and answers the fields of its form as the start of a body. */
async function formFields(app: FastifyInstance): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/files',
    headers: { authorization: `Bearer ${token}` },
    payload: { purpose: 'item_image', content_type: 'image/png' },
  })
  const { upload_fields } = answer.json<{ upload_fields: Record<string, string> }>()
  return Object.entries(upload_fields)
    .map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')
}

// R-CONN-2
describe.concurrent('a form that comes by drops', () => {
  const upload = async (fields: string, { poll }: Pick<typeof expect, 'poll'>) => {
    const head = request(
      'POST /files',
      'Content-Type: multipart/form-data; boundary=x',
      'Transfer-Encoding: chunked',
      'Connection: close',
    )
    const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`
    const talk = await open(server, head)
    talk.socket.write(chunk(`${fields}--x\r\nContent-Disposition: form-data; name="file"\r\n\r\n`))
    for (let drops = 0; drops < 16 && !talk.isClosed() && talk.said() === ''; drops++) {
      talk.socket.write(chunk('x'))
      await delay(SILENCE_MS / 8)
    }
    talk.socket.write(`${chunk('\r\n--x--\r\n')}0\r\n\r\n`)
    await poll(talk.isClosed, SOON).toBe(true)
    return talk.said()
  }

  test('is taken with a policy of ours', async ({ expect }) => {
    expect(await upload(await formFields(server), expect)).toMatch(/^HTTP\/1.1 204 /)
  })

  test('has the short time without', async ({ expect }) => {
    const talk = await open(
      server,
      request('POST /files', 'Content-Type: multipart/form-data; boundary=x', 'Content-Length: 2000'),
    )
    talk.socket.write('--x\r\nContent-Disposition: form-data; name="policy"\r\n\r\n')
    const begin = performance.now()
    while (talk.said() === '' && performance.now() - begin < SOON.timeout) {
      talk.socket.write('x')
      await delay(SILENCE_MS / 8)
    }
    expect(talk.said()).toMatch(/^HTTP\/1.1 408 /)
    talk.socket.destroy()
  })
})

// R-CONN-3
test('an address has so many connections, and the next once one is closed', async ({ context }) => {
  const few = await listen(context, { connectionLimits: { most: 100, mostPerAddress: 2, silenceMs: 30_000 } })
  const first = await open(few)
  const second = await open(few)
  const third = await open(few, request('GET /healthz'))
  await expect.poll(third.isClosed, SOON).toBe(true)
  expect(third.said()).toMatch(/^HTTP\/1.1 429 [\s\S]*retry-after: 5[\s\S]*request\/too-many-connections/)
  expect(third.said()).not.toContain('"status":"ok"')
  first.socket.destroy()
  await expect
    .poll(async () => {
      const next = await open(few, request('GET /healthz', 'Connection: close'))
      await expect.poll(next.isClosed, SOON).toBe(true)
      return next.said()
    }, SOON)
    .toMatch(/^HTTP\/1.1 200 /)
  second.socket.destroy()
  await few.close()
})

// R-CONN-3
test('a proxy has more than one address may, and the oldest connection without a request makes room', async () => {
  const talks: Talk[] = []
  for (let n = 0; n < 4; n++) talks.push(await open(small))
  const [oldest, ...rest] = talks
  const fifth = await open(small, request('GET /healthz'))
  await expect.poll(fifth.said, SOON).toMatch(/^HTTP\/1.1 200 /)
  expect(oldest?.isClosed()).toBe(true)
  expect(rest.map(talk => talk.isClosed())).toEqual([false, false, false])
  for (const { socket } of [...rest, fifth]) socket.destroy()
  await expect.poll(() => connectionsOf(small), SOON).toBe(0)
})

// R-CONN-3
test('no connection makes room that has a request', async () => {
  const busy: Talk[] = []
  for (let n = 0; n < 4; n++) busy.push(await open(small, request('GET /busy', 'Connection: close')))
  await delay(100)
  const fifth = await open(small, request('GET /healthz'))
  await expect.poll(fifth.isClosed, SOON).toBe(true)
  expect(fifth.said()).toMatch(/^HTTP\/1.1 503 [\s\S]*internal\/overloaded/)
  for (const talk of busy) await expect.poll(talk.said, SOON).toMatch(/^HTTP\/1.1 200 /)
})

function connectionsOf(app: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}

// R-CONN-4
test('an unknown route does not wait for what comes with it', async () => {
  const talk = await open(server, request('POST /nope', 'Content-Length: 1000000'))
  await expect.poll(talk.said, SOON).toMatch(/^HTTP\/1.1 404 [\s\S]*connection: close/i)
  const twice = await open(server, request('GET /nope') + request('GET /nope', 'Connection: close'))
  await expect.poll(twice.isClosed, SOON).toBe(true)
  expect(twice.said().match(/HTTP\/1.1 404/g)).toHaveLength(2)
  talk.socket.destroy()
})
