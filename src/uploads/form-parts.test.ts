import { PassThrough, Readable } from 'node:stream'
import { setImmediate as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Problem } from '../http/problems.ts'
import { readParts } from './form-parts.ts'

const TOO_LARGE = new Problem('files/file-too-large', 'too large')
const LIMITS = { mostBytes: 1_000_000, tooLarge: TOO_LARGE, silenceMs: 10_000, startMs: 60_000 }

async function readAll(body: Readable, limits: Partial<typeof LIMITS> = {}): Promise<string[][]> {
  const parts: string[][] = []
  for await (const { name, contentType, bytes } of readParts(body, 'b0undary', { ...LIMITS, ...limits })) {
    const chunks: Buffer[] = []
    for await (const chunk of bytes) chunks.push(chunk)
    parts.push([name, contentType ?? '-', Buffer.concat(chunks).toString('latin1')])
  }
  return parts
}

const part = (headers: string, bytes: string) => `--b0undary\r\n${headers}\r\n\r\n${bytes}\r\n`
const END = '--b0undary--\r\n'
const named = (name: string) => `Content-Disposition: form-data; name="${name}"`

/** The body in pieces that end at these places. */
function pieces(body: string, ends: readonly number[]): Readable {
  const bytes = Buffer.from(body, 'latin1')
  const places = [0, ...ends.toSorted((a, b) => a - b), bytes.length]
  return Readable.from(
    places.slice(1).map((end, index) => bytes.subarray(places[index], end)),
    { objectMode: false },
  )
}

test('the parts are the same however the body is cut', async () => {
  const bits = fc.constantFrom(
    '\r',
    '\n',
    '\r\n',
    '-',
    '--',
    '--b0undar',
    '\r\n--b0undar',
    'y',
    '\0',
    '\u00ff',
  )
  const tricky = fc.array(bits, { maxLength: 12 }).map(some => some.join(''))
  await fc.assert(
    fc.asyncProperty(
      fc.array(tricky, { maxLength: 4 }),
      fc.array(fc.nat(400), { maxLength: 8 }),
      async (values, cuts) => {
        // Taking a boundary out could leave another: what has one is left out whole.
        const safe = values.filter(value => !value.includes('--b0undary'))
        const body = safe.map((value, index) => part(named(`n${index}`), value)).join('') + END
        const wanted = safe.map((value, index) => [`n${index}`, '-', value])
        expect(
          await readAll(
            pieces(
              body,
              cuts.filter(cut => cut < body.length),
            ),
          ),
        ).toEqual(wanted)
      },
    ),
    { numRuns: 300 },
  )
})

test('headers are read as clients write them', async () => {
  const rows: [string, string, string][] = [
    ['content-disposition: FORM-DATA; NAME=policy', 'policy', '-'],
    ['Content-Disposition: form-data; filename="; name=x"; name="file"', 'file', '-'],
    ['Content-Disposition: form-data; filename="a\\"b"; name="file"', 'file', '-'],
    ['Content-Disposition:form-data;name="file";filename=""', 'file', '-'],
    [`${named('file')}; filename="写真.jpg"; filename*=UTF-8''%E5`, 'file', '-'],
    [`${named('file')}\r\nContent-Type: Image/JPEG; x=y`, 'file', 'image/jpeg'],
    [`Content-Type: image/png\r\n${named('file')}`, 'file', 'image/png'],
    [`${named('file')}\r\nContent-Type:`, 'file', '-'],
    [`X: ${'y'.repeat(10_000)}\r\n${named('file')}`, 'file', '-'],
  ]
  for (const [headers, name, type] of rows) {
    expect(await readAll(pieces(part(headers, 'v') + END, []))).toEqual([[name, type, 'v']])
  }
})

const broken: [string, string][] = [
  ['no body', ''],
  ['another boundary', '--other\r\n\r\nx\r\n--other--\r\n'],
  ['no end', part(named('a'), 'x')],
  ['a part without a disposition', part('X: y', 'x') + END],
  ['a part without headers', `--b0undary\r\n\r\nx\r\n${END}`],
  ['a part without a name', part('Content-Disposition: form-data; filename="name=x"', 'x') + END],
  ['another disposition', part('Content-Disposition: attachment; name="a"', 'x') + END],
  ['headers without an end', `--b0undary\r\n${named('a')}`],
]
test.each(broken)('refuses %s', async (_name, body) => {
  for (const cuts of [[], [1, 5, 20, 50].filter(cut => cut < body.length)]) {
    await expect(readAll(pieces(body, cuts))).rejects.toMatchObject({ type: 'files/invalid-upload' })
  }
})

test('a body without parts has none', async () => {
  expect(await readAll(pieces(END, []))).toEqual([])
})

test('what is not asked for is not read: the rest of the body stays for others', async () => {
  const body = new PassThrough()
  body.write(part(named('a'), '1') + part(named('b'), '2'))
  for await (const { bytes } of readParts(body, 'b0undary', LIMITS)) {
    for await (const _chunk of bytes);
    break
  }
  expect(body.destroyed).toBe(false)
  expect(body.listenerCount('data')).toBe(0)
})

async function* endlessly(start: string): AsyncGenerator<Buffer> {
  yield Buffer.from(start)
  for (;;) {
    yield Buffer.alloc(10_000)
    await pause()
  }
}

test.each(['a file', 'what comes before the parts', 'the headers of a part'])(
  '%s without an end is left in the middle',
  async what => {
    const starts: Record<string, string> = {
      'a file': `--b0undary\r\n${named('file')}\r\n\r\n`,
      'the headers of a part': `--b0undary\r\n${named('file')}\r\nX: `,
    }
    const body = Readable.from(endlessly(starts[what] ?? ''), { objectMode: false })
    await expect(readAll(body)).rejects.toBe(TOO_LARGE)
    body.destroy()
  },
)

test('nobody waits for ever: a body that stops, or breaks off', async () => {
  for (const start of ['', '--b0und', `--b0undary\r\n${named('a')}\r\n\r\nx`, part(named('a'), 'x')]) {
    const silent = new PassThrough()
    silent.write(start)
    await expect(readAll(silent, { silenceMs: 20 })).rejects.toMatchObject({ type: 'request/timeout' })
    const broken = new PassThrough()
    broken.write(start)
    const reading = readAll(broken)
    setImmediate(() => broken.destroy())
    await expect(reading).rejects.toMatchObject({ type: 'files/invalid-upload' })
  }
})

test('a body that comes by drops is taken only once a part of it is admitted', async () => {
  const read = async (admits: boolean) => {
    const body = new PassThrough()
    body.write(`--b0undary\r\n${named('a')}\r\n\r\n`)
    const drops = setInterval(() => body.write('x'), 10)
    const end = setTimeout(() => body.end('\r\n--b0undary--\r\n'), 200)
    try {
      let length = 0
      for await (const part of readParts(body, 'b0undary', { ...LIMITS, startMs: 100 })) {
        if (admits) part.admit()
        for await (const chunk of part.bytes) length += chunk.length
      }
      return length
    } finally {
      clearInterval(drops)
      clearTimeout(end)
      body.destroy()
    }
  }
  await expect(read(false)).rejects.toMatchObject({ type: 'request/timeout' })
  expect(await read(true)).toBeGreaterThan(3)
})
