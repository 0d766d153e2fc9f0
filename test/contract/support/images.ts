import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, type Call, call } from './call.ts'
import { must } from './makers.ts'
import { patches } from './pictures.ts'
import type { Image } from './shapes.ts'
import { type Shop, shopA } from './shops.ts'
import { newUpload, pathOf, sendFile } from './uploads.ts'

/** Sends a picture, by default a small PNG of its own, and answers the file id. */
export async function newFile(bytes?: Uint8Array, shop: Shop = shopA, type = 'image/png'): Promise<string> {
  const [content, upload] = await Promise.all([bytes ?? patches(12, 8), newUpload(type, shop)])
  await sendFile(upload, content)
  return upload.file_id
}

/** The call that adds a sent file to an item. */
export const addCall = (item: number, file_id: unknown, shop: Shop = shopA): Call => ({
  ...{ method: 'POST', path: `/api/items/${item}/images`, json: { file_id }, token: shop.token },
})

/** Adds a picture to an item, from the upload on. */
export async function newImage(
  item: number,
  bytes?: Uint8Array,
  shop: Shop = shopA,
  type = 'image/png',
): Promise<Image> {
  return (await must(201, addCall(item, await newFile(bytes, shop, type), shop))).body as Image
}

/** The images of an item in display order. */
export async function listImages(item: number, shop: Shop = shopA): Promise<Image[]> {
  return (await must(200, { method: 'GET', path: `/api/items/${item}/images`, token: shop.token }))
    .body as Image[]
}

/** The call that puts the images of an item in another order. */
export const reorderCall = (item: number, image_ids: unknown): Call => ({
  ...{ method: 'PUT', path: `/api/items/${item}/images` },
  json: { image_ids },
})

/** Gets a picture by its address, as a browser does: no token. */
export function getPicture(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return call({ method, path: pathOf(url), token: null, headers })
}

/** Gets a picture that must be there. */
export async function picture(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return must(200, { method: 'GET', path: pathOf(url), token: null, headers })
}

/** The address of the picture at another width. */
export const widthOf = (image: Image, width: number | string) => {
  if (!image.scaled_url.includes('/w/640/')) throw new Error(`no width in ${image.scaled_url}`)
  return image.scaled_url.replace('/w/640/', `/w/${width}/`)
}

/** The address of the square at another side. */
export const squareOf = (image: Image, side: number | string) => {
  if (!image.square_url.includes('/sq/900/')) throw new Error(`no side in ${image.square_url}`)
  return image.square_url.replace('/sq/900/', `/sq/${side}/`)
}

/** The three addresses of an image. */
export const addressesOf = ({ url, scaled_url, square_url }: Image) => [url, scaled_url, square_url]

/** Waits until an address answers 404; fails when it still shows something after ten seconds. */
export async function untilGone(url: string): Promise<void> {
  const started = performance.now()
  for (;;) {
    const { status } = await getPicture(url)
    if (status === 404) return
    if (performance.now() - started > 10_000) throw new Error(`${url} still answers ${status}`)
    await sleep(100)
  }
}
