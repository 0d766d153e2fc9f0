import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orientationOf } from './exif.ts'

/** EXIF with these entries in its first directory, each of tag, type, count and value. */
function exif(
  order: 'II' | 'MM',
  entries: readonly [number, number, number, number][],
  directory = 8,
): Buffer {
  const data = Buffer.alloc(directory + 2 + entries.length * 12 + 4)
  const little = order === 'II'
  const short = (value: number, at: number) =>
    little ? data.writeUInt16LE(value, at) : data.writeUInt16BE(value, at)
  const long = (value: number, at: number) =>
    little ? data.writeUInt32LE(value, at) : data.writeUInt32BE(value, at)
  data.write(order, 'latin1')
  short(42, 2)
  long(directory, 4)
  short(entries.length, directory)
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = directory + 2 + index * 12
    short(tag, at)
    short(type, at + 2)
    long(count, at + 4)
    short(value, at + 8)
  }
  return data
}

test.each(['II', 'MM'] as const)('an orientation is found in %s', order => {
  for (let value = 1; value <= 8; value++) {
    expect(
      orientationOf(
        exif(order, [
          [0x010f, 2, 4, 0],
          [0x0112, 3, 1, value],
        ]),
      ),
    ).toBe(value)
    expect(orientationOf(exif(order, [[0x0112, 3, 1, value]], 100))).toBe(value)
  }
})

test('what is no orientation is 1', () => {
  for (const value of [0, 9, 65_535]) expect(orientationOf(exif('II', [[0x0112, 3, 1, value]]))).toBe(1)
  expect(orientationOf(exif('II', [[0x0112, 4, 1, 6]]))).toBe(1)
  expect(orientationOf(exif('II', []))).toBe(1)
  expect(orientationOf(Buffer.alloc(0))).toBe(1)
  expect(orientationOf(Buffer.from('Exif\0\0'))).toBe(1)
})

test('whatever comes is read without harm', () => {
  const whole = exif('MM', [[0x0112, 3, 1, 6]])
  for (let length = 0; length < whole.length - 6; length++) {
    expect([1, 6]).toContain(orientationOf(whole.subarray(0, length)))
  }
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), bytes => {
      const orientation = orientationOf(Buffer.concat([Buffer.from('II*\0'), bytes]))
      expect(orientation).toBeGreaterThanOrEqual(1)
      expect(orientation).toBeLessThanOrEqual(8)
    }),
  )
})
