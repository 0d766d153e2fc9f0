import { expect, test } from 'vitest'
import { cartCookie } from './cart/cart-cookie.ts'

const ID = '2Zb9hPq4tXw7LmRk0sVdYc'
const plain = cartCookie({ baseUrl: 'http://127.0.0.1:3000' })
const secure = cartCookie({ baseUrl: 'https://shop.example' })

// R-STORE-8
test('it goes to the pages of its shop only, and over https to https only', () => {
  expect(plain.write('tea', ID)).toBe(
    `akinai_cart=${ID}; Path=/shops/tea; HttpOnly; SameSite=Lax; Max-Age=2592000`,
  )
  expect(secure.write('tea', ID)).toBe(
    `__Secure-akinai_cart=${ID}; Path=/shops/tea; HttpOnly; SameSite=Lax; Secure; Max-Age=2592000`,
  )
  expect(plain.clear('tea')).toBe('akinai_cart=; Path=/shops/tea; HttpOnly; SameSite=Lax; Max-Age=0')
})

test('what was never ours is none', () => {
  expect(plain.read(`a=b; akinai_cart=${ID}`)).toBe(ID)
  expect(secure.read(`__Secure-akinai_cart=${ID}`)).toBe(ID)
  expect(secure.read(`akinai_cart=${ID}`)).toBeUndefined()
  for (const header of [undefined, '', 'akinai_cart=', `akinai_cart=${ID}x`, 'akinai_cart=../../x']) {
    expect(plain.read(header)).toBeUndefined()
  }
})

test('of several nobody knows which is ours', () => {
  expect(plain.read(`akinai_cart=${ID}; akinai_cart=${ID.toLowerCase()}`)).toBeUndefined()
})
