/** Does what the survey found open: makes items one after the other and fills them side by side. */
import type { PlannedItem } from '../plan/planned.ts'
import { endsImport, explainFailure } from '../shop/failures.ts'
import { createOnce, type Patience } from '../shop/repeat.ts'
import type { ShopApi, ShopItem } from '../shop/shop-api.ts'
import { addPictures, type PicturesOutcome } from './add-pictures.ts'
import { fieldsOf, fillItem, type Unfinished } from './fill-item.ts'
import { createPool } from './pool.ts'
import { findNewItem } from './read-shop.ts'
import type { Survey } from './survey-shop.ts'

/** What became of a planned item that was not there yet, or had no images. */
export type ItemOutcome =
  | {
      readonly state: 'created' | 'completed' | 'pictured'
      readonly id: number
      readonly pictures: PicturesOutcome
    }
  /** `id` is given when the item is there and could not be finished; the next run finishes one that was made. */
  | { readonly state: 'failed'; readonly reason: string; readonly id?: number }

/** What was done. Items without an outcome were not reached. */
export interface Work {
  readonly outcomes: ReadonlyMap<PlannedItem, ItemOutcome>
  readonly variationsAdded: number
  /** Why it ended before its time. */
  readonly stopped: string | undefined
}

/** How to work. */
export interface WorkOptions {
  /** How many items are filled side by side. */
  readonly places: number
  readonly patience: Patience
  /** Ends the work after the items at hand. */
  readonly signal: AbortSignal
  /** Told of each item when it is dealt with. */
  readonly onItem: () => void
}

/**
 * Makes and fills the open items, and gives pictures to those that are there without. Items are made one after the
 * other, since each takes its place at the end of the shop's list and the list shall follow the file; they are filled
 * side by side.
 */
export async function carryOut(
  api: ShopApi,
  survey: Survey,
  idsOf: (item: PlannedItem) => readonly number[],
  { places, patience, signal, onItem }: WorkOptions,
): Promise<Work> {
  const outcomes = new Map<PlannedItem, ItemOutcome>()
  const pool = createPool(places)
  let stopped: string | undefined
  let variationsAdded = 0
  const end = (planned: PlannedItem, outcome: ItemOutcome) => {
    outcomes.set(planned, outcome)
    onItem()
  }
  const fail = (planned: PlannedItem, error: unknown, id?: number) => {
    const reason = explainFailure(error)
    end(planned, { state: 'failed', reason, ...(id === undefined ? {} : { id }) })
    if (endsImport(error)) stopped ??= reason
  }
  const fill = async (work: Unfinished) => {
    try {
      const filled = await fillItem(api, work, patience)
      variationsAdded += filled.variationsAdded
      const state = work.isNew ? 'created' : 'completed'
      end(work.planned, { state, id: work.item.id, pictures: filled.pictures })
    } catch (error) {
      fail(work.planned, error, work.item.id)
    }
  }
  const picture = async (planned: PlannedItem, id: number) => {
    try {
      end(planned, {
        state: 'pictured',
        id,
        pictures: await addPictures(api, id, planned.pictures, patience),
      })
    } catch (error) {
      fail(planned, error, id)
    }
  }
  for (const planned of [...survey.open, ...survey.withoutPictures]) {
    if (signal.aborted) stopped ??= 'It was interrupted.'
    if (stopped !== undefined) break
    const match = survey.matches.get(planned)
    if (match?.state === 'there') {
      await pool.start(() => picture(planned, match.item.id))
      continue
    }
    try {
      const item =
        match?.state === 'unfinished' ? match.item : await makeItem(api, planned, survey.known, patience)
      const isNew = match?.state !== 'unfinished'
      await pool.start(() => fill({ planned, item, isNew, categoryIds: idsOf(planned) }))
    } catch (error) {
      fail(planned, error)
    }
  }
  await pool.drain()
  return { outcomes, variationsAdded, stopped }
}

async function makeItem(
  api: ShopApi,
  planned: PlannedItem,
  known: ReadonlySet<number>,
  patience: Patience,
): Promise<ShopItem> {
  const { mark: identifier, name } = planned
  const create = async (): Promise<ShopItem> => {
    const id = await api.createItem(fieldsOf(planned, identifier))
    return { id, name, identifier, visible: false, price: planned.price, variations: [], imageIds: [] }
  }
  return createOnce(create, () => findNewItem(api, identifier, known), patience)
}
