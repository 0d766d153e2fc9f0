import { expect, test } from 'vitest'
import { canRunAgain, methodOf } from './can-run-again.ts'

test.each([
  ['GET', '/api/items?limit=2', null, true],
  ['HEAD', '/api/items', null, true],
  ['DELETE', '/api/items/3', null, true],
  ['POST', '/api/items', '{"name":"皿"}', true],
  ['PUT', '/api/items/3/stock', '{"stock":3}', true],
  // Not kept, masked, cut, or perhaps masked.
  ['POST', '/api/items', null, false],
  ['POST', '/api/items', '{"name":"•••"}', false],
  ['POST', '/api/items', '{"name":"皿…', false],
  ['POST', '/api/items', '(not JSON)', false],
  ['GET', '/api/orders?keyword=•••', null, false],
  ['GET', '/api/orders?keyword=%E2%80%A2', null, false],
  ['PUT', '/api/orders/A1/customer', '{"customer":{"zip_code":0}}', false],
  // None of the API's.
  ['GET', '/console/api/people', null, false],
  ['GET', '/api%', null, false],
] as const)('%s %s with %j: %s', (method, path, request_body, can) => {
  const call = { method, path, request_body } as Parameters<typeof canRunAgain>[0]
  expect(canRunAgain(call)).toBe(can)
})

test('what only asked for heads is asked for whole', () => {
  expect(methodOf({ method: 'HEAD' })).toBe('GET')
  expect(methodOf({ method: 'PUT' })).toBe('PUT')
})
