/** GET /api/user (R-USER-1). */
import type { Connection } from '../../db/database.ts'
import { notFound } from '../../http/problems.ts'
import { findShop } from '../../shops/store.ts'
import { presentUser } from './present.ts'

/** The record of the shop; `baseUrl` starts its address. Throws 404 when it is gone. */
export async function getUser(
  db: Connection,
  shopId: number,
  baseUrl: string,
): Promise<ReturnType<typeof presentUser>> {
  const shop = await findShop(db, shopId)
  if (shop === undefined) throw notFound('user')
  return presentUser(shop, baseUrl)
}
