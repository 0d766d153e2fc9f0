import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_FIRST_LINE_BYTES, MAX_LINE_BYTES } from './limits.ts'
import { type Line, readLines } from './lines.ts'

async function linesOf(...chunks: Uint8Array[]): Promise<Line[]> {
  return await Array.fromAsync(readLines(Readable.from(chunks)))
}

describe('readLines', () => {
  test('counts every line and leaves out blank ones', async () => {
    expect(await linesOf(Buffer.from('a\n\n \t\r\nb\r\nc'))).toEqual([
      { number: 1, text: 'a' },
      { number: 4, text: 'b\r' },
      { number: 5, text: 'c' },
    ])
  })

  test('answers nothing for an empty file or one of line feeds', async () => {
    expect(await linesOf()).toEqual([])
    expect(await linesOf(Buffer.from('\n\n'))).toEqual([])
  })

  test('drops a byte order mark at the start and nowhere else', async () => {
    expect(await linesOf(Buffer.from('\uFEFFa\n\uFEFFb'))).toEqual([
      { number: 1, text: 'a' },
      { number: 2, text: '\uFEFFb' },
    ])
    expect(await linesOf(Buffer.from('\uFEFF\na'))).toEqual([{ number: 2, text: 'a' }])
  })

  test('tells a line that is not UTF-8 and goes on', async () => {
    const latin = Buffer.from([0x63, 0x61, 0x66, 0xe9, 0x0a])
    const surrogate = Buffer.from([0xed, 0xa0, 0x80, 0x0a])
    expect(await linesOf(latin, surrogate, Buffer.from('ok'))).toEqual([
      { number: 1, fault: 'must be UTF-8' },
      { number: 2, fault: 'must be UTF-8' },
      { number: 3, text: 'ok' },
    ])
  })

  // R-IMPORT-9
  test('takes a line of the limit, tells a longer one, and goes on', async () => {
    const limit = Buffer.alloc(MAX_LINE_BYTES, 'x')
    const lines = await linesOf(Buffer.from('ok\n'), limit, Buffer.from('\n'), limit, Buffer.from('x\nok'))
    expect(lines).toEqual([
      { number: 1, text: 'ok' },
      { number: 2, text: expect.any(String) },
      { number: 3, fault: 'must have at most 4194304 bytes' },
      { number: 4, text: 'ok' },
    ])
  })

  test('takes more in the first line, where a shop is', async () => {
    const limit = Buffer.alloc(MAX_FIRST_LINE_BYTES, 'x')
    expect(await linesOf(limit)).toEqual([{ number: 1, text: expect.any(String) }])
    expect(await linesOf(limit, Buffer.from('x\nok'))).toEqual([
      { number: 1, fault: 'must have at most 67108864 bytes' },
      { number: 2, text: 'ok' },
    ])
  })

  test('does not mind where the chunks end', async () => {
    const text = '坂の上\n\n{"a":"é"}\r\nü'
    const bytes = Buffer.from(text)
    const whole = await linesOf(bytes)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: bytes.length })), async cuts => {
        const ends = [0, ...cuts.sort((a, b) => a - b), bytes.length]
        const chunks = ends.slice(1).map((end, index) => bytes.subarray(ends[index], end))
        expect(await linesOf(...chunks)).toEqual(whole)
      }),
    )
  })
})
