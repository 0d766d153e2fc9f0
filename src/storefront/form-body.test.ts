import { expect, test } from 'vitest'
import { formOf } from './form-body.ts'

test('members are texts without white space around them, the first of each name', () => {
  const form = formOf('name=%20%E7%81%AF%0D%0A%E5%8F%B0+&name=2&empty=&a%5B0%5D=x')
  expect(form.text('name')).toBe('灯\n台')
  expect(form.has('empty')).toBe(true)
  expect(form.has('absent')).toBe(false)
  expect(form.text('absent')).toBe('')
  expect(form.names).toEqual(['name', 'empty', 'a[0]'])
})

test.each([
  ['3', 3],
  ['３', 3],
  ['0', 0],
  ['', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['٣', undefined],
  ['9'.repeat(16), undefined],
])('%j is the number %s', (text, number) => {
  expect(formOf(new URLSearchParams({ n: text }).toString()).number('n')).toBe(number)
})

test('an id that no row can have is none', () => {
  const form = formOf('a=7&b=0&c=2147483648&d=x')
  expect(['a', 'b', 'c', 'd'].map(name => form.id(name))).toEqual([7, undefined, undefined, undefined])
})

test('names of the prototype are names like others', () => {
  const form = formOf('__proto__=1&constructor=2')
  expect([form.text('__proto__'), form.text('constructor'), form.text('toString')]).toEqual(['1', '2', ''])
})

// R-STORE-9
test('what cannot be stored, and too many members, are refused', () => {
  expect(() => formOf('a=%00')).toThrow('U+0000')
  expect(() => formOf('a=1&'.repeat(2001))).toThrow('2000 members')
  expect(formOf('a=1&'.repeat(2000)).number('a')).toBe(1)
})
