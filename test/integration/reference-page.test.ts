import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fastify } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { serveReferencePage } from '../../src/http/reference-page.ts'

const app = fastify()
const shared: ((payload: unknown) => void)[] = []
app.addHook('onSend', async (_request, _reply, payload) => {
  for (const see of shared) see(payload)
})
serveReferencePage(app)
afterAll(() => app.close())

test.each(['/docs', '/docs/'])('%s is the page, which asks nobody else', async url => {
  const { statusCode, headers, body } = await app.inject(url)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(body).toContain('src="/docs/js/scalar.js"')
  expect(body).toContain('/openapi.json')
  expect(body).not.toMatch(/https?:\/\/(?!www\.w3\.org)/)
})

test.each([
  ['gzip, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
] as const)('its script goes to Accept-Encoding %s as %s', async (accepted, encoding) => {
  const { headers, rawPayload } = await app.inject({
    url: '/docs/js/scalar.js',
    headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
  })
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers.vary).toBe('accept-encoding')
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes }
  const script = unpack[encoding ?? 'none'](rawPayload)
  expect(script.toString('utf8')).toContain('createApiReference')
})

test('its script goes out again only when it is another', async () => {
  const ask = (known: string) =>
    app.inject({ url: '/docs/js/scalar.js', headers: { 'accept-encoding': 'br', 'if-none-match': known } })
  const first = await ask('W/"another"')
  expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'public, no-cache'])
  const again = await ask(String(first.headers.etag))
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
})

test('all who ask at the same time share the bytes of the script', async () => {
  const ask = () => app.inject({ url: '/docs/js/scalar.js', headers: { 'accept-encoding': 'br' } })
  const sent = new Set<ArrayBufferLike>()
  const seen: unknown[] = []
  shared.push(payload => seen.push(payload))
  await Promise.all([ask(), ask(), ask()])
  shared.length = 0
  for (const payload of seen) if (Buffer.isBuffer(payload)) sent.add(payload.buffer)
  expect([seen.length, sent.size]).toEqual([3, 1])
})
