/** Writing items, against pgbench with the same statements. Both wait for the disk. */
import { authorization, type Bench, CONNECTIONS, loadTarget } from '../support/bench.ts'
import { httpRequest } from '../support/load.ts'
import { runPgbench, toScript, type Varying } from '../support/pgbench.ts'
import { type ApiRequest, recordStatements } from '../support/recorder.ts'
import type { Result } from '../support/result.ts'
import { runRounds, type Target } from '../support/rounds.ts'
import { VARIATION_EVERY, VARIATIONS, variationId } from '../support/seed.ts'
import { SENTENCES, THINGS } from '../support/words.ts'

/** A way of writing. */
export interface Write {
  readonly name: string
  readonly title: string
  readonly expectedStatus: number
  /** The request that writes this stock to this item; both are chosen anew each time. */
  readonly request: (itemId: number, stock: number) => ApiRequest
  /** Which items it is for. */
  readonly suits: (itemId: number) => boolean
  /** In pgbench's words: what varies, by the value in the request for this item and stock. */
  readonly varying: (items: number, itemId: number, stock: number) => Varying
}

const MAX_STOCK = 2_147_483_000
const hasVariations = (itemId: number) => itemId % VARIATION_EVERY === 0
const stockVariable = { name: 'stock', expression: `random(0, ${MAX_STOCK})` }

/** The ways of writing. */
export const WRITES: readonly Write[] = [
  {
    name: 'set-stock',
    title: 'set the stock of an item',
    expectedStatus: 204,
    request: (itemId, stock) => ({ method: 'PUT', path: `/api/items/${itemId}/stock`, body: { stock } }),
    suits: itemId => !hasVariations(itemId),
    varying: (items, itemId, stock) =>
      new Map([
        [
          itemId,
          { name: 'item', expression: `${VARIATION_EVERY} * random(1, ${thirdOf(items)}) - random(1, 2)` },
        ],
        [stock, stockVariable],
      ]),
  },
  {
    name: 'set-variation-stock',
    title: `set the stock of an item's ${VARIATIONS} variations`,
    expectedStatus: 204,
    request: (itemId, stock) => ({
      method: 'PUT',
      path: `/api/items/${itemId}/stock`,
      body: { variations: idsOf(itemId).map(id => ({ variation_id: id, stock })) },
    }),
    suits: hasVariations,
    varying: (items, itemId, stock) =>
      new Map([
        [itemId, { name: 'item', expression: `${VARIATION_EVERY} * random(1, ${thirdOf(items)})` }],
        ...idsOf(itemId).map(
          (id, index) =>
            [id, { name: `variation${index}`, expression: `:item * 10 + ${index + 1}` }] as const,
        ),
        [stock, stockVariable],
      ]),
  },
  {
    name: 'create-item',
    title: 'create an item',
    expectedStatus: 200,
    request: () => ({ method: 'POST', path: '/api/items', body: NEW_ITEM }),
    suits: () => true,
    varying: () => new Map(),
  },
]

const NEW_ITEM = {
  type: 'normal',
  name: `${THINGS[0]} 新作`,
  detail: SENTENCES.slice(0, 3).join('\n'),
  identifier: 'NEW-0001',
  price: 4400,
  item_tax_type: 'standard',
}

function idsOf(itemId: number): number[] {
  return Array.from({ length: VARIATIONS }, (_, index) => variationId(itemId, index + 1))
}

function thirdOf(items: number): number {
  return Math.floor(items / VARIATION_EVERY)
}

/** Measures one way of writing. */
export async function measureWrite(bench: Bench, write: Write): Promise<Result> {
  const { shop, akinai, options } = bench
  const suitable = Array.from({ length: shop.items }, (_, index) => index + 1).filter(write.suits)
  const headers = authorization(shop)
  const nextRequest = () => {
    const itemId = suitable[Math.floor(Math.random() * suitable.length)] ?? 1
    const { method, path, body } = write.request(itemId, Math.floor(Math.random() * MAX_STOCK))
    return httpRequest(method, path, headers, body)
  }
  const load = { seconds: options.seconds, nextRequest, expectedStatus: write.expectedStatus }
  const targets: Record<string, Target> = { akinai: loadTarget(akinai, load) }
  if (bench.pgbench) {
    const itemId = suitable[Math.floor(suitable.length / 2)] ?? 1
    const [before, recorded] = [111_111_111, 222_222_222]
    const requests = [write.request(itemId, before), write.request(itemId, recorded)] as const
    const sent = await recordStatements(shop.address, shop.token, requests)
    const script = toScript(sent, write.varying(shop.items, itemId, recorded))
    const limits = { connections: CONNECTIONS, seconds: options.seconds }
    targets.pgbench = async () => ({ rate: await runPgbench(shop.folder, shop.address, script, limits) })
  }
  const rounds = await runRounds(targets, options.rounds)
  return { name: write.name, title: write.title, items: shop.items, ...rounds }
}
