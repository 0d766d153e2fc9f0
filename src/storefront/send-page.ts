/** How pages are sent: what they may load and where their forms may lead, what caches may keep, and compressed. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { etagInSlices, matchesEtag } from '../http/conditional.ts'
import { chooseEncoding, type Encoding } from '../lib/encodings.ts'
import { encodeInSlices } from '../lib/in-slices.ts'
import { htmlOf } from '../lib/markup.ts'
import type { Page } from './page.ts'
import { layout } from './page-frame.ts'
import type { ShopFrame } from './shop-frame.ts'

/** A page as bytes. */
export interface RenderedPage {
  readonly bytes: Buffer
  readonly etag: string
  readonly policy: string
  readonly status: number
  readonly noindex: boolean
  readonly isIncomplete: boolean
}

/** A page that may be kept, and with it what it is in the encodings in which it was asked for. */
export interface KeptPage extends RenderedPage {
  encoded(encoding: Encoding): Buffer | Promise<Buffer>
}

/** Puts the frame around a page. */
export async function renderPage(frame: ShopFrame, page: Page): Promise<RenderedPage> {
  const bytes = await encodeInSlices(htmlOf(layout(frame, page)))
  return {
    ...{ bytes, etag: await etagInSlices(bytes), policy: policyOf(page), status: page.status ?? 200 },
    noindex: page.path === undefined,
    isIncomplete: page.isIncomplete ?? false,
  }
}

/** Brotli 5 makes a page of 20 kB to 4 in 1 ms; 11 would take 40 and save a tenth more. */
export const COMPRESS: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: bytes => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
}

/**
 * Nothing stands in the page itself that runs or styles: script and style sheet are files of this server. Pictures come from
 * here as well, or from where the shop's imported pictures lie.
 */
function policyOf({ picturesFrom = [], formsTo = [] }: Page): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self'${picturesFrom.map(origin => ` ${origin}`).join('')}`,
    // Scripts ask this server at most; so does whoever reads robots.txt by way of a page, such as Lighthouse.
    "connect-src 'self'",
    `form-action 'self'${formsTo.map(origin => ` ${origin}`).join('')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

/** The headers of all pages. */
const ALL = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  // Other sites learn the shop, and not what its buyers look at or by which secret address.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=()',
  'x-frame-options': 'DENY',
  vary: 'accept-encoding',
} as const

/** A page that is the same for everybody: caches keep it, and ask each time whether it still holds (R-STORE-5). */
export function sendShared(request: FastifyRequest, reply: FastifyReply, page: KeptPage) {
  // Weak, since the same page goes out with and without compression.
  reply.headers({ ...ALL, 'cache-control': 'public, no-cache', etag: `W/${page.etag}` })
  if (matchesEtag(request.headers['if-none-match'], page.etag)) return reply.status(304).send()
  return send(request, reply, page, encoding => page.encoded(encoding))
}

/** A page of one buyer, which nobody keeps (R-STORE-7). */
export function sendPrivate(request: FastifyRequest, reply: FastifyReply, page: RenderedPage) {
  reply.headers({ ...ALL, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
  return send(request, reply, page, encoding => COMPRESS[encoding](page.bytes))
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  encoded: KeptPage['encoded'],
) {
  reply.status(page.status).header('content-security-policy', page.policy)
  if (page.noindex) reply.header('x-robots-tag', 'noindex')
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding === undefined) return reply.send(page.bytes)
  reply.header('content-encoding', encoding)
  const bytes = encoded(encoding)
  return Buffer.isBuffer(bytes) ? reply.send(bytes) : bytes.then(made => reply.send(made))
}
