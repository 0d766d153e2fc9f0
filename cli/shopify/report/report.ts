/** What the plan and the run came to, as one JSON document. */
import type { Note, NoteKind } from '../plan/notes.ts'
import type { Plan, PlannedItem, PlannedProduct } from '../plan/planned.ts'
import type { ItemOutcome } from '../run/carry-out.ts'
import { describeDifference } from '../run/match.ts'
import type { RunOutcome } from '../run/run-import.ts'

/** What became of an item: `planned` in a dry run, `not_reached` when the run ended before it. */
type ReportItemState = 'planned' | 'created' | 'completed' | 'already_there' | 'failed' | 'not_reached'

/** An item of the report. `completed` is one that an earlier run had begun. */
interface ReportItem {
  readonly id: number | null
  readonly state: ReportItemState
  readonly name: string
  readonly identifier: string
  readonly price: number
  readonly visible: boolean
  readonly stock: number
  readonly variations: PlannedItem['variations']
  readonly categories: readonly string[]
  /** Names of the files in the folder that are its pictures. */
  readonly pictures: readonly string[]
  readonly images_added: number
}

/** A product of the file; each is in exactly one state. */
export interface ReportProduct {
  readonly line: number
  readonly handle: string
  readonly title: string
  readonly state: 'planned' | 'created' | 'already_there' | 'refused'
  /** Why it was refused: a kind for programs and a sentence without its subject. */
  readonly kind: string | null
  readonly reason: string | null
  readonly items: readonly ReportItem[]
}

/** The whole report, as it is written to a file and as JSON to the terminal. */
export interface Report {
  readonly file: string
  /** Null in a dry run. */
  readonly url: string | null
  /** Why the run ended before its time; null when it did not. */
  readonly stopped: string | null
  readonly seconds: number
  readonly counts: {
    readonly products: number
    readonly planned: number
    readonly created: number
    readonly already_there: number
    readonly refused: number
    readonly items_created: number
    readonly items_completed: number
    readonly variations_added: number
    readonly categories_created: number
    /** Items whose price an earlier run made at another rate, and that was set anew. */
    readonly prices_mended: number
    readonly images_added: number
    /** Pictures that are not in the folder, that are none or were refused, and those beyond an item's twenty. */
    readonly images_missing: number
    readonly images_refused: number
    readonly images_left_out: number
  }
  readonly has_quantities: boolean
  readonly products: readonly ReportProduct[]
  readonly notes: readonly Note[]
}

/** What the report needs beside the plan. */
export interface ReportSource {
  readonly file: string
  readonly url: string | null
  readonly seconds: number
  /** Undefined in a dry run. */
  readonly outcome: RunOutcome | undefined
}

/** Accounts for every product of the file. */
export function makeReport(plan: Plan, { file, url, seconds, outcome }: ReportSource): Report {
  const products = [
    ...plan.products.map(product => reportProduct(product, outcome)),
    ...plan.refused.map(refusal => ({ ...refusal, state: 'refused' as const, items: [] })),
  ].toSorted((one, other) => one.line - other.line)
  const count = (state: ReportProduct['state']) => products.filter(product => product.state === state).length
  const items = products.flatMap(product => product.items)
  const notes = [
    ...notesOfTaken(plan, products, outcome),
    ...(outcome === undefined ? [] : notesOfRun(plan, outcome)),
  ]
  const countNotes = (kind: NoteKind) => notes.filter(note => note.kind === kind).length
  return {
    file,
    url,
    stopped: outcome?.stopped ?? null,
    seconds,
    counts: {
      products: products.length,
      planned: count('planned'),
      created: count('created'),
      already_there: count('already_there'),
      refused: count('refused'),
      items_created: items.filter(item => item.state === 'created').length,
      items_completed: items.filter(item => item.state === 'completed').length,
      variations_added: outcome?.variationsAdded ?? 0,
      categories_created: outcome?.categories.ids.size ?? 0,
      prices_mended: outcome?.mended.items.size ?? 0,
      images_added: items.reduce((sum, item) => sum + item.images_added, 0),
      images_missing: countNotes('picture-missing'),
      images_refused: countNotes('picture-refused'),
      images_left_out: countNotes('picture-left-out'),
    },
    has_quantities: plan.hasQuantities,
    products,
    notes,
  }
}

