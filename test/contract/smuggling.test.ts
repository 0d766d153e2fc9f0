/**
 * Requests that two servers can read in two ways: what one of them takes for the end of a request the other takes for its
 * body, and a request that nobody checked is left on the connection. Each has one answer, and nothing that follows on its
 * connection is carried out.
 */
import { describe, expect, test } from 'vitest'
import { baseUrl, call } from './support/call.ts'
import { newItem } from './support/makers.ts'
import type { Problem } from './support/problem.ts'
import { answersIn, lines, talk } from './support/raw.ts'
import { shopA } from './support/shops.ts'

const host = `Host: ${baseUrl.host}`
const common = [host, `Authorization: Bearer ${shopA.token}`, 'Content-Type: application/json']
const CHUNKED = 'Transfer-Encoding: chunked'

/** The request that an attacker hides: it would delete the item. */
const hidden = (item: number) => lines(`DELETE /api/items/${item} HTTP/1.1`, ...common.slice(0, 2))

const to = (...headers: string[]) => lines('POST /api/items HTTP/1.1', ...common, ...headers)

interface Shape {
  readonly name: string
  readonly status: number
  /** All that is sent; the hidden request is to be in it. */
  readonly sent: (smuggled: string) => string
}

/** Refused at the head or in the chunks. */
const REFUSED: readonly [name: string, sent: (smuggled: string) => string][] = [
  [
    'CL.TE: a length that ends before the hidden request',
    s => `${to('Content-Length: 5', CHUNKED)}0\r\n\r\n${s}`,
  ],
  ['TE.CL: chunks that end before it', s => `${to(CHUNKED, 'Content-Length: 4')}1\r\na\r\n0\r\n\r\n${s}`],
  ['TE.TE: a second coding that is none', s => `${to(CHUNKED, 'Transfer-Encoding: x')}0\r\n\r\n${s}`],
  ['TE.TE: chunked twice', s => `${to(CHUNKED, CHUNKED)}0\r\n\r\n${s}`],
  ['TE.TE: chunked twice in a list', s => `${to('Transfer-Encoding: chunked, chunked')}0\r\n\r\n${s}`],
  ['a coding that looks like chunked', s => `${to('Transfer-Encoding: xchunked')}0\r\n\r\n${s}`],
  [
    'identity beside chunked',
    s => `${to('Transfer-Encoding: identity, chunked', 'Content-Length: 5')}0\r\n\r\n${s}`,
  ],
  ['chunked that is not last', s => `${to('Transfer-Encoding: chunked, identity')}0\r\n\r\n${s}`],
  ['a coding in quotes', s => `${to('Transfer-Encoding: "chunked"')}0\r\n\r\n${s}`],
  ['a vertical tab before chunked', s => `${to('Transfer-Encoding: \x0bchunked')}0\r\n\r\n${s}`],
  ['a space before the colon', s => `${to('Transfer-Encoding : chunked')}0\r\n\r\n${s}`],
  ['a space before the colon of a length', s => `${to('Content-Length : 5')}0\r\n\r\n${s}`],
  ['a coding in a folded line', s => `${to('X: y', ' Transfer-Encoding: chunked')}0\r\n\r\n${s}`],
  ['a coding that is folded', s => `${to('Transfer-Encoding:', ' chunked')}0\r\n\r\n${s}`],
  ['a line that begins with a tab', s => `${to('X: y', '\tContent-Length: 5')}0\r\n\r\n${s}`],
  ['a line that ends with LF alone', s => `${to('X: y\nContent-Length: 5')}0\r\n\r\n${s}`],
  ['a line that ends with CR alone', s => `${to('X: y\rContent-Length: 5')}0\r\n\r\n${s}`],
  ['an empty line of LF alone', s => `POST /api/items HTTP/1.1\r\n${common.join('\r\n')}\r\n\n${s}`],
  ['a NUL in the name of a header', s => `${to('Content\0-Length: 5')}0\r\n\r\n${s}`],
  ['an empty name of a header', s => `${to(': x')}0\r\n\r\n${s}`],
  ['two lengths', s => `${to('Content-Length: 5', 'Content-Length: 0')}0\r\n\r\n${s}`],
  ['two lengths in a list', s => `${to('Content-Length: 5, 0')}0\r\n\r\n${s}`],
  ['the same length twice in a list', s => `${to('Content-Length: 5, 5')}0\r\n\r\n${s}`],
  ['a length with a sign', s => `${to('Content-Length: +5')}0\r\n\r\n${s}`],
  ['a length in hexadecimal', s => `${to('Content-Length: 0x5')}0\r\n\r\n${s}`],
  ['a length with a point', s => `${to('Content-Length: 5.0')}0\r\n\r\n${s}`],
  ['a length with a space within', s => `${to('Content-Length: 5 0')}0\r\n\r\n${s}`],
  ['a length that is empty', s => `${to('Content-Length:')}0\r\n\r\n${s}`],
  ['a chunk in 0x', s => `${to(CHUNKED)}0x2\r\n{}\r\n0\r\n\r\n${s}`],
  ['a chunk with a sign', s => `${to(CHUNKED)}+2\r\n{}\r\n0\r\n\r\n${s}`],
  ['a chunk of less than nothing', s => `${to(CHUNKED)}-2\r\n{}\r\n0\r\n\r\n${s}`],
  ['a chunk beyond 64 bits', s => `${to(CHUNKED)}10000000000000002\r\n{}\r\n0\r\n\r\n${s}`],
  ['a chunk whose size ends with LF alone', s => `${to(CHUNKED)}2\n{}\r\n0\r\n\r\n${s}`],
  ['a chunk that ends with LF alone', s => `${to(CHUNKED)}2\r\n{}\n0\r\n\r\n${s}`],
  ['a chunk longer than it says', s => `${to(CHUNKED)}1\r\n{}\r\n0\r\n\r\n${s}`],
  ['a length in a trailer', s => `${to(CHUNKED)}2\r\n{}\r\n0\r\nContent-Length: 5\r\n\r\n${s}`],
  ['an extension of a chunk with LF alone', s => `${to(CHUNKED)}2;a\n{}\r\n0\r\n\r\n${s}`],
  [
    'a version that is none',
    s => `${lines('POST /api/items HTTP/1.1x', ...common, 'Content-Length: 0')}${s}`,
  ],
  ['a request line with a tab', s => `${lines('POST\t/api/items HTTP/1.1', ...common)}${s}`],
  ['two hosts', s => `${to('Host: other.example', 'Content-Length: 0')}${s}`],
]

