/** The public addresses of images (R-PICTURE-2, R-PICTURE-3, R-PICTURE-4): the original, and its smaller forms. */

import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Connection } from '../db/database.ts'
import { matchesEtag } from '../http/conditional.ts'
import { Problem } from '../http/problems.ts'
import type { Clock } from '../lib/clock.ts'
import type { FreeSpace } from '../lib/free-space.ts'
import { onBehalfOf } from '../lib/shop-at-work.ts'
import type { ObjectStore } from '../objects/object-store.ts'
import { readRange } from './byte-range.ts'
import { type ImageProcessor, ProcessingTimeout } from './image-processor.ts'
import {
  EXTENSIONS,
  IMAGE_TYPES,
  type ImageSize,
  type ImageType,
  originalKey,
  type SizeType,
} from './image-types.ts'
import { MAX_SIZE_SIDE } from './limits.ts'
import { makeSizes, type SizedPicture, type Sizes } from './make-sizes.ts'
import { negotiate } from './negotiate.ts'
import { clampTo, readSize } from './picture-size.ts'
import { IMAGE_SCHEMA, SCALED_IMAGE_SCHEMA, SQUARE_IMAGE_SCHEMA } from './route-schemas.ts'
import { type FindShown, makeFindShown } from './shown-images.ts'
import { noteSize, type ShownImage } from './shown-store.ts'

/** An image never changes, and neither does a size of it: a new picture has a new name. */
const FOREVER = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

/** Part of the entity tags of sizes; another number once sizes are made in another way. */
const MAKING = 1

const NAME = /^[0-9A-Za-z]{22}\.(jpg|png|gif|webp)$/
const PIXELS = /^[1-9]\d{0,3}$/

/** What of the program serves pictures. */
interface Parts {
  readonly db: Connection
  readonly clock: Clock
  readonly objects: ObjectStore
  readonly images: ImageProcessor
  readonly log: Logger
  readonly freeSpace: FreeSpace
}

interface Serving {
  readonly context: Pick<Parts, 'db' | 'objects' | 'log'>
  readonly findShown: FindShown
  readonly sizes: Sizes
}

/** Registers the addresses, open without a token: their names cannot be guessed. */
export function imageRoutes(app: FastifyInstance, context: Parts): void {
  const { db, clock, objects, images, log, freeSpace } = context
  const hasRoom = async () => !(await freeSpace.isLow())
  const sizes = makeSizes({ objects, images, clock, log, hasRoom })
  app.addHook('onClose', () => sizes[Symbol.asyncDispose]())
  const serving = { context, findShown: makeFindShown(db, clock), sizes }
  // What the path says is checked here: whatever names no image is 404, and a query means nothing.
  // What is sent from memory does not count; the rest is counted when it comes to that.
  const open = {
    config: { access: 'open' as const, rate: 'none' as const, keeps: ['sizes of pictures'] as const },
    validatorCompiler: () => () => true,
  }

  app.get<{ Params: { name: string } }>(
    '/images/:name',
    { ...open, schema: IMAGE_SCHEMA },
    (request, reply) => showOriginal(serving, request, reply),
  )
  app.get<{ Params: { width: string; name: string } }>(
    '/images/w/:width/:name',
    { ...open, schema: SCALED_IMAGE_SCHEMA },
    (request, reply) => showSize(serving, sizeOf('w', request.params.width), request, reply),
  )
  app.get<{ Params: { size: string; name: string } }>(
    '/images/sq/:size/:name',
    { ...open, schema: SQUARE_IMAGE_SCHEMA },
    (request, reply) => showSize(serving, sizeOf('sq', request.params.size), request, reply),
  )
}

type ImageRequest = FastifyRequest<{ Params: { name: string } }>

async function showOriginal({ context, findShown }: Serving, request: ImageRequest, reply: FastifyReply) {
  const { name } = request.params
  const type = typeOfName(name)
  if (type === undefined || (await findShown(name)) === undefined) throw noImage()
  const { objects, log } = context
  const headers = { ...FOREVER, etag: `"${name}"`, 'accept-ranges': 'bytes' }
  if (matchesEtag(request.headers['if-none-match'], headers.etag))
    return reply.status(304).headers(headers).send()
  request.server.rates?.countAddress(request, reply)
  const key = originalKey(name)
  const { range, size } = await partOf(request, headers.etag, () => objects.size(key))
  const opened = request.method === 'HEAD' ? undefined : await objects.open(key, range)
  const whole = opened?.size ?? size
  if (whole === undefined) throw missing(log, key)
  const { first, last } = range ?? { first: 0, last: whole - 1 }
  if (range !== undefined) reply.status(206).header('content-range', `bytes ${first}-${last}/${whole}`)
  return (
    reply
      .headers(headers)
      .type(type)
      .header('content-length', last - first + 1)
      // Without any body Fastify would tell a length of 0.
      .send(opened?.stream ?? Readable.from([]))
  )
}

