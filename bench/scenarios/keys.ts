/** What an Idempotency-Key costs: setting stock with one, against setting it without. */
import { authorization, type Bench, loadTarget } from '../support/bench.ts'
import { httpRequest } from '../support/load.ts'
import type { Result } from '../support/result.ts'
import { runRounds } from '../support/rounds.ts'
import { VARIATION_EVERY } from '../support/seed.ts'

/** Measures it. Every call has a key of its own. */
export async function measureKeys({ shop, akinai, options }: Bench): Promise<Result> {
  const suitable = Array.from({ length: shop.items }, (_, index) => index + 1).filter(
    id => id % VARIATION_EVERY !== 0,
  )
  let calls = 0
  const request = (more: Readonly<Record<string, string>>) => {
    const item = suitable[Math.floor(Math.random() * suitable.length)] ?? 1
    const stock = Math.floor(Math.random() * 2_147_483_000)
    return httpRequest('PUT', `/api/items/${item}/stock`, { ...authorization(shop), ...more }, { stock })
  }
  const load = { seconds: options.seconds, expectedStatus: 204 }
  const keyed = () => request({ 'idempotency-key': `${process.pid}-${++calls}` })
  const rounds = await runRounds(
    {
      akinai: loadTarget(akinai, { ...load, nextRequest: keyed }),
      'without a key': loadTarget(akinai, { ...load, nextRequest: () => request({}) }),
    },
    options.rounds,
  )
  return { name: 'keyed-stock', title: 'set stock with a key', items: shop.items, ...rounds }
}
