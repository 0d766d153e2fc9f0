import { connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { baseUrl, call } from './support/call.ts'
import { normalItem, unique } from './support/makers.ts'
import { answersIn, lines, talk } from './support/raw.ts'
import { describeWithCli, newToken, shopA } from './support/shops.ts'

const host = `Host: ${baseUrl.host}`
const port = Number(baseUrl.port || 80)
const bearer = (token: string) => `Authorization: Bearer ${token}`
const mebibyte = 1_048_576
/** What goes wrong here goes wrong most times that it is tried, not every time. */
const tries = 10

interface Early {
  status: number
  start: string
  fields?: string[]
  bytes?: number
  chunked?: boolean
}

/** Sends a request with all its body at once, many times side by side, and answers how often each status came back. */
async function statusesOf({ start, fields = [], bytes = mebibyte + 1, chunked }: Early, head: string[]) {
  const body = Buffer.alloc(bytes, 'x')
  const form = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`
  const sent = Buffer.concat([
    Buffer.from(lines(`${start} ${head[0]}`, host, ...head.slice(1), ...fields, form)),
    ...(chunked ? [Buffer.from(`${bytes.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')] : [body]),
  ])
  const last = /HTTP\/1\.0|close/.test(head.join()) && !head.includes('Connection: keep-alive')
  const counts: Record<string, number> = {}
  for (let round = 0; round < tries; round += 5) {
    const talks = Array.from({ length: 5 }, () =>
      last
        ? talk(sent, { ms: 20_000 })
        : talk(Buffer.concat([sent, Buffer.from(lines('GET /nope HTTP/1.1', host, 'Connection: close'))]), {
            ms: 20_000,
          }),
    )
    for (const { said, ended } of await Promise.all(talks)) {
      const statuses = answersIn(said).map(each => each.status)
      // A connection that stays open is good for the next request.
      const seen = `${statuses.join(' ')} ${ended}`
      counts[seen] = (counts[seen] ?? 0) + 1
    }
  }
  return counts
}