function reportProduct(product: PlannedProduct, outcome: RunOutcome | undefined): ReportProduct {
  const { line, handle, title } = product
  const items = product.items.map(item => reportItem(item, outcome))
  const failure = product.items
    .map(item => ({ item, done: outcome?.outcomes.get(item) }))
    .find(({ done }) => done?.state === 'failed')
  const states = new Set(items.map(item => item.state))
  const base = { line, handle, title, items, kind: null, reason: null }
  if (failure?.done?.state === 'failed') {
    const isThere = outcome?.survey.matches.get(failure.item)?.state === 'there'
    return { ...base, state: 'refused', kind: 'rejected', reason: explain(failure.done, isThere) }
  }
  if (states.has('not_reached')) {
    return {
      ...base,
      state: 'refused',
      kind: 'not-reached',
      reason: 'was not reached before the import ended',
    }
  }
  if (states.has('planned')) return { ...base, state: 'planned' }
  return { ...base, state: states.has('created') || states.has('completed') ? 'created' : 'already_there' }
}

function explain(failure: ItemOutcome & { state: 'failed' }, isThere: boolean): string {
  if (isThere)
    return `is there as item ${failure.id}, and its pictures could not be put in: ${failure.reason}`
  const left =
    failure.id === undefined ? '' : ` (left unfinished as item ${failure.id}; the next run takes it up)`
  return `could not be put in: ${failure.reason}${left}`
}

function reportItem(item: PlannedItem, outcome: RunOutcome | undefined): ReportItem {
  const { name, identifier, price, visible, stock, variations, categories } = item
  const done = outcome?.outcomes.get(item)
  return {
    ...stateOf(item, outcome),
    ...{ name, identifier, price, visible, stock, variations, categories },
    pictures: item.pictures.map(picture => picture.name),
    images_added: done === undefined || done.state === 'failed' ? 0 : done.pictures.added,
  }
}

function stateOf(item: PlannedItem, outcome: RunOutcome | undefined): Pick<ReportItem, 'id' | 'state'> {
  if (outcome === undefined) return { id: null, state: 'planned' }
  const match = outcome.survey.matches.get(item)
  if (match?.state === 'there') return { id: match.item.id, state: 'already_there' }
  const done = outcome.outcomes.get(item)
  if (done === undefined) return { id: null, state: 'not_reached' }
  return { id: done.id ?? null, state: done.state === 'pictured' ? 'already_there' : done.state }
}

/** What was changed of a product that is there already was told when it was made; not so its pictures, while it has none. */
function notesOfTaken(
  plan: Plan,
  products: readonly ReportProduct[],
  outcome: RunOutcome | undefined,
): readonly Note[] {
  const there = new Set(
    products.filter(product => product.state === 'already_there').map(product => product.handle),
  )
  const bare = new Set(
    plan.products.filter(({ items }) => items.some(hasNoImages)).map(({ handle }) => handle),
  )
  return plan.notes.filter(
    ({ handle, kind }) => !there.has(handle) || (bare.has(handle) && PICTURE_NOTES.includes(kind)),
  )

  function hasNoImages(item: PlannedItem): boolean {
    const match = outcome?.survey.matches.get(item)
    return match?.state === 'there' && match.item.imageIds.length === 0
  }
}

const PICTURE_NOTES: readonly NoteKind[] = ['picture-missing', 'picture-refused', 'picture-left-out']

function notesOfRun(plan: Plan, { survey, categories, outcomes, mended }: RunOutcome): readonly Note[] {
  const notes: Note[] = []
  for (const { handle, line, items } of plan.products) {
    for (const item of items) {
      notes.push(
        ...refusedPictures(outcomes.get(item)).map(
          text => ({ kind: 'picture-refused', line, handle, text }) as const,
        ),
      )
      const price = mended.left.get(item)
      if (price !== undefined) notes.push({ kind: 'price-left', line, handle, text: price })
      const match = survey.matches.get(item)
      if (match?.state !== 'there') continue
      const text = describeDifference(item, match.item)
      if (text !== undefined)
        notes.push({
          kind: 'differs-now',
          line,
          handle,
          text: `is there as item ${match.item.id}, which ${text}`,
        })
    }
  }
  for (const [name, reason] of categories.refused) {
    const product = plan.products.find(({ items }) => items.some(item => item.categories.includes(name)))
    const { line = 0, handle = '' } = product ?? {}
    notes.push({
      kind: 'category-left-out',
      line,
      handle,
      text: `has the category ${JSON.stringify(name)}, which was refused: ${reason}`,
    })
  }
  return notes
}

function refusedPictures(outcome: ItemOutcome | undefined): readonly string[] {
  if (outcome === undefined || outcome.state === 'failed') return []
  return outcome.pictures.refused.map(({ name, reason }) => `names ${name}, which was refused: ${reason}`)
}
