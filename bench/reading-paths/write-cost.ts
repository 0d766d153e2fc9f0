/** What a stored document costs the writers: the stock of an item set alone, and together with its document. */
import type { BenchShop } from '../support/bench-shop.ts'
import { runPgbench, type Script } from '../support/pgbench.ts'
import { type Rounds, runRounds } from '../support/rounds.ts'
import { documentOf, linksTemplate } from './json-in-sql.ts'

const SET_STOCK = `update items set own_stock = :stock, version = version + 1, modified_at = now()
  where shop_id = :shop and id = :item and variation_count = 0 and own_stock <> :stock;`

const SET_DOCUMENT = `update item_documents set document = (select ${documentOf(':links')} from items i
  where i.shop_id = :shop and i.id = :item) where shop_id = :shop and item_id = :item;`

/** Runs both with pgbench; only the numbers of the first count as ours. */
export function measureWriteCost(
  shop: BenchShop,
  limits: { connections: number; seconds: number; rounds: number },
): Promise<Rounds> {
  const variables = [`\\set item random(1, ${shop.items})`, '\\set stock random(0, 2147483647)']
  // pgbench would take the colons of the times for variables; what stands between the digits costs nothing.
  const line = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('HH24:MI:SS', 'HH24-MI-SS')
  const constants = { shop: String(shop.shopId), links: linksTemplate() }
  const run = (statements: readonly string[]) => {
    const script: Script = { text: [...variables, ...statements, ''].join('\n'), constants }
    return async () => ({ rate: await runPgbench(shop.folder, shop.address, script, limits) })
  }
  return runRounds(
    {
      'version-only': run([line(SET_STOCK)]),
      'with-document': run(['begin;', line(SET_STOCK), line(SET_DOCUMENT), 'commit;']),
    },
    limits.rounds,
  )
}
