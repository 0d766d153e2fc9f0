/** Files that buyers of digital items download. */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import { announceItemFile } from '../checkout/digital/announce-item-file.ts'
import { attachItemFile, detachItemFile } from '../checkout/digital/change-item-file.ts'
import { listDigitalItems } from '../checkout/digital/file-store.ts'
import { MAX_FILE_NAME_LENGTH, MAX_LISTED_FILES } from '../checkout/digital/limits.ts'
import type { Context } from '../context.ts'
import { addOperation } from '../http/operation.ts'
import { Body, DateTime, Id, MAX_SAFE, Nullable, Ref, storedId } from '../http/schemas.ts'
import { writeDateTime } from '../lib/date-time.ts'
import { STORED_LINE } from '../lib/text.ts'
import { MAX_FILE_ID_LENGTH } from '../resources/files/limits.ts'
import { taggedItem } from '../resources/items/tag.ts'
import { authorOf } from './author.ts'
import { ById } from './params.ts'
import { ok } from './schemas.ts'

const ItemWithFile = Type.Object(
  {
    id: Id,
    name: Type.String(),
    file: Nullable(
      Type.Object({ name: Type.String(), bytes: Type.Integer({ minimum: 1 }), attached_at: DateTime }),
    ),
  },
  { $id: 'ItemWithFile', description: 'A digital item, with the file that its buyers download.' },
)

/** Schemas that the document shows as components. */
export const ITEM_FILE_COMPONENTS = [ItemWithFile]

/** Registers them. */
export function itemFileRoutes(app: FastifyInstance, context: Context): void {
  sending(app, context)
  changing(app, context)
}

function sending(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    operationId: 'listItemFiles',
    method: 'GET',
    path: '/console/api/item_files',
    access: 'session',
    needs: 'items.read',
    tag: 'items',
    summary: 'List digital items with their files',
    query: Body({ after: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_SAFE })) }),
    success: ok(
      'By their ids.',
      Type.Object({
        items: Type.Array(Ref(ItemWithFile), { maxItems: MAX_LISTED_FILES }),
        more: Type.Boolean({
          description: 'Whether there are more behind the last: pass its id as `after`.',
        }),
      }),
    ),
    problems: [],
    handler: async ({ actor, query: { after = 0 } }) => {
      const items = await listDigitalItems(context.db, actor.shopId, storedId(after), MAX_LISTED_FILES + 1)
      const shown = items.slice(0, MAX_LISTED_FILES).map(({ id, name, file_name, bytes, attached_at }) => ({
        ...{ id, name },
        file:
          file_name === null || attached_at === null
            ? null
            : { name: file_name, bytes, attached_at: writeDateTime(attached_at) },
      }))
      return { items: shown, more: items.length > MAX_LISTED_FILES }
    },
  })

  addOperation(app, {
    operationId: 'createItemFileUpload',
    keeps: ['open uploads'],
    method: 'POST',
    path: '/console/api/item_files',
    access: 'session',
    needs: 'items.update',
    tag: 'items',
    summary: 'Ask where to send a file for a digital item',
    success: {
      status: 201,
      description: 'One file can be sent there, once, as a form.',
      schema: Type.Object({
        file_id: Type.String(),
        upload_url: Type.String({ format: 'uri' }),
        upload_fields: Type.Record(Type.String(), Type.String(), { description: 'They come before `file`.' }),
        expires_at: DateTime,
      }),
    },
    problems: ['files/too-many-unused'],
    handler: async ({ actor }) => {
      const { id, upload, expiresAt } = await announceItemFile(context, actor.shopId)
      return {
        ...{ file_id: id, upload_url: upload.url, upload_fields: upload.fields },
        expires_at: writeDateTime(expiresAt),
      }
    },
  })
}

function changing(app: FastifyInstance, context: Context): void {
  const tagged = taggedItem(context, 'id')
  addOperation(app, {
    operationId: 'attachItemFile',
    tagged,
    keeps: ['files of items'],
    method: 'PUT',
    path: '/console/api/items/{id}/file',
    access: 'session',
    needs: 'items.update',
    tag: 'items',
    summary: 'Attach a file that was sent to a digital item',
    description: 'In place of the one that it had. Orders that wait for it are provided within a minute.',
    invalidBody: 'console/invalid-body',
    success: { status: 204, description: 'Its buyers download this file.' },
    problems: ['console/not-found', 'console/rejected'],
    params: ById,
    body: Body({
      file_id: Type.String({ minLength: 1, maxLength: MAX_FILE_ID_LENGTH, pattern: STORED_LINE.pattern }),
      name: Type.String({
        ...{ minLength: 1, maxLength: MAX_FILE_NAME_LENGTH, pattern: STORED_LINE.pattern },
        description: 'As buyers get it, such as `楽譜.pdf`.',
      }),
    }),
    handler: async ({ actor, params, body, request }) => {
      const author = authorOf({ actor, request })
      await attachItemFile(context, actor.shopId, author, params.id, body)
    },
  })

  addOperation(app, {
    operationId: 'detachItemFile',
    tagged,
    keeps: [],
    method: 'DELETE',
    path: '/console/api/items/{id}/file',
    access: 'session',
    needs: 'items.update',
    tag: 'items',
    summary: 'Take the file away from a digital item',
    description: 'Nobody can download it any more, also who has bought it.',
    success: { status: 204, description: 'It is gone.' },
    problems: ['console/not-found'],
    params: ById,
    handler: ({ actor, params, request }) =>
      detachItemFile(context, actor.shopId, authorOf({ actor, request }), params.id),
  })
}
