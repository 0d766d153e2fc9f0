/** What the OpenAPI document says of the addresses of images. */

import type { FastifySchema } from 'fastify'
import { HEADERS, problemResponses } from '../http/operation-document.ts'
import { MAX_SIZE_SIDE } from './limits.ts'

const NAME = {
  type: 'string',
  description: "The image's name, the last part of its `url`.",
  examples: ['2Zb9hPq4tXw7LmRk0sVdYc.jpg'],
}

const PIXELS = { type: 'integer', minimum: 1, maximum: MAX_SIZE_SIDE }

const IMAGE_HEADERS = {
  ...HEADERS,
  ETag: { type: 'string', description: 'Send it back as `If-None-Match`.' },
  'Cache-Control': {
    type: 'string',
    description: '`public, max-age=31536000, immutable`: an address never shows another picture.',
  },
}

const BYTES = { schema: { type: 'string', format: 'binary' } }

const SIZE_HEADERS = {
  ...IMAGE_HEADERS,
  Vary: { type: 'string', description: '`Accept`.' },
}

const RANGE_HEADERS = {
  ...IMAGE_HEADERS,
  'Content-Range': { type: 'string', description: 'The bytes that are sent, and how many there are.' },
}

const NEGOTIATION =
  'A WebP or AVIF is sent to clients that name `image/webp` or `image/avif` in `Accept`, else the format of the upload. Animations stay animated unless they are very large. Nothing is enlarged.'

const ORIGINAL = {
  'image/jpeg': BYTES,
  'image/png': BYTES,
  'image/gif': BYTES,
  'image/webp': BYTES,
}

const UNCHANGED = { type: 'null', description: 'Unchanged since the given ETag.', headers: IMAGE_HEADERS }

/** `GET /images/{name}` */
export const IMAGE_SCHEMA: FastifySchema = {
  operationId: 'showImage',
  tags: ['images'],
  summary: 'Show an image',
  description:
    "An image's `url`: the picture as it was uploaded, without its metadata, upright, in colours that every browser shows. No token is needed: the name is.",
  security: [],
  params: { type: 'object', properties: { name: NAME }, required: ['name'] },
  response: {
    200: { description: 'The image.', headers: IMAGE_HEADERS, content: ORIGINAL },
    206: { description: 'The part of it that `Range` asks for.', headers: RANGE_HEADERS, content: ORIGINAL },
    304: UNCHANGED,
    ...problemResponses(['images/not-found', 'request/range-not-satisfiable']),
  },
}

/** `GET /images/w/{width}/{name}` */
export const SCALED_IMAGE_SCHEMA: FastifySchema = sizeSchema(
  'showScaledImage',
  'Show an image at a width',
  `An image's \`scaled_url\`, with any width in place of its 640. ${NEGOTIATION}`,
  { width: { ...PIXELS, description: 'Pixels.', examples: [640] } },
)

/** `GET /images/sq/{size}/{name}` */
export const SQUARE_IMAGE_SCHEMA: FastifySchema = sizeSchema(
  'showSquareImage',
  'Show the square in the middle of an image',
  `An image's \`square_url\`, with any size in place of its 900. ${NEGOTIATION}`,
  { size: { ...PIXELS, description: 'Pixels of a side.', examples: [900] } },
)

function sizeSchema(
  operationId: string,
  summary: string,
  description: string,
  size: Readonly<Record<string, object>>,
): FastifySchema {
  return {
    operationId,
    tags: ['images'],
    summary,
    description,
    security: [],
    params: {
      type: 'object',
      properties: { ...size, name: NAME },
      required: [...Object.keys(size), 'name'],
    },
    response: {
      200: {
        description: 'The picture.',
        headers: SIZE_HEADERS,
        content: { ...ORIGINAL, 'image/avif': BYTES },
      },
      304: { ...UNCHANGED, headers: SIZE_HEADERS },
      ...problemResponses(['images/not-found', 'images/busy']),
    },
  }
}
