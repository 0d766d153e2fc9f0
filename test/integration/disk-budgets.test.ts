import { Readable } from 'node:stream'
import { describe, expect } from 'vitest'
import { makeFreeSpace } from '../../src/lib/free-space.ts'
import { sweepFiles } from '../../src/resources/files/sweep.ts'
import type { DiskBudgets } from '../../src/shop-limits.ts'
import { importDocuments } from '../../src/transfer/import-documents.ts'
import { readLines } from '../../src/transfer/lines.ts'
import { addItem, createTestApi, PLAIN_ITEM, type TestApi } from '../support/api.ts'
import { createTestShop, type TestContext } from '../support/context.ts'
import { test } from '../support/fixture.ts'
import { placeOrder } from '../support/orders/place.ts'

const MB = 1024 * 1024
const FILE = { purpose: 'item_image', content_type: 'image/png' }

let context: TestContext
let made = 0
test.beforeAll(({ context: madeContext }) => {
  context = madeContext
})

/** The application for a shop of its own, with other budgets, on a disk with so many bytes free. */
async function start(
  budgets: Partial<DiskBudgets>,
  free = { bytes: Number.MAX_SAFE_INTEGER },
): Promise<{ shopId: number; api: TestApi }> {
  const shopId = await createTestShop(context, `disk-${++made}`)
  const { config, clock } = context
  const diskBudgets = { ...config.diskBudgets, ...budgets }
  // Each call looks anew.
  let looks = 0
  const moving = { now: () => new Date(clock.now().getTime() + ++looks * 1000) }
  const freeSpace = makeFreeSpace('/', diskBudgets.minFreeBytes, moving, async () => free.bytes)
  const api = await createTestApi({ ...context, config: { ...config, diskBudgets }, freeSpace }, shopId)
  return { shopId, api }
}

interface Grant {
  readonly file_id: string
  readonly upload_fields: Record<string, string>
}

const form = (fields: Record<string, string>, bytes: number) => {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `${parts.join('')}--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`
  return Buffer.concat([Buffer.from(head), Buffer.alloc(bytes, 1), Buffer.from('\r\n--b--\r\n')])
}

/** Sends a file of so many bytes; in chunks its length is not announced. */
const send = (api: TestApi, { upload_fields }: Grant, bytes: number, inChunks = false) => {
  const payload = form(upload_fields, bytes)
  return api.app.inject({
    method: 'POST',
    url: '/files',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: inChunks ? Readable.from([payload]) : payload,
  })
}

const announce = async (api: TestApi) => api.call('POST', '/api/files', FILE)

// R-FILE-10
describe('files that are sent and not used', () => {
  test('are so many of a shop: one more is refused until one is used or swept', async () => {
    const { api } = await start({ unusedUploads: 3 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => announce(api)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      201, 201, 201, 422, 422, 422, 422, 422,
    ])
    const refused = answers.find(({ statusCode }) => statusCode === 422)
    expect(refused?.json()).toMatchObject({ type: '/errors/files/too-many-unused' })
    const other = await start({ unusedUploads: 3 })
    expect((await announce(other.api)).statusCode).toBe(201)
    context.setTime('2026-11-21T03:00:00Z')
    await sweepFiles(context)
    expect((await announce(api)).statusCode).toBe(201)
    context.setTime('2026-11-20T01:02:03Z')
  })

  test('have so many bytes together: of many at once as many are kept as there is room for', async () => {
    const { api } = await start({ unusedUploadBytes: 4 * MB })
    const grants = await Promise.all(
      Array.from({ length: 6 }, async () => (await announce(api)).json<Grant>()),
    )
    const answers = await Promise.all(grants.map(grant => send(api, grant, 1.2 * MB)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 204, 204, 422, 422, 422])
    const refused = answers.findIndex(({ statusCode }) => statusCode === 422)
    expect(answers[refused]?.json()).toMatchObject({ type: '/errors/files/too-many-unused' })
    // What was refused can be sent again when there is room; smaller, there is now.
    expect((await send(api, grants[refused] as Grant, 1000)).statusCode).toBe(204)
  })

  test('that are refused for their form, or announce no length, take no more than they have', async () => {
    const { api } = await start({ unusedUploadBytes: 11 * MB })
    const [one, two, three] = await Promise.all(
      Array.from({ length: 3 }, async () => (await announce(api)).json<Grant>()),
    )
    if (one === undefined || two === undefined || three === undefined) throw new Error('no grants')
    expect((await send(api, one, 0)).statusCode).toBe(400)
    expect((await send(api, one, 1000, true)).statusCode).toBe(204)
    expect((await send(api, one, 1000)).statusCode).toBe(409)
    expect((await send(api, two, 9 * MB)).statusCode).toBe(204)
    // Without a length 10 MiB have to be free.
    expect((await send(api, three, 1000, true)).statusCode).toBe(422)
    expect((await send(api, three, 1000)).statusCode).toBe(204)
  })
})

