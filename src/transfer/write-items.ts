/** Writes planned items with all their parts, under new ids, at the end of the list order. */
import type { Transaction } from '../db/database.ts'
import { together } from '../db/pipeline.ts'
import { inParts } from '../lib/in-slices.ts'
import { readAhead } from '../lib/read-ahead.ts'
import { wordsOfItem } from '../resources/items/words.ts'
import { type ItemWords, putItemWords } from '../resources/items/words-store.ts'
import type { Turn } from './batch-pairs.ts'
import type { CategoryTree } from './category-tree.ts'
import type { Run } from './import-run.ts'
import type { ItemPlan } from './item-plan.ts'
import {
  type ItemPlace,
  type ItemRows,
  insertItems,
  takeOptionIds,
  takePlaces,
  useStoredImages,
} from './item-store.ts'
import type { ReadyItem } from './prepare.ts'
import { noteItems } from './records-store.ts'

/** Items of one message: some 100 kB. */
const WRITTEN_TOGETHER = 50

/** What items name: the categories of the shop, and its shipping methods by name. */
interface Named {
  readonly tree: CategoryTree
  readonly methods: ReadonlyMap<string, number>
}

/** Writes the items in their order, after what was imported. The shop has every category and method that they name. */
export async function writeItems(
  tx: Transaction,
  shopId: number,
  items: readonly ReadyItem[],
  named: Named,
  run: Run,
  turn: Turn,
): Promise<void> {
  if (items.length === 0) return
  const placed = withPlaces(items, await takePlaces(tx, items.length))
  run.firstItemId = Math.min(run.firstItemId, placed[0]?.place.id ?? run.firstItemId)
  // First of all: another import that has noted one of them already is waited for here.
  await noteItems(
    tx,
    shopId,
    placed.map(({ plan, digest, place }) => ({ source_id: plan.id, digest, local_id: place.id })),
  )
  turn.begun()
  await insertPlaced(tx, shopId, placed, named, run)
}

/** An item that is written, and where. */
type Placed<T> = T & { readonly place: ItemPlace }

/** Writes planned items, of which nothing else is noted: whoever copies an item imports none. */
export async function insertPlanned<T extends { readonly plan: ItemPlan }>(
  tx: Transaction,
  shopId: number,
  items: readonly T[],
  named: Named,
  run: Pick<Run, 'imagesOf' | 'storedImageOf' | 'now'>,
): Promise<readonly Placed<T>[]> {
  const placed = withPlaces(items, await takePlaces(tx, items.length))
  await insertPlaced(tx, shopId, placed, named, run)
  return placed
}

async function insertPlaced(
  tx: Transaction,
  shopId: number,
  items: readonly PlacedItem[],
  named: Named,
  run: Pick<Run, 'imagesOf' | 'storedImageOf' | 'now'>,
): Promise<void> {
  const optionIds = await takeOptionIds(
    tx,
    items.reduce((sum, { plan }) => sum + plan.options.length, 0),
  )
  for await (const { rows, words } of readAhead(rowsInParts(items, optionIds, named, run))) {
    await together([insertItems(tx, shopId, rows), putItemWords(tx, shopId, words)])
  }
  await useStoredImages(
    tx,
    shopId,
    items.flatMap(({ plan }) => [...storedOf(plan, run), ...run.imagesOf(plan.id)]),
    run.now(),
  )
}

/** What is written, some at a time: the next are made while the database writes these. */
async function* rowsInParts(
  items: readonly PlacedItem[],
  optionIds: readonly number[],
  named: Named,
  run: Pick<Run, 'imagesOf' | 'storedImageOf'>,
): AsyncGenerator<{ readonly rows: ItemRows; readonly words: readonly ItemWords[] }> {
  const ids = optionIds.values()
  // Those before are sent in the turn between.
  for await (const part of inParts(items, WRITTEN_TOGETHER)) {
    yield {
      rows: rowsOf(part, ids, named, run),
      words: part.map(({ plan, place }) => ({ item_id: place.id, words: wordsOfItem(plan.columns) })),
    }
  }
}

function withPlaces<T>(items: readonly T[], places: readonly ItemPlace[]): Placed<T>[] {
  return items.map((item, index) => ({ ...item, place: placeAt(places, index) }))
}

function placeAt(places: readonly ItemPlace[], index: number): ItemPlace {
  const place = places[index]
  if (place === undefined) throw new Error('transfer.take_item_places answered too few places')
  return place
}

type PlacedItem = Placed<{ readonly plan: ItemPlan }>

function rowsOf(
  items: readonly PlacedItem[],
  optionIds: Iterator<number>,
  { tree, methods }: Named,
  { imagesOf, storedImageOf }: Pick<Run, 'imagesOf' | 'storedImageOf'>,
): ItemRows {
  const options = items.flatMap(({ plan, place }) => numbered(plan.options, place.id))
  const identified = options.map(option => ({
    ...option,
    ...{ source_id: option.id, id: optionIds.next().value },
  }))
  return {
    items: items.map(({ plan, place }) => ({
      ...{ id: place.id, list_position: place.position, ...plan.columns },
      ...piecesOf(plan),
    })),
    variations: items.flatMap(({ plan, place }) =>
      numbered(
        plan.variations.map(({ id, ...variation }) => ({ ...variation, source_id: id })),
        place.id,
      ),
    ),
    images: items.flatMap(({ plan, place }) =>
      numbered(
        [
          ...plan.images.map(image => {
            const image_name = storedImageOf?.(plan.id, image)
            return image_name === undefined ? image : { image_name }
          }),
          ...imagesOf(plan.id).map(image_name => ({ image_name })),
        ],
        place.id,
      ),
    ),
    options: identified,
    choices: identified.flatMap(option =>
      option.option_type === 'select'
        ? numbered(option.choices, option.item_id).map(choice => ({
            ...{ ...choice, source_id: choice.id, option_id: option.id },
          }))
        : [],
    ),
    links: items.flatMap(({ plan, place }) => linksOf(plan, place.id, tree)),
    sales: items.flatMap(({ plan, place }) =>
      plan.sale === null ? [] : [{ item_id: place.id, ...plan.sale }],
    ),
    bindings: items.flatMap(({ plan, place }) =>
      plan.shipping.map(({ name, size }) => ({ item_id: place.id, method_id: methods.get(name), size })),
    ),
  }
}

/** How many pieces the scarcest and the most plentiful of the variations have; nothing of an item without. */
function piecesOf({ variations }: ItemPlan): object {
  if (variations.length === 0) return {}
  const pieces = variations.map(({ stock }) => stock)
  return { fewest_pieces: Math.min(...pieces), most_pieces: Math.max(...pieces) }
}

function storedOf({ id, images }: ItemPlan, { storedImageOf }: Pick<Run, 'storedImageOf'>): string[] {
  return images.flatMap(image => storedImageOf?.(id, image) ?? [])
}

/** The parts of an item in their order, from 1. */
function numbered<T extends object>(
  parts: readonly T[],
  itemId: number,
): (T & { item_id: number; position: number })[] {
  return parts.map((part, index) => ({ ...part, item_id: itemId, position: index + 1 }))
}

function linksOf({ categories }: ItemPlan, itemId: number, tree: CategoryTree): object[] {
  return categories.map(summary => ({ item_id: itemId, category_id: tree.resolve(summary)?.id }))
}
