/** The files that pages load: the style sheet, icon and logo of a shop, and the script of all. Their names have digests. */
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../http/problems.ts'
import { chooseEncoding, type Encoding } from '../lib/encodings.ts'
import { SCRIPT, SCRIPT_PATH } from './script-file.ts'
import type { LookFile } from './shop-frame.ts'
import { frameOf, type Storefront } from './storefront.ts'

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
}

const FOREVER = 'public, max-age=31536000, immutable'

/** Registers them. */
export function lookRoutes({ app, inShop, frames }: Storefront): void {
  const schema = { hide: true }
  app.get(SCRIPT_PATH, { config: { access: 'open', rate: 'none' }, schema }, (request, reply) =>
    send(request, reply, SCRIPT_FILE),
  )
  app.get<{ Params: { shop_id: string; file: string } }>(
    '/shops/:shop_id/look/:file',
    { config: { access: 'open', rate: 'buyer' }, schema },
    async (request, reply) => {
      const { shop_id, file } = request.params
      const frame = await frameOf({ inShop, frames }, shop_id)
      const found = [frame?.style, frame?.icon, frame?.logo].find(one => one?.name === file)
      if (found !== undefined) return send(request, reply, found)
      // A page that was read before the look changed may ask for the sheet of then: it gets the one of now, and keeps it not.
      if (frame === undefined || !/^[\w-]{16}\.css$/.test(file)) throw noFile()
      return send(request, reply, frame.style, 'no-store')
    },
  )
}

const SCRIPT_FILE: LookFile = { name: SCRIPT_PATH, type: 'text/javascript; charset=utf-8', bytes: SCRIPT }

/** Compressed forms of files that are in use. */
const compressed = new WeakMap<LookFile, Map<Encoding, Promise<Buffer>>>()

const COMPRESS: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: promisify<Buffer, Buffer>(brotliCompress),
  gzip: promisify<Buffer, Buffer>(gzip),
}

async function send(request: FastifyRequest, reply: FastifyReply, file: LookFile, keep = FOREVER) {
  reply.headers({ ...HEADERS, 'content-type': file.type, 'cache-control': keep })
  const isText = !/^image\/(?!svg)/.test(file.type)
  if (!isText) return reply.send(file.bytes)
  reply.header('vary', 'accept-encoding')
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding === undefined) return reply.send(file.bytes)
  const forms = compressed.get(file) ?? new Map<Encoding, Promise<Buffer>>()
  compressed.set(file, forms)
  const bytes = forms.get(encoding) ?? COMPRESS[encoding](file.bytes)
  forms.set(encoding, bytes)
  return reply.header('content-encoding', encoding).send(await bytes)
}

function noFile(): Problem {
  return new Problem('request/not-found', 'This shop has no such file.')
}
