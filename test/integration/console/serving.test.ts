import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fastify } from '#fastify'
import { serveConsole } from '../../../src/console/serve-console.ts'
import { handleErrors } from '../../../src/http/error-handler.ts'
import { createTestConsole, type TestConsole } from './support/sign-in.ts'

const SCRIPT = `console.log(${JSON.stringify('あきない'.repeat(500))})`

let page: TestConsole
let folder: string
let app: FastifyInstance
beforeAll(async () => {
  page = await createTestConsole()
})
afterAll(() => page[Symbol.asyncDispose]())

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'akinai-page-'))
  app = fastify()
  handleErrors(app)
  serveConsole(app, page.context, folder)
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

async function build(text = 'first'): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(folder, 'assets', 'index-1a2b.js'), SCRIPT)
  await writeFile(join(folder, 'assets', 'photo.webp'), 'no real picture')
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><meta property="csp-nonce" nonce="__NONCE__"><p>${text}</p>`,
  )
}

// R-CONSOLE-7
describe('the page', () => {
  test.each([
    '/console',
    '/console/',
    '/console/sign-in',
    '/console/orders/ABCD?tab=mails',
    '/console/a/b/c',
  ])('answers %s with its index, protected', async url => {
    await build()
    const { statusCode, headers, body } = await app.inject(url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    const nonce = /nonce="([\w-]{22})"/.exec(body)?.[1]
    // Of the public address, and of the name that was called.
    const files = 'http://shop.example/console/assets/ localhost:80/console/assets/'
    const policy = new Map(
      String(headers['content-security-policy'])
        .split('; ')
        .map(part => [part.split(' ', 1)[0], part.split(' ').slice(1).join(' ')]),
    )
    expect(policy).toEqual(
      new Map([
        ['default-src', "'none'"],
        ['script-src', `'nonce-${nonce}' ${files}`],
        ['style-src', `'nonce-${nonce}' ${files}`],
        ['style-src-attr', "'unsafe-inline'"],
        ['img-src', "'self' data: http://shop.example"],
        ['font-src', "'self'"],
        ['connect-src', "'self'"],
        ['frame-src', "'self'"],
        ['frame-ancestors', "'none'"],
        ['base-uri', "'none'"],
        ['form-action', "'self'"],
      ]),
    )
  })

  test.each([
    ['shop.example', 'http://shop.example/console/assets/'],
    ['other.name:3000', 'http://shop.example/console/assets/ other.name:3000/console/assets/'],
    // What is no plain name does not get into the policy.
    ["x; script-src 'unsafe-inline'", 'http://shop.example/console/assets/'],
    ['[::1]:3000', 'http://shop.example/console/assets/'],
    ['*', 'http://shop.example/console/assets/'],
  ])('called %j runs scripts of its own folder only', async (host, files) => {
    await build()
    const { headers } = await app.inject({ url: '/console/', headers: { host } })
    const [scripts] = String(headers['content-security-policy'])
      .split('; ')
      .filter(part => part.startsWith('script-src '))
    expect(scripts?.replace(/'nonce-[\w-]{22}' /, '')).toBe(`script-src ${files}`)
  })

  test('has another nonce in each answer', async () => {
    await build()
    const bodies = await Promise.all([app.inject('/console/'), app.inject('/console/')])
    expect(bodies[0].body).not.toBe(bodies[1].body)
  })

  test('that was not built says what to do', async () => {
    const answer = await app.inject('/console/tokens')
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toContain('npm run build')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  })

  test('that is built while the server runs is there, and built again is another', async () => {
    expect((await app.inject('/console/')).statusCode).toBe(503)
    await build()
    expect((await app.inject('/console/')).body).toContain('first')
    await build('second')
    await utimes(join(folder, 'index.html'), new Date(), new Date('2030-01-01'))
    expect((await app.inject('/console/')).body).toContain('second')
  })
})

describe('a file of the page', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('goes compressed by %s, once for ever', async (encoding, decompress) => {
    await build()
    const headers = { 'accept-encoding': encoding }
    const answer = await app.inject({ url: '/console/assets/index-1a2b.js', headers })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': encoding,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.rawPayload.length).toBeLessThan(SCRIPT.length / 10)
    expect(decompress(answer.rawPayload).toString('utf8')).toBe(SCRIPT)
  })

  test('goes as it is to who wants nothing else, and pictures always', async () => {
    await build()
    const plain = await app.inject('/console/assets/index-1a2b.js')
    expect([plain.body, plain.headers['content-encoding']]).toEqual([SCRIPT, undefined])
    const headers = { 'accept-encoding': 'br' }
    const picture = await app.inject({ url: '/console/assets/photo.webp', headers })
    expect([picture.body, picture.headers['content-type'], picture.headers['content-encoding']]).toEqual([
      ...['no real picture', 'image/webp'],
      undefined,
    ])
  })

  test('is asked for anew where its name says nothing of its content, and then need not be sent', async () => {
    await build()
    const first = await app.inject('/console/favicon.svg')
    expect(first.headers['cache-control']).toBe('public, no-cache')
    const headers = { 'if-none-match': String(first.headers.etag) }
    const again = await app.inject({ url: '/console/favicon.svg', headers })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test.each([
    '/console/assets/gone.js',
    '/console/assets/',
    '/console/api',
    '/console/api/',
    '/console/api/x/y',
  ])('%s is not there', async url => {
    await build()
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/problem+json'])
  })

  test.each([
    '/console/..%2f..%2fpackage.json',
    '/console/%2e%2e/package.json',
    '/console/assets/..%2findex.html',
    '/console/assets/%00',
    '/console//etc/passwd',
    '/console/index.html',
  ])('%s leads nowhere else', async url => {
    await build()
    const answer = await app.inject(url)
    expect([200, 404]).toContain(answer.statusCode)
    expect(answer.body).not.toContain('devDependencies')
    expect(answer.body).not.toContain('root:')
    expect(answer.body).not.toContain('__NONCE__')
  })
})

describe('the address of the server', () => {
  const asking: Record<string, string>[] = [
    ...[{}, { accept: 'text/html,*/*;q=0.8' }, { accept: '*/*' }, { accept: 'application/json' }],
  ]
  // R-HTTP-18
  test.each(asking)('leads to the console, and tells what else there is: %j', async headers => {
    const answer = await page.app.inject({ url: '/', headers })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/console/'])
    const places = answer.json<Record<string, string>>()
    expect(Object.keys(places)).toEqual(['console', 'reference', 'openapi'])
    for (const url of Object.values(places)) expect((await page.app.inject({ url })).statusCode).toBe(200)
  })

  test('has the console and its routes by the methods they have', async () => {
    const answer = await page.app.inject({ method: 'PATCH', url: '/console/api/session' })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'DELETE, GET, HEAD, POST'])
    expect((await page.app.inject({ method: 'HEAD', url: '/console/' })).body).toBe('')
  })
})
