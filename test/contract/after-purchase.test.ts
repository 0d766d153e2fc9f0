/** What follows of a purchase, as programs of buyers see it: files, subscriptions, applications. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { apply, newLottery, newSeries, subscribe } from './support/after-purchase.ts'
import { call } from './support/call.ts'
import { cliJson } from './support/cli.ts'
import { must } from './support/makers.ts'
import { refused } from './support/refused.ts'
import { describeWithCli, newShop, type Shop } from './support/shops.ts'
import { asBuyer, CUSTOMER, complete, importItems, ordering, readyCheckout } from './support/storefront.ts'

describeWithCli('what follows of a purchase', () => {
  let shop: Shop
  let folder: string
  beforeAll(async () => {
    shop = await newShop()
    folder = await mkdtemp(join(tmpdir(), 'akinai-contract-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  describe('a file', () => {
    const bytes = randomBytes(2000)
    let item: number
    let path: string
    beforeAll(async () => {
      const cli = inject('cli')
      if (cli === null) return
      const [made] = await importItems(shop, [
        {
          over: { type: 'digital', digital: { file_name: 'x.pdf', file_size: 1, file_ext: 'pdf' }, stock: 9 },
        },
      ])
      item = made?.id ?? 0
      const file = join(folder, '楽譜.pdf')
      await writeFile(file, bytes)
      await cliJson(cli, ['item', 'attach-file', `${item}`, file, '--shop', shop.key])
      const said = { payment: { method: 'creditcard', source: 'sim' } }
      const { order } = await complete(shop, await readyCheckout(shop, item, said))
      const shown = (await must(200, asBuyer(shop, 'GET', `/orders/${order?.secret}`))).body as {
        status: string
        downloads: { url: string; downloads_left: number; file_name: string }[]
      }
      expect(shown.downloads).toMatchObject([{ downloads_left: 10, file_name: '楽譜.pdf' }])
      path = new URL(shown.downloads[0]?.url ?? '').pathname
    })

    const get = (headers: Record<string, string> = {}, at = path) =>
      call({ method: 'GET', path: at, token: null, headers })

    // R-DOWNLOAD-2, R-DOWNLOAD-3, R-DOWNLOAD-4
    test('is there at once for who pays by card, whole and in parts, ten times', async () => {
      const whole = await get()
      expect([whole.status, whole.headers['content-length']]).toEqual([200, '2000'])
      expect(whole.headers['content-disposition']).toContain("filename*=UTF-8''%E6%A5%BD%E8%AD%9C.pdf")
      const part = await get({ range: 'bytes=1000-1999' })
      expect([part.status, part.headers['content-range']]).toEqual([206, 'bytes 1000-1999/2000'])
      expect((await get({ range: 'bytes=2000-' })).status).toBe(416)
      for (let time = 0; time < 8; time += 1) expect((await get()).status).toBe(200)
      expect((await get({ range: 'bytes=0-999' })).status).toBe(206)
      const { status, body } = await get()
      expect([status, body]).toMatchObject([410, { type: '/errors/downloads/ended' }])
    })

    test.each(['x', '1/x', `999999999/${'0'.repeat(40)}`])('by %s is none', async rest => {
      const at = `/shops/${shop.key}/downloads/${rest.includes('/') ? rest : `${rest}/x`}`
      const { status, body } = await get({}, at)
      expect([status, body]).toMatchObject([404, { type: '/errors/downloads/not-found' }])
    })
  })

  describe('a subscription', () => {
    let item: number
    beforeAll(async () => {
      item = await newSeries(shop)
    })

    // R-SUBSCRIPTION-1, R-SUBSCRIPTION-4
    test('is paused, resumed and stopped by its buyer', async () => {
      const path = `/subscriptions/${await subscribe(shop, item)}`
      const change = async (to: string) =>
        (await must(200, asBuyer(shop, 'POST', `${path}/${to}`))).body as {
          status: string
          next_on: string | null
        }
      expect((await must(200, asBuyer(shop, 'GET', path))).body).toMatchObject({
        ...{ status: 'active', item_id: item, amount: 1, cycle_plan: 'monthly', deliveries: 1, cause: null },
      })
      expect(await change('pause')).toMatchObject({ status: 'paused', next_on: null })
      expect((await change('resume')).next_on).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(await change('stop')).toMatchObject({ status: 'stopped', next_on: null })
      for (const to of ['pause', 'resume']) {
        await refused(asBuyer(shop, 'POST', `${path}/${to}`), {
          ...{ status: 422, type: 'subscriptions/change-rejected' },
        })
      }
    })

    // R-SUBSCRIPTION-7
    test('goes to another address, and is paid with another card', async () => {
      const path = `/subscriptions/${await subscribe(shop, item)}`
      const people = { customer: CUSTOMER, shipping: null }
      expect((await must(200, asBuyer(shop, 'PUT', `${path}/customer`, people))).body).toMatchObject({
        status: 'active',
      })
      const changed = await must(200, asBuyer(shop, 'PUT', `${path}/payment`, { source: 'sim' }))
      expect(changed.body).toMatchObject({ subscription: { status: 'active' }, action: null })
      const away = await must(
        200,
        asBuyer(shop, 'PUT', `${path}/payment`, { source: 'sim:authorise=redirect' }),
      )
      expect(away.body).toMatchObject({ action: { type: 'redirect' } })
      for (const [to, body, status, type, pointers] of [
        ['customer', { customer: CUSTOMER }, 400, 'subscriptions/invalid-body', ['/shipping']],
        ['payment', {}, 400, 'subscriptions/invalid-body', ['/source']],
        ['payment', { source: 'sim:authorise=decline' }, 422, 'subscriptions/change-rejected', ['/source']],
      ] as const) {
        await refused(asBuyer(shop, 'PUT', `${path}/${to}`, body), { status, type, pointers })
      }
      for (const to of ['customer', 'payment']) {
        const body = to === 'customer' ? people : { source: 'sim' }
        await refused(asBuyer(shop, 'PUT', `/subscriptions/${'A'.repeat(22)}/${to}`, body), {
          ...{ status: 404, type: 'subscriptions/not-found' },
        })
      }
    })

    // R-HTTP-2
    test.each(['customer', 'payment'])('PUT …/%s takes a JSON body that is not too long', async to => {
      const asked = asBuyer(shop, 'PUT', `/subscriptions/${'A'.repeat(22)}/${to}`)
      const form = { ...asked, raw: 'a=1', type: 'application/x-www-form-urlencoded' }
      await refused(form, { status: 415, type: 'request/unsupported-media-type' })
      const long = { ...asked, raw: `{"a":"${'x'.repeat(1_048_576)}"}` }
      await refused(long, { status: 413, type: 'request/body-too-large' })
    })

    test('needs a card', async () => {
      const { checkout_id } = (
        await must(201, asBuyer(shop, 'POST', '/checkouts', { lines: [{ item_id: item, amount: 1 }] }))
      ).body as { checkout_id: string }
      const said = { customer: CUSTOMER, payment: { method: 'cod' } }
      const checkout = (await must(200, asBuyer(shop, 'PUT', `/checkouts/${checkout_id}`, said))).body
      expect(checkout).toMatchObject({ status: 'open', problems: [{ code: 'subscription' }] })
    })
  })

  describe('an application', () => {
    let item: number
    beforeAll(async () => {
      item = await newLottery(shop)
    })

    // R-LOTTERY-1, R-LOTTERY-2
    test('is shown, cannot be ordered before the draw, and is withdrawn', async () => {
      const path = `/applications/${await apply(shop, item)}`
      expect((await must(200, asBuyer(shop, 'GET', path))).body).toMatchObject({
        ...{ status: 'applied', item_id: item, amount: 1, draw: null, pay_until: null, order_secret: null },
      })
      await refused(asBuyer(shop, 'POST', `${path}/checkout`), { status: 422, type: 'applications/closed' })
      expect((await must(200, asBuyer(shop, 'POST', `${path}/withdraw`))).body).toMatchObject({
        status: 'withdrawn',
      })
    })

    test('is one for each mailbox', async () => {
      const customer = { ...CUSTOMER, mail_address: 'twice@example.jp' }
      await complete(shop, await readyCheckout(shop, item, { customer }))
      const again = await readyCheckout(shop, item, { customer })
      await refused(ordering(shop, again), {
        ...{ status: 422, type: 'applications/already-applied', pointers: ['/customer/mail_address'] },
      })
    })
  })

  test.for([
    ['GET', '/subscriptions/', '', 'subscriptions/not-found'],
    ['POST', '/subscriptions/', '/pause', 'subscriptions/not-found'],
    ['POST', '/subscriptions/', '/resume', 'subscriptions/not-found'],
    ['POST', '/subscriptions/', '/stop', 'subscriptions/not-found'],
    ['GET', '/applications/', '', 'applications/not-found'],
    ['POST', '/applications/', '/withdraw', 'applications/not-found'],
    ['POST', '/applications/', '/checkout', 'applications/not-found'],
  ] as const)('%s %s{secret}%s of none', async ([method, before, after, type]) => {
    const ask = (secret: string) => asBuyer(shop, method, `${before}${secret}${after}`)
    for (const secret of ['Z'.repeat(22), 'x']) await refused(ask(secret), { status: 404, type })
    await refused(ask('%00'), { status: 400, type: 'request/invalid-params' })
    await refused(ask(`${'Z'.repeat(22)}`.concat(after === '' ? '?a=1' : '')), {
      ...(after === '' ? { status: 400, type: 'request/invalid-query' } : { status: 404, type }),
    })
  })
})
