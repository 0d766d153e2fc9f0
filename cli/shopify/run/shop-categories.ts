/** Finds the categories of the plan in the shop, and makes those that it lacks. */
import { nameKey } from '../plan/text.ts'
import { ApiRefusal, endsImport } from '../shop/failures.ts'
import { createOnce, type Patience } from '../shop/repeat.ts'
import type { ShopApi, ShopCategory } from '../shop/shop-api.ts'

/** The categories that were made. */
export interface MadeCategories {
  /** Ids by `nameKey`. */
  readonly ids: ReadonlyMap<string, number>
  /** Names that the shop would not take, with the reason. */
  readonly refused: ReadonlyMap<string, string>
}

/** Ids by `nameKey` of the categories at the top level of the shop's tree; the imported ones stand there too. */
export function topLevelIds(categories: readonly ShopCategory[]): ReadonlyMap<string, number> {
  return new Map(
    categories.filter(category => category.isTopLevel).map(({ name, id }) => [nameKey(name), id]),
  )
}

/** Makes categories in this order. One that the shop refuses (its tree is full, say) does not stop the others. */
export async function makeCategories(
  api: ShopApi,
  names: readonly string[],
  patience: Patience,
): Promise<MadeCategories> {
  const ids = new Map<string, number>()
  const refused = new Map<string, string>()
  for (const name of names) {
    const find = async () => topLevelIds(await api.listCategories()).get(nameKey(name))
    try {
      ids.set(nameKey(name), await createOnce(() => api.createCategory(name), find, patience))
    } catch (error) {
      if (!(error instanceof ApiRefusal) || endsImport(error)) throw error
      refused.set(name, error.message)
    }
  }
  return { ids, refused }
}
