import { afterEach, describe, expect, test, vi } from 'vitest'
import { ProblemError, request, setConfirm, withQuery } from './request.ts'

afterEach(() => vi.unstubAllGlobals())

function answerWith(body: string | null, init: ResponseInit): { readonly calls: RequestInit[] } {
  const calls: RequestInit[] = []
  vi.stubGlobal('fetch', async (_path: string, options: RequestInit) => {
    calls.push(options)
    return new Response(body, init)
  })
  return { calls }
}

async function failed(call: Promise<unknown>): Promise<ProblemError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ProblemError)) throw new Error(`no ProblemError but ${String(error)}`)
  return error
}

describe('withQuery', () => {
  test('leaves out what has no value, and keeps 0', () => {
    expect(withQuery('/a', { one: '', two: null, three: undefined })).toBe('/a')
    expect(withQuery('/a', { one: 0, two: 'x' })).toBe('/a?one=0&two=x')
  })

  test('escapes what would end the value', () => {
    const query = { path: '/api/items?limit=1&x=#', name: '手ぬぐい ＋+%' }
    const [, search = ''] = withQuery('/a', query).split('?')
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual(query)
    expect(search.split('&')).toHaveLength(2)
  })
})

describe('request', () => {
  test('sends the header that other sites cannot send, and JSON when there is a body', async () => {
    const { calls } = answerWith('{"ok":true}', { status: 200 })
    expect(await request('GET', '/a')).toEqual({ ok: true })
    await request('POST', '/a', { x: 1 })
    expect(calls.map(({ headers }) => headers)).toEqual([
      { 'x-akinai-console': '1' },
      { 'x-akinai-console': '1', 'content-type': 'application/json' },
    ])
    expect(calls[1]?.body).toBe('{"x":1}')
  })

  test('a problem keeps its type, its request and how long to wait', async () => {
    const problem = {
      type: '/errors/console/too-many-attempts',
      title: 'Too many attempts to sign in',
      status: 429,
      detail: 'Wait.',
      instance: '/requests/abc.1z',
    }
    answerWith(JSON.stringify(problem), { status: 429, headers: { 'retry-after': '90' } })
    const error = await failed(request('POST', '/a', {}))
    expect([error.message, error.retryAfter, error.requestId]).toEqual(['Wait.', 90, 'abc.1z'])
    expect(error.signedOut).toBe(false)
  })

  test('tells a session that ended from a wrong password', async () => {
    const body = (type: string) => JSON.stringify({ type, title: '', status: 401 })
    answerWith(body('/errors/console/signed-out'), { status: 401 })
    expect((await failed(request('GET', '/a'))).signedOut).toBe(true)
    answerWith(body('/errors/console/wrong-credentials'), { status: 401 })
    expect((await failed(request('GET', '/a'))).signedOut).toBe(false)
    answerWith(body('/errors/console/wrong-second-factor'), { status: 401 })
    expect((await failed(request('GET', '/a'))).signedOut).toBe(false)
  })

  test('an answer that is no problem document, and none at all', async () => {
    answerWith('<h1>Bad gateway</h1>', { status: 502 })
    expect((await failed(request('GET', '/a'))).problem.status).toBe(502)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect((await failed(request('GET', '/a'))).problem.status).toBe(0)
  })

  test('a call that wants proof is made again once it was given, and not if it was not', async () => {
    const refusal = JSON.stringify({ type: '/errors/console/confirmation-needed', title: '', status: 403 })
    let proved = false
    const calls: string[] = []
    vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
      calls.push(String(body))
      return proved ? new Response('{"made":true}', { status: 201 }) : new Response(refusal, { status: 403 })
    })
    setConfirm(async () => false)
    expect((await failed(request('POST', '/a', { x: 1 }))).wantsConfirmation).toBe(true)
    expect(calls).toHaveLength(1)
    setConfirm(async () => {
      proved = true
      return true
    })
    expect(await request('POST', '/a', { x: 2 })).toEqual({ made: true })
    expect(calls).toEqual(['{"x":1}', '{"x":2}', '{"x":2}'])
    setConfirm(undefined)
  })

  test('204 is undefined', async () => {
    answerWith(null, { status: 204 })
    expect(await request('DELETE', '/a')).toBeUndefined()
  })
})
