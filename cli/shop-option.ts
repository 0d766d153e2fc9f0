/** The shop that a command works on. */
import type { Connection } from '../src/db/database.ts'
import { findShopByKey, type Shop } from '../src/shops/store.ts'
import { CommandError } from './output.ts'

/** The shop with this key. Throws a `CommandError` that says how to make one. */
export async function requireShop(db: Connection, key: string): Promise<Shop> {
  const shop = await findShopByKey(db, key)
  if (shop !== undefined) return shop
  throw new CommandError(
    `There is no shop ${JSON.stringify(key)}. Make it: npx akinai shop create --shop-id ${key} --name NAME --mail ADDRESS`,
  )
}
