import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Call, call } from './support/call.ts'
import { must } from './support/makers.ts'
import { bodyOperations, fill, missingIds, type Operation, operations } from './support/operations.ts'
import { malformed, refused } from './support/refused.ts'
import { aim, newSubject, type Subject, successStatus, validBody } from './support/subject.ts'

const unsupported = { status: 415, type: 'request/unsupported-media-type' }
const tooLarge = { status: 413, type: 'request/body-too-large' }
const mebibyte = 1_048_576

let subject: Subject
beforeAll(async () => {
  subject = await newSubject()
})

const refuse = (operation: Operation, part: Partial<Call>, wanted: Parameters<typeof refused>[1]) =>
  refused({ ...aim(operation, subject), ...part }, wanted)

/** JSON padded with white space to an exact number of bytes. */
const pad = (json: string, bytes: number) => json + ' '.repeat(bytes - Buffer.byteLength(json))
const padded = (body: unknown, bytes: number) => pad(JSON.stringify(body), bytes)

describe.for(bodyOperations)('$method $path', operation => {
  let before: unknown[]
  const read = () => Promise.all(subject.watch.map(async path => (await call({ method: 'GET', path })).body))
  beforeAll(async () => {
    before = await read()
  })
  // None of the refused calls to this operation has changed anything.
  afterAll(async () => {
    expect(await read()).toEqual(before)
  })

  const types = [
    ...[
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      '*/*',
    ],
    ...'application/jsonx text/json application/json-patch+json application/vnd.api+json json application'.split(
      ' ',
    ),
    ...[
      'application/json; charset=shift_jis',
      'application/json; charset=utf-16',
      'application/json;charset=iso-8859-1',
      '',
    ],
  ]
  // R-BODY-1
  test('other content types, or none, are 415', async () => {
    const raw = JSON.stringify(validBody(operation, subject))
    for (const type of [...types, null]) await refuse(operation, { raw, type }, unsupported)
  })

  // R-BODY-1
  test('a body without content type is 415 even when it is empty or absent', async () => {
    await refuse(operation, { raw: '', type: null }, unsupported)
    await refuse(operation, {}, unsupported)
  })

  // R-BODY-1
  test('a content encoding is 415', async () => {
    const json = JSON.stringify(validBody(operation, subject))
    for (const encoding of ['gzip', 'deflate', 'br', 'x-unknown', 'identity, gzip']) {
      const raw = encoding === 'gzip' ? gzipSync(json) : json
      await refuse(operation, { raw, headers: { 'content-encoding': encoding } }, unsupported)
    }
  })

  // R-BODY-2, R-LIMIT-1
  test('more than 1 MiB is 413', async () => {
    const body = validBody(operation, subject)
    await refuse(operation, { raw: padded(body, mebibyte + 1) }, tooLarge)
    await refuse(operation, { raw: padded(body, mebibyte + 1), chunked: true }, tooLarge)
    await refuse(operation, { raw: 'x'.repeat(mebibyte + 1) }, tooLarge)
  })

  const broken = [
    '',
    ' ',
    '\n',
    '{',
    '}',
    '{"a"',
    '{"a":}',
    '{"a":1,}',
    "{'a':1}",
    '{a:1}',
    '[1,]',
    'nul',
    'NaN',
    '{"a":01}',
    '{} {}',
  ]
  // R-BODY-3
  test('what is no JSON is 400 malformed-body', async () => {
    for (const raw of [...broken, '{"a":"\t"}', '{"a":"\\x"}', '// c\n{}', '\u0000', '{"name":"a"']) {
      await refuse(operation, { raw }, malformed)
    }
  })

  // R-BODY-3
  test('bytes that are no UTF-8 are 400 malformed-body', async () => {
    const sequences = [
      [0xff],
      [0xc3],
      [0xc0, 0xaf],
      [0xed, 0xa0, 0x80],
      [0xf5, 0x80, 0x80, 0x80],
      [0xe3, 0x81],
      [0x80],
    ]
    for (const bytes of sequences) {
      const raw = Buffer.concat([Buffer.from('{"name":"'), Buffer.from(bytes), Buffer.from('"}')])
      await refuse(operation, { raw }, malformed)
    }
    const utf16 = Buffer.from(JSON.stringify(validBody(operation, subject)), 'utf16le')
    await refuse(operation, { raw: utf16 }, malformed)
    await refuse(operation, { raw: Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]) }, malformed)
  })

  // R-BODY-4
  test('members that reach for prototypes are 400 malformed-body', async () => {
    const inner = JSON.stringify(validBody(operation, subject)).slice(1)
    const forms = [
      '"__proto__":{}',
      '"__proto__":null',
      '"\\u005f_proto__":1',
      '"constructor":{"prototype":{}}',
      '"x":{"__proto__":{}}',
      '"x":[{"__proto__":1}]',
    ]
    for (const form of forms) await refuse(operation, { raw: `{${form},${inner}` }, malformed)
  })

  // R-BODY-5
  test('JSON that is no object is 400 invalid-body at the root', async () => {
    for (const raw of ['null', 'true', '1', '"x"', '[]', '[{}]', '-0', '1e400']) {
      const type = `${operation.domain}/invalid-body`
      await refuse(operation, { raw }, { status: 400, type, pointers: [''] })
    }
  })

  const strange: [string, string][] = [
    ['visibly_unknown', '/visibly_unknown'],
    ['a/b~c', '/a~1b~0c'],
    ['', '/'],
    ['toString', '/toString'],
    ['constructor', '/constructor'],
    ['hasOwnProperty', '/hasOwnProperty'],
    ['0', '/0'],
    ['名', '/名'],
    ['id', '/id'],
    [' name', '/ name'],
  ]
  // R-BODY-6, R-PROBLEM-3
  test('an unknown member is told by its pointer', async () => {
    for (const [name, pointer] of strange) {
      const json = { ...validBody(operation, subject), [name]: 1 }
      await refuse(
        operation,
        { json },
        { status: 400, type: `${operation.domain}/invalid-body`, pointers: [pointer] },
      )
    }
  })

  // R-BODY-10
  test('fifty unknown members are fifty errors', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `unknown_${index}`)
    const json = { ...validBody(operation, subject), ...Object.fromEntries(names.map(name => [name, null])) }
    const pointers = names.map(name => `/${name}`)
    await refuse(operation, { json }, { status: 400, type: `${operation.domain}/invalid-body`, pointers })
  })

  const accepted: [string, (json: string) => Partial<Call>][] = [
    ['charset=utf-8', json => ({ raw: json, type: 'application/json; charset=utf-8' })],
    ['charset="UTF-8" in quotes', json => ({ raw: json, type: 'application/json;charset="UTF-8"' })],
    ['a type in capitals', json => ({ raw: json, type: 'Application/JSON; Charset=Utf-8' })],
    ['identity encoding', json => ({ raw: json, headers: { 'content-encoding': 'identity' } })],
    ['a byte order mark', json => ({ raw: `\uFEFF${json}` })],
    ['white space around', json => ({ raw: ` \r\n\t${json}\n` })],
    ['exactly 1 MiB', json => ({ raw: pad(json, mebibyte) })],
    ['exactly 1 MiB in chunks', json => ({ raw: pad(json, mebibyte), chunked: true })],
    ['chunks', json => ({ raw: json, chunked: true })],
  ]
  test.for(accepted)('%s is accepted', async ([, form]) => {
    const own = await newSubject(undefined, operation)
    await must(successStatus(operation), {
      ...aim(operation, own),
      ...form(JSON.stringify(validBody(operation, own))),
    })
  })
})

