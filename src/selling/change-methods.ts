/** Adds, changes, orders and removes shipping methods, and notes it in the audit log, in one transaction each (R-SHIP-1). */
import { differencesOf } from '../audit/differences.ts'
import { recordEvent } from '../audit/record.ts'
import type { Transaction } from '../db/database.ts'
import { isStoredId } from '../http/schemas.ts'
import { namesOf } from '../lib/members.ts'
import { holdSelling } from '../shops/store.ts'
import { type Author, notThere, type Parts, rejected } from './author.ts'
import { MAX_SHIPPING_METHODS } from './limits.ts'
import {
  arrangeShippingMethods,
  bindItems,
  deleteShippingMethod,
  findMethodNamed,
  insertShippingMethod,
  listShippingMethods,
  type MethodColumns,
  type ShippingMethod,
  updateShippingMethod,
} from './method-store.ts'

/** A method as it is to be, with the items that are bound to it; without these they stay as they are. */
export interface WantedMethod {
  readonly columns: MethodColumns
  readonly items?: readonly { readonly item_id: number; readonly size: number }[]
}

/** Adds a method behind the others and answers its id. Throws 422 `console/rejected`. */
export function addShippingMethod(
  parts: Parts,
  shopId: number,
  author: Author,
  { columns, items = [] }: WantedMethod,
): Promise<number> {
  return change(parts, shopId, author, async (tx, methods) => {
    if (methods.length >= MAX_SHIPPING_METHODS) {
      throw rejected('', `would be one more than ${MAX_SHIPPING_METHODS} shipping methods`)
    }
    const id = await insertShippingMethod(tx, shopId, columns)
    if (id === undefined) throw nameTaken()
    await bind(tx, shopId, id, items)
    return { answer: id, subject: columns.name, detail: { added: columns.name } }
  })
}

/** Changes a method. Throws 404 `console/not-found` and 422 `console/rejected`. */
export function changeShippingMethod(
  parts: Parts,
  shopId: number,
  author: Author,
  id: number,
  { columns, items }: WantedMethod,
): Promise<void> {
  return change(parts, shopId, author, async (tx, methods) => {
    const before = known(methods, id)
    const named = await findMethodNamed(tx, shopId, columns.name)
    if (named !== undefined && named !== id) throw nameTaken()
    await updateShippingMethod(tx, shopId, id, columns)
    if (items !== undefined) await bind(tx, shopId, id, items)
    const detail = {
      ...differencesOf(namesOf(columns), { ...before }, { ...columns }),
      ...(items === undefined ? {} : { items: items.length }),
    }
    return { answer: undefined, subject: columns.name, detail }
  })
}

/** Removes a method; orders keep its name. Throws 404 `console/not-found`. */
export function removeShippingMethod(
  parts: Parts,
  shopId: number,
  author: Author,
  id: number,
): Promise<void> {
  return change(parts, shopId, author, async (tx, methods) => {
    const { name } = known(methods, id)
    await deleteShippingMethod(tx, shopId, id)
    return { answer: undefined, subject: name, detail: { removed: name } }
  })
}

/** Puts the methods into an order, in which buyers are offered them. Throws 422 `console/rejected` unless all are named, each once. */
export function orderShippingMethods(
  parts: Parts,
  shopId: number,
  author: Author,
  ids: readonly number[],
): Promise<void> {
  return change(parts, shopId, author, async (tx, methods) => {
    const all = new Set(methods.map(({ id }) => id))
    if (ids.length !== all.size || !ids.every(id => all.delete(id))) {
      throw rejected('/ids', 'must name all shipping methods of the shop, each once')
    }
    await arrangeShippingMethods(tx, shopId, ids)
    const names = ids.map(id => known(methods, id).name)
    return { answer: undefined, subject: null, detail: { order: names } }
  })
}

interface Changed<T> {
  readonly answer: T
  readonly subject: string | null
  readonly detail: Readonly<Record<string, unknown>>
}

function change<T>(
  { db, clock }: Parts,
  shopId: number,
  author: Author,
  work: (tx: Transaction, methods: readonly ShippingMethod[]) => Promise<Changed<T>>,
): Promise<T> {
  return db.transaction(async tx => {
    if (!(await holdSelling(tx, shopId))) throw notThere('shop')
    const { answer, subject, detail } = await work(tx, await listShippingMethods(tx, shopId))
    const kind = 'shipping_methods_changed'
    await recordEvent(tx, { shopId, ...author, kind, subject, detail, at: clock.now() })
    return answer
  })
}

function known(methods: readonly ShippingMethod[], id: number): ShippingMethod {
  const method = methods.find(one => one.id === id)
  if (method === undefined) throw notThere('shipping method')
  return method
}

const nameTaken = () => rejected('/name', 'is that of another shipping method')

async function bind(
  tx: Transaction,
  shopId: number,
  methodId: number,
  items: NonNullable<WantedMethod['items']>,
): Promise<void> {
  const possible = items.filter(({ item_id }) => isStoredId(item_id))
  const bound = new Set(await bindItems(tx, shopId, methodId, possible))
  const index = items.findIndex(({ item_id }) => !bound.has(item_id))
  if (index >= 0) throw rejected(`/items/${index}/item_id`, 'is no item of this shop')
}
