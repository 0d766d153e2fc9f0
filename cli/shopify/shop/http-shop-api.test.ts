import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ApiRefusal, Unreachable } from './failures.ts'
import { createHttpShopApi } from './http-shop-api.ts'
import type { ShopApi } from './shop-api.ts'

// What a good server answers is tested against the real one; here is what only a bad one, or a bad way to it, does.

let server: Server
let address: string
let api: ShopApi
let answer: (request: IncomingMessage, response: ServerResponse) => void

beforeEach(async () => {
  server = createServer((request, response) => answer(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  api = createHttpShopApi(`${address}/shop`, 'akn_token', [])
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
})

function answerWith(status: number, body: unknown, headers: Record<string, string> = {}): void {
  answer = (_request, response) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    response.writeHead(status, { 'content-type': 'application/problem+json', ...headers }).end(text)
  }
}

async function failureOf(call: Promise<unknown>): Promise<Error> {
  return call.then(
    () => expect.unreachable('the call succeeded'),
    (error: Error) => error,
  )
}

test('a call goes to the address given, its path included, with the token', async () => {
  const seen: unknown[] = []
  answer = (request, response) => {
    seen.push([request.method, request.url, request.headers.authorization])
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]')
  }
  expect(await api.listItems(100, 'desc')).toEqual([])
  expect(seen).toEqual([
    ['GET', '/shop/api/items?order=created&sort=desc&limit=100&offset=100', 'Bearer akn_token'],
  ])
})

describe('a refusal', () => {
  test('tells the problem with its first violations', async () => {
    const errors = ['name', 'price', 'detail', 'type'].map(name => ({
      pointer: `/${name}`,
      detail: 'is wrong',
    }))
    answerWith(400, { type: '/errors/x', title: 'Invalid body', status: 400, detail: 'Four faults.', errors })
    const error = await failureOf(api.createCategory('x'))
    expect(error).toBeInstanceOf(ApiRefusal)
    expect(error.message).toBe(
      'POST /api/item_categories was answered with 400: Invalid body: Four faults. (/name is wrong; /price is wrong; /detail is wrong and 1 more)',
    )
  })

  test('says how long to wait', async () => {
    answerWith(
      429,
      { type: '/errors/request/rate-limited', title: 'Slow down', status: 429 },
      { 'retry-after': '7' },
    )
    expect(await failureOf(api.show(1))).toMatchObject({ status: 429, retryAfter: 7 })
  })

  test('of something else than an Akinai server says so', async () => {
    answerWith(404, '<h1>Not found</h1>')
    expect((await failureOf(api.listItems(0, 'asc'))).message).toContain(
      '404: this is no answer of an Akinai server',
    )
  })
})

describe('no answer that can be read', () => {
  test('when the connection breaks', async () => {
    answer = request => request.socket.destroy()
    const error = await failureOf(
      api.createItem({ name: 'A', detail: '', identifier: 'a', price: 100, item_tax_type: 'standard' }),
    )
    expect(error).toBeInstanceOf(Unreachable)
    expect(error.message).toBe(
      `POST /api/items at ${address}/shop failed: the connection was closed before the answer`,
    )
  })

  test('when nothing listens', async () => {
    await new Promise(resolve => server.close(resolve))
    const error = await failureOf(api.listItems(0, 'asc'))
    expect(error).toBeInstanceOf(Unreachable)
    expect(error.message).toContain('nothing listens there. Is the server running')
  })

  test.each(['<html></html>', '{"items": []}'])('when something else answers: %s', async body => {
    answerWith(200, body)
    const error = await failureOf(api.listItems(0, 'asc'))
    expect(error).toBeInstanceOf(Unreachable)
    expect(error.message).toContain('what answers is no Akinai server')
  })
})

describe('a scope', () => {
  test.each([
    [403, true],
    [400, false],
    [404, false],
  ])('is lacking when the server says %i: %s', async (status, lacks) => {
    answerWith(status, { type: '/errors/x', title: 'x', status })
    expect(await api.lacksScope('items.publish')).toBe(lacks)
  })

  test('is not settled by other answers', async () => {
    answerWith(503, { type: '/errors/x', title: 'x', status: 503 })
    expect(await failureOf(api.lacksScope('items.create'))).toMatchObject({ status: 503 })
  })
})
