import { expect, test } from 'vitest'
import { firstCall, pathOf, typescriptCall } from '../pages/tokens/first-call.ts'
import { ALL_SCOPES, PRESETS } from '../pages/tokens/scope-words.ts'
import { curlCall } from './code-samples.ts'

const baseUrl = 'https://shop.example.jp'

test('reading: the shell puts the token in', () => {
  expect(curlCall({ baseUrl, path: '/api/items?limit=2&offset=4' })).toBe(
    `curl 'https://shop.example.jp/api/items?limit=2&offset=4' \\
  -H "Authorization: Bearer $TOKEN"`,
  )
})

test('a body makes it a POST; other methods are named', () => {
  const post = curlCall({ baseUrl, method: 'POST', path: '/api/items', body: { price: 1200 } })
  expect(post).not.toContain('-X')
  expect(post).toContain(`-d '{"price":1200}'`)
  expect(curlCall({ baseUrl, method: 'PUT', path: '/api/items/1/stock', body: {} })).toContain('-X PUT')
  expect(curlCall({ baseUrl, method: 'POST', path: '/api/x' })).toContain('-X POST')
  expect(curlCall({ baseUrl, method: 'DELETE', path: '/api/items/1' })).toContain('-X DELETE')
})

test('nothing in a path or a body ends its quotes', () => {
  const hostile = `it's $(rm -rf ~) \`x\` "y"`
  const line = curlCall({ baseUrl, method: 'POST', path: `/api/x?q=${hostile}`, body: { hostile } })
  // Taken apart as a shell does: single quotes hold everything but themselves.
  const words = [...line.matchAll(/(?:'[^']*'|\\')+/g)].map(([word]) =>
    word.replaceAll(/'([^']*)'|\\(')/g, (_all, inside = '', escaped = '') => inside + escaped),
  )
  expect(words).toEqual([
    `${baseUrl}/api/x?q=${hostile}`,
    'Content-Type: application/json',
    JSON.stringify({ hostile }),
  ])
})

test('every preset can read something, and the first call fits the scopes', () => {
  for (const scopes of [...Object.values(PRESETS), ALL_SCOPES]) expect(firstCall(scopes)).toBeDefined()
  expect(firstCall(['orders.read'])).toMatchObject({ method: 'POST', path: '/api/orders/search' })
  expect(firstCall(['files.write'])).toBeUndefined()
})

test('TypeScript with the client of this repository', () => {
  const call = firstCall(['items.read'])
  if (call === undefined) throw new Error('no call')
  expect(pathOf(call)).toBe('/api/items?limit=2')
  const code = typescriptCall(call, baseUrl, 'akn_x')
  expect(code).toContain(`await api.GET('/api/items', { params: { query: { limit: 2 } } })`)
  const search = firstCall(['orders.read'])
  if (search === undefined) throw new Error('no call')
  expect(typescriptCall(search, baseUrl, 'akn_x')).toContain(
    `await api.POST('/api/orders/search', { body: { limit: 2 } })`,
  )
})
