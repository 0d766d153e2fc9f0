/** Digital items: their files, how buyers come to them, and how that ends (docs/rules/downloads.md). */
import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { provideFiles } from '../../../src/checkout/digital/provide-files.ts'
import type { Context } from '../../../src/context.ts'
import { uploadKey } from '../../../src/images/image-types.ts'
import { listMails } from '../../../src/mail/store.ts'
import { maskPath } from '../../../src/request-log/mask-path.ts'
import { sweepFiles } from '../../../src/resources/files/sweep.ts'
import type { DownloadDetail } from '../../../src/resources/orders/buyer-schemas.ts'
import { listHistory } from '../../../src/resources/orders/history-store.ts'
import { openOrders } from '../../../src/resources/orders/jobs/open-orders.ts'
import { confirmTransfer } from '../../../src/resources/orders/operations/confirm-transfer.ts'
import { placeOrder } from '../../../src/resources/orders/operations/place-order.ts'
import { provideDownloads } from '../../../src/resources/orders/operations/provide-downloads.ts'
import type { OrderRecipe } from '../../support/orders/build.ts'
import { shownOrder } from '../../support/orders/place.ts'
import { expectIs, wantedOrder } from '../../support/orders/wanted.ts'
import type { TestConsole } from '../console/support/sign-in.ts'
import { makeBuyer } from './support/buyer.ts'
import { BYTES, type FileShop, NOW, openFileShop } from './support/file-shop.ts'

const SYSTEM = { tokenId: null }

let shop: FileShop
let page: TestConsole
let context: Context
let outside: pg.Client
beforeAll(async () => {
  shop = await openFileShop()
  page = shop.page
  context = page.context
  outside = shop.outside
})
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(() => page.context.setTime(NOW))

const addDigital = (name?: string) => shop.addDigital(name)
const attach = (...args: Parameters<FileShop['attach']>) => shop.attach(...args)

const of = (item: number, more: OrderRecipe = {}): OrderRecipe => ({
  ...more,
  lines: [{ stock_item_id: item, item_type: 'digital', amount: 1, price: 500 }],
})

/** An order of a digital item, paid with a card unless the recipe says otherwise. */
async function buy(recipe: OrderRecipe) {
  const source = recipe.method === 'bt' ? null : 'sim'
  return expectIs(await placeOrder(context, page.shopId, wantedOrder(recipe, { source })), 'placed')
}

interface BuyersOrder {
  readonly downloads: readonly DownloadDetail[]
}

async function downloadsOf(secret: string): Promise<readonly DownloadDetail[]> {
  const answer = await page.app.inject(`/shops/test/api/orders/${secret}`)
  return answer.json<BuyersOrder>().downloads
}

/** The path of the only download of an order. */
async function linkOf(secret: string): Promise<string> {
  const [download] = await downloadsOf(secret)
  if (download?.url == null) throw new Error('There is no link')
  return download.url.replace('http://shop.example', '')
}

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  page.app.inject({ method, url, headers })

async function mailsOf(reference: string): Promise<string[]> {
  const mails = await listMails(context.db, page.shopId, { state: null, reference, limit: 100 })
  return mails.filter(({ kind }) => kind === 'provide_downloads').map(({ recipient }) => recipient)
}

/** An item with a file, bought and provided. */
async function bought(): Promise<{ item: number; secret: string; key: string; link: string }> {
  const item = await addDigital()
  await attach(item)
  const { secret, unique_key: key } = await buy(of(item))
  await provideFiles(context)
  return { item, secret, key, link: await linkOf(secret) }
}

