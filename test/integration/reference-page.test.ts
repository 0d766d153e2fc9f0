import { hash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { fastify } from '#fastify'
import { serveReferencePage } from '../../src/http/reference-page.ts'

const app = fastify()
const shared: ((payload: unknown) => void)[] = []
app.addHook('onSend', async (_request, _reply, payload) => {
  for (const see of shared) see(payload)
})
serveReferencePage(app)
afterAll(() => app.close())

// R-WORDS-4
describe('the page', () => {
  test.each([
    ['/docs', 'en', '/openapi.json'],
    ['/docs/', 'en', '/openapi.json'],
    ['/docs?lang=ja', 'ja', '/openapi.ja.json'],
  ])('%s is in %s and asks nobody else', async (url, language, document) => {
    const { statusCode, headers, body } = await app.inject(url)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).toContain(`<html lang="${language}">`)
    expect(body).toContain('src="/docs/js/scalar.js"')
    expect(body).toContain(JSON.stringify(document))
    expect(body).toContain('href="/console/"')
    expect(body).not.toMatch(/https?:\/\/(?!www\.w3\.org)/)
  })

  test('its policy lets the script in it and the one that it names run, and no other', async () => {
    const { headers, body } = await app.inject('/docs')
    const script = /<script>([\s\S]*)<\/script>/.exec(body)?.[1] ?? ''
    const named = (await app.inject('/docs/js/scalar.js')).rawPayload
    const digests = [named, script].map(bytes => `'sha256-${hash('sha256', bytes, 'base64')}'`)
    expect(headers['content-security-policy']).toContain(`script-src ${digests.join(' ')};`)
  })

  test('goes out compressed, in the language of the browser, and again only when it is another', async () => {
    const asked = { 'accept-language': 'ja,en;q=0.8', 'accept-encoding': 'br' }
    const first = await app.inject({ url: '/docs', headers: asked })
    expect(first.headers['content-encoding']).toBe('br')
    expect(first.headers.vary).toBe('accept-language, accept-encoding')
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain('<html lang="ja">')
    const again = await app.inject({
      url: '/docs',
      headers: { ...asked, 'if-none-match': String(first.headers.etag) },
    })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  })
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
