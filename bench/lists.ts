/**
 * `node bench/lists.ts --folder FOLDER [--items 1000000] [--limit 100] [--times 41]`: how long any page of any list of items takes that nobody has read, in a shop
 * of so many items, on a server that has answered others of each list. One client asks over HTTP for one page after the other, anywhere in the list, and waits until the last byte has come. The folder stays, as that of
 * `bench/walk.ts` does, which can be the same. The system has the files in its memory, as far as it has room for them.
 */
import { mkdirSync } from 'node:fs'
import { table } from '../cli/output.ts'
import { NEEDED, readArguments } from '../tools/arguments.ts'
import { openBenchShop } from './support/bench-shop.ts'
import { startAkinai } from './support/server.ts'
import { median } from './support/statistics.ts'

/** Pages that are read before, so that marks and ids of the list are known, and the server is warm. */
const BEFORE = 60

const { folder, limit, ...options } = readArguments({
  ...{ folder: NEEDED, items: 1_000_000, limit: 100, times: 41 },
})
mkdirSync(folder, { recursive: true })

await using shop = await openBenchShop(folder, options.items)
const [counted] = await shop.query('select count(*)::int as items from items where shop_id = $1', [
  shop.shopId,
])
/** A category that has items itself, and one of those at the top, with all that is below it. */
const categories = await shop.query(
  `with recursive below as (
     select id as top, id from item_categories where shop_id = $1 and parent_id is null
     union all
     select below.top, c.id from below join item_categories c on c.shop_id = $1 and c.parent_id = below.id)
   (select category_id as id, count(*)::int as items from item_category_links where shop_id = $1 group by 1 order by 2, 1 limit 1)
   union all
   (select top, count(distinct item_id)::int from below join item_category_links l on l.shop_id = $1 and l.category_id = below.id
    group by 1 order by 2 desc, 1 limit 1)`,
  [shop.shopId],
)
await using akinai = await startAkinai(folder, {
  ...{ AKINAI_DATA_DIR: shop.dataDir, AKINAI_DEMO: 'off', AKINAI_RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
})

const items = Number(counted?.items)
const lists = [
  { list: 'all', query: '', items },
  { list: 'shown', query: '&visible=true', items: Math.floor(items / 2) },
  ...categories.map(category => ({
    ...{ list: `a category of ${category.items}`, query: `&category_id=${category.id}` },
    items: Number(category.items),
  })),
]
const rows: string[][] = []
for (const { list, query, items: length } of lists) {
  for (const order of ['list_order', 'created', 'modified']) {
    const read = (offset: number) => readPage(`order=${order}&limit=${limit}&offset=${offset}${query}`)
    for (let nth = 0; nth < BEFORE; nth++) await read(Math.floor(((nth + 0.5) / BEFORE) * (length - limit)))
    const times: number[] = []
    for (let nth = 0; nth < options.times; nth++) {
      const offset = Math.floor(Math.random() * (length - limit))
      const asked = performance.now()
      await read(offset)
      times.push(performance.now() - asked)
    }
    const sorted = times.toSorted((a, b) => a - b)
    const shown = [sorted[0], median(times), sorted.at(-1)].map(ms => (ms ?? 0).toFixed(1))
    rows.push([list, order, ...shown])
  }
}
process.stdout.write(`${table([['list', 'order', 'fastest', 'median', 'slowest'], ...rows]).join('\n')}\n`)

async function readPage(query: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${akinai.port}/api/items?${query}`, {
    headers: { authorization: `Bearer ${shop.token}` },
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`?${query} answered ${answer.status}`)
}
