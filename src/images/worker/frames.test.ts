import { PassThrough } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFrames, writeFrame } from './frames.ts'

test('messages and their bytes come through, however the pipe cuts them', () => {
  const sent = fc.array(fc.tuple(fc.jsonValue(), fc.uint8Array({ maxLength: 300 })), { maxLength: 8 })
  fc.assert(
    fc.property(sent, fc.integer({ min: 1, max: 40 }), (frames, cut) => {
      const written = new PassThrough()
      for (const [value, bytes] of frames) writeFrame(written, { value }, Buffer.from(bytes))
      const all: Buffer = written.read() ?? Buffer.alloc(0)
      const pipe = new PassThrough()
      const read: [unknown, number[]][] = []
      readFrames<unknown>(pipe, (message, bytes) => read.push([message, [...bytes]]))
      for (let at = 0; at < all.length; at += cut) pipe.emit('data', all.subarray(at, at + cut))
      expect(read).toEqual(
        frames.map(([value, bytes]) => [JSON.parse(JSON.stringify({ value })), [...bytes]]),
      )
    }),
  )
})
