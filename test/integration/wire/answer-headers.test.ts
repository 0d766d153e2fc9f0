import { expect } from 'vitest'
import { addItem } from '../../support/api.ts'
import { test } from '../../support/fixture.ts'

// R-HTTP-22
test('what the API answers is for no cache, and is what it says it is', async ({ api }) => {
  const id = await addItem(api)
  const { etag } = (await api.call('GET', `/api/items/${id}`)).headers
  const answers = [
    await api.call('GET', '/api/items'),
    await api.call('GET', `/api/items/${id}`),
    await api.call('GET', `/api/items/${id}`, undefined, { 'if-none-match': String(etag) }),
    await api.call('PUT', `/api/items/${id}/stock`, { stock: 1 }),
    await api.call('POST', '/api/items', {}),
    await api.call('GET', '/api/items/999999'),
    await api.app.inject({ url: '/api/items' }),
    await api.app.inject({ url: '/api/nope' }),
    await api.app.inject({ url: '/api/items', method: 'PATCH' }),
    await api.app.inject({ url: '/console/api/session' }),
    await api.app.inject({ url: '/images/nope.png' }),
  ]
  const seen = answers.map(({ statusCode, headers }) => [
    statusCode,
    headers['cache-control'],
    headers['x-content-type-options'],
  ])
  const statuses = [200, 200, 304, 204, 400, 404, 401, 404, 405, 403, 404]
  expect(seen).toEqual(statuses.map(status => [status, 'no-store', 'nosniff']))
})
