/** Changes that the console has as operations, made by a command. */
import type { Context } from '../src/context.ts'
import { Problem } from '../src/http/problems.ts'
import { CommandError } from './output.ts'
import { requireShop } from './shop-option.ts'
import { withContext } from './with-context.ts'

/**
 * Makes the change in the shop with this key, and answers what `show` finds then. Throws a `CommandError` when there is no
 * such shop, or in the words of the problem for which the change is refused.
 */
export function changeInShop<T>(
  key: string,
  change: (context: Context, shopId: number) => Promise<unknown>,
  show: (context: Context, shopId: number) => Promise<T>,
): Promise<T> {
  return withContext(async context => {
    const { id: shopId } = await requireShop(context.db, key)
    await change(context, shopId).catch((error: unknown) => {
      throw error instanceof Problem ? new CommandError(error.message) : error
    })
    return show(context, shopId)
  })
}