describe('how the buyer comes to the file', () => {
  // R-DOWNLOAD-2
  test('a card is charged, the links come by mail and stand on the order, which counts as dispatched', async () => {
    const item = await addDigital()
    await attach(item)
    const { secret, unique_key: key } = await buy(of(item))
    expect(await downloadsOf(secret)).toEqual([])
    expect(await provideFiles(context)).toBe(1)
    await openOrders(context)
    expect(await shownOrder(context, page.shopId, { key })).toMatchObject({
      status: 'dispatched',
      payment: { transactions: [{ status: 'captured', amount: 500 }] },
    })
    const [download] = await downloadsOf(secret)
    expect(download).toMatchObject({
      ...{ file_name: '楽譜.pdf', file_size: 1000, downloads_left: 10, ends_at: '2026-12-20T01:02:03Z' },
    })
    expect(await mailsOf(key)).toEqual(['buyer'])
    const { rows } = await outside.query<{ text: string }>(
      `select content::text as text from mails where reference = $1 and kind = 'provide_downloads'`,
      [key],
    )
    expect(rows[0]?.text).toContain(download?.url)
    expect(rows[0]?.text).toContain('2026年12月20日(日) 10:02まで、10回')
    const answer = await get(await linkOf(secret))
    expect([answer.statusCode, answer.rawPayload.equals(BYTES)]).toEqual([200, true])
    expect(await provideFiles(context)).toBe(0)
    expect(await mailsOf(key)).toEqual(['buyer'])
  })

  test('who pays by transfer gets it once that is confirmed', async () => {
    const item = await addDigital()
    await attach(item)
    const { secret, unique_key: key } = await buy(of(item, { method: 'bt', payment: 'unpaid' }))
    expect([await provideFiles(context), await downloadsOf(secret)]).toEqual([0, []])
    await confirmTransfer(context, { shopId: page.shopId, ...SYSTEM }, key)
    expect([await provideFiles(context), (await downloadsOf(secret)).length]).toEqual([1, 1])
  })

  test('of what costs nothing it is there with the order', async () => {
    await outside.query(
      `insert into coupons (shop_id, code, name, percent, minimum, active, created_at)
       values ($1, 'GIFT', '無料', 100, 0, true, $2)`,
      [page.shopId, NOW],
    )
    const item = await addDigital()
    await attach(item)
    const buyer = makeBuyer(page)
    const { order } = await buyer.complete(await buyer.ready(item, { coupon_code: 'gift' }))
    if (order === null) throw new Error('There is no order')
    expect((await get(await linkOf(order.secret))).rawPayload).toEqual(BYTES)
    expect(await mailsOf(order.unique_key)).toEqual(['buyer'])
    expect(await provideFiles(context)).toBe(0)
    expect(await mailsOf(order.unique_key)).toEqual(['buyer'])
  })

  test('an item without a file waits for one, or for a person who says that the buyer has it', async () => {
    const item = await addDigital()
    const waiting = await buy(of(item))
    const given = await buy(of(item))
    expect(await provideFiles(context)).toBe(0)
    await provideDownloads(context, { shopId: page.shopId, ...SYSTEM }, given.unique_key)
    await openOrders(context)
    expect((await shownOrder(context, page.shopId, { key: waiting.unique_key })).status).toBe('ordered')
    expect((await shownOrder(context, page.shopId, { key: given.unique_key })).status).toBe('dispatched')
    expect(await provideFiles(context)).toBe(0)
    await attach(item)
    expect([await provideFiles(context), (await downloadsOf(waiting.secret)).length]).toEqual([1, 1])
    expect(await downloadsOf(given.secret)).toEqual([])
  })

  test('of two digital items one without a file keeps the order waiting', async () => {
    const [one, other] = [await addDigital(), await addDigital()]
    await attach(one)
    const line = (stock_item_id: number) => ({ stock_item_id, item_type: 'digital', amount: 1 }) as const
    const { secret } = await buy({ lines: [line(one), line(other)] })
    expect(await provideFiles(context)).toBe(0)
    await attach(other)
    expect([await provideFiles(context), (await downloadsOf(secret)).length]).toEqual([1, 2])
  })

  test('jobs that run at once make one download and one mail', async () => {
    const item = await addDigital()
    await attach(item)
    const { secret, unique_key: key } = await buy(of(item))
    await outside.query(`update order_download_checks set due_at = '-infinity'`)
    await Promise.all([provideFiles(context), provideFiles(context), provideFiles(context)])
    page.pass(3600)
    await provideFiles(context)
    expect([(await downloadsOf(secret)).length, await mailsOf(key)]).toEqual([1, ['buyer']])
  })

  test('what is not paid for is tried for some hours, and again once a person or a new file begins it', async () => {
    const item = await addDigital()
    await attach(item)
    const wanted = wantedOrder(of(item), { source: 'sim:capture=decline' })
    const { unique_key: key } = expectIs(await placeOrder(context, page.shopId, wanted), 'placed')
    const refusals = async () => {
      const events = await listHistory(context.db, page.shopId, key)
      return events.filter(({ event }) => event === 'refuse_payment').length
    }
    const tryFor = async (hours: number) => {
      for (let hour = 0; hour < hours; hour++) {
        page.pass(3600)
        await provideFiles(context)
      }
    }
    await tryFor(24)
    expect(await refusals()).toBe(8)
    await attach(item)
    await tryFor(24)
    expect(await refusals()).toBe(16)
    await expect(provideDownloads(context, { shopId: page.shopId, ...SYSTEM }, key)).rejects.toThrow(
      'refused',
    )
    expect(await refusals()).toBe(17)
  })

  test('what is cut short between the payment and the mail is taken up again', async () => {
    const item = await addDigital()
    await attach(item)
    const { secret, unique_key: key } = await buy(of(item))
    const broken = {
      ...context,
      config: { ...context.config, mailLimits: { order: 0, recipient: 0, shop: 0 } },
    }
    expect(await provideFiles(broken)).toBe(0)
    expect(await downloadsOf(secret)).toEqual([])
    await openOrders(context)
    expect((await shownOrder(context, page.shopId, { key })).status).toBe('dispatched')
    page.pass(120)
    expect(await provideFiles(context)).toBe(1)
    expect([(await downloadsOf(secret)).length, await mailsOf(key)]).toEqual([1, ['buyer']])
  })
})

