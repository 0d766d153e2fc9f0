/** Brings one item from just made to finished: variations, stock, categories, pictures, visibility, its own identifier. */
import type { PlannedItem } from '../plan/planned.ts'
import { createOnce, type Patience, repeat } from '../shop/repeat.ts'
import type { ItemFields, ShopApi, ShopItem, StockFields } from '../shop/shop-api.ts'
import { addPictures, NO_PICTURES, type PicturesOutcome, removeImages } from './add-pictures.ts'

/** The fields with which an item is made: it bears its mark until it is complete. */
export function fieldsOf(planned: PlannedItem, identifier: string): ItemFields {
  const { name, detail, price, tax } = planned
  return { name, detail, identifier, price, item_tax_type: tax }
}

/** An item that bears its mark, and what it shall become. */
export interface Unfinished {
  readonly planned: PlannedItem
  readonly item: ShopItem
  /** Made by this run, so that its own fields are as planned. */
  readonly isNew: boolean
  readonly categoryIds: readonly number[]
}

/** What was done to an item. */
export interface Filled {
  readonly variationsAdded: number
  readonly pictures: PicturesOutcome
}

/**
 * Brings an item that bears its mark to what is planned, and takes the mark away last; what an earlier run has done is
 * not done again. It is shown before, so that a run cut short between the two does not leave it hidden for good.
 * Images of an earlier run make way for all pictures from the first on.
 */
export async function fillItem(
  api: ShopApi,
  { planned, item, isNew, categoryIds }: Unfinished,
  patience: Patience,
): Promise<Filled> {
  const ids = new Map(item.variations.map(variation => [variation.name, variation.id]))
  const missing = planned.variations.filter(variation => !ids.has(variation.name))
  for (const { name, identifier, barcode } of missing) {
    const added = await createOnce(
      () => api.addVariation(item.id, { name, identifier, barcode }),
      async () => (await api.listVariations(item.id)).find(variation => variation.name === name)?.id,
      patience,
    )
    ids.set(name, added)
  }
  // Once it is visible it can be bought, and the stock that the file gives is no longer true.
  const stock = item.visible ? undefined : plannedStock(planned, ids)
  if (stock !== undefined) await repeat(() => api.setStock(item.id, stock), patience)
  for (const categoryId of categoryIds) await repeat(() => api.linkItem(categoryId, item.id), patience)
  const pictures = item.visible ? NO_PICTURES : await putPictures(api, planned, item, patience)
  if (planned.visible && !item.visible) await repeat(() => api.show(item.id), patience)
  const { identifier } = planned
  const last = isNew ? { identifier } : fieldsOf(planned, identifier)
  await repeat(() => api.editItem(item.id, last), patience)
  return { variationsAdded: missing.length, pictures }
}

async function putPictures(
  api: ShopApi,
  { pictures }: PlannedItem,
  { id, imageIds }: ShopItem,
  patience: Patience,
): Promise<PicturesOutcome> {
  if (pictures.length === 0) return NO_PICTURES
  await removeImages(api, id, imageIds, patience)
  return addPictures(api, id, pictures, patience)
}

/** Nothing where all is 0, since that is what items and variations begin with. */
function plannedStock(planned: PlannedItem, ids: ReadonlyMap<string, number>): StockFields | undefined {
  if (planned.stock > 0) return { stock: planned.stock }
  const variations = planned.variations.flatMap(({ name, stock }) => {
    const id = ids.get(name)
    return stock > 0 && id !== undefined ? [{ variation_id: id, stock }] : []
  })
  return variations.length > 0 ? { variations } : undefined
}
