/** The kinds of hostile connections: what each sends, and how it goes on. */
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** What a kind does on a connection that is open. When it is done, or the connection closed, another one is opened. */
export type Hostility = (socket: Socket, token: string) => Promise<void>

const head = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, 'Host: 127.0.0.1', ...headers].join('\r\n')}\r\n\r\n`

const OUR_PAGE = ['x-akinai-console: 1', 'Content-Type: application/json']

/** Sends what `next` answers, and the next as soon as an answer has begun: requests pile up behind long ones. */
function goOn(socket: Socket, next: () => string | Buffer): Promise<void> {
  return new Promise(resolve => {
    socket.on('data', () => socket.write(next()))
    socket.once('close', resolve)
    socket.write(next())
  })
}

const post = (path: string, body: string, ...headers: string[]) =>
  Buffer.from(head(`POST ${path}`, ...headers, `Content-Length: ${Buffer.byteLength(body)}`) + body)

const bearer = (token: string) => [`Authorization: Bearer ${token}`, 'Content-Type: application/json']

/** A megabyte of members that nobody knows, of entries that are none, and of text. */
const members = JSON.stringify(
  Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`member${n}`, n])),
)
const entries = JSON.stringify({ order_lines: Array.from({ length: 240_000 }, () => ({})) })
const strings = JSON.stringify({ variation_ids: Array.from({ length: 200_000 }, () => 'x') })
const deep = `${'['.repeat(400_000)}${']'.repeat(400_000)}`
const text = JSON.stringify({ detail: 'x'.repeat(1_000_000) })

const MALFORMED = [
  'nonsense\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
  '\u0016\u0003\u0001\u0000\u00a5\u0001\u0000\u0000',
]

let count = 0
const turn = <T>(all: readonly T[]): T => all[count++ % all.length] as T

/** The kinds. */
export const KINDS = {
  /** Headers and bodies by drops, and answers of megabytes that nobody reads. */
  slow: async socket => {
    const way = turn(['headers', 'body', 'form', 'reader'] as const)
    if (way === 'reader') {
      socket.pause()
      socket.write(head('GET /docs/js/scalar.js', 'Accept-Encoding: identity').repeat(4))
    }
    if (way === 'headers') socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n')
    if (way === 'body') socket.write(head('POST /console/api/session', ...OUR_PAGE, 'Content-Length: 4000'))
    if (way === 'form') {
      const type = 'Content-Type: multipart/form-data; boundary=x'
      socket.write(`${head('POST /files', type, 'Content-Length: 9000')}--x\r\nContent-Disposition: `)
    }
    while (!socket.destroyed) {
      await delay(500)
      if (way === 'headers') socket.write('X-Slow: 1\r\n')
      else if (way !== 'reader') socket.write('x')
    }
  },
  /** Bodies of a megabyte and more, where none or no such is taken. */
  huge: (socket, token) => {
    const parts = [
      post('/api/items', text, ...bearer(token)),
      post('/api/items', text, 'Content-Type: application/json'),
      post('/console/api/session', text, ...OUR_PAGE),
      post('/nope', text),
      head('POST /api/items', ...bearer(token), 'Content-Length: 900000000'),
    ]
    return goOn(socket, () => turn(parts))
  },
  /** Small requests without a token, as fast as they are answered. */
  many: socket => {
    const lines = ['/healthz', '/readyz', '/api/items', '/nope', '/docs/', '/console/', '/openapi.json']
    return goOn(socket, () => head(`GET ${turn(lines)}`))
  },
  /** Connections that are opened, say what is no request, and close. */
  malformed: async socket => {
    socket.end(turn(MALFORMED))
    await new Promise<void>(resolve => socket.once('close', () => resolve()))
  },
  /** What costs most to look at: bodies full of faults, with a token and without, and passwords. */
  expensive: (socket, token) => {
    const parts = [
      post('/console/api/session', members, ...OUR_PAGE),
      post('/api/items', members, ...bearer(token)),
      post('/api/orders/ABCDEFGHIJKLMNOP', entries, ...bearer(token)),
      post('/api/items', strings, ...bearer(token)),
      post('/api/items', deep, ...bearer(token)),
      post('/api/orders/search', JSON.stringify({ keyword: '%'.repeat(255) }), ...bearer(token)),
      post('/console/api/session', '{"mail_address":"a@example.jp","password":"wrong"}', ...OUR_PAGE),
    ]
    return goOn(socket, () => turn(parts))
  },
} as const satisfies Record<string, Hostility>
