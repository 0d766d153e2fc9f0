/** From the table to the whole plan: every product either planned or refused. Pure: nothing is called, nothing is written. */
import { groupProducts } from '../read/group-products.ts'
import type { Table } from '../read/parse-csv.ts'
import { createCategoryNames } from './categories.ts'
import type { AddNote, Note } from './notes.ts'
import { planProduct } from './plan-product.ts'
import type { Plan, PlannedProduct, PlanOptions, Refusal } from './planned.ts'

/** Turns the rows of the file into items. Every product is either planned or refused; so is a row without a handle. */
export function planImport(table: Table, options: PlanOptions): Plan {
  const { products, withoutHandle } = groupProducts(table)
  const planned: PlannedProduct[] = []
  const notes: Note[] = []
  const refused: Refusal[] = withoutHandle.map(row => ({
    handle: '',
    title: row.title.trim(),
    line: row.line,
    kind: 'no-handle',
    reason: 'has no handle, so that nothing says which product it belongs to',
  }))
  const categoryNames = createCategoryNames(options.categories)
  for (const product of products) {
    const { handle, line } = product
    const own: Note[] = []
    const addNote: AddNote = (kind, noteLine, text) => own.push({ kind, line: noteLine, handle, text })
    const outcome = planProduct(product, options, categoryNames, addNote)
    if ('kind' in outcome) {
      refused.push({ handle, title: product.title.trim(), line, ...outcome })
    } else {
      planned.push(outcome)
      notes.push(...own)
    }
  }
  refused.sort((one, other) => one.line - other.line)
  return { products: planned, refused, notes, hasQuantities: table.fields.has('quantity') }
}
