/** The whole run: survey, scopes, categories, items. The stage that writes. */
import type { Plan, PlannedItem } from '../plan/planned.ts'
import { nameKey } from '../plan/text.ts'
import { explainFailure } from '../shop/failures.ts'
import type { ShopApi } from '../shop/shop-api.ts'
import { carryOut, type Work, type WorkOptions } from './carry-out.ts'
import { checkScopes } from './check-scopes.ts'
import { type Mended, mendPrices, NOTHING_MENDED } from './mend-prices.ts'
import { type MadeCategories, makeCategories } from './shop-categories.ts'
import { type Survey, surveyShop } from './survey-shop.ts'

/** Everything that a run found and did. */
export interface RunOutcome extends Work {
  readonly survey: Survey
  readonly categories: MadeCategories
  readonly mended: Mended
}

/** How to run. */
export interface RunOptions extends WorkOptions {
  /** Told once, before the first write, how many items are to be made, finished or given pictures. */
  readonly onSurvey: (open: number) => void
  /** Prices that an earlier run made at another rate, by the marks of items; these are set anew. */
  readonly formerPrices?: ReadonlyMap<string, number> | undefined
}

/**
 * Carries out the plan. Throws `ImportStopped`, `ApiRefusal` or `Unreachable` only before the first write; what goes
 * wrong later stands in the outcome.
 */
export async function runImport(plan: Plan, api: ShopApi, options: RunOptions): Promise<RunOutcome> {
  const survey = await surveyShop(plan, api, options.patience)
  const { formerPrices } = options
  await checkScopes(api, survey, options.patience, formerPrices)
  options.onSurvey(survey.open.length + survey.withoutPictures.length)
  let categories: MadeCategories = { ids: new Map(), refused: new Map() }
  try {
    categories = await makeCategories(api, survey.newCategories, options.patience)
  } catch (error) {
    const stopped = explainFailure(error)
    return { survey, categories, mended: NOTHING_MENDED, outcomes: new Map(), variationsAdded: 0, stopped }
  }
  const idOf = (name: string) => survey.categoryIds.get(nameKey(name)) ?? categories.ids.get(nameKey(name))
  const idsOf = (item: PlannedItem) => item.categories.map(idOf).filter(id => id !== undefined)
  const work = await carryOut(api, survey, idsOf, options)
  if (formerPrices === undefined || work.stopped !== undefined)
    return { survey, categories, mended: NOTHING_MENDED, ...work }
  const mended = await mendPrices(api, survey, formerPrices, options)
  return { survey, categories, mended, ...work, stopped: mended.stopped }
}