// R-DISK-1
describe('a disk that is nearly full', () => {
  const free = { bytes: Number.MAX_SAFE_INTEGER }

  test('takes nothing new, and orders and all reading go on; with room again all does', async () => {
    free.bytes = 600 * MB
    const { api, shopId } = await start({ minFreeBytes: 512 * MB }, free)
    const item = await addItem(api)
    const grant = (await announce(api)).json<Grant>()
    const order = await placeOrder(context, shopId, { lines: [{}], method: 'cod' })
    const refused: [string, () => Promise<{ statusCode: number; json(): unknown }>][] = [
      ['POST /api/items', () => api.call('POST', '/api/items', PLAIN_ITEM)],
      ['POST /api/items/{id}', () => api.call('POST', `/api/items/${item}`, { name: 'x' })],
      ['POST /api/item_categories', () => api.call('POST', '/api/item_categories', { name: 'x' })],
      ['POST /api/files', () => announce(api)],
      ['POST /files', () => send(api, grant, 1000)],
    ]
    const goesOn: [string, () => Promise<{ statusCode: number }>][] = [
      ['GET /api/items', () => api.call('GET', '/api/items')],
      ['PUT stock', () => api.call('PUT', `/api/items/${item}/stock`, { stock: 1 })],
      ['PUT visibility', () => api.call('PUT', `/api/items/${item}/visibility`, { visible: true })],
      ['POST search', () => api.call('POST', '/api/orders/search', {})],
      ['PUT shop_memo', () => api.call('PUT', `${order.path}/shop_memo`, { text: 'x' })],
      ['POST dispatch', () => api.call('POST', `${order.path}/dispatch`, { order_line_ids: order.lineIds })],
      ['DELETE item', () => api.call('DELETE', `/api/items/${item}`)],
    ]
    free.bytes = 511 * MB
    for (const [name, call] of refused) {
      const answer = await call()
      expect([name, answer.json()]).toMatchObject([
        name,
        { type: '/errors/internal/insufficient-storage', status: 507 },
      ])
    }
    for (const [name, call] of goesOn) {
      const { statusCode } = await call()
      expect([name, statusCode < 300]).toEqual([name, true])
    }
    free.bytes = 512 * MB
    expect((await send(api, grant, 1000)).statusCode).toBe(204)
    expect((await announce(api)).statusCode).toBe(201)
  })

  test('who may not call hears that first', async () => {
    free.bytes = 0
    const { api } = await start({ minFreeBytes: 1 }, free)
    const answer = await api.app.inject({ method: 'POST', url: '/api/items', payload: {} })
    expect(answer.statusCode).toBe(401)
  })

  test('takes no import either, which says how far it came', async () => {
    const freeSpace = makeFreeSpace('/', 1, context.clock, async () => 0)
    const lines = readLines(Readable.from([Buffer.from('{}\n')]))
    await expect(importDocuments({ ...context, freeSpace }, 1, lines)).rejects.toMatchObject({
      type: 'internal/insufficient-storage',
    })
  })
})
