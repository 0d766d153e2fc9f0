import { describe, expect, inject, test } from 'vitest'
import { openapi, resolveResponse } from './support/openapi.ts'
import { nameOf, operations, publicOperations, storefrontOperations } from './support/operations.ts'

const cli = inject('cli')
const of = (method: string, path: string) => openapi.paths[path]?.[method.toLowerCase()]

describe('the OpenAPI document', () => {
  test('is of version 3.1', () => {
    expect(openapi.openapi).toMatch(/^3\.1\.\d+$/)
  })

  // R-HTTP-20
  test.each(operations)('$method $path stands in it with its statuses', operation => {
    const documented = of(operation.method, operation.path)
    expect(documented).toBeDefined()
    const statuses = Object.keys(documented?.responses ?? {})
    const wanted = ['401', '403', '500']
    if (operation.body) wanted.push('400', '413', '415', '502', '504')
    if (operation.path.includes('{')) wanted.push('400', '404')
    expect(statuses).toEqual(expect.arrayContaining(wanted))
    expect(statuses.some(each => each.startsWith('2'))).toBe(true)
    expect(documented?.operationId).toMatch(/^[a-z][A-Za-z]+$/)
    if (operation.body) expect(documented?.requestBody).toBeDefined()
  })

  test.for(publicOperations)('$method $path stands in it and asks for no token', ({ method, path }) => {
    const documented = of(method, path)
    expect(documented?.security).toEqual([])
    expect(documented?.operationId).toMatch(/^[a-z][A-Za-z]+$/)
    const statuses = Object.keys(documented?.responses ?? {})
    expect(statuses).toEqual(
      expect.arrayContaining(method === 'GET' ? ['200', '304', '404'] : ['204', '403', '413']),
    )
  })

  test.for(storefrontOperations)('$method $path stands in it as a buyer’s', ({ method, path }) => {
    const documented = of(method, path)
    expect(documented?.security).toEqual([])
    expect(documented?.operationId).toMatch(/^[a-z][A-Za-z]+$/)
    expect(documented).toMatchObject({ tags: ['storefront'] })
    const statuses = Object.keys(documented?.responses ?? {})
    const ofBuyers = /carts|checkouts|orders|subscriptions|applications|downloads/.test(path)
    const takesBody = method === 'PUT' || (method === 'POST' && /(carts|checkouts|complete)$/.test(path))
    const more = ofBuyers ? (takesBody ? ['413', '415'] : []) : ['304']
    expect(statuses).toEqual(expect.arrayContaining(['400', '404', '429', ...more]))
    expect(statuses).not.toContain('401')
  })

  const answers = [...operations, ...publicOperations, ...storefrontOperations].flatMap(({ method, path }) =>
    Object.entries(of(method, path)?.responses ?? {}).map(([status, listed]) => ({
      ...{ name: `${method} ${path} ${status}`, status: Number(status) },
      response: resolveResponse(listed).response,
    })),
  )

  // What is said of every operation is said of these lists: one that they lack would be asked of nothing.
  test('has no operation that the lists of this suite lack', () => {
    const listed = [...operations, ...publicOperations, ...storefrontOperations].map(nameOf)
    const documented = Object.entries(openapi.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
    )
    const unreachable = (name: string) => cli === null && name.includes('{unique_key}')
    expect(documented.filter(name => !listed.includes(name) && !unreachable(name))).toEqual([])
  })

  // R-PROBLEM-1
  test('describes every error as a problem document', () => {
    for (const { name, status, response } of answers.filter(each => each.status >= 400)) {
      expect([name, status, Object.keys(response.content ?? {})]).toEqual([
        name,
        status,
        ['application/problem+json'],
      ])
    }
  })

  test('describes X-Request-Id on every answer', () => {
    const lacking = answers.filter(({ response }) => {
      const names = Object.keys(response.headers ?? {}).map(each => each.toLowerCase())
      return !names.includes('x-request-id')
    })
    expect(lacking.map(each => each.name)).toEqual([])
  })

  // R-HTTP-20
  test('names each operation once', () => {
    const ids = Object.values(openapi.paths).flatMap(path =>
      Object.values(path).map(each => each.operationId),
    )
    const named = ids.filter(each => each !== undefined)
    expect(new Set(named).size).toBe(named.length)
  })
})
