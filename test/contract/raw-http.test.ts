import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { baseUrl, call } from './support/call.ts'
import { shopA } from './support/shops.ts'

/** Writes bytes to the server and answers everything it says until it closes, or until `ms` have passed. */
function talk(text: string, ms = 2000, endAfter = false): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(baseUrl.port || 80), baseUrl.hostname)
    let said = ''
    const finish = () => {
      clearTimeout(timer)
      socket.destroy()
      resolve(said)
    }
    const timer = setTimeout(finish, ms)
    socket.on('data', chunk => {
      said += chunk.toString('latin1')
    })
    socket.on('close', finish)
    socket.on('error', error =>
      said === '' && !/ECONNRESET|EPIPE/.test(error.message) ? reject(error) : finish(),
    )
    socket.write(text)
    if (endAfter) socket.end()
  })
}

const alive = async () => expect((await call({ method: 'GET', path: '/api/user' })).status).toBe(200)
const lines = (...each: string[]) => `${each.join('\r\n')}\r\n\r\n`
const common = [`Host: ${baseUrl.host}`, `Authorization: Bearer ${shopA.token}`]

describe.skipIf(baseUrl.protocol === 'https:')(
  'bytes on the wire (skipped where the server speaks TLS)',
  () => {
    const broken: [string, string][] = [
      ['no HTTP', 'hello\r\n\r\n'],
      ['a space in the target', lines('GET /api/items/1 2 HTTP/1.1', ...common)],
      [
        'length and chunks at once',
        `${lines('POST /api/items HTTP/1.1', ...common, 'Content-Length: 2', 'Transfer-Encoding: chunked')}{}`,
      ],
      ['a negative length', lines('POST /api/items HTTP/1.1', ...common, 'Content-Length: -1')],
      ['two lengths', lines('POST /api/items HTTP/1.1', ...common, 'Content-Length: 1', 'Content-Length: 2')],
      [
        'chunks that are none',
        `${lines('POST /api/items HTTP/1.1', ...common, 'Content-Type: application/json', 'Transfer-Encoding: chunked')}zz\r\n`,
      ],
      ['a header without a colon', lines('GET /api/user HTTP/1.1', ...common, 'nonsense')],
      ['a header of 100 kB', lines('GET /api/user HTTP/1.1', ...common, `X-Long: ${'x'.repeat(100_000)}`)],
      ['a target of 100 kB', lines(`GET /api/items?x=${'x'.repeat(100_000)} HTTP/1.1`, ...common)],
      ['no host', lines('GET /api/user HTTP/1.1', `Authorization: Bearer ${shopA.token}`)],
    ]
    test.for(broken)('%s is refused, and the server lives', async ([, text]) => {
      const said = await talk(text)
      expect(said).toMatch(/^HTTP\/1\.1 (400|414|431) /)
      await alive()
    })

    test('a client that hangs up in the middle of a body', async () => {
      const head = lines(
        'POST /api/items HTTP/1.1',
        ...common,
        'Content-Type: application/json',
        'Content-Length: 1000',
      )
      for (const rest of ['', '{"name":', '{'.repeat(500)]) await talk(head + rest, 200, true)
      await alive()
    })

    test('Expect: 100-continue is answered', async () => {
      const head = lines(
        ...['PUT /api/items/2000000000/visibility HTTP/1.1', ...common, 'Content-Type: application/json'],
        ...['Content-Length: 16', 'Expect: 100-continue', 'Connection: close'],
      )
      expect(await talk(`${head}{"visible":true}`)).toMatch(
        /^HTTP\/1\.1 (100 Continue\r\n\r\nHTTP\/1\.1 )?404 /,
      )
    })

    test('requests sent ahead are answered in their order', async () => {
      const get = (path: string, more: string[] = []) => lines(`GET ${path} HTTP/1.1`, ...common, ...more)
      const said = await talk(
        get('/api/user') + get('/api/items/0') + get('/api/nope', ['Connection: close']),
      )
      expect([...said.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(each => each[1])).toEqual(['200', '400', '404'])
    })

    test('HTTP/1.0 is answered', async () => {
      expect(await talk(lines('GET /api/user HTTP/1.0', ...common))).toMatch(/^HTTP\/1\.[01] 200 /)
    })
  },
)
