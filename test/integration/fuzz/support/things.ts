/** Things of a shop that come to be only by what was done before: pictures, files that were bought, applications that have won. */
import sharp from 'sharp'
import { provideFiles } from '../../../../src/checkout/digital/provide-files.ts'
import { drawLotteries, tellApplicants } from '../../../../src/checkout/lottery/draw-lotteries.ts'
import { uploadKey } from '../../../../src/images/image-types.ts'
import { createFileUpload } from '../../../../src/resources/files/create-file-upload.ts'
import { placeOrder } from '../../../../src/resources/orders/operations/place-order.ts'
import { PLAIN_ITEM } from '../../../support/api.ts'
import { addItemWithFile } from '../../../support/checkout/after-purchase.ts'
import { expectIs, wantedOrder } from '../../../support/orders/wanted.ts'
import { writtenForm } from '../../../support/upload-form.ts'
import { CUSTOMER, makeBuyer } from '../../checkout/support/buyer.ts'
import type { ConsoleShop, TestConsole } from '../../console/support/sign-in.ts'
import type { Form } from './calls.ts'

const HOUR_MS = 3_600_000

/** Files of a shop: shown by an item, sent and not used yet, and forms with which further ones are sent. */
export interface Pictures {
  readonly images: readonly { readonly id: number; readonly name: string }[]
  readonly files: readonly string[]
  readonly forms: readonly Form[]
}

/** Three pictures on the item, two more that wait, one that is none, and forms that are as they should be or not quite. */
export async function addPictures(
  { context }: TestConsole,
  shop: ConsoleShop,
  itemId: number,
): Promise<Pictures> {
  const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#884422' } })
    .png()
    .toBuffer()
  const announce = () =>
    createFileUpload(context, shop.shopId, { purpose: 'item_image', contentType: 'image/png' })
  const send = async (bytes: Buffer) => {
    const { id } = await announce()
    await context.objects.put(uploadKey(id), bytes, 'image/png')
    return id
  }
  const images: { id: number; name: string }[] = []
  for (let count = 0; count < 3; count++) {
    const answer = await shop.call('POST', `/api/items/${itemId}/images`, { file_id: await send(picture) })
    const { id, url } = answer.json<{ id: number; url: string }>()
    images.push({ id, name: url.split('/').at(-1) ?? '' })
  }
  const files = [await send(picture), await send(picture), await send(Buffer.from('no picture'))]
  const fields = async () => (await announce()).upload.fields
  const whole = await writtenForm(await fields(), picture)
  const { policy: _, ...unsigned } = await fields()
  const forms = [
    ...[
      whole,
      await writtenForm(await fields(), picture),
      await writtenForm(await fields(), Buffer.alloc(0)),
    ],
    await writtenForm({ ...(await fields()), key: 'uploads/another' }, picture),
    ...[await writtenForm(unsigned, picture), { ...whole, raw: whole.raw.subarray(0, -40) }],
    { ...whole, type: 'multipart/form-data; boundary=another' },
  ]
  return { images, files, forms }
}

/** The link of a file that was bought, by its parts. */
export async function addDownload(
  { app, context }: TestConsole,
  { shopId }: ConsoleShop,
  key: string,
): Promise<{ readonly id: string; readonly signature: string }> {
  const item = await addItemWithFile(context, shopId)
  const lines = [{ stock_item_id: item, item_type: 'digital', amount: 1, price: 500 }] as const
  const placed = await placeOrder(context, shopId, wantedOrder({ lines }, { source: 'sim' }))
  await provideFiles(context)
  const shown = await app.inject(`/shops/${key}/api/orders/${expectIs(placed, 'placed').secret}`)
  const [download] = shown.json<{ downloads: readonly { url: string }[] }>().downloads
  const [id = '', signature = ''] = download?.url.split('/').slice(-2) ?? []
  return { id, signature }
}

/** The secrets of two applications: one that has won, and one of a lottery that is still to be drawn. */
export async function addApplications(page: TestConsole, shop: ConsoleShop, key: string): Promise<string[]> {
  const { context } = page
  const now = context.clock.now().getTime()
  const at = (hours: number) => `${new Date(now + hours * HOUR_MS).toISOString().slice(0, 19)}Z`
  // It was applied for an hour ago, which is over by now.
  context.setTime(at(-1))
  const drawn = await apply(page, shop, key, [at(-2), at(-0.5), at(-0.2)])
  context.setTime(new Date(now).toISOString())
  await drawLotteries(context)
  // Or the program does it some seconds later, in a shop of which nothing is to change.
  await tellApplicants(context)
  return [drawn, await apply(page, shop, key, [at(-1), at(100), at(101)])]
}

async function apply(page: TestConsole, shop: ConsoleShop, key: string, times: readonly string[]) {
  const [application_start_at, application_end_at, scheduled_announce_at] = times
  const lottery = { application_start_at, application_end_at, scheduled_announce_at }
  const made = await shop.call('POST', '/api/items', { ...PLAIN_ITEM, type: 'lottery', lottery })
  const { item_id: item } = made.json<{ item_id: number }>()
  await shop.call('PUT', `/api/items/${item}/stock`, { stock: 1 })
  await shop.call('PUT', `/api/items/${item}/visibility`, { visible: true })
  const buyer = makeBuyer(page, '127.0.0.1', key)
  const { application } = await buyer.complete(await buyer.ready(item, { customer: CUSTOMER }))
  return application?.secret ?? ''
}
