/** The files of digital items in a bucket: sent by the console and the command line, downloaded, swept (docs/rules/downloads.md). */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attachItemFile } from '../../../src/checkout/digital/change-item-file.ts'
import { provideFiles } from '../../../src/checkout/digital/provide-files.ts'
import type { Context } from '../../../src/context.ts'
import { uploadKey } from '../../../src/images/image-types.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { makeS3Store } from '../../../src/objects/s3/s3-store.ts'
import { sweepFiles } from '../../../src/resources/files/sweep.ts'
import type { DownloadDetail } from '../../../src/resources/orders/buyer-schemas.ts'
import { placeOrder } from '../../../src/resources/orders/operations/place-order.ts'
import { addDigitalItem, addSentFile } from '../../support/checkout/after-purchase.ts'
import { expectIs, wantedOrder } from '../../support/orders/wanted.ts'
import { uploadForm } from '../../support/upload-form.ts'
import { AUTHOR } from '../checkout/support/file-shop.ts'
import { createTestConsole, type TestConsole } from '../console/support/sign-in.ts'
import { hasRadosgw, type S3Server, startRadosgw } from './support/radosgw.ts'

/** More than one reading of a socket takes, and longer than a picture may be. */
const BYTES = randomBytes(12 * 1024 * 1024)

describe.skipIf(!hasRadosgw())('on radosgw (skipped where it is not installed)', () => {
  let server: S3Server
  let page: TestConsole
  let context: Context
  beforeAll(async () => {
    server = await startRadosgw()
    const { endpoint, bucket, credentials } = server
    page = await createTestConsole(one => {
      // The bucket's server lives by the machine's clock.
      one.setTime(new Date().toISOString())
      context = { ...one, objects: makeS3Store({ endpoint, bucket, credentials, clock: systemClock }) }
      return context
    })
  })
  afterAll(async () => {
    await page?.[Symbol.asyncDispose]()
    await server?.[Symbol.asyncDispose]()
  })

  interface Upload {
    readonly file_id: string
    readonly upload_url: string
    readonly upload_fields: Record<string, string>
  }

  /** Sends a file as the page does; answers what the bucket says. */
  async function send({ upload_url, upload_fields }: Upload, bytes: Buffer<ArrayBuffer>): Promise<number> {
    const form = uploadForm(upload_fields, bytes, 'song.mp3', 'application/octet-stream')
    return (await fetch(upload_url, { method: 'POST', body: form })).status
  }

  const announce = async () => (await page.call('POST', '/console/api/item_files')).json<Upload>()

  /** The path by which the buyer of an item gets its file. */
  async function buy(item: number): Promise<string> {
    const recipe = { lines: [{ stock_item_id: item, item_type: 'digital', amount: 1, price: 500 }] } as const
    const wanted = wantedOrder(recipe, { source: 'sim' })
    const { secret } = expectIs(await placeOrder(context, page.shopId, wanted), 'placed')
    expect(await provideFiles(context)).toBe(1)
    const shown = await page.app.inject(`/shops/test/api/orders/${secret}`)
    const [download] = shown.json<{ downloads: DownloadDetail[] }>().downloads
    return new URL(download?.url ?? '').pathname
  }

  // R-DOWNLOAD-1 R-DOWNLOAD-4
  test('the console sends one to the bucket, from where its buyer gets it, whole and in parts', async () => {
    const { headers } = await page.app.inject('/console/')
    expect(String(headers['content-security-policy'])).toContain(`connect-src 'self' ${server.endpoint};`)
    const item = await addDigitalItem(context, page.shopId)
    const upload = await announce()
    expect(new URL(upload.upload_url).origin).toBe(server.endpoint)
    expect(await send(upload, BYTES)).toBe(204)
    const put = { file_id: upload.file_id, name: '曲.mp3' }
    expect((await page.call('PUT', `/console/api/items/${item}/file`, put)).statusCode).toBe(204)
    const link = await buy(item)
    const whole = await page.app.inject(link)
    expect([whole.statusCode, whole.rawPayload.equals(BYTES)]).toEqual([200, true])
    const part = await page.app.inject({ url: link, headers: { range: 'bytes=11000000-' } })
    expect([part.statusCode, part.rawPayload.equals(BYTES.subarray(11_000_000))]).toEqual([206, true])
    expect(part.headers['content-range']).toBe(`bytes 11000000-${BYTES.length - 1}/${BYTES.length}`)
  })

  // R-DOWNLOAD-1 R-DOWNLOAD-6
  test('what was never sent is attached to nothing', async () => {
    const item = await addDigitalItem(context, page.shopId)
    const { file_id } = await announce()
    const refused = await page.call('PUT', `/console/api/items/${item}/file`, { file_id, name: 'a' })
    expect(refused.json()).toMatchObject({ status: 422, errors: [{ pointer: '/file_id' }] })
  })

  // R-DOWNLOAD-1
  test('one of the command line is attached, another takes its place, and the first is swept a day later', async () => {
    const item = await addDigitalItem(context, page.shopId)
    const attach = async (bytes: Buffer) => {
      const file_id = await addSentFile(context, page.shopId, bytes)
      await attachItemFile(context, page.shopId, AUTHOR, item, { file_id, name: 'a.bin' })
      return uploadKey(file_id)
    }
    const first = await attach(randomBytes(1000))
    const second = await attach(BYTES)
    expect((await page.app.inject(await buy(item))).rawPayload.equals(BYTES)).toBe(true)
    page.pass(26 * 3600)
    await sweepFiles(context)
    expect(await context.objects.size(first)).toBeUndefined()
    expect(await context.objects.size(second)).toBe(BYTES.length)
  })
})
