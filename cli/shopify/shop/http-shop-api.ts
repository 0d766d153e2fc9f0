/** The calls of an import over HTTP, by the typed client. */
import { type ApiClient, createClient } from '../../../client/client.ts'
import { ApiRefusal } from './failures.ts'
import { refusal, unreachable } from './http-failures.ts'
import { type Call, imageCalls } from './http-image-calls.ts'
import { PAGE_SIZE, type Scope, type ShopApi, type ShopItem, type ShopVariation } from './shop-api.ts'

/** A call is given up after this; a server ends its own after ten seconds. */
const TIMEOUT_MS = 60_000

/** An id that no item can have, being beyond what the server stores, and that is well-formed all the same. */
const NO_ID = '2147483648'

/** The shop of a token, over HTTP. `baseUrl` is the server's address, without `/api`. `pauses` are those of the client. */
export function createHttpShopApi(baseUrl: string, token: string, pauses?: readonly number[]): ShopApi {
  const client = createClient({ baseUrl, token, ...(pauses === undefined ? {} : { pauses }) })
  // What it sets it means whatever is there, also in a shop that wants to be told so (`require_if_match`).
  client.use({ onRequest: ({ request }) => request.headers.set('if-match', '*') })
  const call = callsTo(baseUrl)
  return {
    ...itemCalls(client, call, baseUrl),
    ...imageCalls(client, call),
    ...categoryCalls(client, call),
    lacksScope: scope => lacksScope(client, call, scope),
  }
}

type ItemCalls = Omit<
  ShopApi,
  'lacksScope' | keyof ReturnType<typeof imageCalls> | keyof ReturnType<typeof categoryCalls>
>

function itemCalls(client: ApiClient, call: Call, baseUrl: string): ItemCalls {
  const at = (id: number) => ({ params: { path: { id: String(id) } } })
  return {
    listItems: async (offset, sort) => {
      const query = { order: 'created', sort, limit: PAGE_SIZE, offset } as const
      const items = await call('GET /api/items', signal =>
        client.GET('/api/items', { params: { query }, signal }),
      )
      // The first call of an import, and so the one that meets whatever else may listen at the address.
      if (!Array.isArray(items)) throw unreachable(baseUrl, 'GET /api/items', new SyntaxError('not a list'))
      return items.map(({ variations, images, ...item }): ShopItem => {
        const { id, name, identifier, visible, price } = item
        const parts = { variations: variations.map(toVariation), imageIds: images.map(image => image.id) }
        return { id, name, identifier, visible, price, ...parts }
      })
    },
    createItem: async fields => {
      const body = { type: 'normal', ...fields } as const
      return (await call('POST /api/items', signal => client.POST('/api/items', { body, signal }))).item_id
    },
    editItem: async (id, body) => {
      await call(`POST /api/items/${id}`, signal =>
        client.POST('/api/items/{id}', { ...at(id), body, signal }),
      )
    },
    listVariations: async id => {
      const send = (signal: AbortSignal) => client.GET('/api/items/{id}/variations', { ...at(id), signal })
      return (await call(`GET /api/items/${id}/variations`, send)).map(toVariation)
    },
    addVariation: async (id, body) => {
      const send = (signal: AbortSignal) =>
        client.POST('/api/items/{id}/variations', { ...at(id), body, signal })
      return (await call(`POST /api/items/${id}/variations`, send)).variation_id
    },
    setStock: async (id, body) => {
      const sent = 'stock' in body ? body : { variations: [...body.variations] }
      const send = (signal: AbortSignal) =>
        client.PUT('/api/items/{id}/stock', { ...at(id), body: sent, signal })
      await call(`PUT /api/items/${id}/stock`, send)
    },
    show: async id => {
      const body = { visible: true }
      const send = (signal: AbortSignal) =>
        client.PUT('/api/items/{id}/visibility', { ...at(id), body, signal })
      await call(`PUT /api/items/${id}/visibility`, send)
    },
    deleteItem: async id => {
      const send = (signal: AbortSignal) => client.DELETE('/api/items/{id}', { ...at(id), signal })
      await call(`DELETE /api/items/${id}`, send).catch((error: unknown) => {
        if (!(error instanceof ApiRefusal && error.status === 404)) throw error
      })
    },
  }
}

function toVariation({ id, name }: { id: number; name?: string }): ShopVariation {
  return { id, name: name ?? '' }
}

function categoryCalls(
  client: ApiClient,
  call: Call,
): Pick<ShopApi, 'listCategories' | 'createCategory' | 'linkItem'> {
  return {
    listCategories: async () => {
      const categories = await call('GET /api/item_categories', signal =>
        client.GET('/api/item_categories', { signal }),
      )
      return categories.map(({ id, name, parent }) => ({ id, name, isTopLevel: parent === null }))
    },
    createCategory: async name => {
      const send = (signal: AbortSignal) => client.POST('/api/item_categories', { body: { name }, signal })
      return (await call('POST /api/item_categories', send)).id
    },
    linkItem: async (categoryId, itemId) => {
      const path = { id: String(categoryId), item_id: String(itemId) }
      const send = (signal: AbortSignal) =>
        client.PUT('/api/item_categories/{id}/items/{item_id}', { params: { path }, signal })
      await call(`PUT /api/item_categories/${categoryId}/items/${itemId}`, send)
    },
  }
}

/** Scopes are checked before bodies and ids (R-HTTP-2), so a call that must fail for these tells them. */
async function lacksScope(client: ApiClient, call: Call, scope: Scope): Promise<boolean> {
  const params = { path: { id: NO_ID } }
  const probes: Record<Scope, (signal: AbortSignal) => Promise<Answer<unknown>>> = {
    'items.create': signal =>
      client.POST('/api/items', {
        body: { type: 'normal', name: '', price: 0, item_tax_type: 'standard' },
        signal,
      }),
    'items.update': signal => client.PUT('/api/items/{id}/stock', { params, body: { stock: 0 }, signal }),
    'items.publish': signal =>
      client.PUT('/api/items/{id}/visibility', { params, body: { visible: true }, signal }),
    'items.delete': signal => client.DELETE('/api/items/{id}', { params, signal }),
    'files.write': signal =>
      // The cast makes the body one that is refused.
      client.POST('/api/files', { body: { purpose: 'item_image', content_type: '' as 'image/png' }, signal }),
    'item_categories.write': signal => client.POST('/api/item_categories', { body: { name: '' }, signal }),
  }
  try {
    await call(`the check for ${scope}`, probes[scope])
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 403) return true
    if (error instanceof ApiRefusal && (error.status === 400 || error.status === 404)) return false
    throw error
  }
  return false
}

interface Answer<T> {
  readonly data?: T
  readonly error?: unknown
  readonly response: Response
}

/** Makes calls that answer their data, or throw what is known of the failure. */
function callsTo(baseUrl: string): Call {
  return async <T>(what: string, send: (signal: AbortSignal) => Promise<Answer<T>>) => {
    let answer: Answer<T>
    try {
      answer = await send(AbortSignal.timeout(TIMEOUT_MS))
    } catch (error) {
      throw unreachable(baseUrl, what, error)
    }
    const { data, error, response } = answer
    if (!response.ok) throw refusal(what, response, error)
    return data as NonNullable<T>
  }
}
