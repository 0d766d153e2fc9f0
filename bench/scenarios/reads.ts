/** Reading items, against a bare server of the same bytes and against pgbench with the same statements. */
import { atRandom, authorization, type Bench, CONNECTIONS, fetchBytes, loadTarget } from '../support/bench.ts'
import { SHOP_KEY } from '../support/bench-shop.ts'
import { httpRequest } from '../support/load.ts'
import { runPgbench, type Script, toScript } from '../support/pgbench.ts'
import { recordStatements } from '../support/recorder.ts'
import type { Result } from '../support/result.ts'
import { runRounds, type Target } from '../support/rounds.ts'
import { HIDDEN_EVERY, LEAF_CATEGORY, ROOT_CATEGORY } from '../support/seed.ts'
import { startStatic } from '../support/server.ts'

/** A way of reading. */
export interface Read {
  readonly name: string
  readonly title: string
  /** The path, or the paths of which each request takes any. */
  readonly paths: (items: number) => string[]
  /** The range of ids that the paths hold, when they hold one. */
  readonly ids?: (items: number) => number
}

/** As many items as are read again and again; they all fit in the cache. */
const HOT_ITEMS = 1000

/** The ways of reading. */
export const READS: readonly Read[] = [
  { name: 'item-page', title: 'item page of 20, warm', paths: () => ['/api/items'] },
  {
    name: 'item',
    title: 'item by id, warm',
    paths: items => itemPaths(Math.min(items, HOT_ITEMS)),
    ids: items => Math.min(items, HOT_ITEMS),
  },
  {
    name: 'item-of-all',
    title: 'item by id, any of all items',
    paths: itemPaths,
    ids: items => items,
  },
  {
    name: 'item-page-deep',
    title: 'item page from the middle of the list',
    paths: items => [`/api/items?offset=${items / 2}`],
  },
  {
    name: 'item-page-visible',
    title: 'item page of 20, visible only',
    paths: () => ['/api/items?visible=true'],
  },
  {
    name: 'item-page-of-root',
    title: 'page of a root category, an eighth of the items',
    paths: () => [`/api/items?category_id=${ROOT_CATEGORY}`],
  },
  { name: 'store-page', title: "first page of a shop's storefront", paths: () => [`/shops/${SHOP_KEY}`] },
  {
    name: 'store-item',
    title: 'page of an item in the storefront',
    paths: items => shownPaths(Math.min(items, HOT_ITEMS)),
    ids: items => Math.min(items, HOT_ITEMS),
  },
  {
    name: 'item-page-of-leaf',
    title: 'page of a leaf category, one item of 160',
    paths: () => [`/api/items?category_id=${LEAF_CATEGORY}`],
  },
]

function itemPaths(items: number): string[] {
  return Array.from({ length: items }, (_, index) => `/api/items/${index + 1}`)
}

/** Of those that buyers see: every tenth is hidden. */
function shownPaths(items: number): string[] {
  return Array.from({ length: items }, (_, index) => index + 1)
    .filter(id => id % HIDDEN_EVERY !== 0)
    .map(id => `/shops/${SHOP_KEY}/items/${id}`)
}

/** Measures one way of reading. */
export async function measureRead(bench: Bench, read: Read): Promise<Result> {
  const { shop, akinai, options } = bench
  const paths = read.paths(shop.items)
  const middlePath = paths[Math.floor(paths.length / 2)] ?? ''
  const bytes = await fetchBytes(bench, middlePath)
  await using bare = await startStatic(shop.folder, bytes)
  const nextRequest = atRandom(paths.map(path => httpRequest('GET', path, authorization(shop))))
  const load = { seconds: options.seconds, nextRequest, expectedStatus: 200 }
  const targets: Record<string, Target> = {
    akinai: loadTarget(akinai, load),
    static: loadTarget(bare, load),
  }
  if (bench.pgbench) {
    const script = await readScript(bench, read, middlePath)
    const limits = { connections: CONNECTIONS, seconds: options.seconds }
    targets.pgbench = async () => ({ rate: await runPgbench(shop.folder, shop.address, script, limits) })
  }
  await loadTarget(akinai, { ...load, seconds: 1 })()
  const rounds = await runRounds(targets, options.rounds)
  return {
    name: read.name,
    title: read.title,
    items: shop.items,
    ...rounds,
    details: { bytes: bytes.length },
  }
}

async function readScript({ shop }: Bench, { ids }: Read, path: string): Promise<Script> {
  const request = { method: 'GET', path } as const
  const sent = await recordStatements(shop.address, shop.token, [request, request])
  if (ids === undefined) return toScript(sent)
  const id = Number(path.slice(path.lastIndexOf('/') + 1))
  return toScript(sent, new Map([[id, { name: 'item', expression: `random(1, ${ids(shop.items)})` }]]))
}
