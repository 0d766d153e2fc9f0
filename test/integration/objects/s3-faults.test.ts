import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { pino } from '#pino'
import { buildApp } from '../../../src/app.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { type ObjectStore, ObjectStoreError } from '../../../src/objects/object-store.ts'
import { makeS3Store, type S3StoreOptions } from '../../../src/objects/s3/s3-store.ts'
import { createTestContext } from '../../support/context.ts'
import { hasRadosgw, startRadosgw } from './support/radosgw.ts'

const KEY = { accessKeyId: 'ID', secretAccessKey: 'SECRET-THAT-NOBODY-MAY-SEE' }
const servers: { server: Server; sockets: Set<Socket> }[] = []

afterEach(async () => {
  for (const { server, sockets } of servers.splice(0)) {
    for (const socket of sockets) socket.destroy()
    await new Promise(resolve => server.close(resolve))
  }
})

/** A server that does this with each connection. */
async function listen(handle: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    handle(socket)
  })
  servers.push({ server, sockets })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

function storeAt(endpoint: string, more: Partial<S3StoreOptions> = {}): ObjectStore {
  return makeS3Store({ endpoint, bucket: 'akinai-test', credentials: KEY, ...more, clock: systemClock })
}

function everyCall(store: ObjectStore): Promise<unknown>[] {
  const terms = { key: 'a/b', contentType: 'image/png', maxBytes: 10, expiresAt: systemClock.now() }
  return [
    store.put('a/b', Buffer.from('x'), 'image/png'),
    store.open('a/b'),
    store.open('a/b', { first: 0, last: 1 }),
    store.read('a/b'),
    store.size('a/b'),
    store.remove('a/b'),
    store.removeAll('a'),
    store.count('a', 10),
    store.issueUpload(terms),
  ]
}

async function expectFailures(store: ObjectStore): Promise<void> {
  for (const call of await Promise.allSettled(everyCall(store))) {
    expect(call).toMatchObject({ status: 'rejected', reason: expect.any(ObjectStoreError) })
  }
}

describe('a server that', () => {
  const answer = (status: string, body: string) => (socket: Socket) => {
    socket.on('data', () =>
      socket.write(
        `HTTP/1.1 ${status}\r\nContent-Type: application/xml\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      ),
    )
  }
  const kinds: [string, (socket: Socket) => void][] = [
    ['hangs up', socket => socket.destroy()],
    ['never answers', () => {}],
    ['speaks no HTTP', socket => socket.end('220 mail.example ESMTP\r\n')],
    ['always fails', answer('500 Internal Server Error', '<Error><Code>InternalError</Code></Error>')],
    ['asks to slow down', answer('503 Slow Down', '<Error><Code>SlowDown</Code></Error>')],
    ['forbids all', answer('403 Forbidden', '<Error><Code>AccessDenied</Code></Error>')],
    ['has no such bucket', answer('404 Not Found', '<Error><Code>NoSuchBucket</Code></Error>')],
  ]
  test.each(kinds)('%s: every call fails as one of the store, in bounded time', async (_kind, handle) => {
    await expectFailures(storeAt(await listen(handle), { callMs: 2000 }))
  })

  // A proxy on the way with a page of its own: nothing may count as stored, removed or empty by its word.
  test.each(['', '<html>Please sign in</html>'])('says yes to everything: %j', async body => {
    const store = storeAt(await listen(answer('200 OK', body)), { callMs: 2000 })
    // But for the last, which only signs.
    for (const call of (await Promise.allSettled(everyCall(store))).slice(0, -1))
      expect(call).toMatchObject({ status: 'rejected', reason: expect.any(ObjectStoreError) })
  })

  test('is not there', async () => {
    await expectFailures(storeAt('http://127.0.0.1:9'))
  })
})

// R-FAULT-1
test('a call of the API that needs it is answered 502, and the log tells why', async () => {
  await using context = await createTestContext()
  const objects = storeAt('http://127.0.0.1:9')
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: line => void lines.push(line) })
  const app = await buildApp({ ...context, objects, log })
  app.get('/needs-it', { config: { access: 'open' } }, () => objects.read('a/b'))
  const response = await app.inject('/needs-it')
  expect(response.statusCode).toBe(502)
  expect(response.json()).toMatchObject({ type: '/errors/internal/bad-gateway' })
  expect(response.body).not.toMatch(/127\.0\.0\.1|ECONN|bucket/)
  expect(lines.join()).toContain('ECONNREFUSED')
  expect(lines.join()).not.toContain(KEY.secretAccessKey)
  await app.close()
})

test('nothing is asked of the bucket before it is needed', async () => {
  let connections = 0
  const endpoint = await listen(socket => {
    connections += 1
    socket.destroy()
  })
  const store = storeAt(endpoint)
  expect(connections).toBe(0)
  await expect(store.read('a/b')).rejects.toThrow(ObjectStoreError)
  expect(connections).toBeGreaterThan(0)
})

/** A server whose object has 4 bytes, of which the last comes after a while. */
const slow = (ms: number) => (socket: Socket) => {
  socket.on('data', asked => {
    if (!String(asked).startsWith('GET')) {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n')
      return
    }
    socket.write('HTTP/1.1 200 OK\r\nETag: "a"\r\nContent-Length: 4\r\n\r\nabc')
    setTimeout(() => socket.write('d'), ms)
  })
}

// R-DOWNLOAD-3
test('what is sent on as it comes may take longer than a call; what is read whole may not', async () => {
  const store = storeAt(await listen(slow(600)), { callMs: 300 })
  const opened = await store.open('a/b')
  expect(Buffer.concat(((await opened?.stream.toArray()) ?? []) as Buffer[]).toString()).toBe('abcd')
  await expect(store.read('a/b')).rejects.toThrow(ObjectStoreError)
})

describe.skipIf(!hasRadosgw())('radosgw (skipped where it is not installed)', () => {
  test('a wrong key and a wrong bucket are told at once', async () => {
    await using server = await startRadosgw()
    await expectFailures(storeAt(server.endpoint, { bucket: server.bucket }))
    const { credentials } = server
    await expectFailures(storeAt(server.endpoint, { bucket: 'no-such-bucket', credentials }))
    const store = storeAt(server.endpoint, { credentials })
    await store.put('a/b', Buffer.from('x'), 'image/png')
    expect((await store.read('a/b'))?.toString()).toBe('x')
  })
})
