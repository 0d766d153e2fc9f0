/** The application on a socket of its own, at the address that its links name. */
import { buildApp } from '../../src/app.ts'
import { SCOPES, type Scope } from '../../src/auth/scopes.ts'
import { createToken } from '../../src/auth/store.ts'
import type { Context } from '../../src/context.ts'
import { systemClock } from '../../src/lib/clock.ts'
import type { ObjectStore } from '../../src/objects/object-store.ts'
import { openObjectStore } from '../../src/objects/open-object-store.ts'
import { createTestContext, createTestShop, type TestContext } from './context.ts'
import { freePort } from './free-port.ts'

/** A server that listens. Its clock is the machine's, as buckets look at the times of policies, too. */
export interface ShopServer extends AsyncDisposable {
  readonly context: Context
  readonly url: string
  /** Makes a shop and a token for it. */
  makeShop(key: string, scopes?: readonly Scope[]): Promise<{ id: number; token: string }>
}

/** Starts one on a database of its own; with `objects`, on this store instead of a folder. */
export async function startShopServer(objects?: ObjectStore): Promise<ShopServer> {
  const plain = await createTestContext()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const context: TestContext = {
    ...plain,
    clock: systemClock,
    baseUrl: url,
    objects: objects ?? openObjectStore(plain.config, { db: plain.db, clock: systemClock, baseUrl: url }),
  }
  const app = await buildApp(context)
  await app.listen({ host: '127.0.0.1', port })
  return {
    context,
    url,
    makeShop: async (key, scopes = SCOPES) => {
      const id = await createTestShop(context, key)
      const now = systemClock.now()
      const { token } = await createToken(context.db, id, { name: 'test', scopes, expiresAt: null, now })
      return { id, token }
    },
    async [Symbol.asyncDispose]() {
      await app.close()
      await plain[Symbol.asyncDispose]()
    },
  }
}
