/** Brings the variations of an item to what the grid says, in calls of the API. */
import { ProblemError, request } from '../../api/request.ts'
import { changesOf, isEmptyRow, type VariationRow } from './variation-draft.ts'

/** A row that was refused, and where in it. */
export class RowError extends Error {
  override readonly name = 'RowError'
  readonly key: string
  readonly problem: unknown

  constructor(key: string, problem: unknown) {
    super(problem instanceof Error ? problem.message : String(problem))
    this.key = key
    this.problem = problem
  }
}

/**
 * Adds before it removes, so that an item that had variations always has some: else its own stock would be sold meanwhile.
 * Throws `RowError` for a row that was refused; what came before it is done, which `onAdded` heard row by row.
 */
export async function saveVariations(
  itemId: number,
  stored: readonly VariationRow[],
  rows: readonly VariationRow[],
  onAdded: (key: string, id: number) => void,
): Promise<void> {
  const path = `/api/items/${itemId}/variations`
  const { added, changed, removed, reordered, stocks } = changesOf(stored, rows)
  const ids = new Map(rows.flatMap(({ key, id }) => (id === null ? [] : [[key, id] as const])))
  for (const { row, body } of added) {
    const { variation_id } = await ofRow(row, request<{ variation_id: number }>('POST', path, body))
    ids.set(row.key, variation_id)
    onAdded(row.key, variation_id)
  }
  for (const { row, body } of changed) await ofRow(row, request('POST', `${path}/${row.id}`, body))
  for (const id of removed) await request('DELETE', `${path}/${id}`)
  if (reordered) {
    const order = rows.filter(row => !isEmptyRow(row)).map(({ key }) => ids.get(key))
    await request('PUT', path, { variation_ids: order })
  }
  if (stocks.length === 0) return
  const variations = stocks.map(({ row, stock }) => ({ variation_id: ids.get(row.key), stock }))
  try {
    await request('PUT', `/api/items/${itemId}/stock`, { variations })
  } catch (error) {
    const index = Number(/^\/variations\/(\d+)/.exec(pointerOf(error))?.[1] ?? Number.NaN)
    const row = stocks[index]?.row
    throw row === undefined ? error : new RowError(row.key, error)
  }
}

async function ofRow<T>(row: VariationRow, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw new RowError(row.key, error)
  }
}

function pointerOf(error: unknown): string {
  return error instanceof ProblemError ? (error.problem.errors?.[0]?.pointer ?? '') : ''
}
