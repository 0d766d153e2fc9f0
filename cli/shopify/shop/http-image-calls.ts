/** The calls with which pictures get into a shop: a destination, the file, the image. */
import { readFile } from 'node:fs/promises'
import type { ApiClient } from '../../../client/client.ts'
import type { Picture } from '../read/picture-file.ts'
import { ApiRefusal, PictureRefused } from './failures.ts'
import { isProblem, refusal, unreachable } from './http-failures.ts'
import type { ShopApi } from './shop-api.ts'

/** A call is given up after this; a picture of 10 MiB takes this long at 1.4 Mbit/s. */
const TIMEOUT_MS = 60_000

/** Makes a call of the typed client and answers its data, or throws what is known of the failure. */
export type Call = <T>(
  what: string,
  send: (signal: AbortSignal) => Promise<{ data?: T; error?: unknown; response: Response }>,
) => Promise<NonNullable<T>>

/** The calls over this client. */
export function imageCalls(
  client: ApiClient,
  call: Call,
): Pick<ShopApi, 'sendPicture' | 'listImageIds' | 'addImage' | 'deleteImage'> {
  const at = (id: number) => ({ params: { path: { id: String(id) } } })
  return {
    sendPicture: async picture => {
      const body = { purpose: 'item_image', content_type: picture.type } as const
      const destination = await call('POST /api/files', signal => client.POST('/api/files', { body, signal }))
      await sendForm(destination.upload_url, destination.upload_fields, picture)
      return destination.file_id
    },
    listImageIds: async id => {
      const send = (signal: AbortSignal) => client.GET('/api/items/{id}/images', { ...at(id), signal })
      return (await call(`GET /api/items/${id}/images`, send)).map(image => image.id)
    },
    addImage: async (id, fileId) => {
      const send = (signal: AbortSignal) =>
        client.POST('/api/items/{id}/images', { ...at(id), body: { file_id: fileId }, signal })
      try {
        return (await call(`POST /api/items/${id}/images`, send)).id
      } catch (error) {
        if (error instanceof ApiRefusal && error.status === 422) throw new PictureRefused(error.message)
        throw error
      }
    },
    deleteImage: async (id, imageId) => {
      const path = { id: String(id), image_id: String(imageId) }
      const send = (signal: AbortSignal) =>
        client.DELETE('/api/items/{id}/images/{image_id}', { params: { path }, signal })
      try {
        await call(`DELETE /api/items/${id}/images/${imageId}`, send)
      } catch (error) {
        if (!(error instanceof ApiRefusal && error.status === 404)) throw error
      }
    },
  }
}

/** The form of a destination, which may be a bucket of S3: all fields before the file, no token, and any 2xx is a success. */
async function sendForm(
  url: string,
  fields: Readonly<Record<string, string>>,
  { name, path, type }: Picture,
): Promise<void> {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new Blob([await bytesOf(path)], { type }), name)
  const what = `POST ${new URL(url).pathname}`
  let response: Response
  let text: string
  try {
    response = await fetch(url, { method: 'POST', body: form, signal: AbortSignal.timeout(TIMEOUT_MS) })
    text = await response.text()
  } catch (error) {
    throw unreachable(new URL(url).origin, what, error)
  }
  if (response.ok) return
  const isItsOwn = response.status >= 500 || response.status === 429
  if (isItsOwn) throw refusal(what, response, readProblem(text))
  throw new PictureRefused(refusal(what, response, readProblem(text)).message)
}

async function bytesOf(path: string): Promise<Buffer<ArrayBuffer>> {
  try {
    return await readFile(path)
  } catch (error) {
    throw new PictureRefused(`it cannot be read: ${(error as Error).message}`)
  }
}

/** The server's own store answers problem documents, buckets answer XML, of which the message is what helps. */
function readProblem(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text)
    if (isProblem(body)) return body
  } catch {
    // No JSON.
  }
  const [, code = 'the store gave no reason'] = /<Code>([^<]*)<\/Code>/.exec(text) ?? []
  const [, detail] = /<Message>([^<]*)<\/Message>/.exec(text) ?? []
  return detail === undefined ? { title: code } : { title: code, detail }
}
