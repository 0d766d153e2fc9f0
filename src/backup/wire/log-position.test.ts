import { describe, expect, test } from 'vitest'
import { positionName, readPosition, segmentName, writePosition } from './log-position.ts'

describe('a place in the log', () => {
  test.each([
    ['0/0', 0n],
    ['0/16B3748', 0x16b3748n],
    ['16/B374D848', 0x16b374d848n],
    ['FFFFFFFF/FFFFFFFF', 0xffff_ffff_ffff_ffffn],
  ])('%s is read and written', (text, position) => {
    expect(readPosition(text)).toBe(position)
    expect(writePosition(position)).toBe(text)
  })

  test.each(['', '16', '16/', '/B3', 'x/1', '123456789/0', '1/2/3'])('%j is none', text => {
    expect(() => readPosition(text)).toThrow(TypeError)
  })

  test('names sort as places do', () => {
    const places = [0n, 0xffn, 0x1_0000n, 0xf_ffff_ffffn, 0x10_0000_0000n]
    const names = places.map(positionName)
    expect(names.toSorted()).toEqual(names)
  })

  // As pg_walfile_name() says.
  test.each([
    [1, 0x1000028n, '000000010000000000000001'],
    [1, 0xff_ff00_0000n, '00000001000000FF000000FF'],
    [2, 0x1_0000_0000n, '000000020000000100000000'],
    [1, 0x1_00ff_ffffn, '000000010000000100000000'],
  ])('on timeline %i, %i lies in the file %s', (timeline, position, name) => {
    expect(segmentName(timeline, position)).toBe(name)
  })
})
