import { expect, test } from 'vitest'
import { isTokenShaped, mintToken, tokenDigest } from './token.ts'

// R-AUTH-6
test('a new token has the shape, and no two are equal', () => {
  const tokens = Array.from({ length: 200 }, mintToken)
  expect(new Set(tokens).size).toBe(200)
  for (const token of tokens) {
    expect(token).toMatch(/^akn_[0-9A-Za-z]{46}$/)
    expect(isTokenShaped(token)).toBe(true)
  }
})

// R-AUTH-6
test('one wrong character anywhere is noticed', () => {
  const token = mintToken()
  for (let index = 0; index < token.length; index++) {
    const other = token[index] === 'x' ? 'y' : 'x'
    expect(isTokenShaped(token.slice(0, index) + other + token.slice(index + 1))).toBe(false)
  }
})

test.each(['', 'akn_', 'akn_あ', `${mintToken()} `, `${mintToken()}0`, mintToken().slice(1)])(
  '%j is no token',
  text => {
    expect(isTokenShaped(text)).toBe(false)
  },
)

// R-AUTH-5
test('the digest is SHA-256', () => {
  expect(tokenDigest('abc').toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})
