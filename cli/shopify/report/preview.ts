/** What a run is about to do, for the person who is asked whether it should. */
import type { Plan, PlannedProduct } from '../plan/planned.ts'
import type { Found } from '../run/undo-import.ts'
import { sampleOf } from './sample.ts'
import { itemLine } from './summary.ts'

/** Products and items that are shown of each kind. */
const SHOWN = 5

/** The lines of a preview. `rate` is as the person wrote it; undefined when prices are taken for yen. */
export function previewLines(plan: Plan, rate: string | undefined): readonly string[] {
  const items = plan.products.flatMap(product => product.items)
  const untracked = plan.notes.filter(({ kind }) => kind === 'stock-untracked').length
  const visible = items.filter(item => item.visible).length
  const stocks = new Set(items.flatMap(item => [item.stock, ...item.variations.map(({ stock }) => stock)]))
  return [
    `${plan.products.length} products become ${items.length} items; ${plan.refused.length} are refused.`,
    `Prices, ${rate === undefined ? 'taken as yen' : `at ${rate} yen for one unit of the file`}:`,
    ...sampleOf(items).map(itemLine),
    ...splitLines(plan.products.filter(product => product.items.length > 1)),
    ...(untracked > 0
      ? [
          `Stock: ${untracked} rows were not counted in the old shop. ${[...stocks].join() === '0' ? 'All have 0, of which nothing is sold; ' : ''}--untracked NUMBER says how many they have here.`,
        ]
      : []),
    visible === 0
      ? 'Everything arrives hidden; --visible shows at once what was visible in the old shop.'
      : `${visible} items are visible at once.`,
  ]
}

function splitLines(products: readonly PlannedProduct[]): readonly string[] {
  if (products.length === 0) return []
  const shown = products.slice(0, SHOWN).map(({ title, items }) => {
    const parts = items.slice(0, SHOWN).map(({ name, price }) => `${name} ${price} yen`)
    const rest = items.length - parts.length
    return `  ${title}: ${parts.join(', ')}${rest > 0 ? `, and ${rest} more` : ''}`
  })
  const rest = products.length - shown.length
  return [
    `An item has one price: ${products.length} products with several become an item for each price (--variant-prices lowest or refuse otherwise):`,
    ...shown,
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ]
}

/** What an undo is about to do. */
export function undoLines(found: readonly Found[]): readonly string[] {
  const stay = found.filter(({ reason }) => reason !== undefined)
  return [
    `Of the items of the file ${found.length} are in the shop: ${found.length - stay.length} go, ${stay.length} stay.`,
    ...stay
      .slice(0, SHOWN)
      .map(({ id, planned, reason }) => `  ${planned.name} (item ${id}) stays: it ${reason}`),
    ...(stay.length > SHOWN ? [`  and ${stay.length - SHOWN} more`] : []),
  ]
}
