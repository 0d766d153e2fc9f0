/**
 * Medusa under the load that this program is put under. It is installed from npm, filled by its own workflows
 * (`medusa/seed.js`) and started by its `medusa start`, as one process.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runToEnd } from '../support/processes.ts'
import { CATEGORIES, itemsUpTo } from './items.ts'
import { askedOf } from './medusa/asked.ts'
import { productOf } from './medusa/products.ts'
import type { Product, Shop } from './medusa/shop.ts'
import type { Other, Place } from './other.ts'
import { fillOnce, install, query, startServer } from './project.ts'

/** What of `medusa/` is copied to the place. */
const FILES = ['package.json', 'run.js', 'medusa-config.js', 'seed.js']
const SOURCE = new URL('medusa/', import.meta.url)

const VERSION = '2.21.2'

/** Medusa's latest version, and what must be said of its figures. */
export const MEDUSA: Other = {
  name: `Medusa ${VERSION}`,
  note:
    'Events, workflows, locks, sessions and the cache are kept in the one process: its documentation recommends Redis for ' +
    'them in production, which several processes would share. Its caching is on, which is off by default and makes the page ' +
    'six times as quick. Products are asked for with fewer fields than it gives by default, which halves what they cost. ' +
    'Changes are made with a user’s token, since a secret API key is hashed anew for each request. Prices have the tax inside.',
  async start(place) {
    await using stack = new AsyncDisposableStack()
    await install(place.folder, SOURCE, FILES)
    const environment = environmentOf(place)
    await fill(place, environment)
    const shop = await readShop(place)
    const { port, pid } = stack.use(await serve(place.folder, environment))
    const asked = await askedOf(port, shop, ADMIN)
    const kept = stack.move()
    return { port, pid, ...asked, [Symbol.asyncDispose]: () => kept.disposeAsync() }
  },
}

/** Who may use its admin API. */
const ADMIN = { email: 'bench@example.jp', password: 'beside-akinai' }

/** What a run of it needs. Without the settings' file it starts a process that tells its makers of the run, whatever the variable says. */
function environmentOf({ folder, database }: Place): Record<string, string> {
  const settings = join(folder, 'settings')
  mkdirSync(join(settings, 'medusa'), { recursive: true })
  writeFileSync(join(settings, 'medusa', 'config.json'), JSON.stringify({ telemetry: { enabled: false } }))
  const { host, port, user } = database
  return {
    ...{ NODE_ENV: 'production', LOG_LEVEL: 'warn' },
    ...{ MEDUSA_DISABLE_TELEMETRY: 'true', XDG_CONFIG_HOME: settings },
    ...{ JWT_SECRET: 'beside-akinai', COOKIE_SECRET: 'beside-akinai' },
    DATABASE_URL: `postgres://${user}@${encodeURIComponent(host)}:${port}/${database.database}`,
  }
}

function fill(place: Place, environment: Readonly<Record<string, string>>): Promise<void> {
  return fillOnce(place, `${VERSION} with ${place.items} items`, async () => {
    const products = itemsUpTo(place.items).map(productOf)
    const data = { products, categories: CATEGORIES, admin: ADMIN }
    writeFileSync(join(place.folder, 'products.json'), JSON.stringify(data))
    for (const args of [
      ['db:migrate', '--execute-all-links'],
      ['exec', 'seed.js'],
    ]) {
      await runToEnd([join(place.folder, 'run.js'), ...args], environment, join(place.folder, 'setup.log'))
    }
  })
}

function serve(folder: string, environment: Readonly<Record<string, string>>) {
  const argsFor = (port: number) => [
    ...[join(folder, 'run.js'), 'start', '--host', '127.0.0.1', '--port', String(port)],
  ]
  return startServer(folder, argsFor, () => environment)
}

const SHOP = `
  select (select id from region) as "regionId", (select id from sales_channel) as "salesChannelId",
    (select id from stock_location) as "locationId", (select id from shipping_profile) as "profileId",
    (select id from shipping_option) as "shippingOptionId",
    (select token from api_key where type = 'publishable') as key`

const PRODUCTS = `
  select product.id, product_variant.id as "variantId", link.inventory_item_id as "inventoryItemId"
  from product
  join product_variant on product_variant.product_id = product.id
  join product_variant_inventory_item link on link.variant_id = product_variant.id
  where product_variant.sku like 'SKU-%'
  order by product_variant.sku`

async function readShop(place: Place): Promise<Shop> {
  const [ids] = await query(place, SHOP)
  const products = (await query(place, PRODUCTS)) as unknown as Product[]
  if (products.length !== place.items) throw new Error(`There are ${products.length} products`)
  return { ...(ids as unknown as Omit<Shop, 'products'>), products }
}
