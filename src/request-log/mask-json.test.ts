import { describe, expect, test } from 'vitest'
import { KEPT_BYTES, maskJson, unreadBody } from './mask-json.ts'
import { masksOf } from './masks.ts'

const ORDERS = masksOf(true)
const ITEMS = masksOf(false)

function mask(value: unknown, masks = ORDERS): unknown {
  return JSON.parse(maskJson(Buffer.from(JSON.stringify(value)), masks))
}

/** As it is written, for what JSON.stringify would not write. */
function maskText(text: string, masks = ORDERS): string {
  return maskJson(Buffer.from(text), masks)
}

// R-LOG-2
describe('what is masked', () => {
  test('at any depth, with everything in it, and nothing beside it', () => {
    const body = {
      before: 1,
      deep: [
        { customer: { name: { first: '花子', new_member: ['x', { y: 'z' }] }, number: 42 }, after: 'seen' },
      ],
      tel: '0751234567',
      after: 'seen too',
    }
    expect(mask(body)).toEqual({
      before: 1,
      deep: [
        { customer: { name: { first: '•••', new_member: ['•••', { y: '•••' }] }, number: 0 }, after: 'seen' },
      ],
      tel: '•••',
      after: 'seen too',
    })
  })

  test('keeps the kind, and roughly the length', () => {
    const values = ['', 'a', 'a'.repeat(20), 'a'.repeat(21), 'a'.repeat(101), 5, -1.5e300, true, null, [], {}]
    const masked = ['', '•••', '•••', '••••••', '•••••••••', 0, 0, true, null, [], {}]
    for (const [index, tel] of values.entries()) expect(mask({ tel })).toEqual({ tel: masked[index] })
  })

  test('whatever way the name is written', () => {
    for (const name of ['zip_code', 'zipCode', 'ZIP-CODE', 'Zip Code', 'zipcode']) {
      expect(mask({ [name]: '604-8571' })).toEqual({ [name]: '•••' })
    }
    const names = ['access_token', 'myPassword', 'client-secret', 'Authorization', 'apiKey', 'upload_fields']
    for (const name of names) expect(mask({ [name]: { a: 'b' } }, ITEMS)).toEqual({ [name]: { a: '•••' } })
  })

  test('a name behind escapes, and a value behind escapes', () => {
    expect(maskText('{"\\u0074el":"075"}')).toBe('{"tel":"•••"}')
    expect(maskText('{"t\\u0065l" : [ "0\\"7]5", "\\\\" ] , "x":"\\"tel\\":"}')).toBe(
      '{"tel":["•••","•••"],"x":"\\"tel\\":"}',
    )
  })

  test('names of goods only where people are spoken of', () => {
    expect(mask({ name: '手ぬぐい', value: '赤' }, ITEMS)).toEqual({ name: '手ぬぐい', value: '赤' })
    expect(mask({ name: '山田花子', value: '花子へ' })).toEqual({ name: '•••', value: '•••' })
  })

  test('tokens, in values and in names, also behind escapes', () => {
    const token = `akn_${'a'.repeat(46)}`
    const text = maskText(`{"x":"Bearer ${token}!","${token}":1,"y":"\\u0061kn_${'b'.repeat(46)}"}`, ITEMS)
    expect(text).toBe('{"x":"Bearer akn_…!","akn_…":1,"y":"akn_…"}')
  })

  test('a member that stands twice, twice', () => {
    expect(maskText('{"tel":"1","a":{"tel":"2"},"tel":"3"}')).toBe(
      '{"tel":"•••","a":{"tel":"•••"},"tel":"•••"}',
    )
  })
})

describe('what is not masked', () => {
  test('stays as it was sent, without white space', () => {
    const body = { a: [1, -2.5e-7, true, false, null, '', 'x, y: {z}'], b: { c: {} }, d: '絵文字😀\u2028' }
    expect(maskText(JSON.stringify(body, null, 2))).toBe(JSON.stringify(body))
    for (const text of ['1', '"x"', 'null', '[]', '{}', '\uFEFF{"a":1}']) {
      expect(maskText(text)).toBe(text.replace('\uFEFF', ''))
    }
  })

  test('numbers are not read, so they keep their digits', () => {
    expect(maskText('{"n":12345678901234567890.10}')).toBe('{"n":12345678901234567890.10}')
  })

  test('NUL and single surrogates are escapes, which can be stored', () => {
    expect(maskText('{"a":"\\u0000\\ud800","b":"\\ud83d\\ude00"}')).toBe('{"a":"\\u0000\\ud800","b":"😀"}')
  })
})

describe('the cut', () => {
  test('comes between two characters, and is told with the length', () => {
    for (let lead = 0; lead < 4; lead++) {
      const body = JSON.stringify({ a: `${'x'.repeat(lead)}${'😀'.repeat(5000)}` })
      const text = maskText(body)
      expect(text).toMatch(/😀… \(cut; \d+ bytes in all\)$/)
      expect(text).toContain(`${Buffer.byteLength(body)} bytes`)
      expect(Buffer.byteLength(text.replace(/… \(.*/, ''))).toBeLessThanOrEqual(KEPT_BYTES)
      expect(text.isWellFormed()).toBe(true)
      expect(text).not.toContain('\uFFFD')
    }
  })

  test('lets nothing through of a text that is masked and longer than what is read', () => {
    for (const secret of ['秘'.repeat(20_000), 's'.repeat(40_000), `${'\\u0073'.repeat(8000)}`]) {
      const text = maskText(`{"comment":"${secret}","after":"x"}`)
      expect(text).not.toMatch(/秘|ss/)
      expect(text).toContain('"comment":"•••••••••"')
    }
  })

  test('comes wherever in a token or an escape: never more than what was sent, never a failure', () => {
    for (let lead = 32_700; lead < 32_780; lead++) {
      const text = maskText(`{"tel":"${'1'.repeat(lead)}","b":"\\u0041\\\\\\"","tel":"secret","c":[-1,true]}`)
      expect(text).not.toContain('secret')
      expect(text).not.toContain('111')
    }
  })

  test('a body just as long as what is kept is whole', () => {
    const body = JSON.stringify({ a: 'x'.repeat(KEPT_BYTES - 8) })
    expect(body).toHaveLength(KEPT_BYTES)
    expect(maskText(body)).toBe(body)
    expect(maskText(body.replace('x', 'xx'))).toContain('cut')
  })

  test('costs no more for a megabyte, of whatever', () => {
    const bodies = ['['.repeat(1_000_000), `"${'\\'.repeat(999_998)}"`, `["${'","'.repeat(250_000)}"]`]
    for (const body of bodies) {
      const text = maskText(body)
      expect(Buffer.byteLength(text)).toBeLessThan(KEPT_BYTES + 100)
    }
  })
})

test('of what is no JSON only the length is told', () => {
  expect(unreadBody(12)).toContain('12 bytes')
  expect(unreadBody(undefined)).not.toContain('undefined')
})
