/** The shop that is written to, and a person who is signed in to its console. */
import { hashSync } from '@node-rs/argon2'
import { SCOPES } from '../../../src/auth/scopes.ts'
import { createToken } from '../../../src/auth/store.ts'
import { readConfig } from '../../../src/config.ts'
import { insertUser } from '../../../src/console/user-store.ts'
import { createContext } from '../../../src/context.ts'
import { insertShop } from '../../../src/shops/store.ts'
import { createTestApi } from '../../support/api.ts'
import { addStockedItem, stockOf } from '../../support/orders/place.ts'

/** What writers need to know. */
export interface Shop {
  readonly token: string
  /** Items that all buy, and of which nobody sets the stock: their pieces must add up. */
  readonly shared: readonly number[]
  /** Pieces that each of them had in the beginning. */
  readonly pieces: number
  readonly mailAddress: string
  readonly password: string
}

const PIECES = 1_000_000
const SHARED_ITEMS = 6
const PASSWORD = 'correct horse 12'
export const SHOP_KEY = 'kills'

/** Makes it, with the program's own means, before the program is started. */
export async function makeShop(environment: NodeJS.ProcessEnv): Promise<Shop> {
  await using context = await createContext(readConfig(environment))
  const now = new Date()
  const mailAddress = 'owner@kills.example'
  const shopId = await insertShop(context.db, { key: SHOP_KEY, name: 'Kills', mailAddress, now })
  if (shopId === undefined) throw new Error('The folder is not new')
  const { token } = await createToken(context.db, shopId, {
    name: 'kills',
    scopes: SCOPES,
    expiresAt: null,
    now,
  })
  await insertUser(context.db, shopId, { mailAddress, passwordHash: hashSync(PASSWORD), now })
  await using api = await createTestApi(context, shopId)
  const shared: number[] = []
  while (shared.length < SHARED_ITEMS) {
    const item = await addStockedItem(api, PIECES)
    await api.call('PUT', `/api/items/${item}/visibility`, { visible: true })
    if ((await stockOf(api, item)) !== PIECES) throw new Error('An item has no stock')
    shared.push(item)
  }
  return { token, shared, pieces: PIECES, mailAddress, password: PASSWORD }
}
