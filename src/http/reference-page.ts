/** The reference page at /docs, which shows the OpenAPI document; `tools/build/reference.ts` makes it. */
import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { readQualities } from '../lib/qualities.ts'

/** Everything that the page needs comes from this server: no other address is reachable from it. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

const PAGE = new URL('../../dist/reference/index.html', import.meta.url)
const SCRIPT = new URL('../../dist/reference/scalar.js.br', import.meta.url)

/** Serves the page, open without a token. It is read anew for each that asks, which is seldom; its script, of 1 MB, goes out once. */
export function serveReferencePage(app: FastifyInstance): void {
  const options = { config: { access: 'open' as const, rate: 'none' as const }, schema: { hide: true } }
  // A link to /docs needs no redirect.
  for (const path of ['/docs', '/docs/']) {
    app.get(path, options, async (_request, reply) =>
      reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('content-security-policy', PAGE_POLICY)
        .send(await readFile(PAGE)),
    )
  }
  app.get('/docs/js/scalar.js', options, async (request, reply) => {
    reply
      .header('content-type', 'application/javascript; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .header('vary', 'accept-encoding')
      .header('cache-control', 'public, no-cache')
    const script = await readFile(SCRIPT)
    // Weak, since the same script goes out with and without compression.
    const etag = `W/"${hash('sha256', script, 'base64url')}"`
    reply.header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const takesBrotli = (readQualities(request.headers['accept-encoding'] ?? '').get('br') ?? 0) > 0
    if (takesBrotli) return reply.header('content-encoding', 'br').send(script)
    return reply.send(await promisify(brotliDecompress)(script))
  })
}