/** The range that is to be sent, if not all. The size is looked up where it is needed before the object is opened. */
async function partOf(
  { method, headers }: ImageRequest,
  etag: string,
  sizeOf: () => Promise<number | undefined>,
) {
  // Ranges are for GET, and for who has the beginning of this very image.
  const wanted = headers['if-range'] === undefined || headers['if-range'] === etag ? headers.range : undefined
  if (method !== 'HEAD' && wanted === undefined) return {}
  const size = await sizeOf()
  const range = method === 'HEAD' || size === undefined ? undefined : readRange(wanted, size)
  if (range === 'none') throw notSatisfiable(size ?? 0)
  return { size, range }
}

/** A size that is in memory is sent without waiting for anything. */
function showSize(serving: Serving, size: ImageSize | undefined, request: ImageRequest, reply: FastifyReply) {
  const { name } = request.params
  const own = typeOfName(name)
  if (size === undefined || own === undefined) throw noImage()
  const type = negotiate(request.headers.accept, own)
  const shown = serving.findShown(name)
  if (shown !== undefined && 'size' in shown && shown.size !== undefined) {
    const real = clampTo(shown.size, size)
    const picture = serving.sizes.inMemory(name, real, type)
    if (picture !== undefined) return sendSize(request, reply, etagOf(name, real, type), picture)
  }
  return findSize(serving, { name, size, type, shown }, request, reply)
}

async function findSize(
  serving: Serving,
  {
    name,
    size,
    type,
    shown,
  }: { name: string; size: ImageSize; type: SizeType; shown: ReturnType<FindShown> },
  request: ImageRequest,
  reply: FastifyReply,
) {
  const image = await shown
  if (image === undefined) throw noImage()
  const { sizes, context } = serving
  image.size ??= await learnSize(context, name)
  const picture = image.size
  if (picture === undefined) throw missing(context.log, originalKey(name))
  const real = clampTo(picture, size)
  const etag = etagOf(name, real, type)
  // What the client has need not be made again.
  if (matchesEtag(request.headers['if-none-match'], etag)) return sendSize(request, reply, etag)
  request.server.rates?.countAddress(request, reply)
  const asked = { name, size: real, picture, type, address: request.ip }
  const made = await onBehalfOf(image.shopId, () => sizes.get(asked)).catch((error: unknown) => {
    throw error instanceof ProcessingTimeout ? tooSlow(error) : error
  })
  if (made === undefined) throw missing(context.log, originalKey(name))
  return sendSize(request, reply, etag, made)
}

/** Of a picture that was stored before sizes were written down. That this fails changes nothing for who asks. */
async function learnSize(
  { db, objects, log }: Serving['context'],
  name: string,
): Promise<ShownImage['size']> {
  const size = await readSize(objects, name)
  if (size !== undefined) {
    await noteSize(db, name, size).catch((error: unknown) =>
      log.warn({ err: error }, 'the size of an image was not written down'),
    )
  }
  return size
}

function sendSize(
  request: ImageRequest,
  reply: FastifyReply,
  etag: string,
  picture?: SizedPicture,
): FastifyReply {
  reply.headers(FOREVER).header('etag', etag).header('vary', 'Accept')
  if (picture === undefined || matchesEtag(request.headers['if-none-match'], etag))
    return reply.status(304).send()
  return reply.header('content-type', picture.type).send(picture.bytes)
}

function etagOf(name: string, { shape, pixels }: ImageSize, type: SizeType): string {
  return `"${name}-${shape}${pixels}-${type.slice('image/'.length)}-${MAKING}"`
}

/** The media type of the image that has this public name; undefined when none can have it. */
function typeOfName(name: string): ImageType | undefined {
  const extension = NAME.exec(name)?.[1]
  return IMAGE_TYPES.find(type => EXTENSIONS[type] === extension)
}

/** The size that a path names; undefined when there is none such. */
function sizeOf(shape: ImageSize['shape'], text: string): ImageSize | undefined {
  const pixels = Number(text)
  return PIXELS.test(text) && pixels <= MAX_SIZE_SIDE ? { shape, pixels } : undefined
}

function noImage(): Problem {
  return new Problem('images/not-found', 'There is no such image, or it was removed.', {
    headers: { 'cache-control': 'no-store' },
  })
}

/** The database says that the image is shown, but the store has lost it. */
function missing(log: Parts['log'], key: string): Problem {
  log.error({ key }, 'an image is shown whose object is missing')
  return noImage()
}

function notSatisfiable(size: number): Problem {
  return new Problem(
    'request/range-not-satisfiable',
    `The image has ${size} bytes; the range starts behind them.`,
    {
      headers: { 'content-range': `bytes */${size}`, 'cache-control': 'no-store' },
    },
  )
}

function tooSlow(cause: ProcessingTimeout): Problem {
  return new Problem('internal/gateway-timeout', `${cause.message} The image itself can be fetched.`, {
    cause,
  })
}
