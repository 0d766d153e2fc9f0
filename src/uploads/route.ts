/**
 * POST /files: where files are sent to when they are kept on this server's disk (R-FILE-3). It speaks the form of
 * an S3 bucket, so that clients need not know which of the two they talk to. The signed policy is the permission.
 */
import type { FastifyInstance, FastifySchema } from 'fastify'
import { type TSchema, Type } from 'typebox'
import type { Context } from '../context.ts'
import { setMediaTypeAside } from '../http/body.ts'
import { HEADERS, NO_MEMBERS, problemResponses } from '../http/operation.ts'
import { isDiskStore } from '../objects/disk/disk-store.ts'
import { checkHeaders, receiveUpload } from './receive.ts'

/** Registers the route where the store is the disk; elsewhere clients send to the bucket itself. No file has more than `mostBytes`. */
export function uploadRoute(
  app: FastifyInstance,
  { objects: store, clock, config }: Pick<Context, 'objects' | 'clock' | 'config'>,
  mostBytes: number,
): void {
  if (!isDiskStore(store)) return
  const { silenceMs } = config.connectionLimits
  app.route({
    method: 'POST',
    url: '/files',
    config: { access: 'open' },
    schema: schemaOf(mostBytes),
    onRequest: async request => {
      setMediaTypeAside(request)
      checkHeaders(request.raw, request.sentMediaType, mostBytes)
    },
    handler: async (request, reply) => {
      const boundary = checkHeaders(request.raw, request.sentMediaType, mostBytes)
      await receiveUpload(request.raw, boundary, { store, clock, mostBytes, silenceMs })
      return reply.status(204).send()
    },
  })
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
        'request/unsupported-media-type',
      ]),
    },
  }
}
