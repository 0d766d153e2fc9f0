/** The calls of an import, made by the person who is signed in. */
import type { Picture } from '../../../../cli/shopify/read/picture-file.ts'
import { ApiRefusal, PictureRefused, Unreachable } from '../../../../cli/shopify/shop/failures.ts'
import {
  PAGE_SIZE,
  type Scope,
  type ShopApi,
  type ShopItem,
  type ShopVariation,
} from '../../../../cli/shopify/shop/shop-api.ts'
import { ProblemError, request, withQuery } from '../../api/request.ts'
import { sendFile } from '../../api/send-file.ts'
import type { FileUpload, ItemImage } from '../../api/types.ts'

interface ApiItem extends Omit<ShopItem, 'variations' | 'imageIds'> {
  readonly variations: readonly ApiVariation[]
  readonly images: readonly { readonly id: number }[]
}

interface ApiVariation {
  readonly id: number
  readonly name?: string
}

interface ApiCategory {
  readonly id: number
  readonly name: string
  readonly parent: unknown
}

/** The shop of the session. `may` says which scopes the person has, `fileOf` has the files of the pictures that are planned. */
export function makeSessionShop(
  may: (scope: Scope) => boolean,
  fileOf: (picture: Picture) => File | undefined,
): ShopApi {
  const item = (id: number) => `/api/items/${id}`
  return {
    listItems: async (offset, sort) => {
      const query = { order: 'created', sort, limit: PAGE_SIZE, offset }
      const items = await call<ApiItem[]>('GET', withQuery('/api/items', query))
      return items.map(({ id, name, identifier, visible, price, variations, images }) => ({
        ...{ id, name, identifier, visible, price },
        ...{ variations: variations.map(toVariation), imageIds: images.map(image => image.id) },
      }))
    },
    createItem: async fields =>
      (await call<{ item_id: number }>('POST', '/api/items', { type: 'normal', ...fields })).item_id,
    editItem: (id, fields) => call('POST', item(id), fields),
    listVariations: async id =>
      (await call<ApiVariation[]>('GET', `${item(id)}/variations`)).map(toVariation),
    addVariation: async (id, fields) =>
      (await call<{ variation_id: number }>('POST', `${item(id)}/variations`, fields)).variation_id,
    setStock: (id, stock) => call('PUT', `${item(id)}/stock`, stock),
    show: id => call('PUT', `${item(id)}/visibility`, { visible: true }),
    deleteItem: id =>
      call<void>('DELETE', item(id)).catch((error: unknown) => {
        if (!(error instanceof ApiRefusal && error.status === 404)) throw error
      }),
    ...imageCalls(fileOf),
    listCategories: async () =>
      (await call<ApiCategory[]>('GET', '/api/item_categories')).map(({ id, name, parent }) => ({
        ...{ id, name, isTopLevel: parent === null },
      })),
    createCategory: async name => (await call<{ id: number }>('POST', '/api/item_categories', { name })).id,
    linkItem: (categoryId, itemId) => call('PUT', `/api/item_categories/${categoryId}/items/${itemId}`),
    lacksScope: async scope => !may(scope),
  }
}

function imageCalls(
  fileOf: (picture: Picture) => File | undefined,
): Pick<ShopApi, 'sendPicture' | 'listImageIds' | 'addImage' | 'deleteImage'> {
  const images = (id: number) => `/api/items/${id}/images`
  return {
    sendPicture: async picture => {
      const file = fileOf(picture)
      if (file === undefined) throw new PictureRefused('It was not chosen.')
      const body = { purpose: 'item_image', content_type: picture.type }
      const { file_id, upload_url, upload_fields } = await call<FileUpload>('POST', '/api/files', body)
      await orRefused([400, 422], () => sendFile(upload_url, upload_fields, file))
      return file_id
    },
    listImageIds: async id => (await call<{ id: number }[]>('GET', images(id))).map(image => image.id),
    addImage: async (id, fileId) =>
      (await orRefused([422], () => request<ItemImage>('POST', images(id), { file_id: fileId }))).id,
    deleteImage: (id, imageId) =>
      call<void>('DELETE', `${images(id)}/${imageId}`).catch((error: unknown) => {
        if (!(error instanceof ApiRefusal && error.status === 404)) throw error
      }),
  }
}

/** These statuses are about the picture alone, and others can be taken all the same. */
async function orRefused<T>(statuses: readonly number[], send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof ProblemError && statuses.includes(error.problem.status))
      throw new PictureRefused(error.message)
    throw toFailure(error)
  }
}

function toVariation({ id, name }: ApiVariation): ShopVariation {
  return { id, name: name ?? '' }
}

/** Throws what the import knows how to wait for, and how to tell. */
async function call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T> {
  try {
    return await request<T>(method, path, body)
  } catch (error) {
    throw toFailure(error)
  }
}

function toFailure(error: unknown): unknown {
  if (!(error instanceof ProblemError)) return error
  if (error.problem.status === 0) return new Unreachable(error.message)
  return new ApiRefusal(error.problem.status, error.message, error.retryAfter)
}