// R-BODY-9
describe('where no body is read', () => {
  const bodiless = operations.filter(each => !each.body)
  const junk: [string, Partial<Call>][] = [
    ['JSON', { json: { nonsense: true } }],
    ['what is no JSON', { raw: '{' }],
    ['nothing, declared as JSON', { raw: '' }],
    ['plain text', { raw: 'x', type: 'text/plain' }],
    ['bytes without a type', { raw: Buffer.from([0, 255, 1]), type: null }],
    ['a gzip that is none', { raw: 'x', headers: { 'content-encoding': 'gzip' } }],
    ['another charset', { raw: 'x', type: 'application/json; charset=shift_jis' }],
    ['chunks', { raw: 'x', chunked: true }],
  ]
  test.each(bodiless)('$method $path ignores one', async operation => {
    const own = await newSubject()
    const method = operation.method
    for (const [what, form] of junk) {
      const path = method === 'DELETE' ? fill(operation.path, missingIds) : fill(operation.path, own.ids)
      const answer = await call({ method, path, ...form })
      expect([what, answer.status]).toEqual([what, method === 'DELETE' ? 404 : method === 'PUT' ? 204 : 200])
    }
  })

  test('HEAD ignores one', async () => {
    expect(
      (await call({ method: 'HEAD', path: '/api/items?limit=1', raw: '{', type: 'text/plain' })).status,
    ).toBe(200)
  })
})
