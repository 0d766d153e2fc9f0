/** What images and variations have in common when they are put in another order. Pure. */
import { notFound, Problem, type ProblemType } from '../../../http/problems.ts'
import { storedId } from '../../../http/schemas.ts'

/** Missing ids that a refusal names. */
const MAX_NAMED = 20

/** How one kind of part refuses an order. */
interface Part {
  readonly noun: 'image' | 'variation'
  /** Where the ids stand in the body. */
  readonly pointer: string
  /** The problem of a list that lacks some. */
  readonly lacking: ProblemType
}

/** The wanted order as stored ids. Throws 404 for an id that the item does not have, 422 when the list lacks some. */
export function requireWholeSequence(
  wanted: readonly number[],
  existing: readonly number[],
  { noun, pointer, lacking }: Part,
): number[] {
  const ids = wanted.map(storedId)
  const known = new Set(existing)
  if (!ids.every(id => known.has(id))) throw notFound(`items/${noun}`)
  const named = new Set(ids)
  const missing = existing.filter(id => !named.has(id))
  if (missing.length === 0) return ids
  const lacks = `lacks ${missing.slice(0, MAX_NAMED).join(', ')}${missing.length > MAX_NAMED ? ', …' : ''}`
  throw new Problem(lacking, `The list must name every ${noun} of the item; it ${lacks}.`, {
    violations: [{ detail: lacks, pointer }],
  })
}
