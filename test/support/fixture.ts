/**
 * `test` with what most files of the integration ring need. Each fixture is made once for a file, by the first hook or
 * test that names it, and disposed after the file's last hook, the latest first.
 */

import { test as plain } from 'vitest'
import pg from '#pg'
import { SERVER_LIMITS } from '../../src/db/limits.ts'
import { createTestApi } from './api.ts'
import { createTestContext, createTestShop } from './context.ts'
import { forbidOverride } from './forbid-override.ts'

const PER_FILE = { scope: 'file' } as const

export const test = plain
  /** Those of the context's database; a file that needs others has a `test` of its own, which extends this by them. */
  .extend('limits', PER_FILE, SERVER_LIMITS)
  /** A context on a database of its own. */
  .extend('context', PER_FILE, async ({ limits }, { onCleanup }) => {
    const context = await createTestContext(limits)
    onCleanup(() => context[Symbol.asyncDispose]())
    return context
  })
  /** A shop. */
  .extend('shopId', PER_FILE, ({ context }) => createTestShop(context))
  /** The application, and a token of the shop with all scopes to call it with. */
  .extend('api', PER_FILE, async ({ context, shopId }, { onCleanup }) => {
    const api = await createTestApi(context, shopId)
    onCleanup(() => api[Symbol.asyncDispose]())
    return api
  })
  /** A connection beside the context's pools, which watches and disturbs. */
  .extend('outside', PER_FILE, async ({ context }, { onCleanup }) => {
    const client = new pg.Client(context.address)
    await client.connect()
    onCleanup(() => client.end())
    return client
  })

forbidOverride(test)