describe('a link', () => {
  // R-DOWNLOAD-4
  test('gives parts, and goes on where a download broke off', async () => {
    const { link } = await bought()
    const part = await get(link, { range: 'bytes=0-99' })
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 0-99/1000'])
    const etag = String(part.headers.etag)
    const rest = await get(link, { range: 'bytes=100-', 'if-range': etag })
    expect(Buffer.concat([part.rawPayload, rest.rawPayload]).equals(BYTES)).toBe(true)
    expect((await get(link, { range: 'bytes=100-', 'if-range': '"other"' })).statusCode).toBe(200)
    const beyond = await get(link, { range: 'bytes=1000-' })
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */1000'])
  })

  // R-DOWNLOAD-5
  test('gives a file that no browser shows or keeps', async () => {
    const { link } = await bought()
    const { headers } = await get(link)
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': '1000',
      'content-disposition': `attachment; filename="__.pdf"; filename*=UTF-8''%E6%A5%BD%E8%AD%9C.pdf`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  // R-DOWNLOAD-3
  test('is good for ten downloads, of which a look at the headers is none', async () => {
    const { link, secret } = await bought()
    for (let time = 0; time < 12; time += 1) expect((await get(link, {}, 'HEAD')).statusCode).toBe(200)
    for (let time = 0; time < 9; time += 1) expect((await get(link)).statusCode).toBe(200)
    expect((await downloadsOf(secret))[0]).toMatchObject({ downloads_left: 1 })
    for (const range of ['bytes=0-499', 'bytes=500-'])
      expect((await get(link, { range })).statusCode).toBe(206)
    expect((await get(link, { range: 'bytes=0-0' })).json()).toMatchObject({
      ...{ status: 410, type: '/errors/downloads/ended', detail: expect.stringContaining('10 times') },
    })
    expect((await downloadsOf(secret))[0]).toMatchObject({ downloads_left: 0, url: null })
  })

  test('is not to be used by who reads logs', async () => {
    const { link } = await bought()
    expect(maskPath(link, () => true)).not.toContain(link.split('/').at(-1))
  })

  test('is counted right when many come at once', async () => {
    const { link } = await bought()
    const answers = await Promise.all(Array.from({ length: 25 }, () => get(link)))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter(status => status === 200).length).toBe(10)
    expect(statuses.filter(status => status === 410).length).toBe(15)
  })

  test('is good for thirty days', async () => {
    const { link, secret } = await bought()
    page.context.setTime('2026-12-20T01:02:02Z')
    expect((await get(link)).statusCode).toBe(200)
    page.context.setTime('2026-12-20T01:02:03Z')
    expect((await get(link)).json()).toMatchObject({ status: 410, type: '/errors/downloads/ended' })
    expect((await downloadsOf(secret))[0]).toMatchObject({ downloads_left: 0, url: null })
  })

  test.for([
    ['another download', (link: string) => link.replace(/\/(\d+)\//, (_all, id) => `/${Number(id) + 1}/`)],
    [
      'a signature with a letter changed',
      (link: string) => `${link.slice(0, -1)}${link.endsWith('0') ? '1' : '0'}`,
    ],
    ['half a signature', (link: string) => link.slice(0, -20)],
    ['a number that is none', (link: string) => link.replace(/\/(\d+)\//, '/0x1/')],
    ['a number beyond all', (link: string) => link.replace(/\/(\d+)\//, '/9999999999/')],
    ['another shop', (link: string) => link.replace('/shops/test/', '/shops/other/')],
    ['no shop', (link: string) => link.replace('/shops/test/', '/shops/none/')],
  ] as const)('%s is no link', async ([, change]) => {
    const { link } = await bought()
    if (!(await outside.query(`select from shops where key = 'other'`)).rowCount) await page.makeShop('other')
    const { json, statusCode } = await get(change(link))
    expect([statusCode, json()]).toMatchObject([404, { type: '/errors/downloads/not-found' }])
  })

  test('ends with its order', async () => {
    const { link, key } = await bought()
    await outside.query(`update orders set status = 'cancelled' where unique_key = $1`, [key])
    expect((await get(link)).json()).toMatchObject({ status: 410, detail: 'The order was cancelled.' })
  })

  test('tells honestly that the bytes are lost, and counts nothing', async () => {
    const { link, item, secret } = await bought()
    const { rows } = await outside.query<{ file_id: string }>(
      'select file_id from item_files where item_id = $1',
      [item],
    )
    await context.objects.remove(uploadKey(rows[0]?.file_id ?? ''))
    expect((await get(link)).json()).toMatchObject({ status: 410, type: '/errors/downloads/ended' })
    expect((await downloadsOf(secret))[0]).toMatchObject({ downloads_left: 10 })
  })

  test('a file that is attached is not swept, and who has bought it downloads the new one', async () => {
    const { item, link } = await bought()
    page.pass(26 * 3600)
    await sweepFiles(context)
    expect((await get(link)).statusCode).toBe(200)
    await attach(item, 'new.pdf', randomBytes(10))
    expect((await get(link)).headers['content-length']).toBe('10')
  })
})
