import { METHODS } from 'node:http'
import { describe, expect, test } from 'vitest'
import { baseUrl, call } from './support/call.ts'
import {
  fill,
  missingIds,
  nameOf,
  operations,
  publicOperations,
  storefrontOperations,
} from './support/operations.ts'
import type { Problem } from './support/problem.ts'
import { answersIn, ask, lines, talk } from './support/raw.ts'
import { shopA } from './support/shops.ts'

const alive = async () => expect((await call({ method: 'GET', path: '/api/user' })).status).toBe(200)
const host = `Host: ${baseUrl.host}`
const common = [host, `Authorization: Bearer ${shopA.token}`]
const malformed = '/errors/request/malformed-request'

describe.skipIf(baseUrl.protocol === 'https:')(
  'bytes on the wire (skipped where the server speaks TLS)',
  () => {
    const post = (...headers: string[]) => lines('POST /api/items HTTP/1.1', ...common, ...headers)
    const json = 'Content-Type: application/json'
    const broken: [string, string, RegExp][] = [
      ['no HTTP', 'hello\r\n\r\n', /method/],
      ['an unknown method', lines('BREW / HTTP/1.1', ...common), /method/],
      ['another version', lines('GET / HTTP/1.2', ...common), /HTTP\/1\.1 or HTTP\/1\.0/],
      ['lines without CR', 'GET /api/user HTTP/1.1\nHost: x\n\n', /CR and LF/],
      ['what speaks HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', /HTTP\/1\.1/],
      ['what speaks TLS', '\x16\x03\x01\x00\xf5\x01\x00', /method/],
      ['a space in the target', lines('GET /api/items/1 2 HTTP/1.1', ...common), /HTTP\/1\.1/],
      ['an umlaut in the target', lines('GET /api/items/ä HTTP/1.1', ...common), /%XX/],
      ['length and chunks at once', `${post('Content-Length: 2', 'Transfer-Encoding: chunked')}{}`, /Length/],
      ['chunks and length at once', `${post('Transfer-Encoding: chunked', 'Content-Length: 2')}{}`, /Length/],
      ['a negative length', post('Content-Length: -1'), /whole number/],
      ['a length beyond all', post('Content-Length: 99999999999999999999'), /whole number/],
      ['two lengths', post('Content-Length: 1', 'Content-Length: 2'), /once/],
      ['the same length twice', `${post('Content-Length: 2', 'Content-Length: 2')}{}`, /once/],
      ['chunks that are zipped after', post('Transfer-Encoding: chunked, gzip'), /chunked/],
      ['chunks that are none', `${post(json, 'Transfer-Encoding: chunked')}zz\r\n`, /chunks/],
      ['a header without a colon', lines('GET /api/user HTTP/1.1', ...common, 'nonsense'), /header/],
      ['a NUL in a header', lines('GET /api/user HTTP/1.1', ...common, 'a: b\0'), /header/],
      ['a folded header', lines('GET /api/user HTTP/1.1', ...common, 'a: b', '  c'), /header/],
      ['no host', lines('GET /api/user HTTP/1.1', `Authorization: Bearer ${shopA.token}`), /Host/],
      ['no host, at an unknown path', lines('GET /nope HTTP/1.1'), /Host/],
    ]
    // R-HTTP-13
    test.for(broken)('%s is refused as a problem, and the server lives', async ([, text, detail]) => {
      const { said, ended } = await talk(Buffer.from(text, 'latin1'))
      const [answer, ...more] = answersIn(said)
      expect([answer?.status, more.length, ended]).toEqual([400, 0, 'end'])
      expect(answer?.headers['content-type']).toBe('application/problem+json')
      const problem = answer?.body as Problem
      expect([problem.type, problem.instance]).toEqual([
        malformed,
        `/requests/${answer?.headers['x-request-id']}`,
      ])
      expect(problem.detail).toMatch(detail)
      await alive()
    })

    const long: [string, string][] = [
      ['a header', lines('GET /api/user HTTP/1.1', ...common, `X-Long: ${'x'.repeat(100_000)}`)],
      ['a target', lines(`GET /api/items?x=${'x'.repeat(100_000)} HTTP/1.1`, ...common)],
    ]
    // R-HTTP-13, R-LIMIT-1
    test.for(long)('%s of 100 kB is 431', async ([, text]) => {
      const answer = await ask({ method: 'GET', path: '/api/user' }, text)
      expect([answer.status, (answer.body as Problem).type]).toEqual([
        431,
        '/errors/request/headers-too-large',
      ])
      await alive()
    })

    // R-HTTP-13, R-HTTP-11
    test('a body in broken chunks is answered with the id that its caller gave', async () => {
      const head = post(json, 'Transfer-Encoding: chunked', 'X-Request-Id: mine')
      const answer = await ask({ method: 'POST', path: '/api/items' }, `${head}5\r\n{"nam\r\nzz\r\n`)
      expect([answer.status, (answer.body as Problem).instance]).toEqual([400, '/requests/mine'])
    })

    const everywhere = [...operations, ...publicOperations, ...storefrontOperations]
    // R-HTTP-13
    test.each(everywhere)(
      '$method $path is refused without a host and with a strange wish',
      async operation => {
        const { method } = operation
        const path = fill(operation.path, missingIds)
          .replace(/\{(width|size)\}/, '640')
          .replace('{name}', 'x.jpg')
        const start = `${method} ${path} HTTP/1.1`
        const unfit = await ask({ method, path }, lines(start, ...common.slice(1)))
        expect([unfit.status, (unfit.body as Problem).type]).toEqual([400, malformed])
        const wish = await ask(
          { method, path },
          lines(start, ...common, 'Expect: 200-ok', 'Connection: close'),
        )
        expect([wish.status, (wish.body as Problem).type]).toEqual([
          417,
          '/errors/request/expectation-failed',
        ])
        const endless = await ask({ method, path }, lines(start, ...common, `X-Long: ${'x'.repeat(20_000)}`))
        expect([nameOf(operation), endless.status]).toEqual([nameOf(operation), 431])
      },
    )

    test('an unknown route is told before what the caller expects of it', async () => {
      const wish = [...common, 'Expect: 200-ok', 'Connection: close']
      const status = async (start: string) => answersIn((await talk(lines(start, ...wish))).said)[0]?.status
      expect(await status('GET /nope HTTP/1.1')).toBe(404)
      expect(await status('PATCH /api/items HTTP/1.1')).toBe(405)
    })

    const bodies: [string, (start: string) => string][] = [
      ['alone', start => lines(start, ...common)],
      ['with a body of no type', start => `${lines(start, ...common, 'Content-Length: 2')}{}`],
      ['with an empty body', start => lines(start, ...common, 'Content-Length: 0')],
      ['with JSON', start => `${lines(start, ...common, json, 'Content-Length: 2')}{}`],
      [
        'with a type that is none',
        start => `${lines(start, ...common, 'Content-Type: @;/', 'Content-Length: 2')}{}`,
      ],
      ['with a type alone', start => lines(start, ...common, 'Content-Type: text/plain')],
      ['in chunks', start => `${lines(start, ...common, 'Transfer-Encoding: chunked')}2\r\n{}\r\n0\r\n\r\n`],
      ['with an upgrade', start => lines(start, ...common, 'Connection: Upgrade', 'Upgrade: websocket')],
    ]
    // R-HTTP-4
    test.for(bodies)('every method that HTTP knows is 405, 404 or its own: %s', async ([, make]) => {
      for (const method of METHODS.filter(each => each !== 'OPTIONS')) {
        for (const [path, own] of [
          ['/api/nope', []],
          ['/api/items/2000000001/variations', ['GET', 'HEAD', 'POST', 'PUT']],
          ['/healthz', ['GET', 'HEAD']],
        ] as const) {
          if (own.some(each => each === method)) continue
          const { said } = await talk(
            make(`${method} ${path} HTTP/1.1`).replace('\r\n', '\r\nConnection: close\r\n'),
          )
          const [answer] = answersIn(said)
          expect([method, path, answer?.status]).toEqual([method, path, path === '/api/nope' ? 404 : 405])
          expect(answer?.headers['x-request-id']).toBeDefined()
          if (own.length > 0) expect(answer?.headers.allow?.split(', ').sort()).toEqual([...own].sort())
          if (method !== 'HEAD') expect(answer?.headers['content-type']).toBe('application/problem+json')
        }
      }
    })

    test('a tunnel to elsewhere is an unknown route', async () => {
      const { said, ended } = await talk(lines('CONNECT example.com:443 HTTP/1.1', host))
      expect([answersIn(said)[0]?.status, ended]).toEqual([404, 'end'])
    })

    test.each(['http', 'HTTPS'])('a target with the whole address (%s) is its path', async scheme => {
      const target = `${scheme}://${baseUrl.host}/api/user`
      expect(
        (
          await ask(
            { method: 'GET', path: '/api/user' },
            lines(`GET ${target} HTTP/1.1`, ...common, 'Connection: close'),
          )
        ).status,
      ).toBe(200)
      const nowhere = lines(`GET ${scheme}://${baseUrl.host}?x=1 HTTP/1.1`, host, 'Connection: close')
      expect(answersIn((await talk(nowhere)).said)[0]?.status).not.toBe(500)
    })

    test.each(['OPTIONS', 'GET'])('%s of * is an unknown route', async method => {
      const { said } = await talk(lines(`${method} * HTTP/1.1`, host, 'Connection: close'))
      expect(answersIn(said)[0]).toMatchObject({ status: 404, body: { type: '/errors/request/not-found' } })
    })

    test('a client that hangs up in the middle of a body', async () => {
      const head = post(json, 'Content-Length: 1000')
      for (const rest of ['', '{"name":', '{'.repeat(500)])
        await talk(head + rest, { ms: 200, endAfter: true })
      await alive()
    })

    // R-HTTP-15
    test('Expect: 100-continue is answered', async () => {
      const head = lines(
        ...['PUT /api/items/2000000000/visibility HTTP/1.1', ...common, json],
        ...['Content-Length: 16', 'Expect: 100-continue', 'Connection: close'],
      )
      const { said } = await talk(`${head}{"visible":true}`)
      expect(said.toString('latin1')).toMatch(/^HTTP\/1\.1 (100 Continue\r\n\r\nHTTP\/1\.1 )?404 /)
    })

    // R-HTTP-15
    test('requests sent ahead are answered in their order, and before what is none', async () => {
      const get = (path: string, more: string[] = []) => lines(`GET ${path} HTTP/1.1`, ...common, ...more)
      const sent = get('/api/user') + get('/api/items/0') + get('/api/items?limit=1')
      const ended = await talk(sent + get('/api/nope', ['Connection: close']))
      expect(answersIn(ended.said).map(each => each.status)).toEqual([200, 400, 200, 404])
      const garbled = await talk(`${sent}nonsense\r\n\r\n${get('/api/user')}`)
      expect(answersIn(garbled.said).map(each => each.status)).toEqual([200, 400, 200, 400])
      expect(answersIn(garbled.said).at(-1)).toMatchObject({ body: { type: malformed } })
    })

    // R-HTTP-15
    test('HTTP/1.0 is answered, without a host too', async () => {
      for (const fields of [common, common.slice(1)]) {
        const { said, ended } = await talk(lines('GET /api/user HTTP/1.0', ...fields))
        expect([said.toString('latin1', 9, 12), ended]).toEqual(['200', 'end'])
      }
    })
  },
)
