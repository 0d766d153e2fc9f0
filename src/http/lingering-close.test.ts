import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CONNECTION_LIMITS } from '../caller-limits.ts'
import { closeLingering, MAX_DISCARDED } from './lingering-close.ts'

let server: ReturnType<typeof createServer>
let ours: Socket
let theirs: Socket

beforeEach(async () => {
  server = createServer({ allowHalfOpen: true })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  theirs = connect({ port: (server.address() as AddressInfo).port, allowHalfOpen: true })
  const [socket] = (await once(server, 'connection')) as [Socket]
  ours = socket
  theirs.on('error', () => {})
})
afterEach(() => {
  vi.useRealTimers()
  theirs.destroy()
  ours.destroy()
  server.close()
})

// R-HTTP-14
test('a caller that goes on by drops is cut off after a time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  closeLingering(ours)
  theirs.write('x')
  await new Promise(setImmediate)
  vi.advanceTimersByTime(CONNECTION_LIMITS.silenceMs - 1)
  expect(ours.destroyed).toBe(false)
  vi.advanceTimersByTime(1)
  expect(ours.destroyed).toBe(true)
})

// R-HTTP-14
test('and after so many bytes, however fast they come', async () => {
  const closed = once(ours, 'close')
  closeLingering(ours)
  const chunk = Buffer.alloc(1024 * 1024)
  for (let sent = 0; sent <= MAX_DISCARDED; sent += chunk.length) theirs.write(chunk)
  await closed
  expect(ours.bytesRead).toBeLessThan(MAX_DISCARDED + chunk.length)
})

// R-HTTP-14
test('who closes is let go at once, and what was written before arrives', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  ours.write('the answer')
  closeLingering(ours)
  closeLingering(ours)
  const [said] = (await once(theirs, 'data')) as [Buffer]
  expect(said.toString()).toBe('the answer')
  theirs.end('the rest')
  await once(ours, 'close')
  expect(vi.getTimerCount()).toBe(0)
})
