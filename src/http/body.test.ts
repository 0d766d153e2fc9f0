import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readJsonBody } from './body.ts'

const BOUNDS = { bytes: 100, parts: 10, members: 10, shapes: 10 }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function requestWith(raw: PassThrough, headers = {}): FastifyRequest {
  return { headers, sentMediaType: 'application/json', raw } as unknown as FastifyRequest
}

test('a body has 30 s to come', async () => {
  const raw = new PassThrough()
  const body = readJsonBody(requestWith(raw), BOUNDS)
  raw.write('{"a":')
  vi.advanceTimersByTime(29_000)
  raw.end('1}')
  expect(await body).toEqual({ a: 1 })
  expect(vi.getTimerCount()).toBe(0)
})

test('a body that came with its headers needs no timer, and is read to its end', async () => {
  const raw = new PassThrough()
  const body = readJsonBody(requestWith(raw, { 'content-length': '7' }), BOUNDS)
  raw.write('{"a":1}')
  expect(await body).toEqual({ a: 1 })
  expect(vi.getTimerCount()).toBe(0)
  raw.end()
  await once(raw, 'end')
})

test('of one that came in part the rest is waited for', async () => {
  const raw = new PassThrough()
  const body = readJsonBody(requestWith(raw, { 'content-length': '7' }), BOUNDS)
  raw.write('{"a":')
  await undefined
  await undefined
  expect(vi.getTimerCount()).toBe(1)
  raw.end('1}')
  expect(await body).toEqual({ a: 1 })
})

// R-BODY-3
test('a body is put together of its chunks, as long as they are no more than its bytes are worth', async () => {
  const bounds = { ...BOUNDS, bytes: 1_000_000 }
  const inChunks = async (text: string, length: number) => {
    const raw = new PassThrough()
    const body = readJsonBody(requestWith(raw), bounds)
    for (let at = 0; at < text.length; at += length) raw.write(text.slice(at, at + length))
    raw.end()
    return body
  }
  const long = JSON.stringify({ a: 'x'.repeat(500_000) })
  expect(await inChunks(long, 16)).toEqual(JSON.parse(long))
  expect(await inChunks('{"a":1}', 1)).toEqual({ a: 1 })
  await expect(inChunks(long, 8)).rejects.toMatchObject({ type: 'request/malformed-body' })
})

// R-HTTP-16
test('a body that is not there by then is answered 408, and the connection closed', async () => {
  const body = readJsonBody(requestWith(new PassThrough()), BOUNDS)
  vi.advanceTimersByTime(30_000)
  await expect(body).rejects.toMatchObject({ type: 'request/timeout', headers: { connection: 'close' } })
})
