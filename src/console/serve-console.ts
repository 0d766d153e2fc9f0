/** Serves the built page at `/console`: its index for the address of every view, and the files that it loads. */
import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { matchesEtag } from '../http/conditional.ts'
import { Problem } from '../http/problems.ts'
import { chooseEncoding } from '../lib/encodings.ts'
import { lazy } from '../lib/lazy.ts'
import { openPage, type PageFile } from './page-files.ts'

const BUILT = fileURLToPath(new URL('../../dist/console/', import.meta.url))

const NOT_BUILT = `<!doctype html>
<html lang="en">
<title>The console was not built</title>
<h1>The console was not built</h1>
<p>Run <code>npm run build</code> in Akinai's folder, with the development packages, and load this page again. The API
works without it.</p>
<p lang="ja">管理画面はまだビルドされていません。Akinai のフォルダーで <code>npm run build</code> を実行し、このページを再読み込みしてください。</p>
</html>
`

/** Names of files here hold a digest of their content. */
const ASSETS = 'assets/'

/** Registers the routes of the page; `folder` is where it was built. */
export function serveConsole(app: FastifyInstance, { baseUrl, objects }: Context, folder = BUILT): void {
  const page = openPage(folder)
  const uploadOrigin = lazy(() => objects.uploadOrigin())
  const options = { config: { access: 'open' as const, rate: 'none' as const }, schema: { hide: true } }
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = (request.params as { '*'?: string })['*'] ?? ''
    if (path === 'api' || path.startsWith('api/')) throw noRoute()
    const built = await page()
    const file = built?.files.get(path)
    if (file) return sendFile(request, reply, file, path.startsWith(ASSETS))
    if (path.startsWith(ASSETS)) throw noRoute()
    const nonce = randomBytes(16).toString('base64url')
    return protect(reply, policyOf(placesOf(request, baseUrl), nonce, await soon(uploadOrigin())))
      .status(built ? 200 : 503)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(Buffer.from(built ? built.index.replaceAll('__NONCE__', nonce) : NOT_BUILT))
  }
  app.get('/console', options, answer)
  app.get('/console/*', options, answer)
  leadOn(app)
}

/** Whoever opens the server's address is led to the console; a program that does not follow reads what else there is. */
function leadOn(app: FastifyInstance): void {
  const places = { console: '/console/', reference: '/docs/', openapi: '/openapi.json' }
  app.get('/', { config: { access: 'open', rate: 'none' }, schema: { hide: true } }, (_request, reply) =>
    reply.status(302).header('location', places.console).send(places),
  )
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, bytes, compressed }: PageFile,
  immutable: boolean,
): Promise<FastifyReply> {
  reply.headers({
    'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    etag: `W/${etag}`,
    ...(compressed ? { vary: 'accept-encoding' } : {}),
  })
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send()
  reply.header('content-type', type)
  const encoding = compressed && chooseEncoding(request.headers['accept-encoding'])
  if (encoding === undefined) return reply.send(bytes)
  return reply.header('content-encoding', encoding).send(await compressed?.[encoding]())
}

/** How long a page waits to learn where files are sent to. A store that does not answer takes none. */
const SOON_MS = 1000

function soon(answer: Promise<string | undefined>): Promise<string | undefined> {
  return Promise.race([answer.catch(() => undefined), delay(SOON_MS, undefined, { ref: false })])
}

/** The headers that keep a page to itself. */
function protect(reply: FastifyReply, policy: string): FastifyReply {
  return reply.headers({
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    // For browsers that do not know frame-ancestors.
    'x-frame-options': 'DENY',
  })
}

/**
 * The origins that the page may be at, the public one first, and the one that was called: the server may go by several
 * names. What a caller wrote as its host goes into the policy only where it is a plain name.
 */
function placesOf({ headers: { host = '' } }: FastifyRequest, baseUrl: string): readonly string[] {
  const { origin, host: own } = new URL(baseUrl)
  return host === own || !/^[a-z0-9.-]+(:[0-9]{1,5})?$/i.test(host) ? [origin] : [origin, host]
}

/**
 * Of scripts and styles those run that carry the nonce, and files of the page's own folder, which the former load: not
 * whatever is at this origin, as are pictures that somebody uploaded. Pictures come from the public address, which may be another than the one that the
 * page was opened at. A mail is shown in a sandboxed frame that inherits this policy, and mails style their elements by
 * attributes; what an attribute of style can do is bounded by `img-src`, and the page itself shows data as text only. Files are
 * sent to where they are kept.
 */
function policyOf(places: readonly string[], nonce: string, uploadOrigin = ''): string {
  const files = places.map(place => `${place}/console/${ASSETS}`).join(' ')
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${files}`,
    `style-src 'nonce-${nonce}' ${files}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${places[0]}`,
    "font-src 'self'",
    `connect-src 'self' ${uploadOrigin}`.trim(),
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

function noRoute(): Problem {
  return new Problem('request/not-found', 'No route has this path; the reference is at /docs.')
}
