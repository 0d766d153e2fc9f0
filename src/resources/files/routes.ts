/** POST /api/files (R-FILE-1). */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import type { Context } from '../../context.ts'
import { addOperation } from '../../http/operation.ts'
import { Body, Words } from '../../http/schemas.ts'
import { IMAGE_TYPES } from '../../images/image-types.ts'
import { writeDateTime } from '../../lib/date-time.ts'
import { createFileUpload } from './create-file-upload.ts'
import { MAX_FILE_ID_LENGTH } from './limits.ts'
import { PURPOSES } from './store.ts'

const CreateFileUploadBody = Body(
  {
    purpose: Words(PURPOSES, { description: 'What the file is for: a picture of an item.' }),
    content_type: Words(IMAGE_TYPES, { description: 'The format of the file that will be sent.' }),
  },
  { examples: [{ purpose: 'item_image', content_type: 'image/jpeg' }] },
)

const FileUpload = Type.Object({
  file_id: Type.String({
    minLength: 1,
    maxLength: MAX_FILE_ID_LENGTH,
    description: 'Names the file when it is used. Pass it on unchanged.',
  }),
  upload_url: Type.String({ format: 'uri', description: 'Where the form goes, without a token.' }),
  upload_fields: Type.Record(Type.String(), Type.String(), {
    description: 'Members of the form, all of them, before the member `file` with the bytes.',
  }),
  expires_at: Type.String({
    format: 'date-time',
    description: 'Until then the file can be sent and used: 60 minutes.',
  }),
})

/** Registers the operation. */
export function fileRoutes(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    operationId: 'createFileUpload',
    keeps: ['open uploads'],
    method: 'POST',
    path: '/api/files',
    tag: 'files',
    noPersonalData: true,
    summary: 'Ask where to send a file',
    scopes: ['files.write'],
    body: CreateFileUploadBody,
    invalidBody: 'files/invalid-body',
    success: { status: 201, description: 'One file can be sent there, once.', schema: FileUpload },
    problems: ['files/too-many-unused'],
    handler: async ({ actor, body }) => {
      const { purpose, content_type } = body
      const file = await createFileUpload(context, actor.shopId, { purpose, contentType: content_type })
      return {
        file_id: file.id,
        upload_url: file.upload.url,
        upload_fields: file.upload.fields,
        expires_at: writeDateTime(file.expiresAt),
      }
    },
  })
}
