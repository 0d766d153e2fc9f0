import { describe, expect, test } from 'vitest'
import { call } from './support/call.ts'
import { newItem, showItem } from './support/makers.ts'
import { fill, missingIds, operations, publicOperations, storefrontOperations } from './support/operations.ts'
import { invalidParams, noItem, refused } from './support/refused.ts'

const noRoute = { status: 404, type: 'request/not-found' }

describe('unknown routes', () => {
  const paths = [
    ...['/api/nope', '/api/items/', '/api/items/1/', '/api/items/1/nope', '/api/items/1/variations/2/3'],
    ...['/API/items', '/api/Items', '/api/user/', '/api/user/1', '/api/delivery_companies/1', '/nope'],
    ...'/api/item_categories/ /api/item_categories/1/items /api/items/1/STOCK /api/v2/items /1/items'.split(
      ' ',
    ),
    ...'/api/files/ /api/files/1 /api/items/1/images/ /api/items/1/images/2/3 /files/ /files/1 /images'.split(
      ' ',
    ),
    ...'/images/w/640 /images/x/640/a.jpg /images/w/640/a.jpg/b /Images/a.jpg'.split(' '),
    ...['/api//items', '//api/items', '/api/items.json', '/api/../api/items', '/api/./items'],
  ]
  // R-HTTP-3
  test.each(paths)('%s is 404, with a token or without', async path => {
    await refused({ method: 'GET', path }, noRoute)
    await refused({ method: 'GET', path, token: null }, noRoute)
    await refused({ method: 'POST', path, json: {} }, noRoute)
  })

  // R-HTTP-3
  test('a body that cannot be read does not hide that the route is unknown', async () => {
    await refused({ method: 'POST', path: '/api/nope', raw: '{', type: 'text/plain' }, noRoute)
    await refused({ method: 'POST', path: '/api/nope', raw: '{' }, noRoute)
  })

  test('HEAD of an unknown route is 404 without a body', async () => {
    expect((await call({ method: 'HEAD', path: '/api/nope' })).status).toBe(404)
  })

  // R-HTTP-6
  test.each(['/api/items', '/api/items/1', '/api/nope', '/files', '/images/x.jpg'])(
    'OPTIONS %s is 404 while no origin is allowed',
    async path => {
      const headers = { origin: 'https://example.com', 'access-control-request-method': 'GET' }
      await refused({ method: 'OPTIONS', path, token: null }, noRoute)
      const answer = await refused({ method: 'OPTIONS', path, token: null, headers }, noRoute)
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    },
  )
})

describe('methods', () => {
  const all = [...operations, ...publicOperations, ...storefrontOperations]
  // As a key, `search` is a bad one: orders-show.test.ts.
  const paths = [...new Set(all.map(each => each.path))].filter(path => path !== '/api/orders/search')
  const rows = paths.map(path => {
    const known = all.filter(each => each.path === path).map(each => each.method)
    return { path, allowed: known.includes('GET') ? [...known, 'HEAD'] : known }
  })

  // R-HTTP-4
  test.for(rows)('$path allows $allowed and no others', async ({ path, allowed }) => {
    const target = fill(path, missingIds)
      .replace(/\{(width|size)\}/, '640')
      .replace('{name}', 'x.jpg')
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND']) {
      if (allowed.includes(method)) continue
      const answer = await call({ method, path: target, token: null })
      expect([method, answer.status]).toEqual([method, 405])
      expect(
        String(answer.headers.allow)
          .split(/\s*,\s*/)
          .sort(),
      ).toEqual([...allowed].sort())
      if (method !== 'HEAD') expect(answer.body).toMatchObject({ type: '/errors/request/method-not-allowed' })
    }
  })

  // As a key, `search` is a bad one to the methods that an order has.
  test('of a path that is one by itself and one of many both are allowed', async () => {
    const { status, headers } = await call({ method: 'DELETE', path: '/api/orders/search', token: null })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST, PUT'])
  })

  // R-HTTP-4
  test('405 comes before everything else', async () => {
    const request = {
      method: 'PATCH',
      path: '/api/items/abc?x=1',
      raw: '{',
      type: 'text/plain',
      token: 'bad',
    }
    await refused(request, { status: 405, type: 'request/method-not-allowed' })
  })

  // R-HTTP-5
  test.each(operations.filter(each => each.method === 'GET'))(
    'HEAD $path is GET without the body',
    async operation => {
      const id = await newItem()
      const path = fill(operation.path, { ...missingIds, item: id })
      const get = await call({ method: 'GET', path })
      const head = await call({ method: 'HEAD', path })
      expect(head.status).toBe(get.status)
      expect(head.headers['content-type']).toBe(get.headers['content-type'])
      expect(head.bytes.length).toBe(0)
    },
  )

  // R-HTTP-5
  test('HEAD is refused as GET is', async () => {
    expect((await call({ method: 'HEAD', path: '/api/items', token: null })).status).toBe(401)
    expect((await call({ method: 'HEAD', path: '/api/items?limit=0' })).status).toBe(400)
    expect((await call({ method: 'HEAD', path: '/api/items/abc' })).status).toBe(400)
  })
})

