/** The operations on an item's images (docs/rules/images.md). */
import type { FastifyInstance } from 'fastify'
import { type Static, Type } from '#typebox'
import type { Context } from '../../context.ts'
import { addOperation } from '../../http/operation.ts'
import { pathId, Ref } from '../../http/schemas.ts'
import { namedWith, WithTag } from '../../http/tagged.ts'
import { addItemImage } from './commands/add-item-image.ts'
import { deleteItemImage } from './commands/delete-item-image.ts'
import { reorderItemImages } from './commands/reorder-item-images.ts'
import { listImages } from './image-store.ts'
import { MAX_IMAGES } from './limits.ts'
import { listItemImages } from './list-item-images.ts'
import { presentImage } from './present.ts'
import { AddImageBody, ImageParams, ItemParams, ReorderImagesBody } from './request-schemas.ts'
import { ItemImage } from './schemas.ts'
import { taggedItem } from './tag.ts'

/** Registers them. */
export function itemImageRoutes(app: FastifyInstance, context: Context): void {
  const tagged = taggedItem(context, 'id')
  addOperation(app, {
    operationId: 'listItemImages',
    method: 'GET',
    path: '/api/items/{id}/images',
    tag: 'images',
    noPersonalData: true,
    summary: 'List the images of an item',
    description: 'The `ETag` is that of the item.',
    scopes: ['items.read'],
    params: ItemParams,
    success: {
      status: 200,
      description: 'All of them, in display order.',
      schema: Type.Array(Ref(ItemImage), { maxItems: MAX_IMAGES }),
    },
    notModified: true,
    problems: ['items/not-found'],
    handler: async ({ actor, params }) => {
      const { etag, parts } = await listItemImages(context, actor.shopId, pathId(params.id))
      return new WithTag(
        etag,
        parts.map(image => presentImage(image, context.baseUrl)),
      )
    },
  })

  addOperation(app, {
    operationId: 'addItemImage',
    tagged,
    keeps: ['images'],
    method: 'POST',
    path: '/api/items/{id}/images',
    tag: 'images',
    noPersonalData: true,
    summary: 'Add an image',
    description: `The last of three steps: ask for an upload destination (\`POST /api/files\`), send the file there, then add it
here; [the three lines to copy](#tag/images). The image comes last. The picture is shown turned upright, in sRGB, and without what the camera noted in the file.`,
    scopes: ['items.read', 'items.update'],
    params: ItemParams,
    body: AddImageBody,
    invalidBody: 'items/invalid-body',
    success: { status: 201, description: 'The image was added.', schema: Ref(ItemImage) },
    problems: [
      'items/not-found',
      'items/invalid-file-id',
      'items/file-not-uploaded',
      'items/file-content-mismatch',
      'items/image-limit-exceeded',
      'images/busy',
    ],
    handler: async ({ actor, params, body }) => {
      const image = await addItemImage(context, actor.shopId, pathId(params.id), body.file_id)
      return presentImage(image, context.baseUrl)
    },
  })

  changeImages(app, context)
}

function changeImages(app: FastifyInstance, context: Context): void {
  const tagged = taggedItem(context, 'id')
  addOperation(app, {
    operationId: 'reorderItemImages',
    tagged,
    keeps: [],
    method: 'PUT',
    path: '/api/items/{id}/images',
    tag: 'images',
    noPersonalData: true,
    summary: 'Reorder images',
    description: 'Names every image of the item once, the first to be shown first.',
    scopes: ['items.read', 'items.update'],
    params: ItemParams,
    body: ReorderImagesBody,
    invalidBody: 'items/invalid-body',
    success: { status: 204, description: 'The order is as asked.' },
    problems: ['items/not-found', 'items/image-not-found', 'items/write-rejected'],
    handler: ({ actor, params, body }) =>
      reorderItemImages(context, actor.shopId, pathId(params.id), body.image_ids),
  })

  addOperation(app, {
    operationId: 'deleteItemImage',
    tagged: namedWith(tagged, async (tx, shopId, { id, image_id }: Static<typeof ImageParams>) =>
      (await listImages(tx, shopId, pathId(id))).some(image => image.id === pathId(image_id)),
    ),
    keeps: [],
    method: 'DELETE',
    path: '/api/items/{id}/images/{image_id}',
    tag: 'images',
    noPersonalData: true,
    summary: 'Delete an image',
    description: 'Its addresses answer 404 within a second or two; caches may know the picture longer.',
    scopes: ['items.read', 'items.update'],
    params: ImageParams,
    success: { status: 204, description: 'The image is gone.' },
    problems: ['items/not-found', 'items/image-not-found'],
    handler: ({ actor, params }) =>
      deleteItemImage(context, actor.shopId, pathId(params.id), pathId(params.image_id)),
  })
}
