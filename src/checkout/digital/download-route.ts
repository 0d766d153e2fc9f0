/** GET /shops/{shop_id}/downloads/{download_id}/{signature}: the file that was bought (R-DOWNLOAD-3 to R-DOWNLOAD-5). */
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { Context } from '../../context.ts'
import { HEADERS, NO_MEMBERS, problemResponses } from '../../http/operation-document.ts'
import { Problem } from '../../http/problems.ts'
import { isStoredId } from '../../http/schemas.ts'
import { readRange } from '../../images/byte-range.ts'
import { uploadKey } from '../../images/image-types.ts'
import type { ByteRange } from '../../objects/object-store.ts'
import type { InShop } from '../open-shop.ts'
import { type AskedDownload, findDownload, useDownload } from './download-store.ts'
import { dispositionOf } from './file-name.ts'
import { MAX_DOWNLOADS_OF_LINE } from './limits.ts'
import { isSigned } from './links.ts'

/** A file that can be sent. */
interface Sendable extends AskedDownload {
  readonly file_id: string
  readonly name: string
  readonly bytes: number
}

type DownloadRequest = FastifyRequest<{
  Params: { shop_id: string; download_id: string; signature: string }
}>

const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  // Whatever the file is, it is no page of this server.
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'accept-ranges': 'bytes',
}

/** Registers it. What the path says is checked by the handler: whatever names no download is 404. */
export function downloadRoute(app: FastifyInstance, context: Context, inShop: InShop): void {
  app.get(
    '/shops/:shop_id/downloads/:download_id/:signature',
    {
      config: { access: 'open', rate: 'buyer', keeps: [] },
      schema: SCHEMA,
      validatorCompiler: () => () => true,
    },
    async (request: DownloadRequest, reply) => {
      try {
        return await inShop(request.params.shop_id, shopId => sendDownload(context, shopId, request, reply))
      } catch (error) {
        throw error instanceof Problem && error.type === 'shops/not-found' ? noDownload() : error
      }
    },
  )
}

async function sendDownload(
  { db, clock, objects, log }: Context,
  shopId: number,
  request: DownloadRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const download = await findSendable(db, shopId, request.params, clock.now())
  const { file_id, bytes } = download
  const etag = `"${file_id}"`
  const range = request.method === 'HEAD' ? undefined : rangeOf(request, etag, bytes)
  const { first, last } = range ?? { first: 0, last: bytes - 1 }
  const length = last - first + 1
  const opened = request.method === 'HEAD' ? undefined : await objects.open(uploadKey(file_id), range)
  if (request.method !== 'HEAD' && opened?.size !== bytes) {
    opened?.stream.destroy()
    log.error({ shop: shopId, file: file_id }, 'a file is attached whose object is missing')
    throw ended('The file cannot be found at present. Ask the shop for it.')
  }
  if (opened !== undefined && !(await count(db, shopId, download, length))) {
    opened.stream.destroy()
    throw usedUp()
  }
  if (range !== undefined) reply.status(206).header('content-range', `bytes ${first}-${last}/${bytes}`)
  return reply
    .headers({ ...PRIVATE, etag, 'content-disposition': dispositionOf(download.name) })
    .type('application/octet-stream')
    .header('content-length', length)
    .send(opened?.stream ?? Readable.from([]))
}

/** What is asked for counts, whether it arrives or not: nobody could tell. */
function count(db: Context['db'], shopId: number, { id, bytes }: Sendable, length: number): Promise<boolean> {
  return useDownload(db, shopId, id, { part: length / bytes, most: MAX_DOWNLOADS_OF_LINE })
}

async function findSendable(
  db: Context['db'],
  shopId: number,
  { download_id, signature }: DownloadRequest['params'],
  now: Date,
): Promise<Sendable> {
  const id = /^[1-9]\d{0,9}$/.test(download_id) ? Number(download_id) : 0
  if (!isStoredId(id) || !(await isSigned(db, shopId, id, signature))) throw noDownload()
  const found = await findDownload(db, shopId, id)
  if (found === undefined) throw noDownload()
  const { file_id, name, bytes } = found
  if (found.cancelled) throw ended('The order was cancelled.')
  if (now >= found.ends_at) throw ended('Its time is over. Ask the shop if you still need the file.')
  if (file_id === null || name === null || bytes === null) {
    throw ended('The shop has taken the file away. Ask the shop for it.')
  }
  if (found.used >= MAX_DOWNLOADS_OF_LINE) throw usedUp()
  return { ...found, file_id, name, bytes }
}

/** Ranges are for who has the beginning of this very file, and for whoever has none. */
function rangeOf({ headers }: DownloadRequest, etag: string, bytes: number): ByteRange | undefined {
  const wanted = headers['if-range'] === undefined || headers['if-range'] === etag ? headers.range : undefined
  const range = readRange(wanted, bytes)
  if (range !== 'none') return range
  throw new Problem(
    'request/range-not-satisfiable',
    `The file has ${bytes} bytes; the range starts behind them.`,
    { headers: { 'content-range': `bytes */${bytes}` } },
  )
}

function noDownload(): Problem {
  return new Problem(
    'downloads/not-found',
    'There is no such download. Use the link of the mail or of the order, whole.',
  )
}

function ended(detail: string): Problem {
  return new Problem('downloads/ended', detail)
}

function usedUp(): Problem {
  return ended(`The file was downloaded ${MAX_DOWNLOADS_OF_LINE} times. Ask the shop if you still need it.`)
}

const text = (description: string, example: string) => ({
  type: 'string',
  description,
  examples: [example],
})

const FILE = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }

const FILE_HEADERS = {
  ...HEADERS,
  ETag: { type: 'string', description: 'Send it back as `If-Range` to go on where a download broke off.' },
  'Content-Disposition': { type: 'string', description: 'The name of the file.' },
}

const SCHEMA: FastifySchema = {
  operationId: 'downloadFile',
  tags: ['storefront'],
  summary: 'Download what was bought',
  description: `The \`url\` of a download of the buyer's order: take the address from there. It can be sent ${MAX_DOWNLOADS_OF_LINE} times, until it ends; a part of the file counts as such a part of a time.`,
  security: [],
  querystring: NO_MEMBERS,
  params: {
    type: 'object',
    properties: {
      shop_id: text("The shop's name in addresses.", 'demo'),
      download_id: text('Which download.', '42'),
      signature: text('By which the server knows the link for its own.', '9f2c4e'),
    },
    required: ['shop_id', 'download_id', 'signature'],
  },
  response: {
    200: { description: 'The file.', headers: FILE_HEADERS, content: FILE },
    206: {
      description: 'The part of it that `Range` asks for.',
      headers: { ...FILE_HEADERS, 'Content-Range': { type: 'string', description: 'Which part it is.' } },
      content: FILE,
    },
    ...problemResponses(['downloads/not-found', 'downloads/ended', 'request/range-not-satisfiable']),
  },
}
