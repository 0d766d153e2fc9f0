/** The reference page at /docs, which shows the OpenAPI document. `tools/build/reference.ts` makes its script. */
import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress, gzip as compressByGzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { chooseEncoding } from '../lib/encodings.ts'
import { lazy } from '../lib/lazy.ts'
import { choosePageLanguage, type PageLanguage } from '../lib/page-language.ts'
import { matchesEtag } from './conditional.ts'
import { keepBytes, sendKept } from './kept-bytes.ts'
import { referenceHtml } from './reference-html.ts'

/**
 * Everything that the page needs comes from this server: no other address is reachable from it. Of scripts only the two
 * run that the page names, by their digests; its styles are made by the script, which knows of no nonce. The policy is the same for
 * everybody, so that the page can be kept.
 */
function policyOf(hashes: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src ${hashes.map(one => `'${one}'`).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

const SCRIPT = new URL('../../dist/reference/scalar.js.br', import.meta.url)

/** The script in memory, one buffer for all who ask: 1 MB, and the other two once somebody asked for them. */
interface Script {
  readonly etag: string
  readonly br: Buffer
  readonly gzip: () => Promise<Buffer>
  /** 4.35 MB. */
  readonly plain: () => Promise<Buffer>
}

/** Serves the page in both languages, open without a token. The script is read once, when it is first asked for. */
export function serveReferencePage(app: FastifyInstance): void {
  const options = { config: { access: 'open' as const, rate: 'none' as const }, schema: { hide: true } }
  const script = lazy(readScript)
  const fileHash = lazy(async () => `sha256-${hash('sha256', await (await script()).plain(), 'base64')}`)
  const pages = {
    ja: lazy(async () => makePage('ja', await fileHash())),
    en: lazy(async () => makePage('en', await fileHash())),
  }
  // A link to /docs needs no redirect.
  for (const path of ['/docs', '/docs/']) {
    app.get(path, options, async (request, reply) => {
      const { lang } = request.query as { readonly lang?: unknown }
      const { kept, policy } = await pages[choosePageLanguage(lang, request.headers['accept-language'])]()
      reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .header('x-content-type-options', 'nosniff')
        .header('vary', 'accept-language, accept-encoding')
      return sendKept(request, reply, kept)
    })
  }
  app.get('/docs/js/scalar.js', options, async (request, reply) => {
    const { etag, br, gzip, plain } = await script()
    reply
      .header('content-type', 'application/javascript; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      .header('x-content-type-options', 'nosniff')
      .header('vary', 'accept-encoding')
      .header('cache-control', 'public, no-cache')
      // Weak, since the same script goes out with and without compression.
      .header('etag', `W/${etag}`)
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding === undefined) return reply.send(await plain())
    return reply.header('content-encoding', encoding).send(encoding === 'br' ? br : await gzip())
  })
}

function makePage(language: PageLanguage, fileHash: string) {
  const { html, scriptHash } = referenceHtml(language, fileHash)
  return { kept: keepBytes(Buffer.from(html)), policy: policyOf([fileHash, scriptHash]) }
}

async function readScript(): Promise<Script> {
  const br = await readFile(SCRIPT)
  const plain = lazy(() => promisify(brotliDecompress)(br))
  const gzip = lazy(async () => promisify(compressByGzip)(await promisify(brotliDecompress)(br)))
  return { etag: `"${hash('sha256', br, 'base64url').slice(0, 22)}"`, br, gzip, plain }
}
