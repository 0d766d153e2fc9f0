import addFormatsModule from 'ajv-formats'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Ajv } from '#ajv'
import { isWebAddress, toUri } from './web-address.ts'

const ajv = new Ajv()
const addFormats = addFormatsModule as unknown as (target: Ajv) => void
addFormats(ajv)
const isUri = ajv.compile<string>({ type: 'string', format: 'uri' })

test.each([
  'http://x/a.jpg',
  'HTTP://X.example',
  'https://a:b@x.example:8443/a/../b;c=1/%E7%9A%BF.jpg?a=/?&b=%20#c?d',
  'http://[::1]:3000/',
  "http://x/!$&'()*+,;=:@-._~",
  'http://a_b.example',
])('%s is a URI and stays as it is', address => {
  expect(isUri(address)).toBe(true)
  expect(toUri(address)).toBe(address)
})

test.each([
  ['http://x/皿.jpg', 'http://x/%E7%9A%BF.jpg'],
  ['https://茶.example/a', 'https://xn--cl1a.example/a'],
  ['http://x/a|b^c`d{e}[f]"g<h>', 'http://x/a%7Cb%5Ec%60d%7Be%7D%5Bf%5D%22g%3Ch%3E'],
  ['http://x/100%.jpg?a=[1]|%zz', 'http://x/100%25.jpg?a=%5B1%5D%7C%25zz'],
  ['http://x/%E7%9A%BF皿', 'http://x/%E7%9A%BF%E7%9A%BF'],
  ['http://x/a#b#c', 'http://x/a#b%23c'],
  ['http://x\\a\\b', 'http://x/a/b'],
  ['http:x', 'http://x/'],
  ['http://"x"/', 'http://%22x%22/'],
  ['http://u[r:p|w@x/', 'http://u%5Br:p%7Cw@x/'],
])('%s is written as %s', (address, uri) => {
  expect([isWebAddress(address), toUri(address)]).toEqual([true, uri])
})

/** What it asks a server for, byte by byte. */
function bytesOf(address: string): string | undefined {
  return URL.parse(address)?.href.replaceAll(/%([\dA-F]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )
}

test('any web address becomes a URI, once, of a bounded length, and leads to the same place', () => {
  const piece = fc.constantFrom(
    ...['皿', '🍵', 'é', '%', '%4', '%41', '#', '?', '/', '\\', '[', ']', '|', '^', '`', '{', '"', '<', "'"],
    ...['@', ':', '.', '-', 'a', 'Z', '9', ';', '&', '=', '+', '~', '!', '*', '\u200b', '\u00ad', 'ß'],
  )
  const head = fc.constantFrom(
    'http://',
    'https://',
    'http:',
    'HTTPS:/',
    'http://x',
    'http://x/',
    'http://[::1]',
  )
  const address = fc
    .tuple(head, fc.array(piece, { maxLength: 20 }))
    .map(([start, pieces]) => start + pieces.join(''))
  fc.assert(
    fc.property(address.filter(isWebAddress), text => {
      const uri = toUri(text)
      expect([uri, isUri(uri)]).toEqual([uri, true])
      expect(toUri(uri)).toBe(uri)
      expect(uri.length).toBeLessThanOrEqual(12 * [...text].length)
      expect(bytesOf(uri)).toBe(bytesOf(text))
    }),
    { numRuns: 5000 },
  )
})
