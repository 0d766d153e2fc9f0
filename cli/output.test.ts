import { expect, test } from 'vitest'
import { printable } from './output.ts'
import { writeRefusal } from './transfer/summary.ts'

test.each([
  ['手ぬぐい\t1,200\n次の行', '手ぬぐい\t1,200\n次の行'],
  ['\u001b]0;owned\u0007\u001b[2J', '\\x1b]0;owned\\x07\\x1b[2J'],
  ['a\rb', 'a\\x0db'],
  ['\u009b31m', '\\x9b31m'],
  ['\u007f\0', '\\x7f\\x00'],
])('%j is printed as %j', (text, shown) => {
  expect(printable(text)).toBe(shown)
})

test('a member of an imported file cannot write to the terminal', () => {
  const line = writeRefusal({
    line: 3,
    kind: 'item',
    pointer: '/data/\u001b[2J',
    reason: 'is not known here',
  })
  expect(line).toBe('line 3 (item) /data/\\x1b[2J: is not known here')
})
