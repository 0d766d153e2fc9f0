/** What a shop has when people bought for a while: a draw, a subscription that stopped, a coupon. As documents, since time makes them. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DemoShop } from './console-server.ts'

interface Item {
  readonly id: number
  readonly type: string
  readonly name: string
  readonly variations: readonly { readonly id: number }[]
}

const SECRET = 'subscriptionOfBrowsers'
const COUPON = 'LOOKED-AT'

/** Fills the demo shop; once is enough, and again does nothing. Answers the id of the coupon, which `removeCoupon` takes away. */
export async function addAfterPurchase({ api, cli }: DemoShop): Promise<number> {
  const items = await api<Item[]>('GET', '/api/items?limit=100')
  const lottery = items.find(({ type, variations }) => type === 'lottery' && variations.length > 1)
  const series = items.find(({ name }) => name === '野の花の定期便')
  if (lottery === undefined || series === undefined) throw new Error('The demo shop has other items')
  const folder = await mkdtemp(join(tmpdir(), 'akinai-after-'))
  const file = join(folder, 'documents.ndjson')
  const documents = [drawOf(lottery), subscriptionOf(series)]
  await writeFile(file, documents.map(document => `${JSON.stringify(document)}\n`).join(''))
  await cli('import', '--shop', 'demo', file)
  await rm(folder, { recursive: true })
  const words = [`code=${COUPON}`, 'name=秋の感謝祭', 'percent=10', 'ends_at=2026-01-01T00:00:00Z']
  const { coupons } = await cli<{ coupons: { id: number; code: string }[] }>(
    ...['coupon', 'add', '--shop', 'demo', ...words],
  )
  return coupons.find(({ code }) => code === COUPON)?.id ?? 0
}

/** Others look at a shop without coupons. */
export async function removeCoupon({ cli }: DemoShop): Promise<void> {
  await cli('coupon', 'remove', '--shop', 'demo', COUPON)
}

/** Nine applications for the variations in turn; the first six won. */
function drawOf({ id, name, variations }: Item) {
  const entries = Array.from({ length: 9 }, (_, at) => [300 + at, variations[at % variations.length]?.id, 1])
  return {
    kind: 'draw',
    data: {
      ...{ id: 1, item_id: id, title: name, drawn_at: '2026-06-01T03:00:00Z' },
      ...{ method: 'sha256-of-seed-and-number', seed: '5eed'.repeat(16) },
      pieces: variations.map(variation => ({ variation_id: variation.id, pieces: 1 })),
      entries,
      winners: entries.slice(0, 6).map(([number]) => number),
    },
  }
}

/** One that came to its end by itself, for the cause that takes the most words. */
function subscriptionOf({ id, name }: Item) {
  return {
    kind: 'subscription',
    data: {
      ...{ id: 1, unique_key: 'LOOKEDATBYPEOPLE', secret: SECRET, title: name, via: 'default' },
      ...{ line: { item_id: id, amount: 2 }, wishes: {}, created_at: '2026-05-01T03:00:00Z' },
      ...{ state: 'stopped', cause: 'unavailable', cycle_plan: 'every_2_weeks', repeat_times: 12 },
      ...{ first_order_key: 'LOOKEDATORDER001', last_order_key: 'LOOKEDATORDER002' },
      ...{ first_day: '2026-05-01', deliveries: 2, next_cycle: 3, next_at: null, source: null },
      ...{ failures: 0, known_price: null, looked_cycle: 0, refused_cards: 0 },
    },
  }
}