describe('path parameters', () => {
  const bad = [
    ...'0 -1 01 00 +1 1.0 1.5 1e1 0x10 1_000 abc null NaN Infinity 1a a1'.split(' '),
    ...'%201 1%20 %EF%BC%91 %D9%A1 1%0A %00 1%00 %C2%A01 1%2Fvariations %2E%2E %ED%A0%80'.split(' '),
    ...[
      '%',
      '%zz',
      '%1',
      '1%',
      '%ff',
      '%c3%28',
      '%e0%80%af',
      '*',
      '{id}',
      ':id',
      '$ne',
      "1'--",
      '1;drop',
      '%F0%9F%98%80',
    ],
    ...['toString', '__proto__', 'constructor', `${'0'.repeat(50)}1`],
  ]
  // R-HTTP-8
  test.each(bad)('/api/items/%s is 400 invalid-params', async id => {
    await refused({ method: 'GET', path: `/api/items/${id}` }, invalidParams)
  })

  const deep: [string, string][] = [
    ['GET', '/api/items/x/variations'],
    ['DELETE', '/api/items/x/variations/1'],
    ['DELETE', '/api/items/1/variations/x'],
    ['DELETE', '/api/items/1/variations/0'],
    ['GET', '/api/items/x/images'],
    ['DELETE', '/api/items/x/images/1'],
    ['DELETE', '/api/items/1/images/x'],
    ['DELETE', '/api/items/1/images/0'],
    ['DELETE', '/api/items/1/images/01'],
    ['GET', '/api/item_categories/x'],
    ['GET', '/api/item_categories/0'],
    ['PUT', '/api/item_categories/x/items/1'],
    ['PUT', '/api/item_categories/1/items/x'],
    ['DELETE', '/api/item_categories/1/items/01'],
    ['DELETE', '/api/item_categories/x/items/1'],
    ['DELETE', '/api/item_categories/-1'],
    ['DELETE', '/api/items/1e3'],
  ]
  // R-HTTP-8
  test.for(deep)('%s %s is 400 invalid-params', async ([method, path]) => {
    await refused({ method, path }, invalidParams)
  })

  const beyond = [
    ...'2147483647 2147483648 4294967296 4294967297 9007199254740991 9007199254740992 9007199254740993'.split(
      ' ',
    ),
    ...[
      '9223372036854775807',
      '9223372036854775808',
      '18446744073709551617',
      '9'.repeat(30),
      '1'.repeat(99),
      '1'.repeat(100),
    ],
    ...['1'.repeat(101), '7'.repeat(1000)],
  ]
  // R-HTTP-9
  test.each(beyond)('an id beyond every stored one does not exist: %s', async id => {
    await refused({ method: 'GET', path: `/api/items/${id}` }, noItem)
    await refused({ method: 'DELETE', path: `/api/items/${id}` }, noItem)
    await refused(
      { method: 'GET', path: `/api/item_categories/${id}` },
      { status: 404, type: 'item_categories/not-found' },
    )
    const item = await newItem()
    await refused(
      { method: 'DELETE', path: `/api/items/${item}/variations/${id}` },
      { status: 404, type: 'items/variation-not-found' },
    )
    await refused({ method: 'PUT', path: `/api/items/${id}/visibility`, json: { visible: true } }, noItem)
  })

  test('no other item answers to an id that wraps round', async () => {
    const item = await newItem()
    for (const offset of [2n ** 32n, 2n ** 53n, 2n ** 64n]) {
      await refused({ method: 'GET', path: `/api/items/${BigInt(item) + offset}` }, noItem)
    }
  })

  // R-HTTP-8
  test('percent-encoded digits are digits', async () => {
    const item = await newItem()
    const encoded = [...String(item)].map(digit => `%3${digit}`).join('')
    const answer = await call({ method: 'GET', path: `/api/items/${encoded}` })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual(await showItem(item))
  })

  // R-HTTP-3
  test('an empty segment is no id', async () => {
    for (const path of ['/api/items//variations', '/api/item_categories//items/1']) {
      await refused({ method: 'GET', path }, noRoute)
    }
  })
})
