/** The calls of an import, made by the person who is signed in. */
import { ApiRefusal, ImportStopped, Unreachable } from '../../../../cli/shopify/shop/failures.ts'
import {
  PAGE_SIZE,
  type Scope,
  type ShopApi,
  type ShopItem,
  type ShopVariation,
} from '../../../../cli/shopify/shop/shop-api.ts'
import { ProblemError, request, withQuery } from '../../api/request.ts'

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

/** The shop of the session. `may` says which scopes the person has. Pictures are not sent from here. */
export function makeSessionShop(may: (scope: Scope) => boolean): ShopApi {
  const item = (id: number) => `/api/items/${id}`
  const noPictures = async (): Promise<never> => {
    throw new ImportStopped('Pictures are not sent from this page.')
  }
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
    sendPicture: noPictures,
    addImage: noPictures,
    listImageIds: async () => [],
    deleteImage: noPictures,
    listCategories: async () =>
      (await call<ApiCategory[]>('GET', '/api/item_categories')).map(({ id, name, parent }) => ({
        ...{ id, name, isTopLevel: parent === null },
      })),
    createCategory: async name => (await call<{ id: number }>('POST', '/api/item_categories', { name })).id,
    linkItem: (categoryId, itemId) => call('PUT', `/api/item_categories/${categoryId}/items/${itemId}`),
    lacksScope: async scope => !may(scope),
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
    if (!(error instanceof ProblemError)) throw error
    if (error.problem.status === 0) throw new Unreachable(error.message)
    throw new ApiRefusal(error.problem.status, error.message, error.retryAfter)
  }
}
