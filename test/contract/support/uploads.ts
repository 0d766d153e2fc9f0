import { inject } from 'vitest'
import { uploadForm } from '../../support/upload-form.ts'
import type { Call } from './call.ts'
import { must } from './makers.ts'
import { type Shop, shopA } from './shops.ts'

/** What POST /api/files answers (R-FILE-1). */
export interface FileUpload {
  file_id: string
  upload_url: string
  upload_fields: Record<string, string>
  expires_at: string
}

/** A part of a form. A part with a `filename` is a file. */
export interface Part {
  name: string
  value: string | Uint8Array
  filename?: string
  /** Its own Content-Type; none when omitted. */
  type?: string
}

/** The body of a form and its content type, as curl and browsers write them. */
export function multipart(parts: readonly Part[], boundary = 'contract-4f1d0c') {
  const pieces = parts.flatMap(({ name, value, filename, type }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"`
    const line = type === undefined ? '' : `Content-Type: ${type}\r\n`
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${line}\r\n`
    return [Buffer.from(head), Buffer.from(value as string), Buffer.from('\r\n')]
  })
  const raw = Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)])
  return { raw, type: `multipart/form-data; boundary=${boundary}` }
}

/** Asks for an upload destination. */
export async function newUpload(type = 'image/png', shop: Shop = shopA): Promise<FileUpload> {
  const json = { purpose: 'item_image', content_type: type }
  return (await must(201, { method: 'POST', path: '/api/files', json, token: shop.token })).body as FileUpload
}

/** The path of an absolute address that must lie under the server's own. */
export function pathOf(url: string): string {
  const base = inject('baseUrl')
  if (!url.startsWith(`${base}/`)) throw new Error(`${url} does not lie under ${base}`)
  return url.slice(base.length)
}

/** Whether the destination is the server's own store, not a bucket. */
export const isBuiltIn = ({ upload_url }: FileUpload) => upload_url.startsWith(`${inject('baseUrl')}/`)

/** The fields that go before the file. */
export const fieldsOf = ({ upload_fields }: FileUpload): Part[] =>
  Object.entries(upload_fields).map(([name, value]) => ({ name, value }))

/** A part with a file as a client sends it. */
export const filePart = (value: string | Uint8Array, over: Partial<Part> = {}): Part => ({
  ...{ name: 'file', value, filename: 'picture.bin', type: 'application/octet-stream' },
  ...over,
})

/** A call that sends a form to the server's own store, without a token. */
export function formCall(upload: FileUpload, parts: readonly Part[]): Call {
  return { method: 'POST', path: pathOf(upload.upload_url), token: null, ...multipart(parts) }
}

/** The call that sends a file as it should be sent. */
export function fileCall(upload: FileUpload, bytes: string | Uint8Array): Call {
  return formCall(upload, [...fieldsOf(upload), filePart(bytes)])
}

/** Sends a file to its destination, which must take it. */
export async function sendFile(upload: FileUpload, bytes: Uint8Array): Promise<void> {
  if (isBuiltIn(upload)) {
    await must(204, fileCall(upload, bytes))
    return
  }
  const form = uploadForm(upload.upload_fields, bytes)
  const answer = await fetch(upload.upload_url, { method: 'POST', body: form })
  if (!answer.ok) throw new Error(`${upload.upload_url}: ${answer.status} ${await answer.text()}`)
}
