/** Whatever is answered is counted, by a name of which there are so many as there are routes (docs/rules/protocol.md, R-METRICS-3). */
import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { openDatabase } from '../../../src/db/database.ts'
import { buildTestApi } from '../../support/api.ts'
import { test } from '../../support/fixture.ts'
import { freePort } from '../../support/free-port.ts'

/** What is asked, and the name by which its answer is counted. */
const ASKED = [
  ['GET', '/shops/test', 'GET /shops/:shop_id'],
  ['HEAD', '/shops/test', 'GET /shops/:shop_id'],
  ['GET', '/shops/test/items/9', 'GET /shops/:shop_id/items/:id'],
  ['GET', '/shops/test/cart', 'GET /shops/:shop_id/cart'],
  ['POST', '/shops/test/cart/lines', 'POST /shops/:shop_id/cart/lines'],
  ['POST', '/shops/test/checkout/complete', 'POST /shops/:shop_id/checkout/complete'],
  ['POST', '/shops/test/api/checkouts/x/complete', 'completeCheckout'],
  ['GET', '/shops/test/downloads/1/x', 'downloadFile'],
  ['GET', '/images/x.jpg', 'showImage'],
  ['GET', '/images/w/64/x.jpg', 'showScaledImage'],
  ['GET', '/images/sq/64/x.jpg', 'showSquareImage'],
  ['POST', '/files', 'uploadFile'],
  ['POST', '/files/items', 'POST /files/items'],
  ['GET', '/api/user', 'getUser'],
  ['GET', '/console/', 'GET /console/*'],
  ['GET', '/docs/js/scalar.js', 'GET /docs/js/scalar.js'],
  ['GET', '/healthz', 'GET /healthz'],
  ['GET', '/readyz', 'GET /readyz'],
  ['GET', '/metrics', 'GET /metrics'],
  // Whoever makes up paths, or methods for those that there are, makes no names.
  ['GET', '/made/up', 'unknown path'],
  ['GET', '/made/up/too', 'unknown path'],
  ['DELETE', '/shops/test', 'unknown path'],
] as const

/** How many answers are counted, by name and status. */
async function counted({ metrics }: FastifyInstance): Promise<Map<string, number>> {
  const lines = (await metrics.metrics()).matchAll(
    /^akinai_request_duration_seconds_count\{operation="(.*)",status="(\d+)"\} (\d+)$/gm,
  )
  return new Map([...lines].map(([, name, status, count]) => [`${name} ${status}`, Number(count)]))
}

// R-METRICS-3
test('pages, pictures, files and whatever else is answered counts, once and by its name', async ({
  context,
  shopId,
  api: { token },
}) => {
  expect(shopId).toBeGreaterThan(0)
  await using fresh = await buildTestApi(context, token)
  const expected = new Map<string, number>()
  for (const [method, url, name] of ASKED) {
    const { statusCode } = await fresh.app.inject({ method, url })
    expected.set(`${name} ${statusCode}`, (expected.get(`${name} ${statusCode}`) ?? 0) + 1)
  }
  expect([...(await counted(fresh.app))].toSorted()).toEqual([...expected].toSorted())
  expect(expected.get('GET /shops/:shop_id 200')).toBe(2)
})

// R-METRICS-3
test('a page that fails for everybody counts as a failure', async ({ context, shopId, api: { token } }) => {
  expect(shopId).toBeGreaterThan(0)
  const db = openDatabase({ ...context.address, host: '127.0.0.1', port: await freePort() })
  try {
    await using broken = await buildTestApi({ ...context, db }, token)
    const { statusCode } = await broken.app.inject('/shops/test')
    expect(statusCode).toBeGreaterThanOrEqual(500)
    expect(await counted(broken.app)).toEqual(new Map([[`GET /shops/:shop_id ${statusCode}`, 1]]))
  } finally {
    await db.close()
  }
})

// R-METRICS-3
test('what the rules and the board leave out is counted by these names', async () => {
  const rules =
    (await readFile('deploy/alerts.yml', 'utf8')) + (await readFile('deploy/grafana-board.json', 'utf8'))
  const names = ASKED.map(([, , name]) => name)
  const leftOut = [...rules.matchAll(/operation!~\\?"([^"\\]*)/g)].flatMap(([, all = '']) => all.split('|'))
  expect(leftOut.length).toBeGreaterThan(0)
  for (const each of new Set(leftOut)) {
    const pattern = new RegExp(`^(?:${each})$`)
    expect(
      names.filter(name => pattern.test(name)),
      each,
    ).not.toEqual([])
  }
  // A page that fails is among what they look at.
  expect(leftOut.filter(each => new RegExp(`^(?:${each})$`).test('GET /shops/:shop_id'))).toEqual([])
})
