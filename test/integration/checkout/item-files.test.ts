/** The files of digital items, as the console and the command line change them (docs/rules/downloads.md). */
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendItemFile } from '../../../src/checkout/digital/announce-item-file.ts'
import { attachItemFile } from '../../../src/checkout/digital/change-item-file.ts'
import { MAX_ITEM_FILE_BYTES } from '../../../src/checkout/digital/limits.ts'
import { uploadKey } from '../../../src/images/image-types.ts'
import { sweepFiles } from '../../../src/resources/files/sweep.ts'
import { writtenForm } from '../../support/upload-form.ts'
import type { TestConsole } from '../console/support/sign-in.ts'
import { AUTHOR, type FileShop, NOW, openFileShop } from './support/file-shop.ts'

let files: FileShop
let page: TestConsole
beforeAll(async () => {
  files = await openFileShop()
  page = files.page
})
afterAll(() => files[Symbol.asyncDispose]())

describe('the console', () => {
  interface Upload {
    readonly file_id: string
    readonly upload_url: string
    readonly upload_fields: Record<string, string>
  }

  async function send({ upload_url, upload_fields }: Upload, bytes: Buffer) {
    const { raw, type } = await writtenForm(upload_fields, bytes)
    return page.app.inject({
      method: 'POST',
      url: new URL(upload_url).pathname,
      headers: { 'content-type': type },
      payload: raw,
    })
  }

  const announce = async () => (await page.call('POST', '/console/api/item_files')).json<Upload>()
  const put = (item: number, body: unknown) => page.call('PUT', `/console/api/items/${item}/file`, body)

  // R-DOWNLOAD-1
  test('sends, attaches, lists, puts another in its place and takes it away', async () => {
    const item = await files.addDigital('音源')
    const upload = await announce()
    // Longer than a picture may be.
    const bytes = randomBytes(11 * 1024 * 1024)
    expect((await send(upload, bytes)).statusCode).toBe(204)
    expect((await put(item, { file_id: upload.file_id, name: 'song.MP3' })).statusCode).toBe(204)
    expect((await page.call('GET', `/api/items/${item}`)).json()).toMatchObject({
      digital: { file_name: 'song.MP3', file_size: bytes.length, file_ext: 'mp3' },
    })
    const listed = (await page.call('GET', '/console/api/item_files')).json<{ items: { id: number }[] }>()
    expect(listed.items.find(({ id }) => id === item)).toMatchObject({
      ...{ name: '音源', file: { name: 'song.MP3', bytes: bytes.length } },
    })
    expect((await put(item, { file_id: upload.file_id, name: 'again' })).json()).toMatchObject({
      ...{ status: 422, errors: [{ pointer: '/file_id' }] },
    })
    await files.attach(item, 'second.wav')
    expect((await page.call('DELETE', `/console/api/items/${item}/file`)).statusCode).toBe(204)
    expect((await page.call('DELETE', `/console/api/items/${item}/file`)).statusCode).toBe(404)
    page.pass(26 * 3600)
    await sweepFiles(page.context)
    expect(await page.context.objects.size(uploadKey(upload.file_id))).toBeUndefined()
    const { rows } = await files.outside.query(
      `select detail from audit_events where kind = 'item_file_changed' and subject = $1 order by id`,
      [`${item}`],
    )
    expect(rows.map(({ detail }) => Object.keys(detail).sort())).toEqual([
      ['attached', 'before'],
      ['attached', 'before'],
      ['detached'],
    ])
  })

  test('refuses what is no digital item, was not sent, or is no name', async () => {
    const item = await files.addDigital()
    const normal = (
      await page.call('POST', '/api/items', {
        type: 'normal',
        name: 'n',
        price: 100,
        item_tax_type: 'standard',
      })
    ).json<{ item_id: number }>().item_id
    const { file_id } = await announce()
    const wanted = { file_id, name: 'a.pdf' }
    expect((await put(normal, wanted)).statusCode).toBe(422)
    expect((await put(item, wanted)).json()).toMatchObject({ status: 422, errors: [{ pointer: '/file_id' }] })
    expect((await put(item + 1000, wanted)).statusCode).toBe(404)
    expect((await put(item, { file_id, name: 'a\nb' })).statusCode).toBe(400)
    expect((await put(item, { file_id: 'nothing', name: 'a' })).statusCode).toBe(422)
    const picture = (
      await page.call('POST', '/api/files', { purpose: 'item_image', content_type: 'image/gif' })
    ).json<{ file_id: string }>().file_id
    expect((await put(item, { file_id: picture, name: 'a' })).statusCode).toBe(422)
    expect(
      (await page.call('POST', '/api/files', { purpose: 'item_file', content_type: 'image/gif' })).statusCode,
    ).toBe(400)
  })

  // R-DOWNLOAD-6
  test('files of a shop have so many bytes, and one is refused with which they would have more', async () => {
    const { context } = page
    const narrow = {
      ...context,
      config: { ...context.config, diskBudgets: { ...context.config.diskBudgets, itemFileBytes: 1500 } },
    }
    const shop = await page.makeShop('narrow')
    const { rows } = await files.outside.query<{ id: number }>(
      `insert into items (shop_id, type, name, price, item_tax_type, visible, created_at, modified_at,
         digital_file_name, digital_file_size, digital_file_ext)
       select $1, 'digital', 'n', 500, 'standard', true, $2, $2, 'a', 1, 'b' from generate_series(1, 2) returning id`,
      [shop.shopId, NOW],
    )
    const give = async (at: number, bytes: number) => {
      const chunks = Readable.from([randomBytes(bytes)])
      const file_id = await sendItemFile(narrow, shop.shopId, { size: bytes, chunks })
      return attachItemFile(narrow, shop.shopId, AUTHOR, rows[at]?.id ?? 0, { file_id, name: 'a' })
    }
    await give(0, 1000)
    await expect(give(1, 501)).rejects.toThrow('1500 bytes')
    await give(1, 500)
    // In place of its own.
    await give(0, 1000)
    expect(MAX_ITEM_FILE_BYTES).toBe(200 * 1024 * 1024)
  })
})
