/** A copy of an item with all that belongs to it, private and without stock (R-CATALOGUE-4). For the console. */
import type { Context } from '../context.ts'
import type { Connection, Transaction } from '../db/database.ts'
import { notFound, Problem } from '../http/problems.ts'
import { originalKey } from '../images/image-types.ts'
import { randomBase62 } from '../lib/base62.ts'
import { wholeSecond, writeDateTime } from '../lib/date-time.ts'
import { noteFile } from '../resources/files/note-file.ts'
import { findFileTypes } from '../resources/files/type-store.ts'
import { lockTree } from '../resources/item_categories/store.ts'
import { findItems, type ItemRow } from '../resources/items/detail-store.ts'
import { MAX_NAME_LENGTH } from '../resources/items/limits.ts'
import { rejected } from '../selling/author.ts'
import { countBound, listMethodsOfItem } from '../selling/binding-store.ts'
import { MAX_BOUND_ITEMS } from '../selling/limits.ts'
import { listShippingMethods, type NamedBinding } from '../selling/method-store.ts'
import { readTree } from './category-tree.ts'
import { itemDocument } from './export-documents.ts'
import { type ItemPlan, planItem } from './item-plan.ts'
import type { ItemDocument } from './schemas.ts'
import { insertPlanned } from './write-items.ts'

/** What the name of a copy ends with. */
const SUFFIX = ' (コピー)'

/**
 * Copies it and answers the new item's id. Throws 404; a digital item, whose file is its own, is 422, and so is one that is bound to a
 * shipping method with as many items as one can have.
 */
export async function copyItem(context: Context, shopId: number, itemId: number): Promise<number> {
  const { db, clock } = context
  const [row] = await findItems(db, shopId, [itemId])
  if (row === undefined) throw notFound('items')
  if (row.type === 'digital') {
    const detail = 'is a digital item, whose file is its own'
    throw new Problem('console/rejected', `The item ${detail}.`, { violations: [{ pointer: '', detail }] })
  }
  await requireRoom(db, shopId, itemId)
  const copies = await copyImages(context, shopId, row)
  const now = wholeSecond(clock.now())
  return db.transaction(async tx => {
    // What the copy refers to, categories and shipping methods, stays until it is written: whoever changes them holds the shop too.
    await lockTree(tx, shopId)
    const [held] = await findItems(tx, shopId, [itemId])
    if (held === undefined) throw notFound('items')
    await requireRoom(tx, shopId, itemId)
    const methods = new Map((await listShippingMethods(tx, shopId)).map(({ id, name }) => [id, name]))
    const bound = await boundMethods(tx, shopId, itemId, methods)
    const document = itemDocument(held, now, context.baseUrl, { bound, sale: undefined })
    const tree = await readTree(tx, shopId, [])
    const plan = asCopy(
      planItem(document as unknown as ItemDocument),
      writeDateTime(now),
      imagesOfCopy(held, copies),
    )
    const named = { tree, methods: new Map([...methods].map(([id, name]) => [name, id])) }
    const names = new Set(copies.values())
    const [made] = await insertPlanned(tx, shopId, [{ plan }], named, {
      imagesOf: () => [],
      storedImageOf: (_id, { url }) => (names.has(url) ? url : undefined),
      now: () => now,
    })
    if (made === undefined) throw new Error('No item was written')
    return made.place.id
  })
}

/** Refuses a copy that a method to which the item is bound has no room for. */
async function requireRoom(db: Connection, shopId: number, itemId: number): Promise<void> {
  const bound = (await listMethodsOfItem(db, shopId, itemId)) ?? []
  if (bound.length === 0) return
  const counts = await countBound(db, shopId)
  if (bound.some(({ shipping_method_id: id }) => (counts.get(id) ?? 0) >= MAX_BOUND_ITEMS)) {
    throw rejected('/shipping_methods', `would have one more than ${MAX_BOUND_ITEMS} items`)
  }
}

/** The methods to which the item is bound, by their names. */
async function boundMethods(
  tx: Transaction,
  shopId: number,
  itemId: number,
  names: ReadonlyMap<number, string>,
): Promise<NamedBinding[]> {
  return ((await listMethodsOfItem(tx, shopId, itemId)) ?? []).flatMap(({ shipping_method_id, size }) => {
    const name = names.get(shipping_method_id)
    return name === undefined ? [] : [{ item_id: itemId, name, size }]
  })
}

/** Codes are a shop's own, so that a copy has none; pieces are there once. Images stand in their order. */
function asCopy(plan: ItemPlan, now: string, shown: ReadonlyMap<number, string | null>): ItemPlan {
  const { columns, variations, images } = plan
  const name = [...columns.name].slice(0, MAX_NAME_LENGTH - SUFFIX.length).join('') + SUFFIX
  const price = columns.proper_price ?? columns.price
  return {
    ...plan,
    columns: {
      ...columns,
      ...{ name, price, proper_price: null, identifier: null, visible: false, own_stock: 0 },
      ...{ created_at: now, modified_at: now },
    },
    variations: variations.map(variation => ({ ...variation, ...withoutCodes(variation), stock: 0 })),
    images: images.flatMap(image => {
      const copied = shown.get(image.id)
      return copied === undefined ? [] : [copied === null ? image : { ...image, url: copied }]
    }),
  }
}

/** The images that the copy shows, by their ids: the names of those that were copied; null of those that are kept elsewhere and stay as they are. */
function imagesOfCopy(
  { images }: ItemRow,
  copies: ReadonlyMap<string, string>,
): ReadonlyMap<number, string | null> {
  return new Map(
    images.flatMap(({ id, image_name }): [number, string | null][] => {
      const shown = image_name === null ? null : copies.get(image_name)
      return shown === undefined ? [] : [[id, shown]]
    }),
  )
}

/** A variation that has only a code is called by it. */
function withoutCodes({ name, identifier, barcode }: ItemPlan['variations'][number]) {
  return { name: name ?? identifier ?? barcode, identifier: null, barcode: null }
}

/** The item's own pictures under new names, by their old ones: they are swept with the item that shows them. */
async function copyImages(
  context: Context,
  shopId: number,
  { images }: ItemRow,
): Promise<ReadonlyMap<string, string>> {
  const names = images.flatMap(({ image_name }) => image_name ?? [])
  const types = await findFileTypes(context.db, shopId, names)
  const copies = new Map<string, string>()
  for (const name of names) {
    const contentType = types.get(name)
    const bytes = await context.objects.read(originalKey(name))
    if (contentType === undefined || bytes === undefined) continue
    const imageName = `${randomBase62(22)}${name.slice(name.lastIndexOf('.'))}`
    await noteFile(context, shopId, { purpose: 'item_image', contentType, imageName })
    await context.objects.put(originalKey(imageName), bytes, contentType)
    copies.set(name, imageName)
  }
  return copies
}
