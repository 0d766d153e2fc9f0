/**
 * POST /files, and /files/items: where files are sent to when they are kept on this server's disk (R-FILE-3). It speaks the form of
 * an S3 bucket, so that clients need not know which of the two they talk to. The signed policy is the permission.
 */
import type { FastifyInstance, FastifySchema } from 'fastify'
import { type TSchema, Type } from '#typebox'
import type { Context } from '../context.ts'
import { setMediaTypeAside } from '../http/body.ts'
import { HEADERS, NO_MEMBERS, problemResponses } from '../http/operation-document.ts'
import { fileIdOf } from '../images/image-types.ts'
import { isDiskStore } from '../objects/disk/disk-store.ts'
import { noteUploadedBytes } from '../resources/files/store.ts'
import { putBytesAside } from '../resources/files/unused.ts'
import { checkHeaders, receiveUpload } from './receive.ts'

/** Where a kind of files is sent. */
export interface Destination {
  readonly url: string
  /** Bytes of a file at most. */
  readonly mostBytes: number
  /** Whether programs use it, and the API's document has it; else our page alone does. */
  readonly documented: boolean
}

/** Registers a destination where the store is the disk; elsewhere clients send to the bucket itself. */
export function uploadRoute(
  app: FastifyInstance,
  context: Pick<Context, 'objects' | 'clock' | 'db' | 'config' | 'log'>,
  { url, mostBytes, documented }: Destination,
): void {
  const { objects: store, clock } = context
  if (!isDiskStore(store)) return
  const { silenceMs } = context.config.connectionLimits
  app.route({
    method: 'POST',
    url,
    config: { access: 'open', stores: true, keeps: ['open uploads'], keys: 'ignored' },
    schema: documented ? schemaOf(mostBytes) : { hide: true },
    onRequest: async request => {
      setMediaTypeAside(request)
      checkHeaders(request.raw, request.sentMediaType, mostBytes)
    },
    handler: async (request, reply) => {
      const boundary = checkHeaders(request.raw, request.sentMediaType, mostBytes)
      const room = roomFor(context)
      await receiveUpload(request.raw, boundary, { store, clock, mostBytes, silenceMs, ...room })
      return reply.status(204).send()
    },
  })
}

/** Room for the bytes of a file whose key is known. What could not be noted only holds room until the file is swept. */
function roomFor(
  context: Pick<Context, 'db' | 'config' | 'log'>,
): Pick<Parameters<typeof receiveUpload>[2], 'putAside' | 'note'> {
  const { db, log } = context
  return {
    putAside: (key, bytes) => putBytesAside(context, fileIdOf(key), bytes),
    note: (key, bytes) =>
      noteUploadedBytes(db, fileIdOf(key), bytes).catch((error: unknown) =>
        log.warn({ err: error }, 'the bytes of an upload were not noted'),
      ),
  }
}

const DESCRIPTION = `The \`upload_url\` of a server that keeps files itself; take the address from there, since it may as well
be that of an S3 bucket, which takes the same form. All \`upload_fields\` come first, \`file\` last. A file can be sent once,
within 60 minutes.

No token is needed: the policy is the permission.`

function uploadForm(mostBytes: number): TSchema {
  return Type.Object(
    {
      'Content-Type': Type.String({ description: 'As in `upload_fields`.' }),
      policy: Type.String({ description: 'As in `upload_fields`: what may be sent, signed by the server.' }),
      file: Type.String({
        contentMediaType: 'application/octet-stream',
        description: `The bytes, 1 to ${mostBytes} of them. The last member of the form.`,
      }),
    },
    { additionalProperties: false },
  )
}

function schemaOf(mostBytes: number): FastifySchema {
  return {
    operationId: 'uploadFile',
    tags: ['files'],
    summary: 'Send a file',
    description: DESCRIPTION,
    security: [],
    querystring: NO_MEMBERS,
    // Read by the handler as it comes; nothing validates it besides.
    body: { content: { 'multipart/form-data': { schema: uploadForm(mostBytes) } } },
    response: {
      204: { type: 'null', description: 'The file is kept.', headers: HEADERS },
      ...problemResponses([
        'request/invalid-query',
        'files/invalid-upload',
        'files/upload-refused',
        'files/already-uploaded',
        'files/file-too-large',
        'files/too-many-unused',
        'internal/insufficient-storage',
        'request/unsupported-media-type',
      ]),
    },
  }
}