const shapes: Shape[] = REFUSED.map(([name, sent]) => ({ name, status: 400, sent }))

describe.skipIf(baseUrl.protocol === 'https:')('a request within a request', () => {
  // R-HTTP-13
  test.for(shapes)('$name: $status, and the connection ends', async ({ status, sent }) => {
    const item = await newItem()
    const { said, ended } = await talk(Buffer.from(sent(hidden(item)), 'latin1'))
    const answers = answersIn(said)
    expect(
      answers.map(answer => answer.status),
      said.toString('latin1').slice(0, 1500),
    ).toEqual([status])
    expect((answers.at(0)!.body as Problem).type).toBe('/errors/request/malformed-request')
    expect(['end', 'ECONNRESET']).toContain(ended)
    expect((await call({ method: 'GET', path: `/api/items/${item}` })).status).toBe(200)
  })

  // R-HTTP-15
  test('what has one meaning is read by it: extensions, trailers, leading zeros, capitals', async () => {
    const close = 'Connection: close'
    const body = '{"type":"normal","name":"x","price":1000,"item_tax_type":"standard"}'
    const size = body.length.toString(16)
    for (const [what, sent] of [
      ['an extension', `${to(CHUNKED, close)}${size};a=b;c="d"\r\n${body}\r\n0\r\n\r\n`],
      ['a trailer', `${to(CHUNKED, close)}${size}\r\n${body}\r\n0\r\nX-Sum: 5\r\n\r\n`],
      ['leading zeros of a chunk', `${to(CHUNKED, close)}000${size}\r\n${body}\r\n000\r\n\r\n`],
      ['leading zeros of a length', `${to(`Content-Length: 000${body.length}`, close)}${body}`],
      ['capitals', `${to('TRANSFER-ENCODING: CHUNKED', close)}${size.toUpperCase()}\r\n${body}\r\n0\r\n\r\n`],
    ] as const) {
      const { said } = await talk(sent)
      expect([what, ...answersIn(said).map(({ status }) => status)], said.toString()).toEqual([what, 200])
    }
  })

  // R-HTTP-15
  test('a length is what the next request begins after, whatever the body looks like', async () => {
    const item = await newItem()
    const body = hidden(item)
    const sent = `${to(`Content-Length: ${body.length}`)}${body}${lines('GET /api/user HTTP/1.1', ...common, 'Connection: close')}`
    const answers = answersIn((await talk(sent)).said)
    expect(answers.map(({ status }) => status)).toEqual([400, 200])
    expect((answers.at(0)!.body as Problem).type).toBe('/errors/request/malformed-body')
    expect((await call({ method: 'GET', path: `/api/items/${item}` })).status).toBe(200)
  })

  // R-HTTP-15
  test('a body of a GET is passed over, and is not the next request', async () => {
    const item = await newItem()
    const body = hidden(item)
    const get = lines('GET /api/user HTTP/1.1', ...common, `Content-Length: ${body.length}`)
    const answers = answersIn(
      (await talk(`${get}${body}${lines('GET /api/user HTTP/1.1', ...common, 'Connection: close')}`)).said,
    )
    for (const { status } of answers) expect([200, 400]).toContain(status)
    expect((await call({ method: 'GET', path: `/api/items/${item}` })).status).toBe(200)
  })

  // The shop is told by the token and the path alone, so that it does not matter whom the target or the host names.
  test.each([
    'http://other.example/api/user',
    'https://other.example:8443/api/user',
    `http://x@${baseUrl.host}/api/user`,
  ])('a target of another host (%s) is its path', async target => {
    const { said } = await talk(lines(`GET ${target} HTTP/1.1`, ...common, 'Connection: close'))
    const [answer, ...more] = answersIn(said)
    expect([answer?.status, more]).toEqual([200, []])
    expect(said.toString('latin1')).not.toContain('other.example')
  })
})
