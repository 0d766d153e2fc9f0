/** The check of a token that is known already, as a share of the cheapest request's processor time. */
import { setTimeout as delay } from 'node:timers/promises'
import { makeAuthenticate } from '../../src/auth/authenticate.ts'
import { openDatabase } from '../../src/db/database.ts'
import { authorization, type Bench, loadTarget } from '../support/bench.ts'
import { httpRequest } from '../support/load.ts'
import type { Result } from '../support/result.ts'
import { median } from '../support/statistics.ts'

const CHECKS = 50_000
const REPEATS = 7

/** Times the check alone, and beside it the item by id, the cheapest request that bears a token. */
export async function measureTokenCheck({ shop, akinai, options }: Bench): Promise<Result> {
  const check = await checkMicroseconds(shop.address, shop.token)
  const request = httpRequest('GET', '/api/items/1', authorization(shop))
  const load = { seconds: options.seconds, nextRequest: () => request, expectedStatus: 200 }
  await loadTarget(akinai, { ...load, seconds: 1 })()
  const { rate, processor = Number.NaN } = await loadTarget(akinai, load)()
  return {
    name: 'token-check',
    title: 'warm token check',
    items: shop.items,
    value: check / processor,
    unit: 'of a request',
    details: { checkMicroseconds: check, requestMicroseconds: processor, requestsPerSecond: rate },
  }
}

async function checkMicroseconds(
  address: Parameters<typeof openDatabase>[0],
  token: string,
): Promise<number> {
  const db = openDatabase(address)
  try {
    // A clock that stands still: the token stays fresh, and no check asks the database.
    const now = new Date()
    const authenticate = makeAuthenticate(db, { now: () => now }, error => {
      throw error
    })
    const header = `Bearer ${token}`
    await authenticate(header)
    // The use of the token is noted beside the first check.
    await delay(100)
    const times = Array.from({ length: REPEATS }, () => {
      const begun = process.cpuUsage()
      for (let check = 0; check < CHECKS; check++) authenticate(header)
      const { user, system } = process.cpuUsage(begun)
      return (user + system) / CHECKS
    })
    return median(times)
  } finally {
    await db.close()
  }
}