// R-HTTP-14
describe.skipIf(baseUrl.protocol === 'https:')('answers given before the body was read arrive', () => {
  const json = 'Content-Type: application/json'
  const form = 'Content-Type: multipart/form-data; boundary=x'
  const own = [bearer(shopA.token), json]
  const rows: Early[] = [
    { status: 413, start: 'POST /api/items', fields: own },
    { status: 413, start: 'POST /api/items', fields: own, chunked: true },
    { status: 401, start: 'POST /api/items', fields: [json] },
    { status: 404, start: 'POST /nope', fields: own },
    { status: 405, start: 'PATCH /api/items', fields: own },
    { status: 415, start: 'POST /api/items', fields: [bearer(shopA.token), 'Content-Type: text/plain'] },
    { status: 417, start: 'POST /api/items', fields: [...own, 'Expect: 200-ok'] },
    { status: 415, start: 'POST /files', fields: [json] },
    { status: 400, start: 'POST /files', fields: [form] },
    { status: 413, start: 'POST /files', fields: [form], bytes: 11 * mebibyte },
    { status: 405, start: 'POST /api/user', fields: own, bytes: 11 * mebibyte },
  ]
  const heads = [['HTTP/1.1', 'Connection: close'], ['HTTP/1.1', 'Connection: keep-alive'], ['HTTP/1.0']]
  const all = rows.flatMap(row => heads.map(head => ({ ...row, head, how: head.join(', ') })))
  test.each(all)('$status to $start in $how', async row => {
    // HTTP/1.0 has neither chunks nor expectations.
    if (row.head[0] === 'HTTP/1.0' && (row.chunked || row.status === 417)) return
    // R-CONN-4: where there is no route, the connection ends.
    const goesOn = row.head.includes('Connection: keep-alive') && row.status !== 404 && row.status !== 405
    const wanted = goesOn ? `${row.status} 404 end` : `${row.status} end`
    expect(await statusesOf(row, row.head)).toEqual({ [wanted]: tries })
  })

  test('what is no request at all is answered too, however much follows', async () => {
    const sent = Buffer.concat([Buffer.from('nonsense\r\n\r\n'), Buffer.alloc(4 * mebibyte, 'x')])
    for (let round = 0; round < tries; round += 1) {
      const { said, ended } = await talk(sent, { ms: 20_000 })
      expect([answersIn(said).map(each => each.status), ended]).toEqual([[400], 'end'])
    }
  })

  /** Reads nothing before everything is sent. */
  function tellAndListen(sent: Buffer): Promise<string> {
    return new Promise(resolve => {
      const socket = connect(port, baseUrl.hostname)
      let said = ''
      socket.on('error', error => resolve(`${said.slice(9, 12)} ${error.message}`))
      socket.write(sent, () => {
        socket.on('data', chunk => {
          said += chunk.toString('latin1')
        })
        socket.on('end', () => {
          socket.destroy()
          resolve(said.slice(9, 12))
        })
      })
    })
  }
  const part = ['--x', 'Content-Disposition: form-data; name="file"', '', ''].join('\r\n')
  test.for([
    [413, 'POST /api/items', own, ''],
    [400, 'POST /files', [form], part],
    [413, 'POST /files', [form], ''],
    [401, 'POST /api/items', [json], ''],
  ] as const)(
    '%i to %s reaches who listens only after sending all',
    async ([status, start, fields, first]) => {
      const body = Buffer.concat([Buffer.from(first), Buffer.alloc(12 * mebibyte, 'x')])
      const head = lines(
        `${start} HTTP/1.1`,
        host,
        'Connection: close',
        ...fields,
        'Transfer-Encoding: chunked',
      )
      const sent = [head, `${body.length.toString(16)}\r\n`, body, '\r\n0\r\n\r\n'].map(each =>
        Buffer.from(each),
      )
      const talks = Array.from({ length: 10 }, () => tellAndListen(Buffer.concat(sent)))
      expect(await Promise.all(talks)).toEqual(Array.from({ length: 10 }, () => String(status)))
    },
  )

  test('what follows on a connection that ends is no request', async () => {
    const name = unique('late')
    const body = JSON.stringify(normalItem({ name }))
    const create = (length: number) =>
      lines('POST /api/items HTTP/1.1', host, bearer(shopA.token), json, `Content-Length: ${length}`)
    const last = lines('POST /api/items HTTP/1.1', host, 'Connection: close', json, 'Content-Length: 2')
    const { said } = await talk(`${last}{}${create(Buffer.byteLength(body))}${body}`)
    expect(answersIn(said).map(each => each.status)).toEqual([401])
    const list = await call({ method: 'GET', path: '/api/items?order=created&sort=desc&limit=100' })
    expect(list.text).not.toContain(name)
  })

  /** Sends for ever, and answers how many bytes were taken until the server had enough. */
  function sendForEver(head: string): Promise<number> {
    return new Promise(resolve => {
      const socket = connect({ port, host: baseUrl.hostname, allowHalfOpen: true })
      const chunk = Buffer.alloc(mebibyte, 'x')
      const send = () => {
        while (!socket.destroyed && socket.write(chunk));
      }
      socket
        .on('drain', send)
        .on('error', () => {})
        .on('data', () => {})
      socket.on('close', () => resolve(socket.bytesWritten))
      socket.write(head)
      send()
    })
  }
  test.concurrent.each(['close', 'keep-alive'])(
    'a caller that never stops sending is cut off (%s)',
    async connection => {
      const length = 2 ** 40
      const head = lines(
        ...['POST /api/items HTTP/1.1', host, `Connection: ${connection}`, json],
        `Content-Length: ${length}`,
      )
      const taken = await sendForEver(head)
      expect(taken).toBeGreaterThan(32 * mebibyte)
      expect(taken).toBeLessThan(160 * mebibyte)
    },
  )
})

// R-HTTP-14
describeWithCli('a token that may not', () => {
  let token: string
  beforeAll(async () => {
    token = (await newToken(shopA, ['items.read'])).token
  })

  test.each([['HTTP/1.1', 'Connection: close'], ['HTTP/1.0']])('is told so in %s', async (...head) => {
    const early = {
      status: 403,
      start: 'POST /api/items',
      fields: [bearer(token), 'Content-Type: application/json'],
    }
    expect(await statusesOf(early, head)).toEqual({ '403 end': tries })
  })
})
