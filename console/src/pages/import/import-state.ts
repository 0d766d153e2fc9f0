/** What the person has answered of the questions of an import, and the plan that follows from it. */
import type { CategoryMode } from '../../../../cli/shopify/plan/categories.ts'
import { planImport } from '../../../../cli/shopify/plan/plan.ts'
import type { Plan, VariantPrices } from '../../../../cli/shopify/plan/planned.ts'
import { parseDecimal } from '../../../../cli/shopify/plan/price.ts'
import type { Table } from '../../../../cli/shopify/read/parse-csv.ts'
import { namesOfPictures, type PictureFolder } from '../../../../cli/shopify/read/picture-file.ts'
import { type PriceSigns, readPriceSigns } from '../../../../cli/shopify/read/price-signs.ts'

/** A file that was read. */
export interface Chosen {
  readonly name: string
  readonly table: Table
  readonly signs: PriceSigns
}

/** The answers as they stand in the form. */
export interface Answers {
  readonly rate: string
  readonly untracked: string
  readonly prices: VariantPrices
  readonly categories: CategoryMode
  readonly visible: boolean
}

/** The answers at first; prices are yen only where the file says so (R-SHOPIFY-6). */
export function firstAnswers({ signs }: Chosen): Answers {
  return { rate: signs.yen ? '1' : '', untracked: '0', prices: 'split', categories: 'type', visible: false }
}

/** A table with what it says of its prices. */
export function choose(name: string, table: Table): Chosen {
  return { name, table, signs: readPriceSigns(table.rows) }
}

/** The names of the pictures that a file asks for. */
export function picturesOf({ table }: Chosen): ReadonlySet<string> {
  return namesOfPictures(table.rows)
}

/** The plan; undefined while it is not said what the prices are. */
export function planOf({ table }: Chosen, answers: Answers, pictures?: PictureFolder): Plan | undefined {
  const rate = parseDecimal(answers.rate)
  if (rate === undefined || rate.digits === 0n) return undefined
  return planImport(table, {
    ...{ rate, html: 'text', tax: 'standard', variantPrices: answers.prices },
    ...{ categories: answers.categories, hidden: !answers.visible },
    pictures,
    untracked: /^\d{1,7}$/.test(answers.untracked) ? Number(answers.untracked) : 0,
  })
}
