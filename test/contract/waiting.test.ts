/** What only time brings about. These tests wait, and so they wait together, while other files use the processor. */
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { baseUrl, call } from './support/call.ts'
import { checkAnswer } from './support/check-answer.ts'
import { imported, itemDocument } from './support/documents.ts'
import { editItem, listItems, lotteryItem, newItem, showItem } from './support/makers.ts'
import { patches } from './support/pictures.ts'
import { ask, lines } from './support/raw.ts'
import { refused } from './support/refused.ts'
import type { Item } from './support/shapes.ts'
import { describeWithCli, newShop, newToken, shopA } from './support/shops.ts'
import { answerOf, open, reachable, sentAfterwards, until, wire } from './support/upload-wire.ts'
import { fileCall, newUpload } from './support/uploads.ts'

const host = `Host: ${baseUrl.host}`
const json = 'Content-Type: application/json'

/** The moment so many seconds after the next full second. */
const seconds = (after: number) =>
  new Date(Math.ceil(Date.now() / 1000) * 1000 + after * 1000).toISOString().replace('.000Z', 'Z')

const past = (moment: string, after: number) => sleep(Math.max(0, Date.parse(moment) + after - Date.now()))

describe.concurrent('what waits for the clock', () => {
  describe.skipIf(baseUrl.protocol === 'https:')('on the wire', () => {
    // R-HTTP-14
    test('a caller that is silent and does not close is cut off after seconds', async () => {
      const port = Number(baseUrl.port || 80)
      const socket = connect({ port, host: baseUrl.hostname, allowHalfOpen: true })
      let failed: string | undefined
      socket
        .on('data', () => {})
        .on('error', (error: Error & { code?: string }) => {
          failed = error.code
        })
      socket.write(lines('POST /api/items HTTP/1.1', host, 'Connection: close', json, 'Content-Length: 9'))
      await sleep(3000)
      socket.write('x')
      await sleep(8000)
      for (let turn = 0; turn < 10 && failed === undefined; turn += 1) {
        socket.write('x')
        await sleep(200)
      }
      expect(failed).toMatch(/ECONNRESET|EPIPE/)
      socket.destroy()
    })

    // R-HTTP-16
    test('a body that stops coming is 408, and the connection ends', async () => {
      const head = lines(
        'POST /api/items HTTP/1.1',
        host,
        `Authorization: Bearer ${shopA.token}`,
        json,
        'Content-Length: 9',
      )
      const answer = await ask({ method: 'POST', path: '/api/items' }, `${head}{`, 45_000)
      expect([answer.status, answer.headers.connection]).toEqual([408, 'close'])
    })
  })

  describe.skipIf(!reachable)('of a file (skipped for a bucket or TLS)', () => {
    // R-FILE-7
    test('a client that falls silent is told so, and the file may be sent again', async () => {
      const upload = await newUpload()
      const { head, body } = wire(upload, await patches(9, 9))
      const { socket, said } = await open()
      socket.write(head)
      socket.write(body.subarray(0, body.length - 40))
      const answer = answerOf(await until(said, /\}$/, 90_000))
      expect(answer.status).toBe(408)
      checkAnswer(fileCall(upload, ''), answer)
      socket.destroy()
      await sentAfterwards(upload, await patches(9, 9))
    })
  })

  // R-ITEM-5
  test('sales_status of a lottery moves with the clock, by itself and in lists', async () => {
    const own = {
      ...{ application_start_at: seconds(4), application_end_at: seconds(8) },
      scheduled_announce_at: seconds(60),
    }
    const id = await newItem(lotteryItem({}, own))
    const read = async () => {
      const item = await showItem(id)
      const listed = (await listItems('order=created&sort=desc&limit=100')).find(each => each.id === id)
      if (listed !== undefined) expect(listed.sales_status).toBe(item.sales_status)
      return item.sales_status
    }
    expect(await read()).toBe('item_waiting_for_sale')
    await past(own.application_start_at, 800)
    expect(await read()).toBe('item_now_on_sale')
    await past(own.application_end_at, 500)
    expect(await read()).toBe('item_end_of_sale')
  })

  describeWithCli('in a shop of its own', () => {
    // R-AUTH-7
    test('a token past its expiry is refused, warm or not', async () => {
      const expires = new Date(Date.now() + 12_000).toISOString()
      const { token } = await newToken(shopA, ['items.read'], ['--expires', expires])
      const request = { method: 'GET', path: '/api/items', token }
      expect((await call(request)).status).toBe(200)
      await sleep(Math.max(0, Date.parse(expires) - Date.now()) + 1100)
      await refused(request, { status: 401, type: 'auth/unauthenticated' })
    })

    // R-ITEM-5
    test('sales_status of a period moves with the clock, and modified_at does not', async () => {
      const shop = await newShop()
      // How long an import takes here says how far ahead the period must begin.
      const started = Date.now()
      await imported(shop, [itemDocument()])
      const ahead = 3 + Math.ceil((2 * (Date.now() - started)) / 1000)
      const state = { sales_start_at: seconds(ahead), sales_end_at: seconds(400) }
      await imported(shop, [itemDocument({ sales_status: 'item_waiting_for_sale' }, state)])
      const item = (await listItems('', shop))[1] as Item
      expect(item.sales_status).toBe('item_waiting_for_sale')
      await past(state.sales_start_at, 500)
      const now = { ...item, sales_status: 'item_now_on_sale' }
      expect(await showItem(item.id, shop)).toEqual(now)
      expect((await listItems('', shop))[1]).toEqual(now)
    })

    // R-TIME-1
    test('in the order of changes, the last moment comes last, and ties within a shown second go by id', async () => {
      const shop = await newShop()
      const ids = [await newItem({}, shop), await newItem({}, shop), await newItem({}, shop)]
      const order = async () => (await listItems('order=modified', shop)).map(each => each.id)
      for (const id of [ids[2], ids[0], ids[1]] as number[]) {
        await sleep(1100)
        await editItem(id, { name: `changed ${id}` }, shop)
      }
      expect(await order()).toEqual([ids[2], ids[0], ids[1]])

      await sleep(1100 - (Date.now() % 1000))
      for (const id of ids.toReversed()) await editItem(id, { name: `again ${id}` }, shop)
      const times = await Promise.all(ids.map(async id => (await showItem(id, shop)).modified_at))
      const wanted = ids.toSorted((one, other) => {
        const [left = '', right = ''] = [times[ids.indexOf(one)], times[ids.indexOf(other)]]
        return left < right ? -1 : left > right ? 1 : one - other
      })
      expect(await order()).toEqual(wanted)
    })
  })
})
